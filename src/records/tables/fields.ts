import { isoDate } from '../../campaign/calendar.ts';
import type { Flight } from '../../campaign/watch.ts';

/** A cell of a record: a figure, or words. */
export type Cell = string | number;

/** One column of a table of the records: its name in JSON, its heading on paper, and what stands in it. */
export interface Field<Row> {
  readonly name: string;
  readonly heading: string;
  value(row: Row): Cell;
}

/** A table of the records: every export is written from its fields and rows, so that none lags behind another. */
export interface RecordTable<Row> {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly Field<Row>[];
}

export interface MissionRow {
  readonly flight: Flight;
  readonly day: number;
  readonly watch: string;
  readonly duty: string;
  readonly objective: string;
  readonly weather: string;
  readonly out: number;
  readonly home: number;
  readonly combats: number;
  readonly enemies: number;
  readonly points: number;
}

export interface FlightRow {
  readonly flight: Flight;
  readonly day: number;
  readonly watch: string;
  readonly duty: string;
  readonly machine: string;
  readonly type: string;
  readonly pilot: string;
  readonly observer: string;
  readonly combats: number;
  readonly remarks: string;
  readonly casualties: string;
}

export interface ManRow {
  readonly flight: Flight;
  readonly rank: string;
  readonly surname: string;
  readonly forenames: string;
  readonly seat: string;
  readonly machine: string;
  readonly joined: number;
  readonly home: string;
  readonly service: string;
  readonly skill: number | undefined;
  readonly firing: string;
  readonly bravery: number;
  readonly braveryName: string;
  readonly missions: number;
  readonly flownInApril: number;
  readonly fights: number;
  readonly kills: number;
  readonly balloons: number;
  readonly decorations: string;
  /** Of a campaign with careers; else empty. */
  readonly career: string;
  readonly standing: string;
}

export interface MachineRow {
  readonly flight: Flight;
  readonly machine: string;
  readonly type: string;
  readonly sorties: number;
  readonly combats: number;
  readonly repaired: number;
  readonly lost: number;
  readonly standing: string;
}

export interface VictoryRow {
  readonly flight: Flight;
  readonly day: number;
  readonly watch: string;
  readonly duty: string;
  readonly man: string;
  readonly machine: string;
  readonly enemy: string;
  readonly result: string;
  readonly share: number;
  readonly place: string;
}

export interface PointsRow {
  readonly flight: Flight;
  readonly day: number;
  readonly watch: string;
  readonly duty: string;
  readonly reason: string;
  readonly points: number;
  readonly total: number;
}

const field = <Row>(name: string, heading: string, value: (row: Row) => Cell): Field<Row> => ({ name, heading, value });

const dated = <Row extends { readonly day: number }>() => field<Row>('date', 'Date', ({ day }) => isoDate(day));
const ofFlight = <Row extends { readonly flight: Flight }>() => field<Row>('flight', 'Flight', ({ flight }) => flight);

export const MISSIONS: RecordTable<MissionRow> = {
  name: 'missions',
  title: 'Missions',
  fields: [
    dated(),
    ofFlight(),
    field('watch', 'Part of Day', ({ watch }) => watch),
    field('duty', 'Duty', ({ duty }) => duty),
    field('objective', 'Objective', ({ objective }) => objective),
    field('weather', 'Weather', ({ weather }) => weather),
    field('machinesOut', 'Machines Out', ({ out }) => out),
    field('machinesHome', 'Machines Home', ({ home }) => home),
    field('combats', 'Combats', ({ combats }) => combats),
    field('enemyAircraft', 'E.A. Engaged', ({ enemies }) => enemies),
    field('victoryPoints', 'Victory Points', ({ points }) => points),
  ],
};

/** In the manner of the Squadron Record Book: a line for each machine that left the ground. */
export const FLIGHTS: RecordTable<FlightRow> = {
  name: 'flights',
  title: 'Squadron Record Book',
  fields: [
    dated(),
    ofFlight(),
    field('watch', 'Part of Day', ({ watch }) => watch),
    field('type', 'Type', ({ type }) => type),
    field('machine', 'Number', ({ machine }) => machine),
    field('pilot', 'Pilot', ({ pilot }) => pilot),
    field('observer', 'Observer', ({ observer }) => observer),
    field('duty', 'Duty', ({ duty }) => duty),
    field('combats', 'Combats', ({ combats }) => combats),
    field('remarks', 'Remarks', ({ remarks }) => remarks),
    field('casualties', 'Casualties', ({ casualties }) => casualties),
  ],
};

export const PEOPLE: RecordTable<ManRow> = {
  name: 'people',
  title: 'Flying Personnel',
  fields: [
    ofFlight(),
    field('rank', 'Rank', ({ rank }) => rank),
    field('surname', 'Surname', ({ surname }) => surname),
    field('forenames', 'Christian Names', ({ forenames }) => forenames),
    field('seat', 'Employed As', ({ seat }) => seat),
    field('machine', 'Machine', ({ machine }) => machine),
    field('joined', 'Joined', ({ joined }) => isoDate(joined)),
    field('home', 'Home', ({ home }) => home),
    field('service', 'Earlier Service', ({ service }) => service),
    field('skill', 'Pilot Skill', ({ skill }) => skill ?? ''),
    field('firing', 'Firing', ({ firing }) => firing),
    field('bravery', 'Bravery', ({ bravery }) => bravery),
    field('braveryName', 'Bravery In Words', ({ braveryName }) => braveryName),
    field('missions', 'Missions', ({ missions }) => missions),
    field('missionsInApril', 'Of These In April', ({ flownInApril }) => flownInApril),
    field('fights', 'Missions Fought', ({ fights }) => fights),
    field('kills', 'E.A. Shot Down', ({ kills }) => kills),
    field('balloons', 'Balloons', ({ balloons }) => balloons),
    field('decorations', 'Decorations', ({ decorations }) => decorations),
    field('career', 'Career', ({ career }) => career),
    field('standing', 'Disposal', ({ standing }) => standing),
  ],
};

export const MACHINES: RecordTable<MachineRow> = {
  name: 'machines',
  title: 'Machines on Charge',
  fields: [
    ofFlight(),
    field('machine', 'Number', ({ machine }) => machine),
    field('type', 'Type', ({ type }) => type),
    field('sorties', 'Flights', ({ sorties }) => sorties),
    field('combats', 'Combats', ({ combats }) => combats),
    field('repaired', 'Times Out Of The Line', ({ repaired }) => repaired),
    field('lost', 'Machines Lost Under This Number', ({ lost }) => lost),
    field('standing', 'State', ({ standing }) => standing),
  ],
};

export const VICTORIES: RecordTable<VictoryRow> = {
  name: 'victories',
  title: 'Combats in the Air: Decisive',
  fields: [
    dated(),
    ofFlight(),
    field('watch', 'Part of Day', ({ watch }) => watch),
    field('duty', 'Duty', ({ duty }) => duty),
    field('man', 'By', ({ man }) => man),
    field('machine', 'Machine', ({ machine }) => machine),
    field('enemy', 'Hostile Machine', ({ enemy }) => enemy),
    field('result', 'Result', ({ result }) => result),
    field('share', 'Share', ({ share }) => share),
    field('place', 'Locality', ({ place }) => place),
  ],
};

export const POINTS: RecordTable<PointsRow> = {
  name: 'victory-points',
  title: 'Victory Points',
  fields: [
    dated(),
    ofFlight(),
    field('watch', 'Part of Day', ({ watch }) => watch),
    field('duty', 'Duty', ({ duty }) => duty),
    field('reason', 'For', ({ reason }) => reason),
    field('points', 'Victory Points', ({ points }) => points),
    field('total', 'Total to Date', ({ total }) => total),
  ],
};
