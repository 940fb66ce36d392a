import type { EnergyDecisions } from '../../../table/fights/winged-victory/energy-decisions.ts';
import type { EnergyEvent } from '../../../table/fights/winged-victory/energy-events.ts';
import { sideOf } from '../../../table/whose.ts';
import type { System } from '../system.ts';
import { ENERGY_SENTENCES } from './energy-narration.ts';
import { ENERGY_QUESTIONS } from './energy-questions.ts';
import { ENERGY_REASONS } from './energy-reasons.ts';
import { facesText } from './faces-text.ts';
import { SIDE_LESSON } from './lesson.ts';
import { sideCounts } from './side-counts.ts';
import { measuredFromTheSide, standing, viewIn } from './side-measured.ts';

export const WINGED_VICTORY: System<keyof EnergyDecisions, EnergyEvent['type']> = {
  questions: ENERGY_QUESTIONS,
  sentences: ENERGY_SENTENCES,
  reasons: ENERGY_REASONS,
  lesson: SIDE_LESSON,
  own: (question) =>
    viewIn(question)
      ?.machines.filter(({ side, out }) => side === sideOf(question) && out === undefined)
      .map(({ id }) => id),
  forces: standing,
  measured: measuredFromTheSide,
  faces: facesText,
  counts: (id, book) => {
    const scenario = book.fights['winged-victory'].scenarios[id];
    return scenario && sideCounts(scenario, book);
  },
  showCard: async (...asked) => (await import('./dashboard-page.ts')).showDashboard(...asked),
};
