import type { Roll } from '../../../cards/dice.ts';
import { expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { sumOf } from '../../../table/parts.ts';
import type { Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { TestKind, TestOutcome } from '../cards/dice-card.ts';
import { type Blow, type Colour, type Icon, type TestColour, testDie } from '../cards/ladder.ts';
import type { SkillMark } from '../cards/marks-of-combat.ts';
import type { SideParts } from '../table/energy-events.ts';
import type { FightingMachine } from '../table/fighting-machine.ts';

/** (V098) A wounded pilot is a Recruit for the rest of the flight. */
export const skillOf = ({ pilot, skill }: Pick<FightingMachine, 'pilot' | 'skill'>): SkillMark =>
  pilot === 'wounded' ? 'recruit' : skill;

/** (V012) What a pilot's skill adds to the colour of a die. */
export const skillShift = (machine: Pick<FightingMachine, 'pilot' | 'skill'>, { fights }: Rulebook): number =>
  fights['winged-victory'].combat.skill[skillOf(machine)];

/** The parts that are not 0. */
export const partsOf = (parts: SideParts): SideParts =>
  Object.fromEntries(Object.entries(parts).filter(([, shift]) => shift !== 0));

/** A test: its purpose, its machine, its first colour, and the shifts. */
interface DieTrial {
  readonly kind: TestKind;
  /** The only side that is told the result. */
  readonly unseen?: Side;
  readonly machine: FightingMachine;
  readonly base: TestColour;
  readonly parts: SideParts;
}

/** (V051) (V053) (V074) A test with the die of the shifted colour: the meaning of its icon. */
export function tryTest(trial: DieTrial, table: Table): TestOutcome {
  const { die, roll, icon, outcome } = throwTest(trial, table);
  const { kind: test, machine, parts } = trial;
  table.tell({ type: 'side-test-made', machine: machine.id, test, die, parts: partsOf(parts), roll, icon, outcome });
  return outcome;
}

interface ThrownDie {
  readonly die: TestColour;
  readonly roll: Roll;
  readonly icon: Icon;
  readonly outcome: TestOutcome;
}

/** (V013) to (V016) The throw; the caller tells it. */
export function throwTest({ kind, machine: { id }, base, parts, unseen }: DieTrial, table: Table): ThrownDie {
  const { dice } = table.book.fights['winged-victory'];
  const die = testDie(base, sumOf(parts));
  const roll = table.roll(`${kind}-${die}`, id, unseen);
  const icon = faceOf(dice.icons.find(({ colour }) => colour === die)?.faces, roll, die);
  const row = expectDefined(
    dice.tests.find(({ test }) => test === kind),
    `test ${kind}`,
  );
  return { die, roll, icon, outcome: row[icon] };
}

/** (V088) The result of a combat die. */
export function throwCombat(die: Colour, whose: string, table: Table): { readonly roll: Roll; readonly blow: Blow } {
  const { combat } = table.book.fights['winged-victory'].dice;
  const roll = table.roll(`combat-${die}`, whose);
  return { roll, blow: faceOf(combat.find(({ colour }) => colour === die)?.faces, roll, die) };
}

const faceOf = <Face>(faces: readonly Face[] | undefined, { total }: Roll, die: Colour): Face =>
  expectDefined(faces?.[total - 1], `face ${total} of the ${die} die`);
