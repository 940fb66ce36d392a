import type { LandingRow } from '../../../../rulebook/fights/clouds-of-glory/mishaps.ts';
import { rowAt } from '../../../../rulebook/fights/row-at.ts';
import {
  type FightingMachine,
  has,
  isUp,
  type Shooter,
  type Skirmish,
} from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../../table/table.ts';
import { hasPower } from '../flying/course.ts';
import { bandOf, forBand, stepsAboveStall } from '../look-up.ts';
import { aboard, kill, loseTo } from '../shooting/loss.ts';
import { harmTo } from '../shooting/suffer.ts';
import { luckTest, skillOf, tested, thrown } from '../tests.ts';

/** (C055), (C058) Into the ground; who can still pull away may come off lightly. */
export function strikeGround(plane: FightingMachine, how: 'steered' | 'helpless', fight: Skirmish, table: Table): void {
  const { collision } = fight.cards.mishaps;
  const modifier = forBand(collision.bands, bandOf(plane.speed, plane.panel, fight.cards));
  const roll = table.roll('clouds-collision');
  const row = rowAt(collision.ground, roll.total + modifier);
  table.tell({ type: 'clouds-collided', machine: plane.id, other: 'the ground', roll, modifier, words: row.words });
  plane.height = 0;
  const hit = harmTo(plane, fight, table);
  hit.apply((how === 'steered' ? row.ifClear : undefined) ?? row.else);
  if (isUp(plane)) plane.height = 1;
}

interface Landing {
  readonly isEmergency: boolean;
  readonly onBoard: boolean;
}

/** (C049) to (C054) A landing: where, by Luck unless the engine pulls, and how, by Flying. */
export function land(plane: FightingMachine, { isEmergency, onBoard }: Landing, fight: Skirmish, table: Table): void {
  const { landing: sheet, places } = fight.cards.mishaps;
  const { ground, place, modifier } = isEmergency
    ? emergencyAt(plane, fight, table)
    : { ground: 'field', place: places.aerodrome.name, modifier: places.aerodrome.modifier };
  const trial = { of: 'flying', why: 'landing', who: 'pilot', check: 'clouds-landing' } as const;
  const skill = skillOf(plane.pilot, 'flying', fight);
  const all = { ...trial, skill, modifier: modifier + landingModifier(plane, fight) };
  const { successes } = tested(plane, all, fight, table);
  const row = rowAt(ground === 'water' ? sheet.onWater : sheet.onLand, successes);
  const isWrecked = touchDown(row, { place, isEmergency }, plane, table);
  hurtInLanding(row, plane, fight, table);
  // (C091) On the board it is his who hit her last, whether she then sinks or not; off it nobody's.
  const credit = isEmergency && onBoard ? plane.lastHit : undefined;
  if (row.luck !== undefined) sink(plane, { modifier: row.luck, credit }, fight, table);
  if (!isUp(plane)) return;
  plane.status = 'landed';
  plane.wrecked = isWrecked;
  plane.credit = credit ?? plane.credit;
}

/** Where an emergency landing is, and what that, floats (C052) and a survivor's skill (C127) make of it. */
function emergencyAt(plane: FightingMachine, fight: Skirmish, table: Table) {
  const ground = surfaceFor(plane, fight);
  const { name, modifier } = placeFor(plane, ground, fight, table);
  const skilled = has(plane.pilot, 'emergency-survivor') ? 5 : 0;
  return { ground, place: name, modifier: modifier + floatsModifier(plane, ground, fight) + skilled };
}

type Surface = 'field' | 'water';

/**
 * (C050) Ours: with an engine that pulls she reaches an aerodrome, and one with floats, where there is water, her station
 * on it; without one she comes down on what lies below.
 */
const surfaceFor = (plane: FightingMachine, { terrain }: Skirmish): Surface =>
  terrain === 'water' && (!hasPower(plane) || plane.panel.floats === true) ? 'water' : 'field';

/**
 * (C053) What the ground takes off her. Ours: with the last of her strength gone she is a wreck, and has not broken up
 * in the air.
 */
function touchDown(
  { words, wrecked = false, structure = { plus: 0 } }: LandingRow,
  told: { readonly place: string; readonly isEmergency: boolean },
  plane: FightingMachine,
  table: Table,
): boolean {
  const { amount, roll } = thrown(structure, table);
  plane.structure = Math.max(plane.structure - amount, 0);
  plane.height = 0;
  const isWrecked = wrecked || plane.structure === 0;
  table.tell({ type: 'clouds-landed', machine: plane.id, ...told, words, isWrecked });
  if (roll) table.tell({ type: 'clouds-structure-lost', machine: plane.id, amount, left: plane.structure, roll });
  return isWrecked;
}

/**
 * (C050) With enough engine to fly on it is an aerodrome; else a Luck test finds the place, and on modelled water (C049)
 * there is none to be found.
 */
function placeFor(plane: FightingMachine, ground: Surface, fight: Skirmish, table: Table) {
  const { places } = fight.cards.mishaps;
  if (hasPower(plane)) return places.aerodrome;
  if (ground === 'water') return places.water;
  const more = has(plane.pilot, 'emergency-survivor') ? 5 : 0;
  return rowAt(places.byLuck, luckTest(plane, { why: 'place', modifier: more }, fight, table).successes);
}

/** (C052) Fire, wheels gone, speed. */
export function landingModifier(plane: FightingMachine, { cards }: Skirmish): number {
  const { fire, gear, step } = cards.mishaps.landing;
  const steps = stepsAboveStall(bandOf(plane.speed, plane.panel, cards));
  return (plane.fire ? fire.amount : 0) + (plane.gearGone ? gear.amount : 0) + steps * step.amount;
}

/** (C052) Floats are for the water, and count in an emergency alone. */
export function floatsModifier({ panel }: FightingMachine, ground: Surface, { cards }: Skirmish): number {
  const { floatsOnLand, floatsOnWater } = cards.mishaps.landing;
  if (!panel.floats) return 0;
  return ground === 'water' ? floatsOnWater.amount : floatsOnLand.amount;
}

function hurtInLanding({ fortitude }: LandingRow, plane: FightingMachine, fight: Skirmish, table: Table): void {
  if (fortitude === undefined) return;
  const { amount, roll } = thrown({ dice: fortitude }, table);
  const left = Math.max(plane.pilot.fortitude - amount, 0);
  table.tell({ type: 'clouds-wounded', machine: plane.id, who: 'pilot', amount, left, ...(roll && { roll }) });
  if (left > 0) plane.pilot.fortitude = left;
  else kill(plane, plane.pilot, fight, table);
}

interface Sinking {
  readonly modifier: number;
  readonly credit: Shooter | undefined;
}

/** (C054) She sinks, and each man in her must get out by his own Luck. */
function sink(plane: FightingMachine, { modifier, credit }: Sinking, fight: Skirmish, table: Table): void {
  loseTo(plane, 'wrecked', credit, table);
  for (const man of aboard(plane).filter(({ fortitude }) => fortitude > 0)) {
    const trial = { of: 'luck', why: 'water', who: man.seat, skill: man.luck, modifier } as const;
    if (tested(plane, trial, fight, table).successes < 0) kill(plane, man, fight, table);
  }
}
