import { oddsOfWhen } from '../../cards/odds.ts';
import { type Decide, type Deciding, decides, notAbove } from '../../kit/odds/deciding.ts';
import type { About } from '../../table/decisions.ts';

/** (C016) to (C023) 1d20 must not be above the base shot. Bombs have another throw. */
function decidedByShot(answer: string, { shots }: About<'clouds-fire'>): Deciding[] {
  const open = shots.find(({ word }) => word === answer);
  if (!open || open.burst === 'bomb' || open.burst === 'stick') return [];
  const jams = oddsOfWhen('1d20', (face) => open.burst !== 'rockets' && face >= open.jamFrom);
  return [decides('hits', notAbove(open.base)), ...(jams.ways > 0 ? [decides('jams', jams)] : [])];
}

/** (C021) A test with a re-roll. */
const decidedByReRoll = (answer: string, { skill, test }: About<'clouds-re-roll'>): Deciding[] =>
  answer === 'again' && test !== 'hit' ? [decides('passes', notAbove(skill))] : [];

/** (C025) The test of a man who jumps. */
const decidedByJump = (answer: string, { skill }: About<'clouds-jump'>): Deciding[] =>
  answer === 'jump' ? [decides('passes', notAbove(skill))] : [];

export const CLOUDS_DECIDED: { readonly [D in 'clouds-fire' | 'clouds-re-roll' | 'clouds-jump']: Decide<D> } = {
  'clouds-fire': decidedByShot,
  'clouds-re-roll': decidedByReRoll,
  'clouds-jump': decidedByJump,
};
