import { hasLeft } from '../../../src/games/side/table/fighting-machine.ts';
import { type GameEvent, ofType } from '../../../src/table/events.ts';
import type { Side } from '../../../src/table/sides.ts';
import type { ThoughtOut } from './even.ts';

/** What a fight shows of those who led it. */
export interface Judged {
  readonly machines: number;
  /** Sound machines, neither hit nor rammed, that flew into the ground or broke up; and those that flew off the table. */
  readonly ground: number;
  readonly edge: number;
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
    ground: 0,
    edge: ofType(events, 'machine-exited').filter(({ machine }) => (borne.get(machine) ?? 0) < SOUND).length,
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
  const collided = ofType(events, 'clouds-collided').filter(({ other }) => sides.has(other));
  const hit = new Set([
    ...[...ofType(events, 'clouds-hit'), ...ofType(events, 'clouds-forced-home')].map(({ machine }) => machine),
    ...collided.flatMap(({ machine, other }) => [machine, other]),
  ]);
  const isSound = ({ machine }: { readonly machine: string }) => !hit.has(machine);
  return {
    machines: sides.size,
    ground: ofType(events, 'clouds-lost').filter((lost) => lost.why === 'ground' && isSound(lost)).length,
    edge: ofType(events, 'clouds-left').filter((left) => left.why === 'off-the-board' && isSound(left)).length,
    phases: ofType(events, 'clouds-turn-began').length,
    stacked: collided.filter(({ machine, other }) => sides.get(machine) === sides.get(other)).length,
    shotLate: lastShot(events, 'clouds-turn-began', 'clouds-fired'),
  };
};

const fromTheSide = (events: readonly GameEvent[]): Judged => {
  const hit = new Set(
    [...ofType(events, 'part-hit'), ...ofType(events, 'ground-attack')].map(({ machine }) => machine),
  );
  const outs = ofType(events, 'side-out').filter(({ machine }) => !hit.has(machine));
  const edge = outs.filter(({ how }) => hasLeft(how)).length;
  return {
    machines: ofType(events, 'side-fight-began').reduce((sum, { machines }) => sum + machines.length, 0),
    ground: outs.length - edge,
    edge,
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
