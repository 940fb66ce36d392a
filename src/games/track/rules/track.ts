import type { Table } from '../../../table/table.ts';
import { actAsAllied } from './allied-action.ts';
import { attackTurningAway } from './attack.ts';
import { type Battle, isIdle, isOver } from './battle.ts';
import { acceptsDuel } from './bravery.ts';
import { canFire, type FightingMachine, FREE, SPENT, UNROLLED } from './fighting-machine.ts';
import { actAsGerman } from './german-action.ts';
import { beginDuel } from './personal-duel.ts';

/** (17) Nobody has a number yet, and all are free, those in Personal Duels too. */
export function clearTrack({ allied, germans }: Battle): void {
  for (const machine of allied) clear(machine);
  for (const machine of germans) clear(machine);
}

function clear(machine: FightingMachine): void {
  machine.initiative = UNROLLED;
  machine.doing = FREE;
}

/**
 * (17) The Initiative Track, the highest machine first. Ruling: on the same number the better pilot stands first, then
 * by id.
 */
export function layTrack(battle: Battle): FightingMachine[] {
  const { allied, germans } = battle;
  const track = [...allied, ...germans].filter(({ inFight, inDuel }) => inFight && !inDuel);
  for (const machine of track) machine.waits &&= isIdle(machine, battle);
  return track.sort((a, b) => b.initiative - a.initiative || b.skill - a.skill || (a.id < b.id ? -1 : 1));
}

/** (20) Machines of the two sides on the same Initiative Number are paired, the better pilots with the better. */
export function pairDuels(track: readonly FightingMachine[], battle: Battle, table: Table): void {
  for (let from = 0; from < track.length; ) {
    const level = levelWith(track, from);
    from += level.length;
    const germans = level.filter(({ side }) => side === 'german');
    for (const [i, allied] of level.filter(({ side }) => side === 'allied').entries()) {
      const german = germans[i];
      if (german) pair(allied, german, battle, table);
    }
  }
}

function levelWith(track: readonly FightingMachine[], from: number): FightingMachine[] {
  const past = track.findIndex(({ initiative }, i) => i > from && initiative !== track[from]?.initiative);
  return track.slice(from, past < 0 ? track.length : past);
}

/**
 * (20) (34) Ruling: a Lame Duck of either side, and a pilot of ours whose Bravery fails, turns away, and the other has
 * a shot at him; both are then spent. Two Lame Ducks let each other go: both only want to escape.
 */
function pair(allied: FightingMachine, german: FightingMachine, battle: Battle, table: Table): void {
  if (allied.lameDuck && german.lameDuck) return;
  if (german.lameDuck) turnAway(german, allied, battle, table);
  else if (acceptsDuel(allied, table)) beginDuel(allied, german, battle, table);
  else turnAway(allied, german, battle, table);
}

function turnAway(machine: FightingMachine, from: FightingMachine, battle: Battle, table: Table): void {
  machine.doing = SPENT;
  from.doing = SPENT;
  table.tell({ type: 'personal-duel-refused', machine: machine.id, with: from.id });
  if (canFire(from.forward)) attackTurningAway(from, machine, battle, table);
}

/** (24), (40) From the top, the highest machine that is neither engaged nor spent acts on those below it. */
export function workDownTrack(track: readonly FightingMachine[], battle: Battle, table: Table): void {
  for (const [place, machine] of track.entries()) {
    if (isOver(battle)) return;
    if (!isFree(machine)) continue;
    const targets = targetsBelow(track, place, machine);
    if (machine.side === 'german') actAsGerman(machine, targets, battle, table);
    else actAsAllied(machine, targets, battle, table);
  }
}

const isFree = ({ inFight, inDuel, doing }: FightingMachine): boolean => inFight && !inDuel && doing.is === 'free';

function targetsBelow(
  track: readonly FightingMachine[],
  place: number,
  { side, initiative }: FightingMachine,
): FightingMachine[] {
  const below = track.slice(place + 1);
  return below.filter((other) => other.side !== side && other.initiative < initiative && isFree(other));
}
