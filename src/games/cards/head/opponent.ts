import { memoizeBy } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import type { TurnWeighed } from '../../../kit/game-head.ts';
import { farSquared, type Pose } from '../../../kit/geometry/pose.ts';
import { AS_EVER, type Bent } from '../../../kit/head/bent.ts';
import { chanceFrom } from '../../../kit/head/chance.ts';
import { firstOf, type Policy } from '../../../kit/head/policy.ts';
import { bestOf } from '../../../kit/head/search.ts';
import { looksAhead, type Strength } from '../../../kit/head/strengths.ts';
import type { Question } from '../../../table/decisions.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';
import type { CardDecisions, CardTarget } from '../table/card-decisions.ts';
import type { CardView, OwnMachine } from '../table/view.ts';
import { mayHitYet } from './bomb-run.ts';
import { type CardHead, newHead, type PlanLine } from './head.ts';
import { lineOfCards } from './plans.ts';
import { lineAgainst, lineBeside, linesWeighed, planFrom, plansOf } from './side-plan.ts';

/**
 * The opponent of the enemy, and of a commander who leaves the cards to the program. It uses only what its side sees.
 */
export const withCards = (
  strength: Strength,
  word: string,
  bent: Bent = AS_EVER,
): Pick<Policy, keyof CardDecisions> => {
  const headWith = memoizeBy((book: Rulebook) => ({ ...newHead(strength, word, book), bent }));
  return {
    'plan-card': (about, options, book) => {
      const { view, machine, planned } = about;
      const head = headWith(book);
      const meant = plansOf(view, head).get(machine) ?? [];
      return cardOf(
        goesOn(meant, planned) ? meant : planFrom(ownNamed(machine, view), planned, view, head),
        about,
        options,
      );
    },
    'tail-whom': ({ view, machine }, options) => nearestOf(ownNamed(machine, view).pose, options, view),
    'reorder-plan': ({ view, machine, tailed, ends, arranged }, options, book) => {
      const own = ownNamed(machine, view);
      const orders = options.map((option) => ({ option, line: lineOfCards(own, arranged[option] ?? [], book) }));
      const lines = orders.map(({ line }) => line);
      const best = lineAgainst({ machine: own, lines }, { machine: tailed, ends }, view, headWith(book));
      return orders.find(({ line }) => line === best)?.option ?? firstOf(options);
    },
    'fire-at': ({ view, machine, arc, targets }, options) => {
      const own = view.own.find(({ id }) => id === machine);
      if (own && arc !== 'rifles' && saves(own.ammo[arc], targets)) return 'hold';
      return bestTarget(targets, view) ?? firstOf(options);
    },
    'drop-bombs': ({ view, machine, target, onMiddle }, _, book) => {
      const card = view.ground.find(({ id }) => id === target);
      const waits = !onMiddle && looksAhead(strength) && card && mayHitYet(ownNamed(machine, view), card, view, book);
      return waits ? 'not-yet' : 'drop';
    },
    'who-carries': ({ view, target }, options) => {
      const chance = chanceFrom(`${word}|${target}|${view.table.width}|${options.join()}`);
      return options[Math.floor(chance() * options.length)] ?? firstOf(options);
    },
  };
};

/** What a head of that strength makes of the three cards of a machine, asked at the first of them. */
export function weighCards(question: Question, strength: Strength, book: Rulebook): TurnWeighed | undefined {
  if (question.decision !== 'plan-card' || question.about.planned.length > 0) return undefined;
  const { machine, view } = question.about;
  const ranked = linesWeighed(machine, view, newHead(strength, 'why', book));
  const ways = ranked.map(({ of, worth }) => ({ words: of.cards.map(({ card }) => card), worth }));
  return { machine, turn: view.turn, ways };
}

const adviser = memoizeBy((book: Rulebook): CardHead => ({ ...newHead('ace', 'advice', book), takes: 'safest' }));

/** The line that an ace would fly with a machine, beside the plans that its player has laid for its mates. */
export const advisedLine = (machine: string, view: CardView, book: Rulebook): PlanLine | undefined =>
  lineBeside({ machine, planned: [] }, view, adviser(book));

/** The same card by card, behind those that the player has laid for it. */
export const ADVICE_WITH_CARDS: Pick<Policy, 'plan-card'> = {
  'plan-card': (about, options, book) => {
    const { view, machine, planned } = about;
    const meant = cardsOf(advisedLine(machine, view, book));
    const plan = goesOn(meant, planned) ? meant : cardsOf(lineBeside(about, view, adviser(book)));
    return cardOf(plan, about, options);
  },
};

const cardsOf = (line: PlanLine | undefined): readonly Manoeuvre[] => line?.cards.map(({ card }) => card) ?? [];

/** Whether a plan that was made at the first card still holds: nobody has laid other cards since. */
const goesOn = (meant: readonly Manoeuvre[], planned: readonly Manoeuvre[]): boolean =>
  planned.every((card, i) => card === meant[i]);

/** The next card of a plan; where it may not be laid, the first that may. */
const cardOf = (
  plan: readonly Manoeuvre[],
  { planned }: CardDecisions['plan-card']['about'],
  options: readonly Manoeuvre[],
): Manoeuvre => options.find((option) => option === plan[planned.length]) ?? firstOf(options);

export const ownNamed = (machine: string, { own }: CardView): OwnMachine => {
  const found = own.find(({ id }) => id === machine);
  if (!found) throw new Error(`${machine} is not on this side of the table.`);
  return found;
};

function nearestOf(from: Pose, options: readonly string[], { enemies }: CardView): string {
  const offered = enemies.filter(({ id }) => options.includes(id));
  return bestOf(offered, ({ pose }) => -farSquared(from, pose))?.id ?? firstOf(options);
}

/** With few rounds left a long shot is not worth them. */
const saves = (ammo: number | undefined, targets: readonly CardTarget[]): boolean =>
  ammo !== undefined && ammo < 8 && targets.every(({ range, aimed }) => range === 'long' && !aimed);

/** The target that draws most cards; among equals, the one with most damage. */
function bestTarget(targets: readonly CardTarget[], { enemies }: CardView): string | undefined {
  const worth = ({ target, cards, aimed }: CardTarget): number => {
    const enemy = enemies.find(({ id }) => id === target);
    const harmed = enemy ? 1 + enemy.cards / enemy.resistance : 0.4;
    return (cards + (aimed ? 0.5 : 0)) * harmed;
  };
  return bestOf(targets, worth)?.target;
}
