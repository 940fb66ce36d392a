import { isoDate } from '../../campaign/calendar.ts';
import { boxOf, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import { ofType } from '../../table/events.ts';
import { capital, listed, plural } from '../../words/numbers.ts';
import { allEntries, type Flown, isFlown, type LeftUndone, type Lived } from '../lived.ts';
import { pointsLines } from '../report/points-reported.ts';
import type { MISSIONS, POINTS, RowOf } from './fields.ts';

/** What a mission was sent to: its target by name, or its zones. */
export function objectiveOf({ began: { target, zones } }: Flown, { missionMap }: Rulebook): string {
  const found = missionMap.targets.find((each) => each.target === target);
  return found?.name ?? `${plural(zones.length, 'Zone', 'Zones')} ${listed(zones)}`;
}

type MissionRow = RowOf<typeof MISSIONS>;

export function missionRows(lived: Lived): MissionRow[] {
  return allEntries(lived).map((entry) =>
    isFlown(entry) ? flownRow(entry, lived.book) : undoneRow(entry, lived.book),
  );
}

function flownRow(flown: Flown, book: Rulebook): MissionRow {
  const { day, weather, began, events, ended } = flown;
  const fights = ofType(events, 'fight-began');
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
    enemyAircraft: fights.reduce((sum, { germans }) => sum + germans.length, 0),
    victoryPoints: ended.points,
  };
}

const undoneRow = ({ flight, day, mission, points }: LeftUndone, book: Rulebook): MissionRow => ({
  date: isoDate(day),
  flight,
  watch: '',
  duty: missionTitle(mission, book),
  objective: 'not flown',
  weather: '',
  machinesOut: 0,
  machinesHome: 0,
  combats: 0,
  enemyAircraft: 0,
  victoryPoints: points,
});

/** (43) (45) Every line of the Victory Points, and where its flight stood after it. */
export function pointsRows(lived: Lived): RowOf<typeof POINTS>[] {
  const totals = { A: 0, B: 0, C: 0 };
  return allEntries(lived)
    .flatMap((entry) => linesOf(entry, lived.book))
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
  return pointsLines(entry.ended.scores, began.machines).map(({ reason, points }) => ({
    date,
    flight: began.flight,
    watch: capital(began.watch),
    duty: missionTitle(began.mission, book),
    reason,
    points,
  }));
}
