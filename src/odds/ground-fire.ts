import type { HexId } from '../rulebook/hexes.ts';
import { hexOf, movesFromTrenches } from '../rulebook/map.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { worseningAfter } from '../rules/ground-fire/archie.ts';
import { gunsForCertain } from '../rules/ground-fire/guns-in-hex.ts';
import { gunHeight } from '../rules/ground-fire/machine-guns.ts';
import { archieHitToll, machineGunToll } from './archie.ts';
import { type WayHome, wayHomeFrom } from './damage.ts';
import { type Route, type Turn, turnsOf } from './routes.ts';
import { addTolls, mixTolls, NO_TOLL, type Toll } from './toll.ts';
import { chanceOfMachineGuns, meanShotsAt } from './weather.ts';

/**
 * The mean toll of the guns that are there for certain on one machine that flies a route, the weather being what it may
 * be.
 */
export function groundToll(book: Rulebook, route: Route, men: number): Toll {
  const turns = turnsOf(book.missionMap, route);
  return addTolls(turns.map((turn, i) => turnToll(book, { ...turn, number: i + 1, row: inARow(turns, i) }, men)));
}

/** A turn by its number, and how many before it were flown over the same hex. */
interface TurnInRow extends Turn {
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
function inARow(turns: readonly Turn[], i: number): number {
  let row = 0;
  while (turns[i - row - 1]?.hex === turns[i]?.hex) row++;
  return row;
}

/** So many hexes beyond the trenches as the map has it. */
function wayHome({ missionMap }: Rulebook, hex: HexId): WayHome {
  return wayHomeFrom(hexOf(missionMap, hex).ground === 'enemy' ? movesFromTrenches(missionMap, hex) : 0);
}
