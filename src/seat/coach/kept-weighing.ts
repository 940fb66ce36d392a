import { crc32 } from 'node:zlib';
import type { Rulebook } from '../../cards/rulebook.ts';
import { sumText } from '../../logbook/file/line.ts';
import { type Disk, replaceFile } from '../../logbook/file/store.ts';
import { type Fit, having, isRecord, listOf, maybe, oneOf, text, wholeFrom } from '../../logbook/fits/fits.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { openingOf } from '../../logbook/standing.ts';
import type { Better, DayToWeigh, WeighedQuestion } from './weigh.ts';

/** What has been weighed of each day, by the day's own checksum. */
export type KeptWeighing = ReadonlyMap<string, readonly WeighedQuestion[]>;

/** A day's checksum: of its dawn, its throws and answers, and of how the campaign was begun. */
export const sumOfDay = ({ dawn, entries }: DayToWeigh, { standing }: Pick<LogBook, 'standing'>): string =>
  sumText(crc32(JSON.stringify([openingOf(standing), dawn, entries])));

/** What the file is good for: these cards, and this program as it is built. */
export const programOf = (code: string, book: Rulebook): string => `${sumText(crc32(code))} ${book.fingerprint}`;

/** The file's contents; nothing where it is absent, damaged, or of another program: then all is weighed anew. */
export function readKept(disk: Disk, path: string, program: string): KeptWeighing {
  try {
    const [sum, said = ''] = new TextDecoder().decode(disk.read(path)).split('\n');
    const read: unknown = sum === sumText(crc32(said)) ? JSON.parse(said) : undefined;
    return isKept(read) && read.program === program
      ? new Map(read.days.map(({ day, weighed }) => [day, weighed]))
      : NONE;
  } catch {
    return NONE;
  }
}

const NONE: KeptWeighing = new Map();

/** Writes the file anew, at once; where the disk refuses it nothing is kept. */
export function writeKept(disk: Disk, path: string, program: string, kept: KeptWeighing): void {
  const days = [...kept].map(([day, weighed]) => ({ day, weighed }));
  const said = JSON.stringify({ program, days } satisfies KeptFile);
  try {
    replaceFile(disk, path, new TextEncoder().encode(`${sumText(crc32(said))}\n${said}\n`));
  } catch {
    return;
  }
}

interface KeptFile {
  readonly program: string;
  readonly days: readonly { readonly day: string; readonly weighed: readonly WeighedQuestion[] }[];
}

const number: Fit = (value) => (typeof value === 'number' && Number.isFinite(value) ? undefined : '');

const FIGURES = having({ points: number, stake: number, machines: number, men: number, good: number });

const BETTER = having({
  answer: text,
  to: oneOf('mission', 'day', 'fight'),
  lead: number,
  error: number,
  playouts: wholeFrom(2, 100_000),
  came: having({ given: FIGURES, better: FIGURES }),
} satisfies Record<keyof Better, Fit>);

const LEAD = having({ mean: number, error: number });

const WEIGHED = having({
  day: wholeFrom(1, 30),
  entry: wholeFrom(0, 100_000),
  tried: oneOf(true, false),
  better: maybe(BETTER),
  beside: maybe(LEAD),
} satisfies Record<keyof WeighedQuestion, Fit>);

const FILE = having({ program: text, days: listOf(40, having({ day: text, weighed: listOf(2000, WEIGHED) })) });

const isKept = (read: unknown): read is KeptFile => isRecord(read) && FILE(read) === undefined;
