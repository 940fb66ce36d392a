import { enemyOf, SIDES, type Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import { DIRECTION, FRONT } from '../cards/mission-names.ts';
import type { BroughtPoints } from '../table/energy-events.ts';
import { type FightingMachine, hasLeft, type SidePose, type TargetState } from '../table/fighting-machine.ts';
import { isBetween } from './bombing.ts';
import { megahexesBetween } from './flight/megahex.ts';
import { HEX } from './flight/pose.ts';
import { isEngaged } from './pools.ts';
import { dashboardOf, isLevelAllTurn, machinesFlying, type SideFight } from './side-fight.ts';
import { poseOfTarget } from './spotting.ts';
import { isDown } from './to-outcome.ts';

/** (V124) The progress of each side's mission at the end of a turn. */
export function advanceMissions(fight: SideFight, table: Table): void {
  for (const side of SIDES) advance(side, fight, table);
}

function advance(side: Side, fight: SideFight, table: Table): void {
  const mission = fight.missions[side];
  if (mission.done) return;
  if (mission.aim === 'photograph') photograph(side, fight);
  if (mission.aim === 'direct') direct(side, fight);
  if (isAccomplished(side, fight)) {
    mission.done = true;
    table.tell({ type: 'mission-done', side });
  }
}

const ownMachines = (side: Side, { machines }: SideFight): FightingMachine[] =>
  machines.filter((machine) => machine.side === side);

/** Ruling: the camera and the key are in a two-seater; where a side has none, any machine that it sent may use them. */
function areSent(side: Side, fight: SideFight): (machine: FightingMachine) => boolean {
  const isTwoSeater = ({ gunners }: FightingMachine): boolean => gunners.length > 0;
  return ownMachines(side, fight).some(isTwoSeater) ? isTwoSeater : () => true;
}

/** An exposed plate counts once it is home. The progress stores the machine's number. */
function photograph(side: Side, fight: SideFight): void {
  const mission = fight.missions[side];
  const isSent = areSent(side, fight);
  ownMachines(side, fight).forEach((machine, place) => {
    const over =
      !machine.out && isLevelAllTurn(machine.flew, machine.start, fight) && isOver(machine, machine.start, side, fight);
    if (over && isSent(machine)) mission.progress |= 1 << place;
  });
}

const isOver = (machine: FightingMachine, start: SidePose, side: Side, { targets }: SideFight): boolean =>
  targets.some((target) => target.side !== side && isBetween(target.x, start.x, machine.pose.x));

/** Five turns near the target without an enemy near. */
function direct(side: Side, fight: SideFight): void {
  const targets = fight.targets.filter((target) => target.side !== side).map(poseOfTarget);
  const isSent = areSent(side, fight);
  const near = machinesFlying(fight).some(
    (machine) =>
      machine.side === side &&
      isSent(machine) &&
      !isEngaged(machine, fight) &&
      targets.some((target) => megahexesBetween(machine.pose, target) <= DIRECTION.near),
  );
  if (near) fight.missions[side].progress += 1;
}

function isAccomplished(side: Side, fight: SideFight): boolean {
  const { aim, progress } = fight.missions[side];
  switch (aim) {
    case 'photograph':
      return ownMachines(side, fight).some(
        (machine, place) => isHome(machine, fight) && (progress & (1 << place)) !== 0,
      );
    case 'direct':
      return progress >= DIRECTION.turns;
    case 'destroy':
      return aimedAt(side, fight).some(({ destroyed }) => destroyed);
    default:
      return false;
  }
}

/** (V124) Over its own edge; or landed without damage on its own side of the front, where (44) saves plates. */
function isHome({ side, out, pose }: FightingMachine, { hexes }: SideFight): boolean {
  const west = pose.x / HEX < hexes / 2;
  return out === 'left-by-own-edge' || (out === 'landed' && west === (side === 'allied'));
}

/** The targets of a mission. The guns that guard them do not count, unless there is nothing else. */
export function aimedAt<Target extends Pick<TargetState, 'side' | 'kind'>>(
  side: Side,
  { targets }: { readonly targets: readonly Target[] },
): readonly Target[] {
  const theirs = targets.filter((target) => target.side !== side);
  const guarded = theirs.filter(({ kind }) => kind !== 'machine-gun-nest');
  return guarded.length > 0 ? guarded : theirs;
}

/** Whether a target, a photograph or a battery is still open, and somebody is left to do it. */
export function hasErrand(side: Side, fight: SideFight): boolean {
  const { aim, done } = fight.missions[side];
  if (done || aim === 'destroy') return !done;
  const isSent = areSent(side, fight);
  return (
    (aim === 'photograph' || aim === 'direct') &&
    machinesFlying(fight).some((machine) => machine.side === side && isSent(machine))
  );
}

/** (V124) Aims that are decided only at the end: who holds the front, and whether the other side was stopped. */
export function settleMissions(fight: SideFight): Record<Side, boolean> {
  const done = (side: Side): boolean =>
    fight.missions[side].aim === 'stop-theirs' ? !hasDoneIt(enemyOf(side), fight) : hasDoneIt(side, fight);
  return { allied: done('allied'), german: done('german') };
}

/** Whether a side has done its mission. A side that came to stop the other can do nothing before the end. */
const hasDoneIt = (side: Side, fight: SideFight): boolean =>
  fight.missions[side].aim === 'hold-the-front'
    ? atFront(side, fight) > atFront(enemyOf(side), fight)
    : fight.missions[side].done;

/** The machines of a side that hold the front now. */
export const atFront = (side: Side, fight: SideFight): number =>
  machinesFlying(fight).filter(
    (machine) => machine.side === side && Math.abs(machine.pose.x / HEX - fight.hexes / 2) <= FRONT,
  ).length;

/**
 * (V124) Victory Points for machines downed, landed, or fled: half for the last two. Ruling: the rules leave the share
 * open.
 */
export const pointsFor = (side: Side, fight: SideFight, table: Table): number =>
  broughtTo(side, fight, table).reduce((sum, { points }) => sum + points, 0);

/** The machines of the other side that brought the points, each with its own. */
export function broughtTo(side: Side, { machines }: SideFight, { book }: Table): readonly BroughtPoints[] {
  return machines
    .filter((machine) => machine.side !== side && (isDown(machine) || hasLeft(machine.out)))
    .map((machine) => {
      const { points } = dashboardOf(machine.dashboard, book);
      const is = isDown(machine) ? 'down' : 'flown-off';
      return { to: side, machine: machine.id, is, points: is === 'down' ? points : Math.floor(points / 2) };
    });
}

/** (V124) The side that did its mission; if both or neither did, the side with more points. */
export function winnerOf(done: Record<Side, boolean>, points: Record<Side, number>): Side | 'nobody' {
  if (done.allied !== done.german) return done.allied ? 'allied' : 'german';
  if (points.allied === points.german) return 'nobody';
  return points.allied > points.german ? 'allied' : 'german';
}
