/** What each byte adds. The sum is made here and not by node: to call node for every short line takes longer than the sum itself. */
const ADDS = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** A CRC-32 of these bytes and of all before them, which every damage within 32 bits in a row changes. */
export function checksum(bytes: Uint8Array, from: number, to: number, before: number): number {
  let rest = ~before;
  for (let at = from; at < to; at++) rest = (ADDS[(rest ^ (bytes[at] as number)) & 255] as number) ^ (rest >>> 8);
  return ~rest >>> 0;
}
