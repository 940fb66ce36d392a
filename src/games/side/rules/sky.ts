import type { CombatCard } from '../cards/combat-card.ts';
import { bandOf } from '../cards/ladder.ts';
import type { Sky } from '../cards/side-scenario.ts';
import type { SkyRow } from '../cards/sky-row.ts';
import type { SideParts } from '../table/energy-events.ts';
import type { SidePose } from '../table/fighting-machine.ts';
import { isSame, liesBetween, type Megahex, megahexAt, megahexesOf } from './flight/megahex.ts';
import { HEX, LEVEL, levelOf } from './flight/pose.ts';

type SkyCell = Sky['cumuli'][number];

/** (V116) to (V122) The sky over so many hexes. Clouds of one megahex hang between the lines. */
export function skyOver(hexes: number, row: SkyRow): Sky {
  const cells = (count: number, level: number): SkyCell[] =>
    Array.from({ length: count }, (_, i) => ({
      column: Math.round((hexes * (i + 1)) / (count + 1)),
      level: level + 2 * i,
    }));
  return {
    sun: row.sun,
    ...(row.haze !== undefined && { haze: row.haze }),
    ...(row.storm !== undefined && { storm: row.storm }),
    highStratus: row.highStratus ?? false,
    mediumStratus: row.mediumStratus ?? false,
    lowStrati: cells(row.lowStrati ?? 0, 5),
    cumuli: cells(row.cumuli ?? 0, 12),
  };
}

/** The megahex in whose middle a counter lies. */
export const megahexOfCell = ({ column, level }: SkyCell): Megahex =>
  megahexAt(HEX * column + (HEX / 2) * (level % 2), LEVEL * level);

/** (V116) The five positions of the sun, from the western edge to the eastern, high in the middle. */
const SUNS = [
  { part: 0, level: 16 },
  { part: 0.25, level: 24 },
  { part: 0.5, level: 29 },
  { part: 0.75, level: 24 },
  { part: 1, level: 16 },
] as const;

function sunAt({ sun }: Sky, hexes: number): Megahex {
  const { part, level } = SUNS[sun - 1] ?? SUNS[2];
  return megahexOfCell({ column: Math.round(part * (hexes - 1)), level });
}

/** (V076) (V116) The target stands between the spotter and the sun. */
export function isBeforeSun(spotter: SidePose, target: SidePose, sky: Sky, hexes: number): boolean {
  const sun = sunAt(sky, hexes);
  return megahexesOf(spotter).some((own) => megahexesOf(target).some((other) => liesBetween(other, own, sun)));
}

/**
 * (V075) (V118) (V122) The line of sight is cut by a thunderstorm at either end, or by a cumulus at either end or
 * between.
 */
export function isCut(spotter: SidePose, target: SidePose, sky: Sky): boolean {
  const inStorm = (pose: SidePose) => levelOf(pose) >= roofOf(sky);
  return inStorm(spotter) || inStorm(target) || crosses(spotter, target, sky.cumuli);
}

/** (V118) The lowest level of the thunderstorm, or a level that nobody reaches. */
export const roofOf = ({ storm = Number.POSITIVE_INFINITY }: Sky): number => storm;

/** (V005) A machine on a border is in either megahex, so every line between the pairs is checked. */
function crosses(spotter: SidePose, target: SidePose, cells: readonly SkyCell[]): boolean {
  if (cells.length === 0) return false;
  const clouds = cells.map(megahexOfCell);
  return megahexesOf(spotter).some((own) =>
    megahexesOf(target).some((other) =>
      clouds.some((cloud) => isSame(cloud, own) || isSame(cloud, other) || liesBetween(cloud, own, other)),
    ),
  );
}

/** (V117) to (V121) What the sky adds to the colour of a spotting die. */
export function skyParts(spotter: SidePose, target: SidePose, sky: Sky, weather: CombatCard['weather']): SideParts {
  const levels = [levelOf(spotter), levelOf(target)];
  const bands = levels.map(bandOf);
  const { haze = -1 } = sky;
  const through = bands.includes('low') && bands.includes('high');
  return {
    haze: levels.some((level) => level <= haze) ? weather.haze : 0,
    highStratus: sky.highStratus && bands.includes('high') ? weather.highStratus : 0,
    mediumStratus: sky.mediumStratus && (through || bands.includes('medium')) ? weather.mediumStratus : 0,
    lowStratus: crosses(spotter, target, sky.lowStrati) ? weather.lowStratus : 0,
  };
}

/** (V119) (V120) Dark against a layer of cloud behind it. */
export function isSilhouetted(spotter: SidePose, target: SidePose, sky: Sky): boolean {
  const [own, other] = [levelOf(spotter), levelOf(target)];
  const isBelow = other > own;
  if (sky.highStratus && isBelow && other <= 20) return true;
  return sky.mediumStratus && ((isBelow && other <= 10) || (!isBelow && other > 20 && own > other));
}
