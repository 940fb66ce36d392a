import type { CombatDecisions } from '../../../table/fights/wings-over-france/combat-decisions.ts';
import type { CombatEvent } from '../../../table/fights/wings-over-france/combat-events.ts';
import { sideOf } from '../../../table/whose.ts';
import type { System } from '../system.ts';
import { COMBAT_SENTENCES } from './combat-narration.ts';
import { COMBAT_QUESTIONS } from './combat-questions.ts';
import { COMBAT_REASONS } from './combat-reasons.ts';
import { sinceLastPhase } from './since-last-phase.ts';
import { machinesInFight } from './track/machines-in-fight.ts';
import { trackOf } from './track/on-track.ts';

export const WINGS_OVER_FRANCE: System<keyof CombatDecisions, CombatEvent['type']> = {
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
