import { crc32 } from 'node:zlib';
import { expectDefined } from '../../cards/rulebook.ts';
import { type Changes, canChange, changed, changesBetween } from '../changes.ts';
import { isRecord, longText } from '../fits/fits.ts';
import { type AnswerLine, type Dawn, isAnswer, isDawn, type LogRecord, type Threw } from '../record.ts';

const encoder = new TextEncoder();

/**
 * What each line depends on: a CRC-32 of all earlier lines, which detects every damage within 32 bits in a row, and the
 * state at the last dawn.
 */
export interface Chain {
  readonly sum: number;
  readonly state?: object;
}

/** What the first line depends on. */
export const NOTHING_WRITTEN: Chain = { sum: 0 };

/**
 * A record as its line has it. An answer is its throws, the question (after the policy that answered) and the answer. A
 * dawn, except the first, is the changes since the last one. A log-book is always read from the start, so whole dawns
 * later on would save nothing.
 */
export type Written = readonly string[] | WrittenRecord;
type WrittenRecord = LogRecord<object> | (Threw & { readonly dawn: number; readonly changes: Changes });

/** One record as a line of JSON that ends in a checksum of itself and of every line before it. */
export function writeLine(record: LogRecord<object>, before: Chain): { text: string; chain: Chain } {
  const body = JSON.stringify(shortened(record, before)).slice(0, -1);
  const sum = crc32(encoder.encode(body), before.sum);
  const end = isAnswer(record) ? endOfList(sum) : endOfRecord(sum);
  return { text: `${body}${end}\n`, chain: { ...before, sum, ...(isDawn(record) && { state: record.state }) } };
}

export const sumText = (sum: number) => sum.toString(16).padStart(8, '0');
const endOfRecord = (sum: number) => `,"sum":"${sumText(sum)}"}`;
const endOfList = (sum: number) => `,"${sumText(sum)}"]`;

/** The checksum at the end of a line, its closing characters, and the line break. */
const CHECKSUMS = /,"(?:sum":"[0-9a-f]{8}"(\})|[0-9a-f]{8}"(\]))\n/g;

/**
 * Whether the last checksum of a text confirms everything before it. A quick test: the checksums between are not
 * compared.
 */
export const isProved = (text: string): boolean => text.slice(-11, -3) === sumText(crc32(text.replace(CHECKSUMS, '')));

/** A record as a line by itself, which ends in its own checksum. */
export function lineAlone(record: object): string {
  const body = JSON.stringify(record).slice(0, -1);
  return `${body}${endOfRecord(crc32(body))}\n`;
}

/** What such a line says; nothing where its checksum does not confirm it, or it is no JSON. */
export const saidAlone = (text: string): unknown => (isProved(text) ? readBack(saidIn(text.trimEnd())) : undefined);

/** A line may end in so many printable characters: a checksum may have been there, whatever happened to it. */
const ENDS = /[ -~]{18}$/;

/** The lines of a confirmed text, parsed at once; nothing where one of them is no JSON. */
export const readProved = (text: string): readonly Written[] | undefined =>
  readListBack(text.replace(CHECKSUMS, '$1$2,').slice(0, -1));

const END_OF_LIST = endOfList(0).length;
const END_OF_RECORD = endOfRecord(0).length;

const isOfList = (line: string) => line.startsWith('[');
const lengthOfEnd = (line: string) => (isOfList(line) ? END_OF_LIST : END_OF_RECORD);

/** A line without its checksum: a record, or an answer's list. */
export const saidIn = (line: string): string => `${line.slice(0, -lengthOfEnd(line))}${isOfList(line) ? ']' : '}'}`;

/**
 * The lines up to the last whose checksum confirms itself and all before it. A damaged checksum before it does no harm,
 * because a later one confirms the content of its line.
 */
export function saidInWhole(lines: readonly string[]): string[] {
  const said: string[] = [];
  let sum = NOTHING_WRITTEN.sum;
  let proved = 0;
  for (const line of lines) {
    const summed = sumOf(line, sum);
    if (!summed.isBorne && !ENDS.test(line)) break;
    sum = summed.sum;
    said.push(saidIn(line));
    if (summed.isBorne) proved = said.length;
  }
  return said.slice(0, proved);
}

/** The checksum of everything up to this line, and whether the line has it. */
export function sumOf(line: string, before: number): { readonly sum: number; readonly isBorne: boolean } {
  const sum = crc32(line.slice(0, Math.max(0, line.length - lengthOfEnd(line))), before);
  return { sum, isBorne: line.endsWith(isOfList(line) ? endOfList(sum) : endOfRecord(sum)) };
}

/** The checksum in a whole line. */
export const sumBorneBy = (line: string): number => Number.parseInt(line.slice(-10, -2), 16);

/** A line parsed; nothing where it is no JSON. */
export const readBack = (said: string): Written | undefined => readJson<Written>(said);

const readListBack = (said: string): readonly Written[] | undefined => readJson<readonly Written[]>(`[${said}]`);

/** The caller must check the form: a stranger may have written it. */
function readJson<Read>(said: string): Read | undefined {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

/**
 * The same for many lines. They are parsed as one list, which takes two thirds of the time; separately only if that
 * fails.
 */
export function readAllBack(said: readonly string[]): readonly (Written | undefined)[] {
  const all = readListBack(said.join(','));
  return all?.length === said.length ? all : said.map(readBack);
}

/**
 * The record of a whole line, after the state at the last dawn. Nothing for a dawn with changes to an unknown state,
 * and nothing for two lines merged by damage at the end of the first, which have a correct checksum.
 */
export function recordOf(written: unknown, before: object | undefined): LogRecord<object> | undefined {
  if (isList(written)) return answerIn(written);
  if (!isRecord(written)) return undefined;
  if (!('changes' in written)) return written as unknown as LogRecord<object>;
  const { changes, dawn, threw } = written;
  if (!before || !canChange(before, changes)) return undefined;
  return { ...(threw !== undefined && { threw }), dawn, state: changed(before, changes) } as Dawn<object>;
}

function shortened(record: LogRecord<object>, { state: before }: Chain): Written {
  if (isAnswer(record)) {
    const { threw, by, asked, answer } = record;
    return [...(threw ? [threw] : []), by === undefined ? asked : `${by} ${asked}`, answer];
  }
  if (!isDawn(record) || !before) return record;
  const { state, ...dawn } = record;
  return { ...dawn, changes: changesBetween(before, state) ?? {} };
}

/** The throws, which may be absent, the question, and the answer. */
function answerIn(list: readonly string[]): AnswerLine {
  const at = list.length - 2;
  const question = expectDefined(list[at], 'question');
  const space = question.indexOf(' ');
  const asked = question.slice(space + 1) as AnswerLine['asked'];
  const answer = expectDefined(list[at + 1], 'answer');
  const said = at === 0 ? { asked, answer } : { threw: expectDefined(list[0], 'throws'), asked, answer };
  return space < 0 ? said : { ...said, by: question.slice(0, space) };
}

const isList = (written: unknown): written is readonly string[] =>
  Array.isArray(written) &&
  (written.length === 2 || written.length === 3) &&
  written.every((each) => longText(each) === undefined);
