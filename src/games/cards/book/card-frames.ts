import { type EventOf, type GameEvent, ofType } from '../../../table/events.ts';
import type { MoveFlown } from '../table/card-events.ts';
import { cardWords } from './card-words.ts';

/** A machine in a phase: the card that it flew, from where and to where, and whether it is out of it here. */
export interface CardPlaced extends MoveFlown {
  readonly out: boolean;
}

/** A phase of a fight with manoeuvre cards as it can be drawn. */
export interface CardFrame {
  readonly title: string;
  readonly machines: readonly CardPlaced[];
  readonly shots: readonly { readonly by: string; readonly at: string; readonly hit: boolean }[];
  readonly words: readonly string[];
}

type Laid = EventOf<'cards-laid-out'>;

/** A fight with manoeuvre cards, phase by phase, on as much of the table as it needed. */
export interface CardStrip {
  readonly frames: readonly CardFrame[];
  readonly ground: Laid['ground'];
  /** The edges of the part that is drawn, in hundredths of a millimetre. */
  readonly window: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
}

/** What was told of a fight with cards, in frames; nothing where no card was flown. */
export function cardStripOf(events: readonly GameEvent[], nameOf: (id: string) => string): CardStrip | undefined {
  const starts = events.flatMap(({ type }, at) => (type === 'cards-revealed' ? [at] : []));
  const frames = starts.flatMap((from, i) => frameOf(events.slice(from, starts[i + 1]), nameOf));
  const ground = ofType(events, 'cards-laid-out')[0]?.ground ?? [];
  return frames.length === 0 ? undefined : { frames, ground, window: windowOf(frames, ground) };
}

function frameOf(told: readonly GameEvent[], nameOf: (id: string) => string): CardFrame[] {
  return ofType(told, 'cards-revealed').map(({ turn, phase, moves }) => {
    const out = new Set(
      [...ofType(told, 'machine-eliminated'), ...ofType(told, 'machine-exited')].map(({ machine }) => machine),
    );
    return {
      title: `Turn ${turn}, phase ${phase}`,
      machines: moves.map((move) => ({ ...move, out: out.has(move.machine) })),
      shots: ofType(told, 'guns-fired').map(({ machine, target }) => ({
        by: machine,
        at: target,
        hit: ofType(told, 'damage-drawn').some(
          (drawn) => isHole(drawn) && drawn.by === machine && drawn.machine === target,
        ),
      })),
      words: told.flatMap((event) => cardWords(event, nameOf)),
    };
  });
}

/**
 * A card without points or a special is a miss; what it says may be its side's secret, and is then not among the
 * events.
 */
const isHole = ({ points, card }: EventOf<'damage-drawn'>): boolean => points > 0 || card.includes('+');

/** Air round all that is drawn, and the least that is drawn across: 60 and 300 mm. */
const [AIR, LEAST] = [6000, 30_000];

function windowOf(frames: readonly CardFrame[], ground: Laid['ground']): CardStrip['window'] {
  const poses = [...frames.flatMap(({ machines }) => machines.flatMap(({ from, to }) => [from, to])), ...ground];
  const [south, north] = around(
    poses.map(({ y }) => y),
    LEAST,
  );
  // A picture is never higher than it is wide.
  const [west, east] = around(
    poses.map(({ x }) => x),
    north - south,
  );
  return { west, east, south, north };
}

function around(figures: readonly number[], atLeast: number): readonly [number, number] {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const half = Math.max((most - least) / 2 + AIR, atLeast / 2);
  const middle = (least + most) / 2;
  return [middle - half, middle + half];
}
