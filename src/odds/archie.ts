import { totalsOf } from '../cards/dice.ts';
import { chanceThat, meanOf, oddsOfRowsWith, oddsOfWhen } from '../cards/odds.ts';
import type {
  ArchieAndMachineGun,
  ArchieResult,
  GunsPresent,
  MachineGunHeight,
  MachineGunResult,
} from '../cards/printed/archie-and-machine-gun.ts';
import type { CriticalResult, DamageTables } from '../cards/printed/damage-tables.ts';
import type { WeatherBox } from '../cards/printed/weather-effects.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { archieFires, howItFell, mayFireLow } from '../kit/ground-fire/archie.ts';
import { isHitFromTheGround } from '../kit/ground-fire/machine-guns.ts';
import { comingDownToll, crewHitToll, criticalHitToll, damagedAbortToll, type WayHome } from '../kit/odds/damage.ts';
import { mixTolls, NO_TOLL, type Toll } from '../kit/odds/toll.ts';

interface ArchieCards {
  readonly archieAndMachineGun: ArchieAndMachineGun;
  readonly damageTables: DamageTables;
}

/** The effect of one shot on a machine on a square: of the 36 rolls, those that hit it, and those that pass near. */
export interface ShotWays {
  readonly hit: number;
  readonly near: number;
}

/** Of the 36 rolls of one shot, those that hit or pass near a machine on a square: 23 is red 2, white 3. */
export function shotWays({ grid }: ArchieAndMachineGun, square: number): ShotWays {
  const fell = totalsOf(grid.dice).map((burst) => howItFell(burst, square, grid));
  return { hit: fell.filter((how) => how === 'hit').length, near: fell.filter((how) => how === 'near').length };
}

/** The chance that at least one of so many shots has one of so many of the 36 rolls. */
const chanceInShots = (ways: number, shots: number): number => 1 - (1 - ways / 36) ** shots;

/**
 * A turn under Archie for a flight of machines on squares, each with one man: exact, if the squares are not neighbours.
 * A machine that is driven off or brought down is no target for the rest of the turn.
 */
export function turnUnderArchie(cards: ArchieCards, squares: readonly number[], shots: number, worse = 0) {
  const leaves = chanceToLeave(cards, worse);
  const ways = squares.map((square) => shotWays(cards.archieAndMachineGun, square));
  const each = ways.map((way) => volley(way, leaves, shots));
  return {
    hitOnOne: chanceInShots(1, shots),
    hitOnAny: chanceInShots(
      ways.reduce((sum, { hit }) => sum + hit, 0),
      shots,
    ),
    meanHits: each.reduce((sum, { hits }) => sum + hits, 0),
    nearMissOn: each.map(({ nearMiss }) => nearMiss),
  };
}

/**
 * So many shots at one machine that is still there: the mean number of hits, and the chance that at least one passes
 * near.
 */
function volley(ways: ShotWays, leaves: number, shots: number): { readonly hits: number; readonly nearMiss: number } {
  if (shots === 0) return { hits: 0, nearMiss: 0 };
  const later = volley(ways, leaves, shots - 1);
  const [hit, near] = [ways.hit / 36, ways.near / 36];
  return {
    hits: hit + (1 - hit * leaves) * later.hits,
    nearMiss: near + (1 - near - hit * leaves) * later.nearMiss,
  };
}

/**
 * The chance that a hit drives a machine off, or brings it down at once. A Daredevil is not driven off, but none is
 * assumed here.
 */
function chanceToLeave({ archieAndMachineGun: { archieHits }, damageTables }: ArchieCards, worse: number): number {
  const struck = chanceThat(damageTables.criticalHit, 0, ({ result }) => LEAVES.includes(result));
  const killed = chanceThat(damageTables.crewHit, 0, ({ asPilot }) => asPilot === 'shot-down');
  const hit = chanceThat(damageTables.criticalHit, 0, ({ result }) => result === 'crew-hit');
  return (
    chanceThat(archieHits, worse, ({ result }) => result === 'driven-off') +
    chanceThat(archieHits, worse, ({ result }) => result === 'critical-hit') * (struck + hit * killed)
  );
}

const LEAVES: readonly CriticalResult[] = ['driven-off', 'forced-down', 'shot-down'];

/** The toll of one Archie hit on a machine with so many men, by the gunners' worsening modifier. */
export function archieHitToll(cards: ArchieCards, worse: number, way: WayHome, men: number): Toll {
  const { damageTables: tables } = cards;
  const byResult: Record<ArchieResult, Toll> = {
    'no-effect': NO_TOLL,
    'driven-off': NO_TOLL,
    'needs-repair': { ...NO_TOLL, machineDamaged: 1 },
    'light-wound': { ...NO_TOLL, wounded: 1 },
    'damaged-abort': damagedAbortToll(tables, way, men),
    'critical-hit': criticalHitToll(tables, 0, way, men),
  };
  const rows = oddsOfRowsWith(cards.archieAndMachineGun.archieHits, worse);
  return mixTolls(rows.map(({ row, odds }) => [odds.chance, byResult[row.result]]));
}

/** The chance that Archie fires at 1,000 feet, where he is usually silent. */
export function chanceOfLowArchie(guns: GunsPresent, altitude: number, box: WeatherBox, book: Rulebook): number {
  const thrown = lowArchieFor(guns, altitude, box, book);
  return thrown ? chanceThat(thrown, 0, ({ shots }) => shots > 0) : 0;
}

/** (13) The chance that he leaves none of the display's shots to the machine guns beside him. */
export function chanceNoneIsLeft(guns: GunsPresent, altitude: number, box: WeatherBox, book: Rulebook): number {
  const thrown = lowArchieFor(guns, altitude, box, book);
  return thrown ? chanceThat(thrown, 0, ({ shots }) => shots >= box.shots) : 0;
}

/** The mean number of shots of a turn in a weather: all of them, or those of light Archie. */
export function shotsIn(guns: GunsPresent, altitude: number, box: WeatherBox, book: Rulebook): number {
  if (archieFires(guns, altitude, box, { book })) return box.shots;
  const thrown = lowArchieFor(guns, altitude, box, book);
  return thrown ? meanOf(thrown, ({ shots }) => Math.min(shots, box.shots)) : 0;
}

/** The throw for light Archie, where it is made. */
const lowArchieFor = (guns: GunsPresent, altitude: number, box: WeatherBox, book: Rulebook) =>
  mayFireLow(guns, altitude, box, { book }) ? book.archieAndMachineGun.lowArchie : undefined;

/** The toll of one turn over machine guns at low height. */
export function machineGunToll(
  cards: ArchieCards,
  height: MachineGunHeight,
  worse: number,
  way: WayHome,
  men: number,
): Toll {
  return mixTolls([[machineGunChance(cards.archieAndMachineGun, height, worse), machineGunHitToll(cards, way, men)]]);
}

export const machineGunChance = (
  { machineGunFire }: ArchieAndMachineGun,
  height: MachineGunHeight,
  worse: number,
): number =>
  oddsOfWhen(machineGunFire.dice, (total) => isHitFromTheGround(total + worse, height, machineGunFire)).chance;

function machineGunHitToll(cards: ArchieCards, way: WayHome, men: number): Toll {
  const { damageTables: tables } = cards;
  const side = way[0] ?? 'allied';
  const byResult: Record<MachineGunResult, Toll> = {
    'no-effect': NO_TOLL,
    'needs-repair': { ...NO_TOLL, machineDamaged: 1 },
    'light-wound': { ...NO_TOLL, wounded: 1 },
    'crew-hit': crewHitToll(tables, way, men),
    'damaged-abort': damagedAbortToll(tables, way, men),
    'forced-down': comingDownToll(tables, tables.forcedDown, side, men),
  };
  const rows = oddsOfRowsWith(cards.archieAndMachineGun.machineGunHits, 0);
  return mixTolls(rows.map(({ row, odds }) => [odds.chance, byResult[row.result]]));
}
