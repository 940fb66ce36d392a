import type { Campaign } from '../../src/campaign/campaign.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import type { LogRecord } from '../../src/logbook/record.ts';
import { Refusal } from '../../src/logbook/refusal.ts';
import type { Sitting } from '../../src/logbook/sitting.ts';
import { aCampaign, anOpening, PATH, sitDown } from '../support/people/campaigns.ts';
import type { PosixDisk } from './disk.ts';

/** With what a campaign begins. */
export const BEGUN: readonly LogRecord<Campaign>[] = [anOpening(), { dawn: 1, state: aCampaign() }];

/** What a player can do at any moment; dice that are due are thrown in place of an answer. */
const ACTS = {
  'first answer': (sitting: Sitting) => answer(sitting, 0, 1),
  'last answer': (sitting: Sitting) => answer(sitting, -1, 6),
  'take back': (sitting: Sitting) => sitting.takeBack(),
  'dice to hand': (sitting: Sitting) => sitting.switchDice('hand', ['weather']),
  'dice to program': (sitting: Sitting) => sitting.switchDice('program', ['weather']),
} as const;

/** The first of them writes the whole book anew, because its first line says then what it needs. */
const note = (sitting: Sitting) => sitting.note('Nobody sang.');

export type Act = keyof typeof ACTS | 'reopen' | 'note';
export const ALL_ACTS: readonly Act[] = [
  'first answer',
  'last answer',
  'take back',
  'dice to hand',
  'dice to program',
  'reopen',
];
export type Script = readonly Act[];

function answer(sitting: Sitting, option: number, face: number): void {
  const { position } = sitting;
  if (position.status === 'throwing') return sitting.throwDice([face, face]);
  if (position.status !== 'asking') throw new Error(`Nobody can act: ${position.status}.`);
  sitting.answer(position.question.options.at(option) ?? '');
}

/** Does it, and returns the sitting that goes on; nothing where it was refused, as a step back from the beginning is. */
export function perform(act: Act, sitting: Sitting, disk: PosixDisk): Sitting | undefined {
  try {
    if (act === 'note') note(sitting);
    else if (act !== 'reopen') ACTS[act](sitting);
    else sitting.log.close();
    return act === 'reopen' ? sitDown(LogBook.open(disk, PATH)) : sitting;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Every script of up to so many acts. Each comes behind the one that it goes on from. */
export function scriptsOf(most: number): readonly Script[] {
  const scripts: Script[] = [[]];
  let last: readonly Script[] = scripts;
  for (let acts = 1; acts <= most; acts++) {
    last = last.flatMap((script) => ALL_ACTS.map((act) => [...script, act]));
    scripts.push(...last);
  }
  return scripts;
}

/** What a player has before him, and all that stands behind it. */
export interface Seen {
  readonly records: string;
  readonly position: string;
}

export const seenBy = ({ log, position }: Sitting): Seen => ({
  records: textOf(log.records),
  position: JSON.stringify(position),
});

/** Every record on a line of its own. */
export const textOf = (records: readonly object[]): string =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');
