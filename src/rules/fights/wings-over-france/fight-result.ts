import type { Gun } from '../../../campaign/mission-log.ts';
import { promised } from '../../../rulebook/promised.ts';
import type { AlliedMachine, AlliedOutcome, FightResult, GermanOutcome } from '../fight.ts';
import type { Battle } from './battle.ts';
import type { Armament, Fighter } from './fighter.ts';

/** What the Damage Tables and the Mission Log need to know of a fight that is over. */
export function resultOf({ phase, altitude, fight, allied, germans }: Battle, why: FightResult['why']): FightResult {
  return {
    phases: phase,
    altitude,
    why,
    allied: fight.allied.flatMap((machine) =>
      allied.filter(({ id }) => id === machine.id).map((fighter) => alliedOutcome(machine, fighter)),
    ),
    germans: germans.map(germanOutcome),
  };
}

function alliedOutcome(machine: AlliedMachine, fighter: Fighter): AlliedOutcome {
  const { id, fate, by, wounds, lameDuckNumber } = fighter;
  const forward = machine.forward && gunAfter(machine.forward, fighter.forward);
  const observer = machine.observer && fighter.observer && gunAfter(machine.observer.gun, fighter.observer);
  return { id, fate, by, ...howItLeft(fighter), wounds, lameDuck: lameDuckNumber, forward, observer };
}

const howItLeft = ({ out }: Fighter) => ({ escaped: out === 'escaped', struckAgain: out === 'crippled-again' });

const gunAfter = (before: Gun, { guns, ammo }: Armament): Gun => ({ state: guns[0] ?? before.state, ammo });

function germanOutcome(fighter: Fighter): GermanOutcome {
  const { id, fate, by, wounds, lameDuckNumber } = fighter;
  const number = promised(fighter.number, 'number of a German machine');
  return { id, fate, by, ...howItLeft(fighter), wounds, lameDuck: lameDuckNumber, number };
}
