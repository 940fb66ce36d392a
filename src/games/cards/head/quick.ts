import { type Pose, poseAfterArrow } from '../../../kit/geometry/pose.ts';
import { firstOf, type Policy } from '../../../kit/head/policy.ts';
import type { Strength } from '../../../kit/head/strengths.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';
import type { CardDecisions } from '../table/card-decisions.ts';
import { ownNamed, withCards } from './opponent.ts';
import { begins, bestLaid, bestOrder, type CardPlan } from './quick-plan.ts';

/** How many of a hundred plans are any plan that stays out of the corners. */
const ERRS: Readonly<Record<Strength, number>> = { novice: 0.85, steady: 0.4, sharp: 0, ace: 0 };

/** The last plan that was made, and where its next card begins. Its cards are asked for one by one. */
interface MadeUp {
  readonly machine: string;
  readonly plan: CardPlan;
  readonly from: Pose;
}

/**
 * A head for fights that are played by the thousand. It lays the legal plan that looks best if the enemies fly straight
 * on. It searches nothing, and keeps only the plan that it is laying.
 */
export function quicklyWithCards(strength: Strength, word: string): Pick<Policy, keyof CardDecisions> {
  let last: MadeUp | undefined;
  return {
    ...withCards('steady', word),
    'plan-card': (about, options, book) => {
      const { machine, planned, slot, from } = about;
      const plan = isLaying(last, about)
        ? last.plan
        : bestLaid({ own: ownNamed(machine, about.view), planned, view: about.view }, book, {
            errs: ERRS[strength],
            word,
          });
      const next = plan?.[slot - 1];
      const card = options.find((option) => option === next?.card) ?? firstOf(options);
      const { length } = book.fights['manoeuvre-cards'].cardTable.base;
      last = plan && next && { machine, plan, from: poseAfterArrow(from, next, length) };
      return card;
    },
    'reorder-plan': ({ view, machine, tailed, ends, arranged, leaves }, options, book) => {
      const staying = options.filter((option) => !leaves.includes(option));
      const orders = staying.map((option) => ({ option, cards: arranged[option] ?? [] }));
      const best = bestOrder(orders, { own: ownNamed(machine, view), view }, { machine: tailed, ends }, book);
      return options.find((option) => option === best) ?? firstOf(options);
    },
  };
}

interface CardQuestion {
  readonly machine: string;
  readonly planned: readonly Manoeuvre[];
  readonly from: Pose;
}

/** Whether the question asks for the next card of the last plan. */
const isLaying = (last: MadeUp | undefined, { machine, planned, from }: CardQuestion): last is MadeUp =>
  last?.machine === machine &&
  planned.length > 0 &&
  last.from.x === from.x &&
  last.from.y === from.y &&
  begins(last.plan, planned);
