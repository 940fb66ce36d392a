import { CARDS_A_TURN } from '../../../rulebook/fights/manoeuvre-cards/legal-plan.ts';
import type { Asked, Question } from '../../../table/decisions.ts';
import { isAsked, type Reading, type Said } from '../../asking/asking.ts';
import { meantCard } from './meant-card.ts';

/**
 * The cards of a turn typed at once: `a c h`, `ach` or `left-60 straight stall`. Nothing, where the line is something
 * else.
 */
export function readPlan(line: string, asked: Asked<'plan-card'>): Reading | undefined {
  const words = wordsIn(line, asked);
  if (words.length < 2 || words.length > CARDS_A_TURN || !meantCard(words[0] ?? '', asked)) return undefined;
  const { machine } = asked.about;
  return { words: words.map((word) => (then) => nextCard(word, machine, then)) };
}

/** A card for this machine's plan; where only one could follow, nobody is asked. */
function nextCard(word: string, machine: string, then: Question | undefined): Said {
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
  if (words.length > 1 || only.length > 3 || options.some((option) => option === only)) return words;
  return [...only];
}
