import type { Roll } from '../../cards/dice.ts';
import type { FightEnd } from '../../table/events/fight-events.ts';
import type { Side } from '../../table/sides.ts';
import type { Table } from '../../table/table.ts';

/** (19) The time and the height of a Dog-Fight, in any game. */
export interface Clock {
  phases: number;
  altitude: number;
  dfd: number;
}

/** What a game does with its machines when a phase of the campaign ends. */
export interface PhaseEnd<Machine> {
  /** The machines still in the fight. */
  machines(): readonly Machine[];
  /** (11) (26) (34) Sends a machine home if it must leave after this much AFT in the fight. */
  sendHome(machine: Machine, spent: number): void;
  /** Why the fight is over, if it is. */
  whyOver(): FightEnd | undefined;
  /** (19) (50) Brings in German reinforcements. */
  reinforce(): void;
}

/** (19) After a phase some machines leave, and the DFD is rolled, if the fight goes on. */
export function endPhase<Machine>(clock: Pick<Clock, 'phases' | 'dfd'>, game: PhaseEnd<Machine>, table: Table): void {
  clock.phases += 1;
  const spent = clock.phases * table.book.turnProcedure.aft.dogFightPhase.aft;
  for (const machine of game.machines()) game.sendHome(machine, spent);
  if (game.whyOver() === undefined && rollDfd(clock, table)) game.reinforce();
}

/** (19) A fight ends when a side has nobody left to fight, or when its DFD is used up. */
export function whyOver(
  fighting: readonly { readonly side: Side }[],
  { dfd }: Pick<Clock, 'dfd'>,
): FightEnd | undefined {
  return whoIsGone(fighting) ?? (dfd <= 0 ? 'dfd-spent' : undefined);
}

/** Why a finished fight ended: by time, if both sides have somebody left. */
export const whyBrokenUp = (fighting: readonly { readonly side: Side }[]): FightEnd =>
  whoIsGone(fighting) ?? 'dfd-spent';

function whoIsGone(fighting: readonly { readonly side: Side }[]): FightEnd | undefined {
  if (fighting.every(({ side }) => side === 'german')) return 'no-allied-left';
  return fighting.every(({ side }) => side === 'allied') ? 'no-germans-left' : undefined;
}

/**
 * (19) The DFD roll. Returns whether a first double 6 brings more Germans. Any other double is rolled again and added;
 * a later double 6 counts nothing and ends the sequence.
 */
export function rollDfd(clock: Pick<Clock, 'dfd'>, table: Table): boolean {
  const first = table.roll('dfd');
  const rolls = throwOn(first, table);
  const reduction = rolls.filter((roll) => !isDoubleSix(roll)).reduce((sum, { total }) => sum + total, 0);
  clock.dfd -= reduction;
  table.tell({ type: 'dfd-rolled', rolls, reduction, dfd: clock.dfd });
  return isDoubleSix(first);
}

function throwOn(first: Roll, table: Table): Roll[] {
  const rolls = [first];
  for (let last = first; isDouble(last) && !isDoubleSix(last); ) {
    last = table.roll('dfd');
    rolls.push(last);
  }
  return rolls;
}

const isDouble = ({ faces: [red, white] }: Roll): boolean => red === white;

const TWO_SIXES = 12;

const isDoubleSix = ({ total }: Roll): boolean => total === TWO_SIXES;
