import type { Dashboard } from '../../../rulebook/fights/winged-victory/dashboard.ts';
import { whenLookedAt } from '../../../rulebook/reading/once.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import {
  type FightingMachine,
  type GunState,
  handsAt,
  type Pose,
} from '../../../table/fights/winged-victory/fighting-machine.ts';
import type { Table } from '../../../table/table.ts';
import { dropBombs } from './bombing.ts';
import { befall, leave, speedLost, tryStructure } from './damage.ts';
import { isLevelFlight, needsHand, shakesOff } from './flight/choice.ts';
import { isBeyondRed, isRed, isStalled, stallBox, throttles, updatedCue } from './flight/energy.ts';
import type { Flier } from './flight/flier.ts';
import type { Move } from './flight/move.ts';
import { openMoves } from './flight/moves.ts';
import { dragOf, preparationOf } from './flight/paths.ts';
import { levelOf, withAttitude } from './flight/pose.ts';
import { crossMarkers, fightFire } from './hazards.ts';
import { endsOf } from './move-ends.ts';
import type { Mover } from './pools.ts';
import { dashboardOf, hasOption, type SideFight } from './side-fight.ts';
import { roofOf } from './sky.ts';
import { skillShift, tryTest } from './test-dice.ts';
import { askedOf, viewFor } from './view.ts';

/** A machine in its turn to move, as far as it decides what she may fly. */
interface Flying extends Pick<Mover, 'pool'> {
  readonly craft: Flier['craft'] & Pick<FightingMachine, 'dashboard'>;
}

/** All that decides what a machine may fly now. */
export function flierOf({ craft, pool }: Flying, fight: Pick<SideFight, 'options' | 'sky'>, book: Rulebook): Flier {
  return {
    craft,
    dash: dashboardOf(craft.dashboard, book),
    ways: book.fights['winged-victory'].combat.ways,
    options: fight.options,
    engaged: pool === 2 || pool === 3,
    blind: pool === 4,
    roof: roofOf(fight.sky),
  };
}

/** (V019) First the throttle, then the move: what its pilot means to do. */
export function plan(mover: Mover, fight: SideFight, table: Table): Move {
  const { craft, pool } = mover;
  craft.pip = setThrottle(craft, fight, table);
  const flier = flierOf(mover, fight, table.book);
  const { words, flown } = openMoves(flier);
  const ends = whenLookedAt(() => endsOf(words.map(flown), craft, fight, table));
  const view = whenLookedAt(() => viewFor(craft.side, fight));
  const about = {
    side: craft.side,
    machine: craft.id,
    get view() {
      return view();
    },
    pip: craft.pip,
    pool,
    preparation: preparationOf(flier),
    drag: dragOf(flier),
    get ends() {
      return ends();
    },
  };
  const move = flown(table.choose('energy-move', about, words));
  cleanGoggles(craft);
  return move;
}

/** (V101) The oil is gone with the first move; what comes upon them in that move is for the next. */
function cleanGoggles(craft: FightingMachine): void {
  craft.goggles = false;
}

/** (V019) to (V021) A rotary is on or off; in line any speed; nothing once the engine has stopped. */
function setThrottle(craft: FightingMachine, fight: SideFight, table: Table): number {
  const dash = dashboardOf(craft.dashboard, table.book);
  const pips = throttlesOf(craft, dash).map(String);
  const about = Object.assign(askedOf(craft, fight), { cue: craft.cue });
  return Number(table.choose('throttle', about, pips));
}

export const throttlesOf = (craft: FightingMachine, dash: Dashboard): number[] =>
  throttles(dash, levelOf(craft.pose), {
    lost: speedLost(craft, dash),
    loaded: craft.bombs,
    stopped: craft.leak === 0,
  });

/** (V053) (V065) Whether he keeps her in hand; if not, she stalls where she is. */
export function isInHand(craft: FightingMachine, move: Move, fight: SideFight, table: Table): boolean {
  if (!needsHand(move.word) || !hasOption(fight, 'handling-tests')) return true;
  return keepsControl(craft, fight, table);
}

/** (V053) A Handling Test: in hand, stalled, or a strain on the structure. */
export function keepsControl(craft: FightingMachine, fight: SideFight, table: Table): boolean {
  const dash = dashboardOf(craft.dashboard, table.book);
  const parts = { skill: skillShift(craft, table.book) };
  const outcome = tryTest({ kind: 'handling', craft, base: dash.handling, parts }, table);
  if (outcome === 'structural-test') tryStructure(craft, fight, table);
  return outcome === 'control';
}

/**
 * (V054) Stall: everything stops, and the cue is in the first black and white box; (V006) (V030) who was on a spine is
 * in the hex as which it counts. Who broke up in it is out already.
 */
export function stall(craft: FightingMachine, falling: 'stall' | 'leaf', table: Table): void {
  if (craft.out) return;
  const dash = dashboardOf(craft.dashboard, table.book);
  craft.falling = falling;
  craft.pose = withAttitude(craft.pose, 'level');
  craft.cue = stallBox(dash, levelOf(craft.pose));
  befall(craft, 'stalled', table, { cue: craft.cue });
}

/** A move, who flies it, and from where. */
export interface Flown {
  readonly craft: FightingMachine;
  readonly move: Move;
  readonly from: Pose;
}

/** A move is done: where it ends, what it costs, and what is done on the way. */
export function finish({ craft, move, from }: Flown, fight: SideFight, table: Table): void {
  craft.pose = move.end;
  craft.flew = move.word;
  craft.shook = shakesOff(move.word);
  if (move.word === 'falling-leaf' || move.stalls) {
    tellMove(craft, move.word, from, table);
    return stall(craft, move.stalls ? 'stall' : 'leaf', table);
  }
  craft.cue += move.energy;
  tellMove(craft, move.word, from, table);
  meetGround(craft, move, fight, table);
  if (craft.out) return;
  workGuns(craft, table);
  dropBombs(craft, from, fight, table);
  crossMarkers(craft, move, fight, table);
  fightFire(craft, fight, table);
}

function tellMove({ id: machine, pose: to, pip, cue }: FightingMachine, move: string, from: Pose, table: Table): void {
  table.tell({ type: 'side-moved', machine, move, from, to, pip, cue });
}

/** (V003) Level 0 is only for landing; over a fight that is high above the ground one dives out of it. */
function meetGround(craft: FightingMachine, { lands }: Move, fight: SideFight, table: Table): void {
  if (lands === 'no') return;
  if (fight.floor === 'air') return leave(craft, 'left-below', fight, table);
  leave(craft, lands === 'lands' ? 'landed' : 'crashed', fight, table);
}

/** (V083) A turn of level flight reloads; (V089) jams are tried at any time, and clear more easily in level flight. */
function workGuns(craft: FightingMachine, table: Table): void {
  for (const [place, gun] of craft.guns.entries()) {
    if (isLevelFlight(craft.flew)) reload(craft, gun, table);
    if (gun.jammed && isWorked(craft, place)) clearJam(craft, gun, table);
  }
}

/** (V089) The dead clear nothing, nor does (V097) a gunner who is hurt. */
function isWorked(craft: FightingMachine, place: number): boolean {
  const hands = handsAt(craft, place);
  return hands === 'well' || (hands === 'wounded' && craft.guns[place]?.mount === 'fixed');
}

function reload(craft: FightingMachine, gun: GunState, table: Table): void {
  const [next, ...rest] = gun.plates;
  if (gun.left > 0 || next === undefined) return;
  gun.left = next;
  gun.plates = rest;
  befall(craft, 'reloaded', table);
}

/** (V081) (V089) Ruling: a gunner clears his own gun, and by his own skill. */
function clearJam(craft: FightingMachine, gun: GunState, table: Table): void {
  const { expert } = table.book.fights['winged-victory'].combat.skill;
  const parts = { skill: gun.mount === 'fixed' ? skillShift(craft, table.book) : expert };
  const outcome = tryTest({ kind: 'unjam', craft, base: 'grey', parts }, table);
  gun.jammed = !(outcome === 'clear' || (isLevelFlight(craft.flew) && outcome === 'clear-if-level'));
  if (!gun.jammed) befall(craft, 'gun-cleared', table);
}

/**
 * (V055) (V056) (V058) Two levels straight down, and a Handling Test whether she flies again. (V019) The throttle is set
 * as in every turn; (V106) only that of a dead pilot is frozen.
 */
export function fall(craft: FightingMachine, fight: SideFight, table: Table): void {
  const from = craft.pose;
  const dash = dashboardOf(craft.dashboard, table.book);
  const leaf = craft.falling === 'leaf';
  craft.flew = leaf ? 'falling-leaf' : 'stall';
  craft.shook = leaf;
  const down = from.y - DOWN;
  if (craft.pilot !== 'dead' && down > 0) craft.pip = setThrottle(craft, fight, table);
  cleanGoggles(craft);
  craft.pose = { ...from, y: Math.max(0, down) };
  tellMove(craft, craft.flew, from, table);
  if (craft.pose.y === 0) return leave(craft, fight.floor === 'ground' ? 'crashed' : 'left-below', fight, table);
  craft.cue = stallBox(dash, levelOf(craft.pose));
  const inHand = craft.pilot !== 'dead' && keepsControl(craft, fight, table);
  if (craft.out) return;
  if (!inHand) return befall(craft, 'falls-on', table);
  comeOut(craft, table);
}

/** (V056) (V058) In hand again: the first black box, and out of a leaf on a heading that a die gives. */
export function comeOut(craft: FightingMachine, table: Table): void {
  const wasLeaf = craft.falling === 'leaf';
  craft.falling = 'no';
  craft.cue += 1;
  if (wasLeaf) craft.pose = { ...craft.pose, heading: table.roll('leaf-heading').total % 2 === 1 ? -1 : 1 };
  befall(craft, 'regained', table, { cue: craft.cue });
}

/** Two levels, in halves. */
const DOWN = 4;

/** (V023) The turn ends: the cue moves toward the pip. */
export function settleSpeed(craft: FightingMachine): void {
  if (isFalling(craft)) return;
  craft.cue = updatedCue(craft.cue, craft.pip);
}

const isFalling = ({ falling }: FightingMachine): boolean => falling === 'stall' || falling === 'leaf';

/**
 * (V026) to (V028) A turn begins: the box on which the cue lies decides. Ruling: the seed says the start of a turn where
 * it tells of the boxes (305 to 314) and its end where it tells of stalls (860); it is the start.
 */
export function judgeSpeed(craft: FightingMachine, fight: SideFight, table: Table): void {
  if (isFalling(craft)) return;
  const dash = dashboardOf(craft.dashboard, table.book);
  if (isBeyondRed(dash, craft.cue)) {
    befall(craft, 'structural-failure', table);
    return leave(craft, 'cracked-up', fight, table);
  }
  if (isRed(dash, craft.cue)) tryStructure(craft, fight, table);
  if (!craft.out && isStalled(dash, craft.cue, levelOf(craft.pose))) stall(craft, 'stall', table);
}
