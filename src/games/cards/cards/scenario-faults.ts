import { nearest } from '../../../cards/nearest.ts';
import type { FaultAt, Path } from '../../../cards/reading/fault.ts';
import { overlap } from '../../../kit/geometry/lying.ts';
import type { Lying } from '../../../kit/geometry/pose.ts';
import type { CardMachine } from './card-machines.ts';
import type { CardScenario, ScenarioMachine } from './card-scenario.ts';
import type { CardTable } from './card-table.ts';
import { lyingOf, NORTH_AND_SOUTH } from './laid-out.ts';

/** The cards that a scenario refers to. A card that has a fault of its own is absent. */
export interface KnownCards {
  readonly cardMachines?: { readonly machines: Readonly<Record<string, CardMachine | undefined>> };
  readonly cardTable?: CardTable;
}

interface PlacedScenarioMachine {
  readonly machine: ScenarioMachine;
  readonly path: Path;
  readonly lying: Lying | undefined;
}

/** The faults of a scenario: references to unknown cards, and machines that contradict each other. */
export function scenarioFaults(scenario: CardScenario, known: KnownCards): FaultAt[] {
  const placed = NORTH_AND_SOUTH.flatMap((side) =>
    scenario[side].machines.map(
      (machine, i): PlacedScenarioMachine => ({
        machine,
        path: [side, 'machines', i],
        lying: known.cardTable && lyingOf(machine, side, known.cardTable),
      }),
    ),
  );
  return [
    ...placed.flatMap(({ machine, path }) => unknownType(machine, path, known)),
    ...placed.flatMap(({ machine, path }) => outside(machine, path, scenario)),
    ...placed.flatMap((each, i) => overlaps(each, placed.slice(0, i))),
    ...namedTwice(scenario),
    ...strangers(scenario),
  ];
}

function unknownType({ type }: ScenarioMachine, path: Path, { cardMachines }: KnownCards): FaultAt[] {
  if (!cardMachines || cardMachines.machines[type]) return [];
  const all = Object.keys(cardMachines.machines);
  const meant = nearest(type, all);
  return [
    {
      path: [...path, 'type'],
      found: `there is no machine called ${type}`,
      allowed: `card-machines.yaml has ${all.length} of them`,
      mend: meant ? `Write ${meant}` : 'Check the name',
    },
  ];
}

function outside({ machine, x, y }: ScenarioMachine, path: Path, { table }: CardScenario): FaultAt[] {
  if (x <= table.width && y <= table.length) return [];
  const allowed = `the table is ${table.width} mm wide and ${table.length} mm long`;
  return [{ path, found: `${machine} starts outside, at ${x}, ${y}`, allowed, mend: 'Set it on the table' }];
}

function overlaps(
  { machine, path, lying }: PlacedScenarioMachine,
  others: readonly PlacedScenarioMachine[],
): FaultAt[] {
  return others.flatMap((other) => {
    if (!lying || !other.lying || !overlap(lying, other.lying)) return [];
    const found = `${machine.machine} overlaps ${other.machine.machine}`;
    return [{ path, found, allowed: 'machines start clear of each other', mend: 'Move one of them' }];
  });
}

function namedTwice({ allied, german, ground }: CardScenario): FaultAt[] {
  const named = [
    ...allied.machines.map(({ machine }, i) => ({ id: machine, path: ['allied', 'machines', i, 'machine'] })),
    ...german.machines.map(({ machine }, i) => ({ id: machine, path: ['german', 'machines', i, 'machine'] })),
    ...ground.map(({ id }, i) => ({ id, path: ['ground', i, 'id'] })),
  ];
  return named.flatMap(({ id, path }, i) =>
    named.slice(0, i).some((other) => other.id === id)
      ? [{ path, found: `${id} is there twice`, allowed: 'each has a name of its own', mend: 'Change one' }]
      : [],
  );
}

/** A mission must name a target that lies on the table and a machine of its own side. */
function strangers({ missions, ground, ...forces }: CardScenario): FaultAt[] {
  return missions.flatMap(({ side, machine, target }, i) => {
    const knowsTarget = ground.some(({ id }) => id === target);
    const knowsMachine = machine === undefined || forces[side].machines.some((each) => each.machine === machine);
    const fault = (key: string, id: string, allowed: string) => ({
      path: ['missions', i, key],
      found: `there is no ${id}`,
      allowed,
      mend: 'Change it',
    });
    return [
      ...(knowsTarget ? [] : [fault('target', target, 'a target is one of the cards under `ground`')]),
      ...(knowsMachine ? [] : [fault('machine', String(machine), 'it is flown by a machine of its side')]),
    ];
  });
}

interface CardMachines {
  readonly machines: Readonly<Record<string, CardMachine>>;
}

interface KnownDecks {
  readonly manoeuvreDecks?: { readonly decks: Readonly<Record<string, unknown>> };
}

/** A machine whose blue letter has no manoeuvre deck. */
export function deckFaults({ machines }: CardMachines, { manoeuvreDecks }: KnownDecks): FaultAt[] {
  if (!manoeuvreDecks) return [];
  const { decks } = manoeuvreDecks;
  return Object.entries(machines).flatMap(([id, { name, deck }]) =>
    decks[deck]
      ? []
      : [
          {
            path: ['machines', id, 'deck'],
            found: `${name} has no deck: there is no ${deck}`,
            allowed: `the decks are ${Object.keys(decks).join(', ')}`,
            mend: 'Change the letter, or add the deck',
          },
        ],
  );
}
