import { type Airman, type CrewSeat, isLost, newAirman } from '../../campaign/aircrew.ts';
import { type Campaign, everybody, type FlightRecord } from '../../campaign/campaign.ts';
import { needsObserver } from '../../campaign/flight.ts';
import type { Machine } from '../../campaign/machine.ts';
import { whileItLasts } from '../../campaign/special-tasks.ts';
import { consult } from '../../cards/roll-table.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { About } from '../../table/decisions.ts';
import type { Requests } from '../../table/personnel-decisions.ts';
import type { Table } from '../../table/table.ts';
import { hasCaptain } from './command.ts';
import { drawNewcomer, type FullyNamedMan } from './new-name.ts';
import {
  rateNewObserver,
  rateNewPilot,
  requestAircrew,
  requestMachines,
  requestModifier,
  worseningOn,
} from './replacements.ts';

/**
 * (46) In the evening the flight may request lost machines and men, and is answered at once. The commander chooses what
 * to request.
 */
export function requestReplacements(flight: FlightRecord, campaign: Campaign, table: Table): void {
  const lost = flight.machines.filter(({ standing }) => standing.is === 'lost');
  const seats = emptySeats(flight);
  const losses = lossesOfAFlight(campaign);
  const lacking = { machines: lost.length, aircrew: seats.length };
  const asked = chooseRequests(lacking, losses, { day: campaign.day, hasCaptain: hasCaptain(flight) }, table);
  const terms = whileItLasts(campaign.tasks?.depot, campaign.day)?.add ?? 0;
  const today = { today: campaign.day, answered: campaign.replacements, terms };
  if (asked.machines) {
    const { granted, day: back } = requestMachines({ asked: lost.length, lost: losses.machines, ...today }, table);
    const sent = lost.slice(0, granted);
    for (const machine of sent) machine.standing = { is: 'awaited', back };
    allotTypes(sent, campaign, table);
  }
  if (!asked.aircrew) return;
  const { granted, day } = requestAircrew({ asked: seats.length, lost: losses.aircrew, ...today }, table);
  flight.awaited.push(...seats.slice(0, granted).map(({ seat, machine }) => ({ seat, machine, day })));
}

type Lacking = Campaign['losses'];

type Evening = Pick<About<'requests'>, 'day' | 'hasCaptain'>;

function chooseRequests(lacking: Lacking, lost: Lacking, known: Evening, table: Table) {
  const { machinesLost, aircrewLost } = table.book.replacements;
  const losses = {
    machines: requestModifier(worseningOn(known.day, machinesLost), lost.machines),
    aircrew: requestModifier(worseningOn(known.day, aircrewLost), lost.aircrew),
  };
  const open = requestsOpen(lacking);
  const chosen = open.length === 1 ? 'nothing' : table.choose('requests', { ...known, ...lacking, losses }, open);
  const isBoth = chosen === 'machines-and-aircrew';
  return { machines: isBoth || chosen === 'machines', aircrew: isBoth || chosen === 'aircrew' };
}

/** (46) Machines, aircrew, or both, as far as any are missing; the usual request first. */
const requestsOpen = ({ machines, aircrew }: Lacking): Requests[] => [
  ...(machines > 0 && aircrew > 0 ? (['machines-and-aircrew'] as const) : []),
  ...(machines > 0 ? (['machines'] as const) : []),
  ...(aircrew > 0 ? (['aircrew'] as const) : []),
  'nothing',
];

/**
 * (46) How many a flight has lost this month. Ruling: the depot counts the losses of the whole squadron, and each
 * flight is charged an even share.
 */
const lossesOfAFlight = ({ losses, flights }: Campaign): Campaign['losses'] => ({
  machines: Math.floor(losses.machines / flights.length),
  aircrew: Math.floor(losses.aircrew / flights.length),
});

interface EmptySeat {
  readonly seat: CrewSeat;
  readonly machine: string;
}

/** The places of men who are gone and have no replacement on the way. */
function emptySeats({ aircrew, awaited }: FlightRecord): EmptySeat[] {
  const isFilled = ({ seat, machine }: EmptySeat) =>
    aircrew.some((man) => man.seat === seat && man.machine === machine && !isLost(man)) ||
    awaited.some((place) => place.seat === seat && place.machine === machine);
  const gone = aircrew.filter(isLost).map(({ seat, machine }) => ({ seat, machine }));
  return gone.filter((place, i) => !isFilled(place) && gone.findIndex((other) => sameSeat(place, other)) === i);
}

const sameSeat = (a: EmptySeat, b: EmptySeat) => a.seat === b.seat && a.machine === b.machine;

/** (46) At dawn replacements report to the flight. */
export function receiveReplacements(flight: FlightRecord, campaign: Campaign, table: Table): Airman[] {
  const arrived = flight.awaited.filter(({ day }) => day <= campaign.day);
  flight.awaited = flight.awaited.filter((place) => !arrived.includes(place));
  return arrived.map((place) => reportForDuty(place, flight, campaign, table));
}

function reportForDuty({ seat, machine }: EmptySeat, flight: FlightRecord, campaign: Campaign, table: Table): Airman {
  const rated = seat === 'pilot' ? rateNewPilot(table) : rateNewObserver(table);
  const calling = rated.rank === 'Sergeant' || rated.rank === 'Air Mechanic' ? 'other-rank' : 'officer';
  const { forenames, surname, ...life } = drawNewcomer(calling, namesKnown(campaign, table.book), table);
  const man = newAirman({
    id: freeId(surname, campaign),
    surname,
    forenames,
    rank: rated.rank,
    machine,
    firing: rated.firing,
    bravery: rated.bravery,
    missions: 0,
    kills: 0,
    balloons: 0,
    seat,
    skill: rated.skill,
  });
  flight.aircrew.push(man);
  table.tell({ type: 'newcomer-reported', man: man.id, rank: man.rank, forenames, surname, seat, machine, ...life });
  return man;
}

/** (46) All present and former men of the squadron: no name is used twice. */
function namesKnown(campaign: Campaign, { squadronNotes }: Rulebook): FullyNamedMan[] {
  const { commander, flights } = squadronNotes;
  const people = [commander ?? [], flights.flatMap((flight) => flight.people)].flat();
  const noted = people.map(({ surname, life }) => ({ surname, forenames: life?.forenames ?? '' }));
  return [...noted, ...everybody(campaign)];
}

function freeId(surname: string, campaign: Campaign): string {
  const slug = surname.toLowerCase().replace(/[^a-z]+/g, '-');
  const taken = everybody(campaign).filter(({ id }) => id === slug || id.startsWith(`${slug}-`)).length;
  return taken === 0 ? slug : `${slug}-${taken + 1}`;
}

/**
 * (46) Ruling: with a mixed depot, dice decide the type of each machine among those available on the day. A scout
 * replaces a scout, and a two-seater a two-seater.
 */
export function allotTypes(granted: readonly Machine[], { depot, day }: Campaign, table: Table): void {
  if (depot !== 'mixed') return;
  const { scouts, twoSeaters } = table.book.depotTypes;
  for (const machine of granted) {
    const { roll, row } = needsObserver(machine, table.book) ? consult(twoSeaters, table) : consult(scouts, table);
    const isAtHand = row.from <= day && day <= (row.to ?? day);
    const was = machine.aircraft;
    machine.aircraft = (isAtHand ? row.aircraft : undefined) ?? was;
    const { aircraft, id } = machine;
    table.tell({ type: 'machine-allotted', machine: id, was, aircraft, depot: row.depot, roll });
  }
}
