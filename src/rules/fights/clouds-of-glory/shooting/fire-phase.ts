import type { Burst } from '../../../../rulebook/fights/clouds-of-glory/words.ts';
import { promised } from '../../../../rulebook/promised.ts';
import type { ShotOpen } from '../../../../table/fights/clouds-of-glory/clouds-decisions.ts';
import {
  type Battery,
  type FightingMachine,
  has,
  isUp,
  type Man,
  planeOf,
  type Skirmish,
} from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../../table/table.ts';
import { type AirShot, dropBombs, fireAtBalloon, fireRocket, shotsAtGround, strafe } from '../ground/ground-attack.ts';
import { compare } from '../initiative.ts';
import { seenBy } from '../seen.ts';
import { fallAtOnce } from '../spin-and-fire.ts';
import { successesOf, type Tested, throwsAgain } from '../tests.ts';
import { malfunction, readyGuns } from './guns.ts';
import type { Hit } from './hit.ts';
import { testStructure } from './machine-effects.ts';
import { halvesOf, manAt, mayFire, shotsAtPlanes } from './shots.ts';
import { harmTo, lineOf, sufferResult } from './suffer.ts';

interface Shooting {
  readonly plane: FightingMachine;
  readonly battery: Battery;
}

/** (C016) Highest initiative first; an observer by his own. */
export function airFires(fight: Skirmish, table: Table): void {
  const all = fight.planes.flatMap((plane): Shooting[] =>
    [plane.forward, plane.rear].flatMap((battery) => (mayFire(plane, battery) ? [{ plane, battery }] : [])),
  );
  for (const shooting of all.sort(byInitiative))
    if (mayFire(shooting.plane, shooting.battery)) {
      takeShot(shooting, fight, table);
      fallAtOnce(fight, table);
    }
}

const byInitiative = (a: Shooting, b: Shooting): number => compare(initiativeAt(a), initiativeAt(b));

const initiativeAt = ({ plane, battery }: Shooting) =>
  battery.place === 'forward' ? plane.initiative : plane.gunnerInitiative;

function takeShot({ plane, battery }: Shooting, fight: Skirmish, table: Table): void {
  const guns = readyGuns(battery, fight.turn);
  const shots = [
    ...(guns > 0 ? shotsAtPlanes(plane, battery, fight) : []),
    ...shotsAtGround(plane, battery, guns, fight),
  ];
  if (shots.length === 0) return;
  const { side, id: machine } = plane;
  const about = { side, view: seenBy(fight), machine, gun: battery.place, shots };
  const answer = table.choose('clouds-fire', about, ['hold', ...shots.map(({ word }) => word)]);
  const shot = shots.find(({ word }) => word === answer);
  if (shot) fire({ plane, battery, shot }, fight, table);
}

interface Fired extends Shooting {
  readonly shot: ShotOpen;
}

function fire({ plane, battery, shot }: Fired, fight: Skirmish, table: Table): void {
  const isDropped = shot.burst === 'bomb' || shot.burst === 'stick';
  if (battery.place === 'forward' && !isDropped && plane.testEach?.guns)
    testStructure(harmTo(plane, fight, table), 'damage');
  if (!isUp(plane)) return;
  const man = promised(manAt(plane, battery), 'man at the gun');
  const fired: AirShot = { plane, battery, shot, man };
  if (isDropped) dropBombs(fired, fight, table);
  else if (shot.burst === 'rockets') fireRocket(fired, fight, table);
  else fireGuns(fired, fight, table);
}

/** (C021) to (C023), (C110) The throw, the rounds, the jam, the hit. */
function fireGuns(fired: AirShot, fight: Skirmish, table: Table): void {
  const { plane, battery, shot, man } = fired;
  const burst: Burst = shot.burst === 'short' || shot.burst === 'sustained' ? shot.burst : 'normal';
  const { roll, successes } = throwShot(fired, burst, fight, table);
  battery.halves = Math.max(battery.halves - halvesSpent(burst, successes, man, fight), 0);
  battery.firedAt = { target: shot.target, turn: fight.turn };
  const target = fight.planes.find(({ id }) => id === shot.target);
  if (target) markShot(fired, target, fight);
  if (roll.total >= shot.jamFrom) malfunction({ plane, battery, man }, fight, table);
  if (successes < 0) return;
  if (target) hit(fired, successes, fight, table);
  else if (fight.balloons.some(({ id }) => id === shot.target)) fireAtBalloon(fired, 0, fight, table);
  else strafe(fired, successes, fight, table);
}

/** (C021) 1d20 against the base shot; (C059) a miss may be thrown again, and what then falls stands. */
function throwShot(fired: AirShot, burst: Burst, fight: Skirmish, table: Table): Tested {
  const { plane, shot, man } = fired;
  const first = throwOnce(fired, burst, table);
  const told = { man, why: 'shot', skill: shot.base, roll: first.roll.total } as const;
  return first.successes < 0 && throwsAgain(plane, told, fight, table) ? throwOnce(fired, burst, table) : first;
}

function throwOnce({ plane, battery, shot }: AirShot, burst: Burst, table: Table): Tested {
  const { target, parts, base } = shot;
  const roll = table.roll('clouds-shot', plane.id);
  const successes = successesOf(base, roll.total);
  const told = { machine: plane.id, gun: battery.place, target, burst, parts, base };
  table.tell({ type: 'clouds-fired', ...told, roll, successes });
  return { roll, successes };
}

/** (C127), (C128) A miss costs the cool aim nothing, and the careful gunner a short burst. */
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

/** (C089) Who shoots counts, hit or not. */
function markShot({ plane, battery }: AirShot, target: FightingMachine, { turn }: Skirmish): void {
  target.did.shotAt = true;
  target.lastShot = { by: shooterOf({ plane, battery }), turn };
}

const shooterOf = ({ plane, battery }: Shooting) => ({
  machine: plane.id,
  gun: battery.place === 'forward' ? ('forward' as const) : ('observer' as const),
});

/** (C022) 1d20 and the successes on the damage table. */
function hit(fired: AirShot, successes: number, fight: Skirmish, table: Table): void {
  const { plane, shot, man } = fired;
  const target = planeOf(shot.target, fight);
  const by = shooterOf(fired);
  target.lastHit = by;
  const first = table.roll('clouds-damage', target.id);
  const adds = successes + (has(man, 'hawk-eyed') ? table.roll('clouds-hawk-eyed').total : 0);
  const harm = harmTo(target, fight, table, { by, from: plane.place });
  const told = { man, why: 'hit', skill: first.total + adds, roll: first.total } as const;
  const isThrownAgain = throwsAgain(plane, told, fight, table);
  if (isThrownAgain) keepScarf(first.total + adds, harm);
  const roll = isThrownAgain ? table.roll('clouds-damage', target.id) : first;
  sufferResult(shifted(roll.total + adds, fired, fight, table), harm, roll);
}

/** (C059) A shot through his scarf makes him luckier, even where the damage is thrown again. */
function keepScarf(result: number, harm: Hit): void {
  harm.apply(lineOf(result, harm.plane, harm.fight).effects.filter((effect) => effect.do === 'luck'));
}

/** (C126) The marksman sees the result, and may shift it by a die that he then throws. */
function shifted(result: number, { plane, shot, man }: AirShot, fight: Skirmish, table: Table): number {
  if (!has(man, 'marksman')) return result;
  const about = { side: plane.side, view: seenBy(fight), machine: plane.id, target: shot.target, result };
  const answer = table.choose('clouds-marksman', about, ['as-thrown', 'add', 'subtract']);
  if (answer === 'as-thrown') return result;
  const shift = table.roll('clouds-marksman', plane.id).total;
  return answer === 'add' ? result + shift : result - shift;
}
