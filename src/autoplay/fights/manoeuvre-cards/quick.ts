import type { CardDecisions } from '../../../table/fights/manoeuvre-cards/card-decisions.ts';
import { firstOf, type Policy } from '../../policy.ts';
import type { Strength } from '../../thinking/strengths.ts';
import { ownNamed, withCards } from './opponent.ts';
import { bestLaid, bestOrder } from './quick-plan.ts';

/** How often of a hundred plans he lays any that keeps him out of the corners. */
const ERRS: Readonly<Record<Strength, number>> = { novice: 0.85, steady: 0.4, sharp: 0, ace: 0 };

/**
 * A head for fights that are played out by the thousand: of its legal plans it lays the one that looks best if the
 * enemies fly straight on. It searches for nothing and remembers nothing.
 */
export const quicklyWithCards = (strength: Strength, word: string): Pick<Policy, keyof CardDecisions> => ({
  ...withCards('steady', word),
  'plan-card': ({ view, machine, planned, slot }, options, book) => {
    const own = ownNamed(machine, view);
    const wanted = bestLaid({ own, planned, view }, book, { errs: ERRS[strength], word })?.[slot - 1]?.card;
    return options.find((option) => option === wanted) ?? firstOf(options);
  },
  'reorder-plan': ({ view, machine, tailed, ends, arranged, leaves }, options, book) => {
    const staying = options.filter((option) => !leaves.includes(option));
    const orders = staying.map((option) => ({ option, cards: arranged[option] ?? [] }));
    const best = bestOrder(orders, { own: ownNamed(machine, view), view }, { machine: tailed, ends }, book);
    return options.find((option) => option === best) ?? firstOf(options);
  },
});
