import type { Table } from '../../../../table/table.ts';
import {
  type FightingMachine,
  has,
  isUp,
  type Man,
  type Shooter,
  type Skirmish,
  type WhyLost,
} from '../../table/skirmish.ts';
import { luckTest, passesTest } from '../tests.ts';

/** (C089) Who gets the victory: the last who shot at the machine within two rounds, hit or not. */
export function creditFor({ lastShot }: FightingMachine, { turn, cards }: Skirmish): Shooter | undefined {
  return lastShot && turn - lastShot.turn < cards.shooting.creditRounds.amount ? lastShot.by : undefined;
}

/** A machine is lost, with or without its crew. */
export function lose(machine: FightingMachine, why: WhyLost, fight: Skirmish, table: Table): void {
  if (isUp(machine)) loseTo(machine, why, machine.credit ?? creditFor(machine, fight), table);
}

/** The same, with a settled victory. */
export function loseTo(machine: FightingMachine, why: WhyLost, credit: Shooter | undefined, table: Table): void {
  machine.status = 'lost';
  machine.why = why;
  machine.credit = credit;
  table.tell({ type: 'clouds-lost', machine: machine.id, why, ...(machine.credit && { by: machine.credit.machine }) });
}

/** Kills all aboard, except those who cheat death. Does nothing where the crew has already left. */
export function killAll(machine: FightingMachine, why: WhyLost, fight: Skirmish, table: Table): void {
  if (!isUp(machine)) return;
  lose(machine, why, fight, table);
  for (const man of aboard(machine)) kill(machine, man, fight, table);
}

/** The men who came in the machine, wherever they are now. */
export const crewOf = ({ pilot, gunner }: FightingMachine): Man[] => (gunner ? [pilot, gunner] : [pilot]);

/** The men who are still in the machine. */
export const aboard = (machine: FightingMachine): Man[] => crewOf(machine).filter(({ hasJumped }) => !hasJumped);

/** (C127) A man who cheats death makes a Luck test at -4, and survives with 1d4 Fortitude. */
export function kill(machine: FightingMachine, man: Man, fight: Skirmish, table: Table): void {
  if (man.fortitude <= 0) return;
  man.fortitude = 0;
  if (!has(man, 'cheating-death') || luckTest(machine, { why: 'death', modifier: -4 }, fight, table).successes < 0)
    return;
  const roll = table.roll('clouds-1d4', machine.id);
  man.fortitude = roll.total;
  table.tell({ type: 'clouds-cheated-death', machine: machine.id, who: man.seat, roll });
}

/**
 * (C090), (C094) A wounded man tests what is left of him. If he fails, a pilot goes home and a gunner stops fighting.
 */
export function staysAfterWound(machine: FightingMachine, man: Man, fight: Skirmish, table: Table): void {
  if (testStay(machine, { man, why: 'stay' }, fight, table)) return;
  if (man.seat === 'pilot') goHome(machine, fight, table);
  else {
    man.isOut = true;
    table.tell({ type: 'clouds-suffered', machine: machine.id, what: 'gunner-out', amount: 0 });
  }
}

/** Who tests whether he stays, and whether the cause is his own wound or what he sees. */
interface Staying {
  readonly man: Man;
  readonly why: 'stay' | 'nerve';
}

export function testStay(machine: FightingMachine, { man, why }: Staying, fight: Skirmish, table: Table): boolean {
  const trial = { of: 'fortitude', why, who: man.seat, skill: man.fortitude, modifier: man.stays } as const;
  return passesTest(machine, trial, fight, table).successes >= 0;
}

/** (C090) Forced home: a victory of the last to hit. */
export function goHome(machine: FightingMachine, _: Skirmish, table: Table): void {
  if (machine.isForcedHome || !isUp(machine)) return;
  machine.isForcedHome = true;
  machine.forcedHomeBy = machine.lastHit;
  table.tell({
    type: 'clouds-forced-home',
    machine: machine.id,
    ...(machine.lastHit && { by: machine.lastHit.machine }),
  });
}
