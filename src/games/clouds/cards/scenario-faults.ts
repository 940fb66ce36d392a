import { nearest } from '../../../cards/nearest.ts';
import type { FaultAt, Path } from '../../../cards/reading/fault.ts';
import type { CloudsScenario } from './scenario.ts';

/** The cockpit panels. A panel whose card has a fault of its own is absent. */
interface KnownPanels {
  readonly panels?: { readonly panels: Readonly<Record<string, unknown>> };
}

/** The faults of a scenario: references to unknown panels, and names that contradict each other. */
export function cloudsScenarioFaults(scenario: CloudsScenario, { panels: card }: KnownPanels): FaultAt[] {
  const panels = card && Object.keys(card.panels);
  const { machines, balloons = [], ground = [], tasks, board } = scenario;
  const ids = [
    ...machines.map((each) => each.machine),
    ...balloons.map((each) => each.balloon),
    ...ground.map((each) => each.unit),
  ];
  return [
    ...machines.flatMap(({ aircraft }, i) =>
      panels ? unknown('panel', aircraft, panels, ['machines', i, 'aircraft']) : [],
    ),
    ...machines.flatMap(({ machine }, i) =>
      twice(
        machine,
        machines.slice(0, i).map((each) => each.machine),
        ['machines', i, 'machine'],
      ),
    ),
    ...machines.flatMap(({ at }, i) => outside(at, board.half, ['machines', i, 'at'])),
    ...tasks.flatMap(({ target }, i) =>
      target === undefined ? [] : unknown('target', target, ids, ['tasks', i, 'target']),
    ),
    ...oneSided(scenario),
  ];
}

function unknown(thing: string, name: string, all: readonly string[], path: Path): FaultAt[] {
  if (all.includes(name)) return [];
  const meant = nearest(name, all);
  const found = `there is no ${thing} called ${name}`;
  return [{ path, found, allowed: all.join(', '), mend: meant ? `Write ${meant}` : 'Check the name' }];
}

const twice = (name: string, before: readonly string[], path: Path): FaultAt[] =>
  before.includes(name)
    ? [
        {
          path,
          found: `${name} is there twice`,
          allowed: 'each machine has a name of its own',
          mend: 'Call one of them otherwise',
        },
      ]
    : [];

function outside([x, y]: readonly [number, number], half: number, path: Path): FaultAt[] {
  if (Math.max(Math.abs(x), Math.abs(y)) <= half) return [];
  return [
    {
      path,
      found: `${x}, ${y} is off the board`,
      allowed: `from -${half} to ${half}`,
      mend: 'Move her in, or make the board larger',
    },
  ];
}

function oneSided({ machines }: CloudsScenario): FaultAt[] {
  const missing = (['allied', 'german'] as const).find((side) => machines.every((each) => each.side !== side));
  if (missing === undefined) return [];
  const found = `there is no ${missing} machine`;
  return [{ path: ['machines'], found, allowed: 'each side has one at least', mend: 'Add one' }];
}
