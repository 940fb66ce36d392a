import type { GermanCounter } from '../rulebook/cards/forty-one.ts';
import { oddsOfRows } from '../rulebook/odds.ts';
import { promised } from '../rulebook/promised.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { boxOf } from '../rulebook/weather-box.ts';
import { oddsOfEngineTrouble } from '../rules/mission/encounter/encounter-roll.ts';
import { meanCriticalToll } from './charts/damage-charts.ts';
import { type Month, monthsOf } from './charts/roster-charts.ts';
import { type Airman, hitsInPhases, phaseOdds } from './combat.ts';
import { fightLength } from './duration.ts';
import { groundToll } from './ground-fire.ts';
import { casualties, mixTolls, type Toll } from './toll.ts';
import { skiesOfForecast } from './weather.ts';

/** What one against one, phase after phase, comes to for our scouts against a kind of theirs. */
export interface Exchange {
  /** Critical Hits a phase. */
  readonly hitsGiven: number;
  readonly hitsTaken: number;
  /** Ours lost for each of theirs brought down. */
  readonly ratio: number;
}

/** The fighter pilots of the Squadron Notes, each in the machine of his flight: an ace or two, and novices. */
const pilotsOf = ({ squadronNotes: { flights }, aircraft }: Rulebook): Airman[] =>
  flights.flatMap(({ fighters, people }) =>
    people
      .filter(({ machine }) => fighters?.numbers.includes(machine))
      .map(({ skill = 1, firing }) => ({
        aircraft: promised(aircraft[`${fighters?.aircraft}`], `${fighters?.aircraft}`),
        skill,
        firing,
      })),
  );

/** Each of our fighter pilots of 1 April against all scouts of a kind, in the middle column. */
export function exchangeWith(book: Rulebook, isKind: (counter: GermanCounter) => boolean): Exchange {
  const theirs = book.fortyOne.counters.filter((counter) => counter.observer === undefined && isKind(counter));
  const pairs = theirs.flatMap((counter) => pairsWith(book, counter));
  const hitsGiven = mean(pairs.map(([us, them]) => phaseOdds(book, us, them, 'middle').hits));
  const hitsTaken = mean(pairs.map(([us, them]) => phaseOdds(book, them, us, 'middle').hits));
  return { hitsGiven, hitsTaken, ratio: (hitsTaken * lostByHit(book)) / (hitsGiven * broughtDownByHit(book)) };
}

function pairsWith(book: Rulebook, { aircraft, skill, firing }: GermanCounter): [Airman, Airman][] {
  const them = { aircraft: promised(book.aircraft[aircraft], aircraft), skill, firing };
  return pilotsOf(book).map((us) => [us, them]);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const tollOfHit = ({ damageTables: tables }: Rulebook) => meanCriticalToll(tables, tables.twinGuns.modifier, 1);
const lostByHit = (book: Rulebook) => tollOfHit(book).machineLost;

/** One of theirs is brought down by a single gun: Shot Down, Forced Down, or its pilot killed. */
function broughtDownByHit({ damageTables: { criticalHit, crewHit } }: Rulebook): number {
  const killed = oddsOfRows(crewHit).reduce(
    (sum, { row, odds }) => sum + (row.fate.fate === 'killed' ? odds.chance : 0),
    0,
  );
  const share = {
    'shot-down': 1,
    'forced-down': 1,
    'crew-hit': killed,
    'no-effect': 0,
    'driven-off': 0,
    'damaged-abort': 0,
  };
  return oddsOfRows(criticalHit).reduce((sum, { row, odds }) => sum + odds.chance * share[row.result], 0);
}

/** What a machine's sortie comes to, by the roster: fights, guns on the ground, engines. */
export interface Sortie {
  readonly fightToll: Toll;
  readonly groundToll: Toll;
  readonly engineTrouble: number;
  /** Machines that our flight sends on a mission, on the mean. */
  readonly fighters: number;
  readonly missionsADay: number;
}

export function sortieOf(book: Rulebook, isOf: (mission: string) => boolean): Sortie {
  const months = monthsOf(book).filter(({ route }) => isOf(route.mission));
  const missions = months.reduce((sum, { flown }) => sum + flown, 0);
  const sorties = months.reduce((sum, { flown, route }) => sum + flown * machinesOf(route), 0);
  const share = (month: Month) => (month.flown * machinesOf(month.route)) / sorties;
  const hits = hitsOfThoseMet(book);
  return {
    fightToll: mixTolls(months.map((month) => [share(month) * hitsTakenOn(month, hits), tollOfHit(book)])),
    groundToll: mixTolls(months.map((month) => [share(month), groundToll(book, month.route, 1)])),
    engineTrouble: months.reduce((sum, month) => sum + share(month) * troubleOn(book, month), 0),
    fighters: months.reduce((sum, { flown, route }) => sum + (flown / missions) * route.fighters, 0),
    missionsADay: missions / (book.dailyMissionRoster.days.length * 3),
  };
}

const machinesOf = ({ fighters, twoSeaters }: Month['route']) => fighters + twoSeaters;

/** Each German has one of ours before him, phase after phase, for as long as the weather lets a fight last. */
function hitsTakenOn({ route, outcome }: Month, hitsAFight: number): number {
  const pairs = Math.min(outcome.germans, outcome.fights * machinesOf(route));
  return (pairs * hitsAFight) / machinesOf(route);
}

/** The Critical Hits in a fight of a German as the manuals bring them, red and otherwise, in one-seaters and in two. */
function hitsOfThoseMet(book: Rulebook): number {
  const phases = meanPhases(book);
  const hits = book.fortyOne.counters.map((counter) =>
    mean(pairsWith(book, counter).map(([us, them]) => hitsInPhases(phaseOdds(book, them, us, 'middle'), phases))),
  );
  const columns = Object.values(book.missions).flatMap(({ encounters }) => [encounters['3-4'], encounters['5-6']]);
  const all = columns.flatMap(oddsOfRows);
  const met = all.reduce((sum, { row, odds }) => sum + odds.chance * row.met.length, 0);
  return (
    all.reduce(
      (sum, { row, odds }) => sum + odds.chance * row.met.reduce((of, number) => of + (hits[number - 1] ?? 0), 0),
      0,
    ) / met
  );
}

function meanPhases(book: Rulebook): number {
  const skies = (['am', 'pm'] as const).flatMap((half) => skiesOfForecast(book.weatherEffects, half));
  const phases = skies.map(({ number, chance }) => chance * fightLength(boxOf(number, book).dfd).phases);
  return phases.reduce((sum, each) => sum + each, 0) / 2;
}

/** (16) (21) A double 6 in a turn, upon one machine of the flight, and not the engine that picks up again. */
function troubleOn({ damageTables }: Rulebook, { route, turns }: Month): number {
  return ((turns * oddsOfEngineTrouble().chance) / machinesOf(route)) * troubled(damageTables);
}

const troubled = ({ engineTrouble }: Rulebook['damageTables']) =>
  oddsOfRows(engineTrouble).reduce((sum, { row, odds }) => sum + (row.result === 'restarts' ? 0 : odds.chance), 0);

/** Fighter pilots of a flight lost or unfit for some days, in a day of all its missions. */
export const pilotsADay = ({ fightToll, groundToll, fighters, missionsADay }: Sortie): number =>
  fighters * missionsADay * (casualties(fightToll) + casualties(groundToll));
