import { type Airman, isLost, type Pilot } from '../../campaign/aircrew.ts';
import type { FlightRecord, Succession } from '../../campaign/campaign.ts';
import { fliesTwoSeaters, needsObserver } from '../../campaign/flight.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';

const isPilot = (man: Airman): man is Pilot => man.seat === 'pilot';

/** The pilots whom the flight still has, wounded or not. */
const serving = ({ aircrew }: FlightRecord): Pilot[] => aircrew.filter(isPilot).filter((man) => !isLost(man));

/** Whether a Captain of the flight still serves. */
export const hasCaptain = (flight: FlightRecord): boolean => serving(flight).some(({ rank }) => rank === 'Captain');

/** (47) After the loss of the Flight Commander somebody acts for him until a Captain is made. */
export function keepCommand(flight: FlightRecord, today: number, table: Table): void {
  const pilots = serving(flight);
  const { succession } = flight;
  if (succession && pilots.some(({ id }) => id === succession.acting)) return;
  const lost = flight.aircrew.filter(isPilot).findLast((man) => isLost(man) && man.rank === 'Captain');
  if (!lost || hasCaptain(flight)) return;
  const since = succession?.since ?? today;
  // Ruling: even without pilots the seven days run, and the first Lieutenant sent out takes the flight.
  flight.succession = pilots.length === 0 ? { since, acting: undefined } : appointActing(lost, pilots, since, table);
}

/** (47) At dawn: a new Lieutenant takes the flight, or the Acting Commander is confirmed. */
export function settleCommand(received: readonly Airman[], flight: FlightRecord, today: number, table: Table): void {
  const { succession } = flight;
  if (!succession) return;
  const sent = received.filter(isPilot).filter((man) => mayTake(flight, man, table.book));
  const made = settleSuccession(succession, serving(flight), sent, today, table);
  if (made) flight.succession = undefined;
}

/** (47) Ruling: a pilot sent out for a two-seater does not take a flight that has fighters. */
const mayTake = ({ machines }: FlightRecord, man: Pilot, book: Rulebook): boolean =>
  !fliesTwoSeaters(man, machines, book) || machines.every((machine) => needsObserver(machine, book));

/**
 * (47) An Acting-Replacement, of Lieutenant rank. Ruling: without a Lieutenant the commander may choose any pilot,
 * because somebody has to lead.
 */
export function appointActing(lost: Pilot, pilots: readonly Pilot[], since: number, table: Table): Succession {
  const { actingRank } = table.book.replacements.succession;
  const lieutenants = pilots.filter(({ rank }) => rank === actingRank);
  const candidates = (lieutenants.length > 0 ? lieutenants : pilots).map(({ id }) => id);
  const acting = table.choose('acting-commander', { day: since, lost: lost.id }, candidates);
  table.tell({ type: 'acting-commander-appointed', man: acting, day: since });
  return { since, acting };
}

/**
 * (47) A Lieutenant who arrives within the allowed days takes the flight as its Captain; otherwise the
 * Acting-Replacement is confirmed at their end. Returns the new commander when there is one.
 */
export function settleSuccession(
  { since, acting }: Succession,
  pilots: readonly Pilot[],
  received: readonly Pilot[],
  today: number,
  table: Table,
): Pilot | undefined {
  const { days, actingRank } = table.book.replacements.succession;
  const sent = today - since <= days ? received.find(({ rank }) => rank === actingRank) : undefined;
  if (sent) return promote(sent, 'replacement', table);
  const confirmed = today - since >= days ? pilots.find(({ id }) => id === acting) : undefined;
  return confirmed && promote(confirmed, 'confirmed', table);
}

/** (47) He is promoted and becomes the Flight Commander. */
function promote(pilot: Pilot, why: 'replacement' | 'confirmed', table: Table): Pilot {
  pilot.rank = table.book.replacements.succession.promotedTo;
  table.tell({ type: 'flight-commander-made', man: pilot.id, why, rank: pilot.rank });
  return pilot;
}
