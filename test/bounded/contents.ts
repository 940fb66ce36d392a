/** A change of a file's bytes: some are written, or it gets another length. */
export type Change = Written | { readonly length: number };

interface Written {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** What a file may hold after a cut, and how that is told. */
export interface Content {
  readonly bytes: Uint8Array;
  readonly told: () => string;
}

/** A block that a disk may lose alone. The smallest that disks have is 512 bytes: less is harder to stand. */
const BLOCK = 16;

/**
 * All that a file may hold whose changes since the last sync are these: the first of them, and of the next one any
 * number of bytes; the same with noughts up to its end; with noughts in place of its first bytes, or of any block; and
 * all changes but one. A step says how many bytes are more than any number.
 */
export function* contentsLeft(safe: Uint8Array, changes: readonly Change[], step: number): Generator<Content> {
  yield { bytes: safe, told: () => 'nothing kept' };
  let base = safe;
  for (const [n, change] of changes.entries()) {
    if ('bytes' in change) yield* partsOf(base, change, { n, step });
    base = applied(base, change);
    yield { bytes: base, told: () => `${n + 1} changes kept` };
  }
  for (let but = 0; but < changes.length - 1; but++)
    yield { bytes: changes.filter((_, n) => n !== but).reduce(applied, safe), told: () => `change ${but + 1} lost` };
}

function* partsOf(
  base: Uint8Array,
  { at, bytes }: Written,
  { n, step }: { readonly n: number; readonly step: number },
): Generator<Content> {
  const noughts = applied(base, { at, bytes: new Uint8Array(bytes.length) });
  const told = (what: string, first: number) => () => `${n} changes kept, then ${what} ${first} of ${bytes.length}`;
  yield { bytes: noughts, told: told('noughts for', bytes.length) };
  for (let first = 1; first < bytes.length; first += step) {
    yield { bytes: applied(base, { at, bytes: bytes.subarray(0, first) }), told: told('the first', first) };
    yield {
      bytes: applied(noughts, { at, bytes: bytes.subarray(0, first) }),
      told: told('noughts behind the first', first),
    };
    yield {
      bytes: applied(noughts, { at: at + first, bytes: bytes.subarray(first) }),
      told: told('noughts for the first', first),
    };
  }
  const whole = applied(base, { at, bytes });
  for (let first = BLOCK; first + BLOCK < bytes.length; first += BLOCK)
    yield {
      bytes: applied(whole, { at: at + first, bytes: new Uint8Array(BLOCK) }),
      told: told('a block of noughts from', first),
    };
}

export function applied(bytes: Uint8Array, change: Change): Uint8Array {
  const length = 'length' in change ? change.length : Math.max(bytes.length, change.at + change.bytes.length);
  const after = new Uint8Array(length);
  after.set(bytes.subarray(0, length));
  if ('bytes' in change) after.set(change.bytes, change.at);
  return after;
}

export const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
