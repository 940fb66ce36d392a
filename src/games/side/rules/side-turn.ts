import type { Table } from '../../../table/table.ts';
import type { FightingMachine, SidePose } from '../table/fighting-machine.ts';
import { aimBombs } from './bombing.ts';
import type { StopsAhead } from './clock/clock-ahead.ts';
import { askFreeze, type HeldFlight, holdClock } from './clock/freeze.ts';
import { type SideFlight, timeOf } from './clock/stopped-clock.ts';
import { leave } from './damage.ts';
import { wordOf } from './flight/choice.ts';
import { poseAfterHexes } from './flight/move.ts';
import { fly } from './flight/paths.ts';
import { isClimb, isSteep, levelOf } from './flight/pose.ts';
import { layBarrages, runLeaks, sufferHazards } from './hazards.ts';
import { advanceMissions } from './missions.ts';
import { fall, finish, flierOf, isInHand, judgeSpeed, plan, settleSpeed, stall } from './moving.ts';
import { groupsOf, type Mover, orderOf } from './pools.ts';
import { exchangeFire } from './shooting.ts';
import { exchangeAllFire } from './shooting-back.ts';
import { edgeOver, hasOption, isSteered, machinesFlying, type SideFight } from './side-fight.ts';
import { lookAbout } from './spotting.ts';

/** (V066) One turn of about seventeen seconds. */
export function playTurn(fight: SideFight, table: Table): void {
  fight.turn += 1;
  layBarrages(fight, table);
  for (const machine of machinesFlying(fight)) beginTurn(machine);
  for (const machine of machinesFlying(fight)) judgeSpeed(machine, fight, table);
  runLeaks(fight, table);
  lookAbout(fight, table);
  moveAll(fight, table);
  exchangeAllFire(fight, table);
  sufferHazards(fight, table);
  for (const machine of machinesFlying(fight)) settleSpeed(machine);
  for (const machine of machinesFlying(fight)) leaveMats(machine, fight, table);
  advanceMissions(fight, table);
}

function beginTurn(machine: FightingMachine): void {
  machine.start = machine.pose;
  machine.fired = [];
  machine.bombing = false;
  machine.flew = '';
  machine.goggles ||= machine.oiled;
  machine.oiled = false;
}

/**
 * (V067) Pool by pool. (V111) In the move of the first machine of each engaged group, either side may stop the clock.
 */
function moveAll(fight: SideFight, table: Table): void {
  const order = orderOf(fight, table);
  for (const { machine } of order) machine.shook = false;
  table.tell({ type: 'side-turn-began', turn: fight.turn, order: order.map(({ machine }) => machine.id) });
  const groups = groupsOf(
    order.filter(({ pool }) => pool === 3),
    fight,
  );
  moveInTurn(order, groups, fight, table);
}

function moveInTurn(order: readonly Mover[], groups: readonly Mover[][], fight: SideFight, table: Table): void {
  const moved = new Set<Mover>();
  let begun = 0;
  for (const mover of order) {
    if (moved.has(mover)) continue;
    const [first, ...others] = groups[begun] ?? [];
    const isFirst = first === mover;
    if (isFirst) begun += 1;
    const stops = { together: isFirst ? others : [], later: groups.slice(begun).flat() };
    for (const each of moveOne(mover, stops, fight, table)) moved.add(each);
  }
}

/** Returns those who have moved with it. Only a machine of a group has others with it. */
function moveOne(mover: Mover, stops: StopsAhead, fight: SideFight, table: Table): readonly Mover[] {
  const { machine } = mover;
  if (isSteered(machine)) return moveEngaged(mover, stops, fight, table);
  drift(machine, fight, table);
  return [];
}

/**
 * (V053) (V065) The pilot's plan. A machine that loses control before a hard manoeuvre stays where it is, and stalls.
 */
function setOut(mover: Mover, stops: StopsAhead, fight: SideFight, table: Table): SideFlight {
  const { machine } = mover;
  const move = plan(mover, fight, table, stops);
  const flight = { machine, move, from: machine.pose, speed: machine.cue };
  if (!isInHand(machine, move, fight, table)) stall(machine, 'stall', table);
  return flight;
}

function fulfil(flight: SideFlight, fight: SideFight, table: Table): void {
  if (isSteered(flight.machine)) finish(flight, fight, table);
}

/**
 * (V111) to (V115) The clock may stop in the move of the first machine of a group. Returns the other machines of that
 * moment, which have then moved too.
 */
function moveEngaged(first: Mover, stops: StopsAhead, fight: SideFight, table: Table): readonly Mover[] {
  const { together: others, later } = stops;
  const flight = setOut(first, stops, fight, table);
  const mayCall = hasOption(fight, 'time-freezing') && isSteered(first.machine);
  const called = mayCall ? askFreeze(flight, others, fight, table) : undefined;
  if (!called) {
    fulfil(flight, fight, table);
    return [];
  }
  flight.machine.flew = flight.move.word;
  flight.machine.pose = poseAfterHexes(flight.move, called.hexes);
  const time = timeOf(called.hexes, flight.speed, table.book.fights['winged-victory'].combat.freezing);
  const group = [first, ...others];
  const rest = others
    .map((mover) => setOut(mover, { together: group, time, later }, fight, table))
    .filter(({ machine }) => isSteered(machine));
  for (const { machine, move } of rest) machine.flew = move.word;
  const held = holdClock(flight, rest, called, table);
  for (const { machine, move, from } of held) aimBombs(machine, from, move.end, fight);
  exchangeFire(
    group.map(({ machine }) => machine),
    fight,
    table,
  );
  for (const each of held) flyOn(each, fight, table);
  return others;
}

/** (V114) All finish their moves. (V105) A machine whose pilot has died flies the rest in its present attitude. */
function flyOn(held: HeldFlight, fight: SideFight, table: Table): void {
  const { machine, from, speed, hexes } = held;
  if (machine.falling === 'pilot-dead' && !machine.out) coast({ machine, from, left: speed - hexes }, fight, table);
  else fulfil(held, fight, table);
}

/** (V067) (V106) Out of control: down, or on with frozen controls. */
function drift(machine: FightingMachine, fight: SideFight, table: Table): void {
  if (machine.falling !== 'pilot-dead') return fall(machine, fight, table);
  coast({ machine, from: machine.pose, left: Math.max(machine.cue, 1) }, fight, table);
}

interface Coasting {
  readonly machine: FightingMachine;
  readonly from: SidePose;
  readonly left: number;
}

/** (V106) Straight on for so many hexes. A climbing machine still gains its one level (V033), if it has not yet. */
function coast({ machine, from, left }: Coasting, fight: SideFight, table: Table): void {
  const { attitude } = machine.pose;
  const steep = isSteep(attitude);
  const climbs = isClimb(attitude);
  if (left < 1 || (climbs && levelOf(machine.pose) > levelOf(from))) return;
  const flier = { ...flierOf({ machine, pool: 1 }, fight, table.book), machine: { ...machine, cue: left } };
  const choice = climbs
    ? ({ is: 'climb', steep, before: 0, turns: false } as const)
    : ({ is: 'dive', steep, before: 0, down: left } as const);
  const move = { ...fly(choice, flier), word: wordOf(choice) };
  const hard = { ...move, lands: move.lands === 'no' ? ('no' as const) : ('crashes' as const) };
  finish({ machine, move: hard, from }, fight, table);
}

/** (V124) A machine beyond the mats has left the fight: over its own side, or over the enemy's. */
function leaveMats(machine: FightingMachine, fight: SideFight, table: Table): void {
  const over = edgeOver(machine.pose, machine.side, fight);
  if (over) leave(machine, over === 'own' ? 'left-by-own-edge' : 'left-by-their-edge', fight, table);
}
