import { expect, test } from 'vitest';
import type { Airman } from '../../../src/campaign/aircrew.ts';
import type { Rank } from '../../../src/cards/printed/replacements.ts';
import { considerPromotions, readOrders, recommend } from '../../../src/procedure/campaign/honours.ts';
import { anObserver, aPilot } from '../../support/people/airmen.ts';
import { book } from '../../support/people/campaigns.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

/**
 * The evening of 9 April for a man who has won so much today, and what the Wing makes of it where he is put in for
 * something.
 */
const put = (man: Airman, won: number, ...dice: string[]) =>
  playLoaded((table) => recommend(man, won, { day: 9 }, table), { book, dice }).events;

test('(45) an officer is put in for the Military Cross with his fourth victory, and it is in orders ten days later', () => {
  const man = aPilot({ kills: 3, balloons: 1 });
  expect(put(man, 1, 'recommendation 3 4')).toEqual([
    {
      type: 'decoration-recommended',
      man: 'grimshaw',
      decoration: 'military-cross',
      victories: 4,
      today: 1,
      roll: { faces: [3, 4], total: 7 },
      day: 19,
      words: 'The Wing has sent it on',
    },
  ]);
  expect(man.recommended).toEqual({ decoration: 'military-cross', day: 19 });
});

test('(45) two in a day do as well; one, or a day without any, does not', () => {
  expect(put(aPilot({ kills: 2 }), 2, 'recommendation 6 6')).toMatchObject([{ decoration: 'military-cross', day: 11 }]);
  expect(put(aPilot({ kills: 3 }), 1)).toEqual([]);
  expect(put(aPilot({ kills: 9 }), 0)).toEqual([]);
});

test('(45) a recommendation that is sent back leaves nothing behind it, and the next victory brings it up again', () => {
  const man = aPilot({ kills: 4 });
  expect(put(man, 1, 'recommendation 1 1')).toMatchObject([{ day: 0, words: 'The Wing has sent it back' }]);
  expect(man.recommended).toBeUndefined();
  expect(put(man, 1, 'recommendation 5 6')).toMatchObject([{ decoration: 'military-cross', day: 15 }]);
});

test('(45) while one paper is on its way no other is sent', () => {
  expect(put(aPilot({ kills: 12, recommended: { decoration: 'military-cross', day: 12 } }), 4)).toEqual([]);
});

test.each<[Rank, number, Airman['decorations'], string | undefined]>([
  ['Lieutenant', 12, [], 'military-cross'],
  ['Lieutenant', 7, ['military-cross'], undefined],
  ['Lieutenant', 8, ['military-cross'], 'bar-to-military-cross'],
  ['Lieutenant', 12, ['military-cross', 'bar-to-military-cross'], 'distinguished-service-order'],
  ['Second Lieutenant', 12, ['military-cross', 'bar-to-military-cross'], undefined],
  ['Sergeant', 2, [], undefined],
  ['Sergeant', 3, [], 'military-medal'],
  ['Air Mechanic', 6, ['military-medal'], 'distinguished-conduct-medal'],
  ['Sergeant', 20, ['military-medal', 'distinguished-conduct-medal'], undefined],
])('(45) a %s with %i victories who has %j is put in for %s', (rank, kills, decorations = [], expected) => {
  const man = anObserver({ rank, kills, decorations });
  const events = put(man, 1, ...(expected === undefined ? [] : ['recommendation 4 4']));
  expect(events.map((event) => 'decoration' in event && event.decoration)).toEqual(
    expected === undefined ? [] : [expected],
  );
});

test('(45) on its day an award is in orders, for the dead as for the living', () => {
  const due = aPilot({ decorations: ['military-cross'], recommended: { decoration: 'bar-to-military-cross', day: 9 } });
  const dead = aPilot({
    id: 'tufnell',
    standing: { is: 'killed', since: 4 },
    recommended: { decoration: 'military-cross', day: 8 },
  });
  const waits = aPilot({ recommended: { decoration: 'military-cross', day: 10 } });
  const { events } = playLoaded((table) => readOrders([aPilot(), due, dead, waits], 9, table), { book });
  expect(events).toEqual([
    { type: 'decoration-awarded', man: 'grimshaw', decoration: 'bar-to-military-cross' },
    { type: 'decoration-awarded', man: 'tufnell', decoration: 'military-cross' },
  ]);
  expect([due.decorations, dead.decorations, waits.decorations]).toEqual([
    ['military-cross', 'bar-to-military-cross'],
    ['military-cross'],
    undefined,
  ]);
  expect(due.recommended).toBeUndefined();
});

const consider = (men: readonly Airman[], flown: number, ...answers: string[]) =>
  playLoaded((table) => considerPromotions(men, () => flown, 9, table), { book, answers: { promotion: answers } });

test('(47) other promotions are at the commander’s discretion at any day’s end, whatever custom would do', () => {
  const man = aPilot({ missions: 12 });
  const { asked, events } = consider([man], 1, 'promote grimshaw');
  const about = { man: 'grimshaw', from: 'Second Lieutenant', to: 'Lieutenant', missions: 12 };
  expect(asked).toEqual([
    {
      decision: 'promotion',
      about: { day: 9, candidates: [{ ...about, every: 30, isDue: false }] },
      options: ['nobody', 'promote grimshaw'],
    },
  ]);
  expect(events).toEqual([{ type: 'man-promoted', ...about }]);
  expect(man.rank).toBe('Lieutenant');
});

test.each([
  [30, 1, true],
  [31, 2, true],
  [31, 1, false],
  [60, 1, true],
])('(47) with %i missions, %i of them today, custom would promote him now: %s', (missions, flown, isDue) => {
  const { asked } = consider([aPilot({ missions })], flown, 'nobody');
  expect(asked[0]?.about).toMatchObject({ candidates: [{ isDue }] });
});

test('(47) one after the other may be promoted, until the commander has done; who is not stays what he is', () => {
  const men = [aPilot({ missions: 5 }), anObserver({ missions: 20, rank: 'Air Mechanic' }), aPilot({ id: 'tufnell' })];
  const { events } = consider(men, 0, `promote ${men[1]?.id}`, 'promote tufnell', 'nobody');
  expect(events).toMatchObject([{ to: 'Sergeant' }, { to: 'Lieutenant' }]);
  expect(men.map(({ rank }) => rank)).toEqual(['Second Lieutenant', 'Sergeant', 'Lieutenant']);
});

test('(47) a Sergeant may be commissioned at discretion, though custom has no time for it', () => {
  const man = anObserver({ missions: 40, rank: 'Sergeant' });
  const { asked } = consider([man], 1, `promote ${man.id}`, `promote ${man.id}`);
  expect(asked[0]?.about).toMatchObject({ candidates: [{ to: 'Second Lieutenant', every: undefined, isDue: false }] });
  expect(man.rank).toBe('Lieutenant');
});

test('(47) the Flight Commander’s rank is nobody’s to give: a Lieutenant is no candidate', () => {
  expect(consider([aPilot({ missions: 90, rank: 'Lieutenant' })], 1).asked).toEqual([]);
});

test('(47) nobody is asked where there are only ranks that are not on the card', () => {
  expect(consider([aPilot({ missions: 30, rank: 'Lieutenant' })], 1).asked).toEqual([]);
});
