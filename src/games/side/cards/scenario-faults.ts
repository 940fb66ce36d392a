import type { FaultAt, Path } from '../../../cards/reading/fault.ts';
import type { CombatCard } from './combat-card.ts';
import type { Dashboard } from './dashboard.ts';
import { type Aim, needsTarget } from './mission-names.ts';
import type { SideScenario } from './side-scenario.ts';

/** The cards that a scenario refers to. A card that has a fault of its own is absent. */
interface SideCards {
  readonly combat?: CombatCard;
  readonly dashboards: Readonly<Record<string, Dashboard | undefined>>;
}

const SIDES = ['allied', 'german'] as const;

/** Faults between the lines of a scenario: the width of its mats, and the abilities of its machines. */
export function sideScenarioFaults(card: SideScenario, { combat, dashboards }: SideCards): FaultAt[] {
  const hexes = combat ? combat.mats.hexes * card.mats.length : Number.POSITIVE_INFINITY;
  const beyond = (column: number, path: Path): FaultAt[] => (column <= hexes ? [] : [offTheMats(column, hexes, path)]);
  const { cumuli, lowStrati } = card.sky;
  return [
    ...SIDES.filter((side) => needsTarget(card[side].aim) && card.targets.every((target) => target.side === side)).map(
      (side) => noTarget(card[side].aim, [side, 'aim']),
    ),
    ...SIDES.flatMap((side) =>
      card[side].machines.flatMap(({ column, level, speed, dashboard }, i) => {
        const path = [side, 'machines', i];
        const dash = dashboards[dashboard];
        return [
          ...beyond(column, [...path, 'column']),
          ...(dash && level > dash.ceiling ? [tooHigh(level, dash, [...path, 'level'])] : []),
          ...(dash && speed >= dash.strip.crackUp ? [tooFast(speed, dash, [...path, 'speed'])] : []),
        ];
      }),
    ),
    ...card.targets.flatMap(({ column }, i) => beyond(column, ['targets', i, 'column'])),
    ...cumuli.flatMap(({ column }, i) => beyond(column, ['sky', 'cumuli', i, 'column'])),
    ...lowStrati.flatMap(({ column }, i) => beyond(column, ['sky', 'lowStrati', i, 'column'])),
  ];
}

const noTarget = (aim: Aim, path: Path): FaultAt => ({
  path,
  found: `the aim ${aim} has nothing of the other side to be done to`,
  allowed: 'what is photographed, directed at or destroyed is a target of the other side',
  mend: 'Put a target of theirs on the mats, or give another aim',
});

const offTheMats = (column: number, hexes: number, path: Path): FaultAt => ({
  path,
  found: `hex ${column} is beyond the mats`,
  allowed: `these mats have ${hexes} hexes, from the west`,
  mend: 'Put it nearer, or add a mat',
});

const tooHigh = (level: number, { name, ceiling }: Dashboard, path: Path): FaultAt => ({
  path,
  found: `level ${level} is above where a ${name} can fly`,
  allowed: `its ceiling is level ${ceiling}`,
  mend: 'Put it lower',
});

const tooFast = (speed: number, { name, strip }: Dashboard, path: Path): FaultAt => ({
  path,
  found: `at speed ${speed} a ${name} breaks up`,
  allowed: `it holds together up to ${strip.crackUp - 1}`,
  mend: 'Let it begin slower',
});
