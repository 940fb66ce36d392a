import { CARDS_A_TURN } from '../../../rulebook/fights/manoeuvre-cards/legal-plan.ts';
import type { Asked, Question } from '../../../table/decisions.ts';
import { isAsked, type Reading, type Said } from '../../asking/asking.ts';
import { meantCard } from './meant-card.ts';

/**
 * The cards of a turn typed at once: `a c h`, `ach` or `left-60 straight stall`; behind a stroke those of the next
 * machine, `ach / bbd`. Nothing, where the line is something else.
 */
export function readPlan(line: string, asked: Asked<'plan-card'>): Reading | undefined {
  const [first = [], ...others] = line.split('/').map((part) => wordsIn(part, asked));
  const isWhole = first.length > 1 || others.length > 0;
  if (!isWhole || first.length > CARDS_A_TURN || !meantCard(first[0] ?? '', asked)) return undefined;
  const unknown = first.find((word) => !meantCard(word, asked));
  if (unknown !== undefined) return { wrong: `There is no card ${unknown} in this hand: nothing was laid.` };
  const long = others.find((words) => words.length > CARDS_A_TURN);
  if (long) return { wrong: `A machine flies ${CARDS_A_TURN} cards a turn: ${long.join(' ')} are too many.` };
  return { words: [first, ...others].flatMap((words) => nextPlan(words, asked.about.view.turn)) };
}

/** The cards of one machine: the one that is asked for when the first of them is laid. */
function nextPlan(words: readonly string[], turn: number): readonly ((then: Question | undefined) => Said)[] {
  let machine: string | undefined;
  return words.map((word) => (then) => {
    machine ??= isAsked(then, 'plan-card') && then.about.view.turn === turn ? then.about.machine : undefined;
    return nextCard(word, machine, then);
  });
}

/** A card for this machine's plan; where only one could follow, nobody is asked. */
function nextCard(word: string, machine: string | undefined, then: Question | undefined): Said {
  if (machine === undefined)
    return { is: 'barred', why: `No other machine is asked for in this turn: ${word} was not laid.` };
  if (!isAsked(then, 'plan-card') || then.about.machine !== machine)
    return { is: 'needless', says: `${word} was not laid: only one card could follow, and is laid.` };
  return meantCard(word, then) ?? { is: 'barred', why: `There is no card ${word} in this hand.` };
}

/** Words apart, or letters of the hand in one word. */
function wordsIn(line: string, { options }: Asked<'plan-card'>): string[] {
  const words = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const [only = ''] = words;
  if (words.length > 1 || only.length > CARDS_A_TURN || options.some((option) => option === only)) return words;
  return /^[a-z]+$/.test(only) ? [...only] : words;
}
