// How far someone is in the lessons, as this browser remembers it. The server keeps it as well, for people with a name.

/** A lesson that was begun. */
interface Begun {
  answers: string[][]; // to the steps that are over, this time
  reached: number; // steps that were over at any time
}

type All = Record<string, Begun>; // by game and lesson
const KEY = "regalia-lessons";
const nothing: Begun = { answers: [], reached: 0 };

function load(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as All;
  } catch {
    return {};
  }
}

/** What is remembered of a lesson. */
export function begun(game: string, lesson: string): Begun {
  return load()[`${game}/${lesson}`] ?? nothing;
}

/** Remember the answers so far; who does a lesson again does not fall behind. */
export function keepAnswers(game: string, lesson: string, answers: string[][]): void {
  const reached = Math.max(answers.length, begun(game, lesson).reached);
  localStorage.setItem(KEY, JSON.stringify({ ...load(), [`${game}/${lesson}`]: { answers, reached } }));
}
