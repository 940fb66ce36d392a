import type { Table } from '../../../table/table.ts';
import type { FightingMachine, SidePose, TargetState } from '../table/fighting-machine.ts';
import { befall } from './damage.ts';
import { HEX, levelOf } from './flight/pose.ts';
import { strikeTarget } from './shooting.ts';
import { hasOption, isLevelAllTurn, type SideFight } from './side-fight.ts';
import { tryTest } from './test-dice.ts';

/**
 * (V107) Level flight for the whole turn, across the line over a target in sight: the bombs are dropped, and one gunner
 * aims them.
 */
export function dropBombs(machine: FightingMachine, from: SidePose, fight: SideFight, table: Table): void {
  if (!machine.bombs || !isLevelAllTurn(machine.flew, from, fight)) return;
  if (machine.flew === 'jettison') return jettison(machine, table);
  const target = fight.targets.find((each) => isBelow(each, machine, from, fight));
  if (!target) return;
  machine.bombs = false;
  machine.bombing = machine.gunners.length > 0;
  const height = hasOption(fight, 'sixty-degree-bombing') ? -Math.floor(levelOf(machine.pose) / LEVELS_A_COLOUR) : 0;
  const outcome = tryTest({ kind: 'bombing', machine, base: 'yellow', parts: { height } }, table);
  if (outcome === 'near-miss') strikeTarget(target, machine.id, 1, table);
  if (outcome === 'direct-hit') strikeTarget(target, machine.id, undefined, table);
}

/**
 * (V107) The gunner aims for the whole turn: if the machine will cross a target, he does not fire at a stop of the
 * clock either.
 */
export function aimBombs(machine: FightingMachine, from: SidePose, end: SidePose, fight: SideFight): void {
  if (!machine.bombs || machine.flew !== 'level' || !isLevelAllTurn(machine.flew, from, fight)) return;
  machine.bombing = fight.targets.some((target) => isBelow(target, { ...machine, pose: end }, from, fight));
}

/** (V109) A die colour for each five levels. */
const LEVELS_A_COLOUR = 5;

/** (V110) Without its bombs a machine has no restrictions. */
function jettison(machine: FightingMachine, table: Table): void {
  machine.bombs = false;
  befall(machine, 'bombs-jettisoned', table);
}

/**
 * (V107) Across the target's vertical line, or (V109) across the line that rises from it at sixty degrees towards the
 * machine.
 */
function isBelow(target: TargetState, machine: FightingMachine, from: SidePose, fight: SideFight): boolean {
  if (target.side === machine.side || target.destroyed || !machine.seen.includes(target.id)) return false;
  const back = hasOption(fight, 'sixty-degree-bombing') ? (HEX / 2) * levelOf(machine.pose) * machine.pose.heading : 0;
  return isBetween(target.x - back, from.x, machine.pose.x);
}

export const isBetween = (x: number, one: number, two: number): boolean =>
  Math.min(one, two) <= x && x <= Math.max(one, two);
