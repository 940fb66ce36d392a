import type { Craft } from '../../../table/fights/winged-victory/craft.ts';
import type { Table } from '../../../table/table.ts';
import { aimBombs } from './bombing.ts';
import { leave } from './damage.ts';
import { wordOf } from './flight/choice.ts';
import { after } from './flight/move.ts';
import { fly } from './flight/paths.ts';
import { HEX, isClimb, isSteep } from './flight/pose.ts';
import { askFreeze, type Flight, holdClock } from './freeze.ts';
import { layBarrages, runLeaks, sufferHazards } from './hazards.ts';
import { advanceMissions } from './missions.ts';
import { fall, finish, flierOf, isInHand, plan, settleSpeed, stall } from './moving.ts';
import { type Mover, orderOf } from './pools.ts';
import { exchangeFire, shootBack } from './shooting.ts';
import { flying, hasOption, isSteered, type SideFight } from './side-fight.ts';
import { lookAbout } from './spotting.ts';

/** (V066) One turn of some seventeen seconds. */
export function playTurn(fight: SideFight, table: Table): void {
  fight.turn += 1;
  layBarrages(fight, table);
  for (const craft of flying(fight)) beginTurn(craft);
  runLeaks(fight, table);
  lookAbout(fight, table);
  moveAll(fight, table);
  exchangeFire(flying(fight), fight, table);
  shootBack(fight, table);
  sufferHazards(fight, table);
  for (const craft of flying(fight)) settleSpeed(craft, fight, table);
  for (const craft of flying(fight)) leaveMats(craft, fight, table);
  advanceMissions(fight, table);
}

function beginTurn(craft: Craft): void {
  craft.start = craft.pose;
  craft.fired = [];
  craft.bombing = false;
  craft.flew = '';
}

/** (V067) Pool by pool; only of those engaged may one stop the clock. */
function moveAll(fight: SideFight, table: Table): void {
  const order = orderOf(fight, table);
  for (const { craft } of order) craft.shook = false;
  table.tell({ type: 'side-turn-began', turn: fight.turn, order: order.map(({ craft }) => craft.id) });
  const [first, ...others] = order.filter(({ pool }) => pool === 3);
  for (const mover of order) {
    if (mover === first) moveEngaged(mover, others, fight, table);
    else if (mover.pool !== 3) moveOne(mover, fight, table);
  }
}

function moveOne(mover: Mover, fight: SideFight, table: Table): void {
  const { craft } = mover;
  if (!isSteered(craft)) return drift(mover, fight, table);
  fulfil(setOut(mover, fight, table), fight, table);
}

/** (V053) (V065) What he means to fly; who loses hold of her before a hard manoeuvre stays where he is, and stalls. */
function setOut(mover: Mover, fight: SideFight, table: Table): Flight {
  const { craft } = mover;
  const move = plan(mover, fight, table);
  const flight = { craft, move, from: craft.pose, speed: craft.cue };
  if (!isInHand(craft, move, fight, table)) stall(craft, 'stall', table);
  return flight;
}

function fulfil({ craft, move, from }: Flight, fight: SideFight, table: Table): void {
  if (isSteered(craft)) finish(craft, move, from, fight, table);
}

/** (V111) to (V115) The first to move is he in whose move the clock may stop. */
function moveEngaged(first: Mover, others: readonly Mover[], fight: SideFight, table: Table): void {
  const flight = setOut(first, fight, table);
  const mayCall = hasOption(fight, 'time-freezing') && isSteered(first.craft);
  const called = mayCall ? askFreeze(flight, others, fight, table) : undefined;
  if (!called) {
    fulfil(flight, fight, table);
    for (const mover of others) moveOne(mover, fight, table);
    return;
  }
  flight.craft.flew = flight.move.word;
  flight.craft.pose = after(flight.move, called.hexes);
  const rest = others.map((mover) => setOut(mover, fight, table)).filter(({ craft }) => isSteered(craft));
  for (const { craft, move } of rest) craft.flew = move.word;
  holdClock(flight, rest, called, table);
  for (const { craft, move, from } of [flight, ...rest]) aimBombs(craft, from, move.end, fight);
  exchangeFire(
    [first, ...others].map(({ craft }) => craft),
    fight,
    table,
  );
  for (const each of [flight, ...rest]) fulfil(each, fight, table);
}

/** (V067) (V106) Out of control: down, or on with frozen controls. */
function drift(mover: Mover, fight: SideFight, table: Table): void {
  const { craft } = mover;
  if (craft.falling !== 'pilot-dead') return fall(craft, fight, table);
  const { attitude } = craft.pose;
  const flier = flierOf(mover, fight, table);
  const steep = isSteep(attitude);
  const choice = isClimb(attitude)
    ? ({ is: 'climb', steep, before: 0, turns: false } as const)
    : ({ is: 'dive', steep, before: 0, down: Math.max(craft.cue, 1), turns: 'no' } as const);
  const move = { ...fly(choice, flier), word: wordOf(choice) };
  const hard = { ...move, lands: move.lands === 'no' ? ('no' as const) : ('crashes' as const) };
  finish(craft, hard, craft.pose, fight, table);
}

/** (V124) Beyond the mats one has left the fight: over the own side, or over theirs. */
function leaveMats(craft: Craft, fight: SideFight, table: Table): void {
  const hex = craft.pose.x / HEX;
  const west = hex < 0;
  if (!west && hex <= fight.hexes) return;
  const own = west === (craft.side === 'allied');
  leave(craft, own ? 'left-by-own-edge' : 'left-by-their-edge', fight, table);
}
