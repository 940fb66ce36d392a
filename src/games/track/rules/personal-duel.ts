import type { Table } from '../../../table/table.ts';
import { actAsAllied } from './allied-action.ts';
import type { Battle, PersonalDuel } from './battle.ts';
import { type FightingMachine, UNROLLED } from './fighting-machine.ts';
import { actAsGerman } from './german-action.ts';
import { rollInitiative } from './initiative.ts';

type Ending = 'out-of-the-fight' | 'escape' | 'lame-duck' | 'dfd-spent';

/** (20) Two machines level on the track fight in a spiral of their own. */
export function beginDuel(allied: FightingMachine, german: FightingMachine, battle: Battle, table: Table): void {
  const { initiative } = allied;
  for (const machine of [allied, german]) {
    machine.inDuel = true;
    // Ruling: the dive ends with the pairing; the spiral is rolled without its bonus.
    machine.bonus = 0;
    machine.initiative = UNROLLED;
  }
  battle.duels.push({ allied, german, altitude: battle.altitude });
  table.tell({ type: 'personal-duel-began', allied: allied.id, german: german.id, initiative });
}

/** (20) A phase of every Personal Duel. */
export function fightDuels(battle: Battle, table: Table): void {
  for (const duel of [...battle.duels]) fightDuel(duel, battle, table);
}

/** (20) The two roll only against each other: the higher acts on the lower; a tie tightens the spiral. */
function fightDuel(duel: PersonalDuel, battle: Battle, table: Table): void {
  const { allied, german, altitude } = duel;
  rollInitiative(allied, altitude, table);
  rollInitiative(german, altitude, table);
  if (allied.initiative === german.initiative) tighten(duel, table);
  else letHigherAct(duel, battle, table);
}

function letHigherAct(duel: PersonalDuel, battle: Battle, table: Table): void {
  const { allied, german } = duel;
  if (allied.initiative > german.initiative) actAsAllied(allied, [german], battle, table);
  else actAsGerman(german, [allied], battle, table);
  const why = whyEnded(duel);
  if (why) endDuel(duel, why, battle, table);
}

/**
 * (20), (34) Ruling: a machine crippled in a duel turns away from it: it is a Lame Duck, and must get out of combat.
 */
function whyEnded({ allied, german }: PersonalDuel): Ending | undefined {
  if (allied.out === 'escaped' || german.out === 'escaped') return 'escape';
  if (!allied.inFight || !german.inFight) return 'out-of-the-fight';
  return allied.lameDuck || german.lameDuck ? 'lame-duck' : undefined;
}

function tighten(duel: PersonalDuel, table: Table): void {
  sink(duel, table.book.airToAirCombat.personalDuel.tie.feet);
  const { allied, german, altitude } = duel;
  table.tell({ type: 'personal-duel-tightened', allied: allied.id, german: german.id, altitude });
}

/** (19), (20) Personal Duels lose height with the fight. Ruling: at Tree-Top they go on, as the fight does. */
export function sinkDuels(feet: number, { duels }: Battle): void {
  for (const duel of duels) sink(duel, feet);
}

function sink(duel: PersonalDuel, feet: number): void {
  duel.altitude = Math.max(0, duel.altitude - feet);
}

/** (20) One of ours has left the fight without Air Flying Time, so its duel is over. */
export function endDuelsOf(machine: FightingMachine, battle: Battle, table: Table): void {
  for (const duel of [...battle.duels]) if (duel.allied === machine) endDuel(duel, 'escape', battle, table);
}

/** (20) When the fight ends, so do its Personal Duels. */
export function breakUpDuels(battle: Battle, table: Table): void {
  for (const duel of [...battle.duels]) endDuel(duel, 'dfd-spent', battle, table);
}

/** A machine whose duel has ended is back on the track. (20) Ruling: the height lost by ties stays lost. */
function endDuel(duel: PersonalDuel, why: Ending, battle: Battle, table: Table): void {
  const { allied, german, altitude } = duel;
  allied.below += battle.altitude - altitude;
  battle.duels = battle.duels.filter((other) => other !== duel);
  allied.inDuel = false;
  german.inDuel = false;
  table.tell({ type: 'personal-duel-ended', allied: allied.id, german: german.id, why });
}
