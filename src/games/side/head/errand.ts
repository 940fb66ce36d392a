import type { Rulebook } from '../../../cards/rulebook.ts';
import { enemyOf } from '../../../table/sides.ts';
import { testDie } from '../cards/ladder.ts';
import { silencedBy } from '../rules/flight/choice.ts';
import { megahexesBetween } from '../rules/flight/megahex.ts';
import { HEX, levelOf } from '../rules/flight/pose.ts';
import { isLevelAllTurn } from '../rules/side-fight.ts';
import type { EndedMove, Known, SidePose, SideView, TargetState } from '../table/fighting-machine.ts';
import type { MoveWay, Sight } from './field.ts';
import { countersOf, shotValue } from './known.ts';
import { chanceOfOutcome, facingOf, offTheMats } from './standing.ts';
import { waysFrom } from './stands.ts';

/** The worth of a finished errand, of a hex nearer to it, and of a point of damage on its target. */
const DONE = 20;
const NEARER = 0.5;
const STRUCK = 5;

/** What a move is worth for its side's mission. */
export function errandOf(way: MoveWay, sight: Sight): number {
  const { end } = way;
  const { own, view } = sight;
  const off = -offTheMats(end.pose, view);
  const goal = goalOf(own, view);
  const { aim, done } = view.mission;
  if (done) return off;
  switch (aim) {
    case 'hold-the-front':
      return off + holding(end, view);
    case 'photograph':
      return goal ? photographing(way, goal, sight) : off;
    case 'direct':
      return off + (goal ? directing(end, goal, sight) : 0);
    case 'destroy':
      return off + (goal ? destroying(way, goal, sight) : 0);
    case 'stop-theirs':
      return off;
  }
}

/** The next target to destroy, photograph or fire at. */
const goalOf = (own: Known, { targets }: SideView): TargetState | undefined =>
  targets.find((target) => target.side !== own.side && !target.destroyed);

/** Whether this machine has an errand that is not done yet, which comes before fighting. */
export function isSent(own: Known, view: SideView): boolean {
  const { aim, done } = view.mission;
  if (done || aim === 'hold-the-front' || aim === 'stop-theirs') return false;
  if (aim === 'destroy')
    return own.bombs || !view.machines.some((machine) => machine.known && machine.side === own.side && machine.bombs);
  return isObserver(own) || hasPlate(own, view);
}

/** Whether a way brings her nearer to what her side has come for, or home with it. */
export function leadsToErrand({ end }: MoveWay, own: Known, view: SideView): boolean {
  if (!isSent(own, view)) return false;
  const goal = hasPlate(own, view) ? homeEdge(own, view) : goalOf(own, view)?.x;
  return goal !== undefined && hexesOff(end.pose, goal) < hexesOff(own.pose, goal);
}

const homeEdge = ({ side }: Known, { hexes }: SideView): number => (side === 'allied' ? 0 : hexes * HEX);

/** The same, or the machine has come to stop an enemy's errand. */
export const hasErrand = (own: Known, view: SideView): boolean =>
  view.mission.aim === 'stop-theirs' || isSent(own, view);

/**
 * Hexes from the front within which it is surely held, the hexes of a typical turn, and the turns before the end at
 * which to think of it.
 */
const FRONT = 11;
const A_TURN = 4;
const SOON = 3;
const HELD = 8;

/** At the end of the last turn a machine must be over the front, so it has to turn for it in time. */
function holding({ pose, next }: EndedMove, view: SideView): number {
  const left = view.turns - view.turn;
  if (left > SOON) return 0;
  const from = pose.x / HEX - view.hexes / 2;
  const outward = left > 0 && Math.sign(from) === pose.heading ? next : 0;
  const over = Math.abs(from) + outward - FRONT - left * A_TURN;
  return over > 0 ? -HELD - over : 0;
}

const hexesOff = (pose: SidePose, x: number): number => Math.abs(pose.x - x) / HEX;

/** The distance to a place after flying straight on for the next turn: it is larger for a machine that turns away. */
const leftTo = ({ pose, next }: EndedMove, x: number): number =>
  Math.max(0, hexesOff(pose, x) - next * Math.sign((x - pose.x) * pose.heading));

const crosses = (own: SidePose, end: SidePose, x: number): boolean => (own.x - x) * (end.x - x) <= 0;

/** Whether the machine carries the camera or the glass: a two-seater where there is one. */
const isObserver = ({ gunners }: Known): boolean => gunners.length > 0;

/** Level across the target, and then home over the own edge, which costs nothing now. */
function photographing({ word, end }: MoveWay, goal: TargetState, { own, view }: Sight): number {
  const { pose } = end;
  if (hasPlate(own, view)) return homeward(end, own, view);
  const off = -offTheMats(pose, view);
  if (!isObserver(own)) return off;
  const taken = isLevelAllTurn(word, own.pose, view) && crosses(own.pose, pose, goal.x) ? DONE : 0;
  return off + taken - NEARER * leftTo(end, goal.x);
}

/** Whether the machine has the plate aboard. */
export const hasPlate = (own: Known, view: SideView): boolean =>
  (view.mission.progress & (1 << countersAt(own, view))) !== 0;

const countersAt = ({ id, side }: Known, { machines }: SideView): number =>
  machines.filter((machine) => machine.side === side).findIndex((machine) => machine.id === id);

/** Home over the own edge, and over no other. */
export function homeward(end: EndedMove, own: Known, view: SideView): number {
  const { pose } = end;
  const edge = homeEdge(own, view);
  const isHome = own.side === 'allied' ? pose.x < edge : pose.x > edge;
  return isHome ? DONE : -2 * NEARER * leftTo(end, edge) - (offTheMats(pose, view) > 0 ? DONE : 0);
}

/** From how many megahexes the fire may be directed, and how near an enemy may be. */
const NEAR = 2;

/** Near the target, with no enemy near. */
function directing({ pose }: EndedMove, goal: TargetState, { own, view }: Sight): number {
  if (!isObserver(own)) return 0;
  const at: SidePose = { x: goal.x, y: goal.y, heading: 1, attitude: 'level' };
  const megahexes = megahexesBetween(pose, at);
  const free = countersOf(view, enemyOf(own.side)).every((enemy) => megahexesBetween(enemy.pose, pose) > 1);
  return (megahexes <= NEAR && free ? DONE / 4 : 0) - NEARER * Math.max(0, megahexes - NEAR) * HEX;
}

/** With bombs: level across the target. With guns: pointing at it, and near. */
function destroying(way: MoveWay, goal: TargetState, sight: Sight): number {
  const { own, book } = sight;
  if (own.bombs) return bombing(way, goal, sight);
  const { pose } = way.end;
  const at = poseOf(goal, own);
  const shot = shotValue({ machine: own, from: pose, silent: silencedBy(way.word).pilot }, at, book);
  return STRUCK * shot + NEARER * (3 * facingOf(pose, at) - hexesOff(pose, goal.x));
}

const poseOf = ({ x, y }: TargetState, { pose: { heading } }: Known): SidePose => ({
  x,
  y,
  heading,
  attitude: 'level',
});

/** The weight of a shot in the next turn, compared with one in this turn. */
const IN_A_TURN = 0.35;

/** The best that the guns may do to the target in the next turn. From straight above they can do nothing. */
export function aimingAt({ end }: MoveWay, { own, view, book }: Sight): number {
  const goal = goalOf(own, view);
  if (!goal || own.bombs || view.mission.aim !== 'destroy' || view.mission.done) return 0;
  const there = { ...own, pose: end.pose, cue: end.next, goggles: false };
  const shots = waysFrom(there, 3, view, book)
    .filter((way) => way.end.lands === 'no' && !way.end.stalls)
    .map((way) =>
      shotValue({ machine: own, from: way.end.pose, silent: silencedBy(way.word).pilot }, poseOf(goal, own), book),
    );
  return IN_A_TURN * STRUCK * Math.max(0, ...shots);
}

/**
 * (V109) Bombs may fall on a line of sixty degrees: half a hex short of the target for each level. From higher up they
 * are worse, so the machine first descends.
 */
function bombing({ word, end }: MoveWay, goal: TargetState, { own, view, book }: Sight): number {
  const { pose } = end;
  const isByHeight = view.options.includes('sixty-degree-bombing');
  const level = levelOf(pose);
  const x = goal.x - (isByHeight ? (HEX / 2) * level * pose.heading : 0);
  const height = isByHeight ? -Math.floor(level / LEVELS_A_COLOUR) : 0;
  const dropped =
    word === 'level' && isLevelAllTurn(word, own.pose, view) && crosses(own.pose, pose, x)
      ? DONE * bombsTell(height, book)
      : 0;
  return dropped + TOO_HIGH * height - NEARER * leftTo(end, x);
}

/** (V109) A die colour for each five levels, and the worth of each on the way. */
const LEVELS_A_COLOUR = 5;
const TOO_HIGH = 1.5;

/** A near miss, compared with a direct hit. */
const NEAR_MISS = 0.3;

/** The mean effect of bombs that fall by so many colours worse, compared with the best bombs. */
function bombsTell(height: number, book: Rulebook): number {
  const mean = (shift: number): number => {
    const die = testDie('yellow', shift);
    return (
      chanceOfOutcome('bombing', die, 'direct-hit', book) +
      NEAR_MISS * chanceOfOutcome('bombing', die, 'near-miss', book)
    );
  };
  return mean(height) / mean(0);
}
