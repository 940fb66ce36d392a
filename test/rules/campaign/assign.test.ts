import { expect, test } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import type { Watch } from '../../../src/campaign/watch.ts';
import { assignCrews, braveryLetter, type FlownToday, manualOf } from '../../../src/rules/campaign/assign.ts';
import type { About } from '../../../src/table/decisions.ts';
import { book } from '../../support/campaigns.ts';
import { bFlight, HALDENBY, machineCalled, manCalled, QUILLINAN, RIDSDALE, theFlight } from '../../support/flights.ts';
import { playLoaded } from '../../support/loaded-dice.ts';

interface Situation {
  readonly campaign?: Campaign;
  readonly watch?: Watch;
  readonly flown?: FlownToday;
  readonly target?: string;
}

function assign(mission: string, answers: readonly string[], situation: Situation = {}) {
  const { campaign = bFlight(), watch = 'morning', flown = [], target } = situation;
  const half = watch;
  const due = {
    half,
    mission,
    zones: ['B' as const],
    source: 'reconstructed',
    ...(target !== undefined && { target }),
  };
  const script = { book, answers: { assign: answers } };
  const { result, asked } = playLoaded(
    (table) => assignCrews(due, { day: campaign.day, watch, weather: 5 }, theFlight(campaign), flown, table),
    script,
  );
  const abouts = asked.map(({ about }) => about as About<'assign'>);
  return {
    crews: result.map(({ machine, pilot, observer }) => [machine.id, pilot.id, ...(observer ? [observer] : [])]),
    abouts,
    options: asked.map(({ options }) => options),
    offered: abouts[0]?.available.map(({ airman }) => airman),
  };
}

const FIGHTERS = ['haldenby', 'quillinan', 'brackenridge', 'pettifer', 'ferrabee', 'chaplow'];

test('(6) men are named one by one, each once, until the commander has done', () => {
  const { crews, options } = assign('offensive-line-patrol', ['chaplow', 'haldenby', 'done']);
  expect(crews).toEqual([
    ['B6', 'chaplow'],
    ['B1', 'haldenby'],
  ]);
  expect(options[0]).toEqual([...FIGHTERS, 'not-flown']);
  expect(options[1]).not.toContain('chaplow');
  expect(options[2]?.at(-1)).toBe('done');
});

test('(6) too few for the manual cannot take off: the mission is left undone, and nobody is out', () => {
  const { crews, options } = assign('defensive-line-patrol', ['haldenby', 'not-flown']);
  expect(crews).toEqual([]);
  expect(options[1]).not.toContain('done');
});

test('(6) what the commander sees: ratings with Bravery as a letter, places, price, and whom he has named', () => {
  const { abouts } = assign('photo-reconnaissance', ['ridsdale', 'done'], { target: 'troops-vis' });
  expect(abouts[1]).toMatchObject({
    mission: 'photo-reconnaissance',
    watch: 'morning',
    zones: ['B'],
    target: 'troops-vis',
    chosen: [{ airman: 'ridsdale' }],
    fighters: { from: 0, to: 6 },
    twoSeaters: { from: 1, to: 2 },
    notFlown: -10,
  });
  expect(abouts[1]?.available[0]).toMatchObject({
    airman: 'haldenby',
    machine: 'B1',
    role: 'fighter',
    skill: 5,
    firing: 'C',
    bravery: 'N',
    flown: 0,
  });
});

test('(6) fighters alone cannot do a two-seater’s work', () => {
  const { crews, options } = assign('photo-reconnaissance', ['haldenby', 'ridsdale', 'done']);
  expect(options[1]?.at(-1)).toBe('not-flown');
  expect(crews).toEqual([
    ['B1', 'haldenby'],
    ['B7', 'ridsdale', 'bidwell'],
  ]);
});

test('(6) a Twilight Patrol has a place for one machine', () => {
  const { options } = assign('twilight-patrol', ['pettifer', 'done'], { watch: 'twilight' });
  expect(options[1]).toEqual(['done']);
});

const out = (watch: Watch, ...crews: Omit<FlownToday[number], 'watch'>[]): FlownToday =>
  crews.map((crew) => ({ ...crew, watch }));

test('(6) whoever has been out this half of the day stays down, his machine with him; in the other half both may go', () => {
  const flown = out('morning', HALDENBY, QUILLINAN);
  expect(assign('offensive-line-patrol', ['not-flown'], { flown }).offered).toEqual(FIGHTERS.slice(2));
  const { offered, abouts } = assign('offensive-line-patrol', ['not-flown'], { flown, watch: 'afternoon' });
  expect(offered).toEqual(FIGHTERS);
  expect(abouts[0]?.available.map(({ flown: times }) => times)).toEqual([1, 1, 0, 0, 0, 0]);
});

test('(6) a man may have dawn, morning, afternoon and twilight: patrols at either end do not count', () => {
  const flown = [...out('dawn', HALDENBY), ...out('morning', HALDENBY), ...out('afternoon', HALDENBY)];
  const { abouts } = assign('twilight-patrol', ['haldenby', 'done'], { flown, watch: 'twilight' });
  expect(abouts[0]?.available[0]).toMatchObject({ airman: 'haldenby', flown: 2 });
  expect(assign('offensive-line-patrol', ['not-flown'], { flown: out('dawn', HALDENBY) }).offered).toEqual(FIGHTERS);
});

test('(6) two-seater crews need not fly, and may fly in both halves of the day', () => {
  const flown = out('morning', RIDSDALE);
  const { offered } = assign('artillery-spotting', ['not-flown'], { flown, watch: 'afternoon' });
  expect(offered).toEqual(expect.arrayContaining(['ridsdale', 'meikle']));
  expect(assign('artillery-spotting', ['not-flown'], { flown }).offered).not.toContain('ridsdale');
});

test('(6) the wounded are not offered, nor a man for whom there is no machine', () => {
  const campaign = bFlight();
  manCalled('haldenby', campaign).standing = { is: 'wounded', back: 6 };
  machineCalled('B2', campaign).standing = { is: 'under-repair', back: 8 };
  machineCalled('B3', campaign).standing = { is: 'lost', since: 4 };
  const { offered, abouts } = assign('offensive-line-patrol', ['not-flown'], { campaign });
  expect(offered).toEqual(['pettifer', 'ferrabee', 'chaplow', 'quillinan']);
  expect(abouts[0]?.available.at(-1)).toMatchObject({ airman: 'quillinan', machine: 'B1' });
});

test('(6) with nobody left the mission can only be left undone', () => {
  const campaign = bFlight({}, { machines: [] });
  expect(assign('dawn-patrol', ['not-flown'], { campaign, watch: 'dawn' }).options).toEqual([['not-flown']]);
});

test.each([
  [0, 'S'],
  [4, 'NV'],
  [8, 'N'],
  [13, 'B'],
  [90, 'DD'],
])('(7) Bravery %i stands in the Mission Log as %s', (bravery, letter) => {
  expect(braveryLetter(bravery, book)).toBe(letter);
});

test('(8) a mission without a Mission Briefing Manual cannot be flown', () => {
  expect(() => manualOf('zeppelin-hunt', book)).toThrow('Mission Briefing Manual called zeppelin-hunt');
});
