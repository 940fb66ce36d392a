import type { FlyingMachine, MissionLog, Party } from '../../campaign/mission-log.ts';
import type { Table } from '../../table/table.ts';
import type { OrdersView } from '../../table/turn-decisions.ts';
import { ordersOf, viewOf } from './party-view.ts';

/** Machines that leave the party together, and fly home before the mission goes on, rule 35. */
export type Detach = (party: Party, machines: readonly FlyingMachine[]) => void;

/** (34) Each new Lame Duck makes his own way home, or is seen home by some, or by all. */
export function settleLameDucks(
  party: Party,
  errand: OrdersView['errand'],
  log: MissionLog,
  table: Table,
  detach: Detach,
): void {
  for (const duck of [...party.machines]) {
    const sound = party.machines.filter(({ lameDuck }) => !lameDuck);
    if (!duck.lameDuck || party.escorted.includes(duck.id) || sound.length === 0) continue;
    const escorts = chooseEscorts(party, ordersOf(errand, log, table.book), duck, sound, table);
    if (escorts.length === 0) straggle(duck, party, log, table);
    else if (escorts.length === sound.length) seeHome(duck, 'all', party, table);
    else {
      seeHome(
        duck,
        escorts.map(({ id }) => id),
        party,
        table,
      );
      detach(party, [duck, ...escorts]);
    }
  }
}

/** (34) (35) `alone`, `all`, or machine by machine until `done`. */
function chooseEscorts(
  party: Party,
  orders: OrdersView,
  duck: FlyingMachine,
  sound: readonly FlyingMachine[],
  table: Table,
): FlyingMachine[] {
  const escorts: FlyingMachine[] = [];
  while (escorts.length < sound.length) {
    const left = sound.filter((machine) => !escorts.includes(machine)).map(({ id }) => id);
    const about = {
      party: viewOf(party, table.book),
      orders,
      lameDuck: duck.id,
      number: duck.lameDuck?.number ?? 0,
      escorts: escorts.map(({ id }) => id),
    };
    const chosen = table.choose('escort', about, escorts.length === 0 ? ['alone', 'all', ...left] : ['done', ...left]);
    if (chosen === 'alone' || chosen === 'done') return escorts;
    if (chosen === 'all') return [...sound];
    escorts.push(...sound.filter(({ id }) => id === chosen));
  }
  return escorts;
}

function seeHome(duck: FlyingMachine, by: readonly string[] | 'all', party: Party, table: Table): void {
  party.escorted.push(duck.id);
  table.tell({ type: 'lame-duck-escorted', machine: duck.id, by });
}

/** (36) A Lame Duck that goes it alone is a Straggler: where it was left is noted, and it is followed when the mission is done. */
export function straggle(duck: FlyingMachine, party: Party, log: MissionLog, table: Table): void {
  party.machines = party.machines.filter((machine) => machine !== duck);
  log.stragglers.push(partOff(party, [duck]));
  table.tell({ type: 'lame-duck-left', machine: duck.id, hex: party.hex });
}

/** (35) A party of its own, in the same hex, at the same height, under the same weather. */
export function partOff(party: Party, machines: readonly FlyingMachine[]): Party {
  const escorted = party.escorted.filter((id) => machines.some((machine) => machine.id === id));
  return { ...party, machines: [...machines], away: [], escorted, weather: { ...party.weather } };
}
