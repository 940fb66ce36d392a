import { type Chain, holdsAnswer, readLine, sumOf } from './line.ts';
import { type AnswerLine, FORMAT, isDawn, isOpening, type LogRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { inForce } from './standing.ts';

/** What a log-book's bytes hold: its whole lines, and what follows the last of them. */
export interface ReadLog {
  readonly records: readonly LogRecord<object>[];
  /** What the next line hangs on. */
  readonly chain: Chain;
  /** The length of the whole lines, in bytes. */
  readonly length: number;
  readonly tail: 'none' | 'torn' | 'damaged';
  /** What stands in the first line that is not whole, shortened. */
  readonly found: string;
}

const NEWLINE = 10;

/** Reads the lines up to the first that is not whole. */
export const readLog = (bytes: Uint8Array, file: string): ReadLog =>
  readAs(bytes, file, (text) => readLine(text, undefined));

/** The same, and as strictly proved; but what the answers were is left unread, for the list of campaigns only counts them. */
export const countLog = (bytes: Uint8Array, file: string): ReadLog => readAs(bytes, file, () => AN_ANSWER);

/** Stands for each of them. */
const AN_ANSWER: AnswerLine = { asked: 'movement', answer: '' };

type ReadAnswer = (text: string) => LogRecord<object> | undefined;

function readAs(bytes: Uint8Array, file: string, readAnswer: ReadAnswer): ReadLog {
  const lines = wholeLines(bytes);
  const { records, state } = recordsIn(textsOf(bytes, lines), readAnswer);
  const { end: length, sum } = lines[records.length - 1] ?? NO_LINE;
  const rest = bytes.subarray(length);
  const found = foundIn(decoder.decode(rest.subarray(0, 200)));
  if (records.length === 0) refuseOpening(decoder.decode(rest.subarray(0, 400)), file);
  if (!state) return refuse({ why: 'damaged', file, line: 2, found, days: 0 });
  return { records, chain: { sum, state }, length, tail: tailOf(rest), found };
}

/** The records up to the first that cannot stand where it stands, and the state at the last dawn among them. */
function recordsIn(texts: readonly string[], readAnswer: ReadAnswer) {
  const records: LogRecord<object>[] = [];
  let state: object | undefined;
  for (const text of texts) {
    const record = holdsAnswer(text) ? readAnswer(text) : readLine(text, state);
    if (!record || !follows(record, records)) break;
    records.push(record);
    if (isDawn(record)) state = record.state;
  }
  return { records, state };
}

const decoder = new TextDecoder();

/** Where a whole line ends, its line end with it, and the checksum that it bears. */
interface WholeLine {
  readonly end: number;
  readonly sum: number;
}

const NO_LINE: WholeLine = { end: 0, sum: 0 };

/** The lines that follow one from the other by their checksums. */
function wholeLines(bytes: Uint8Array): readonly WholeLine[] {
  const lines: WholeLine[] = [];
  let { end, sum } = NO_LINE;
  for (;;) {
    const newline = bytes.indexOf(NEWLINE, end);
    const next = newline < 0 ? undefined : sumOf(bytes, end, newline, sum);
    if (next === undefined) return lines;
    sum = next;
    end = newline + 1;
    lines.push({ end, sum });
  }
}

function textsOf(bytes: Uint8Array, lines: readonly WholeLine[]): readonly string[] {
  const { end } = lines.at(-1) ?? NO_LINE;
  return end === 0 ? [] : decoder.decode(bytes.subarray(0, end - 1)).split('\n');
}

/** A log-book opens with one opening line and the first dawn. */
function follows(record: LogRecord<object>, before: readonly LogRecord<object>[]): boolean {
  if (before.length === 0) return isOpening(record) && record.wof === FORMAT;
  return before.length === 1 ? isDawn(record) : !isOpening(record);
}

/** What was read, if nothing before its end is damaged; damage is refused, and told. */
export function undamaged(file: string, log: ReadLog): ReadLog {
  if (log.tail !== 'damaged') return log;
  const { records, found } = log;
  const days = inForce(records).filter(({ record }) => isDawn(record)).length;
  return refuse({ why: 'damaged', file, line: records.length + 1, found, days });
}

/** An append that was cut off leaves the beginning of one line, or zeros; anything else is damage to what was whole. */
function tailOf(rest: Uint8Array): ReadLog['tail'] {
  if (rest.length === 0) return 'none';
  const zeros = rest.every((byte) => byte === 0);
  return zeros || !rest.includes(NEWLINE) ? 'torn' : 'damaged';
}

function refuseOpening(text: string, file: string): never {
  const format = /^\{"wof":(\d+),/.exec(text)?.[1];
  if (format === undefined) refuse({ why: 'not-a-log-book', file });
  if (Number(format) !== FORMAT) refuse({ why: 'other-format', file, format: Number(format), ours: FORMAT });
  return refuse({ why: 'damaged', file, line: 1, found: foundIn(text), days: 0 });
}

function foundIn(text: string): string {
  const [line = ''] = text.split('\n');
  const shown = line.replace(/[\p{C}\uFFFD]/gu, '.');
  return shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
}
