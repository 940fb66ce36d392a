import type { Campaign, FlightRecord } from '../campaign/campaign.ts';
import { expectDefined } from '../cards/rulebook.ts';
import { isProved, readBack, saidIn } from './file/line.ts';
import { readLog, undamaged } from './file/read.ts';
import { Reading } from './file/reading.ts';
import { isAnswer, isBack, isHand, type LogRecord, type Opening } from './record.ts';
import { refuse } from './refusal.ts';
import { dawnOf, openingOf, type StandingRecord, takeOff } from './standing.ts';

/** What the list tells of a campaign at the start of its present day, and the hall of fame: its men with a victory. */
export type ListedCampaign = Pick<Campaign, 'day' | 'onlyDay' | 'until'> & {
  readonly flights: readonly Pick<FlightRecord, 'flight' | 'aircrew'>[];
};

/** The entry of a campaign in the list. */
export interface Outline {
  readonly opening: Opening;
  readonly campaign: ListedCampaign;
  readonly answers: number;
  readonly takeBacks: number;
  /** Whether an append was interrupted at its end. */
  readonly torn: boolean;
}

/** A record that is no answer, its line, and the number of answers after it. */
interface Passage extends Omit<StandingRecord, 'entries'> {
  readonly answers: number;
}

/** An outline of a log-book: answers are counted but not read. */
export function outlineOf(bytes: Uint8Array, file: string): Outline {
  const { passages, torn } = passagesOf(bytes, file);
  const standing = inForceOf(passages);
  const answers = standing.reduce((sum, { record, answers }) => sum + answers + (isHand(record) ? 1 : 0), 0);
  const takeBacks = passages.filter(({ record }) => isBack(record) && record.by === 'take-back').length;
  const campaign = dawnOf(standing).state;
  if (!('flights' in campaign)) return refuse({ why: 'battle', file });
  return { opening: openingOf(standing), campaign: listed(campaign), answers, takeBacks, torn };
}

function listed({ day, onlyDay, until, flights }: Campaign): ListedCampaign {
  return {
    day,
    ...(onlyDay !== undefined && { onlyDay }),
    ...(until !== undefined && { until }),
    flights: flights.map(({ flight, aircrew }) => ({
      flight,
      aircrew: aircrew.filter(({ kills, balloons }) => kills + balloons > 0),
    })),
  };
}

const decoder = new TextDecoder();

/**
 * A quick test confirms nearly every log-book. In any other each line is checked, and damage is reported; so is a file
 * without its last line end, or with invalid content.
 */
function passagesOf(bytes: Uint8Array, file: string): { passages: readonly Passage[]; torn: boolean } {
  const text = decoder.decode(bytes);
  const quick = isProved(text) ? passagesIn(text) : undefined;
  if (quick) return { passages: quick, torn: false };
  const { records, tail } = undamaged(file, readLog(bytes, file));
  return { passages: passagesAmong(records), torn: tail === 'torn' };
}

/** A text, split at each line that is no answer; nothing where a line is neither an answer nor a record of ours. */
function passagesIn(text: string): readonly Passage[] | undefined {
  const reading = new Reading();
  const passages: Passage[] = [];
  let line = 1;
  for (const passage of text.split('\n{')) {
    const [first = '', ...answers] = passage.trimEnd().split('\n');
    const said = saidIn(line === 1 ? first : `{${first}`);
    const record = reading.take(readBack(said.replace(MOMENTS, '$1[]}')), line);
    if (!record || !answers.every(isAnswerLine)) return undefined;
    passages.push({ line, record: record as LogRecord, answers: answers.length });
    line += 1 + answers.length;
  }
  return reading.state && passages;
}

/** A day's moments are not read: the list of campaigns does not show them. */
const MOMENTS = /^(\{"moments":\d+,"of":)\[.*\]\}$/;

/**
 * A list of texts. Two lines merged by damage at the end of the first do not match, although their checksum is correct.
 */
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const ANSWER = new RegExp(String.raw`^\[${TEXT}(?:,${TEXT}){2,3}\]$`);
const isAnswerLine = (line: string): boolean => ANSWER.test(line);

/** The same for records that were read line by line. */
function passagesAmong(records: readonly LogRecord<object>[]): readonly Passage[] {
  const lines = records.flatMap((record, i) => (isAnswer(record) ? [] : [i]));
  return lines.map((at, i) => ({
    line: at + 1,
    record: records[at] as LogRecord,
    answers: (lines[i + 1] ?? records.length) - at - 1,
  }));
}

/** The passages in force: one that goes back removes everything after its line. */
function inForceOf(passages: readonly Passage[]): readonly Passage[] {
  const standing: Passage[] = [];
  for (const passage of passages) {
    const { record } = passage;
    if (isBack(record)) {
      takeOff(standing, record.back);
      const last = expectDefined(standing.pop(), 'record to go back to');
      standing.push({ ...last, answers: Math.min(last.answers, record.back - last.line) });
    }
    standing.push(passage);
  }
  return standing;
}
