import { FALLS, totalOf } from '../cards/dice.ts';
import type { HexId } from '../cards/hexes.ts';
import { hexOf, movesFromTrenches } from '../cards/map.ts';
import { oddsOfRows } from '../cards/odds.ts';
import type { GermanCounter } from '../cards/printed/forty-one.ts';
import { memoizeBy } from '../cards/reading/once.ts';
import { boxOf, expectDefined, type Rulebook } from '../cards/rulebook.ts';
import { worseningAfter } from '../kit/ground-fire/archie.ts';
import { gunsForCertain } from '../kit/ground-fire/guns-in-hex.ts';
import { gunHeight } from '../kit/ground-fire/machine-guns.ts';
import { type DuelAirman, hitsInPhases, phaseOdds } from '../kit/odds/combat.ts';
import { type WayHome, wayHomeFrom } from '../kit/odds/damage.ts';
import { addTolls, casualties, mixTolls, NO_TOLL, type Toll } from '../kit/odds/toll.ts';
import { oddsOfEngineTrouble } from '../procedure/mission/encounter/encounter-roll.ts';
import { archieHitToll, machineGunToll } from './archie.ts';
import { meanCriticalToll } from './charts/damage-charts.ts';
import { type Month, monthsOf } from './charts/roster-charts.ts';
import { type Route, type RouteTurn, turnsOf } from './routes.ts';
import { chanceOfMachineGuns, meanShotsAt, skiesOfForecast } from './weather.ts';

/** The result of duels, phase after phase, of our scouts against a kind of theirs. */
export interface Exchange {
  /** Critical Hits a phase. */
  readonly hitsGiven: number;
  readonly hitsTaken: number;
  /** Machines of ours lost for each of theirs brought down. */
  readonly ratio: number;
}

/** The fighter pilots of the Squadron Notes, each in the type of his flight: an ace or two, and novices. */
const pilotsOf = ({ squadronNotes: { flights }, aircraft }: Rulebook): DuelAirman[] =>
  flights.flatMap(({ fighters, people }) =>
    people
      .filter(({ machine }) => fighters?.numbers.includes(machine))
      .map(({ skill = 1, firing }) => ({
        aircraft: expectDefined(aircraft[`${fighters?.aircraft}`], `${fighters?.aircraft}`),
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

function pairsWith(book: Rulebook, { aircraft, skill, firing }: GermanCounter): [DuelAirman, DuelAirman][] {
  const them = { aircraft: expectDefined(book.aircraft[aircraft], aircraft), skill, firing };
  return pilotsOf(book).map((us) => [us, them]);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const tollOfHit = memoizeBy(({ damageTables: tables }: Rulebook) =>
  meanCriticalToll(tables, tables.twinGuns.modifier, 1),
);
const lostByHit = (book: Rulebook) => tollOfHit(book).machineLost;

/** The chance that a hit by a single gun brings down a German: Shot Down, Forced Down, or its pilot killed. */
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

/** The expected events of a machine's sortie, by the roster: fights, ground guns, engines. */
export interface ExpectedSortie {
  readonly fightToll: Toll;
  readonly groundToll: Toll;
  readonly engineTrouble: number;
  /** The mean number of machines that our flight sends on a mission. */
  readonly fighters: number;
  readonly missionsADay: number;
}

export function sortieOf(book: Rulebook, isOf: (mission: string) => boolean): ExpectedSortie {
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

/** Each German fights one of ours, phase after phase, as long as the weather lets a fight last. */
function hitsTakenOn({ route, outcome }: Month, hitsAFight: number): number {
  const pairs = Math.min(outcome.germans, outcome.fights * machinesOf(route));
  return (pairs * hitsAFight) / machinesOf(route);
}

/** The Critical Hits of a German in a fight, averaged over the manuals: red or not, one seat or two. */
const hitsOfThoseMet = memoizeBy((book: Rulebook): number => {
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
});

function meanPhases(book: Rulebook): number {
  const skies = (['am', 'pm'] as const).flatMap((half) => skiesOfForecast(book.weatherEffects, half));
  const phases = skies.map(({ number, chance }) => chance * fightLength(boxOf(number, book).dfd).phases);
  return phases.reduce((sum, each) => sum + each, 0) / 2;
}

/** (16) (21) A double 6 in a turn, for one machine of the flight, unless the engine recovers. */
function troubleOn({ damageTables }: Rulebook, { route, turns }: Month): number {
  return ((turns * oddsOfEngineTrouble().chance) / machinesOf(route)) * troubled(damageTables);
}

const troubled = ({ engineTrouble }: Rulebook['damageTables']) =>
  oddsOfRows(engineTrouble).reduce((sum, { row, odds }) => sum + (row.result === 'restarts' ? 0 : odds.chance), 0);

/** Fighter pilots of a flight lost or unfit in a day with all its missions. */
export const pilotsADay = ({ fightToll, groundToll, fighters, missionsADay }: ExpectedSortie): number =>
  fighters * missionsADay * (casualties(fightToll) + casualties(groundToll));

/** The mean toll of the certain guns on one machine on a route, over all weathers. */
export function groundToll(book: Rulebook, route: Route, men: number): Toll {
  const turns = turnsOf(book.missionMap, route);
  return addTolls(turns.map((turn, i) => turnToll(book, { ...turn, number: i + 1, row: inARow(turns, i) }, men)));
}

/** A turn by its number, and how many turns before it were flown over the same hex. */
interface TurnInRow extends RouteTurn {
  readonly number: number;
  readonly row: number;
}

function turnToll(book: Rulebook, { hex, from, height, number, row }: TurnInRow, men: number): Toll {
  const guns = gunsForCertain(hex, from, book);
  const worse = worseningAfter(row, book.archieAndMachineGun);
  const way = wayHome(book, hex);
  const shotAt = guns.machineGuns ? chanceOfMachineGuns(book, height, number) : 0;
  const hit = guns.archie ? meanShotsAt(book, height, number) / 36 : 0;
  return addTolls([
    shotAt > 0 ? mixTolls([[shotAt, machineGunToll(book, gunHeight(height), worse, way, men)]]) : NO_TOLL,
    mixTolls([[hit, archieHitToll(book, worse, way, men)]]),
  ]);
}

/** How many turns before this one were flown over the same hex. */
function inARow(turns: readonly RouteTurn[], i: number): number {
  let row = 0;
  while (turns[i - row - 1]?.hex === turns[i]?.hex) row++;
  return row;
}

/** The distance beyond the trenches on the map. */
function wayHome({ missionMap }: Rulebook, hex: HexId): WayHome {
  return wayHomeFrom(hexOf(missionMap, hex).ground === 'enemy' ? movesFromTrenches(missionMap, hex) : 0);
}

/** How much a DFD Roll reduces the Dog-Fight Duration; 0 is the double 6 that brings more enemies. */
interface Reduction {
  readonly by: number;
  readonly chance: number;
}

const THROWS = FALLS['2d6'].map((faces) => ({ total: totalOf('2d6', faces), isDouble: faces[0] === faces[1] }));
const DOUBLE_SIX = 12;
/** More doubles in succession are practically impossible. */
const MOST_DOUBLES = 8;

/**
 * (19) Doubles are rolled again and added; a double 6 counts nothing, whether first or later, and ends the sequence.
 */
function reductions(doublesLeft: number): Reduction[] {
  const again = doublesLeft > 0 ? reductions(doublesLeft - 1) : [];
  const all = THROWS.flatMap(({ total, isDouble }): Reduction[] => {
    if (total === DOUBLE_SIX) return [{ by: 0, chance: 1 / THROWS.length }];
    const more = isDouble && again.length > 0 ? again : [{ by: 0, chance: 1 }];
    return more.map(({ by, chance }) => ({ by: total + by, chance: chance / THROWS.length }));
  });
  return gathered(all);
}

function gathered(parts: readonly Reduction[]): Reduction[] {
  const sums = new Map<number, number>();
  for (const { by, chance } of parts) sums.set(by, (sums.get(by) ?? 0) + chance);
  return [...sums].map(([by, chance]) => ({ by, chance }));
}

/** (19) The mean number of phases of a fight, and the chance that more enemies join it, if nothing else ends it. */
export function fightLength(dfd: number): { readonly phases: number; readonly joined: number } {
  const all = reductions(MOST_DOUBLES);
  const less = all.filter(({ by }) => by > 0);
  const none = all.find(({ by }) => by === 0)?.chance ?? 0;
  const phases: number[] = [0];
  const alone: number[] = [1];
  for (let left = 1; left <= dfd; left++) {
    // A throw that reduces nothing leaves the fight as long as before: its chance is divided out.
    phases[left] = (1 + less.reduce((sum, { by, chance }) => sum + chance * (phases[left - by] ?? 0), 0)) / (1 - none);
    alone[left] = less.reduce((sum, { by, chance }) => sum + chance * (alone[left - by] ?? 1), 0);
  }
  return { phases: phases[dfd] ?? 0, joined: 1 - (alone[dfd] ?? 1) };
}
