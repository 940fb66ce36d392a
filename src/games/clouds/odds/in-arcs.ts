import type { Rulebook } from '../../../cards/rulebook.ts';
import { baseOf, bears, farTo, partsOf, reachOf } from '../rules/shooting/shots.ts';
import { type Battery, enemiesOf, type FightingMachine, type SkirmishSeen } from '../table/skirmish.ts';

/** A machine on which a battery bears now, and the chance of a burst: 1d20 must not be above the base. */
export interface BornOn {
  readonly place: Battery['place'];
  readonly target: string;
  readonly far: number;
  readonly base: number;
}

/** (C016) Every enemy in the air within arc and reach of a machine's guns. */
export function bornOn(machine: FightingMachine, view: SkirmishSeen, { fights }: Rulebook): readonly BornOn[] {
  const fight = { ...view, cards: fights['clouds-of-glory'] };
  const batteries = [machine.forward, machine.rear].flatMap((battery) =>
    battery && battery.guns.length > 0 ? [battery] : [],
  );
  return batteries.flatMap((battery) =>
    enemiesOf(machine, view).flatMap((foe): BornOn[] => {
      const far = farTo(machine.place, machine.height, foe.place, foe.height);
      if (far > reachOf(fight.cards) || !bears(machine, battery.place, foe.place, foe.height)) return [];
      const base = baseOf(partsOf({ machine, battery }, foe, 'normal', fight));
      return [{ place: battery.place, target: foe.id, far, base }];
    }),
  );
}

/** (C109) Every enemy balloon within arc and reach of a machine's guns. */
export function balloonsBornOn(machine: FightingMachine, { balloons }: SkirmishSeen, { fights }: Rulebook) {
  const reach = reachOf(fights['clouds-of-glory']);
  return balloons
    .filter(({ side, isBurnt }) => side !== machine.side && !isBurnt)
    .filter(({ place, height }) => bears(machine, 'forward', place, height))
    .map(({ id, place, height }) => ({ id, far: farTo(machine.place, machine.height, place, height) }))
    .filter(({ far }) => far <= reach);
}
