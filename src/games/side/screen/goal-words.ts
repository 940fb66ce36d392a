import type { Side } from '../../../table/sides.ts';
import { counted, listed, numbered, ordinal } from '../../../words/numbers.ts';
import { type Aim, DIRECTION, FRONT } from '../cards/mission-names.ts';
import { HEX } from '../rules/flight/pose.ts';
import { aimedAt } from '../rules/missions.ts';
import type { FightClock, SideView, TargetState } from '../table/fighting-machine.ts';
import { TARGET_SIGNS } from './side-targets.ts';

/**
 * What a side has to do, of what, where, and how far it has come; nothing far above the ground. In a Dog-Fight of the
 * campaign it is how the fight ends, and how a machine gets out of it.
 */
export function goalWords(view: SideView, side: Side): string {
  const { mission, clock, floor, targets, turn, turns } = view;
  if (clock) return `${clockWords(clock, turn)}; out: over an edge${floor === 'air' ? ', or dive below level 0' : ''}`;
  if (floor === 'air') return '';
  const { aim, progress, done } = mission;
  if (done) return 'your part: done';
  const at = placesOf(aimedAt(side, { targets }).filter(({ destroyed }) => !destroyed));
  const home = side === 'allied' ? 'west' : 'east';
  return `your part: ${GOALS[aim]({ at, home, progress, left: turns - turn, front: frontNow(view, side) })}`;
}

/** `DFD 47, rolled after turn 3`. */
function clockWords({ dfd, turnsInPhase }: FightClock, turn: number): string {
  const phaseEnds = Math.max(1, Math.ceil(turn / turnsInPhase)) * turnsInPhase;
  return `DFD ${dfd}, ${turn === phaseEnds ? 'rolled after this turn' : `rolled after turn ${phaseEnds}`}`;
}

/** How long a Dog-Fight of the campaign lasts, before it begins. */
export const lastsText = ({ dfd, turnsInPhase }: FightClock): string =>
  `The DFD is ${dfd}, and is rolled after every ${ordinal(turnsInPhase)} turn: at 0 the fight is over`;

/** `battery % at hex 20`. */
const placesOf = (targets: readonly TargetState[]): string =>
  targets.length === 0
    ? 'the target'
    : listed(targets.map(({ id, kind, x }) => `${id} ${TARGET_SIGNS[kind]} at hex ${Math.round(x / HEX)}`));

interface GoalNow {
  readonly at: string;
  readonly home: string;
  readonly progress: number;
  readonly left: number;
  /** Who is at the front now, own machines first: `1:2`. */
  readonly front: string;
}

/** (V124) As it is counted at the end. */
function frontNow({ machines, hexes }: SideView, side: Side): string {
  const near = machines.filter(({ out, pose }) => out === undefined && Math.abs(pose.x / HEX - hexes / 2) <= FRONT);
  const own = near.filter((machine) => machine.side === side);
  return `${own.length}:${near.length - own.length}`;
}

const GOALS: Readonly<Record<Aim, (now: GoalNow) => string>> = {
  'hold-the-front': ({ left, front }) =>
    `most within ${FRONT} hexes of the middle ${left === 0 ? 'after this turn' : `in ${numbered(left, 'turn')}`}, now ${front}`,
  'stop-theirs': ({ left }) => `keep them from theirs, ${numbered(left, 'turn')} left`,
  photograph: ({ at, home, progress }) =>
    progress > 0 ? `the plate is exposed: home over the ${home} edge` : `a turn level over ${at}, then home ${home}`,
  direct: ({ at, progress }) => `${numbered(DIRECTION.turns, 'turn')} near ${at}, not engaged: ${progress} done`,
  destroy: ({ at }) => `destroy ${at}`,
};

/** What a side is sent for, before it begins: of what, where, and what counts as done. */
export function sentFor(aim: Aim, observer: string, targets: readonly TargetAt[]): string {
  const at =
    targets.length === 0 ? 'the target' : listed(targets.map((each) => `the ${each.target} at hex ${hexOn(each)}`));
  return AIMS[aim](observer, at);
}

interface TargetAt {
  readonly target: string;
  readonly column: number;
  readonly level: number;
}

/** As the page has it: the hexes of odd levels lie half a hex farther east, and are named by the next number. */
const hexOn = ({ column, level }: TargetAt): number => column + (level % 2);

const AIMS: Readonly<Record<Aim, (observer: string, at: string) => string>> = {
  'hold-the-front': () =>
    `are to hold the front: at the end more of them than of the others are to fly within ${FRONT} hexes of its middle`,
  'stop-theirs': () => 'have only to stop the others: it is done where those have not done theirs',
  photograph: (observer, at) =>
    `are to fly ${observer} level over ${at}, and to bring the plate home over their own edge`,
  direct: (observer, at) =>
    `are to direct guns: for ${counted(DIRECTION.turns, 'turn')} ${observer} of theirs keeps within ${counted(DIRECTION.near, 'megahex', 'megahexes')} of ${at}, with no enemy engaged`,
  destroy: (_, at) => `are to destroy ${at}; the guns that look after it do not count`,
};
