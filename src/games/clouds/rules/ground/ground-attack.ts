import { rowAt } from '../../../../cards/row-at.ts';
import { expectDefined } from '../../../../cards/rulebook.ts';
import { farBetween, headingsBetween, headingTo, straight } from '../../../../kit/geometry/headings.ts';
import type { Table } from '../../../../table/table.ts';
import { BURSTS, type Burst, type SpeedBand } from '../../cards/words.ts';
import type { ShotOpen } from '../../table/clouds-decisions.ts';
import type { ShotPart } from '../../table/clouds-events.ts';
import {
  type Battery,
  type CloudsBalloon,
  type FightingMachine,
  type GroundUnit,
  has,
  type Man,
  type Skirmish,
} from '../../table/skirmish.ts';
import { bandOf, forBand } from '../look-up.ts';
import { jamFrom } from '../shooting/guns.ts';
import { testStructure } from '../shooting/machine-effects.ts';
import { baseOf, bears, farTo, type Guns, halvesOf, manAt, partOf, reachOf } from '../shooting/shots.ts';
import { harmTo } from '../shooting/suffer.ts';
import { faintAt, observerOf, skillOf, successesOf } from '../tests.ts';

export interface AirShot {
  readonly machine: FightingMachine;
  readonly battery: Battery;
  readonly shot: ShotOpen;
  readonly man: Man;
}

/** What a battery may do to balloons and to units on the ground: guns, rockets, bombs. */
export function shotsAtGround(machine: FightingMachine, battery: Battery, guns: number, fight: Skirmish): ShotOpen[] {
  const balloons = fight.balloons.filter(({ side, isBurnt }) => side !== machine.side && !isBurnt);
  const units = fight.ground.filter(({ side, strength }) => side !== machine.side && strength > 0);
  const firing = { machine, battery, guns };
  const shots = [
    ...balloons.flatMap((balloon) => shotsAtBalloon(firing, balloon, fight)),
    ...units.flatMap((unit) => shotsAtUnit(firing, unit, fight)),
  ];
  return battery.place === 'forward' ? [...shots, ...bombs(machine, units, fight)] : shots;
}

/** A battery and the number of guns that fire. */
interface FiringBattery extends Guns {
  readonly guns: number;
}

function shotsAtBalloon(firing: FiringBattery, balloon: CloudsBalloon, fight: Skirmish): ShotOpen[] {
  const { machine, battery, guns } = firing;
  const far = farTo(machine.place, machine.height, balloon.place, balloon.height);
  if (!bears(machine, battery.place, balloon.place, balloon.height)) return [];
  const man = manAt(machine, battery);
  const parts = [
    ...shotParts(firing, far, fight.cards.shooting.balloons, fight),
    ...partOf('ability', has(man, 'balloon-expert') ? 3 : 0),
  ];
  const isFired = guns > 0 && far <= reachOf(fight.cards);
  const bursts = isFired ? gunShots(firing, { target: balloon.id, parts, far }, fight) : [];
  return battery.place === 'forward' ? [...bursts, ...rockets(machine, balloon, far, fight)] : bursts;
}

interface Modifiers {
  readonly toHit: readonly { readonly band: SpeedBand; readonly amount: number }[];
  readonly oneGun: { readonly amount: number };
  readonly flexible: { readonly amount: number };
}

/** (C017), (C019), (C109), (C116) The gunner, the distance, his machine, its speed, and how his guns are mounted. */
function shotParts(
  { machine, battery, guns }: FiringBattery,
  far: number,
  { toHit, oneGun, flexible }: Modifiers,
  fight: Skirmish,
): ShotPart[] {
  const man = expectDefined(manAt(machine, battery), 'gunner');
  const isFlexible = battery.place === 'rear' || battery.flexible;
  return [
    { part: 'gunnery', amount: skillOf(man, 'gunnery', fight) },
    ...partOf('distance', distanceOf(far, fight)),
    ...partOf('airplane', machine.panel.gunnery),
    ...partOf('speed', forBand(toHit, bandOf(machine.speed, machine.panel, fight.cards))),
    ...partOf('one-gun', guns === 1 ? oneGun.amount : 0),
    ...partOf('flexible', isFlexible ? flexible.amount : 0),
  ];
}

const distanceOf = (far: number, { cards }: Skirmish): number =>
  cards.shooting.distances.find(({ from, to }) => from <= far && far <= to)?.amount ?? 0;

type Aimed = Pick<ShotOpen, 'target' | 'far'> & { readonly parts: ShotPart[] };

/** No sustained fire at targets that do not fly. */
function gunShots({ battery, guns }: FiringBattery, { target, parts, far }: Aimed, { cards }: Skirmish): ShotOpen[] {
  const bursts = BURSTS.filter((burst) => burst !== 'sustained' && halvesOf(burst, cards) <= battery.halves);
  return bursts.map((burst: Burst) => {
    const all = [...parts, ...partOf('short', burst === 'short' ? cards.shooting.shortBurst.amount : 0)];
    const shot = { word: `${target}.${burst}`, target, burst, parts: all, base: baseOf(all), far };
    return { ...shot, jamFrom: jamFrom(guns, burst, cards), boxes: halvesOf(burst, cards) / 2 };
  });
}

/** (C113) Rockets are aimed with the Flying skill. */
function rockets(
  machine: FightingMachine,
  { id, place, height }: CloudsBalloon,
  far: number,
  fight: Skirmish,
): ShotOpen[] {
  const { rockets: aim, balloons } = fight.cards.shooting;
  if (machine.rockets < 1 || far > aim.within.amount) return [];
  const band = bandOf(machine.speed, machine.panel, fight.cards);
  // Ours: guns and rockets bear up to 45 degrees up and down, which is the arc on the sheet.
  const isAbove = machine.height > height;
  const isUpwind = fight.wind !== undefined && headingsBetween(machine.heading, fight.wind) <= 3;
  const isStraight =
    2 * machine.did.straight >= machine.did.flown &&
    headingsBetween(machine.heading, headingTo(machine.place, place)) <= 1;
  const parts: ShotPart[] = [
    { part: 'flying', amount: skillOf(machine.pilot, 'flying', fight) },
    { part: 'base', amount: aim.base.amount },
    ...partOf('speed', forBand(balloons.toHit, band)),
    ...partOf('above', isAbove ? aim.above.amount : 0),
    ...partOf('upwind', isUpwind ? aim.upwind.amount : 0),
    ...partOf('straight', isStraight ? aim.straight.amount : 0),
    ...partOf('ability', has(machine.pilot, 'balloon-expert') ? 3 : 0),
  ];
  return [
    { word: `${id}.rockets`, target: id, burst: 'rockets', parts, base: baseOf(parts), far, jamFrom: 21, boxes: 0 },
  ];
}

export function fireRocket(fired: AirShot, fight: Skirmish, table: Table): void {
  const { machine, shot } = fired;
  machine.rockets = 0;
  const roll = table.roll('clouds-flying');
  faintAt(roll, machine, table);
  const successes = successesOf(shot.base, roll.total);
  const told = { machine: machine.id, gun: 'forward', target: shot.target, burst: 'rockets' } as const;
  table.tell({ type: 'clouds-fired', ...told, parts: shot.parts, base: shot.base, roll, successes });
  if (successes >= 0) fireAtBalloon(fired, fight.cards.shooting.balloons.rockets.amount, fight, table);
}

/** (C108) Gas leaks out, and in the end it burns. */
export function fireAtBalloon({ machine, shot }: AirShot, adds: number, fight: Skirmish, table: Table): void {
  const balloon = expectDefined(
    fight.balloons.find(({ id }) => id === shot.target),
    shot.target,
  );
  const { incendiary } = fight.cards.shooting.balloons;
  const more = adds > 0 || !machine.incendiary ? adds : incendiary.amount;
  damageBalloon(balloon, { adds: more, by: machine.id }, fight, table);
}

/** What a load or a blow adds to the throw, and who caused it. */
interface BalloonHit {
  readonly adds: number;
  readonly by: string;
}

export function damageBalloon(balloon: CloudsBalloon, { adds, by }: BalloonHit, fight: Skirmish, table: Table): void {
  const { damage, airshipCells } = fight.cards.shooting.balloons;
  const roll = table.roll('clouds-balloon');
  const all = adds + balloon.leaks;
  const { leak, burns } = rowAt(damage, roll.total + all);
  balloon.leaks += leak;
  if (burns) balloon.cellsBurnt += 1;
  balloon.isBurnt = balloon.cellsBurnt >= (balloon.isAirship ? airshipCells.amount : 1);
  table.tell({ type: 'clouds-balloon-hit', balloon: balloon.id, by, roll, adds: all, leak, isBurnt: balloon.isBurnt });
}

/** (C116) Guns against men and things on the ground. */
function shotsAtUnit(firing: FiringBattery, unit: GroundUnit, fight: Skirmish): ShotOpen[] {
  const { machine, battery, guns } = firing;
  const { strafing, oneGun, flexible, strafeWithin } = fight.cards.ground;
  const far = farTo(machine.place, machine.height, unit.place, 0);
  if (guns < 1 || far > strafeWithin.amount || !bears(machine, battery.place, unit.place, 0)) return [];
  const man = manAt(machine, battery);
  const parts = [
    ...shotParts(firing, far, { toHit: strafing, oneGun, flexible }, fight),
    ...partOf('ability', has(man, 'strafing-expert') ? 3 : 0),
  ];
  return gunShots(firing, { target: unit.id, parts, far }, fight);
}

/** (C117) Ours: one die of six, and one more for each group of successes. Cover reduces each die. */
export function strafe({ machine, shot }: AirShot, successes: number, fight: Skirmish, table: Table): void {
  const unit = expectDefined(
    fight.ground.find(({ id }) => id === shot.target),
    shot.target,
  );
  const { cover, sheltering, successesPerDie } = fight.cards.ground;
  const less = cover[unit.cover].amount + (unit.isSheltering ? sheltering.amount : 0);
  let amount = 0;
  for (let die = 0; die <= Math.floor(successes / successesPerDie.amount); die++)
    amount += Math.max(table.roll('clouds-1d6').total - less, 0);
  hurtUnit(unit, amount, machine.id, table);
}

function hurtUnit(unit: GroundUnit, amount: number, by: string, table: Table): void {
  unit.strength = Math.max(unit.strength - amount, 0);
  table.tell({ type: 'clouds-unit-hit', unit: unit.id, by, amount, left: unit.strength });
}

/**
 * Ours: a bomb falls on what is directly below, or nearly so. (C119) All bombs fall as a stick, each one spacing
 * farther.
 */
function bombs(machine: FightingMachine, units: readonly GroundUnit[], fight: Skirmish): ShotOpen[] {
  if (machine.bombs < 1) return [];
  const within = 100 * (spacingOf(machine, fight) + 1);
  const aims = observerOf(machine);
  // (C127), (C128) The hawk-eyed aim better.
  const more = has(machine.pilot, 'hawk-eyed') ? 3 : 0;
  const byGunner = aims.seat === 'gunner' && has(aims, 'hawk-eyed') ? 4 : 0;
  const parts: ShotPart[] = [
    { part: 'gunnery', amount: skillOf(aims, 'gunnery', fight) },
    ...partOf('ability', Math.max(more, byGunner)),
  ];
  const drops = machine.bombs > 1 ? (['bomb', 'stick'] as const) : (['bomb'] as const);
  return units
    .filter(({ place }) => farBetween(place, machine.place) <= within)
    .flatMap(({ id }) =>
      drops.map((burst) => ({
        word: `${id}.${burst}`,
        target: id,
        burst,
        parts,
        base: baseOf(parts),
        far: 0,
        jamFrom: 21,
        boxes: 0,
      })),
    );
}

/** (C119) Move Units from one bomb of a stick to the next, by speed. */
const spacingOf = ({ speed, panel }: FightingMachine, { cards }: Skirmish): number =>
  forBand(cards.ground.bombing.spacing, bandOf(speed, panel, cards));

/**
 * (C119) How far off a bomb falls: the die for the height, less the successes. Ours: the first bomb of a stick falls so
 * far short of the aim, and each later one a spacing farther along the way.
 */
export function dropBombs({ machine, shot }: AirShot, fight: Skirmish, table: Table): void {
  const { bombing } = fight.cards.ground;
  const count = shot.burst === 'stick' ? machine.bombs : 1;
  machine.bombs -= count;
  if (machine.testEach?.bombs) testStructure(harmTo(machine, fight, table), 'damage');
  const roll = table.roll('clouds-bombing');
  const successes = successesOf(shot.base, roll.total);
  const { deviation, less } = bombRow(machine, successes, fight);
  const fell = table.roll(`clouds-${deviation}`);
  const short = Math.max(fell.total - less, 0);
  const aim = expectDefined(
    fight.ground.find(({ id }) => id === shot.target),
    shot.target,
  );
  for (let bomb = 0; bomb < count; bomb++) {
    const along = bomb * spacingOf(machine, fight) - short;
    const place = straight(aim.place, machine.heading, 100 * along);
    const hit = fight.ground.filter(
      (unit) => unit.side !== machine.side && farBetween(unit.place, place) <= 100 * bombing.hits.amount,
    );
    const told = { machine: machine.id, target: shot.target, successes, deviation: fell, less };
    table.tell({ type: 'clouds-bombed', ...told, off: Math.abs(along), isHit: hit.length > 0 });
    for (const unit of hit) if (unit.strength > 0) hurtUnit(unit, unit.strength, machine.id, table);
  }
}

/** The cell of the bombing table: by height, speed, and the pair of successes from -6 to 15. */
export function bombRow(
  { height, speed, panel }: Pick<FightingMachine, 'height' | 'speed' | 'panel'>,
  successes: number,
  { cards }: Skirmish,
) {
  const { deviation, speeds } = rowAt(cards.ground.bombing.heights, height);
  const band = bandOf(speed, panel, cards);
  const row = expectDefined(
    speeds.find((each) => each.band === band),
    band,
  );
  const pair = Math.floor((Math.min(Math.max(successes, -6), 15) + 6) / 2);
  return { deviation, less: expectDefined(row.less[pair], 'cell of the bombing table') };
}
