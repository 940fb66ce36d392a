import type { Field } from '../cards/mission-map.ts';
import { manualOf } from '../manual-of.ts';
import type { Rulebook } from '../rulebook.ts';
import { fieldOf, manualOfDuty } from './duties.ts';
import { rosterFor } from './roster.ts';
import type { SquadronFolder } from './squadron-folder.ts';

/**
 * The cards as another squadron than No. 23 flies by them: its own Squadron Notes, its aerodrome for home, its duties on
 * the roster, its own manuals for them.
 */
export function asFlown(squadron: SquadronFolder, book: Rulebook): Rulebook {
  const { kind: _, hex, duties, replacements: __, ...notes } = squadron;
  const { card, rules } = book.squadronNotes;
  const own = duties.map((duty) => [duty.mission, manualOfDuty(duty, manualOf(duty.mission, book))] as const);
  const isHome = ({ kind }: Field) => kind === 'home';
  const moved = (field: Field): Field => ({ ...field, field: fieldOf(squadron), name: squadron.station, hex });
  return {
    ...book,
    squadronNotes: { card, rules, ...notes },
    ...rosterFor(squadron, book),
    missions: { ...book.missions, ...Object.fromEntries(own) },
    missionMap: {
      ...book.missionMap,
      fields: book.missionMap.fields.map((field) => (isHome(field) ? moved(field) : field)),
    },
  };
}
