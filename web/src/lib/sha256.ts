// SHA-256 as FIPS 180-4 has it. The browser's own is there on https and localhost only, and people play over http at home.

const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The bytes, a one, zeros, and how many bits there were: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(64 * Math.ceil((bytes.length + 9) / 64)));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  blocks.setUint32(blocks.byteLength - 4, bytes.length << 3);
  return blocks;
}

/** The digest of some bytes, in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const blocks = padded(bytes);
  const words = new Int32Array(64);
  const word = (at: number): number => words[at] as number;
  const sum = [...START];
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = blocks.getInt32(block + 4 * at);
    for (let at = 16; at < 64; at++) {
      const [early, late] = [word(at - 15), word(at - 2)];
      const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[at] = word(at - 16) + low + word(at - 7) + high;
    }
    let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const high = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[at] as number) + word(at);
      const low = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(high + low) | 0, a, b, c, (d + high) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((part, at) => (sum[at] = ((sum[at] as number) + part) | 0));
  }
  return sum.map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}
