import { hasGunsForCertain, hexOf } from '../rulebook/map.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';
import { archieHitToll, machineGunToll } from './archie.ts';
import type { WayHome } from './damage.ts';
import { type Route, type Turn, turnsOf } from './routes.ts';
import { addTolls, mixTolls, NO_TOLL, type Toll } from './toll.ts';
import { meanShotsAt } from './weather.ts';

/** The mean toll of the guns that are there for certain on one machine that flies a route, the weather being what it may be. */
export function groundToll(book: Rulebook, route: Route, men: number): Toll {
  const turns = turnsOf(book.missionMap, route);
  return addTolls(turns.map((turn, i) => turnToll(book, turn, i + 1, inARow(turns, i), men)));
}

function turnToll(book: Rulebook, { hex, height }: Turn, number: number, row: number, men: number): Toll {
  if (!hasGunsForCertain(book.missionMap, hex)) return NO_TOLL;
  const { worsening, archieAbove } = book.archieAndMachineGun;
  const worse = Math.min(worsening.most, worsening.each * row);
  const way = wayHome(book, hex);
  if (height <= archieAbove.feet) return machineGunToll(book, 'at1000Feet', worse, way, men);
  return mixTolls([[meanShotsAt(book.weatherEffects, height, number) / 36, archieHitToll(book, worse, way, men)]]);
}

/** How many turns before this one were flown over the same hex. */
function inARow(turns: readonly Turn[], i: number): number {
  let row = 0;
  while (turns[i - row - 1]?.hex === turns[i]?.hex) row++;
  return row;
}

/** Guns that are certain stand over the trenches or one hex behind them. */
function wayHome({ missionMap }: Rulebook, hex: string): WayHome {
  const beyond = hexOf(missionMap, hex).ground === 'enemy';
  return beyond ? ['enemy', 'trenches', 'allied', 'allied'] : ['trenches', 'allied', 'allied'];
}
