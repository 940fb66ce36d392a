import type { Rulebook } from '../../../../cards/rulebook.ts';
import { overlap } from '../../../../kit/geometry/lying.ts';
import { type Pose, poseAfterArrow } from '../../../../kit/geometry/pose.ts';
import { handOf } from '../../cards/legal-plan.ts';
import type { CardDecisions } from '../../table/card-decisions.ts';
import type { OwnMachine } from '../../table/view.ts';

type PlannedCards = Pick<CardDecisions['plan-card']['about'], 'machine' | 'slot'> & {
  readonly view: Pick<CardDecisions['plan-card']['about']['view'], 'own'>;
};

/** Where the planned cards of each own machine lead, up to the card of the question. */
export const plannedWays = (
  { view, slot }: Pick<PlannedCards, 'view' | 'slot'>,
  book: Rulebook,
): ReadonlyMap<string, readonly Pose[]> => new Map(view.own.map((each) => [each.id, wayOf(each, slot, book)]));

function wayOf({ pose, plan, deck }: OwnMachine, cards: number, book: Rulebook): readonly Pose[] {
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  const way = [pose];
  let at = pose;
  for (const card of plan.slice(0, cards).flatMap((name) => handOf(deck, book).filter((held) => held.card === name))) {
    at = poseAfterArrow(at, card, base.length);
    way.push(at);
  }
  return way;
}

/** Which own machines a card with this end would overlap, by their plans. A machine without a plan will move on. */
export function uponWhom(ends: Pose, about: PlannedCards, book: Rulebook): readonly string[] {
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  const planned = new Set(about.view.own.filter(({ plan }) => plan.length >= about.slot).map(({ id }) => id));
  const lying = (pose: Pose) => ({ ...pose, width: base.width, length: base.length });
  return [...plannedWays(about, book)]

    .filter(([id]) => id !== about.machine && planned.has(id))
    .filter(([, way]) => way.slice(-1).some((end) => overlap(lying(ends), lying(end))))
    .map(([id]) => id);
}
