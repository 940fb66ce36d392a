import { isAsked, type LineReading, type SaidWord } from '../../../kit/screen/asking.ts';
import { shotsFor, withoutFire } from '../../../kit/screen/fire-word.ts';
import type { Asked, Question } from '../../../table/decisions.ts';
import { CARDS_A_TURN } from '../cards/legal-plan.ts';
import type { Manoeuvre } from '../cards/manoeuvre-decks.ts';
import { cardsAsked } from './card-page.ts';
import { manoeuvreText } from './card-words.ts';
import { cardNamed, meantCard } from './meant-card.ts';

/**
 * The cards of a turn on one line: `a c h`, `ach` or `left-60 straight stall`; after a slash those of the next machine,
 * `ach / bbd`. With `fire` behind them a machine fires in this turn at whomever it has best in its arc. Nothing, where
 * the line is something else.
 */
export function readPlan(line: string, asked: Asked<'plan-card'>): LineReading | undefined {
  const parts = line.split('/').map(withoutFire);
  const [first = [], ...others] = parts.map(({ text }) => wordsIn(text, asked));
  const isWhole = first.length > 1 || others.length > 0;
  if (!isWhole || first.length > CARDS_A_TURN || !meantCard(first[0] ?? '', asked)) return undefined;
  const unknown = first.find((word) => !meantCard(word, asked));
  if (unknown !== undefined) return { wrong: `There is no card ${unknown} in this hand: nothing was laid.` };
  const long = others.find((words) => words.length > CARDS_A_TURN);
  if (long) return { wrong: `A machine flies ${CARDS_A_TURN} cards a turn: ${long.join(' ')} are too many.` };
  const { turn } = asked.about.view;
  const firing = new Set<string>();
  const laid = [first, ...others].flatMap((words, part) =>
    nextPlan(words, turn, (machine) => parts[part]?.fires && firing.add(machine)),
  );
  const shots = parts.some(({ fires }) => fires) ? shotsFor(shotOf(firing, turn), parts.length) : [];
  return { words: [...laid, ...shots] };
}

/** At whom whoever fires is best fired at: the most cards, from the nearest. */
const shotOf =
  (firing: ReadonlySet<string>, turn: number) =>
  (then: Question | undefined): string | undefined => {
    if (!isAsked(then, 'fire-at') || !firing.has(then.about.machine) || then.about.view.turn !== turn) return undefined;
    const [best] = then.about.targets.toSorted((a, b) => b.cards - a.cards || a.distance - b.distance);
    return best?.target;
  };

/** The machine whose plan a line lays, and the question at its first card. */
type Begun = Pick<Asked<'plan-card'>['about'], 'machine' | 'slot' | 'hand'> & { readonly turn: number };

/** A word of a line, and the card of the turn that it is for, from 1. */
interface PlanWord {
  readonly word: string;
  readonly slot: number;
}

/** The cards of one machine, the one of the question when the line was typed. */
function nextPlan(
  words: readonly string[],
  turn: number,
  begins: (machine: string) => void,
): readonly ((then: Question | undefined) => SaidWord)[] {
  let begun: Begun | undefined;
  return words.map((word, place) => (then) => {
    begun ??= begunAt(then, turn);
    if (begun) begins(begun.machine);
    return begun
      ? nextCard({ word, slot: begun.slot + place }, begun, then)
      : barred(`No other machine is asked for in this turn: ${word} was not laid.`);
  });
}

const barred = (why: string): SaidWord => ({ is: 'barred', why });

function begunAt(then: Question | undefined, turn: number): Begun | undefined {
  if (!isAsked(then, 'plan-card') || then.about.view.turn !== turn) return undefined;
  const { machine, slot, hand } = then.about;
  return { machine, slot, hand, turn };
}

/** A card for this machine's plan. Where there was no choice there was no question, and a card is already laid. */
function nextCard({ word, slot }: PlanWord, begun: Begun, then: Question | undefined): SaidWord {
  if (slot > CARDS_A_TURN) return { is: 'needless', says: `${begun.machine} has its cards: ${word} was not laid.` };
  if (isAsked(then, 'plan-card') && isFor(slot, begun, then))
    return meantCard(word, then) ?? barred(`There is no card ${word} in this hand.`);
  const laid = laidAt(slot, begun, then);
  if (laid === undefined || cardNamed(word, begun.hand)?.card === laid) return { is: 'needless' };
  return {
    is: 'needless',
    says: `There was nothing to choose: ${manoeuvreText(laid)} is laid, and not ${word}.`,
  };
}

const isFor = (slot: number, { machine, turn }: Begun, { about }: Asked<'plan-card'>): boolean =>
  about.machine === machine && about.view.turn === turn && about.slot === slot;

/** The card at a place of a machine's plan; after the turn, the card that it flew there. */
function laidAt(slot: number, { machine, turn }: Begun, then: Question | undefined): Manoeuvre | undefined {
  const view = cardsAsked(then)?.view;
  const own = view?.own.find(({ id }) => id === machine);
  if (view?.turn === turn) return own?.plan[slot - 1];
  return slot === CARDS_A_TURN ? own?.last : undefined;
}

/** Separate words, or the letters of the hand in one word. */
function wordsIn(line: string, { options }: Asked<'plan-card'>): string[] {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const [only = ''] = words;
  if (words.length > 1 || only.length > CARDS_A_TURN || options.some((option) => option === only)) return words;
  return /^[a-z]+$/.test(only) ? [...only] : words;
}
