import type { MapHex } from '../cards/ground.ts';
import { columnFor } from '../cards/manuals/encounters.ts';
import { hexOf } from '../cards/map.ts';
import { meanOf, oddsOfRows, oddsOfRowsWith } from '../cards/odds.ts';
import type { Mission } from '../cards/printed/mission.ts';
import type { WeatherBox } from '../cards/printed/weather-effects.ts';
import { boxOf, manualOf, type Rulebook } from '../cards/rulebook.ts';
import { archieFires } from '../kit/ground-fire/archie.ts';
import { gunsForCertain } from '../kit/ground-fire/guns-in-hex.ts';
import { encounterParts, oddsOfEncounter } from '../procedure/mission/encounter/encounter-roll.ts';
import { alwaysAttack, clearOption, decisionParts, sightOf } from '../procedure/mission/encounter/enemy-response.ts';
import type { Archie } from '../procedure/mission/flown-turn.ts';
import { sumOf } from '../table/parts.ts';
import { chanceOfLowArchie } from './archie.ts';
import { type Route, type RouteTurn, turnsOf } from './routes.ts';
import { type PossibleWeather, skiesAfterChange } from './weather.ts';

/** The expected results of a mission, by exact count. */
export interface Prospect {
  /** Nobody is met, and nobody would be at any height. */
  readonly quiet: number;
  /** No fight. */
  readonly noFight: number;
  readonly encounters: number;
  readonly fights: number;
  /** Germans in all fights together. */
  readonly germans: number;
}

/** After an encounter: the chance of a fight, and the mean number of Germans in it. */
interface MeetingOdds {
  readonly fight: number;
  readonly germans: number;
}

type MeetingOddsOf = (turn: RouteTurn, box: WeatherBox) => MeetingOdds;

/**
 * Plays a route in every weather at once. A fight neither ends the mission nor changes its heights. With the option the
 * commander attacks if he is stronger and no red machine is present.
 */
export function outcomesOf(book: Rulebook, route: Route): (start: readonly PossibleWeather[]) => Prospect {
  const turns = turnsOf(book.missionMap, route);
  const meetings = remembered(book, route);
  return (start) => outcomeOf(book, turns, meetings, start);
}

function outcomeOf(
  book: Rulebook,
  turns: readonly RouteTurn[],
  meetings: MeetingOddsOf,
  start: readonly PossibleWeather[],
): Prospect {
  const sums = { encounters: 0, fights: 0, germans: 0 };
  let skies = start;
  let quiet = start;
  let noFight = start;
  for (const turn of turns) {
    const met = (sky: PossibleWeather) => chanceMet(book, turn, boxOf(sky.number, book));
    const meeting = (sky: PossibleWeather) => meetings(turn, boxOf(sky.number, book));
    skies = skiesAfterChange(book.weatherEffects, skies);
    quiet = without(skiesAfterChange(book.weatherEffects, quiet), met);
    noFight = without(skiesAfterChange(book.weatherEffects, noFight), (sky) => met(sky) * meeting(sky).fight);
    sums.encounters += over(skies, met);
    sums.fights += over(skies, (sky) => met(sky) * meeting(sky).fight);
    sums.germans += over(skies, (sky) => met(sky) * meeting(sky).germans);
  }
  return { ...sums, quiet: over(quiet, () => 1), noFight: over(noFight, () => 1) };
}

const over = (skies: readonly PossibleWeather[], worth: (sky: PossibleWeather) => number) =>
  skies.reduce((sum, sky) => sum + sky.chance * worth(sky), 0);
const without = (skies: readonly PossibleWeather[], lost: (sky: PossibleWeather) => number): PossibleWeather[] =>
  skies.map((sky) => ({ ...sky, chance: sky.chance * (1 - lost(sky)) }));

/** (15) (16) The chance of a successful Encounter Roll. Only guns that are certain count. */
export function chanceMet(book: Rulebook, { hex, from, height }: RouteTurn, box: WeatherBox): number {
  const guns = gunsForCertain(hex, from, book);
  const against = (archie: Archie) => oddsOfEncounter(sumOf(encounterParts(hex, box, archie, book))).chance;
  const fires = archieFires(guns, height, box, { book }) ? 1 : chanceOfLowArchie(guns, height, box, book);
  return fires * against('bursting') + (1 - fires) * against('silent');
}

/** Where the flight is met, and what it consists of. */
export interface Situation {
  readonly book: Rulebook;
  readonly route: Route;
  readonly where: MapHex;
  readonly height: number;
  readonly box: WeatherBox;
}

/** Memoized: a meeting depends on few things. */
function remembered(book: Rulebook, route: Route): MeetingOddsOf {
  const known = new Map<string, MeetingOdds>();
  return ({ hex, height }, box) => {
    const where = hexOf(book.missionMap, hex);
    const key = `${columnFor(where.value)} ${where.ground} ${height} ${box.up} ${box.down}`;
    const found = known.get(key) ?? meetingOf({ book, route, where, height, box });
    known.set(key, found);
    return found;
  };
}

/**
 * (16) (18) Their height against ours decides whether the sides see each other; at starred heights the enemy may be in
 * cloud.
 */
export function meetingOf(situation: Situation): MeetingOdds {
  const { book, route, where, height, box } = situation;
  const groups = oddsOfRows(manualOf(route.mission, book).encounters[columnFor(where.value)]);
  const sums = { fight: 0, germans: 0 };
  for (const { row, odds } of oddsOfRows(book.enemyAircraftResponse.altitude)) {
    if (sightOf(row, height, box).sight === 'unseen') continue;
    for (const group of groups) {
      const chance = odds.chance * group.odds.chance * chanceOfFight(situation, row.feet - height, group.row);
      sums.fight += chance;
      sums.germans += chance * group.row.met.length;
    }
  }
  return sums;
}

const strengthOf = ({ fighters, twoSeaters }: Route) => fighters + twoSeaters;

/** A row of the back of a manual. */
type Group = Mission['encounters']['1-2']['rows'][number];

/** (16) Who has the Attack Option, and whether he uses it. */
function chanceOfFight(situation: Situation, above: number, group: Group): number {
  const { book, route } = situation;
  const { met } = group;
  const more = strengthOf(route) - met.length;
  const weAttack = more > 0 && !alwaysAttack(met, book) ? 1 : 0;
  const chances = { allied: weAttack, german: group.crippled ? 0 : chanceTheyAttack(situation, above, met) };
  const clear = clearOption(-above, more);
  if (clear) return chances[clear.to];
  return meanOf(book.enemyAircraftResponse.attackOptionDie, ({ has }) => chances[has]);
}

function chanceTheyAttack({ book, route, where }: Situation, above: number, enemies: readonly number[]): number {
  if (alwaysAttack(enemies, book)) return 1;
  const [ours, fighters] = [strengthOf(route), route.fighters];
  // Below us they have no option, and their reaction is never asked.
  const parts = decisionParts({ ours, fighters, enemies, above: Math.max(0, above), ground: where.ground }, book);
  const rows = oddsOfRowsWith(book.enemyAircraftResponse.decision, sumOf(parts));
  return rows.reduce((sum, { row, odds }) => sum + (row.decides === 'attack' ? odds.chance : 0), 0);
}
