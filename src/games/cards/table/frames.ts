import type { SceneShot } from '../../../kit/scene/scene.ts';
import { type EventOf, type GameEvent, ofType } from '../../../table/events.ts';
import type { MoveFlown } from './card-events.ts';

/** A machine in a phase: its card, its start and its end, and whether it went out of the game here. */
interface CardPlaced extends MoveFlown {
  readonly isOut: boolean;
}

/** A phase of a fight with manoeuvre cards as it can be drawn, and everything told of it. */
export interface CardFrame {
  readonly turn: number;
  readonly phase: number;
  readonly machines: readonly CardPlaced[];
  readonly shots: readonly SceneShot[];
  readonly told: readonly GameEvent[];
}

/** The phases in which cards were flown. */
export function cardFrames(events: readonly GameEvent[]): CardFrame[] {
  const starts = events.flatMap(({ type }, at) => (type === 'cards-revealed' ? [at] : []));
  return starts.flatMap((from, i) => frameOf(events.slice(from, starts[i + 1])));
}

function frameOf(told: readonly GameEvent[]): CardFrame[] {
  const gone = [...ofType(told, 'machine-eliminated'), ...ofType(told, 'machine-exited')];
  const holes = ofType(told, 'damage-drawn').filter(isHole);
  const shots = ofType(told, 'guns-fired').map(({ machine, target }) => ({
    by: machine,
    at: target,
    hit: holes.some((drawn) => drawn.by === machine && drawn.machine === target),
  }));
  return ofType(told, 'cards-revealed').map(({ turn, phase, moves }) => ({
    turn,
    phase,
    machines: moves.map((move) => ({ ...move, isOut: gone.some(({ machine }) => machine === move.machine) })),
    shots,
    told,
  }));
}

/** A card without points and special is a miss. A secret special is not among the events of the other side. */
const isHole = ({ points, card }: EventOf<'damage-drawn'>): boolean => points > 0 || card.includes('+');
