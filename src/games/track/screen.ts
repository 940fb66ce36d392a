import type { GameScreen } from '../../kit/game-screen.ts';
import { sideOf } from '../../table/whose.ts';
import { COMBAT_SENTENCES } from './screen/combat-narration.ts';
import { COMBAT_QUESTIONS } from './screen/combat-questions.ts';
import { COMBAT_REASONS } from './screen/combat-reasons.ts';
import { sinceLastPhase } from './screen/since-last-phase.ts';
import { machinesInFight } from './screen/track/machines-in-fight.ts';
import { trackOf } from './screen/track/on-track.ts';
import type { CombatDecisions } from './table/combat-decisions.ts';
import type { CombatEvent } from './table/combat-events.ts';

export const WINGS_OVER_FRANCE: GameScreen<keyof CombatDecisions, CombatEvent['type']> = {
  questions: COMBAT_QUESTIONS,
  sentences: COMBAT_SENTENCES,
  reasons: COMBAT_REASONS,
  own: (question) =>
    trackOf(question)
      ?.machines.filter(({ side, out }) => side === sideOf(question) && out === undefined)
      .map(({ id }) => id),
  forces: ({ asked, book, paper }, crews) => {
    const track = trackOf(asked);
    return track && machinesInFight(crews, track, book, paper);
  },
  closing: (event, told, people) =>
    event.type === 'phase-began' && event.phase > 1 ? sinceLastPhase(told, people) : undefined,
};
