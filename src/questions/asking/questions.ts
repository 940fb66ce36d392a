import { QUESTIONS_OF_GAMES } from '../../games/screens.ts';
import type { Asking } from '../../kit/screen/asking.ts';
import type { Decision } from '../../table/decisions.ts';
import { DAY_QUESTIONS } from '../day/day-questions.ts';
import { EVENING_QUESTIONS } from '../day/evening-questions.ts';
import { ACTIVITY_QUESTIONS } from '../mission/activity-questions.ts';
import { ARCHIE_QUESTIONS } from '../mission/archie-questions.ts';
import { TURN_QUESTIONS } from '../mission/turn-questions.ts';

/** How each decision is put. */
const QUESTIONS: { readonly [D in Decision]: Asking<D> } = {
  ...DAY_QUESTIONS,
  ...TURN_QUESTIONS,
  ...ARCHIE_QUESTIONS,
  ...QUESTIONS_OF_GAMES,
  ...ACTIVITY_QUESTIONS,
  ...EVENING_QUESTIONS,
};

export const askingOf = ({ decision }: { readonly decision: Decision }): Asking<Decision> => QUESTIONS[decision];
