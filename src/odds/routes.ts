import type { HexId } from '../cards/hexes.ts';
import { homeField, isOnMap, wayTo } from '../cards/map.ts';
import type { MissionMap } from '../cards/printed/mission-map.ts';
import type { Rulebook } from '../cards/rulebook.ts';

/** One turn of a possible mission. */
export interface RouteTurn {
  readonly hex: HexId;
  /** The hex it came from; its own where it stays. */
  readonly from: HexId;
  readonly height: number;
}

/**
 * A mission as a prudent commander might fly it: his machines, and the hexes on the way with the number of turns in
 * each.
 */
export interface Route {
  readonly mission: string;
  readonly fighters: number;
  readonly twoSeaters: number;
  readonly height: number;
  /** The height of the work, from the first hex with a stay to the last. */
  readonly work: number;
  readonly by: readonly (readonly [HexId, number])[];
}

const ROUTES: readonly Route[] = [
  {
    mission: 'offensive-line-patrol',
    fighters: 5,
    twoSeaters: 0,
    height: 8000,
    work: 3000,
    by: [
      ['L09', 0],
      ['L10', 1],
      ['L11', 1],
      ['M11', 1],
      ['M10', 1],
    ],
  },
  {
    mission: 'defensive-line-patrol',
    fighters: 4,
    twoSeaters: 0,
    height: 9000,
    work: 9000,
    by: [
      ['F08', 1],
      ['G08', 1],
      ['H08', 1],
      ['I08', 1],
      ['J08', 1],
    ],
  },
  {
    mission: 'photo-reconnaissance',
    fighters: 4,
    twoSeaters: 1,
    height: 11000,
    work: 8000,
    by: [
      ['J09', 0],
      ['J14', 4],
    ],
  },
  {
    mission: 'long-reconnaissance',
    fighters: 4,
    twoSeaters: 1,
    height: 14000,
    work: 12000,
    by: [
      ['L09', 0],
      ['L14', 0],
      ['J17', 4],
    ],
  },
  {
    mission: 'artillery-spotting',
    fighters: 3,
    twoSeaters: 1,
    height: 7000,
    work: 7000,
    by: [['G09', 6]],
  },
  {
    mission: 'bombing-raid',
    fighters: 4,
    twoSeaters: 2,
    height: 8000,
    work: 5000,
    by: [
      ['K09', 0],
      ['K13', 1],
    ],
  },
  {
    mission: 'balloon-bursting',
    fighters: 4,
    twoSeaters: 0,
    height: 6000,
    work: 4000,
    by: [
      ['I09', 0],
      ['I10', 1],
      ['I11', 1],
      ['K10', 1],
      ['L10', 1],
    ],
  },
  {
    mission: 'trench-strafing',
    fighters: 3,
    twoSeaters: 0,
    height: 1000,
    work: 1000,
    by: [
      ['G09', 2],
      ['H09', 2],
    ],
  },
  {
    mission: 'dawn-patrol',
    fighters: 4,
    twoSeaters: 0,
    height: 10000,
    work: 10000,
    by: [
      ['K09', 0],
      ['K11', 1],
      ['K14', 1],
      ['H15', 1],
      ['E10', 1],
      ['F09', 0],
    ],
  },
  {
    mission: 'twilight-patrol',
    fighters: 1,
    twoSeaters: 0,
    height: 8000,
    work: 8000,
    by: [
      ['L09', 0],
      ['L11', 1],
      ['M11', 1],
    ],
  },
];

/** The routes that are possible on these cards: a player's own map may lack a hex. */
export const routesOn = ({ missions, missionMap }: Rulebook): readonly Route[] =>
  ROUTES.filter(({ mission, by }) => mission in missions && by.every(([hex]) => isOnMap(missionMap, hex)));

/** The turns of a route: two over the home field to climb, then the shortest ways, there and back. */
export function turnsOf(map: MissionMap, { by, height, work }: Route): RouteTurn[] {
  const home = homeField(map).hex;
  const hexes: HexId[] = [home, home];
  for (const [to, stay] of [...by, [home, 0] as const])
    hexes.push(...wayTo(map, hexes.at(-1) ?? home, to), ...Array.from({ length: stay }, () => to));
  const stays = by.filter(([, stay]) => stay > 0).map(([hex]) => hex);
  const [from, until] = [hexes.indexOf(stays[0] ?? home), hexes.lastIndexOf(stays.at(-1) ?? home)];
  return hexes.map((hex, i) => ({
    hex,
    from: hexes[i - 1] ?? hex,
    height: from <= i && i <= until ? work : height,
  }));
}
