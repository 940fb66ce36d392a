import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import type { InFight, TrackView } from '../../kit/fight/track-view.ts';
import type { GameScreen } from '../../kit/game-screen.ts';
import { shortName } from '../../kit/screen/people.ts';
import type { Paper } from '../../page/paper.ts';
import { left, tableOrTold } from '../../page/table.ts';
import type { CrewTold } from '../../table/events/turn-events.ts';
import { sideOf } from '../../table/whose.ts';
import { listed } from '../../words/numbers.ts';
import { COMBAT_SENTENCES } from './screen/combat-narration.ts';
import { COMBAT_QUESTIONS } from './screen/combat-questions.ts';
import { COMBAT_REASONS } from './screen/combat-reasons.ts';
import { holdingOn } from './screen/hold-on.ts';
import { sinceLastPhase } from './screen/since-last-phase.ts';
import { TRACK_LEGEND } from './screen/track/signs.ts';
import { trackAloud } from './screen/track/track-aloud.ts';
import { ammoOf, OUT_WORDS, trackOf, troublesOf } from './screen/track/track-facts.ts';
import type { CombatDecisions } from './table/combat-decisions.ts';
import type { CombatEvent } from './table/combat-events.ts';

/** The machines of a mission while some of them fight: each with what it has left and its troubles. */
function machinesInFight(crews: readonly CrewTold[], { machines }: TrackView, book: Rulebook, paper: Paper): string {
  const rows = crews.map(({ machine: id, aircraft, men }) => {
    const machine = machines.find((each) => each.id === id);
    const ammo = machine ? ammoOf(machine).join(' / ') : '';
    const [type, crew, state] = [aircraftNamed(aircraft, book), listed(men.map(shortName)), stateOf(machine)];
    const has = ammo === '' ? '' : `ammo ${ammo}; `;
    return { cells: [id, type, crew, ammo, state], told: `${id}, ${type}, ${crew}: ${has}${state}.` };
  });
  return tableOrTold(['', 'Machine', 'Crew', 'Ammo', 'State'].map(left), rows, paper);
}

function stateOf(machine: InFight | undefined): string {
  if (!machine) return 'not in this fight';
  const states = [...troublesOf(machine), ...(machine.out ? [OUT_WORDS[machine.out]] : [])];
  return states.length > 0 ? states.join(', ') : 'in order';
}

export const WINGS_OVER_FRANCE: GameScreen<keyof CombatDecisions, CombatEvent['type']> = {
  questions: COMBAT_QUESTIONS,
  sentences: COMBAT_SENTENCES,
  reasons: COMBAT_REASONS,
  legend: TRACK_LEGEND,
  own: (question) =>
    trackOf(question)
      ?.machines.filter(({ side, out }) => side === sideOf(question) && out === undefined)
      .map(({ id }) => id),
  holdingOn,
  forces: ({ asked, book, paper }, crews) => {
    const track = trackOf(asked);
    return track && machinesInFight(crews, track, book, paper);
  },
  aloud: (question, { people }) => {
    const track = trackOf(question);
    return track && trackAloud(track, question, people);
  },
  closing: (event, told, people) =>
    event.type === 'phase-began' && event.phase > 1 ? sinceLastPhase(told, people) : undefined,
};
