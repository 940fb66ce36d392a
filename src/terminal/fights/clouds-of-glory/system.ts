import type { CloudsDecisions } from '../../../table/fights/clouds-of-glory/clouds-decisions.ts';
import type { CloudsEvent } from '../../../table/fights/clouds-of-glory/clouds-events.ts';
import { isUp } from '../../../table/fights/clouds-of-glory/skirmish.ts';
import { sideOf } from '../../../table/whose.ts';
import type { System } from '../system.ts';
import { measuredInClouds, viewIn } from './clouds-measured.ts';
import { CLOUDS_SENTENCES } from './clouds-narration.ts';
import { CLOUDS_QUESTIONS } from './clouds-questions.ts';
import { CLOUDS_REASONS } from './clouds-reasons.ts';
import { CLOUDS_LESSON } from './lesson.ts';
import { tasksText } from './tasks-text.ts';
import { turnStrip } from './turn-strip.ts';

export const CLOUDS_OF_GLORY: System<keyof CloudsDecisions, CloudsEvent['type']> = {
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
  showCard: async (...asked) => (await import('./clouds-card.ts')).showCloudsCard(...asked),
};
