import { expect, test } from 'vitest';
import type { Airman } from '../../../src/campaign/aircrew.ts';
import type { Rank } from '../../../src/rulebook/cards/replacements.ts';
import { considerPromotion, readOrders, recommend } from '../../../src/rules/campaign/honours.ts';
import { anObserver, aPilot } from '../../support/airmen.ts';
import { book } from '../../support/campaigns.ts';
import { playLoaded } from '../../support/loaded-dice.ts';

/** The evening of 9 April for a man who has won so much today, and what the Wing makes of it where he is put in for something. */
const put = (man: Airman, won: number, ...dice: string[]) =>
  playLoaded((table) => recommend(man, won, 9, table), { book, dice }).events;

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

const consider = (man: Airman, flown: number, ...answers: ('promote' | 'not-yet')[]) =>
  playLoaded((table) => considerPromotion(man, flown, table), { book, answers: { promotion: answers } });

test('(47) other promotions are at the commander’s discretion: he is asked when a man has thirty missions behind him', () => {
  const man = aPilot({ missions: 31 });
  const { asked, events } = consider(man, 2, 'promote');
  const about = { man: 'grimshaw', from: 'Second Lieutenant', to: 'Lieutenant', missions: 31 };
  expect(asked).toEqual([{ decision: 'promotion', about, options: ['promote', 'not-yet'] }]);
  expect(events).toEqual([{ type: 'man-promoted', ...about }]);
  expect(man.rank).toBe('Lieutenant');
});

test('(47) a man who is not promoted stays what he is, and is thought of again at sixty', () => {
  const man = aPilot({ missions: 30 });
  expect(consider(man, 1, 'not-yet').events).toEqual([]);
  expect(man.rank).toBe('Second Lieutenant');
  expect(consider({ ...man, missions: 31 }, 1).asked).toEqual([]);
  expect(consider({ ...man, missions: 60 }, 1, 'promote').asked).toHaveLength(1);
});

test('(47) nobody is asked about a man with fewer, nor about a rank that is not on the card', () => {
  expect(consider(aPilot({ missions: 29 }), 1).asked).toEqual([]);
  expect(consider(aPilot({ missions: 30, rank: 'Lieutenant' }), 1).asked).toEqual([]);
  expect(consider(anObserver({ missions: 20, rank: 'Air Mechanic' }), 1, 'promote').events).toMatchObject([
    { to: 'Sergeant' },
  ]);
});
