/** Random numbers from 0 up to 1, seeded by a word: thinking twice about a position gives the same result. */
export function chanceFrom(word: string): () => number {
  let state = 2_166_136_261;
  for (let i = 0; i < word.length; i++) state = Math.imul(state ^ word.charCodeAt(i), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
