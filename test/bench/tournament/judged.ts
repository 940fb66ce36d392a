import { type GameEvent, ofType } from '../../../src/table/events.ts';
import type { Side } from '../../../src/table/sides.ts';
import type { ThoughtOut } from './even.ts';

/** What a fight shows of those who led it. */
export interface Judged {
  readonly machines: number;
  /** Sound machines that flew off the table or into the ground, hit by nobody. */
  readonly thrownAway: number;
  /** Phases or turns, and how often in them machines of one side lay upon each other or rammed. */
  readonly phases: number;
  readonly stacked: number;
  /** Whether there was a shot in the last ten turns. */
  readonly shotLate: boolean;
}

/** A machine that has borne less than this part of what it bears is sound. */
const SOUND = 1 / 3;
const LATE = 10;

const withCards = (events: readonly GameEvent[]): Judged => {
  const sides = new Map<string, Side>();
  for (const { machines } of ofType(events, 'cards-laid-out'))
    for (const { machine, side } of machines) sides.set(machine, side);
  const borne = new Map<string, number>();
  for (const { machine, total, resistance } of ofType(events, 'damage-drawn'))
    borne.set(machine, (borne.get(machine) ?? 0) + total / resistance);
  const shots = lastShot(events, 'card-turn-began', 'guns-fired');
  return {
    machines: sides.size,
    thrownAway: ofType(events, 'machine-exited').filter(({ machine }) => (borne.get(machine) ?? 0) < SOUND).length,
    phases: ofType(events, 'cards-revealed').length,
    stacked: ofType(events, 'machines-overlapped').filter(({ machines: [a, b] }) => sides.get(a) === sides.get(b))
      .length,
    shotLate: shots,
  };
};

const inClouds = (events: readonly GameEvent[]): Judged => {
  const sides = new Map<string, Side>();
  for (const { machines } of ofType(events, 'clouds-laid-out'))
    for (const { machine, side } of machines) sides.set(machine, side);
  const hit = new Set(
    [...ofType(events, 'clouds-hit'), ...ofType(events, 'clouds-forced-home')].map(({ machine }) => machine),
  );
  const out = [
    ...ofType(events, 'clouds-left').filter(({ why }) => why === 'off-the-board'),
    ...ofType(events, 'clouds-lost').filter(({ why }) => why === 'ground'),
  ];
  return {
    machines: sides.size,
    thrownAway: out.filter(({ machine }) => !hit.has(machine)).length,
    phases: ofType(events, 'clouds-turn-began').length,
    stacked: ofType(events, 'clouds-collided').filter(({ machine, other }) => sides.get(machine) === sides.get(other))
      .length,
    shotLate: lastShot(events, 'clouds-turn-began', 'clouds-fired'),
  };
};

const fromTheSide = (events: readonly GameEvent[]): Judged => {
  const hit = new Set(
    [...ofType(events, 'part-hit'), ...ofType(events, 'ground-attack')].map(({ machine }) => machine),
  );
  const outs = ofType(events, 'side-out').filter(({ machine }) => !hit.has(machine));
  return {
    machines: ofType(events, 'side-fight-began').reduce((sum, { machines }) => sum + machines.length, 0),
    thrownAway: outs.length,
    phases: ofType(events, 'side-turn-began').length,
    stacked: 0,
    shotLate: lastShot(events, 'side-turn-began', 'side-shot-fired'),
  };
};

/** Whether a shot fell in the last ten turns. */
function lastShot(events: readonly GameEvent[], turn: GameEvent['type'], shot: GameEvent['type']): boolean {
  const turns = events.flatMap(({ type }, at) => (type === turn ? [at] : []));
  const from = turns.at(-LATE) ?? 0;
  return events.slice(from).some(({ type }) => type === shot);
}

export const JUDGED: Readonly<Record<ThoughtOut, (events: readonly GameEvent[]) => Judged>> = {
  'wings-of-war': withCards,
  'wings-of-glory': withCards,
  'winged-victory': fromTheSide,
  'clouds-of-glory': inClouds,
};
