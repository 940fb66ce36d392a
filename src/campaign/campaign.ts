import type { GameName } from '../cards/games.ts';
import { machinesOf } from '../cards/own-squadron/flight-machines.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { type Airman, type CrewSeat, entered, type Pilot } from './aircrew.ts';
import type { Machine } from './machine.ts';
import { tellApart } from './namesakes.ts';
import type { SpecialTasks } from './special-tasks.ts';
import { FLIGHTS, type Flight } from './watch.ts';

/** The printed campaign lasts from 1 to 21 April 1917. */
export const LAST_DAY = 21;
/** One of the whole month lasts to the 30th. */
export const MONTH_END = 30;

/** (1) One flight: its Flight Personnel Record, and its machines. */
export interface FlightRecord {
  readonly flight: Flight;
  /** The men of the flight, those who are gone too. */
  readonly aircrew: Airman[];
  readonly machines: Machine[];
  /** (45) The Victory Points of each day lived. */
  readonly points: number[];
  /** (46) Men who are on their way, each to take the place of one who is gone. */
  awaited: { readonly seat: CrewSeat; readonly machine: string; readonly day: number }[];
  /** (47) While there is no Flight Commander but an acting one, or none. */
  succession: Succession | undefined;
}

/** Who commands the squadron, and his own machine: he is in no flight, and may take the Twilight Patrol of one. */
export interface CommandingOfficer {
  readonly man: Pilot;
  readonly machine: Machine;
}

/** (47) A flight whose commander is lost, led for the time being by another. */
export interface Succession {
  /** The day on which the commander was lost. */
  readonly since: number;
  /** Nobody, where no pilot is left. */
  readonly acting: string | undefined;
}

/** A campaign as each day begins: plain data, and all that there is to know. */
export interface Campaign {
  /** The day about to be lived; the one after the last when the campaign is over. */
  day: number;
  /** The only day of a campaign that is but one day long. */
  readonly onlyDay?: number;
  /** The last day of a campaign of the whole month; absent, where it has the printed three weeks. */
  readonly until?: typeof MONTH_END;
  /** Whether each day has the weather that it really had, in place of a forecast. */
  readonly realWeather?: true;
  /** How its Dog-Fights are fought out, where not on the Initiative Track of its own rulebook. */
  readonly fights?: GameName;
  /** (C123) Whether its men have careers: experience, abilities and lasting wounds, as In Clouds of Glory has them. */
  readonly careers?: true;
  /**
   * Ours: whether he who commands is asked for leave in the mess, and may have a word with one who ran; with `all` of
   * pairs and honours as well, which those that were begun before do not know.
   */
  readonly mess?: true | 'all';
  /** Ours: the special tasks that the Wing may ask for, how far they have come, and what they have brought. */
  readonly tasks?: SpecialTasks;
  /** The flights that are in the game, in the order of their letters. */
  readonly flights: readonly FlightRecord[];
  /** As the Squadron Notes have him; a log-book begun before he flew is without him. */
  readonly commandingOfficer?: CommandingOfficer;
  /** (50) Whether the Red Baron is out of the game for good. */
  redBaronGone: boolean;
  /** (29) Whether the fates of Germans who are brought down are thrown for too. */
  readonly followsGermans?: true;
  /** (46) How requests are answered: as the card is printed, or more kindly, as in a first tour. */
  readonly replacements: 'as-printed' | 'gentler';
  /** (46) Whether machines of other types are sent than those that were lost. */
  readonly depot?: 'mixed';
  /** (46) Machines and men that the flights have lost this month: they make replacements harder to come by. */
  readonly losses: { machines: number; aircrew: number };
}

/** (1) The flights as the Squadron Notes have them on the eve of 1 April. */
export function newCampaign(chosen: readonly Flight[], book: Rulebook): Campaign {
  const flights = FLIGHTS.filter((flight) => chosen.includes(flight)).map((flight) => flightOf(flight, book));
  const officer = commandingOfficerOf(book);
  tellApart(allMen({ flights, ...officer }));
  const losses = { machines: 0, aircrew: 0 };
  return { day: 1, flights, ...officer, redBaronGone: false, replacements: 'as-printed', losses };
}

/** The number by which his machine is known: no flight has it. */
const HIS_MACHINE = 'T1';

function commandingOfficerOf({ squadronNotes: { commander } }: Rulebook): Pick<Campaign, 'commandingOfficer'> {
  if (!commander) return {};
  const man = noted({ ...commander, machine: HIS_MACHINE, seat: 'pilot' });
  const machine: Machine = { id: HIS_MACHINE, aircraft: String(commander.aircraft), standing: { is: 'ready' } };
  return man.seat === 'pilot' ? { commandingOfficer: { man, machine } } : {};
}

/**
 * A flight with him and his machine among its own, for a mission on which he may be. What befalls them is entered with
 * them.
 */
export const withOfficer = (
  flight: FlightRecord,
  { commandingOfficer: officer }: Pick<Campaign, 'commandingOfficer'>,
): FlightRecord =>
  officer
    ? { ...flight, aircrew: [...flight.aircrew, officer.man], machines: [...flight.machines, officer.machine] }
    : flight;

function flightOf(flight: Flight, book: Rulebook): FlightRecord {
  const notes = book.squadronNotes.flights.find((each) => each.flight === flight);
  if (!notes) throw new Error(`The Squadron Notes have no ${flight} Flight.`);
  const machines = machinesOf(notes).flatMap(({ aircraft, numbers }) =>
    numbers.map((id): Machine => ({ id, aircraft: String(aircraft), standing: { is: 'ready' } })),
  );
  return { flight, aircrew: notes.people.map(noted), machines, points: [], awaited: [], succession: undefined };
}

type Noted = Rulebook['squadronNotes']['flights'][number]['people'][number];

/** (1) A man of the Squadron Notes. */
const noted = ({ id, surname, life, rank, machine, skill = 1, ...record }: Noted): Airman =>
  entered({
    id: String(id),
    surname,
    forenames: life?.forenames ?? '',
    rank,
    machine,
    firing: record.firing,
    bravery: record.bravery,
    missions: record.missions,
    kills: record.kills,
    balloons: record.balloons,
    seat: record.seat,
    skill: record.seat === 'pilot' ? skill : undefined,
  });

/** (48) The Victory Points of a flight in the whole campaign so far. */
export const totalPoints = ({ points }: Pick<FlightRecord, 'points'>): number =>
  points.reduce((sum, day) => sum + day, 0);

/** Everybody who is or was with one of the flights. */
export const everybody = ({ flights }: Pick<Campaign, 'flights'>): Airman[] =>
  flights.flatMap(({ aircrew }) => aircrew);

/** The same, and who commands them: all who may be spoken of. */
export const allMen = ({ flights, commandingOfficer }: Pick<Campaign, 'flights' | 'commandingOfficer'>): Airman[] => [
  ...everybody({ flights }),
  ...(commandingOfficer ? [commandingOfficer.man] : []),
];

/** (48) The Victory Points of all flights together. */
export const squadronPoints = ({ flights }: Campaign): number =>
  flights.reduce((sum, flight) => sum + totalPoints(flight), 0);

/** Where the calendar of a campaign ends; that of a single day is of the printed three weeks. */
export const calendarEnd = ({ until }: Pick<Campaign, 'until'>): number => until ?? LAST_DAY;

export const lastDayOf = (campaign: Pick<Campaign, 'onlyDay' | 'until'>): number =>
  campaign.onlyDay ?? calendarEnd(campaign);

export const isOver = (campaign: Campaign): boolean => campaign.day > lastDayOf(campaign);
