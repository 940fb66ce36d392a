import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import { GAME_BOOKS } from '../../games/books.ts';
import type { FoughtFight } from '../../kit/game-book.ts';
import type { Combatant } from '../../table/events/fight-events.ts';
import { type GameEvent, ofType } from '../../table/events.ts';
import type { LivedDay } from '../lived.ts';

/** The fights of each mission of a finished day, turn by turn; none of a day whose turns are unknown. */
export function foughtOn(day: LivedDay, book: Rulebook): FoughtFight[][] {
  const turns = day.turns?.() ?? [];
  if ('rules' in turns) return [];
  const ends = turns.flatMap(({ type }, at) => (type === 'mission-ended' ? [at] : []));
  return ends.map((end, i) => fightsAmong(turns.slice(ends[i - 1] ?? 0, end), book));
}

function fightsAmong(events: readonly GameEvent[], book: Rulebook): FoughtFight[] {
  const machines = ofType(events, 'mission-began').flatMap((began) => began.machines);
  const pilots = new Map(machines.map(({ machine, men: [pilot] }) => [machine, pilot?.surname ?? '']));
  const starts = events.flatMap((event, at) => (event.type === 'fight-began' ? [{ event, at }] : []));
  return starts.map(({ event, at }, i) => {
    const until = events.slice(at, starts[i + 1]?.at);
    const over = until.findIndex(({ type }) => type === GAME_BOOKS[event.system].ends);
    const told = over < 0 ? until : until.slice(0, over + 1);
    return { began: event, names: namesIn(told, pilots, book), told };
  });
}

function namesIn(
  events: readonly GameEvent[],
  pilots: ReadonlyMap<string, string>,
  book: Rulebook,
): Map<string, string> {
  const nameOf = ({ id, aircraft }: Combatant) => `${id} ${pilots.get(id) ?? aircraftNamed(aircraft, book)}`;
  const machines = events.flatMap((event) => {
    if (event.type === 'fight-began') return [...event.allied, ...event.germans];
    return event.type === 'germans-joined' ? event.germans : [];
  });
  return new Map(machines.map((machine) => [machine.id, nameOf(machine)]));
}
