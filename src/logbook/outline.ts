import type { Campaign } from '../campaign/campaign.ts';
import { promised } from '../rulebook/promised.ts';
import { carriedOver, isRead } from './carry-over.ts';
import { isProved, readBack, recordOf, saidIn } from './file/line.ts';
import { readLog, undamaged } from './file/read.ts';
import { bareFit, isBefore } from './fits/record-fits.ts';
import { stateFit } from './fits/state-fits.ts';
import { FORMAT, isBack, isDawn, isHand, isOpening, type LogRecord, type Opening } from './record.ts';
import { refuse } from './refusal.ts';
import { dawnOf, openingOf, type Standing, takeOff } from './standing.ts';

/** What the list of campaigns says of one. */
export interface Outline {
  readonly opening: Opening;
  /** The campaign as its present day began. */
  readonly campaign: Campaign;
  readonly answers: number;
  readonly takeBacks: number;
  /** Whether an append was cut off at its end. */
  readonly torn: boolean;
}

/** A record that is no answer, its line, and how many answers stand behind it. */
interface Passage extends Omit<Standing, 'entries'> {
  readonly answers: number;
}

/** A log-book in outline: what each answer was is not read, for they are only counted. */
export function outlineOf(bytes: Uint8Array, file: string): Outline {
  const { passages, torn } = passagesOf(bytes, file);
  const standing = inForceOf(passages);
  const answers = standing.reduce((sum, { record, answers }) => sum + answers + (isHand(record) ? 1 : 0), 0);
  const takeBacks = passages.filter(({ record }) => isBack(record) && record.by === 'take-back').length;
  const campaign = dawnOf(standing).state;
  if (!('flights' in campaign)) return refuse({ why: 'battle', file });
  return { opening: openingOf(standing), campaign, answers, takeBacks, torn };
}

/** How a log-book opens, and the format in which it says that it is written. */
const OPENS = /^\{"wof":(\d+),.*\n\{"dawn":1,"state":/;

const opensAsRead = (text: string): boolean => isRead(Number(OPENS.exec(text)?.[1]));

const decoder = new TextDecoder();

/**
 * The quick proof finds nearly every log-book sound. Of any other each line is proved, and damage is told; so is it of
 * one that says all it should but has lost a line's end, or says what cannot be.
 */
function passagesOf(bytes: Uint8Array, file: string): { passages: readonly Passage[]; torn: boolean } {
  const text = decoder.decode(bytes);
  const quick = isProved(text) && opensAsRead(text) ? passagesIn(text) : [];
  if (quick.length > 0 && quick.every(isFit) && stateFit(lastStateIn(quick)) === undefined)
    return { passages: quick, torn: false };
  const log = undamaged(file, readLog(bytes, file));
  return { passages: passagesIn(log.text), torn: log.tail === 'torn' };
}

const isFit = ({ record, line }: Passage): boolean =>
  record && bareFit(record) === undefined && (!isBack(record) || isBefore(record.back, line));

const lastStateIn = (passages: readonly Passage[]): unknown =>
  passages.map(({ record }) => record).findLast(isDawn)?.state;

/** A text, cut wherever a line is no answer. */
function passagesIn(text: string): readonly Passage[] {
  let line = 1;
  let state: object | undefined;
  let format = FORMAT;
  return text.split('\n{').map((passage, i) => {
    const lines = passage.trimEnd().split('\n');
    const written = recordOf(readBack(saidIn(`${i === 0 ? '' : '{'}${lines[0]}`)), state);
    if (written && isOpening(written)) format = written.wof;
    if (written && isDawn(written)) state = written.state;
    const record = (written && carriedOver(written, format)) as LogRecord;
    const found = { line, record, answers: lines.length - 1 };
    line += lines.length;
    return found;
  });
}

/** What is in force: a passage that goes back takes away all that stands behind the line it goes back to. */
function inForceOf(passages: readonly Passage[]): readonly Passage[] {
  const standing: Passage[] = [];
  for (const passage of passages) {
    const { record } = passage;
    if (isBack(record)) {
      takeOff(standing, record.back);
      const last = promised(standing.pop(), 'record to go back to');
      standing.push({ ...last, answers: Math.min(last.answers, record.back - last.line) });
    }
    standing.push(passage);
  }
  return standing;
}
