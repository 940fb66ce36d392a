import type { EffectName, EffectOf } from '../../../../rulebook/fights/clouds-of-glory/effects.ts';
import { promised } from '../../../../rulebook/promised.ts';
import {
  type FightingMachine,
  isUp,
  type Place,
  type Shooter,
  type Skirmish,
} from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import type { Table } from '../../../../table/table.ts';
import { letterIndex, spaceBetween } from '../look-up.ts';
import { thrown } from '../tests.ts';
import { crash, killCockpit, wound } from './crew-effects.ts';
import type { Hit } from './hit.ts';
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

/** Whose shot it was, and from where. */
interface Shot {
  readonly by: Shooter;
  readonly from: Place;
}

/** Harm done to a machine, with what may come of it. */
export function harmTo(plane: FightingMachine, fight: Skirmish, table: Table, shot?: Shot): Hit {
  const hit: Hit = {
    plane,
    by: shot?.by,
    from: shot?.from,
    fight,
    table,
    apply(effects) {
      for (const effect of effects) applyOne(effect, hit);
    },
    strike(struck, result) {
      const other = struck === plane ? hit : harmTo(struck, fight, table, shot);
      sufferResult(result, other);
    },
  };
  return hit;
}

/** (C022), (C059) to (C107) What a result of the damage table does; results beyond the last read the last. */
export function sufferResult(
  result: number,
  hit: Hit,
  roll?: { readonly faces: readonly number[]; readonly total: number },
): void {
  const { plane, by, fight, table } = hit;
  if (!isUp(plane)) return;
  const row = lineOf(result, plane, fight);
  const told = { machine: plane.id, ...(by && { by: by.machine }), ...(roll && { roll }) };
  const successes = roll ? result - roll.total : 0;
  table.tell({ type: 'clouds-hit', ...told, successes, line: row.result, words: row.words });
  hit.apply(row.effects);
}

/** (C022) A line of the damage table for her engines; results beyond the last read the last. */
export function lineOf(result: number, { panel }: FightingMachine, { cards }: Skirmish) {
  const { damageOneEngine, damageMoreEngines } = cards;
  const { results } = panel.engines === undefined ? damageOneEngine : damageMoreEngines;
  return promised(results[Math.min(Math.max(result, 1), results.length) - 1], 'damage result');
}

function applyOne<Name extends EffectName>(effect: EffectOf<Name>, hit: Hit): void {
  const take: (effect: EffectOf<Name>, hit: Hit) => void = EFFECTS[effect.do];
  take(effect, hit);
}

type Takers = { readonly [Name in EffectName]: (effect: EffectOf<Name>, hit: Hit) => void };

const EFFECTS: Takers = {
  luck: ({ amount }, hit) => {
    hit.plane.pilot.luck += amount;
    hit.plane.luckier += amount;
    tellSuffered(hit, 'luck', amount);
  },
  structure: loseStructure,
  gear: (_, hit) => {
    hit.plane.gearGone = true;
    hit.plane.mustLand = true;
    tellSuffered(hit, 'gear');
  },
  drag: ({ amount }, hit) => {
    hit.plane.drag += amount;
    hit.plane.speed = Math.max(hit.plane.speed - amount, 0);
    tellSuffered(hit, 'drag', amount);
  },
  wider: ({ templates }, hit) => {
    hit.plane.wider += templates;
    tellSuffered(hit, 'wider', templates);
  },
  'structure-test': (_, hit) => testStructure(hit, 'damage'),
  'gun-hit': hitGuns,
  'guns-gone': (_, hit) => loseGuns(hit),
  'engine-loss': loseEngine,
  'test-above': ({ kmh }, hit) => {
    hit.plane.testAbove = kmh;
    tellSuffered(hit, 'test-above', kmh);
  },
  smoke,
  fuel: loseFuel,
  wound,
  'one-of': oneOf,
  'roll-doubled': (_, hit) => {
    hit.plane.rollFactor *= 2;
    tellSuffered(hit, 'roll-doubled');
  },
  'flying-or-spin': flyOrSpin,
  flinch: ({ amount }, hit) => {
    hit.plane.flinch += amount;
    tellSuffered(hit, 'flinch', amount);
  },
  'opens-wide': ({ template }, hit) => {
    hit.plane.opensWide = letterIndex(template);
    tellSuffered(hit, 'opens-wide');
  },
  'test-each-manoeuvre': strainEach,
  'emergency-landing': (_, hit) => {
    hit.plane.mustLand = true;
    tellSuffered(hit, 'emergency-landing');
  },
  stray,
  blackout: (_, hit) => {
    if (hit.plane.pilot.fortitude <= 0) return;
    hit.plane.blackout = true;
    tellSuffered(hit, 'blackout');
  },
  'engine-stops': stopEngine,
  fire: catchFire,
  'wing-gone': loseWing,
  'pilot-burns': (effect, hit) => burnPilot(effect, hit, near(hit, effect.within)),
  'cockpit-dead': (_, hit) => killCockpit(hit),
  lost: (_, hit) => doom(hit),
  'breaks-up': (_, hit) => breakUp(hit),
  spin: (_, hit) => beginSpin(hit),
  'all-dead': (_, { plane, fight, table }) => killAll(plane, plane.height === 0 ? 'ground' : 'rammed', fight, table),
  explodes: (effect, hit) => explode(hit, effect.within),
  crash,
};

function oneOf({ die, ofEngine, results }: EffectOf<'one-of'>, hit: Hit): void {
  const { plane, table } = hit;
  const side = ofEngine ? sideHit(hit) : undefined;
  const roll = table.roll(`clouds-${die}`, plane.id);
  const chosen = promised(results[roll.total - 1], 'sub-result');
  table.tell({ type: 'clouds-sub-result', machine: plane.id, roll, words: chosen.words });
  for (const effect of chosen.effects) applyOne(effect, { ...hit, side });
}

/** (C078) Bombs aboard explode; else the table is thrown on again with more dice, and the successes do not count. */
function stray({ dice, within }: EffectOf<'stray'>, hit: Hit): void {
  const { plane, table } = hit;
  tellSuffered(hit, 'stray', plane.bombs);
  if (plane.bombs > 0) explode(hit, within);
  else hit.strike(plane, thrown({ dice }, table).amount);
}

/** She explodes: all aboard are dead, and whoever is near has a plain throw on the damage table. */
export function explode(hit: Hit, within: number): void {
  const { plane, fight, table } = hit;
  const others = near(hit, within);
  killAll(plane, 'exploded', fight, table);
  for (const other of others) if (isUp(other)) hit.strike(other, table.roll('clouds-damage').total);
}

/** (C056), (C078), (C087) Machines within so many Move Units as the crow flies. */
const near = ({ plane, fight }: Hit, within: number): FightingMachine[] =>
  fight.planes.filter((other) => other !== plane && isUp(other) && spaceBetween(plane, other) <= 100 * within);
