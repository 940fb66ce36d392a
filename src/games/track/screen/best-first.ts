import { counterNamed, isGerman } from '../../../cards/counters.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { downChance } from '../../../kit/odds/combat.ts';
import type { Asked } from '../../../table/decisions.ts';
import type { TargetInReach, TrackAction } from '../table/combat-decisions.ts';

/**
 * The order in which answers are shown and numbered: attacks first, by their value; leaving the fight last. The rules
 * have an order of their own, and the log-book stores words, so this order is only for display.
 */
export function bestFirst(
  { about, options }: Asked<'track-action' | 'german-action'>,
  book: Rulebook,
): readonly string[] {
  const bring = new Map(about.targets.map((reach) => [reach.answer, bringsBy(reach, about, book)]));
  const place = (answer: string) => (answer === 'escape' ? Number.NEGATIVE_INFINITY : (bring.get(answer) ?? OTHERS));
  return options.toSorted((a, b) => place(b) - place(a));
}

/** Anything else comes after every attack. */
const OTHERS = -1000;

/** The chance to bring the target down times its value, less the danger of its observer's answer. */
function bringsBy(reach: TargetInReach, { adds }: TrackAction['about'], book: Rulebook): number {
  const { ways, seats, returnFire, returnWays } = reach;
  const answers = returnWays * ANSWERS[returnFire] * downChance(book, 0, 1);
  return (ways * downChance(book, adds, seats) * prizeOf(reach, book)) / PLAIN - answers;
}

const ANSWERS: Readonly<Record<TargetInReach['returnFire'], number>> = { none: 0, before: 1, after: 1, both: 2 };
/** (43) The value of a German who is no Baron and not in his Jasta. */
const PLAIN = 20;

function prizeOf({ target }: TargetInReach, book: Rulebook): number {
  if (!isGerman(target)) return PLAIN;
  const { personal, jasta11 } = counterNamed(target, book);
  const kind = jasta11 ? 'jasta-11' : 'other';
  const { enemies } = book.victoryPoints;
  return enemies.find(({ enemy }) => enemy === (personal ? 'richthofen' : kind))?.shotDown ?? PLAIN;
}

/** Attacks in which the observer is more likely to hit than the attacker: a bare Enter never takes them. */
export const dearAttacks = ({ targets }: Pick<TrackAction['about'], 'targets'>): readonly string[] =>
  targets.filter(({ ways, returnWays }) => returnWays > ways).map(({ answer }) => answer);
