import type { EventOf, GameEvent } from '../../../table/events.ts';
import { enemyOf, SIDES, type Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { EnergyEvent, EventOfMachine } from '../table/energy-events.ts';
import type { SideFight } from './side-fight.ts';
import { isKnownTo } from './view.ts';

/**
 * (V079) A table that hides a machine from a side that does not see it. That side hears only where the counter goes,
 * and what hits it.
 */
export const behindMarkers = (fight: SideFight, table: Table): Table => ({
  book: table.book,
  roll: (check, whose, unseen) => table.roll(check, whose, unseen ?? keeperOf(whose, fight)),
  draw: (deck, whose) => table.draw(deck, whose),
  choose: (decision, about, options) => table.choose(decision, about, options),
  tell: (event) => {
    for (const each of asHeard(event, fight)) table.tell(each);
  },
  during: (flight, part) => behindMarkers(fight, table.during(flight, part)),
});

/** Events of one machine that would reveal what it is. */
const OF_MACHINE: ReadonlySet<string> = new Set<EventOfMachine['type']>([
  'side-moved',
  'side-test-made',
  'side-shot-fired',
  'part-hit',
  'ground-attack',
  'side-mishap',
]);

const isOfMachine = (event: { readonly type: string }): event is EventOfMachine => OF_MACHINE.has(event.type);

/** The only side that knows what a machine does; the other side has just its counter. */
function keeperOf(machine: string | undefined, fight: SideFight): Side | undefined {
  const found = fight.machines.find(({ id }) => id === machine);
  return found && !isKnownTo(enemyOf(found.side), found, fight) ? found.side : undefined;
}

function asHeard(event: GameEvent, fight: SideFight): readonly GameEvent[] {
  if (event.type === 'clock-stopped') return stopAsHeard(event, fight);
  if (!isOfMachine(event)) return [event];
  const keeper = keeperOf(event.machine, fight);
  if (!keeper) return [event];
  return [{ ...event, for: keeper }, ...seenOfIt({ ...event, for: enemyOf(keeper) })];
}

/** (V079) Of an unseen machine a side hears only the place of its counter while the clock stands. */
function stopAsHeard(event: EventOf<'clock-stopped'>, fight: SideFight): readonly GameEvent[] {
  if ([event, ...event.others].every(({ machine }) => keeperOf(machine, fight) === undefined)) return [event];
  return SIDES.map((side) => {
    const isKnown = (id: string): boolean => keeperOf(id, fight) !== enemyOf(side);
    const { type, machine, by, at } = event;
    const others = event.others.map((other) =>
      isKnown(other.machine) ? other : { machine: other.machine, at: other.at },
    );
    return isKnown(machine) ? { ...event, for: side, others } : { type, for: side, machine, by, at, others };
  });
}

/** Everybody sees the counter move, and sees where its shots come from. */
function seenOfIt(event: EventOfMachine & Required<Pick<EventOfMachine, 'for'>>): EnergyEvent[] {
  if (event.type === 'side-moved') {
    const { for: side, machine, from, to } = event;
    return [{ type: 'counter-moved', for: side, machine, from, to }];
  }
  if (event.type !== 'side-shot-fired') return [];
  const { for: side, target, hexes, aspect, blow } = event;
  return [{ type: 'fired-on', for: side, target, hexes, aspect, blow }];
}
