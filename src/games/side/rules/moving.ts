import { lazyFields } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Table } from '../../../table/table.ts';
import { updatedCue } from '../cards/cue.ts';
import type { Dashboard } from '../cards/dashboard.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import { type FightingMachine, handsAt, type MountedGun, type SidePose } from '../table/fighting-machine.ts';
import { dropBombs } from './bombing.ts';
import { clockAhead, NO_STOPS, type StopsAhead } from './clock/clock-ahead.ts';
import { befall, leave, speedLost, tryStructure } from './damage.ts';
import { needsHand, shakesOff } from './flight/choice.ts';
import { isBeyondRed, isRed, isStalled, stallBox, throttles } from './flight/energy.ts';
import type { Flier } from './flight/flier.ts';
import type { Move } from './flight/move.ts';
import { type OpenMoves, openMoves } from './flight/moves.ts';
import { dragOf, preparationOf } from './flight/paths.ts';
import { levelOf, makePose, withAttitude } from './flight/pose.ts';
import { crossMarkers, fightFire } from './hazards.ts';
import { endsOf } from './move-ends.ts';
import type { Mover } from './pools.ts';
import { dashboardOf, hasOption, isLevelAllTurn, type SideFight } from './side-fight.ts';
import { roofOf } from './sky.ts';
import { skillShift, tryTest } from './test-dice.ts';
import { type AskedOf, LOOKED_AT, withItsView } from './view.ts';

/** The part of a machine's turn that decides what it may fly. */
interface MovingMachine extends Pick<Mover, 'pool'> {
  readonly machine: Flier['machine'] & Pick<FightingMachine, 'dashboard'>;
}

/** Everything that decides what a machine may fly now. */
export function flierOf(
  { machine, pool }: MovingMachine,
  fight: Pick<SideFight, 'options' | 'sky'>,
  book: Rulebook,
): Flier {
  return {
    machine,
    dash: dashboardOf(machine.dashboard, book),
    ways: book.fights['winged-victory'].combat.ways,
    options: fight.options,
    engaged: pool === 2 || pool === 3,
    blind: pool === 4,
    roof: roofOf(fight.sky),
  };
}

/** (V019) First the throttle, then the move that its pilot plans. */
export function plan(mover: Mover, fight: SideFight, table: Table, stops: StopsAhead = NO_STOPS): Move {
  const { machine, pool } = mover;
  const flier = flierOf(mover, fight, table.book);
  const open = openMoves(flier);
  const { side, id } = machine;
  const known = { side, machine: id, pool, preparation: preparationOf(flier), drag: dragOf(flier) };
  const planning = { side, fight, machine, open, table, stops };
  machine.pip = setThrottle(machine, fight, table, { known, planning });
  const about = withItsEnds({ ...known, pip: machine.pip }, planning);
  const move = open.flown(table.choose('energy-move', about, open.words));
  cleanGoggles(machine);
  return move;
}

interface MovePlanning extends AskedOf {
  readonly machine: FightingMachine;
  readonly open: Pick<OpenMoves, 'words' | 'flown'>;
  readonly table: Table;
  readonly stops: StopsAhead;
}

const withItsEnds = lazyFields<MovePlanning, Pick<MoveAsked, 'view' | 'ends' | 'clock'>>(
  {
    ...LOOKED_AT,
    clock: ({ side, stops, fight }) => clockAhead(side, stops, fight),
    ends: ({ open, machine, fight, table }) => endsOf(open.words.map(open.flown), machine, fight, table),
  },
  ['view'],
);

type MoveAsked = EnergyDecisions['energy-move']['about'];

/** The move that is asked once the throttle is set. */
interface MoveAhead {
  readonly known: Omit<MoveAsked, 'pip' | 'view' | 'ends' | 'clock'>;
  readonly planning: MovePlanning;
}

/** The throttle's question with that move, by each throttle. Nobody looks at it in a replay. */
const withItsMoves = lazyFields<
  MoveAhead & { readonly pips: readonly number[] },
  Pick<MoveAsked, 'view'> & { moves: Readonly<Record<string, MoveAsked>> }
>(
  {
    view: ({ planning }) => LOOKED_AT.view(planning),
    moves: ({ pips, ...ahead }) => Object.fromEntries(pips.map((pip) => [pip, movesWith(pip, ahead)])),
  },
  ['view'],
);

function movesWith(pip: number, { known, planning }: MoveAhead): MoveAsked {
  const { fight } = planning;
  const machine = { ...planning.machine, pip };
  const machines = fight.machines.map((each) => (each === planning.machine ? machine : each));
  return withItsEnds({ ...known, pip }, { ...planning, machine, fight: { ...fight, machines } });
}

/** (V101) The oil is gone after the first move. */
function cleanGoggles(machine: FightingMachine): void {
  machine.goggles = false;
}

/** (V019) to (V021) A rotary is on or off; an in-line engine has any speed; a stopped engine has nothing. */
function setThrottle(machine: FightingMachine, fight: SideFight, table: Table, ahead?: MoveAhead): number {
  const dash = dashboardOf(machine.dashboard, table.book);
  const pips = throttlesOf(machine, dash);
  const { side, id, cue } = machine;
  const asked = { side, machine: id, cue };
  const about = ahead ? withItsMoves(asked, { ...ahead, pips }) : withItsView(asked, { side, fight });
  return Number(table.choose('throttle', about, pips.map(String)));
}

const throttlesOf = (machine: FightingMachine, dash: Dashboard): number[] =>
  throttles(dash, levelOf(machine.pose), {
    lost: speedLost(machine, dash),
    loaded: machine.bombs,
    stopped: machine.leak === 0,
  });

/** (V053) (V065) Whether the pilot keeps control. If not, the machine stalls where it is. */
export function isInHand(machine: FightingMachine, move: Move, fight: SideFight, table: Table): boolean {
  if (!needsHand(move.word) || !hasOption(fight, 'handling-tests')) return true;
  return keepsControl(machine, fight, table);
}

/** (V053) A Handling Test: under control, stalled, or a strain on the structure. */
export function keepsControl(machine: FightingMachine, fight: SideFight, table: Table): boolean {
  const dash = dashboardOf(machine.dashboard, table.book);
  const parts = { skill: skillShift(machine, table.book) };
  const outcome = tryTest({ kind: 'handling', machine, base: dash.handling, parts }, table);
  if (outcome === 'structural-test') tryStructure(machine, fight, table);
  return outcome === 'control';
}

/**
 * (V054) Stall: all movement stops, and the cue goes to the first black and white box. (V006) (V030) A machine on a
 * spine moves into the hex as which it counts. One that broke up in the test is already out.
 */
export function stall(machine: FightingMachine, falling: 'stall' | 'leaf', table: Table): void {
  if (machine.out) return;
  const dash = dashboardOf(machine.dashboard, table.book);
  machine.falling = falling;
  machine.pose = withAttitude(machine.pose, 'level');
  machine.cue = stallBox(dash, levelOf(machine.pose));
  befall(machine, 'stalled', table, { cue: machine.cue });
}

/** A move, its machine, and its start. */
export interface FlownMove {
  readonly machine: FightingMachine;
  readonly move: Move;
  readonly from: SidePose;
}

/** Finishes a move: its end, its costs, and what is done on the way. */
export function finish({ machine, move, from }: FlownMove, fight: SideFight, table: Table): void {
  machine.pose = move.end;
  machine.flew = move.word;
  machine.shook = shakesOff(move.word);
  if (move.word === 'falling-leaf' || move.stalls) {
    tellMove(machine, move.word, from, table);
    return stall(machine, move.stalls ? 'stall' : 'leaf', table);
  }
  machine.cue += move.energy;
  tellMove(machine, move.word, from, table);
  meetGround(machine, move, fight, table);
  if (machine.out) return;
  workGuns({ machine, isLevel: isLevelAllTurn(move.word, from, fight) }, table);
  dropBombs(machine, from, fight, table);
  crossMarkers(machine, move, fight, table);
  fightFire(machine, fight, table);
}

/** (V019) The throttle is revealed with the move. */
function tellMove(machine: FightingMachine, move: string, from: SidePose, table: Table): void {
  const { id, pose: to, pip, cue, falling } = machine;
  machine.pipShown = pip;
  const pilotless = falling === 'pilot-dead' && ({ pilotless: true } as const);
  table.tell({ type: 'side-moved', machine: id, move, ...pilotless, from, to, pip, cue });
}

/** (V003) Level 0 is only for landing. In a fight high above the ground, diving below it leaves the fight. */
function meetGround(machine: FightingMachine, { lands }: Move, fight: SideFight, table: Table): void {
  if (lands === 'no') return;
  if (fight.floor === 'air') return leave(machine, 'left-below', fight, table);
  leave(machine, lands === 'lands' ? 'landed' : 'crashed', fight, table);
}

/**
 * (V083) A turn of level flight reloads a gun, unless the gun fired while the clock stood. (V089) Jams may be cleared
 * at any time, more easily in level flight.
 */
function workGuns({ machine, isLevel }: Working, table: Table): void {
  for (const [place, gun] of machine.guns.entries()) {
    if (isLevel && !machine.fired.includes(place)) reload(machine, gun, table);
    if (gun.jammed && isWorked(machine, place)) clearJam({ machine, isLevel }, gun, table);
  }
}

interface Working {
  readonly machine: FightingMachine;
  readonly isLevel: boolean;
}

/** (V089) A dead man clears nothing, nor does (V097) a wounded gunner. */
function isWorked(machine: FightingMachine, place: number): boolean {
  const hands = handsAt(machine, place);
  return hands === 'well' || (hands === 'wounded' && machine.guns[place]?.mount === 'fixed');
}

function reload(machine: FightingMachine, gun: MountedGun, table: Table): void {
  const [next, ...rest] = gun.plates;
  if (gun.left > 0 || next === undefined) return;
  gun.left = next;
  gun.plates = rest;
  befall(machine, 'reloaded', table);
}

/** (V081) (V089) Ruling: a gunner clears his own gun, by his own skill. */
function clearJam({ machine, isLevel }: Working, gun: MountedGun, table: Table): void {
  const { expert } = table.book.fights['winged-victory'].combat.skill;
  const parts = { skill: gun.mount === 'fixed' ? skillShift(machine, table.book) : expert };
  const outcome = tryTest({ kind: 'unjam', machine, base: 'grey', parts }, table);
  gun.jammed = !(outcome === 'clear' || (isLevel && outcome === 'clear-if-level'));
  if (!gun.jammed) befall(machine, 'gun-cleared', table);
}

/**
 * (V055) (V056) (V058) Two levels straight down, and a Handling Test to recover. (V019) The throttle is set as in every
 * turn; (V106) only that of a dead pilot is frozen.
 */
export function fall(machine: FightingMachine, fight: SideFight, table: Table): void {
  const from = machine.pose;
  const dash = dashboardOf(machine.dashboard, table.book);
  const leaf = machine.falling === 'leaf';
  machine.flew = leaf ? 'falling-leaf' : 'stall';
  machine.shook = leaf;
  const down = from.y - DOWN;
  if (machine.pilot !== 'dead' && down > 0) machine.pip = setThrottle(machine, fight, table);
  cleanGoggles(machine);
  machine.pose = makePose(from.x, Math.max(0, down), from.heading, from.attitude);
  tellMove(machine, machine.flew, from, table);
  if (machine.pose.y === 0) return leave(machine, fight.floor === 'ground' ? 'crashed' : 'left-below', fight, table);
  machine.cue = stallBox(dash, levelOf(machine.pose));
  const inHand = machine.pilot !== 'dead' && keepsControl(machine, fight, table);
  if (machine.out) return;
  if (!inHand) return befall(machine, 'falls-on', table);
  comeOut(machine, table);
}

/** (V056) (V058) Under control again: the first black box; after a leaf on a heading by die. */
export function comeOut(machine: FightingMachine, table: Table): void {
  const wasLeaf = machine.falling === 'leaf';
  machine.falling = 'no';
  machine.cue += 1;
  if (wasLeaf) {
    const { x, y, attitude } = machine.pose;
    machine.pose = makePose(x, y, table.roll('leaf-heading').total % 2 === 1 ? -1 : 1, attitude);
  }
  befall(machine, 'regained', table, { cue: machine.cue });
}

/** Two levels, in half levels. */
const DOWN = 4;

/** (V023) The turn ends: the cue moves toward the pip, which is then known. */
export function settleSpeed(machine: FightingMachine): void {
  machine.pipShown = machine.pip;
  if (isFalling(machine)) return;
  machine.cue = updatedCue(machine.cue, machine.pip);
}

const isFalling = ({ falling }: FightingMachine): boolean => falling === 'stall' || falling === 'leaf';

/**
 * (V026) to (V028) A turn begins: the box of the cue decides. Ruling: the rules say the start of a turn where they
 * describe the boxes (305 to 314) and the end where they describe stalls (860); we use the start.
 */
export function judgeSpeed(machine: FightingMachine, fight: SideFight, table: Table): void {
  if (isFalling(machine)) return;
  const dash = dashboardOf(machine.dashboard, table.book);
  if (isBeyondRed(dash, machine.cue)) {
    befall(machine, 'structural-failure', table);
    return leave(machine, 'cracked-up', fight, table);
  }
  if (isRed(dash, machine.cue)) tryStructure(machine, fight, table);
  if (!machine.out && isStalled(dash, machine.cue, levelOf(machine.pose))) stall(machine, 'stall', table);
}
