import type { GameScreen } from '../../kit/game-screen.ts';
import { sideOf } from '../../table/whose.ts';
import { ENERGY_SENTENCES } from './screen/energy-narration.ts';
import { ENERGY_QUESTIONS } from './screen/energy-questions.ts';
import { ENERGY_REASONS } from './screen/energy-reasons.ts';
import { facesText } from './screen/faces-text.ts';
import { SIDE_LESSON } from './screen/lesson.ts';
import { sideCounts } from './screen/side-counts.ts';
import { measuredFromTheSide, standing, viewIn } from './screen/side-measured.ts';
import type { EnergyDecisions } from './table/energy-decisions.ts';
import type { EnergyEvent } from './table/energy-events.ts';

export const WINGED_VICTORY: GameScreen<keyof EnergyDecisions, EnergyEvent['type']> = {
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
  showCard: async (typed, book, wanted) =>
    (await import('./screen/dashboard-page.ts')).showDashboard(typed, book, wanted),
};
