import { manNumbers } from '../../campaign/man-numbers.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About, Answer, Decision, Question } from '../../table/decisions.ts';
import { CLOUDS_WORDINGS } from '../fights/clouds-of-glory/clouds-wording.ts';
import { CARD_WORDINGS } from '../fights/manoeuvre-cards/card-wording.ts';
import { ENERGY_WORDINGS } from '../fights/winged-victory/energy-wording.ts';
import { shownFirst } from '../fights/wings-over-france/best-first.ts';
import { COMBAT_WORDINGS } from '../fights/wings-over-france/combat-wording.ts';
import { numbersOf } from '../kit/read-typed.ts';
import type { People } from '../narration/people.ts';
import type { AnswerGroup, Wording } from '../narration/sentence.ts';
import { safeFirst } from '../reasons/danger.ts';
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
  readonly options: readonly {
    readonly answer: string;
    readonly does: string;
    /** A number of its own, that does not move: a man's. */
    readonly number?: string;
  }[];
  /** The answers row by row, where they are too many for a line each. */
  readonly groups?: readonly AnswerGroup[];
}

export function word(question: Question, book: Rulebook, people: People): Worded {
  const worded = wordOne(question.decision, question.about, question.options, book, people);
  const numbers = ownNumbers(question, book);
  if (!numbers) return worded;
  const order = orderOf(question, book);
  const options = worded.options.map((each) => ({ ...each, number: numbers.get(each.answer) ?? '' }));
  return { ...worded, options: options.sort((a, b) => order.indexOf(a.answer) - order.indexOf(b.answer)) };
}

/** What may be typed for each answer besides its word. */
export function answerNumbers(question: Question, book: Rulebook): readonly string[] {
  const numbers = ownNumbers(question, book);
  const options: readonly string[] = question.options;
  return numbers ? options.map((answer) => numbers.get(answer) ?? '') : numbersOf(options);
}

/** How the answers stand: in a fight the best first, elsewhere nothing dangerous. */
function orderOf(question: Question, book: Rulebook): readonly string[] {
  const best = shownFirst(question, book);
  return best === question.options ? safeFirst(question) : best;
}

/** Men keep their numbers while the list of them grows shorter; a square of Archie's grid has none but its own. */
function ownNumbers(question: Question, book: Rulebook): ReadonlyMap<string, string> | undefined {
  if (question.decision === 'assign') return manNumbers(question.about.flight);
  if (question.decision === 'archie-square') return new Map();
  const order = orderOf(question, book);
  if (order === question.options) return undefined;
  const numbers = numbersOf(order);
  return new Map(order.map((answer, i) => [answer, numbers[i] ?? '']));
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
