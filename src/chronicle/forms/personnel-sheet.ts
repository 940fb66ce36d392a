import { type Airman, isLost } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { type FlightRecord, LAST_DAY } from '../../campaign/campaign.ts';
import { lettersOf } from '../../campaign/honours.ts';
import { aircraftNamed, type Rulebook } from '../../cards/rulebook.ts';
import type { Piece } from '../../kit/book/markup.ts';
import { signed } from '../../words/numbers.ts';
import { written } from '../report/prose.ts';
import { machineStanding } from '../tables/machine-rows.ts';
import { standingText } from '../tables/people-rows.ts';
import { blank, blanks, column, type FormLine, grid, sheet } from './sheet.ts';

/** The data of a flight for a form. */
export interface FlightToday {
  readonly flight: FlightRecord;
  readonly day: number;
  readonly book: Rulebook;
  /** The last day of its campaign's calendar. */
  readonly lastDay: number;
}

const MEN = [
  column('machine', 'No.', 5),
  column('name', 'Rank and name', 17),
  column('skill', 'Skill', 4),
  column('firing', 'Firing', 4.5),
  column('bravery', 'Bravery', 5),
  column('missions', 'Missions', 6),
  column('kills', 'Kills', 4),
  column('balloons', 'Balloons', 6),
  column('remarks', 'Wounded until, honours, remarks', 22),
];
const MACHINES = [
  column('machine', 'Number', 3),
  column('type', 'Type', 8),
  column('state', 'State, and until when', 12),
];

/**
 * (1) The Flight Personnel Record: changing values are left for the pencil. The line of a man who is gone goes to the
 * next.
 */
export function personnelSheet(filled?: FlightToday): Piece {
  const men = filled ? filled.flight.aircrew.filter((man) => !isLost(man)).map((man) => manLine(man, filled)) : [];
  const machines = filled?.flight.machines ?? [];
  return sheet(
    'personnel',
    'Flight Personnel Record',
    'Names in ink, all else in pencil (rule 1). Kills and balloons after each mission (44), points and ratings at the end of the day (45), gains above nought in black, losses in red.',
    blanks(blank('flight', 'Flight', filled?.flight.flight), blank('as-of', 'As of', filled && asOf(filled))),
    grid({ name: 'men', title: 'Men', columns: MEN }, men, 18),
    grid(
      { name: 'machines', title: 'Machines', columns: MACHINES },
      machines.map((machine) => ({
        machine: machine.id,
        type: filled && aircraftNamed(machine.aircraft, filled.book),
        state: filled && machineStanding(machine, filled.day),
      })),
      8,
    ),
    ...pointsGrids(filled),
  );
}

/** At the start of a day, or at the end of the last. */
const asOf = ({ day, lastDay }: FlightToday): string =>
  day > lastDay ? `the evening of ${dateText(lastDay)}` : dateText(day);

function manLine(man: Airman, { day, book }: FlightToday): FormLine {
  const { machine, skill, firing, bravery, missions, kills, balloons } = man;
  const standing = standingText(man, day);
  const remarks = [lettersOf(man, book), standing === 'with the flight' ? '' : standing];
  return {
    machine,
    name: written(man),
    skill: skill ?? '-',
    firing,
    bravery,
    missions,
    kills,
    balloons,
    remarks: remarks.filter((each) => each !== '').join('; '),
  };
}

/** (45) The points of each day and the total after it, in two rows of days. */
function pointsGrids(filled: FlightToday | undefined): Piece[] {
  const points = filled?.flight.points ?? [];
  const first = filled ? filled.day - points.length : 1;
  const days = Array.from({ length: filled?.lastDay ?? LAST_DAY }, (_, i) => i + 1);
  const half = Math.ceil(days.length / 2);
  return [days.slice(0, half), days.slice(half)].map((row, i) => {
    const columns = [column('line', 'April', 2), ...row.map((day) => column(`day-${day}`, `${day}`, 2))];
    const line = (name: string, of: (index: number) => number): FormLine => ({
      line: name,
      ...Object.fromEntries(
        row.filter((day) => day - first in points).map((day) => [`day-${day}`, signed(of(day - first))]),
      ),
    });
    const totals = (index: number) => points.slice(0, index + 1).reduce((sum, each) => sum + each, 0);
    const title = i === 0 ? 'Victory Points day by day' : 'The days that follow';
    return grid({ name: `points-${i + 1}`, title, columns }, [
      line('Day', (index) => points[index] ?? 0),
      line('Total', totals),
    ]);
  });
}
