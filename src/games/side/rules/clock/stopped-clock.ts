import type { Rulebook } from '../../../../cards/rulebook.ts';
import type { CombatCard } from '../../cards/combat-card.ts';
import type { FightingMachine } from '../../table/fighting-machine.ts';
import { FIXED_REACH } from '../flight/arcs.ts';
import { type Move, poseAfterHexes } from '../flight/move.ts';
import { openMoves } from '../flight/moves.ts';
import { hexesBetween, withAttitude } from '../flight/pose.ts';
import { type FlownMove, flierOf } from '../moving.ts';
import type { Mover } from '../pools.ts';
import { shotsOf } from '../shooting.ts';
import type { SideFight } from '../side-fight.ts';

/** A machine in the middle of its move. */
export interface SideFlight extends FlownMove {
  /** Its speed at the start of the turn. */
  readonly speed: number;
}

/** (V112) The time for so many hexes at this speed. */
export function timeOf(hexes: number, speed: number, { rows, turn }: CombatCard['freezing']): number {
  if (hexes === 0) return 0;
  return rows[hexes - 1]?.[speed - 1] ?? Math.round((turn * hexes) / Math.max(speed, 1));
}

/** (V113) How many hexes another machine has flown by then: as many as take no longer. */
export function hexesBy(time: number, speed: number, most: number, freezing: CombatCard['freezing']): number {
  let hexes = 0;
  while (hexes < most && timeOf(hexes + 1, speed, freezing) <= time) hexes += 1;
  return hexes;
}

/**
 * (V111) (V113) Who could fire at each possible stop of this flight, by hexes, whatever the others of the pool then
 * fly.
 */
export function whoMayFire(
  { machine, move, speed }: SideFlight,
  others: readonly Mover[],
  fight: SideFight,
  book: Rulebook,
): Readonly<Record<string, readonly string[]>> {
  const { freezing } = book.fights['winged-victory'].combat;
  const flying = others.map((mover) => ({ machine: mover.machine, moves: movesOf(mover, fight, book) }));
  const stops = Array.from({ length: move.path.length - 2 }, (_, i) => i + 1);
  const mayFireAfter = (hexes: number): readonly string[] => {
    const time = timeOf(hexes, speed, freezing);
    const first: FightingMachine = { ...machine, pose: poseAfterHexes(move, hexes), flew: move.word };
    const rest = flying.map((each) => [
      stalled(each.machine),
      ...each.moves.map((way) => flownBy(time, each.machine, way, freezing)),
    ]);
    return whoMayFireAmong([[first], ...rest], fight, book);
  };
  return Object.fromEntries(stops.map((hexes) => [hexes, mayFireAfter(hexes)]));
}

function movesOf(mover: Mover, fight: SideFight, book: Rulebook): readonly Move[] {
  const { words, flown } = openMoves(flierOf(mover, fight, book));
  return words.map(flown);
}

/** (V053) A machine that loses control stays where it is. */
const stalled = (machine: FightingMachine): FightingMachine => ({
  ...machine,
  pose: withAttitude(machine.pose, 'level'),
  falling: 'stall',
});

const flownBy = (
  time: number,
  machine: FightingMachine,
  move: Move,
  freezing: CombatCard['freezing'],
): FightingMachine => ({
  ...machine,
  flew: move.word,
  pose: poseAfterHexes(move, hexesBy(time, machine.cue, move.path.length - 1, freezing)),
});

/** Each machine with all its possible places. */
function whoMayFireAmong(all: readonly (readonly FightingMachine[])[], fight: SideFight, book: Rulebook): string[] {
  const ids = new Set(all.flatMap((places) => places.map(({ id }) => id)));
  const apart = { ...fight, machines: fight.machines.filter(({ id }) => !ids.has(id)) };
  const could = (one: FightingMachine): boolean =>
    mayFireIn(one, apart, book) ||
    all.some((places) =>
      places.some((other) => isNear(one, other) && mayFireIn(one, { ...apart, machines: [other], targets: [] }, book)),
    );
  return all.flatMap((places) => places.find(could)?.id ?? []);
}

const isNear = (one: FightingMachine, other: FightingMachine): boolean =>
  one.side !== other.side && hexesBetween(one.pose, other.pose) <= FIXED_REACH;

const mayFireIn = (one: FightingMachine, fight: SideFight, book: Rulebook): boolean =>
  one.guns.some((_, gun) => shotsOf(one, gun, fight, book).length > 0);
