import { keysOf } from '../../cards/keys-of.ts';
import type { Firing } from '../../cards/printed/hit-cards.ts';
import type { SeatedMan, SquadronFlight } from '../../cards/printed/squadron.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { figure, type OddsChart, percent } from '../../kit/odds/chart.ts';

/** The Squadron Notes in figures, by flight and by man. */
export function squadronCharts({ squadronNotes }: Rulebook): OddsChart[] {
  const { flights } = squadronNotes;
  return [fighterPilots(flights), twoSeaterCrews(flights), victories(flights.flatMap(inFighters))];
}

const inFighters = ({ fighters, people }: SquadronFlight) =>
  people.filter(({ machine }) => fighters?.numbers.includes(machine));

const inTwoSeaters = ({ twoSeaters, people }: SquadronFlight) =>
  people.filter(({ machine }) => twoSeaters?.numbers.includes(machine));

function fighterPilots(flights: readonly SquadronFlight[]): OddsChart {
  const rows = flights.map((each) => {
    const men = inFighters(each);
    return [each.flight, ...means(men), total(men, 'missions'), total(men, 'kills')];
  });
  const columns = ['flight', 'mean Skill', 'mean Firing, E = 1', 'mean Bravery', 'missions', 'kills'];
  return { title: 'The fighter pilots of each flight', columns, rows };
}

function twoSeaterCrews(flights: readonly SquadronFlight[]): OddsChart {
  const rows = flights.map((each) => {
    const pilots = inTwoSeaters(each).filter(({ seat }) => seat === 'pilot');
    const observers = inTwoSeaters(each).filter(({ seat }) => seat === 'observer');
    return [
      each.flight,
      ...means(pilots),
      total(pilots, 'missions'),
      firingOf(observers),
      total(observers, 'missions'),
    ];
  });
  const columns = [
    'flight',
    "pilots' Skill",
    "pilots' Firing",
    "pilots' Bravery",
    'their missions',
    "observers' Firing",
    'their missions',
  ];
  return { title: 'The two-seater crews of each flight', columns, rows };
}

/** History: 122 pilots of one naval squadron, to April 1918. */
const NAVAL_TEN = { none: 78 / 122, one: 22 / 122, 'two to four': 10 / 122, 'five or more': 12 / 122 };

function victories(men: readonly SeatedMan[]): OddsChart {
  const share = (from: number, to: number) =>
    men.filter(({ kills }) => kills >= from && kills <= to).length / men.length;
  const ours = { none: share(0, 0), one: share(1, 1), 'two to four': share(2, 4), 'five or more': share(5, Infinity) };
  const rows = keysOf(NAVAL_TEN).map((kills) => [kills, percent(ours[kills]), percent(NAVAL_TEN[kills])]);
  return { title: 'Victories of the fighter pilots', columns: ['kills', 'ours', 'a real squadron'], rows };
}

function means(men: readonly SeatedMan[]): string[] {
  return [mean(men.map(({ skill = 0 }) => skill)), firingOf(men), mean(men.map(({ bravery }) => bravery))];
}

/** The best Firing counts 5, the worst 1. */
const GRADE: Readonly<Record<Firing, number>> = { A: 5, B: 4, C: 3, D: 2, E: 1 };
const firingOf = (men: readonly SeatedMan[]) => mean(men.map(({ firing }) => GRADE[firing]));

const mean = (values: readonly number[]) => figure(sum(values) / values.length);

const total = (men: readonly SeatedMan[], of: 'missions' | 'kills') => String(sum(men.map((man) => man[of])));

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
