import { type Onward, type Outlook, turnsAhead } from '../../../kit/head/outlook.ts';
import { openMoves } from '../rules/flight/moves.ts';
import { HEX, isDive, levelOf } from '../rules/flight/pose.ts';
import { endedAt } from '../rules/move-ends.ts';
import { flierOf } from '../rules/moving.ts';
import { hasOption } from '../rules/side-fight.ts';
import type { EndedMove, Known, SeenMachine } from '../table/fighting-machine.ts';
import type { Sight } from './field.ts';
import { danger, offTheMats } from './standing.ts';

/** For how many turns after its move a head makes sure that the machine can be kept. */
const TURNS = 2;

/** The outlook of a move that loses the machine. */
const LOST = -1;

/** What is known of moves by where they end. */
interface MoveOutlook extends Outlook<EndedMove> {
  /** Whether a move avoids the ground, breaking up, and leaving the fight too early. */
  readonly isSound: (end: EndedMove) => boolean;
}

/**
 * The outlook of moves, by where they end: whether the machine can still be kept in the turns after each. A machine that
 * is for home may leave over its own edge.
 */
export function outlookFor(sight: Sight, isForHome = false): MoveOutlook {
  const { own, view } = sight;
  const turns = Math.min(TURNS, view.turns - view.turn);
  const leaving = { sight, isForHome };
  const onward: Onward<EndedMove> = {
    next: (from) => flownFrom(from, leaving),
    isInHand: (end) => isInHand(end, leaving),
  };
  const mayBeOiled = hasOption(view, 'goggles') && view.machines.some((each) => isLeaking(each, own));
  const onFrom = (end: EndedMove): number => turnsAhead(end, turns, onward);
  const ahead = (end: EndedMove): number => {
    if (!isSound(end, leaving) || (end.test && levelOf(own.pose) <= LEVELS_OF_FALLS)) return LOST;
    if (turns === 0) return turns;
    if (!mayBeOiled) return onFrom(end);
    const later = flownLevel(end, leaving);
    return later ? Math.min(onFrom(end), onFrom(later)) : 0;
  };
  return { turns, ahead, isSound: (end) => isSound(end, leaving) };
}

/** (V101) Behind one who leaks, oil may come on the goggles: in the next turn she flies level. */
const isLeaking = (each: SeenMachine, own: Known): boolean =>
  each.known && each.id !== own.id && each.out === undefined && each.leak !== undefined;

/** Who flies, and whether it is for home. */
interface WayOff {
  readonly sight: Sight;
  readonly isForHome: boolean;
}

/** Less than the cost of a stall, or of losing control. */
const RUINOUS = 8;

function isSound(end: EndedMove, leaving: WayOff): boolean {
  const { own, view, book } = leaving.sight;
  if (danger(end, own, book) >= RUINOUS || end.pose.y <= 0) return false;
  return mayLeave(end, leaving) || offTheMats(end.pose, view) === 0;
}

/** A machine with a plate to bring home may leave; one that is for home, over its own edge. */
const mayLeave = ({ over }: EndedMove, { sight, isForHome }: WayOff): boolean =>
  sight.view.mission.aim === 'photograph' || (over === 'own' && isForHome);

/** (V055) (V056) A stall is two levels a turn; control is nearly always had again within four turns. */
const LEVELS_OF_FALLS = 8;

/**
 * The ends of another turn from there. Nobody knows by what pool the machine will move: counted are only the moves that
 * are open in each, and none that asks for a test.
 */
function* flownFrom({ pose, next }: EndedMove, leaving: WayOff, only?: readonly string[]): Generator<EndedMove> {
  const { own, view, book } = leaving.sight;
  const machine = { ...own, pose, cue: next, goggles: false };
  const flier = flierOf({ machine, pool: 4 }, view, book);
  const { words, arrives } = openMoves(flier);
  for (const word of only ?? words) {
    if (word === 'easy' || word === 'jettison') continue;
    const end = endedAt(arrives(word), { machine, dash: flier.dash }, view);
    if (!end.test && isSound(end, leaving)) yield end;
  }
}

/** (V101) So many turns with oil on the goggles are reckoned with: who follows a leak is often oiled again. */
const OILED = 2;

/** The end of level flight with oil on the goggles; nothing, where it loses the machine. */
function flownLevel(from: EndedMove, leaving: WayOff): EndedMove | undefined {
  let end: EndedMove | undefined = from;
  for (let turn = 0; turn < OILED && end; turn++) [end] = flownFrom(end, leaving, ['level']);
  return end;
}

/** Whether a machine can fly on from there as it likes: not in a dive near the ground, nor close before the edge. */
function isInHand({ pose, next }: EndedMove, leaving: WayOff): boolean {
  if (isDive(pose.attitude) && levelOf(pose) <= LOW) return false;
  const { view } = leaving.sight;
  if (view.mission.aim === 'photograph' || leaving.isForHome) return true;
  const left = pose.heading === 1 ? view.hexes - pose.x / HEX : pose.x / HEX;
  return left >= 2 * next;
}

/** In a dive so low a machine can only just be levelled. */
const LOW = 2;
