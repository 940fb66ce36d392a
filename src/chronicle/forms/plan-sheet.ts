import { isFit } from '../../campaign/aircrew.ts';
import { rosterOf } from '../../campaign/roster.ts';
import type { ScheduledMission } from '../../cards/printed/daily-mission-roster.ts';
import { expectDefined, missionTitle, type Rulebook } from '../../cards/rulebook.ts';
import type { Piece } from '../../kit/book/markup.ts';
import { capital, listed, plural, signed } from '../../words/numbers.ts';
import type { Moment } from '../moments/kinds.ts';
import { ofKind } from '../moments/of-kind.ts';
import { written } from '../report/prose.ts';
import type { FlightToday } from './personnel-sheet.ts';
import { blank, blanks, column, type FormLine, grid, sheet } from './sheet.ts';

/** The same with the events since dawn. */
export interface FlightLived extends FlightToday {
  readonly moments: readonly Moment[];
}

const MISSIONS = [
  column('half', 'Due', 8),
  column('duty', 'Mission', 16),
  column('target', 'Zones or target', 16),
  column('watch', 'Flown in', 8),
  column('machines', 'Machines', 14),
];
const MEN = [
  column('name', 'Rank and name', 16),
  column('seat', 'Seat', 7),
  column('machine', 'Machine', 6),
  column('dawn', 'Dawn', 5),
  column('morning', 'Morning', 6),
  column('afternoon', 'Afternoon', 7),
  column('twilight', 'Twilight', 6),
  column('routine', 'Routine missions', 9),
];

/** (6) The plan of a flight's day: the missions of the roster, and who flies when. */
export function planSheet(filled?: FlightLived): Piece {
  const due = filled ? dueOn(filled) : [];
  const fit = filled ? filled.flight.aircrew.filter((man) => isFit(man, filled.day)) : [];
  const plan = filled && planOf(filled);
  return sheet(
    'plan',
    'Plan of the Day',
    'Before the first take-off (rule 6). Each pilot who is fit flies a routine mission if he can; a mission left undone costs points (43). Put a stroke for each mission a man is down for.',
    blanks(
      blank('flight', 'Flight', filled?.flight.flight),
      blank('day', 'Date', filled && `${filled.day} April 1917`),
      blank('forecast', 'Forecast', filled && forecastOf(filled.moments)),
      blank('price', 'Left undone will cost', plan && (plan.price === 0 ? 'nothing' : signed(plan.price))),
    ),
    grid(
      { name: 'due', title: 'What is due', columns: MISSIONS },
      due.map((each, i) => dueLine(each, plan?.missions[i], filled?.book)),
      6,
    ),
    grid(
      { name: 'who', title: 'Who goes', columns: MEN },
      fit.map((man) => ({ name: written(man), seat: capital(man.seat), machine: man.machine })),
      16,
    ),
  );
}

type Plan = ReturnType<typeof planOf>;
type PlannedOf = NonNullable<Plan>['missions'][number];

/** The last plan of the flight today with every mission of the roster; a plan only for the afternoon has fewer. */
export const planOf = (lived: FlightLived) =>
  ofKind(lived.moments, 'plan-made').findLast(
    (plan) => plan.flight === lived.flight.flight && plan.missions.length === dueOn(lived).length,
  );

/** (4) The roster of the flight for that day; nothing after the end of the month. */
export const dueOn = ({ flight, day, book }: FlightToday): readonly ScheduledMission[] =>
  rosterOf(flight.flight, day, book) ?? [];

export const targetText = ({ zones, target }: ScheduledMission, { missionMap }: Rulebook): string =>
  missionMap.targets.find((each) => each.target === target)?.name ??
  `${plural(zones.length, 'Zone', 'Zones')} ${listed(zones)}`;

function dueLine(due: ScheduledMission, planned: PlannedOf | undefined, book: Rulebook | undefined): FormLine {
  const known = expectDefined(book, 'the cards');
  return {
    half: due.half === 'either' ? 'either half' : due.half,
    duty: missionTitle(due.mission, known),
    target: targetText(due, known),
    watch: planned && (planned.watch ?? 'not flown'),
    machines: planned && listed(planned.machines),
  };
}

function forecastOf(moments: readonly Moment[]): string | undefined {
  return [...ofKind(moments, 'forecast-received'), ...ofKind(moments, 'real-weather-laid')][0]?.words;
}
