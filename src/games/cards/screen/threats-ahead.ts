import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { farSquared, type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { rankWays } from '../../../kit/head/search.ts';
import type { Reaching, Threats } from '../../../kit/screen/threats.ts';
import { CARDS_A_TURN, handOf, isStraight } from '../cards/legal-plan.ts';
import type { PlanLine } from '../head/head.ts';
import { linesOf } from '../head/plans.ts';
import { bestShot, type CardGun, gunsOf } from '../head/shots.ts';
import { positionWorth } from '../head/worth.ts';
import type { CardDecisions, CardInHand } from '../table/card-decisions.ts';
import type { CardView, OwnMachine, SeenMachine } from '../table/view.ts';

type Planning = CardDecisions['plan-card']['about'];

/** A gun that scores a point a card: one at long range, two when it is close. */
const countingCards = (machine: SeenMachine, phase: number, book: Rulebook): CardGun[] =>
  gunsOf(machine, book, phase).map((gun) => ({ ...gun, mean: 1 }));

function reaching(id: string, points: number): Reaching[] {
  return points === 0 ? [] : [{ id, range: points > 1 ? 'close' : 'long' }];
}

/**
 * The guns that could reach a machine where a card of its hand ends, and whom its own would. The enemies' plans are
 * secret: whatever their cards allow counts as the worst, and as likely what a third of the lines bring that look best
 * to each of them by what lies on the table.
 */
export function threatsBehind({ card, ends, leaves, noShot }: CardInHand, about: Planning, book: Rulebook): Threats {
  const { view, machine, slot } = about;
  const own = view.own.find(({ id }) => id === machine);
  if (!own || leaves) return NOBODY;
  return threatsAt(view, { own, slot, ends, card, isSilent: noShot.length > 0, book });
}

/** The same behind the last card of a whole plan. */
export const threatsAfter = (
  cards: readonly string[],
  ends: Pose,
  own: OwnMachine,
  { view, book }: { readonly view: CardView; readonly book: Rulebook },
): Threats => threatsAt(view, { own, slot: cards.length, ends, card: cards.at(-1) ?? '', isSilent: false, book });

const NOBODY: Threats = { likely: [], worst: [], own: [] };

interface BehindCard {
  readonly own: OwnMachine;
  readonly slot: number;
  readonly ends: Pose;
  readonly card: string;
  /** Its guns are silent after this card. */
  readonly isSilent: boolean;
  readonly book: Rulebook;
}

const threatsAt = memoizeByKey(
  ({ own, slot, ends, card }: BehindCard) => `${own.id} ${slot} ${card} ${ends.x} ${ends.y} ${ends.heading}`,
  (view: CardView, { own, slot, ends, isSilent, book }: BehindCard): Threats => {
    const likely: Reaching[] = [];
    const worst: Reaching[] = [];
    const mine: Reaching[] = [];
    const guns = isSilent ? [] : countingCards(own, slot, book);
    for (const enemy of view.enemies.filter((each) => isNear(each, ends, slot))) {
      const his = countingCards(enemy, slot, book);
      const lines = linesFrom(view, { enemy, own, book });
      const places = lines.map((line) => line.ends[slot - 1] ?? enemy.pose);
      const taken = places.map((at) => bestShot(at, his, ends));
      const given = places.slice(0, GOOD).map((at) => bestShot(ends, guns, at));
      likely.push(...reaching(enemy.id, often(taken.slice(0, GOOD))));
      worst.push(...reaching(enemy.id, Math.max(0, ...taken)));
      mine.push(...reaching(enemy.id, often(given)));
    }
    return { likely, worst, own: mine };
  },
);

/** So many lines of an enemy look good to him; what comes of a third of them is likely. */
const [GOOD, OFTEN] = [12, 4];

/** The points of a shot that many of the good lines bring; 0 where few do. */
const often = (shots: readonly number[]): number => shots.toSorted((a, b) => b - a)[OFTEN - 1] ?? 0;

/** A ruler, a card's length, and as far as an enemy comes with so many cards. */
const isNear = ({ pose }: SeenMachine, ends: Pose, cards: number): boolean =>
  farSquared(pose, ends) < (RULER + cards * A_CARD) ** 2;
const [RULER, A_CARD] = [27_000, 13_500];

interface FacedEnemy {
  readonly enemy: SeenMachine;
  readonly own: OwnMachine;
  readonly book: Rulebook;
}

/** Every line that an enemy may fly, first those that look best to him if the machine flies straight on. */
const linesFrom = memoizeByKey(
  ({ enemy, own }: FacedEnemy) => `${enemy.id} ${own.id}`,
  (view: CardView, { enemy, own, book }: FacedEnemy): readonly PlanLine[] => {
    const all = linesOf(enemy, [], view, book).filter(
      ({ cards, ends }) =>
        (enemy.first === undefined || cards[0]?.card === enemy.first) && ends.every((end) => isOn(end, view)),
    );
    const straight = straightFrom(own, book);
    const [his, mine] = [countingCards(enemy, CARDS_A_TURN, book), countingCards(own, CARDS_A_TURN, book)];
    const looks = ({ ends }: PlanLine): number =>
      ends.reduce(
        (sum, end, card) => {
          const there = straight[card] ?? own.pose;
          return sum + bestShot(end, his, there) - bestShot(there, mine, end) / 2;
        },
        positionWorth(ends.at(-1) ?? enemy.pose, straight.at(-1) ?? own.pose),
      );
    return rankWays(all, looks).map(({ of }) => of);
  },
);

const isOn = ({ x, y }: Pose, { table }: CardView): boolean =>
  x >= 0 && y >= 0 && x <= table.width && y <= table.length;

function straightFrom({ pose, deck }: OwnMachine, book: Rulebook): Pose[] {
  const { length } = book.fights['manoeuvre-cards'].cardTable.base;
  const straight = handOf(deck, book).find(isStraight);
  const ends: Pose[] = [];
  for (let card = 0; straight && card < CARDS_A_TURN; card++)
    ends.push(poseAfterArrow(ends.at(-1) ?? pose, straight, length));
  return ends;
}
