import { expectDefined } from '../../../../cards/rulebook.ts';
import type { Table } from '../../../../table/table.ts';
import type { EffectName, EffectOf } from '../../cards/effects.ts';
import { type FightingMachine, isUp, type Shooter, type Skirmish } from '../../table/skirmish.ts';
import { letterIndex, spaceBetween } from '../look-up.ts';
import { rollTableDice } from '../tests.ts';
import { crash, killCockpit, wound } from './crew-effects.ts';
import type { CloudsHit } from './hit.ts';
import { killAll } from './loss.ts';
import {
  beginSpin,
  breakUp,
  burnPilot,
  catchFire,
  doom,
  flyOrSpin,
  hitGuns,
  loseEngine,
  loseFuel,
  loseGuns,
  loseStructure,
  loseWing,
  sideHit,
  smoke,
  stopEngine,
  strainEach,
  tellSuffered,
  testStructure,
} from './machine-effects.ts';

/** Damage to a machine, with what may follow; `by` names the shooter. */
export function harmTo(machine: FightingMachine, fight: Skirmish, table: Table, by?: Shooter): CloudsHit {
  const hit: CloudsHit = {
    machine,
    by,
    fight,
    table,
    apply(effects) {
      for (const effect of effects) applyOne(effect, hit);
    },
    strike(struck, result) {
      const other = struck === machine ? hit : harmTo(struck, fight, table, by);
      sufferResult(result, other);
    },
  };
  return hit;
}

/** (C022), (C059) to (C107) Applies a result of the damage table. A result beyond the last line uses the last line. */
export function sufferResult(
  result: number,
  hit: CloudsHit,
  roll?: { readonly faces: readonly number[]; readonly total: number },
): void {
  const { machine, by, fight, table } = hit;
  if (!isUp(machine)) return;
  const row = lineOf(result, machine, fight);
  const told = { machine: machine.id, ...(by && { by: by.machine }), ...(roll && { roll }) };
  const successes = roll ? result - roll.total : 0;
  const words = (machine.gunner === undefined && row.alone) || row.words;
  table.tell({ type: 'clouds-hit', ...told, successes, line: row.result, words });
  hit.apply(row.effects);
}

/** (C022) The line of the damage table for the machine's engines. A result beyond the last line uses the last line. */
export function lineOf(result: number, { panel }: FightingMachine, { cards }: Skirmish) {
  const { damageOneEngine, damageMoreEngines } = cards;
  const { results } = panel.engines === undefined ? damageOneEngine : damageMoreEngines;
  return expectDefined(results[Math.min(Math.max(result, 1), results.length) - 1], 'damage result');
}

function applyOne<Name extends EffectName>(effect: EffectOf<Name>, hit: CloudsHit): void {
  const take: (effect: EffectOf<Name>, hit: CloudsHit) => void = EFFECTS[effect.do];
  take(effect, hit);
}

type Takers = { readonly [Name in EffectName]: (effect: EffectOf<Name>, hit: CloudsHit) => void };

const EFFECTS: Takers = {
  luck: ({ amount }, hit) => {
    hit.machine.pilot.luck += amount;
    hit.machine.luckier += amount;
    tellSuffered(hit, 'luck', amount);
  },
  structure: loseStructure,
  gear: (_, hit) => {
    hit.machine.gearGone = true;
    hit.machine.mustLand = true;
    tellSuffered(hit, 'gear');
  },
  drag: ({ amount }, hit) => {
    hit.machine.drag += amount;
    hit.machine.speed = Math.max(hit.machine.speed - amount, 0);
    tellSuffered(hit, 'drag', amount);
  },
  wider: ({ templates }, hit) => {
    hit.machine.wider += templates;
    tellSuffered(hit, 'wider', templates);
  },
  'structure-test': (_, hit) => testStructure(hit, 'damage'),
  'gun-hit': hitGuns,
  'guns-gone': (_, hit) => loseGuns(hit),
  'engine-loss': loseEngine,
  'test-above': ({ kmh }, hit) => {
    hit.machine.testAbove = kmh;
    tellSuffered(hit, 'test-above', kmh);
  },
  smoke,
  fuel: loseFuel,
  wound,
  'one-of': oneOf,
  'roll-doubled': (_, hit) => {
    hit.machine.rollFactor *= 2;
    tellSuffered(hit, 'roll-doubled');
  },
  'flying-or-spin': flyOrSpin,
  flinch: ({ amount }, hit) => {
    hit.machine.flinch += amount;
    tellSuffered(hit, 'flinch', amount);
  },
  'opens-wide': ({ template }, hit) => {
    hit.machine.opensWide = letterIndex(template);
    tellSuffered(hit, 'opens-wide');
  },
  'test-each-manoeuvre': strainEach,
  'emergency-landing': (_, hit) => {
    hit.machine.mustLand = true;
    tellSuffered(hit, 'emergency-landing');
  },
  stray,
  blackout: (_, hit) => {
    if (hit.machine.pilot.fortitude <= 0) return;
    hit.machine.blackout = true;
    tellSuffered(hit, 'blackout');
  },
  'engine-stops': stopEngine,
  fire: catchFire,
  'wing-gone': loseWing,
  'pilot-burns': (effect, hit) => burnPilot(effect, hit, near([hit.machine], effect.within, hit.fight)),
  'cockpit-dead': (_, hit) => killCockpit(hit),
  lost: (_, hit) => doom(hit),
  'breaks-up': (_, hit) => breakUp(hit),
  spin: (_, hit) => beginSpin(hit),
  'all-dead': (_, { machine, fight, table }) =>
    killAll(machine, machine.height === 0 ? 'ground' : 'rammed', fight, table),
  explodes: ({ within }, hit) => explode([hit.machine], within, hit),
  crash,
};

function oneOf({ die, ofEngine, results }: EffectOf<'one-of'>, hit: CloudsHit): void {
  const { machine, table } = hit;
  const side = ofEngine ? sideHit(hit) : undefined;
  const roll = table.roll(`clouds-${die}`, machine.id);
  const chosen = expectDefined(results[roll.total - 1], 'sub-result');
  table.tell({ type: 'clouds-sub-result', machine: machine.id, roll, words: chosen.words });
  for (const effect of chosen.effects) applyOne(effect, { ...hit, side });
}

/**
 * (C078) Bombs aboard explode. Without bombs the table is thrown on again with more dice, and the successes do not
 * count.
 */
function stray({ dice, within }: EffectOf<'stray'>, hit: CloudsHit): void {
  const { machine, table } = hit;
  tellSuffered(hit, 'stray', machine.bombs);
  if (machine.bombs > 0) explode([machine], within, hit);
  else hit.strike(machine, rollTableDice({ dice }, table).amount);
}

/** (C056), (C078) All aboard are dead. Each machine near an exploding one takes one plain throw on the damage table. */
export function explode(exploding: readonly FightingMachine[], within: number, hit: CloudsHit): void {
  const { fight, table } = hit;
  const others = near(exploding, within, fight);
  for (const each of exploding) killAll(each, 'exploded', fight, table);
  for (const other of others) if (isUp(other)) hit.strike(other, table.roll('clouds-damage').total);
}

/** (C056), (C078), (C087) Other machines within so many Move Units of one of these, in a straight line. */
const near = (these: readonly FightingMachine[], within: number, { machines }: Skirmish): FightingMachine[] =>
  machines.filter(
    (other) => isUp(other) && !these.includes(other) && these.some((one) => spaceBetween(one, other) <= 100 * within),
  );
