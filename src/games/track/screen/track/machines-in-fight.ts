import { aircraftNamed, type Rulebook } from '../../../../cards/rulebook.ts';
import type { InFight, TrackView } from '../../../../kit/fight/track-view.ts';
import { shortName } from '../../../../kit/screen/people.ts';
import { left, lightTable } from '../../../../page/light-table.ts';
import { type Paper, wrap } from '../../../../page/paper.ts';
import type { CrewTold } from '../../../../table/events/turn-events.ts';
import { listed } from '../../../../words/numbers.ts';
import { ammoOf, troublesOf } from './state.ts';
import { OUT_WORDS } from './track-facts.ts';

/** The machines of a mission while some of them fight: each with what she has left and what is amiss. */
export function machinesInFight(
  crews: readonly CrewTold[],
  { machines }: TrackView,
  book: Rulebook,
  paper: Paper,
): string {
  const rows = crews.map(({ machine: id, aircraft, men }) => {
    const machine = machines.find((each) => each.id === id);
    const ammo = machine ? ammoOf(machine).join(' / ') : '';
    return [id, aircraftNamed(aircraft, book), listed(men.map(shortName)), ammo, stateOf(machine)];
  });
  if (!paper.inSentences)
    return lightTable(['', 'Machine', 'Crew', 'Ammo', 'State'].map(left), rows, paper.width, paper);
  const sentences = rows.map(([id, type, crew, ammo, state]) => {
    const has = ammo === '' ? '' : `ammo ${ammo}; `;
    return `${id}, ${type}, ${crew}: ${has}${state}.`;
  });
  return wrap(sentences.join('\n'), paper);
}

function stateOf(machine: InFight | undefined): string {
  if (!machine) return 'not in this fight';
  const states = [...troublesOf(machine), ...(machine.out ? [OUT_WORDS[machine.out]] : [])];
  return states.length > 0 ? states.join(', ') : 'in order';
}
