import type { Manoeuvre } from '../../../rulebook/fights/manoeuvre-cards/manoeuvre-decks.ts';
import type { Pose } from '../../../rulebook/geometry/pose.ts';
import { oncePer } from '../../../rulebook/reading/once.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import type { CardDecisions, CardTarget } from '../../../table/fights/manoeuvre-cards/card-decisions.ts';
import type { CardView, OwnMachine } from '../../../table/fights/manoeuvre-cards/view.ts';
import { firstOf, type Policy } from '../../policy.ts';
import type { Strength } from '../strength.ts';
import { chanceFrom } from './chance.ts';
import { lineOfCards, linesOf } from './plans.ts';
import { bestLine, reckoning } from './reckoning.ts';

/** The enemy's head, and a commander's who leaves the cards to the program: a pure function of what his side sees. */
export const withCards = (strength: Strength): Pick<Policy, keyof CardDecisions> => ({
  'plan-card': ({ view, machine, planned }, options, book) => {
    const wanted = planFor(machine, planned, view, strength, book)[planned.length];
    return options.find((option) => option === wanted) ?? firstOf(options);
  },
  'tail-whom': ({ view, machine }, options) => nearestOf(ownNamed(machine, view).pose, options, view),
  'reorder-plan': ({ view, machine, tailed, ends, arranged }, options, book) => {
    const own = ownNamed(machine, view);
    const known = reckoning(own, view, strength, book, { machine: tailed, ends });
    const orders = options.map((option) => ({ option, line: lineOfCards(own, arranged[option] ?? [], book) }));
    const best = bestLine(
      orders.map(({ line }) => line),
      known,
    );
    return orders.find(({ line }) => line === best)?.option ?? firstOf(options);
  },
  'fire-at': ({ view, machine, arc, targets }, options) => {
    const own = view.own.find(({ id }) => id === machine);
    if (own && arc !== 'rifles' && saves(own.ammo[arc], targets)) return 'hold';
    return bestTarget(targets, view) ?? firstOf(options);
  },
  'drop-bombs': ({ view, machine, target, onMiddle }) =>
    onMiddle || strength === 'steady' || !isComingNearer(machine, target, view) ? 'drop' : 'not-yet',
  'who-carries': ({ view, target }, options) => {
    const chance = chanceFrom(`${target}|${view.table.width}|${options.join()}`);
    return options[Math.floor(chance() * options.length)] ?? firstOf(options);
  },
});

/**
 * Plans that were thought out, by all that they were thought out from: the next two cards of a plan need no new
 * thought.
 */
const thoughtOut = oncePer((_: Rulebook) => new Map<string, readonly Manoeuvre[]>());
const MOST_KEPT = 64;

/** The whole plan as it was meant from its first card on; another one, where somebody has laid other cards. */
function planFor(
  machine: string,
  planned: readonly Manoeuvre[],
  view: CardView,
  strength: Strength,
  book: Rulebook,
): readonly Manoeuvre[] {
  const meant = thinkOnce(machine, [], view, strength, book);
  if (planned.every((card, i) => card === meant[i])) return meant;
  return thinkOnce(machine, planned, view, strength, book);
}

function thinkOnce(
  machine: string,
  planned: readonly Manoeuvre[],
  view: CardView,
  strength: Strength,
  book: Rulebook,
): readonly Manoeuvre[] {
  const kept = thoughtOut(book);
  const key = `${strength} ${machine} ${planned.join()} ${JSON.stringify({ ...view, own: view.own.map((own) => ({ ...own, plan: [] })) })}`;
  const before = kept.get(key);
  if (before) return before;
  const own = ownNamed(machine, view);
  const lines = linesOf(own, planned, view, book);
  const plan = lines.length === 0 ? [] : bestLine(lines, reckoning(own, view, strength, book)).cards;
  if (kept.size >= MOST_KEPT) kept.clear();
  const words = plan.map(({ card }) => card);
  kept.set(key, words);
  return words;
}

const ownNamed = (machine: string, { own }: CardView): OwnMachine => {
  const found = own.find(({ id }) => id === machine);
  if (!found) throw new Error(`${machine} is not on this side of the table.`);
  return found;
};

const far = (a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

function nearestOf(from: Pose, options: readonly string[], { enemies }: CardView): string {
  const sorted = enemies.filter(({ id }) => options.includes(id)).sort((a, b) => far(from, a.pose) - far(from, b.pose));
  return sorted[0]?.id ?? firstOf(options);
}

/** With few rounds left a long shot is not worth them. */
const saves = (ammo: number | undefined, targets: readonly CardTarget[]): boolean =>
  ammo !== undefined && ammo < 8 && targets.every(({ range, aimed }) => range === 'long' && !aimed);

/** The most cards, on him who has taken the most already. */
function bestTarget(targets: readonly CardTarget[], { enemies }: CardView): string | undefined {
  const worth = ({ target, cards, aimed }: CardTarget): number => {
    const enemy = enemies.find(({ id }) => id === target);
    const harmed = enemy ? 1 + enemy.cards / enemy.resistance : 0.4;
    return (cards + (aimed ? 0.5 : 0)) * harmed;
  };
  return [...targets].sort((a, b) => worth(b) - worth(a))[0]?.target;
}

function isComingNearer(machine: string, target: string, { own, ground }: CardView): boolean {
  const pose = own.find(({ id }) => id === machine)?.pose;
  const card = ground.find(({ id }) => id === target);
  return pose !== undefined && card !== undefined && far(pose, card) > 2500 ** 2 && far(pose, card) < 7000 ** 2;
}
