import type { Rulebook } from '../rulebook/rulebook.ts';
import type { Combatant } from '../table/combat-events.ts';
import { type GameEvent, ofType } from '../table/events.ts';
import { left, lightTable } from './light-table.ts';
import { type Paper, wrap } from './paper.ts';
import { flyer, type People } from './people.ts';

/** Both sides of a battle so far: each machine, its men's ratings, and what has become of it. */
export function forcesPage(events: readonly GameEvent[], people: People, book: Rulebook, paper: Paper): string {
  const [began] = ofType(events, 'fight-began');
  if (!began) return 'Nobody is in the air.';
  const joined = ofType(events, 'germans-joined').flatMap(({ germans }) => germans);
  const rows = [...began.allied, ...began.germans, ...joined].map((machine) => rowOf(machine, events, people, book));
  if (!paper.inSentences) return lightTable(['', 'Machine', 'Rated', ''].map(left), rows, paper.width, paper);
  return wrap(
    rows.map(([who, aircraft, rated, state]) => `${who}, ${aircraft}, ${rated}: ${state}.`).join('\n'),
    paper,
  );
}

function rowOf(
  { id, aircraft, skill, firing, observer }: Combatant,
  events: readonly GameEvent[],
  people: People,
  book: Rulebook,
) {
  const rated = `${skill}/${firing}${observer ? `, observer ${observer}` : ''}`;
  return [flyer(id, people), book.aircraft[aircraft]?.name ?? aircraft, rated, stateOf(id, events)];
}

/** The last that was heard of it. */
function stateOf(machine: string, events: readonly GameEvent[]): string {
  const last = events.findLast((event) => 'machine' in event && event.machine === machine && TELLING.has(event.type));
  if (last?.type === 'escaped') return 'has left the fight';
  if (last?.type === 'critical-hit-scored') return HIT[last.result] ?? 'in the fight, holed';
  return 'in the fight';
}

const TELLING: ReadonlySet<string> = new Set<GameEvent['type']>(['escaped', 'critical-hit-scored']);

const HIT: Readonly<Record<string, string>> = {
  'driven-off': 'Driven Off',
  'damaged-abort': 'Damaged-abort',
  'forced-down': 'Forced Down',
  'shot-down': 'Shot Down',
};
