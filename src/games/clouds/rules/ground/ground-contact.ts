import { rowAt } from '../../../../cards/row-at.ts';
import type { Table } from '../../../../table/table.ts';
import type { LandingRow } from '../../cards/mishaps.ts';
import { type FightingMachine, has, isUp, type Skirmish } from '../../table/skirmish.ts';
import { hasPower } from '../engines.ts';
import { bandOf, forBand, stepsAboveStall } from '../look-up.ts';
import { aboard, kill, loseTo } from '../shooting/loss.ts';
import { harmTo } from '../shooting/suffer.ts';
import { luckTest, passesTest, rollTableDice, skillOf } from '../tests.ts';

/** (C055), (C058) Into the ground. A pilot who can still pull up may suffer less. */
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

/** (C049) to (C054) A landing. Where: by Luck, unless the engine runs. How: by Flying. */
export function land(machine: FightingMachine, { isEmergency, onBoard }: Landing, fight: Skirmish, table: Table): void {
  const { landing: sheet, places } = fight.cards.mishaps;
  const { ground, place, modifier } = isEmergency
    ? emergencyAt(machine, fight, table)
    : { ground: 'field', place: places.aerodrome.name, modifier: places.aerodrome.modifier };
  const trial = { of: 'flying', why: 'landing', who: 'pilot', check: 'clouds-landing' } as const;
  const skill = skillOf(machine.pilot, 'flying', fight);
  const all = { ...trial, skill, modifier: modifier + landingModifier(machine, fight) };
  const { successes } = passesTest(machine, all, fight, table);
  const row = rowAt(ground === 'water' ? sheet.onWater : sheet.onLand, successes);
  const isWrecked = touchDown(row, { place, isEmergency }, machine, table);
  hurtInLanding(row, machine, fight, table);
  // (C091) On the board it is a victory of the last to hit, whether the machine sinks or not; off the board it is
  // nobody's. (C089) A victory that was settled before, as for a burning machine, stays.
  machine.credit ??= isEmergency && onBoard ? machine.lastHit : undefined;
  if (row.luck !== undefined) sink(machine, row.luck, fight, table);
  if (!isUp(machine)) return;
  machine.status = 'landed';
  machine.wrecked = isWrecked;
}

/** The place of an emergency landing, and the effects of floats (C052) and of the survivor's skill (C127). */
function emergencyAt(machine: FightingMachine, fight: Skirmish, table: Table) {
  const ground = surfaceFor(machine, fight);
  const { name, modifier } = placeFor(machine, ground, fight, table);
  const skilled = has(machine.pilot, 'emergency-survivor') ? 5 : 0;
  return { ground, place: name, modifier: modifier + floatsModifier(machine, ground, fight) + skilled };
}

type Surface = 'field' | 'water';

/**
 * (C050) Ours: with a running engine a machine reaches an aerodrome, and a seaplane over water its station. Without one
 * it comes down on whatever lies below.
 */
const surfaceFor = (machine: FightingMachine, { terrain }: Skirmish): Surface =>
  terrain === 'water' && (!hasPower(machine) || machine.panel.floats === true) ? 'water' : 'field';

/**
 * (C053) Damage from the landing. Ours: a machine without strength left is a wreck, but has not broken up in the air.
 */
function touchDown(
  { words, wrecked = false, structure = { plus: 0 } }: LandingRow,
  told: { readonly place: string; readonly isEmergency: boolean },
  machine: FightingMachine,
  table: Table,
): boolean {
  const { amount, roll } = rollTableDice(structure, table);
  machine.structure = Math.max(machine.structure - amount, 0);
  machine.height = 0;
  const isWrecked = wrecked || machine.structure === 0;
  table.tell({ type: 'clouds-landed', machine: machine.id, ...told, words, isWrecked });
  if (roll) table.tell({ type: 'clouds-structure-lost', machine: machine.id, amount, left: machine.structure, roll });
  return isWrecked;
}

/**
 * (C050) With enough engine to fly on it is an aerodrome; otherwise a Luck test finds a place. On modelled water (C049)
 * there is none.
 */
function placeFor(machine: FightingMachine, ground: Surface, fight: Skirmish, table: Table) {
  const { places } = fight.cards.mishaps;
  if (hasPower(machine)) return places.aerodrome;
  if (ground === 'water') return places.water;
  const more = has(machine.pilot, 'emergency-survivor') ? 5 : 0;
  return rowAt(places.byLuck, luckTest(machine, { why: 'place', modifier: more }, fight, table).successes);
}

/** (C052) Fire, lost wheels, speed. */
export function landingModifier(machine: FightingMachine, { cards }: Skirmish): number {
  const { fire, gear, step } = cards.mishaps.landing;
  const steps = stepsAboveStall(bandOf(machine.speed, machine.panel, cards));
  return (machine.fire ? fire.amount : 0) + (machine.gearGone ? gear.amount : 0) + steps * step.amount;
}

/** (C052) Floats are for the water, and count only in an emergency. */
export function floatsModifier({ panel }: FightingMachine, ground: Surface, { cards }: Skirmish): number {
  const { floatsOnLand, floatsOnWater } = cards.mishaps.landing;
  if (!panel.floats) return 0;
  return ground === 'water' ? floatsOnWater.amount : floatsOnLand.amount;
}

function hurtInLanding({ fortitude }: LandingRow, machine: FightingMachine, fight: Skirmish, table: Table): void {
  if (fortitude === undefined) return;
  const { amount, roll } = rollTableDice({ dice: fortitude }, table);
  const left = Math.max(machine.pilot.fortitude - amount, 0);
  table.tell({ type: 'clouds-wounded', machine: machine.id, who: 'pilot', amount, left, ...(roll && { roll }) });
  if (left > 0) machine.pilot.fortitude = left;
  else kill(machine, machine.pilot, fight, table);
}

/** (C054) The machine sinks, and each man aboard must get out by his own Luck. */
function sink(machine: FightingMachine, modifier: number, fight: Skirmish, table: Table): void {
  loseTo(machine, 'wrecked', machine.credit, table);
  for (const man of aboard(machine).filter(({ fortitude }) => fortitude > 0)) {
    const trial = { of: 'luck', why: 'water', who: man.seat, skill: man.luck, modifier } as const;
    if (passesTest(machine, trial, fight, table).successes < 0) kill(machine, man, fight, table);
  }
}
