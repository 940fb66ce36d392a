import { expect, test } from 'vitest';
import type { MissionLog, Party } from '../../../../src/campaign/mission-log.ts';
import { ofType } from '../../../../src/table/events.ts';
import {
  aLog,
  aParty,
  aSpad,
  book,
  given,
  MIST,
  MOVED,
  playActivity,
  watchActivity,
  withManual,
} from '../../../support/people/activities.ts';
import { typesOf } from '../../../support/read/types-of.ts';

const olp = (told: Partial<MissionLog> = {}) => aLog('offensive-line-patrol', told);
const over = (hex: string, told: Partial<Party> & { box?: number } = {}) => aParty([aSpad()], hex, told);

test('(23) a scan costs 1 AFT; a 2 finds a goods train, which may be strafed at once or left', () => {
  const log = olp();
  const party = over('H12');
  const events = playActivity(party, log, MOVED, {
    dice: ['scan 1 1'],
    answers: { 'special-activity': ['scan', 'none'] },
  });
  expect(ofType(events, 'ground-scanned')[0]).toMatchObject({ hex: 'H12', name: 'Goods train' });
  expect(log.done.found).toEqual([{ hex: 'H12', target: 'goods-train', hits: 0 }]);
  expect(party.machines[0]?.aft).toBe(99);
});

test('(23) a 7 finds nothing, and the hex is not scanned again on this mission', () => {
  const log = olp();
  const events = playActivity(over('H12'), log, MOVED, {
    dice: ['scan 3 4'],
    answers: { 'special-activity': ['scan'] },
  });
  expect(ofType(events, 'ground-scanned')[0]).not.toHaveProperty('name');
  expect(log.done).toMatchObject({ found: [], scanned: { H12: 1 } });
  expect(playActivity(over('H12'), log, MOVED)).toEqual([]);
});

test.each([
  ['from 4,000 ft', over('H12', { altitude: 4000 }), {}],
  ['through mist from 2,000 ft', over('H12', { box: MIST }), {}],
  ['over our own side', over('H08'), {}],
  ['in another zone', over('H12'), { zones: ['A'] as const }],
  ['without the petrol for it', aParty([aSpad({ aft: 0 })], 'H12'), {}],
])('(13) (23) nothing to be asked %s', (_, party, told) => {
  expect(playActivity(party, olp(told), MOVED)).toEqual([]);
});

test('(23) declining costs nothing', () => {
  const party = over('H12');
  expect(playActivity(party, olp(), MOVED, { answers: { 'special-activity': ['none'] } })).toEqual([]);
  expect(party.machines[0]?.aft).toBe(100);
});

test('(23) what the commander is told of a scan: 20 ways of 36, 1 AFT, and the most that it may lead to', () => {
  const { targets } = given(given(book.missions['offensive-line-patrol']).activities.strafeTarget);
  const most = Math.max(...targets.map(({ destroyed }) => destroyed));
  const { asked } = watchActivity(over('H12'), olp(), MOVED, { answers: { 'special-activity': ['none'] } });
  expect(asked[0]).toMatchObject({
    about: {
      open: [
        { activity: 'scan', name: 'H12', aft: 1, shots: 0, points: most, machines: [{ machine: 'B1', ways: 20 }] },
      ],
    },
    options: ['scan', 'none'],
  });
});

test('(23) a manual may have its hexes scanned for nothing but the looking', () => {
  const { scan } = given(book.missions['offensive-line-patrol']).activities;
  const cards = withManual('dawn-patrol', { scan: given(scan) });
  const log = aLog('dawn-patrol');
  const events = playActivity(over('H12'), log, MOVED, {
    cards,
    dice: ['scan 1 1'],
    answers: { 'special-activity': ['scan'] },
  });
  expect(typesOf(events)).toEqual(['ground-scanned']);
  expect(log.done.found).toEqual([]);
});

test.each([
  ['F12', ['scan']],
  ['G12', []],
])(
  '(23) (ours) a mission that is sent to a place has what it shoots at looked for there, and nowhere else: over %s %j',
  (hex, open) => {
    const base = given(book.missions['offensive-line-patrol']);
    const cards = { ...book, missions: { ...book.missions, 'to-douai': { ...base, targets: ['aerodrome' as const] } } };
    const { asked } = watchActivity(
      aParty([aSpad()], hex, { altitude: 2000 }),
      aLog('to-douai', { target: 'aerodrome-douai', zones: ['B'] }),
      MOVED,
      { cards, ...(open.length > 0 && { answers: { 'special-activity': ['none'] } }) },
    );
    expect(
      asked.flatMap(({ about }) =>
        'open' in about ? about.open.flatMap((each) => ('activity' in each ? each.activity : [])) : [],
      ),
    ).toEqual(open);
  },
);
