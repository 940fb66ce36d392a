import { isoDate } from '../../campaign/calendar.ts';
import { boxOf, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { capital, listed, plural } from '../../words/numbers.ts';
import { entriesOf, type Flown, isFlown, type LeftUndone, type Lived, type LivedDay } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { factsOf } from '../report/facts/facts-of.ts';
import { pointsLines } from '../report/points-reported.ts';
import { isUntold, pointsOf } from '../untold.ts';
import type { MISSIONS, POINTS, RowOf } from './fields.ts';

/** The aim of a mission: its target by name, or its zones. */
export function objectiveOf({ began: { target, zones } }: Flown, { missionMap }: Rulebook): string {
  const found = missionMap.targets.find((each) => each.target === target);
  return found?.name ?? `${plural(zones.length, 'Zone', 'Zones')} ${listed(zones)}`;
}

type MissionRow = RowOf<typeof MISSIONS>;

export const missionRows = (lived: Lived): MissionRow[] =>
  lived.days.flatMap((day) => [
    ...entriesOf(day).map((entry) => (isFlown(entry) ? flownRow(entry, lived.book) : undoneRow(entry, lived.book))),
    ...shortLines(day).map((line): MissionRow => ({ ...NO_MISSION, ...line, victoryPoints: line.points })),
  ]);

/** For a day whose turns are unknown, a line for each flight with its result. */
const shortLines = (day: LivedDay) =>
  isUntold(day) && day.untold.after
    ? day.dawn.flights.map(({ flight }) => ({
        date: isoDate(day.dawn.day),
        flight,
        points: pointsOf(day, { flight }),
        reason: 'the day, told in short',
        objective: 'told in short',
      }))
    : [];

const NO_MISSION = {
  watch: '',
  duty: '',
  weather: '',
  machinesOut: 0,
  machinesHome: 0,
  combats: 0,
  enemyAircraft: 0,
} as const;

function flownRow(flown: Flown, book: Rulebook): MissionRow {
  const { day, weather, began, moments, ended } = flown;
  const fights = ofKind(moments, 'fight-began');
  return {
    date: isoDate(day),
    flight: began.flight,
    watch: capital(began.watch),
    duty: missionTitle(began.mission, book),
    objective: objectiveOf(flown, book),
    weather: boxOf(weather, book).name,
    machinesOut: began.machines.length,
    machinesHome: ended.homecomings.filter(({ end }) => end === 'home').length,
    combats: fights.length,
    enemyAircraft: [...fights, ...ofKind(moments, 'germans-joined')].flatMap(({ germans }) => germans).length,
    victoryPoints: ended.points,
  };
}

const undoneRow = ({ flight, day, mission, points }: LeftUndone, book: Rulebook): MissionRow => ({
  ...NO_MISSION,
  date: isoDate(day),
  flight,
  duty: missionTitle(mission, book),
  objective: 'not flown',
  victoryPoints: points,
});

/** (43) (45) Every item of the Victory Points, and the flight's total after it. */
export function pointsRows(lived: Lived): RowOf<typeof POINTS>[] {
  const totals = { A: 0, B: 0, C: 0 };
  return lived.days
    .flatMap((day) => [
      ...entriesOf(day).flatMap((entry) => linesOf(entry, lived.book)),
      ...shortLines(day).map(({ objective: _, ...line }) => ({ ...line, watch: '', duty: '' })),
    ])
    .map((line) => {
      totals[line.flight] += line.points;
      return { ...line, total: totals[line.flight] };
    });
}

function linesOf(entry: Flown | LeftUndone, book: Rulebook) {
  const date = isoDate(entry.day);
  if (!isFlown(entry)) {
    const { flight, mission, points } = entry;
    return [{ date, flight, watch: '', duty: missionTitle(mission, book), reason: 'not flown', points }];
  }
  const { began } = entry;
  return pointsLines(entry.ended.scores, began.machines, factsOf(entry, entry.day, book), book).map(
    ({ reason, points }) => ({
      date,
      flight: began.flight,
      watch: capital(began.watch),
      duty: missionTitle(began.mission, book),
      reason,
      points,
    }),
  );
}
