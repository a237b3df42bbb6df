// What decisions are called, and the signs for it.

export type Verdict = "best" | "good" | "close" | "doubtful" | "mistake" | "blunder";

/** Those that blame have the signs that the terminal has. */
export const SIGNS: Record<Verdict, string> = { best: "★", good: "✓", close: "=", doubtful: "~", mistake: "?", blunder: "X" };

/** Whether a decision surely cost something. */
export function isCostly(verdict: Verdict): boolean {
  return verdict === "doubtful" || verdict === "mistake" || verdict === "blunder";
}
