import { Refusal } from '../../src/logbook/refusal.ts';
import { PATH } from '../support/people/campaigns.ts';
import { bookOf } from '../support/program/crafted-book.ts';
import { textOf } from './acts.ts';
import { openedOn } from './books.ts';
import { type Content, joined } from './contents.ts';
import { type Behaviour, PosixDisk } from './disk.ts';

/** A damaged book, and how many of its lines stand before the damage. */
export interface Damaged extends Content {
  readonly whole: number;
}

const NEWLINE = 10;
const encoder = new TextEncoder();

/** The book as this disk has it, each line by itself. */
function linesOf(records: readonly object[], { asWritten }: Behaviour): readonly Uint8Array[] {
  const lines = bookOf(records)
    .split('\n')
    .slice(0, -1)
    .map((line) => encoder.encode(`${line}\n`));
  return asWritten ? lines.map(asWritten) : lines;
}

/** Every damage to one byte or one line of a book. */
export function* damagedBooks(records: readonly object[], disk: Behaviour): Generator<Damaged> {
  const lines = linesOf(records, disk);
  const bytes = joined(lines);
  for (let at = 0; at < bytes.length; at++) yield* ofByte(bytes, at);
  for (let line = 0; line < lines.length; line++) yield* ofLine(lines, line);
}

function* ofByte(bytes: Uint8Array, at: number): Generator<Damaged> {
  const whole = bytes.subarray(0, at).filter((byte) => byte === NEWLINE).length;
  const byte = bytes[at] ?? 0;
  for (const other of [0, byte ^ 1, byte ^ 128])
    yield { bytes: bytes.with(at, other), whole, told: () => `byte ${at} is ${other} for ${byte}` };
  yield { bytes: bytes.subarray(0, at), whole, told: () => `cut off at byte ${at}` };
}

function* ofLine(lines: readonly Uint8Array[], line: number): Generator<Damaged> {
  const [before, itself, after] = [lines.slice(0, line), lines.slice(line, line + 1), lines.slice(line + 1)];
  const told = (what: string) => () => `line ${line + 1} is ${what}`;
  yield { bytes: joined([...before, ...after]), whole: line, told: told('lost') };
  yield { bytes: joined([...before, ...itself, ...itself, ...after]), whole: line, told: told('doubled') };
  yield {
    bytes: joined([...before, ...after.slice(0, 1), ...itself, ...after.slice(1)]),
    whole: line,
    told: told('moved'),
  };
}

/** Damages near the end of a book that are refused until it is recovered. */
export function tailDamages(records: readonly object[]): readonly Damaged[] {
  const lines = linesOf(records, {});
  const bytes = joined(lines);
  return [
    { bytes: bytes.with(bytes.length - 20, 0), whole: lines.length - 1, told: () => 'a nought in the last line' },
    { bytes: bytes.with(bytes.length - 130, 0), whole: lines.length - 2, told: () => 'a nought in the last but one' },
    { bytes: joined([bytes, encoder.encode('of a stranger\n')]), whole: lines.length, told: () => 'a line put behind' },
    { bytes: joined([...lines, ...lines.slice(-1)]), whole: lines.length, told: () => 'the last line doubled' },
  ];
}

/** What is wrong with how a damaged book is taken: it is opened as far as it is whole, at once or when it is recovered. */
export function wrongWithDamaged(
  { bytes, whole }: Damaged,
  records: readonly object[],
  disk: Behaviour,
): string | undefined {
  const found = foundIn(bytes, disk);
  if (found === undefined) return whole < 2 ? undefined : 'the book is refused for good';
  if (!textOf(records).startsWith(found)) return 'something is there that nobody wrote';
  return found.startsWith(textOf(records.slice(0, whole))) ? undefined : 'a line before the damage is lost';
}

/** The records that are found; nothing where even the beginning is refused. */
function foundIn(bytes: Uint8Array, behaviour: Behaviour): string | undefined {
  try {
    return textOf(openedOn(new PosixDisk(new Map([[PATH, bytes]]), behaviour)).log.records);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
