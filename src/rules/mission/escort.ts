import type { FlyingMachine, Party } from '../../campaign/mission-log.ts';
import type { About } from '../../table/decisions.ts';
import type { Table } from '../../table/table.ts';
import { viewOf } from './party-view.ts';

/** Whether the turn is still to be flown by those who part, or has been: then they end it where they are. */
export type Parting = 'turn-to-fly' | 'turn-flown';

/** Machines that leave the party together: a Lame Duck alone, or others who fly home before the mission goes on, rules 35 and 36. */
export type Detach = (party: Party, machines: readonly FlyingMachine[], parting: Parting) => void;

/** (34) Each new Lame Duck makes his own way home, or is seen home by some, or by all. */
export function settleLameDucks(party: Party, table: Table, detach: Detach): void {
  for (const duck of party.machines.filter(({ id }) => !party.escorted.includes(id)))
    if (duck.lameDuck) settle(duck, duck.lameDuck.number, party, table, detach);
}

function settle(duck: FlyingMachine, number: number, party: Party, table: Table, detach: Detach): void {
  const sound = party.machines.filter(({ lameDuck }) => !lameDuck);
  if (sound.length === 0) return;
  const escorts = chooseEscorts({ lameDuck: duck.id, number }, sound, party, table);
  if (escorts.length > 0) seeHome(duck, escorts.length === sound.length ? 'all' : idsOf(escorts), party, table);
  if (escorts.length < sound.length) detach(party, [duck, ...escorts], 'turn-flown');
}

const idsOf = (machines: readonly FlyingMachine[]): string[] => machines.map(({ id }) => id);

/** (34) (35) `alone`, `all`, or machine by machine until `done`. */
function chooseEscorts(
  trouble: Pick<About<'escort'>, 'lameDuck' | 'number'>,
  sound: readonly FlyingMachine[],
  party: Party,
  table: Table,
): FlyingMachine[] {
  const escorts: FlyingMachine[] = [];
  while (escorts.length < sound.length) {
    const left = idsOf(sound.filter((machine) => !escorts.includes(machine)));
    const about = { party: viewOf(party, table.book), ...trouble, escorts: idsOf(escorts) };
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

/** (35) They leave for a party of their own, in the same hex, at the same height, under the same weather. */
export function partOff(party: Party, machines: readonly FlyingMachine[]): Party {
  const escorted = party.escorted.filter((id) => machines.some((machine) => machine.id === id));
  party.machines = party.machines.filter((machine) => !machines.includes(machine));
  return { ...party, machines: [...machines], away: [], escorted, weather: { ...party.weather } };
}
