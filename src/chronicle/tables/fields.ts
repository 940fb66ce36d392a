import type { RecordCell } from '../../kit/book/markup.ts';
/**
 * A table of the records, and the heading of each of its columns on paper: every export is written from these and the
 * rows, so that all have the same columns.
 */
export interface RecordTable<Column extends string> {
  readonly name: string;
  readonly title: string;
  readonly headings: Readonly<Record<Column, string>>;
}

/** A line of a table, each cell by the name of its column. */
export type RowOf<Of> = Of extends RecordTable<infer Column> ? Readonly<Record<Column, RecordCell>> : never;

const tableOf = <Column extends string>(
  name: string,
  title: string,
  headings: RecordTable<Column>['headings'],
): RecordTable<Column> => ({ name, title, headings });

export const MISSIONS = tableOf('missions', 'Missions', {
  date: 'Date',
  flight: 'Flight',
  watch: 'Part of Day',
  duty: 'Duty',
  objective: 'Objective',
  weather: 'Weather',
  machinesOut: 'Machines Out',
  machinesHome: 'Machines Home',
  combats: 'Combats',
  enemyAircraft: 'E.A. Engaged',
  victoryPoints: 'Victory Points',
});

/** Like the Squadron Record Book: a line for each machine that left the ground. */
export const FLIGHTS = tableOf('flights', 'Squadron Record Book', {
  date: 'Date',
  flight: 'Flight',
  watch: 'Part of Day',
  type: 'Type',
  machine: 'Number',
  pilot: 'Pilot',
  observer: 'Observer',
  duty: 'Duty',
  combats: 'Combats',
  remarks: 'Remarks',
  casualties: 'Casualties',
});

/** The career is filled in a campaign with careers; otherwise empty. */
export const PEOPLE = tableOf('people', 'Flying Personnel', {
  flight: 'Flight',
  rank: 'Rank',
  surname: 'Surname',
  forenames: 'Christian Names',
  seat: 'Employed As',
  machine: 'Machine',
  joined: 'Joined',
  home: 'Home',
  service: 'Earlier Service',
  skill: 'Pilot Skill',
  firing: 'Firing',
  bravery: 'Bravery',
  braveryName: 'Bravery In Words',
  missions: 'Missions',
  missionsInApril: 'Of These In April',
  fights: 'Missions Fought',
  kills: 'E.A. Shot Down',
  balloons: 'Balloons',
  decorations: 'Decorations',
  career: 'Career',
  standing: 'Disposal',
});

export const MACHINES = tableOf('machines', 'Machines on Charge', {
  flight: 'Flight',
  machine: 'Number',
  type: 'Type',
  sorties: 'Flights',
  combats: 'Combats',
  repaired: 'Times Out Of The Line',
  lost: 'Machines Lost Under This Number',
  standing: 'State',
});

export const VICTORIES = tableOf('victories', 'Combats in the Air: Results', {
  date: 'Date',
  flight: 'Flight',
  watch: 'Part of Day',
  duty: 'Duty',
  man: 'By',
  machine: 'Machine',
  enemy: 'Hostile Machine',
  result: 'Result',
  share: 'Share',
  place: 'Locality',
});

/** Bombs, bursts and called shots, whether the target survived or not. */
export const ATTACKS = tableOf('ground-attacks', 'Attacks on the Ground and on Balloons', {
  date: 'Date',
  flight: 'Flight',
  watch: 'Part of Day',
  duty: 'Duty',
  man: 'Pilot',
  machine: 'Machine',
  target: 'Target',
  means: 'With',
  result: 'Result',
});

export const POINTS = tableOf('victory-points', 'Victory Points', {
  date: 'Date',
  flight: 'Flight',
  watch: 'Part of Day',
  duty: 'Duty',
  reason: 'For',
  points: 'Victory Points',
  total: 'Total to Date',
});
