import { squaresApart } from '../rulebook/archie-grid.ts';
import type {
  ArchieAndMachineGun,
  ArchieResult,
  MachineGunHeight,
  MachineGunResult,
} from '../rulebook/cards/archie-and-machine-gun.ts';
import type { DamageTables } from '../rulebook/cards/damage-tables.ts';
import { totalsOf } from '../rulebook/dice.ts';
import { oddsOfRowsWith } from '../rulebook/odds.ts';
import { comingDownToll, crewHitToll, criticalHitToll, damagedAbortToll, type WayHome } from './damage.ts';
import { mixTolls, NO_TOLL, type Toll } from './toll.ts';

interface Cards {
  readonly archieAndMachineGun: ArchieAndMachineGun;
  readonly damageTables: DamageTables;
}

/** What one shot does to a machine on a square: the ways of 36 that hit it, and that pass near. */
export interface ShotWays {
  readonly hit: number;
  readonly near: number;
}

/** The ways in which one shot hits, or passes near, a machine on a square: 23 is red 2, white 3. */
export function shotWays({ grid }: ArchieAndMachineGun, square: number): ShotWays {
  const away = totalsOf(grid.dice).map((burst) => squaresApart(grid, burst, square));
  return {
    hit: away.filter((squares) => squares <= grid.hit.within).length,
    near: away.filter((squares) => squares > grid.hit.within && squares <= grid.nearMiss.within).length,
  };
}

/** The chance that at least one of so many shots falls in so many of the 36 ways. */
export const chanceInShots = (ways: number, shots: number): number => 1 - (1 - ways / 36) ** shots;

/** A turn under Archie for a flight of machines on squares: exact, the squares being apart. */
export function turnUnderArchie(card: ArchieAndMachineGun, squares: readonly number[], shots: number) {
  const each = squares.map((square) => shotWays(card, square));
  const hits = each.reduce((sum, { hit }) => sum + hit, 0);
  return {
    hitOnOne: chanceInShots(1, shots),
    hitOnAny: chanceInShots(hits, shots),
    meanHits: (hits * shots) / 36,
    nearMissOn: each.map(({ near }) => chanceInShots(near, shots)),
  };
}

/** The toll of one Archie hit on a machine with so many men, by how far the gunners' aim has worsened things. */
export function archieHitToll(cards: Cards, worse: number, way: WayHome, men: number): Toll {
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

/** The toll of one turn over machine guns, low down. */
export function machineGunToll(cards: Cards, height: MachineGunHeight, worse: number, way: WayHome, men: number): Toll {
  return mixTolls([[machineGunChance(cards.archieAndMachineGun, height, worse), machineGunHitToll(cards, way, men)]]);
}

export function machineGunChance(card: ArchieAndMachineGun, height: MachineGunHeight, worse: number): number {
  const rows = oddsOfRowsWith(card.machineGunFire, worse);
  return rows.reduce((sum, { row, odds }) => sum + (row[height] === 'hit' ? odds.chance : 0), 0);
}

function machineGunHitToll(cards: Cards, way: WayHome, men: number): Toll {
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
