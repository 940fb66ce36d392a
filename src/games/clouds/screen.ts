import type { GameScreen } from '../../kit/game-screen.ts';
import { sideOf } from '../../table/whose.ts';
import { measuredInClouds, viewIn } from './screen/clouds-measured.ts';
import { CLOUDS_SENTENCES } from './screen/clouds-narration.ts';
import { CLOUDS_QUESTIONS } from './screen/clouds-questions.ts';
import { CLOUDS_REASONS } from './screen/clouds-reasons.ts';
import { CLOUDS_LESSON } from './screen/lesson.ts';
import { tasksText } from './screen/tasks-text.ts';
import { turnStrip } from './screen/turn-strip.ts';
import type { CloudsDecisions } from './table/clouds-decisions.ts';
import type { CloudsEvent } from './table/clouds-events.ts';
import { isUp } from './table/skirmish.ts';

export const CLOUDS_OF_GLORY: GameScreen<keyof CloudsDecisions, CloudsEvent['type']> = {
  questions: CLOUDS_QUESTIONS,
  sentences: CLOUDS_SENTENCES,
  reasons: CLOUDS_REASONS,
  lesson: CLOUDS_LESSON,
  own: (question) =>
    viewIn(question)
      ?.machines.filter((machine) => machine.side === sideOf(question) && isUp(machine))
      .map(({ id }) => id),
  measured: measuredInClouds,
  counts: (id, { fights }) => {
    const scenario = fights['clouds-of-glory'].scenarios[id];
    return scenario && `${tasksText(scenario.tasks)}\n${scenario.turns} turns at the most.`;
  },
  strip: turnStrip,
  showCard: async (...asked) => (await import('./screen/clouds-card.ts')).showCloudsCard(...asked),
};
