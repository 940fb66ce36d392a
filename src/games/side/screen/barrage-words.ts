import type { Rulebook } from '../../../cards/rulebook.ts';
import { listed, numbered, plural } from '../../../words/numbers.ts';
import { isSame, megahexAt, megahexesOf } from '../rules/flight/megahex.ts';
import type { EnergyDecisions, InHisWay } from '../table/energy-decisions.ts';
import type { SidePose, SideView } from '../table/fighting-machine.ts';
import { dieOf } from './combat-die.ts';
import { levelIn } from './side-words.ts';

/** (V010) Whether shells will burst in the megahex of a place. */
export const burstsAt = (pose: SidePose, { flak }: SideView): boolean =>
  flak.some(({ x, y }) => megahexesOf(pose).some((each) => isSame(each, megahexAt(x, y))));

export const shellChance = (book: Rulebook): string =>
  dieOf(book.fights['winged-victory'].combat.flak.die, book).chance;

type AboutBarrage = EnergyDecisions['flak-barrage']['about'];

/**
 * `3 hexes ahead of G1, hex 12, level 14; B1 6 hexes off, 2 higher`, or `; B2 is there now`. In figures, so that it
 * fits on a line.
 */
export function barrageWords(at: InHisWay, about: AboutBarrage): string {
  const { x, y, machine, ahead, own } = at;
  const where = ahead === 0 ? `where ${machine} is` : `${numbered(ahead, 'hex', 'hexes')} ahead of ${machine}`;
  const among =
    own.length > 0 ? `${listed(own)} ${plural(own.length, 'is', 'are')} there now` : nearestWords(at, about);
  return [`${where}, hex ${Math.round(x / 4)}, level ${y / 2}`, ...(among === undefined ? [] : [among])].join('; ');
}

/** The own machine nearest to the shells, and its distance. */
function nearestWords({ x, y }: InHisWay, { side, view }: AboutBarrage): string | undefined {
  const [nearest] = view.machines
    .filter((machine) => machine.side === side && machine.out === undefined)
    .map(({ id, pose }) => ({ id, hexes: Math.round(Math.abs(pose.x - x) / 4), levels: levelIn(pose) - y / 2 }))
    .toSorted((a, b) => Math.hypot(a.hexes, a.levels) - Math.hypot(b.hexes, b.levels));
  return nearest && `${nearest.id} ${numbered(nearest.hexes, 'hex', 'hexes')} off, ${heightWords(nearest.levels)}`;
}

function heightWords(levels: number): string {
  if (levels === 0) return 'as high';
  return `${Math.abs(levels)} ${levels > 0 ? 'higher' : 'lower'}`;
}
