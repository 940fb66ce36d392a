import type { EventOf } from '../../../table/events.ts';
import { SIDES, type Side } from '../../../table/sides.ts';
import type { Table } from '../../../table/table.ts';
import type { Colour } from '../cards/ladder.ts';
import type { InHisWay } from '../table/energy-decisions.ts';
import type { FightingMachine, SidePose } from '../table/fighting-machine.ts';
import { befall, catchFire, leave, type SideHit, stopEngine, strike } from './damage.ts';
import { isSame, type Megahex, megahexAt, megahexesOf, middleOf } from './flight/megahex.ts';
import type { Move } from './flight/move.ts';
import { ahead, HEX, inOneHex, levelOf } from './flight/pose.ts';
import { hasOption, machinesFlying, type SideFight } from './side-fight.ts';
import { roofOf } from './sky.ts';
import { skillShift, throwCombat, tryTest } from './test-dice.ts';
import { viewFor } from './view.ts';

/**
 * (V099) (V100) At the beginning of a turn each leak has its effect: one turn less for the engine, and perhaps fire.
 */
export function runLeaks(fight: SideFight, table: Table): void {
  for (const machine of machinesFlying(fight)) {
    if (machine.leak === undefined) continue;
    if (machine.leak > 0) runDry(machine, machine.leak, table);
    if (!machine.burning && isLit(machine, table)) catchFire(machine, machine.holedBy, table);
  }
}

function runDry(machine: FightingMachine, leak: number, table: Table): void {
  machine.leak = leak - 1;
  if (machine.leak === 0) stopEngine(machine, table);
}

const isLit = ({ id }: FightingMachine, table: Table): boolean =>
  table.book.fights['winged-victory'].dice.leakFire.faces.includes(table.roll('leak-fire', id).total);

/** (V009) (V101) The marker lies behind the leaking machine: a pilot who crosses it must clean his goggles too. */
export function crossMarkers(machine: FightingMachine, { path }: Move, fight: SideFight, table: Table): void {
  if (!hasOption(fight, 'goggles') || machine.oiled) return;
  const leaking = machinesFlying(fight).filter((other) => other !== machine && other.leak !== undefined);
  if (!leaking.some((other) => path.some((pose) => isOnMarker(pose, other.pose)))) return;
  machine.oiled = true;
  befall(machine, 'goggles-oiled', table);
}

/** (V009) A marker of a leak or a fire lies in the hex directly behind. */
function isOnMarker(pose: SidePose, leaking: SidePose): boolean {
  const on = ahead(leaking);
  return inOneHex(pose, { ...leaking, x: 2 * leaking.x - on.x, y: 2 * leaking.y - on.y });
}

/** (V102) A Side Slip may put a fire out. */
export function fightFire(machine: FightingMachine, fight: SideFight, table: Table): void {
  if (!machine.burning || machine.flew !== 'side-slip') return;
  const parts = { skill: skillShift(machine, table.book) };
  const outcome = tryTest({ kind: 'extinguish', machine, base: 'grey', parts }, table);
  if (outcome === 'explodes') {
    machine.hitBy = machine.litBy ?? machine.hitBy;
    leave(machine, 'exploded', fight, table);
  }
  if (outcome !== 'out') return;
  machine.burning = false;
  befall(machine, 'fire-out', table);
}

/** (V010) (V103) (V118) At the end of a turn: shells where they burst, hail in the storm, flames. */
export function sufferHazards(fight: SideFight, table: Table): void {
  const { flak, stormDie } = table.book.fights['winged-victory'].combat;
  for (const machine of machinesFlying(fight)) {
    if (isUnderFire(machine, fight)) attack({ machine, by: 'flak', die: flak.die, aspect: 'side' }, fight, table);
    if (levelOf(machine.pose) >= roofOf(fight.sky))
      attack({ machine, by: 'storm', die: stormDie.die, aspect: 'side' }, fight, table);
    if (machine.burning) burn(machine, fight, table);
  }
}

/** (V103) Flames come from ahead. */
export function burn(machine: FightingMachine, fight: SideFight, table: Table): void {
  const { die } = table.book.fights['winged-victory'].combat.fireDie;
  attack({ machine, by: 'fire', die, aspect: 'front' }, fight, table);
}

const isUnderFire = ({ pose }: FightingMachine, { barrages }: SideFight): boolean =>
  barrages.some(({ x, y }) => megahexesOf(pose).some((each) => isSame(each, megahexAt(x, y))));

/** A danger with a die of its own. */
interface Hazard {
  readonly machine: FightingMachine;
  readonly by: EventOf<'ground-attack'>['by'];
  readonly die: Colour;
  readonly aspect: SideHit['aspect'];
}

function attack({ machine, by, die, aspect }: Hazard, fight: SideFight, table: Table): void {
  if (machine.out) return;
  const { roll, blow } = throwCombat(die, machine.id, table);
  table.tell({ type: 'ground-attack', machine: machine.id, by, die, roll, blow });
  if (blow !== 'miss') strike({ machine, blow, aspect, by }, fight, table);
}

/** (V010) (V066) Before all else the ground guns choose their megahexes. */
export function layBarrages(fight: SideFight, table: Table): void {
  fight.barrages = [];
  for (const side of SIDES) layBarrage(side, fight, table);
}

function layBarrage(side: Side, fight: SideFight, table: Table): void {
  const left = fight.flakLeft[side];
  if (left === 0) return;
  const hexes = targetsOf(side, fight);
  const answer = table.choose('flak-barrage', { side, view: viewFor(side, fight), left, hexes }, [
    'none',
    ...Object.keys(hexes),
  ]);
  const at = hexes[answer];
  if (!at) return;
  const { x, y } = at;
  fight.flakLeft[side] -= 1;
  fight.barrages.push({ x, y });
  table.tell({ type: 'barrage-laid', side, x, y, left: left - 1 });
}

/** (V066) The megahexes of enemies, and those ahead of them: everybody will move before the shells burst. */
function targetsOf(side: Side, fight: SideFight): Readonly<Record<string, InHisWay>> {
  const targets = new Map<string, InHisWay>();
  for (const enemy of machinesFlying(fight).filter((machine) => machine.side !== side))
    for (const [hexes, pose] of wayOf(enemy.pose).entries()) {
      const [megahex] = megahexesOf(pose);
      const { x, y } = middleOf(megahex);
      const isOnMats = y >= 0 && x >= 0 && x <= HEX * fight.hexes;
      const hex = `${x}/${y}`;
      if (isOnMats && !targets.has(hex))
        targets.set(hex, { x, y, machine: enemy.id, ahead: hexes, own: ownIn(megahex, side, fight) });
    }
  return Object.fromEntries(targets);
}

const ownIn = (megahex: Megahex, side: Side, fight: SideFight): string[] =>
  machinesFlying(fight)
    .filter((machine) => machine.side === side && megahexesOf(machine.pose).some((each) => isSame(each, megahex)))
    .map(({ id }) => id);

/** Straight ahead for more hexes than almost any turn, so that the enemy's speed need not be known. */
const IN_REACH = 8;

function wayOf(pose: SidePose): SidePose[] {
  const way = [pose];
  for (let at = pose; way.length <= IN_REACH; way.push(at)) at = ahead(at);
  return way;
}
