import { describe, expect, test } from 'vitest';
import type { Homecoming, Score } from '../../src/campaign/mission-log.ts';
import type { HexId } from '../../src/cards/hexes.ts';
import { sortiesOf } from '../../src/chronicle/lived.ts';
import { momentsOf } from '../../src/chronicle/moments/moments.ts';
import { remarksOn } from '../../src/chronicle/remarks.ts';
import type { CrewTold } from '../../src/table/events/turn-events.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { book } from '../support/people/campaigns.ts';

const roll = { faces: [3, 4], total: 7 };
const haldenby: CrewTold = {
  machine: 'B1',
  aircraft: 'spad-vii',
  men: [{ airman: 'haldenby', rank: 'Captain', surname: 'Haldenby' }],
};
const HOME: Homecoming = { machine: 'B1', end: 'home' };

/** What the Remarks column has of B1 after such a mission. */
function remarks(
  events: readonly GameEvent[],
  end: Homecoming = HOME,
  scores: readonly Score[] = [],
): readonly string[] {
  const [sortie] = sortiesOf({
    day: 1,
    weather: 7,
    began: {
      type: 'mission-began',
      mission: 'dawn-patrol',
      flight: 'B',
      watch: 'dawn',
      zones: ['B'],
      machines: [haldenby],
    },
    moments: momentsOf(events),
    ended: { type: 'mission-ended', homecomings: [end], scores, points: 0, fates: [] },
  });
  return sortie ? remarksOn(sortie, book) : expect.unreachable('a mission without a machine');
}

const nerve = (goes: boolean): GameEvent => ({ type: 'strafing-nerve-tried', machine: 'B1', bravery: 'NV', goes });
const strafed: GameEvent = { type: 'trench-strafed', machine: 'B1', burst: 2, units: 3, points: 1, earned: 1, most: 6 };

test('the trenches are strafed once in the remarks, and by one who would not at first it is said', () => {
  expect(remarks([nerve(true), strafed, strafed])).toEqual(['Strafed the trenches']);
  expect(remarks([nerve(false), nerve(true), strafed])).toEqual([
    'Would not go down to Tree-Top',
    'Went down after all, and strafed the trenches',
  ]);
});

test('of one who strafed, and whose gun jammed for good, both are told', () => {
  const jammed: GameEvent = {
    type: 'jam-tried',
    machine: 'B1',
    gun: 'forward',
    when: 'in-the-fight',
    roll,
    result: 'permanent',
  };
  expect(remarks([nerve(true), strafed, jammed])).toEqual(['Strafed the trenches', 'Gun jammed for good']);
});

const dive = (altitude: number, ...machines: string[]): GameEvent => ({
  type: 'dive-began',
  name: 'Trenches',
  machines,
  altitude,
  aft: 3,
});

test('(31) a man who has been at Tree-Top would not go down again; one who has not, would not go down', () => {
  expect(remarks([nerve(true), dive(0, 'B1'), strafed, nerve(false)])).toEqual([
    'Strafed the trenches',
    'Would not go down to Tree-Top again',
  ]);
  for (const before of [dive(0, 'B2'), dive(2000, 'B1')])
    expect(remarks([before, nerve(false), dive(0, 'B1')])).toEqual(['Would not go down to Tree-Top']);
});

const called = (hits: number): GameEvent => ({
  type: 'fall-of-shot-called',
  mission: 'artillery-spotting',
  name: 'Guns at Fampoux',
  machine: 'B1',
  roll,
  parts: {},
  total: 7,
  fall: hits > 0 ? 'on the target' : 'wide',
  hits,
  turnsLeft: 4,
});

test('what an observer called for the guns is told in all', () => {
  expect(remarks([called(0)])).toEqual(['Fall of shot called once, none on the target']);
  expect(remarks([called(0), called(1), called(1)])).toEqual(['Fall of shot called three times, two on the target']);
});

test('plates are told by their qualities', () => {
  const plates = (...qualities: string[]) => remarks([{ type: 'plates-delivered', machine: 'B1', qualities }]);
  expect(plates('poor')).toEqual(['One plate: poor']);
  expect(plates('useless', 'useless')).toEqual(['Two plates: all useless']);
  expect(plates('poor', 'good', 'poor')).toEqual(['Three plates: two poor, one good']);
});

const german = (id: string) =>
  ({ id, aircraft: 'albatros-d3', skill: 3, firing: 'C', guns: {}, lameDuck: false }) as const;
const ours = { ...german('B1'), aircraft: 'spad-vii' };

test('(19) those who join in a fight are told to all who were in it, and nobody else is', () => {
  const fight = (allied: readonly (typeof ours)[]): GameEvent[] => [
    {
      type: 'fight-began',
      system: 'wings-over-france',
      altitude: 9000,
      dfd: 47,
      over: 'enemy',
      allied,
      germans: [german('G12')],
    },
    { type: 'germans-joined', roll, bonus: 0, germans: [german('G13')] },
    { type: 'germans-joined', roll, bonus: 0, germans: [] },
  ];
  expect(remarks(fight([ours]))).toEqual(['Fought an Albatros D.III at 9,000 ft', 'An Albatros D.III joined in']);
  expect(remarks(fight([]))).toEqual([]);
});

test('two fights that are alike are two remarks', () => {
  const fight: GameEvent = {
    type: 'fight-began',
    system: 'wings-over-france',
    altitude: 1000,
    dfd: 47,
    over: 'enemy',
    allied: [ours],
    germans: [german('G12')],
  };
  expect(remarks([fight, fight])).toEqual([
    'Fought an Albatros D.III at 1,000 ft',
    'Fought an Albatros D.III at 1,000 ft',
  ]);
});

test('(34) of one whom others saw to the end of his way it is told, and not that he went alone', () => {
  const seen: GameEvent = { type: 'lame-duck-escorted', machine: 'B1', by: ['B2'] };
  const over = (hex: HexId): GameEvent[] => [
    { type: 'moved', from: 'H06', to: hex, aft: 3, left: 30 },
    { type: 'lame-duck-left', machine: 'B1', hex },
  ];
  const met: GameEvent = { type: 'straggler-met-enemy', machine: 'B1', roll, result: 'escaped', words: '' };
  const MERCATEL: Homecoming = { machine: 'B1', end: 'emergency-field', field: 'mercatel' };
  expect(remarks([seen, ...over('H01')])[0]).toBe('Seen home');
  expect(remarks([seen, ...over('H01'), met])[0]).toBe('Seen to the field');
  expect(remarks([seen, ...over('I08')], MERCATEL)[0]).toBe('Seen to the field');
  expect(remarks([seen, ...over('H05')])[0]).toBe('Made his own way from there');
});

test('(36) (21) of one left to himself it is told that he got home; of an engine what it did', () => {
  const left: GameEvent = { type: 'lame-duck-left', machine: 'B1', hex: 'H05' };
  expect(remarks([left])).toEqual(['Made his own way from there', 'Got home']);
  const trouble = (result: 'restarts' | 'serious' | 'cuts-out'): GameEvent => ({
    type: 'engine-trouble-met',
    machine: 'B1',
    lots: [roll],
    roll,
    result,
    words: '',
  });
  expect(['restarts', 'serious', 'cuts-out'].map((result) => remarks([trouble(result as 'serious')])[0])).toEqual([
    'Engine missed and picked up',
    undefined,
    'Engine cut out',
  ]);
});

const struck = (effect: 'none' | 'holed', isDown: boolean): GameEvent => ({
  type: 'balloon-struck',
  mission: 'balloon-bursting',
  machine: 'B1',
  name: 'Balloon at Oppy',
  effect,
  holes: 1,
  isDown,
  roll,
  parts: {},
  total: 7,
});

test('(44) a balloon that was holed and hangs there still is not burnt', () => {
  expect(remarks([struck('none', false)])).toEqual([]);
  expect(remarks([struck('holed', false)])).toEqual(['Balloon at Oppy holed']);
  expect(remarks([struck('holed', true)])).toEqual(['Balloon at Oppy burnt']);
});

test('(28) a machine that glided to the lines came down west of where her engine stopped', () => {
  const down = (side: 'trenches' | 'enemy'): GameEvent => ({
    type: 'machine-came-down',
    machine: 'B1',
    how: 'forced-landing',
    roll,
    words: 'A long glide',
    over: 'enemy',
    side,
    machineFate: 'lost',
  });
  const end: Homecoming = { machine: 'B1', end: 'down', hex: 'J11', fate: 'lost' };
  expect(remarks([down('trenches')], end).at(-1)).toBe('Down west of Queant, machine lost');
  expect(remarks([down('trenches')], { ...end, hex: 'H06' }).at(-1)).toBe(
    'Down after a glide from north-east of Albert, machine lost',
  );
  expect(remarks([down('enemy')], end).at(-1)).toBe('Down near Queant, machine lost');
});

test('(26) one who would not be driven off is not said to have been', () => {
  const hit = (result: 'driven-off' | 'no-effect'): GameEvent => ({
    type: 'critical-hit-scored',
    machine: 'B1',
    by: 'G12',
    gun: 'forward',
    roll,
    parts: {},
    total: 7,
    result,
  });
  const stayed: GameEvent = { type: 'driven-off-ignored', machine: 'B1' };
  expect(remarks([hit('driven-off'), stayed, hit('no-effect')])).toEqual([
    'Would not be driven off',
    expect.stringMatching(/^Holed by an? /),
  ]);
  expect(remarks([hit('driven-off')])).toEqual([expect.stringMatching(/^Driven Off by an? /)]);
});

test('(30) who hit a target on the ground that another destroyed has a remark of his own', () => {
  const fired = (hits: number): GameEvent =>
    ({ type: 'ground-target-hit', machine: 'B1', name: 'Column of lorries', hits, needed: 2, points: 0 }) as GameEvent;
  expect(remarks([fired(1)])).toEqual(['Column of lorries hit']);
  expect(remarks([fired(2)])).toEqual(['Column of lorries destroyed']);
});

describe('a record is in the order in which things happened', () => {
  const began: GameEvent = {
    type: 'fight-began',
    system: 'wings-over-france',
    altitude: 9000,
    dfd: 47,
    over: 'enemy',
    allied: [ours],
    germans: [german('G12')],
  };
  const down: GameEvent = {
    type: 'machine-came-down',
    machine: 'B1',
    how: 'forced-landing',
    machineFate: 2,
    words: 'A fair landing in a field',
    side: 'allied',
    over: 'allied',
    roll,
  };
  const by = { machine: 'B1', gun: 'forward' } as const;
  const outOf = (machine: string): GameEvent => ({
    type: 'machine-out',
    machine,
    side: 'german',
    fate: 'damaged-abort',
    by,
    escaped: false,
    wounds: [],
  });
  const hitOn = (machine: string): GameEvent => ({
    type: 'critical-hit-scored',
    ...by,
    by: 'B1',
    machine,
    roll,
    parts: {},
    total: 7,
    result: 'damaged-abort',
  });
  const over: GameEvent = { type: 'fight-over', why: 'dfd-spent', phases: 2, altitude: 7000 };
  const jammed: GameEvent = {
    type: 'jam-tried',
    machine: 'B1',
    gun: 'forward',
    when: 'in-the-fight',
    roll,
    result: 'permanent',
  };
  const sentHome: Score = { points: 4, why: 'enemy-damaged', who: 'haldenby', what: 'Albatros D.III' };
  const FOUGHT = 'Fought an Albatros D.III at 9,000 ft';
  const SENT = 'An Albatros D.III damaged and sent home';
  const LANDED = 'Forced Landing on our side of the lines (a fair landing in a field)';

  test('an enemy is sent home in the fight in which he was hit, before what came later', () => {
    const first = [began, hitOn('G12'), jammed, outOf('G12'), over];
    expect(remarks([...first, began, over, down], HOME, [sentHome])).toEqual([
      FOUGHT,
      SENT,
      'Gun jammed for good',
      FOUGHT,
      LANDED,
    ]);
    const later = [began, hitOn('G12'), over, began, outOf('G12'), over, down];
    expect(remarks(later, HOME, [sentHome]), 'a hit of another fight is not his').toEqual([
      FOUGHT,
      FOUGHT,
      SENT,
      LANDED,
    ]);
  });

  test('two sent home are two remarks; one of whom no fight tells stands before the end', () => {
    const twice = [began, outOf('G12'), outOf('G13'), over, down];
    expect(remarks(twice, HOME, [sentHome, sentHome, sentHome])).toEqual([FOUGHT, SENT, SENT, LANDED, SENT]);
  });

  test('the guns are ranged, and a balloon attacked, before the petrol is out', () => {
    expect(remarks([called(0), called(1), down])).toEqual(['Fall of shot called twice, one on the target', LANDED]);
    const hauled: GameEvent = { type: 'balloon-hauled-down', name: 'Balloon at Oppy', holes: 0 };
    expect(remarks([dive(2000, 'B1'), hauled, began, over, down])).toEqual([
      'Attacked a balloon in vain',
      FOUGHT,
      LANDED,
    ]);
  });
});

test('(26) (43) an enemy driven off and then sent home damaged is told once; another who was driven off, too', () => {
  const hit = (machine: string, result: 'driven-off' | 'damaged-abort'): GameEvent => ({
    type: 'critical-hit-scored',
    machine,
    by: 'B1',
    gun: 'forward',
    roll,
    parts: {},
    total: 7,
    result,
  });
  const out = (machine: string, fate: 'driven-off' | 'damaged-abort'): GameEvent => ({
    type: 'machine-out',
    machine,
    side: 'german',
    fate,
    escaped: true,
    wounds: [],
    hitBy: { machine: 'B1', gun: 'forward' },
  });
  const sent: Score = { why: 'enemy-damaged', points: 4, who: 'haldenby', what: 'Halberstadt D.III' };
  const told = [
    hit('G30', 'driven-off'),
    hit('G30', 'damaged-abort'),
    hit('G28', 'driven-off'),
    out('G30', 'damaged-abort'),
    out('G28', 'driven-off'),
  ];
  expect(remarks(told, HOME, [sent])).toEqual([
    'A Halberstadt D.III damaged and sent home',
    expect.stringMatching(/^Drove off a/),
  ]);
});
