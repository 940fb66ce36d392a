import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About, Decision, Question } from '../../table/decisions.ts';
import { decidedByActivity, decidedByDive, decidedByPass } from './at-the-work.ts';
import type { Deciding } from './deciding.ts';
import {
  decidedByAction,
  decidedByBurst,
  decidedByDie,
  decidedByJump,
  decidedByReRoll,
  decidedByShot,
  decidedByStaying,
  decidedByTestAgain,
} from './in-a-fight.ts';
import { decidedByField, decidedByMove, decidedByPlacing, decidedBySquare } from './in-the-air.ts';

type Decide<D extends Decision> = (answer: string, about: About<D>, book: Rulebook) => readonly Deciding[];

/** The decisions whose answers lead to a throw at once. What is not here is decided by many throws, or by none. */
const BY_ONE_THROW: { readonly [D in Decision]?: Decide<D> } = {
  movement: decidedByMove,
  'archie-placing': decidedByPlacing,
  'archie-square': decidedBySquare,
  'lame-duck-field': decidedByField,
  'special-activity': decidedByActivity,
  'another-pass': decidedByPass,
  'dive-burst': decidedByDive,
  'track-action': decidedByAction,
  'german-action': decidedByAction,
  'ignore-driven-off': decidedByStaying,
  burst: decidedByBurst,
  'return-fire': decidedByBurst,
  'side-shot': decidedByDie,
  'clouds-fire': decidedByShot,
  'clouds-re-roll': decidedByReRoll,
  'clouds-jump': decidedByJump,
  'career-again': decidedByTestAgain,
};

/** What the throw that follows on an answer decides, by exact count; nothing, where no one throw does. */
export const decidedAtOnce = (question: Question, answer: string, book: Rulebook): readonly Deciding[] =>
  decidedBy(question.decision, question.about, answer, book);

function decidedBy<D extends Decision>(decision: D, about: About<D>, answer: string, book: Rulebook) {
  const decide: Decide<D> | undefined = BY_ONE_THROW[decision];
  return decide?.(answer, about, book) ?? [];
}
