import type { Roll } from '../../../cards/dice.ts';
import type { TableDice } from '../../../cards/reading/cells.ts';
import type { Check } from '../../../table/checks.ts';
import type { Table } from '../../../table/table.ts';
import type { TestFor, TestOf } from '../table/clouds-events.ts';
import { type FightingMachine, has, type Man, type Skirmish } from '../table/skirmish.ts';
import { seenBy } from './seen.ts';

/** (C094) Ours: a man loses a point of skill for each step of lost Fortitude. */
export function woundOf(man: Man, { cards }: Skirmish): number {
  const lost = Math.max(man.whole - man.fortitude, 0);
  return -Math.floor(lost / cards.movement.rebuilt.woundStep.amount);
}

/** His Flying, Gunnery or Awareness less his wounds; (C127), (C128) the hard as nails lose nothing. */
export function skillOf(man: Man, of: 'awareness' | 'flying' | 'gunnery', fight: Skirmish): number {
  const isSpared = has(man, 'hard-as-nails') && of !== (man.seat === 'pilot' ? 'awareness' : 'flying');
  return man[of] + (isSpared ? 0 : woundOf(man, fight));
}

/** Who aims bombs and corrects the guns: the man behind, while he is fit to. */
export const observerOf = ({ pilot, gunner }: FightingMachine): Man =>
  gunner && gunner.fortitude > 0 && !gunner.isOut ? gunner : pilot;

interface SkillTrial {
  readonly of: TestOf;
  readonly why: TestFor;
  readonly who: 'pilot' | 'gunner' | 'machine';
  readonly skill: number;
  readonly modifier?: number;
  readonly check?: Check;
}

const CHECKS = {
  flying: 'clouds-flying',
  structure: 'clouds-structure-test',
  fortitude: 'clouds-fortitude',
  luck: 'clouds-luck',
} as const satisfies Record<TestOf, Check>;

export interface Tested {
  readonly roll: Roll;
  /** (C021) Skill and modifiers less the throw: 0 or more is a success. */
  readonly successes: number;
}

export const successesOf = (skill: number, roll: number): number => skill - roll;

/** 1d20 against a skill; a failed test may use a re-roll. */
export function passesTest(machine: FightingMachine, trial: SkillTrial, fight: Skirmish, table: Table): Tested {
  const first = tryOnce(machine, trial, table);
  if (first.successes >= 0) return first;
  const thrown = { man: manTested(machine, trial.who), why: trial.why, roll: first.roll.total };
  const skill = trial.skill + (trial.modifier ?? 0);
  return throwsAgain(machine, { ...thrown, skill }, fight, table) ? tryOnce(machine, trial, table) : first;
}

/** A machine's strength is tested for its pilot. */
const manTested = ({ pilot, gunner }: FightingMachine, who: SkillTrial['who']): Man =>
  (who === 'gunner' && gunner) || pilot;

/** A throw: what for, against what, and by whom. */
interface ThrownTest {
  readonly man: Man;
  readonly why: TestFor;
  readonly skill: number;
  readonly roll: number;
  /** (C110) What feeds the gun that the throw jams. */
  readonly jams?: 'belt' | 'magazine' | undefined;
}

/** Whether he throws again: first with his own re-roll, then with one of his side. */
export function throwsAgain(
  machine: FightingMachine,
  { man, why, skill, roll, jams }: ThrownTest,
  fight: Skirmish,
  table: Table,
): boolean {
  const { side, id } = machine;
  const left = man.reRolls + fight.reRolls[side];
  if (left < 1) return false;
  const told = { ...(man.seat === 'gunner' && { who: man.seat }), ...(jams && { jams }) };
  const about = { side, view: seenBy(fight), machine: id, test: why, skill, roll, left, ...told };
  if (table.choose('clouds-re-roll', about, ['keep', 'again']) === 'keep') return false;
  if (man.reRolls > 0) man.reRolls -= 1;
  else fight.reRolls[side] -= 1;
  table.tell({ type: 'clouds-re-rolled', machine: id, why, roll, left: left - 1 });
  return true;
}

function tryOnce({ id: machine }: FightingMachine, trial: SkillTrial, table: Table): Tested {
  const { of, why, who, skill, modifier = 0, check = CHECKS[of] } = trial;
  const roll = table.roll(check, machine);
  const successes = successesOf(skill + modifier, roll.total);
  table.tell({ type: 'clouds-tested', machine, of, why, who, skill, modifier, roll, successes });
  return { roll, successes };
}

/** What a test is for, and its modifier. */
interface For {
  readonly why: TestFor;
  readonly modifier: number;
}

export function flyingTest(machine: FightingMachine, { why, modifier }: For, fight: Skirmish, table: Table): Tested {
  const skill = skillOf(machine.pilot, 'flying', fight);
  const result = passesTest(machine, { of: 'flying', why, who: 'pilot', skill, modifier }, fight, table);
  faintAt(result.roll, machine, table);
  return result;
}

/** (C130) On a natural 1 of Flying in the air, a man who is prone to it faints. */
export function faintAt({ total }: Roll, machine: FightingMachine, table: Table): void {
  if (!machine.pilot.faints || total !== 1) return;
  machine.fainted = true;
  table.tell({ type: 'clouds-suffered', machine: machine.id, what: 'blackout', amount: 0 });
}

/** (C082) Blacked out for this turn; (C130) or fainted until a Fortitude test wakes him. Nobody flies the machine. */
export function isAway(machine: FightingMachine, fight: Skirmish, table: Table): boolean {
  if (machine.fainted) {
    const trial = { of: 'fortitude', why: 'wake', who: 'pilot', skill: machine.pilot.fortitude } as const;
    machine.fainted = passesTest(machine, trial, fight, table).successes < 0;
  }
  machine.did.away = machine.blackout || machine.fainted;
  machine.blackout = false;
  return machine.did.away;
}

export const luckTest = (machine: FightingMachine, { why, modifier }: For, fight: Skirmish, table: Table): Tested =>
  passesTest(machine, { of: 'luck', why, who: 'pilot', skill: machine.pilot.luck, modifier }, fight, table);

/** The sum of a table's dice, with each die. */
export function rollTableDice(
  { dice, plus = 0 }: { readonly dice?: TableDice | undefined; readonly plus?: number | undefined },
  table: Table,
): { readonly amount: number; readonly roll?: Roll } {
  if (dice === undefined) return { amount: plus };
  const roll = table.roll(`clouds-${dice}`);
  return { amount: roll.total + plus, roll };
}
