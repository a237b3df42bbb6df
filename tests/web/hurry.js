// Ten times as fast, as far as pages wait on purpose.
const later = setTimeout;
globalThis.setTimeout = (work, wait = 0, ...given) => later(work, wait < 5000 ? wait / 10 : wait, ...given);
