import { memoizeBy } from '../../../../cards/reading/once.ts';
import { rowAt } from '../../../../cards/row-at.ts';
import { expectDefined } from '../../../../cards/rulebook.ts';
import { farBetween, headingsBetween, isWithin, turned } from '../../../../kit/geometry/headings.ts';
import type { ShotAngle } from '../../cards/shooting.ts';
import { BURSTS, type Burst } from '../../cards/words.ts';
import type { ShotOpen } from '../../table/clouds-decisions.ts';
import type { ShotPart, ShotPartName } from '../../table/clouds-events.ts';
import {
  type Battery,
  type CloudsPlace,
  enemiesOf,
  type FightingMachine,
  has,
  type Man,
  type Skirmish,
} from '../../table/skirmish.ts';
import { spaceBetween } from '../look-up.ts';
import { woundOf } from '../tests.ts';
import { jamFrom, jamsFouled, readyGuns } from './guns.ts';

/** (C017) From the guns to the target's pilot in whole Move Units, height included. */
export const farTo = (place: CloudsPlace, height: number, to: CloudsPlace, other: number): number =>
  Math.round(spaceBetween({ place, height }, { place: to, height: other }) / 100);

/** A battery of a machine. */
export interface Guns {
  readonly machine: FightingMachine;
  readonly battery: Battery;
}

/** Ours: whether a gun bears. Fixed guns fire ahead; an observer's fires over the tail and to both sides. */
export function bears(machine: FightingMachine, place: Battery['place'], at: CloudsPlace, height: number): boolean {
  const up = 100 * Math.abs(height - machine.height);
  const far = farBetween(machine.place, at);
  if (place === 'rear') return up <= 2 * far + 100 && !isWithin(machine.place, machine.heading, at, 45);
  if (far === 0) return false;
  return up <= far && isWithin(machine.place, machine.heading, at, 15);
}

/** (C018) The angle of a shot: a pilot's by where the target sees him, a gunner's by how the two machines fly. */
export function angleOf(machine: FightingMachine, place: Battery['place'], target: FightingMachine): ShotAngle {
  const tail = turned(target.heading, 12);
  if (place === 'forward') {
    if (isWithin(target.place, tail, machine.place, 30)) return 'rear';
    return isWithin(target.place, target.heading, machine.place, 30) ? 'front' : 'side';
  }
  if (isWithin(machine.place, turned(machine.heading, 12), target.place, 15)) return 'astern';
  return headingsBetween(machine.heading, target.heading) <= 2 ? 'parallel' : 'other';
}

export const angleAmount = (angle: ShotAngle, { shooting }: Skirmish['cards']): number =>
  expectDefined(
    shooting.angles.find((row) => row.angle === angle),
    angle,
  ).amount;

export const partOf = (part: ShotPartName, amount: number): ShotPart[] => (amount === 0 ? [] : [{ part, amount }]);

/** The man behind a gun. */
export const manAt = (machine: FightingMachine, { place }: Battery): Man | undefined =>
  place === 'forward' ? machine.pilot : machine.gunner;

/** (C017) to (C021) The modifiers of a shot at another machine. */
export function partsOf(
  { machine, battery }: Guns,
  target: FightingMachine,
  burst: Burst,
  fight: Skirmish,
): ShotPart[] {
  const { cards } = fight;
  const man = expectDefined(manAt(machine, battery), 'gunner');
  const far = farTo(machine.place, machine.height, target.place, target.height);
  const angle = angleOf(machine, battery.place, target);
  const isHighLow =
    battery.place === 'forward' &&
    100 * Math.abs(target.height - machine.height) * 2 > farBetween(machine.place, target.place);
  return [
    { part: 'gunnery', amount: man.gunnery },
    // (C094), (C127), (C128) Wounds count, but not those of the hard as nails.
    ...partOf('wound', has(man, 'hard-as-nails') ? 0 : woundOf(man, fight)),
    ...partOf('distance', rowAt(cards.shooting.distances, far).amount),
    ...partOf('angle', angleAmount(angle, cards)),
    ...partOf('high-low', isHighLow ? angleAmount('high-low', cards) : 0),
    ...partOf('airplane', machine.panel.gunnery),
    ...partOf('sustained', burst === 'sustained' ? cards.shooting.sustained.amount : 0),
    ...partOf('short', burst === 'short' ? cards.shooting.shortBurst.amount : 0),
    // (C127) (C128)
    ...partOf('ability', hunts(man, angle) ? 2 : 0),
  ];
}

/** (C127), (C128) The old duck hunter, from the side or alongside. */
const hunts = (man: Man, angle: ShotAngle): boolean =>
  has(man, 'duck-hunter') && (angle === 'side' || angle === 'parallel' || angle === 'other');

export const baseOf = (parts: readonly ShotPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** (C023) The half boxes that a burst uses. */
export const halvesOf = (burst: Burst, { shooting }: Skirmish['cards']): number =>
  expectDefined(
    shooting.halfBoxes.find((row) => row.burst === burst),
    burst,
  ).halves;

/** (C020) Sustained fire continues at the target of the last turn, from behind it. */
export function maySustain(machine: FightingMachine, battery: Battery, target: FightingMachine, turn: number): boolean {
  const { firedAt } = battery;
  const isSame = firedAt?.target === target.id && firedAt.turn === turn - 1;
  return isSame && isWithin(target.place, turned(target.heading, 12), machine.place, 45);
}

/** The farthest shot, in whole Move Units. */
export const reachOf = memoizeBy(({ shooting }: Skirmish['cards']) =>
  Math.max(...shooting.distances.map(({ to }) => to)),
);

/** Every shot that a battery may fire at machines now. */
export function shotsAtMachines(machine: FightingMachine, battery: Battery, fight: Skirmish): ShotOpen[] {
  const { cards, turn } = fight;
  const guns = readyGuns(battery, turn);
  return enemiesOf(machine, fight).flatMap((target) => {
    const far = farTo(machine.place, machine.height, target.place, target.height);
    if (far > reachOf(cards) || !bears(machine, battery.place, target.place, target.height)) return [];
    return BURSTS.filter((burst) => burst !== 'sustained' || maySustain(machine, battery, target, turn))
      .filter((burst) => halvesOf(burst, cards) <= battery.halves)
      .map((burst) => {
        const parts = partsOf({ machine, battery }, target, burst, fight);
        return {
          word: `${target.id}.${burst}`,
          target: target.id,
          burst,
          parts,
          base: baseOf(parts),
          far,
          jamFrom: jamsFouled(battery, jamFrom(guns, burst, cards)),
          boxes: halvesOf(burst, cards) / 2,
        };
      });
  });
}

/**
 * Whether the man at a battery can fire it. (C082) A man who has blacked out cannot in the turn after. (C112) A man who
 * has worked at his guns cannot in that turn.
 */
export function mayFire(machine: FightingMachine, battery: Battery | undefined): battery is Battery {
  if (!battery || machine.status !== 'flying' || machine.fire || machine.did.stalled) return false;
  const man = manAt(machine, battery);
  if (!man || man.fortitude <= 0 || man.isOut || man.hasJumped) return false;
  const { did, isForcedHome, fainted, height } = machine;
  return battery.place === 'rear' || !(isForcedHome || did.away || did.repaired || fainted || height === 0);
}
