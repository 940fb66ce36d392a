import { COLOURS, type Colour, shifted } from '../../../rulebook/fights/winged-victory/ladder.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { aspectOf, FIXED_REACH, isBeyond } from '../../../rules/fights/winged-victory/flight/arcs.ts';
import { hexesTo } from '../../../rules/fights/winged-victory/flight/reach.ts';
import type { Pose, SeenCraft, SideView } from '../../../table/fights/winged-victory/craft.ts';
import type { Side } from '../../../table/sides.ts';

export type Known = Extract<SeenCraft, { known: true }>;

/** Those in the fight of whom a side knows what they are. */
export const knownOf = (view: SideView, side: Side): Known[] =>
  view.crafts.filter((craft): craft is Known => craft.known && craft.side === side && craft.out === undefined);

/** Everybody of a side whose counter lies on the mats. */
export const countersOf = (view: SideView, side: Side): SeenCraft[] =>
  view.crafts.filter((craft) => craft.side === side && craft.out === undefined);

export const craftIn = (view: SideView, id: string): Known =>
  promised(
    view.crafts.find((craft): craft is Known => craft.known && craft.id === id),
    `${id} in sight`,
  );

/** What a component destroyed is worth beside points of damage. */
const COMPONENT = 4;

/** What a die does on the average. */
export function meanOf(die: Colour, { fights }: Rulebook): number {
  const faces = fights['winged-victory'].dice.combat[COLOURS.indexOf(die)]?.faces ?? [];
  const sum = faces.reduce((points, face) => points + (face === 'destroyed' ? COMPONENT : Number(face) || 0), 0);
  return sum / Math.max(faces.length, 1);
}

/** How often a die shows a single point, on which a long burst jams. */
export function chanceOfOne(die: Colour, { fights }: Rulebook): number {
  const faces = fights['winged-victory'].dice.combat[COLOURS.indexOf(die)]?.faces ?? [];
  return faces.filter((face) => face === '1').length / Math.max(faces.length, 1);
}

/** What one machine may expect of all its guns against another, both standing so. */
export function shotValue(shooter: Known, from: Pose, target: Pose, book: Rulebook, isSilent = false): number {
  if (isBeyond(FIXED_REACH, from, target)) return 0;
  const { combat, dashboards } = book.fights['winged-victory'];
  const dash = promised(dashboards[shooter.dashboard], `dashboard of ${shooter.dashboard}`);
  return shooter.guns.reduce((sum, { mount, left, jammed }, gun) => {
    const silent = mount === 'fixed' ? isSilent : shooter.gunner !== 'well';
    const hexes = jammed || left === 0 || silent ? undefined : hexesTo(mount, from, target, combat);
    if (hexes === undefined) return sum;
    const shift = shooter.aim + (combat.range.hexes[hexes - 1] ?? 0) + combat.aspect[aspectOf(target, from)];
    return sum + meanOf(shifted(dash.guns[gun]?.die ?? 'white', shift), book);
  }, 0);
}
