/** Milliseconds until a moment, never below zero. */
export function remaining(until: number, now: number): number {
  return Math.max(0, until - now);
}

/** A span of time as a clock shows it: 0:07, 12:30, 2:05:00. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
