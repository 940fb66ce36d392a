import type { LandingRow } from '../../../../rulebook/fights/clouds-of-glory/mishaps.ts';
import { rowAt } from '../../../../rulebook/fights/row-at.ts';
import { has, isUp, type Plane, type Skirmish } from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../../table/table.ts';
import { hasPower } from '../flying/course.ts';
import { bandOf, forBand, stepsAboveStall } from '../look-up.ts';
import { aboard, kill, lose } from '../shooting/loss.ts';
import { harmTo } from '../shooting/suffer.ts';
import { luckTest, skillOf, tested, thrown } from '../tests.ts';

/** (C055), (C058) Into the ground; who can still pull away may come off lightly. */
export function strikeGround(plane: Plane, isClear: boolean, fight: Skirmish, table: Table): void {
  const { collision } = fight.cards.mishaps;
  const modifier = forBand(collision.bands, bandOf(plane.speed, plane.panel, fight.cards));
  const roll = table.roll('clouds-collision');
  const row = rowAt(collision.ground, roll.total + modifier);
  table.tell({ type: 'clouds-collided', machine: plane.id, other: 'the ground', roll, modifier, words: row.words });
  plane.height = 0;
  const hit = harmTo(plane, fight, table);
  hit.apply((isClear ? row.ifClear : undefined) ?? row.else);
  if (isUp(plane)) plane.height = 1;
}

interface Landing {
  readonly isEmergency: boolean;
  readonly onBoard: boolean;
}

/** (C049) to (C054) A landing: where, by Luck unless the engine pulls, and how, by Flying. */
export function land(plane: Plane, { isEmergency, onBoard }: Landing, fight: Skirmish, table: Table): void {
  const { landing } = fight.cards.mishaps;
  const { name, modifier } = placeFor(plane, isEmergency, fight, table);
  const more =
    modifier + landingModifier(plane, fight) + (isEmergency && has(plane.pilot, 'emergency-survivor') ? 5 : 0);
  const trial = { of: 'flying', why: 'landing', who: 'pilot', check: 'clouds-landing' } as const;
  const skill = skillOf(plane.pilot, 'flying', fight);
  const { successes } = tested(plane, { ...trial, skill, modifier: more }, fight, table);
  const isWater = fight.terrain === 'water' && isEmergency;
  const row = rowAt(isWater ? landing.onWater : landing.onLand, successes);
  const isWrecked = touchDown(row, { place: name, isEmergency }, plane, table);
  hurtInLanding(row, plane, fight, table);
  if (row.luck !== undefined) getOut(row.luck, plane, fight, table);
  if (!isUp(plane)) return;
  plane.status = 'landed';
  plane.wrecked = isWrecked;
  if (isEmergency && onBoard) plane.credit = plane.lastHit;
}

/**
 * (C053) What the ground takes off her. Ours: with the last of her strength gone she is a wreck, and has not broken up
 * in the air.
 */
function touchDown(
  { words, wrecked = false, structure = { plus: 0 } }: LandingRow,
  told: { readonly place: string; readonly isEmergency: boolean },
  plane: Plane,
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

/** (C050) With enough engine to fly on it is an aerodrome; else a Luck test finds the place. */
function placeFor(plane: Plane, isEmergency: boolean, fight: Skirmish, table: Table) {
  const { places } = fight.cards.mishaps;
  if (!isEmergency || hasPower(plane)) return places.aerodrome;
  const more = has(plane.pilot, 'emergency-survivor') ? 5 : 0;
  return rowAt(places.byLuck, luckTest(plane, 'place', more, fight, table).successes);
}

/** (C052) Fire, wheels gone, speed, floats. */
export function landingModifier(plane: Plane, { cards, terrain }: Skirmish): number {
  const { fire, gear, step, floatsOnLand, floatsOnWater } = cards.mishaps.landing;
  const floats = terrain === 'water' ? floatsOnWater.amount : floatsOnLand.amount;
  const steps = stepsAboveStall(bandOf(plane.speed, plane.panel, cards));
  return (
    (plane.fire ? fire.amount : 0) +
    (plane.gearGone ? gear.amount : 0) +
    (plane.panel.floats ? floats : 0) +
    steps * step.amount
  );
}

function hurtInLanding({ fortitude }: LandingRow, plane: Plane, fight: Skirmish, table: Table): void {
  if (fortitude === undefined) return;
  const { amount, roll } = thrown({ dice: fortitude }, table);
  const left = Math.max(plane.pilot.fortitude - amount, 0);
  table.tell({ type: 'clouds-wounded', machine: plane.id, who: 'pilot', amount, left, ...(roll && { roll }) });
  if (left > 0) plane.pilot.fortitude = left;
  else kill(plane, plane.pilot, fight, table);
}

/** (C054) Out of her before she sinks. */
function getOut(modifier: number, plane: Plane, fight: Skirmish, table: Table): void {
  lose(plane, 'wrecked', fight, table);
  if (plane.pilot.fortitude > 0 && luckTest(plane, 'water', modifier, fight, table).successes < 0)
    for (const man of aboard(plane)) kill(plane, man, fight, table);
}
