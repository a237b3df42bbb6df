import type { Arms } from "../games/board";
import { copyText } from "./clipboard";

// A result as something to send to friends: a few lines, or a picture.

/** What is told of a game that is over. */
export interface Result {
  head: string; // the game, and when
  won: string; // who has won
  story: string; // why and how it ended
  ranks: readonly { place: number; name: string; points: number; said: string }[];
  evening: string; // the score of the evening, if there is one
  arms?: Arms;
}

/** A result in a few lines. */
export function resultText({ head, won, story, ranks, evening }: Result): string {
  return [head, [won, story].filter(Boolean).join(" "), ...ranks.map(({ said }) => said), evening].filter(Boolean).join("\n");
}

export const WIDTH = 1200;
const LINE = 44; // characters of the story in a line
const ROW = 58;
const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A text in lines that are not too long. */
export function lines(text: string, most = LINE): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** A result as an SVG that needs nothing from elsewhere. */
export function resultPicture({ head, won, story, ranks, evening, arms }: Result): { svg: string; height: number } {
  const [top, bottom] = arms?.ground ?? ["#3b3122", "#1a140c"];
  const text = (x: number, y: number, size: number, words: string, more = ""): string =>
    `<text x="${x}" y="${y}" font-size="${size}" ${more}>${plain(words)}</text>`;
  const parts: string[] = [];
  let y = 0;
  parts.push(text(400, y, 30, head, 'fill="#e9c97f"'));
  for (const line of lines(won, 30)) parts.push(text(400, (y += 66), 50, line, 'font-weight="700"'));
  y += 14;
  for (const line of lines(story, 54)) parts.push(text(400, (y += 36), 28, line, 'fill="#e8dcc2"'));
  y += 30;
  for (const { place, name, points } of ranks) {
    y += ROW;
    const weight = place === 1 ? 'font-weight="700" fill="#ffe6a8"' : "";
    parts.push(text(400, y, 36, `${place}.`, weight), text(460, y, 36, name, weight), text(WIDTH - 80, y, 36, String(points), `text-anchor="end" ${weight}`));
    parts.push(`<path d="M400 ${y + 16}H${WIDTH - 80}" stroke="#ffe6a8" stroke-opacity="0.25"/>`);
  }
  y += 20;
  for (const line of lines(evening, 54)) parts.push(text(400, (y += 38), 28, line, 'fill="#e9c97f"'));
  const height = Math.max(630, y + 220);
  const middle = (height - y) / 2;
  const shield = "M60 74h180v92c0 62-40 98-90 122-50-24-90-60-90-122z";
  const picture = arms
    ? `<g transform="translate(60 ${height / 2 - 200})" color="#fdf0cf" fill="#fdf0cf"><path d="${shield}" fill="${arms.tinctures[0]}" stroke="#c99b3d" stroke-width="6"/><g transform="translate(89 98) scale(0.238)">${arms.emblem}</g></g>`
    : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Georgia, 'DejaVu Serif', serif" fill="#fffaf0"><defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#ground)"/><rect x="18" y="18" width="${WIDTH - 36}" height="${height - 36}" fill="none" stroke="#c99b3d" stroke-width="3"/>${picture}<g transform="translate(0 ${middle})">${parts.join("")}</g>${text(WIDTH - 80, height - 46, 24, "Regalia", 'text-anchor="end" fill="#e9c97f"')}</svg>`;
  return { svg, height };
}

/** A picture as a PNG file. */
async function drawn({ svg, height }: { svg: string; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Hand a result on as a picture: to another app, or else as a file. */
export async function sharePicture(result: Result, name: string): Promise<void> {
  const file = new File([await drawn(resultPicture(result))], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await handOn({ files: [file] });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Hand a result on as text: to another app, or else to the clipboard. Tells whether it was copied. */
export async function shareText(result: Result): Promise<boolean> {
  const text = resultText(result);
  if (typeof navigator.share === "function") {
    await handOn({ text });
    return false;
  }
  await copyText(text);
  return true;
}

async function handOn(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error; // who thinks better of it has done nothing wrong
  }
}
