import type { GameName } from '../cards/games.ts';
import { machinesOf } from '../cards/own-squadron/flight-machines.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { type Airman, type CrewSeat, newAirman, type Pilot } from './aircrew.ts';
import type { Machine } from './machine.ts';
import { tellApart } from './namesakes.ts';
import type { SpecialTasks } from './special-tasks.ts';
import { FLIGHTS, type Flight } from './watch.ts';

/** The printed campaign lasts from 1 to 21 April 1917. */
export const LAST_DAY = 21;
/** A campaign of the whole month lasts to the 30th. */
export const MONTH_END = 30;

/** (1) A flight: its Flight Personnel Record, and its machines. */
export interface FlightRecord {
  readonly flight: Flight;
  /** The men of the flight, present and former. */
  readonly aircrew: Airman[];
  readonly machines: Machine[];
  /** (45) The Victory Points of each day so far. */
  readonly points: number[];
  /** (46) Replacements on their way, each for a man who is gone. */
  awaited: { readonly seat: CrewSeat; readonly machine: string; readonly day: number }[];
  /** (47) While the flight has an acting commander, or none. */
  succession: Succession | undefined;
}

/** The commander of the squadron, and his own machine. He is in no flight, and may join a flight's Twilight Patrol. */
export interface CommandingOfficer {
  readonly man: Pilot;
  readonly machine: Machine;
}

/** (47) A flight that has lost its commander and is led by another for the time being. */
export interface Succession {
  /** The day on which the commander was lost. */
  readonly since: number;
  /** Nobody, where no pilot is left. */
  readonly acting: string | undefined;
}

/** The complete state of a campaign at the start of a day, as plain data. */
export interface Campaign {
  /** The day to be played; after the end of the campaign, the day after the last. */
  day: number;
  /** The only day of a campaign of a single day. */
  readonly onlyDay?: number;
  /** The last day of a campaign of the whole month; absent for the printed three weeks. */
  readonly until?: typeof MONTH_END;
  /** Each day has its historical weather instead of a forecast. */
  readonly realWeather?: true;
  /** How Dog-Fights are fought, where not on the Initiative Track. */
  readonly fights?: GameName;
  /** (C123) Its men have careers: experience, abilities and lasting wounds, as in In Clouds of Glory. */
  readonly careers?: true;
  /**
   * Ours: whether the commander is asked for leave in the mess, and may talk to a man who left a fight; with `all`,
   * about pairs and honours as well. Campaigns begun before `all` existed have `true`.
   */
  readonly mess?: true | 'all';
  /** Ours: the special tasks of the Wing, their progress, and what they have brought. */
  readonly tasks?: SpecialTasks;
  /** The player's flights, in the order of their letters. */
  readonly flights: readonly FlightRecord[];
  /** As the Squadron Notes have him; absent in log-books begun before he could fly. */
  readonly commandingOfficer?: CommandingOfficer;
  /** (50) The Red Baron is out of the game for good. */
  redBaronGone: boolean;
  /** (29) The fates of Germans who are brought down are rolled too. */
  readonly followsGermans?: true;
  /** (46) How requests are answered: by the printed card, or more generously, as in a first tour. */
  readonly replacements: 'as-printed' | 'gentler';
  /** (46) Lost machines are replaced by other types as well. */
  readonly depot?: 'mixed';
  /** (46) Machines and men that the flights have lost this month: they make replacements rarer. */
  readonly losses: { machines: number; aircrew: number };
}

/** (1) The flights as the Squadron Notes have them before 1 April. */
export function newCampaign(chosen: readonly Flight[], book: Rulebook): Campaign {
  const flights = FLIGHTS.filter((flight) => chosen.includes(flight)).map((flight) => flightOf(flight, book));
  const officer = commandingOfficerOf(book);
  tellApart(allMen({ flights, ...officer }));
  const losses = { machines: 0, aircrew: 0 };
  return { day: 1, flights, ...officer, redBaronGone: false, replacements: 'as-printed', losses };
}

/** The number of his machine, which no flight uses. */
const HIS_MACHINE = 'T1';

function commandingOfficerOf({ squadronNotes: { commander } }: Rulebook): Pick<Campaign, 'commandingOfficer'> {
  if (!commander) return {};
  const man = noted({ ...commander, machine: HIS_MACHINE, seat: 'pilot' });
  const machine: Machine = { id: HIS_MACHINE, aircraft: String(commander.aircraft), standing: { is: 'ready' } };
  return man.seat === 'pilot' ? { commandingOfficer: { man, machine } } : {};
}

/**
 * A flight with him and his machine added, for a mission that he may join. Whatever happens to them is entered with the
 * flight's.
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
  newAirman({
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

/** (48) The Victory Points of a flight in the campaign so far. */
export const totalPoints = ({ points }: Pick<FlightRecord, 'points'>): number =>
  points.reduce((sum, day) => sum + day, 0);

/** All present and former men of the flights. */
export const everybody = ({ flights }: { readonly flights: readonly Pick<FlightRecord, 'aircrew'>[] }): Airman[] =>
  flights.flatMap(({ aircrew }) => aircrew);

/** The same and the commander: every man who may be named. */
export const allMen = ({ flights, commandingOfficer }: Pick<Campaign, 'flights' | 'commandingOfficer'>): Airman[] => [
  ...everybody({ flights }),
  ...(commandingOfficer ? [commandingOfficer.man] : []),
];

/** (48) The Victory Points of all flights together. */
export const squadronPoints = ({ flights }: Campaign): number =>
  flights.reduce((sum, flight) => sum + totalPoints(flight), 0);

/** The last day of a campaign's calendar; a single day belongs to the printed three weeks. */
export const calendarEnd = ({ until }: Pick<Campaign, 'until'>): number => until ?? LAST_DAY;

export const lastDayOf = (campaign: Pick<Campaign, 'onlyDay' | 'until'>): number =>
  campaign.onlyDay ?? calendarEnd(campaign);

export const isOver = (campaign: Pick<Campaign, 'day' | 'onlyDay' | 'until'>): boolean =>
  campaign.day > lastDayOf(campaign);

/** The day on which men and machines are told: one that is over is told as on its last evening. */
export const dayTold = (campaign: Pick<Campaign, 'day' | 'onlyDay' | 'until'>): number =>
  Math.min(campaign.day, lastDayOf(campaign));
