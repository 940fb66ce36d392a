import { rowAt } from '../../../../cards/row-at.ts';
import type { Table } from '../../../../table/table.ts';
import type { LandingRow } from '../../cards/mishaps.ts';
import { type FightingMachine, has, isUp, type Skirmish } from '../../table/skirmish.ts';
import { hasPower } from '../engines.ts';
import { bandOf, forBand, stepsAboveStall } from '../look-up.ts';
import { aboard, kill, loseTo } from '../shooting/loss.ts';
import { harmTo } from '../shooting/suffer.ts';
import { luckTest, skillOf, tested, thrown } from '../tests.ts';

/** (C055), (C058) Into the ground; who can still pull away may come off lightly. */
export function strikeGround(
  machine: FightingMachine,
  how: 'steered' | 'helpless',
  fight: Skirmish,
  table: Table,
): void {
  const { collision } = fight.cards.mishaps;
  const modifier = forBand(collision.bands, bandOf(machine.speed, machine.panel, fight.cards));
  const roll = table.roll('clouds-collision');
  const row = rowAt(collision.ground, roll.total + modifier);
  table.tell({ type: 'clouds-collided', machine: machine.id, other: 'the ground', roll, modifier, words: row.words });
  machine.height = 0;
  const hit = harmTo(machine, fight, table);
  hit.apply((how === 'steered' ? row.ifClear : undefined) ?? row.else);
  if (isUp(machine)) machine.height = 1;
}

interface Landing {
  readonly isEmergency: boolean;
  readonly onBoard: boolean;
}

/** (C049) to (C054) A landing: where, by Luck unless the engine pulls, and how, by Flying. */
export function land(machine: FightingMachine, { isEmergency, onBoard }: Landing, fight: Skirmish, table: Table): void {
  const { landing: sheet, places } = fight.cards.mishaps;
  const { ground, place, modifier } = isEmergency
    ? emergencyAt(machine, fight, table)
    : { ground: 'field', place: places.aerodrome.name, modifier: places.aerodrome.modifier };
  const trial = { of: 'flying', why: 'landing', who: 'pilot', check: 'clouds-landing' } as const;
  const skill = skillOf(machine.pilot, 'flying', fight);
  const all = { ...trial, skill, modifier: modifier + landingModifier(machine, fight) };
  const { successes } = tested(machine, all, fight, table);
  const row = rowAt(ground === 'water' ? sheet.onWater : sheet.onLand, successes);
  const isWrecked = touchDown(row, { place, isEmergency }, machine, table);
  hurtInLanding(row, machine, fight, table);
  // (C091) On the board it is his who hit her last, whether she then sinks or not; off it nobody's. (C089) Where it was
  // settled before, as of one who burns, it stays so.
  machine.credit ??= isEmergency && onBoard ? machine.lastHit : undefined;
  if (row.luck !== undefined) sink(machine, row.luck, fight, table);
  if (!isUp(machine)) return;
  machine.status = 'landed';
  machine.wrecked = isWrecked;
}

/** Where an emergency landing is, and what that, floats (C052) and a survivor's skill (C127) make of it. */
function emergencyAt(machine: FightingMachine, fight: Skirmish, table: Table) {
  const ground = surfaceFor(machine, fight);
  const { name, modifier } = placeFor(machine, ground, fight, table);
  const skilled = has(machine.pilot, 'emergency-survivor') ? 5 : 0;
  return { ground, place: name, modifier: modifier + floatsModifier(machine, ground, fight) + skilled };
}

type Surface = 'field' | 'water';

/**
 * (C050) Ours: with an engine that pulls she reaches an aerodrome, and one with floats, where there is water, her station
 * on it; without one she comes down on what lies below.
 */
const surfaceFor = (machine: FightingMachine, { terrain }: Skirmish): Surface =>
  terrain === 'water' && (!hasPower(machine) || machine.panel.floats === true) ? 'water' : 'field';

/**
 * (C053) What the ground takes off her. Ours: with the last of her strength gone she is a wreck, and has not broken up
 * in the air.
 */
function touchDown(
  { words, wrecked = false, structure = { plus: 0 } }: LandingRow,
  told: { readonly place: string; readonly isEmergency: boolean },
  machine: FightingMachine,
  table: Table,
): boolean {
  const { amount, roll } = thrown(structure, table);
  machine.structure = Math.max(machine.structure - amount, 0);
  machine.height = 0;
  const isWrecked = wrecked || machine.structure === 0;
  table.tell({ type: 'clouds-landed', machine: machine.id, ...told, words, isWrecked });
  if (roll) table.tell({ type: 'clouds-structure-lost', machine: machine.id, amount, left: machine.structure, roll });
  return isWrecked;
}

/**
 * (C050) With enough engine to fly on it is an aerodrome; else a Luck test finds the place, and on modelled water (C049)
 * there is none to be found.
 */
function placeFor(machine: FightingMachine, ground: Surface, fight: Skirmish, table: Table) {
  const { places } = fight.cards.mishaps;
  if (hasPower(machine)) return places.aerodrome;
  if (ground === 'water') return places.water;
  const more = has(machine.pilot, 'emergency-survivor') ? 5 : 0;
  return rowAt(places.byLuck, luckTest(machine, { why: 'place', modifier: more }, fight, table).successes);
}

/** (C052) Fire, wheels gone, speed. */
export function landingModifier(machine: FightingMachine, { cards }: Skirmish): number {
  const { fire, gear, step } = cards.mishaps.landing;
  const steps = stepsAboveStall(bandOf(machine.speed, machine.panel, cards));
  return (machine.fire ? fire.amount : 0) + (machine.gearGone ? gear.amount : 0) + steps * step.amount;
}

/** (C052) Floats are for the water, and count in an emergency alone. */
export function floatsModifier({ panel }: FightingMachine, ground: Surface, { cards }: Skirmish): number {
  const { floatsOnLand, floatsOnWater } = cards.mishaps.landing;
  if (!panel.floats) return 0;
  return ground === 'water' ? floatsOnWater.amount : floatsOnLand.amount;
}

function hurtInLanding({ fortitude }: LandingRow, machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (fortitude === undefined) return;
  const { amount, roll } = thrown({ dice: fortitude }, table);
  const left = Math.max(machine.pilot.fortitude - amount, 0);
  table.tell({ type: 'clouds-wounded', machine: machine.id, who: 'pilot', amount, left, ...(roll && { roll }) });
  if (left > 0) machine.pilot.fortitude = left;
  else kill(machine, machine.pilot, fight, table);
}

/** (C054) She sinks, and each man in her must get out by his own Luck. */
function sink(machine: FightingMachine, modifier: number, fight: Skirmish, table: Table): void {
  loseTo(machine, 'wrecked', machine.credit, table);
  for (const man of aboard(machine).filter(({ fortitude }) => fortitude > 0)) {
    const trial = { of: 'luck', why: 'water', who: man.seat, skill: man.luck, modifier } as const;
    if (tested(machine, trial, fight, table).successes < 0) kill(machine, man, fight, table);
  }
}
