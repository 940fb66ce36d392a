import { describe, expect, test } from 'vitest';
import { lookUp, type RollTable } from '../../src/cards/roll-table.ts';
import type { Cup } from '../../src/dice/cup.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { fireBurst } from '../../src/games/track/rules/burst.ts';
import { comeUnderArchie, worseningAfter } from '../../src/kit/ground-fire/archie.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { encounterParts, encounterResult } from '../../src/procedure/mission/encounter/encounter-roll.ts';
import { heightsInReach } from '../../src/procedure/mission/height.ts';
import type { Check } from '../../src/table/checks.ts';
import { type GameEvent, ofType } from '../../src/table/events.ts';
import { sumOf } from '../../src/table/parts.ts';
import { book } from '../support/cards/book.ts';
import { aBattle, aFight, machineIn, aSpad as spadInFight } from '../support/fights/fights.ts';
import { aFighter } from '../support/people/aboard.ts';
import { aParty, aSpad } from '../support/people/activities.ts';
import * as raw from '../support/read/raw-oracle.ts';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const SQUARES = [1, 2, 3, 4, 5, 6].flatMap((red) => [1, 2, 3, 4, 5, 6].map((white) => 10 * red + white));
const PRUDENT = policyNamed('prudent', '');

/** A table on which a throw shows these faces, and every other what it may. */
function tableWith(check: Check, faces: readonly number[]) {
  const events: GameEvent[] = [];
  const usual = seededCup('alea:1:raw', 1);
  const cup: Cup = {
    ...usual,
    throw: (thrown) => (thrown === check ? faces : usual.throw(thrown)),
    during: () => cup,
    isByHand: () => false,
    isDrawnByHand: () => false,
  };
  const scribe = { ...nobodyWrites, told: (event: GameEvent) => void events.push(event) };
  return { table: new AutomaticTable(book, cup, PRUDENT, scribe), events };
}

const twoDice = (total: number): number[] => [Math.max(1, total - 6), Math.min(6, total - 1)];

/** Every one of these with every one of those. */
const crossed = <One, Other>(these: readonly One[], those: readonly Other[]): [One, Other][] =>
  these.flatMap((one) => those.map((other): [One, Other] => [one, other]));

const BURSTS = crossed([1, 2, 3, 4, 5, 6], TOTALS);
const GRADES = crossed(['A', 'B', 'C', 'D', 'E'] as const, ['ordinary', 'buckingham'] as const);
const ANGLES = ['head-on', 'beam', 'quarter', 'astern', 'diving'] as const;

test('(24) (32) (38) each throw of each burst at each angle hits, jams or misses as the Hit Cards have it', () => {
  const wrong = crossed(ANGLES, GRADES).flatMap(([angle, [firing, rounds]]) => {
    const battle = aBattle(aFight({ allied: [spadInFight({ firing, rounds })] }), {});
    return BURSTS.flatMap(([length, total]) => {
      const { table, events } = tableWith('hit-card', twoDice(total));
      const { firer, target } = structuredClone({ firer: machineIn(battle, 'B1'), target: machineIn(battle, 'G12') });
      fireBurst({ firer, target, gun: 'forward', angle, length }, battle, table);
      const [fired] = ofType(events, 'burst-fired');
      const falls = raw.burstFalls(angle, length, firing, rounds, total);
      return fired?.result === falls ? [] : [`${angle} ${length} ${firing} ${rounds} ${total}: ${falls}`];
    });
  });
  expect(wrong).toEqual([]);
  expect(raw.ANGLES.toSorted()).toEqual(ANGLES.toSorted());
});

/** What a shot by Archie at one machine is told to have done. */
function shotTold(shot: number, square: number): string {
  const { table, events } = tableWith('archie-shot', [Math.floor(shot / 10), shot % 10]);
  comeUnderArchie([aFighter({ machine: 'B1' })], { B1: square }, { shots: 1, turnsBefore: 0 }, table);
  const [fired] = ofType(events, 'archie-fired');
  if (fired?.hit !== undefined) return 'hit';
  return fired?.near.length === 1 ? 'near' : 'clear';
}

test('(15) each shot by Archie at each square of the grid hits, passes near or is clear', () => {
  const shots = crossed(SQUARES, SQUARES);
  expect(shots.filter(([shot, square]) => shotTold(shot, square) !== raw.shotFalls(shot, square))).toEqual([]);
  const turns = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(turns.map((each) => worseningAfter(each, book.archieAndMachineGun))).toEqual(turns.map(raw.worse));
});

test('(15) (16) (21) each Encounter Roll over each hex in each weather, under fire or not', () => {
  const places = crossed([...raw.HEXES.keys()], book.weatherEffects.boxes);
  const wrong = crossed(places, ['bursting', 'silent'] as const).flatMap(([[hex, box], archie]) => {
    const value = sumOf(encounterParts(hex, box, archie, book));
    return TOTALS.filter(
      (total) => encounterResult(total, value) !== raw.encounterFalls(hex, box.box, archie === 'bursting', total),
    ).map((total) => `${hex} ${box.box} ${archie} ${total}`);
  });
  expect(wrong).toEqual([]);
  expect(raw.HEXES.size).toBe(330);
  expect(book.weatherEffects.boxes.map(({ box }) => box)).toEqual(raw.BOXES);
});

test('(11) (14) (41) each height in reach from each height, and what it costs in AFT', () => {
  const heights = Array.from({ length: 17 }, (_, thousands) => 1000 * thousands);
  const flown = crossed(['spad-vii', 'nieuport-11', 'sopwith-pup', 're8', 'dh4'], [0, 1, 2, 3, 7, 10, 135]);
  for (const [[aircraft, aft], from] of crossed(flown, heights)) {
    const party = aParty([aSpad({ id: 'B1', aircraft, aft })], 'H10', { altitude: from });
    const what = `${aircraft} at ${from} ft with ${aft}`;
    expect(heightsInReach(party, book), what).toEqual(raw.heights(from, aft, aircraft));
  }
});

describe('each table that is entered by a throw', () => {
  const tables = new Map<string, RollTable<object, string>[]>();
  collect([book]);

  /** Tables as the program has read them, wherever they stand, by the name of their check. */
  function collect(values: readonly unknown[]): void {
    for (const value of values) {
      if (typeof value !== 'object' || value === null) continue;
      if (isTable(value)) tables.set(value.check, [...(tables.get(value.check) ?? []), value]);
      collect(Object.values(value));
    }
  }

  test.each(raw.TABLES)('$check of $file gives the row that stands there for each total', (table) => {
    const read = tables.get(table.check) ?? [];
    expect(read.some((each) => isLike(each, table))).toBe(true);
  });

  test('none of them is left out', () => {
    expect(raw.TABLES.length).toBeGreaterThan(35);
  });
});

const isTable = (value: object): value is RollTable<object, string> =>
  'check' in value && 'index' in value && 'lowest' in value && 'rows' in value;

/** Whether each total, from three below a table to three above it, reads what stands there. */
function isLike(read: RollTable<object, string>, table: raw.RawTable): boolean {
  let compared = 0;
  for (let total = table.from - 3; total <= table.to + 3; total++) {
    const stands = new Map(Object.entries(table.rowFor(total)));
    const plain = Object.entries(lookUp(read, total)).filter(([name, value]) => isPlain(value) && stands.has(name));
    if (!plain.every(([name, value]) => String(value) === String(stands.get(name)))) return false;
    compared += plain.length;
  }
  return compared > 0;
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
