import { expectDefined } from '../../../../cards/rulebook.ts';
import type { Table } from '../../../../table/table.ts';
import type { Burst } from '../../cards/words.ts';
import type { ShotOpen } from '../../table/clouds-decisions.ts';
import {
  type Battery,
  type FightingMachine,
  has,
  isUp,
  type Man,
  machineNamed,
  type Skirmish,
} from '../../table/skirmish.ts';
import { type AirShot, dropBombs, fireAtBalloon, fireRocket, shotsAtGround, strafe } from '../ground/ground-attack.ts';
import { compare } from '../initiative.ts';
import { seenBy } from '../seen.ts';
import { fallAtOnce } from '../spin-and-fire.ts';
import { successesOf, type Tested, throwsAgain } from '../tests.ts';
import { malfunction, readyGuns } from './guns.ts';
import type { CloudsHit } from './hit.ts';
import { testStructure } from './machine-effects.ts';
import { halvesOf, manAt, mayFire, shotsAtMachines } from './shots.ts';
import { harmTo, lineOf, sufferResult } from './suffer.ts';

interface Shooting {
  readonly machine: FightingMachine;
  readonly battery: Battery;
}

/** (C016) Highest initiative first; an observer fires at his own. */
export function airFires(fight: Skirmish, table: Table): void {
  const all = fight.machines.flatMap((machine): Shooting[] =>
    [machine.forward, machine.rear].flatMap((battery) => (mayFire(machine, battery) ? [{ machine, battery }] : [])),
  );
  for (const shooting of all.sort(byInitiative))
    if (mayFire(shooting.machine, shooting.battery)) {
      takeShot(shooting, fight, table);
      fallAtOnce(fight, table);
    }
}

const byInitiative = (a: Shooting, b: Shooting): number => compare(initiativeAt(a), initiativeAt(b));

const initiativeAt = ({ machine, battery }: Shooting) =>
  battery.place === 'forward' ? machine.initiative : machine.gunnerInitiative;

function takeShot({ machine, battery }: Shooting, fight: Skirmish, table: Table): void {
  const guns = readyGuns(battery, fight.turn);
  const shots = [
    ...(guns > 0 ? shotsAtMachines(machine, battery, fight) : []),
    ...shotsAtGround(machine, battery, guns, fight),
  ];
  if (shots.length === 0) return;
  const { side, id } = machine;
  const about = { side, view: seenBy(fight), machine: id, gun: battery.place, shots };
  const answer = table.choose('clouds-fire', about, ['hold', ...shots.map(({ word }) => word)]);
  const shot = shots.find(({ word }) => word === answer);
  if (shot) fire({ machine, battery, shot }, fight, table);
}

interface Fired extends Shooting {
  readonly shot: ShotOpen;
}

function fire({ machine, battery, shot }: Fired, fight: Skirmish, table: Table): void {
  const isDropped = shot.burst === 'bomb' || shot.burst === 'stick';
  if (battery.place === 'forward' && !isDropped && machine.testEach?.guns)
    testStructure(harmTo(machine, fight, table), 'damage');
  if (!isUp(machine)) return;
  const man = expectDefined(manAt(machine, battery), 'man at the gun');
  const fired: AirShot = { machine, battery, shot, man };
  if (isDropped) dropBombs(fired, fight, table);
  else if (shot.burst === 'rockets') fireRocket(fired, fight, table);
  else fireGuns(fired, fight, table);
}

/** (C021) to (C023), (C110) The throw, the rounds, the jam, the hit. */
function fireGuns(fired: AirShot, fight: Skirmish, table: Table): void {
  const { machine, battery, shot, man } = fired;
  const burst: Burst = shot.burst === 'short' || shot.burst === 'sustained' ? shot.burst : 'normal';
  const { roll, successes } = throwShot(fired, burst, fight, table);
  battery.halves = Math.max(battery.halves - halvesSpent(burst, successes, man, fight), 0);
  battery.firedAt = { target: shot.target, turn: fight.turn };
  const target = fight.machines.find(({ id }) => id === shot.target);
  if (target) markShot(fired, target, fight);
  if (roll.total >= shot.jamFrom) malfunction({ machine, battery, man }, fight, table);
  if (successes < 0) return;
  if (target) hit(fired, successes, fight, table);
  else if (fight.balloons.some(({ id }) => id === shot.target)) fireAtBalloon(fired, 0, fight, table);
  else strafe(fired, successes, fight, table);
}

/** (C021) 1d20 against the base shot. (C059) A miss may be thrown again; the second throw stands. */
function throwShot(fired: AirShot, burst: Burst, fight: Skirmish, table: Table): Tested {
  const { machine, battery, shot, man } = fired;
  const first = throwOnce(fired, burst, table);
  const fed = battery.magazine ? 'magazine' : 'belt';
  const jams = first.roll.total >= shot.jamFrom ? fed : undefined;
  const told = { man, why: 'shot', skill: shot.base, roll: first.roll.total, jams } as const;
  return first.successes < 0 && throwsAgain(machine, told, fight, table) ? throwOnce(fired, burst, table) : first;
}

function throwOnce({ machine, battery, shot }: AirShot, burst: Burst, table: Table): Tested {
  const { target, parts, base } = shot;
  const roll = table.roll('clouds-shot', machine.id);
  const successes = successesOf(base, roll.total);
  const told = { machine: machine.id, gun: battery.place, target, burst, parts, base };
  table.tell({ type: 'clouds-fired', ...told, roll, successes });
  return { roll, successes };
}

/** (C127), (C128) A miss costs a cool aim nothing, and a careful gunner a short burst. */
function halvesSpent(
  burst: 'short' | 'normal' | 'sustained',
  successes: number,
  man: Man,
  { cards }: Skirmish,
): number {
  if (successes < 0 && has(man, 'cool-aim')) return 0;
  if (successes < 0 && has(man, 'ammo-saver')) return 1;
  return halvesOf(burst, cards);
}

/** (C089) Every shot counts for the victory, hit or not. */
function markShot({ machine, battery }: AirShot, target: FightingMachine, { turn }: Skirmish): void {
  target.did.shotAt = true;
  target.lastShot = { by: shooterOf({ machine, battery }), turn };
}

const shooterOf = ({ machine, battery }: Shooting) => ({
  machine: machine.id,
  gun: battery.place === 'forward' ? ('forward' as const) : ('observer' as const),
});

/** (C022) 1d20 and the successes on the damage table. */
function hit(fired: AirShot, successes: number, fight: Skirmish, table: Table): void {
  const { machine, shot, man } = fired;
  const target = machineNamed(shot.target, fight);
  const by = shooterOf(fired);
  target.lastHit = by;
  const first = table.roll('clouds-damage', target.id);
  const adds = successes + (has(man, 'hawk-eyed') ? table.roll('clouds-hawk-eyed').total : 0);
  const harm = harmTo(target, fight, table, by);
  const told = { man, why: 'hit', skill: first.total + adds, roll: first.total } as const;
  const isThrownAgain = throwsAgain(machine, told, fight, table);
  if (isThrownAgain) keepScarf(first.total + adds, harm);
  const roll = isThrownAgain ? table.roll('clouds-damage', target.id) : first;
  // (C126) A marksman shifts what he sees.
  sufferResult(shifted(roll.total + adds, fired, fight, table), harm, roll);
}

/** (C059) A shot through his scarf makes a pilot luckier, even if the damage is thrown again. */
function keepScarf(result: number, harm: CloudsHit): void {
  harm.apply(lineOf(result, harm.machine, harm.fight).effects.filter((effect) => effect.do === 'luck'));
}

/** (C126) A marksman sees the result, and may then shift it by a die. */
function shifted(result: number, { machine, shot, man }: AirShot, fight: Skirmish, table: Table): number {
  if (!has(man, 'marksman')) return result;
  const about = { side: machine.side, view: seenBy(fight), machine: machine.id, target: shot.target, result };
  const answer = table.choose('clouds-marksman', about, ['as-thrown', 'add', 'subtract']);
  if (answer === 'as-thrown') return result;
  const shift = table.roll('clouds-marksman', machine.id).total;
  return answer === 'add' ? result + shift : result - shift;
}
