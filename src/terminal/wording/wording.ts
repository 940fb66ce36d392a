import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About, Answer, Decision, Question } from '../../table/decisions.ts';
import { CLOUDS_WORDINGS } from '../fights/clouds-of-glory/clouds-wording.ts';
import { CARD_WORDINGS } from '../fights/manoeuvre-cards/card-wording.ts';
import { ENERGY_WORDINGS } from '../fights/winged-victory/energy-wording.ts';
import { shownFirst } from '../fights/wings-over-france/best-first.ts';
import { COMBAT_WORDINGS } from '../fights/wings-over-france/combat-wording.ts';
import type { People } from '../narration/people.ts';
import type { AnswerGroup, Wording } from '../narration/sentence.ts';
import { ACTIVITY_WORDINGS } from './activity-wording.ts';
import { DAY_WORDINGS } from './day-wording.ts';
import { MISSION_WORDINGS } from './mission-wording.ts';
import { PERSONNEL_WORDINGS } from './personnel-wording.ts';
import { TURN_WORDINGS } from './turn-wording.ts';

/** How each decision is put to the commander. */
const WORDINGS: { readonly [D in Decision]: Wording<D> } = {
  ...DAY_WORDINGS,
  ...TURN_WORDINGS,
  ...MISSION_WORDINGS,
  ...COMBAT_WORDINGS,
  ...CARD_WORDINGS,
  ...ENERGY_WORDINGS,
  ...CLOUDS_WORDINGS,
  ...ACTIVITY_WORDINGS,
  ...PERSONNEL_WORDINGS,
};

/** A question as it is put: its sentence, and what each answer does. */
export interface Worded {
  readonly ask: string;
  readonly help: string;
  readonly options: readonly { readonly answer: string; readonly does: string }[];
  /** The answers row by row, where they are too many for a line each. */
  readonly groups?: readonly AnswerGroup[];
}

export function word(question: Question, book: Rulebook, people: People): Worded {
  return wordOne(question.decision, question.about, shownFirst(question, book), book, people);
}

function wordOne<D extends Decision>(
  decision: D,
  about: About<D>,
  options: readonly Answer<D>[],
  book: Rulebook,
  people: People,
): Worded {
  const wording: Wording<D> = WORDINGS[decision];
  return {
    ask: wording.ask(about, book, people),
    help: wording.help(about, book),
    ...(wording.grouped && { groups: wording.grouped(about) }),
    options: options
      .filter((answer) => !wording.isUnlisted?.(answer, about))
      .map((answer) => ({ answer, does: wording.answer(answer, about, book, people) })),
  };
}
