import { readBand } from '../rulebook/band.ts';
import type { WeatherBox } from '../rulebook/cards/weather-effects.ts';
import { counterOf, hasScout } from '../rulebook/counters.ts';
import { columnFor, oddsOfEncounter } from '../rulebook/encounters.ts';
import type { MapHex } from '../rulebook/ground.ts';
import { manualOf } from '../rulebook/manual-of.ts';
import { hasGunsForCertain, hexOf } from '../rulebook/map.ts';
import { oddsOfRows, oddsOfRowsWith } from '../rulebook/odds.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { boxOf } from '../rulebook/weather-box.ts';
import { type Route, type Turn, turnsOf } from './routes.ts';
import { type Sky, skiesAfterChange } from './weather.ts';

/** What a mission comes to, by exact count. */
export interface Outcome {
  /** Nobody met, nor would have been whatever the heights. */
  readonly quiet: number;
  /** No fight. */
  readonly noFight: number;
  readonly encounters: number;
  readonly fights: number;
  /** Germans in all the fights together. */
  readonly germans: number;
}

/** Once enemy aircraft have been met: the chance of a fight, and the Germans in it on the mean. */
interface Meeting {
  readonly fight: number;
  readonly germans: number;
}

type Meetings = (turn: Turn, box: WeatherBox) => Meeting;

/**
 * Plays a route over every weather at once. A fight does not end the mission nor change its heights. The commander with
 * the option attacks when he is the stronger and no red machine is among them.
 */
export function outcomesOf(book: Rulebook, route: Route): (start: readonly Sky[]) => Outcome {
  const turns = turnsOf(book.missionMap, route);
  const meetings = remembered(book, route);
  return (start) => outcomeOf(book, turns, meetings, start);
}

function outcomeOf(book: Rulebook, turns: readonly Turn[], meetings: Meetings, start: readonly Sky[]): Outcome {
  const sums = { encounters: 0, fights: 0, germans: 0 };
  let skies = start;
  let quiet = start;
  let noFight = start;
  for (const turn of turns) {
    const met = (sky: Sky) => chanceMet(book, turn, boxOf(sky.number, book));
    const meeting = (sky: Sky) => meetings(turn, boxOf(sky.number, book));
    skies = skiesAfterChange(book.weatherEffects, skies);
    quiet = without(skiesAfterChange(book.weatherEffects, quiet), met);
    noFight = without(skiesAfterChange(book.weatherEffects, noFight), (sky) => met(sky) * meeting(sky).fight);
    sums.encounters += over(skies, met);
    sums.fights += over(skies, (sky) => met(sky) * meeting(sky).fight);
    sums.germans += over(skies, (sky) => met(sky) * meeting(sky).germans);
  }
  return { ...sums, quiet: over(quiet, () => 1), noFight: over(noFight, () => 1) };
}

const over = (skies: readonly Sky[], worth: (sky: Sky) => number) =>
  skies.reduce((sum, sky) => sum + sky.chance * worth(sky), 0);
const without = (skies: readonly Sky[], lost: (sky: Sky) => number): Sky[] =>
  skies.map((sky) => ({ ...sky, chance: sky.chance * (1 - lost(sky)) }));
const reach = (feet: number | 'unlimited') => (feet === 'unlimited' ? Number.MAX_SAFE_INTEGER : feet);

/** (15) (16) The chance of an Encounter Roll that succeeds: the value of the hex, the weather, and Archie where he sees us. */
function chanceMet(book: Rulebook, { hex, height }: Turn, box: WeatherBox): number {
  const seen = box.shots > 0 && height > book.archieAndMachineGun.archieAbove.feet && height <= reach(box.down);
  const archie = seen && hasGunsForCertain(book.missionMap, hex) ? book.archieAndMachineGun.encounter.modifier : 0;
  return oddsOfEncounter(hexOf(book.missionMap, hex).value + box.encounter + archie).chance;
}

/** Where and as what the flight is met. */
interface Situation {
  readonly book: Rulebook;
  readonly route: Route;
  readonly where: MapHex;
  readonly height: number;
  readonly box: WeatherBox;
}

/** A meeting depends on few things; each is worked out once. */
function remembered(book: Rulebook, route: Route): Meetings {
  const known = new Map<string, Meeting>();
  return ({ hex, height }, box) => {
    const where = hexOf(book.missionMap, hex);
    const key = `${columnFor(where.value)} ${where.ground} ${height} ${box.up} ${box.down}`;
    const found = known.get(key) ?? meetingOf({ book, route, where, height, box });
    known.set(key, found);
    return found;
  };
}

/** (16) (18) Their height against ours decides whether we see each other; starred heights may lurk in cloud. */
function meetingOf(situation: Situation): Meeting {
  const { book, route, where, height, box } = situation;
  const groups = oddsOfRows(manualOf(route.mission, book).encounters[columnFor(where.value)]);
  const sums = { fight: 0, germans: 0 };
  for (const { row, odds } of oddsOfRows(book.enemyAircraftResponse.altitude)) {
    const above = row.feet - height;
    if (!row.starred && Math.abs(above) > reach(above > 0 ? box.up : box.down)) continue;
    for (const group of groups) {
      const chance = odds.chance * group.odds.chance * chanceOfFight(situation, above, group.row.met);
      sums.fight += chance;
      sums.germans += chance * group.row.met.length;
    }
  }
  return sums;
}

const strengthOf = ({ fighters, twoSeaters }: Route) => fighters + twoSeaters;

/** The Attack Option is the higher side's; at one height the larger side's; then a die's. */
function chanceOfFight(situation: Situation, above: number, met: readonly number[]): number {
  const { book, route } = situation;
  const red = met.some((number) => counterOf(number, book).jasta11);
  const more = strengthOf(route) - met.length;
  const weAttack = more > 0 && !red ? 1 : 0;
  const theyAttack = red ? 1 : chanceTheyAttack(situation, above, met);
  if (above !== 0) return above > 0 ? theyAttack : weAttack;
  if (more !== 0) return more > 0 ? weAttack : theyAttack;
  return (weAttack + theyAttack) / 2;
}

function chanceTheyAttack({ book, route, where }: Situation, above: number, met: readonly number[]): number {
  const { decision, decisionParts: parts } = book.enemyAircraftResponse;
  const modifier =
    readBand(parts.odds, met.length - strengthOf(route)).modifier +
    readBand(parts.height, Math.max(0, above)).modifier +
    (route.twoSeaters > 0 ? parts.twoSeatersAmongUs.modifier : 0) +
    (hasScout(met, book) ? 0 : parts.noScoutAmongThem.modifier) +
    (where.ground === 'allied' ? parts.ourSideOfTheLines.modifier : 0);
  const rows = oddsOfRowsWith(decision, modifier);
  return rows.find(({ row }) => row.decides === 'attack')?.odds.chance ?? 0;
}
