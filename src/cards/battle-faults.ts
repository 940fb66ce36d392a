import type { Aircraft } from './printed/aircraft.ts';
import type { BattleCard, BattleMachine } from './printed/battle.ts';
import type { GermanCounter } from './printed/forty-one.ts';
import type { FaultAt, Path } from './reading/fault.ts';

/** The cards that a battle refers to. A card that has a fault of its own is absent. */
export interface BattleCards {
  readonly aircraft: Readonly<Record<string, Aircraft | undefined>>;
  readonly fortyOne?: { readonly counters: readonly GermanCounter[] };
}

/** The faults of a battle against the Aircraft Cards and the forty-one counters. */
export function battleFaults({ allied, german }: BattleCard, { aircraft, fortyOne }: BattleCards): FaultAt[] {
  return [
    ...allied.machines.flatMap((machine, i) =>
      machineFaults(machine, aircraft[machine.aircraft], allied.altitude, ['allied', 'machines', i]),
    ),
    ...metTwice(german.numbers, fortyOne?.counters ?? []),
  ];
}

function machineFaults(machine: BattleMachine, card: Aircraft | undefined, altitude: number, path: Path): FaultAt[] {
  if (!card) return [];
  const at = [...path, 'aircraft'];
  if (card.side === 'german')
    return [
      { path: at, found: `${card.name} is German`, allowed: 'an Allied machine belongs here', mend: 'Change it' },
    ];
  return [...crewFaults(machine, card, path), ...ceilingFaults(card, altitude, at)];
}

function crewFaults({ observer }: BattleMachine, { name, seats }: Aircraft, path: Path): FaultAt[] {
  if ((seats === 2) === (observer !== undefined)) return [];
  return seats === 2
    ? [{ path, found: `${name} has no observer`, allowed: 'a two-seater has one', mend: 'Add `observer`' }]
    : [
        {
          path: [...path, 'observer'],
          found: `${name} has an observer`,
          allowed: 'a single-seater has none',
          mend: 'Take him out',
        },
      ];
}

/** (41) No machine is higher than its Ceiling. */
function ceilingFaults({ name, ceiling }: Aircraft, altitude: number, path: Path): FaultAt[] {
  if (altitude <= ceiling) return [];
  const allowed = `its Ceiling is ${ceiling}, rule 41`;
  return [{ path, found: `${name} cannot fly at ${altitude} ft`, allowed, mend: 'Change it, or the altitude' }];
}

/** (50) The numbers are types, but each has one counter, and one of them is a man. */
function metTwice(numbers: readonly number[], counters: readonly GermanCounter[]): FaultAt[] {
  return numbers.flatMap((number, i) => {
    if (numbers.indexOf(number) === i) return [];
    const personal = counters.find((counter) => counter.number === number)?.personal;
    const found = `German counter ${number} is there twice`;
    const allowed = personal === undefined ? 'a number is in a fight but once, rule 50' : `it is one man, ${personal}`;
    return [{ path: ['german', 'numbers', i], found, allowed, mend: 'Take one out' }];
  });
}
