// Which seats this browser left to a bot itself: the server only says that a bot plays.

const KEY = "regalia-resigned";

function resigned(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Whether the person left this table's seat to a bot, rather than that time ran out. */
export function hasResigned(code: string): boolean {
  return resigned().includes(code);
}

const MOST = 50;

export function noteResigned(code: string): void {
  localStorage.setItem(KEY, JSON.stringify([code, ...resigned().filter((one) => one !== code)].slice(0, MOST)));
}

/** They have come back: what happens from now on is another matter. */
export function noteBack(code: string): void {
  localStorage.setItem(KEY, JSON.stringify(resigned().filter((one) => one !== code)));
}
