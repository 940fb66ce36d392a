import { byName } from '../../../cards/by-name.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { CardTable } from '../cards/card-table.ts';
import { CARDS_A_TURN, handOf } from '../cards/legal-plan.ts';
import { bombsAt, type CardFlown, isInReach, passesOver, stallsBeside } from '../cards/over-target.ts';
import type { CardDecisions, CardInHand } from '../table/card-decisions.ts';
import type { SeenGround } from '../table/view.ts';

type Planning = CardDecisions['plan-card']['about'];

/** What a card does for an errand: two words for the picture, and a sentence. */
export interface ErrandAhead {
  readonly brief: string;
  readonly says: string;
}

/** What a card of the hand would do for the machine's errands, by the rules. */
export function errandsAhead(held: CardInHand, about: Planning, book: Rulebook): readonly ErrandAhead[] {
  const { view, machine, from, slot } = about;
  const own = view.own.find(({ id }) => id === machine);
  if (!own || own.observerHit) return [];
  const { cardTable } = book.fights['manoeuvre-cards'];
  return handOf(own.deck, book)
    .filter(({ card }) => card === held.card)
    .flatMap((card) =>
      view.missions
        .filter((errand) => errand.machine === machine && !errand.done)
        .flatMap(({ kind, target }) => {
          const ground = view.ground.find(({ id }) => id === target);
          const way = { card, from, ends: held.ends };
          return (ground && AHEAD.get(kind)?.(way, { ground, slot, cardTable })) ?? [];
        }),
    );
}

interface Over {
  readonly ground: SeenGround;
  readonly slot: number;
  readonly cardTable: CardTable;
}

type Ahead = (way: CardFlown, over: Over) => ErrandAhead | undefined;

const stalling =
  (brief: string, says: string): Ahead =>
  (way, { ground, cardTable }) =>
    stallsBeside(way, ground, cardTable) ? { brief: `${brief} ${ground.id}`, says: `${says} ${ground.id}` } : undefined;

const AHEAD: ReadonlyMap<string, Ahead> = byName({
  photograph: stalling('plate', 'near enough to photograph'),
  fetch: stalling('fetch', 'near enough to take the passenger aboard at'),
  bomb: (way, { ground, cardTable }) =>
    passesOver(way, ground, cardTable)
      ? { brief: `over ${ground.id}`, says: `over the middle of ${ground.id}` }
      : undefined,
  'drop-bombs': ({ ends }, { ground, cardTable }) => {
    const fall = bombsAt(ends, ground, cardTable);
    return fall && { brief: `${FALL[fall].brief} ${ground.id}`, says: `over ${FALL[fall].says} ${ground.id}` };
  },
  'direct-guns': ({ ends }, { ground, slot, cardTable }) =>
    slot === CARDS_A_TURN && isInReach(ends, ground, cardTable)
      ? { brief: `near ${ground.id}`, says: `within a ruler of ${ground.id} at the turn’s end` }
      : undefined,
});

const FALL = {
  middle: { brief: 'over', says: 'the middle of' },
  beside: { brief: 'edge', says: 'the edge of' },
} as const;
