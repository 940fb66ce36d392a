import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About, Decision, Question } from '../../table/decisions.ts';
import { DECIDED_IN_FIGHTS } from '../fights/systems.ts';
import { decidedByActivity, decidedByDive, decidedByPass } from './at-the-work.ts';
import { type Decide, type Deciding, decides, notAbove } from './deciding.ts';
import { decidedByField, decidedByMove, decidedByPlacing, decidedBySquare } from './in-the-air.ts';

/** (C129) The test of a wounded man, thrown again. */
const decidedByTestAgain = (answer: string, { fortitude }: About<'career-again'>): Deciding[] =>
  answer === 'again' ? [decides('passes', notAbove(fortitude))] : [];

/** The decisions whose answers lead to a throw at once. What is not here is decided by many throws, or by none. */
const BY_ONE_THROW: { readonly [D in Decision]?: Decide<D> } = {
  movement: decidedByMove,
  'archie-placing': decidedByPlacing,
  'archie-square': decidedBySquare,
  'lame-duck-field': decidedByField,
  'special-activity': decidedByActivity,
  'another-pass': decidedByPass,
  'dive-burst': decidedByDive,
  ...DECIDED_IN_FIGHTS,
  'career-again': decidedByTestAgain,
};

/** What the throw that follows on an answer decides, by exact count; nothing, where no one throw does. */
export const decidedAtOnce = (question: Question, answer: string, book: Rulebook): readonly Deciding[] =>
  decidedBy(question.decision, question.about, answer, book);

function decidedBy<D extends Decision>(decision: D, about: About<D>, answer: string, book: Rulebook) {
  const decide: Decide<D> | undefined = BY_ONE_THROW[decision];
  return decide?.(answer, about, book) ?? [];
}
