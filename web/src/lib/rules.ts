// The part of Markdown that RULES.md files use, as something that can be shown.

/** A piece of text and how it is set. */
export interface Span {
  text: string;
  style: "plain" | "strong" | "em" | "code";
}

export type Block =
  | { type: "heading"; level: number; spans: Span[] }
  | { type: "rule"; number: string; spans: Span[] }
  | { type: "text"; spans: Span[] }
  | { type: "list"; items: Span[][] }
  | { type: "table"; head: Span[][]; rows: Span[][][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/gs;
const NUMBERED = /^\*\*([A-Z]+-[\d.]+)\*\*\s*/;

/** A line of text with its marks. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), style: "plain" });
    const [strong, em, code] = match.slice(1);
    if (strong !== undefined) found.push({ text: strong, style: "strong" });
    else if (em !== undefined) found.push({ text: em.replaceAll("`", ""), style: "em" });
    else found.push({ text: code ?? "", style: "code" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), style: "plain" });
  return found;
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

function block(text: string): Block {
  const heading = /^(#+)\s+(.*)$/s.exec(text);
  if (heading) return { type: "heading", level: heading[1]?.length ?? 1, spans: spans(heading[2] ?? "") };
  const lines = text.split("\n");
  if (lines[0]?.startsWith("|")) {
    return { type: "table", head: cells(lines[0]), rows: lines.slice(2).map(cells) };
  }
  if (/^[-*] /.test(text)) {
    return { type: "list", items: text.split(/\n[-*] /).map((item) => spans(flat(item.replace(/^[-*] /, "")))) };
  }
  const rule = NUMBERED.exec(text);
  if (rule) return { type: "rule", number: rule[1] ?? "", spans: spans(flat(text.slice(rule[0].length))) };
  return { type: "text", spans: spans(flat(text)) };
}

const flat = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** A rule book, paragraph by paragraph. */
export function readRules(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

/** Whether a block holds some words. */
export function mentions(block: Block, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  const inside = (line: Span[]): string => line.map((span) => span.text).join("");
  const text =
    block.type === "table"
      ? [block.head, ...block.rows].flat().map(inside).join(" ")
      : block.type === "list"
        ? block.items.map(inside).join(" ")
        : (block.type === "rule" ? `${block.number} ` : "") + inside(block.spans);
  return text.toLowerCase().includes(wanted);
}

/** What a numbered rule says, without its marks; empty if there is none of that number. */
export function ruleText(text: string, number: string): string {
  const found = readRules(text).find((one) => one.type === "rule" && one.number === number);
  return found?.type === "rule" ? found.spans.map((span) => span.text).join("") : "";
}
