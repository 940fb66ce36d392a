import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { type Point, type Pose, poseAfterArrow, wayFlown } from '../../../kit/geometry/pose.ts';
import { HEADINGS } from '../../../kit/geometry/turning.ts';
import { CARDS_A_TURN, handOf } from '../cards/legal-plan.ts';
import type { ManoeuvreCard } from '../cards/manoeuvre-decks.ts';
import { isOwn } from '../table/limits-seen.ts';
import type { CardView, SeenMachine } from '../table/view.ts';
import { linesOf } from './plans.ts';

type Plans = readonly (readonly ManoeuvreCard[])[];

/**
 * The plans of a deck and where they lead, in flat arrays: a fixed number of entries a plan, one plan after the other.
 */
export interface LaidOut {
  readonly plans: Plans;
  /** For each of the three cards: how far east and north of the machine it ends, and with which heading. */
  readonly ends: Int32Array;
  /** How far the way reaches west, south, east and north. */
  readonly bounds: Int32Array;
}

/** The number of entries of a plan in each array. */
export const [IN_ENDS, IN_BOUNDS] = [3 * CARDS_A_TURN, 4];

interface LayingMachine {
  readonly machine: SeenMachine;
  readonly view: CardView;
}

const bindingOf = ({ machine, view }: LayingMachine): string => {
  const own = isOwn(machine) ? `${machine.rudder.left} ${machine.rudder.right} ${machine.engineHit}` : '';
  return `${view.system} ${machine.deck} ${machine.last} ${machine.flames > 0} ${own}`;
};

/** Every legal plan of a deck, computed once for each set of limits. */
const plansOf = memoizeByKey(
  bindingOf,
  (book: Rulebook, { machine, view }: LayingMachine): Plans =>
    linesOf(machine, [], view, book).map(({ cards }) => cards),
);

/** The same, with the ways of the plans from a machine with this heading. */
export const laidOut = memoizeByKey(
  (laying: LayingMachine) => `${laying.machine.pose.heading} ${bindingOf(laying)}`,
  (book: Rulebook, laying: LayingMachine): LaidOut => {
    const { heading } = laying.machine.pose;
    const plans = plansOf(book, laying);
    const ends: number[] = [];
    const bounds: number[] = [];
    for (const cards of plans) {
      const way = wayOf(cards, heading, laying.view, book);
      for (const end of way.ends) ends.push(end.x, end.y, end.heading);
      bounds.push(...boundsOf(way));
    }
    return { plans, ends: Int32Array.from(ends), bounds: Int32Array.from(bounds) };
  },
);

interface TurningDeck {
  readonly deck: string;
  readonly view: Pick<CardView, 'system'>;
}

const TURNS: readonly string[] = ['left-60', 'right-60'];

/** By heading: the bounds of three turns to the left and of three to the right. Three turns bring a machine about. */
export const turnsAbout = memoizeByKey(
  ({ deck, view }: TurningDeck) => `${view.system} ${deck}`,
  (book: Rulebook, { deck, view }: TurningDeck): readonly Int32Array[] => {
    const turns = handOf(deck, book).filter(({ card }) => TURNS.includes(card));
    return Array.from({ length: HEADINGS }, (_, heading) => {
      const about = (turn: ManoeuvreCard) => Array.from({ length: CARDS_A_TURN }, () => turn);
      return Int32Array.from(turns.flatMap((turn) => boundsOf(wayOf(about(turn), heading, view, book))));
    });
  },
);

interface PlannedWay {
  readonly ends: readonly Pose[];
  /**
   * (W032) (G017) The points that may not lie outside: the whole way in Wings of War, the end of each card in Wings of
   * Glory.
   */
  readonly points: readonly Point[];
}

function wayOf(
  cards: readonly ManoeuvreCard[],
  heading: number,
  { system }: TurningDeck['view'],
  book: Rulebook,
): PlannedWay {
  const { length } = book.fights['manoeuvre-cards'].cardTable.base;
  const ends: Pose[] = [];
  const points: Point[] = [];
  let at: Pose = { x: 0, y: 0, heading };
  for (const card of cards) {
    if (system === 'wings-of-war') points.push(...wayFlown(at, card, length));
    at = poseAfterArrow(at, card, length);
    points.push(at);
    ends.push(at);
  }
  return { ends, points };
}

function boundsOf({ points }: PlannedWay): number[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
