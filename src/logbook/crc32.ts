const STEPS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let step = byte;
  for (let bit = 0; bit < 8; bit++) step = step & 1 ? (step >>> 1) ^ 0xedb88320 : step >>> 1;
  return step;
});

/** CRC-32 of some bytes, going on from the sum of those before them. Every damage within 32 bits in a row changes it. */
export function crc32(bytes: Uint8Array, from: number): number {
  let sum = ~from;
  for (const byte of bytes) sum = (STEPS[(sum ^ byte) & 0xff] as number) ^ (sum >>> 8);
  return ~sum >>> 0;
}
