import type { Decision } from '../../table/decisions.ts';
import { DAY_QUESTIONS } from '../day/day-questions.ts';
import { EVENING_QUESTIONS } from '../day/evening-questions.ts';
import { CLOUDS_QUESTIONS } from '../fights/clouds-of-glory/clouds-questions.ts';
import { CARD_QUESTIONS } from '../fights/manoeuvre-cards/card-questions.ts';
import { ENERGY_QUESTIONS } from '../fights/winged-victory/energy-questions.ts';
import { COMBAT_QUESTIONS } from '../fights/wings-over-france/combat-questions.ts';
import { ACTIVITY_QUESTIONS } from '../mission/activity-questions.ts';
import { ARCHIE_QUESTIONS } from '../mission/archie-questions.ts';
import { TURN_QUESTIONS } from '../mission/turn-questions.ts';
import type { Asking } from './asking.ts';

/** How each decision is put. */
const QUESTIONS: { readonly [D in Decision]: Asking<D> } = {
  ...DAY_QUESTIONS,
  ...TURN_QUESTIONS,
  ...ARCHIE_QUESTIONS,
  ...COMBAT_QUESTIONS,
  ...CARD_QUESTIONS,
  ...ENERGY_QUESTIONS,
  ...CLOUDS_QUESTIONS,
  ...ACTIVITY_QUESTIONS,
  ...EVENING_QUESTIONS,
};

export const askingOf = ({ decision }: { readonly decision: Decision }): Asking<Decision> => QUESTIONS[decision];
