import { counterOf } from '../../cards/counters.ts';
import { meanOf } from '../../cards/odds.ts';
import type { EncounterColumn, Mission } from '../../cards/printed/mission.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { figure, type OddsChart, percent } from '../../kit/odds/chart.ts';
import { oddsOfEncounter } from '../../procedure/mission/encounter/encounter-roll.ts';
import { outcomesOf, type Prospect } from '../encounters.ts';
import { type Route, routesOn, turnsOf } from '../routes.ts';
import { skiesOfForecast } from '../weather.ts';

const COLUMNS: readonly EncounterColumn[] = ['1-2', '3-4', '5-6', '7-8'];
/** Starting Weather Numbers from the finest to the worst in which flights go up. */
const STARTS = [6, 5, 8, 3, 10, 13];

/** All missions of the card, each as a prudent commander might fly it. */
export function rosterCharts(book: Rulebook): OddsChart[] {
  const months = monthsOf(book);
  const rows = months.map(({ route, turns, outcome, flown }) =>
    outcomeCells(route.mission, String(flown), String(turns), outcome),
  );
  const flown = months.reduce((sum, month) => sum + month.flown, 0);
  return [
    {
      title: 'A mission over every weather of the forecast',
      columns: ['mission', 'on the roster', 'turns', ...OUTCOME],
      rows: [...rows, outcomeCells('all, by the roster', String(flown), '', overRoster(book))],
    },
  ];
}

/** The backs of all manuals in comparison, and the Encounter Roll that leads to them. */
export function manualCharts(book: Rulebook): OddsChart[] {
  return [rolls(), backs(book, Object.entries(book.missions)), noFights(book)];
}

/** One manual: the enemies on its back, and its mission in every weather. */
export function missionCharts(book: Rulebook, manual: Mission, id: string): OddsChart[] {
  const routes = routesOn(book).filter(({ mission }) => mission === id);
  const rows = routes.map((route) => [
    String(turnsOf(book.missionMap, route).length),
    ...outcome(wholeMonth(book, route)),
  ]);
  const flown: OddsChart = {
    title: 'The mission over every weather of the forecast, by a route that a prudent commander might take',
    columns: ['turns', ...OUTCOME],
    rows,
  };
  return [meetings(book, manual), ...(routes.length > 0 ? [flown] : [])];
}

const OUTCOME = ['nobody met', 'no fight', 'encounters', 'fights', 'Germans a fight'];

const outcome = ({ quiet, noFight, encounters, fights, germans }: Prospect) => [
  percent(quiet),
  percent(noFight),
  figure(encounters),
  figure(fights),
  figure(germans / fights),
];

const outcomeCells = (name: string, flown: string, turns: string, all: Prospect) => [
  name,
  flown,
  turns,
  ...outcome(all),
];

/** Cached outcomes of a Rulebook's routes: each takes a tenth of a second. */
const known = new WeakMap<Rulebook, Map<Route, Prospect>>();

/** Morning and afternoon with equal weight, in every weather of the forecast. */
function wholeMonth(book: Rulebook, route: Route): Prospect {
  const outcomes = known.get(book) ?? new Map<Route, Prospect>();
  const outcome = outcomes.get(route) ?? workedOut(book, route);
  known.set(book, outcomes.set(route, outcome));
  return outcome;
}

function workedOut(book: Rulebook, route: Route): Prospect {
  const outcome = outcomesOf(book, route);
  const halves = (['am', 'pm'] as const).map((half) => outcome(skiesOfForecast(book.weatherEffects, half)));
  return meanOutcome(halves.map((each) => [1, each]));
}

export interface Month {
  readonly route: Route;
  readonly turns: number;
  readonly outcome: Prospect;
  /** How often the roster has it, for all three flights. */
  readonly flown: number;
}

export const monthsOf = (book: Rulebook): Month[] => routesOn(book).map((route) => monthOf(book, route));

function monthOf(book: Rulebook, route: Route): Month {
  const scheduled = book.dailyMissionRoster.days.flatMap(({ A, B, C }) => [...A, ...B, ...C]);
  const flown = scheduled.filter(({ mission }) => mission === route.mission).length;
  return { route, turns: turnsOf(book.missionMap, route).length, outcome: wholeMonth(book, route), flown };
}

/** The mean mission of the roster. */
export const overRoster = (book: Rulebook): Prospect =>
  meanOutcome(monthsOf(book).map(({ flown, outcome }) => [flown, outcome]));

function meanOutcome(parts: readonly (readonly [weight: number, outcome: Prospect])[]): Prospect {
  const whole = parts.reduce((sum, [weight]) => sum + weight, 0);
  const mean = (figureOf: keyof Prospect) =>
    parts.reduce((sum, [weight, each]) => sum + weight * each[figureOf], 0) / whole;
  return {
    quiet: mean('quiet'),
    noFight: mean('noFight'),
    encounters: mean('encounters'),
    fights: mean('fights'),
    germans: mean('germans'),
  };
}

function rolls(): OddsChart {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((value) => {
    const { ways, chance } = oddsOfEncounter(value);
    return [String(value), String(ways), percent(chance)];
  });
  return { title: 'Encounter Roll, by the modified value', columns: ['value', 'ways in 36', 'chance'], rows };
}

function meetings(book: Rulebook, manual: Mission): OddsChart {
  const rows = COLUMNS.map((column) => [
    column,
    figure(meanOf(manual.encounters[column], ({ met }) => met.length)),
    ...shares(book, manual, column),
  ]);
  return {
    title: 'Whom the back of the manual brings, by the value of the hex',
    columns: ['value', 'machines, mean', 'with Jasta 11', 'with two-seaters'],
    rows,
  };
}

function shares(book: Rulebook, { encounters }: Mission, column: EncounterColumn): string[] {
  const share = (is: (number: number) => boolean) =>
    percent(meanOf(encounters[column], ({ met }) => (met.some(is) ? 1 : 0)));
  return [
    share((number) => counterOf(number, book).jasta11),
    share((number) => counterOf(number, book).observer !== undefined),
  ];
}

function backs(book: Rulebook, manuals: readonly (readonly [string, Mission])[]): OddsChart {
  const rows = manuals.map(([id, manual]) => [
    id,
    ...COLUMNS.map((column) =>
      [figure(meanOf(manual.encounters[column], ({ met }) => met.length)), ...shares(book, manual, column)].join(', '),
    ),
  ]);
  const title = 'Backs of the manuals by the value of the hex: mean number met, with Jasta 11, with two-seaters';
  return { title, columns: ['manual', ...COLUMNS], rows };
}

function noFights(book: Rulebook): OddsChart {
  const { boxes } = book.weatherEffects;
  const cells = (route: Route) => {
    const outcome = outcomesOf(book, route);
    return STARTS.map((number) => percent(outcome([{ number, trend: 1, chance: 1 }]).noFight));
  };
  return {
    title: 'No fight, by the Starting Weather Number',
    columns: ['mission', ...STARTS.map((number) => `${boxes[number - 1]?.name} (${number}+)`)],
    rows: routesOn(book).map((route) => [route.mission, ...cells(route)]),
  };
}
