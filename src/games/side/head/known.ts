import { memoizeBy } from '../../../cards/reading/once.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import type { Side } from '../../../table/sides.ts';
import { COLOURS, type Colour, shiftColour } from '../cards/ladder.ts';
import { aspectOf, FIXED_REACH, hexesTo, isBeyond } from '../rules/flight/arcs.ts';
import { dashboardOf } from '../rules/side-fight.ts';
import { handsAt, type Known, type SeenMachine, type SidePose, type SideView } from '../table/fighting-machine.ts';

/** The machines in the fight whose type a side knows. */
export const knownOf = (view: SideView, side: Side): Known[] =>
  view.machines.filter(
    (machine): machine is Known => machine.known && machine.side === side && machine.out === undefined,
  );

/** All counters of a side on the mats. */
export const countersOf = (view: SideView, side: Side): SeenMachine[] =>
  view.machines.filter((machine) => machine.side === side && machine.out === undefined);

export const machineIn = (view: SideView, id: string): Known =>
  expectDefined(
    view.machines.find((machine): machine is Known => machine.known && machine.id === id),
    `${id} in sight`,
  );

/** The worth of a destroyed component, in points of damage. */
const COMPONENT = 4;

const means = memoizeBy(({ fights }: Rulebook): ReadonlyMap<Colour, number> => {
  const { combat } = fights['winged-victory'].dice;
  const points = (face: string) => (face === 'destroyed' ? COMPONENT : Number(face) || 0);
  return new Map(
    COLOURS.map((die, i) => {
      const faces = combat[i]?.faces ?? [];
      return [die, faces.reduce((sum, face) => sum + points(face), 0) / Math.max(faces.length, 1)];
    }),
  );
});

/** The mean damage of a die. */
export const meanOf = (die: Colour, book: Rulebook): number => means(book).get(die) ?? 0;

/** The chance of a single point on a die, at which a long burst jams. */
export function chanceOfOne(die: Colour, { fights }: Rulebook): number {
  const faces = fights['winged-victory'].dice.combat[COLOURS.indexOf(die)]?.faces ?? [];
  return faces.filter((face) => face === '1').length / Math.max(faces.length, 1);
}

/** The chance that a die does any damage. */
export function chanceOfHit(die: string, { fights }: Rulebook): number {
  const faces = fights['winged-victory'].dice.combat.find(({ colour }) => colour === die)?.faces ?? [];
  return faces.filter((face) => face !== 'miss').length / Math.max(faces.length, 1);
}

/** Who may fire, from where, and whether his manoeuvre keeps the pilot from it. */
export interface ShooterAt {
  readonly machine: Known;
  readonly from: SidePose;
  readonly silent?: boolean;
}

/** The expected damage of all guns of one machine on another at that place. */
export function shotValue(shooter: ShooterAt, target: SidePose, book: Rulebook): number {
  const { machine, from } = shooter;
  if (isBeyond(FIXED_REACH, from, target)) return 0;
  let sum = 0;
  for (let gun = 0; gun < machine.guns.length; gun++) sum += gunValue(gun, shooter, target, book);
  return sum;
}

/** The fewest hexes from which a gun of one machine bears on another; nothing where none does. */
export function nearestShot(shooter: ShooterAt, target: SidePose, book: Rulebook): number | undefined {
  if (isBeyond(FIXED_REACH, shooter.from, target)) return undefined;
  const hexes = shooter.machine.guns.flatMap((_, gun) => hexesFrom(gun, shooter, target, book) ?? []);
  return hexes.length > 0 ? Math.min(...hexes) : undefined;
}

/** How far before a gun the target is; nothing where the gun does not bear, or nobody fires it. */
function hexesFrom(gun: number, { machine, from, silent }: ShooterAt, target: SidePose, book: Rulebook) {
  const { mount, left, jammed } = expectDefined(machine.guns[gun], 'gun');
  if (jammed || left === 0 || (mount === 'fixed' ? silent : handsAt(machine, gun) !== 'well')) return undefined;
  return hexesTo(mount, from, target, book.fights['winged-victory'].combat);
}

function gunValue(gun: number, shooter: ShooterAt, target: SidePose, book: Rulebook): number {
  const hexes = hexesFrom(gun, shooter, target, book);
  if (hexes === undefined) return 0;
  const { machine, from } = shooter;
  const { mount } = expectDefined(machine.guns[gun], 'gun');
  const { combat } = book.fights['winged-victory'];
  const dash = dashboardOf(machine.dashboard, book);
  const aim = mount === 'fixed' ? machine.aim : machine.gunnerAim;
  const shift = aim + (combat.range.hexes[hexes - 1] ?? 0) + combat.aspect[aspectOf(target, from)];
  return meanOf(shiftColour(dash.guns[gun]?.die ?? 'white', shift), book);
}
