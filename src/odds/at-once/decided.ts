import type { Rulebook } from '../../cards/rulebook.ts';
import { DECIDED_IN_FIGHTS } from '../../games/odds.ts';
import {
  type Decide,
  type DecidedOutcome,
  type Deciding,
  decides,
  inTwoDice,
  notAbove,
} from '../../kit/odds/deciding.ts';
import type { MachineOdds } from '../../table/activity-decisions.ts';
import type { About, Decision, Question } from '../../table/decisions.ts';
import { decidedByField, decidedByMove, decidedByPlacing, decidedBySquare } from './in-the-air.ts';

/** (23) For each machine, because each has its own throw. */
function decidedByActivity(answer: string, { open }: About<'special-activity'>): Deciding[] {
  const activity = open.find((each) => each.activity === answer);
  return activity ? machineByMachine(activity.activity, activity.machines) : [];
}

/** (30) (31) Another dive at the same target. */
const decidedByPass = (answer: string, { machines }: About<'another-pass'>): Deciding[] =>
  answer === 'again' ? machineByMachine('gets-a-shot', machines) : [];

const machineByMachine = (outcome: DecidedOutcome, machines: readonly MachineOdds[]): Deciding[] =>
  machines.map(({ machine, ways }) => ({ ...inTwoDice(outcome, ways), machine }));

/** (31) (38) A burst at the ground. In trenches every unit counts, so the throw decides only a jam. */
function decidedByDive(answer: string, { odds }: About<'dive-burst'>): Deciding[] {
  const burst = odds.find((each) => String(each.burst) === answer);
  if (!burst) return [];
  const hits = burst.points > 0 && burst.hitWays === 0 ? [] : [inTwoDice('hits', burst.hitWays)];
  return [...hits, inTwoDice('jams', burst.jamWays)];
}

/** (C129) The second test of a wounded man. */
const decidedByTestAgain = (answer: string, { fortitude }: About<'career-again'>): Deciding[] =>
  answer === 'again' ? [decides('passes', notAbove(fortitude))] : [];

/** The decisions whose answers lead directly to a throw. Any other is decided by several throws, or by none. */
const BY_ONE_THROW: { readonly [D in Decision]?: Decide<D> } = {
  movement: decidedByMove,
  'archie-placing': decidedByPlacing,
  'archie-square': decidedBySquare,
  'lame-duck-field': decidedByField,
  'special-activity': decidedByActivity,
  'another-pass': decidedByPass,
  'dive-burst': decidedByDive,
  ...DECIDED_IN_FIGHTS,
  'career-again': decidedByTestAgain,
};

/** What the throw after an answer decides, by exact count; nothing, where no single throw decides. */
export const decidedAtOnce = (question: Question, answer: string, book: Rulebook): readonly Deciding[] =>
  decidedBy(question.decision, question.about, answer, book);

function decidedBy<D extends Decision>(decision: D, about: About<D>, answer: string, book: Rulebook) {
  const decide: Decide<D> | undefined = BY_ONE_THROW[decision];
  return decide?.(answer, about, book) ?? [];
}
