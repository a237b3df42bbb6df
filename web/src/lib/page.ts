/** What can be read of a game without a table. */
export type GuidePart = "rules" | "cards";

/** A page of the client. */
export type Page =
  | { name: "home" }
  | { name: "new"; game: string | null }
  | { name: "mine" }
  | { name: "guide"; game: string; part: GuidePart }
  | { name: "table"; code: string }
  | { name: "replay"; code: string; review: boolean }
  | { name: "link"; token: string }
  | { name: "learn"; game: string }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "lost" };

/** The page of an address. */
export function pageOf(url: URL): Page {
  const [first, second, third, ...more] = url.pathname.split("/").filter(Boolean);
  if (!first || (first === "rules" && !second)) return { name: "home" };
  if (first === "mine" && !second) return { name: "mine" };
  if ((first === "rules" || first === "cards") && second && !third) return { name: "guide", game: second, part: first };
  if (first === "new" && !second) return { name: "new", game: url.searchParams.get("game") };
  if (first === "t" && second && !third) return { name: "table", code: second };
  if (first === "t" && second && (third === "replay" || third === "review") && !more.length) return { name: "replay", code: second, review: third === "review" };
  if (first === "link" && second && !third) return { name: "link", token: second };
  if (first === "learn" && second && !third) return { name: "learn", game: second };
  if (first === "learn" && second && third && !more.length) return { name: "lesson", game: second, lesson: third };
  return { name: "lost" };
}
