import type { CriticalResult, DamageTables } from '../../../cards/printed/damage-tables.ts';
import { consult, lookUp } from '../../../cards/roll-table.ts';
import type { Out } from '../../../kit/fight/track-view.ts';
import type { Credit, Fate } from '../../../table/events/fight-events.ts';
import type { Table } from '../../../table/table.ts';
import { type Battle, takeOut } from './battle.ts';
import { type Armament, clearGuns, type FightingMachine } from './fighting-machine.ts';
import { OnTrack } from './track-view.ts';

export interface Scored {
  readonly target: FightingMachine;
  readonly by: Credit;
  /** (25) What the guns that fired it add to the roll. */
  readonly adds: number;
}

const TWIN = 2;

/** (25) One more for twin guns, while both fire. */
export const twinGunsAdd = (arms: Armament, { book }: Table): number =>
  clearGuns(arms) === TWIN ? book.damageTables.twinGuns.modifier : 0;

/** From the least to the worst. */
const FATES: readonly Fate[] = ['unharmed', 'driven-off', 'damaged-abort', 'forced-down', 'shot-down'];

/** (25) to (28) What a Critical Hit does to the machine it struck. */
export function scoreCriticalHit(scored: Scored, battle: Battle, table: Table): void {
  let result = throwForEffect(scored, table);
  while (result === 'driven-off' && ignoresDrivenOff(scored, battle, table)) {
    table.tell({ type: 'driven-off-ignored', machine: scored.target.id });
    result = throwForEffect(scored, table);
  }
  EFFECTS[result](scored, battle, table);
  // (43) Damage belongs to the last to hit; a machine brought down belongs to whoever brought it down.
  if (scored.target.fate === 'damaged-abort') scored.target.by = scored.by;
}

/** (25) The Critical Hit Table, with one added for twin guns. */
function throwForEffect({ target, by, adds }: Scored, table: Table): CriticalResult {
  const { criticalHit } = table.book.damageTables;
  const roll = table.roll(criticalHit.check, target.id);
  const parts = adds > 0 ? { twinGuns: adds } : {};
  const total = roll.total + adds;
  const { result } = lookUp(criticalHit, total);
  table.tell({
    type: 'critical-hit-scored',
    machine: target.id,
    by: by.machine,
    gun: by.gun,
    roll,
    parts,
    total,
    result,
    ...(result === 'damaged-abort' && target.lameDuck && { again: true }),
  });
  return result;
}

/**
 * (26) Ruling: a man whose Bravery keeps him in the fight rolls until the result is another, as in the example with
 * Archie.
 */
function ignoresDrivenOff({ target, adds }: Scored, battle: Battle, table: Table): boolean {
  const { bravery, lameDuck } = target;
  if (lameDuck || bravery?.ignoresDrivenOff === 'must') return !lameDuck;
  if (bravery?.ignoresDrivenOff !== 'may') return false;
  return table.choose('ignore-driven-off', new DrivenOff(target, adds, battle), ['stay', 'go']) === 'stay';
}

class DrivenOff extends OnTrack {
  readonly machine: string;
  readonly seats: 1 | 2;
  readonly adds: number;

  constructor({ id, card }: FightingMachine, adds: number, battle: Battle) {
    super(battle);
    this.machine = id;
    this.seats = card.seats;
    this.adds = adds;
  }
}

const EFFECTS: Readonly<Record<CriticalResult, (scored: Scored, battle: Battle, table: Table) => void>> = {
  'no-effect': () => {},
  'driven-off': leaveWith('driven-off'),
  'forced-down': leaveWith('forced-down'),
  'shot-down': leaveWith('shot-down'),
  'damaged-abort': (scored, battle) => cripple(scored, battle),
  'crew-hit': hitCrew,
};

/** (26), (28) The machine is out of the fight. */
function leaveWith(fate: Fate & Out) {
  return (scored: Scored, battle: Battle): void => {
    suffer(scored, fate);
    takeOut(scored.target, fate, battle);
  };
}

/**
 * (27), (34) Ruling: a Damaged-abort stays on the track as a Lame Duck until it can escape, because the rules let a
 * Lame Duck escape only when it has the opportunity. A second one takes it out: its Lame Duck Number counts as rolled.
 */
function cripple(scored: Scored, battle: Battle): void {
  const { target } = scored;
  suffer(scored, 'damaged-abort');
  if (target.lameDuck) takeOut(target, 'crippled-again', battle);
  target.lameDuck = true;
}

/** The worst fate counts, and whoever caused it. */
function suffer({ target, by }: Scored, fate: Fate): void {
  if (FATES.indexOf(fate) <= FATES.indexOf(target.fate)) return;
  target.fate = fate;
  target.by = by;
}

/** (25) A grazed observer fires on; a wounded one may be hit again. */
function hitObserver(target: FightingMachine, { fate, asPilot }: DamageTables['crewHit']['rows'][number]): void {
  target.observerFit &&= asPilot === 'flies-on';
  target.observerAlive = fate.fate !== 'killed';
}

/** (25) A man is hit: which of two, how hard, and the effect on the machine if he flies it. */
function hitCrew(scored: Scored, battle: Battle, table: Table): void {
  const { target } = scored;
  const { crewMemberHit, crewHit } = table.book.damageTables;
  const who = target.observerAlive ? consult(crewMemberHit, table, target.id) : undefined;
  const { roll, row } = consult(crewHit, table, target.id);
  const man = who?.row.who ?? 'pilot';
  const effect = man === 'pilot' ? row.asPilot : 'flies-on';
  target.wounds.push({ who: man, fate: row.fate });
  table.tell({
    type: 'crew-hit',
    machine: target.id,
    who: man,
    ...(who && { whoRoll: who.roll }),
    roll,
    fate: row.fate,
    effect,
  });
  if (man === 'observer') hitObserver(target, row);
  if (effect === 'shot-down') leaveWith('shot-down')(scored, battle);
  // Ruling: a machine already crippled keeps its Lame Duck Number. There is one check a turn, for the machine.
  if (effect !== 'lame-duck' || target.lameDuck) return;
  target.lameDuckNumber = row.lameDuck;
  cripple(scored, battle);
}
