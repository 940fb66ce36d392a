import type { Gun } from '../../campaign/mission-log.ts';
import { isGerman, numberOfGerman } from '../../cards/counters.ts';
import { expectDefined, type Rulebook } from '../../cards/rulebook.ts';
import type { GunPlace } from '../../table/events/fight-events.ts';
import type { Side } from '../../table/sides.ts';
import type { Table } from '../../table/table.ts';
import { clearAtLeisure } from '../guns/clear-jam.ts';
import { isFit } from '../harm/aboard.ts';
import type { AlliedOutcome, Fight, FightOutcome, FightResult, GermanOutcome } from './fight.ts';

/** A fight that a game has fought. */
export interface FoughtResult extends Pick<FightResult, 'phases' | 'altitude' | 'why'> {
  /** Plays to its end what is not over when the fight is, and returns the outcome of each machine. */
  readonly ends: (table: Table) => readonly FightOutcome[];
  /** (C129) The re-rolls that our side then has left. */
  readonly reRolls?: () => number;
}

/** The result of a fight, in any game. */
export function outcome(
  { phases, altitude, why, ends, reRolls }: FoughtResult,
  fight: Fight,
  table: Table,
): FightResult {
  table.tell({ type: 'fight-broke-up', why, phases, altitude });
  const all = ends(table);
  const ours = all.filter(({ id }) => !isGerman(id)).map((end) => alliedOutcome(end, fight, table));
  return {
    phases,
    altitude,
    why,
    allied: fight.allied.map(({ id }) => named(id, ours)),
    germans: all.filter(({ id }) => isGerman(id)).map((end) => germanOutcome(end)),
    ...(reRolls && { reRolls: reRolls() }),
  };
}

const named = <Each extends { readonly id: string }>(id: string, all: readonly Each[]): Each =>
  expectDefined(
    all.find((each) => each.id === id),
    `${id} in the fight`,
  );

/**
 * (43) Damage is credited to whoever hit the machine last. Ruling: so is one that came down or was lost and is nobody's
 * victory (C089, C091).
 */
function creditsOf({ fate, by, hitBy }: FightOutcome): Pick<FightOutcome, 'by' | 'hitBy'> {
  const isDown = fate === 'forced-down' || fate === 'shot-down';
  if (isDown) return { by, hitBy: by ? undefined : hitBy };
  return { by: fate === 'unharmed' ? undefined : (by ?? hitBy), hitBy: undefined };
}

/** Each field is written out: a spread would cost more than the whole outcome. */
function germanOutcome(end: FightOutcome): GermanOutcome {
  const { id, fate, forcedHomeBy, escaped, wounds, lameDuck, struckAgain } = end;
  const { by, hitBy } = creditsOf(end);
  return { id, fate, by, hitBy, forcedHomeBy, escaped, wounds, lameDuck, struckAgain, number: numberOfGerman(id) };
}

function alliedOutcome(end: FightOutcome, fight: Fight, table: Table): AlliedOutcome {
  const { id, fate, forcedHomeBy, escaped, wounds, lameDuck, struckAgain, ranFrom, luckier, below } = end;
  const { fights, forward, observer } = named(id, fight.allied);
  const { by, hitBy } = creditsOf(end);
  return {
    id,
    fate,
    by,
    hitBy,
    forcedHomeBy,
    escaped,
    wounds,
    lameDuck,
    struckAgain,
    // (32) A load that may not be fired at aircraft is unchanged.
    forward: fights ? gunAfter('forward', forward, end, table) : forward,
    observer: gunAfter('observer', observer?.gun, end, table),
    ...(ranFrom && { ranFrom }),
    ...(luckier !== undefined && { luckier }),
    ...(below !== undefined && { below }),
  };
}

/**
 * What is left of a gun's ammo; a gun beyond repair stays so. (39) After the fight a jam is tried once more, without
 * danger.
 */
function gunAfter(place: GunPlace, before: Gun | undefined, end: FightOutcome, table: Table): Gun | undefined {
  const after = end[place];
  if (!before || !after || before.state === 'permanent') return before;
  const ammo = Math.min(before.ammo, after.ammo);
  const isTried = after.state === 'jammed' && hasMan(place, end, table.book);
  return { state: isTried ? clearAtLeisure(end.id, place, table) : after.state, ammo };
}

/** (39) The machine is still in the air, and somebody can clear the gun. */
const hasMan = (place: GunPlace, { fate, wounds }: FightOutcome, book: Rulebook): boolean =>
  fate !== 'forced-down' && fate !== 'shot-down' && (place === 'forward' || isFit('observer', wounds, book));

/** Tells the fate of every machine that was damaged or left. */
export function tellOutcome({ why, phases, altitude, allied, germans }: FightResult, table: Table): void {
  // Sorted, because the order of our list must have no effect.
  for (const each of allied.toSorted((a, b) => (a.id < b.id ? -1 : 1))) tellOut(each, 'allied', table);
  for (const each of germans) tellOut(each, 'german', table);
  table.tell({ type: 'fight-over', why, phases, altitude });
}

function tellOut(out: AlliedOutcome | GermanOutcome, side: Side, table: Table): void {
  const { id: machine, fate, by, hitBy, escaped, wounds } = out;
  if (fate === 'unharmed' && !escaped && wounds.length === 0) return;
  table.tell({ type: 'machine-out', machine, side, fate, ...(by && { by }), ...(hitBy && { hitBy }), escaped, wounds });
}
