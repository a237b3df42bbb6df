// A moment of a replay in the address of its page: which play, through whose eyes, and a remark of whoever made the link.

export const LONGEST_REMARK = 280;
const OPEN = -2;

export interface Moment {
  ply: number;
  viewer: number;
  remark: string; // of anyone: it is shown as text, and never as anything else
}

export function readMoment(hash: string): Moment {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const ply = Math.floor(Number(given.get("ply")));
  const viewer = given.has("as") ? Math.floor(Number(given.get("as"))) : OPEN;
  const remark = [...(given.get("remark") ?? "")].slice(0, LONGEST_REMARK).join("").trim();
  return { ply: ply > 0 && Number.isFinite(ply) ? ply : 0, viewer: viewer >= OPEN && viewer < 8 ? viewer : OPEN, remark };
}

export function momentHash(ply: number, viewer: number | null, remark = ""): string {
  const given = new URLSearchParams({ ply: String(ply) });
  if (viewer !== null) given.set("as", String(viewer));
  if (remark.trim()) given.set("remark", remark.trim());
  return `#${given}`;
}
