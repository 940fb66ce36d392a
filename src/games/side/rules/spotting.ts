import type { Table } from '../../../table/table.ts';
import type { FightingMachine, SidePose, TargetState } from '../table/fighting-machine.ts';
import { isInShape } from './flight/arcs.ts';
import { megahexesBetween } from './flight/megahex.ts';
import { levelOf } from './flight/pose.ts';
import { dashboardOf, enemiesOf, hasOption, isSteered, machinesFlying, type SideFight } from './side-fight.ts';
import { isBeforeSun, isCut, isSilhouetted, skyParts } from './sky.ts';
import { partsOf, skillShift, throwTest } from './test-dice.ts';

/** Something that may be spotted. */
interface SpottedThing {
  readonly id: string;
  readonly pose: SidePose;
}

/** A target as a pose, for spotting from the air. */
export const poseOfTarget = ({ x, y }: Pick<TargetState, 'x' | 'y'>): SidePose => ({
  x,
  y,
  heading: 1,
  attitude: 'level',
});

/** (V068) Who tails a machine: within the tail sectors, at any heading, and not shaken off. */
export const tailedBy = (tailed: FightingMachine, fight: SideFight, table: Table): FightingMachine[] =>
  enemiesOf(tailed.side, fight).filter((other) => isBehind(other, tailed, table));

function isBehind(other: FightingMachine, tailed: FightingMachine, { book }: Table): boolean {
  if (tailed.shook || !isSteered(other)) return false;
  const { reach, sixths } = book.fights['winged-victory'].combat.tail;
  return isInShape(tailed.pose, other.pose, reach, sixths);
}

/** (V072) to (V079) Everybody spots at the beginning of a turn. */
export function lookAbout(fight: SideFight, table: Table): void {
  for (const machine of machinesFlying(fight).filter(isSteered)) machine.seen = inSight(machine, fight, table);
}

/**
 * (V078) A machine that tails or is tailed looks only for its partner, and (V073) to (V077) sees it under the usual
 * conditions.
 */
function inSight(machine: FightingMachine, fight: SideFight, table: Table): string[] {
  const enemies = enemiesOf(machine.side, fight);
  const behind = enemies.filter((other) => isBehind(other, machine, table));
  const ahead = enemies.filter((other) => isBehind(machine, other, table));
  // Two who have passed each other are each behind the other.
  const partners = [...new Set([...behind, ...ahead])];
  const targets = fight.targets.filter(({ side, destroyed }) => side !== machine.side && !destroyed);
  const all: SpottedThing[] = [...enemies, ...targets.map((target) => ({ id: target.id, pose: poseOfTarget(target) }))];
  const things = partners.length > 0 ? partners : all;
  return things.filter((thing) => isSeen(machine, thing, fight, table)).map(({ id }) => id);
}

/**
 * (V073) to (V077) In the same megahex always; farther away if it was in sight before, against a cloud, or by a test.
 */
function isSeen(machine: FightingMachine, thing: SpottedThing, fight: SideFight, table: Table): boolean {
  const { combat } = table.book.fights['winged-victory'];
  const apart = megahexesBetween(machine.pose, thing.pose);
  if (apart > combat.spotting.range || isHidden(machine.pose, thing.pose, fight)) return false;
  if (apart === 0 || machine.seen.includes(thing.id) || isSilhouetted(machine.pose, thing.pose, fight.sky)) return true;
  return spots(machine, { id: thing.id, pose: thing.pose, megahexes: apart }, fight, table);
}

/** (V075) (V076) (V077) What nobody can see, however near. */
export function isHidden(spotter: SidePose, target: SidePose, fight: SideFight): boolean {
  return isCut(spotter, target, fight.sky) || isUnawares(spotter, target, fight);
}

/** (V076) (V077) In the sun, or lower and behind. */
export function isUnawares(spotter: SidePose, target: SidePose, fight: SideFight): boolean {
  if (isBeforeSun(spotter, target, fight.sky, fight.hexes)) return true;
  const behind = (target.x - spotter.x) * spotter.heading < 0;
  return hasOption(fight, 'low-behind') && behind && levelOf(target) < levelOf(spotter);
}

/** (V074) The Spotting Test. */
function spots(
  machine: FightingMachine,
  { id, pose, megahexes }: SpottedThing & { readonly megahexes: number },
  fight: SideFight,
  table: Table,
): boolean {
  const { combat } = table.book.fights['winged-victory'];
  const parts = { skill: skillShift(machine, table.book), ...skyParts(machine.pose, pose, fight.sky, combat.weather) };
  const base = dashboardOf(machine.dashboard, table.book).spotting;
  const { die, roll, outcome } = throwTest({ kind: 'spotting', machine, base, parts, unseen: machine.side }, table);
  const seen = outcome === 'spotted' || (outcome === 'within-four' && megahexes <= combat.spotting.partial);
  table.tell({
    type: 'spotting-tried',
    for: machine.side,
    machine: machine.id,
    target: id,
    megahexes,
    roll,
    die,
    parts: partsOf(parts),
    seen,
  });
  return seen;
}
