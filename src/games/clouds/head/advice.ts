import type { Policy } from '../../../kit/head/policy.ts';
import { advisedShot, adviser, CHORES, nextStep } from './opponent.ts';
import { wholeMoves } from './whole-moves.ts';

const advising = adviser();

/**
 * What Enter flies: the whole move that the page calls best, step by step, or what leads on from the steps that the
 * player has composed; and the shot that it was flown for.
 */
export const ADVICE_IN_CLOUDS: Pick<Policy, 'clouds-move' | 'clouds-fire'> = {
  'clouds-move': (about, options, book) => {
    const { view, machine, course } = about;
    const isBegun = course.words.some((word) => !CHORES.includes(word));
    const best = isBegun ? undefined : wholeMoves(view, { about, book }).get('best');
    if (best) advising.thought = { machines: view.machines, machine, turn: view.turn, words: best.words };
    return nextStep(about, options, book, advising);
  },
  'clouds-fire': advisedShot,
};
