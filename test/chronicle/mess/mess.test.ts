import { expect, test } from 'vitest';
import type { Absent } from '../../../src/campaign/aircrew.ts';
import { type BreakfastMorning, type BreakfastNames, breakfastText } from '../../../src/chronicle/mess/breakfast.ts';
import { asMuchAs, gossipText, isPostDay, letterText, type MessEveningTold } from '../../../src/chronicle/mess/mess.ts';
import { BREAKFAST, BY_CABLE, FROM_HOME } from '../../../src/chronicle/mess/words/breakfast.ts';
import { manNamed, peopleOf } from '../../../src/kit/screen/people.ts';
import type { EventOf } from '../../../src/table/events.ts';
import { GOSSIP } from '../../../src/words/gossip.ts';
import { aPilot } from '../../support/people/airmen.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';

const DAYS = Array.from({ length: 30 }, (_, i) => i + 1);
const people = peopleOf({
  flights: [{ ...theFlight(bFlight()), aircrew: [aPilot(), aPilot({ id: 'kyle', surname: 'Kyle' })] }],
});
const paraded = (present: readonly string[], absent: readonly Absent[] = [], points?: number) =>
  ({
    type: 'flight-paraded',
    flight: 'B',
    pilots: present.length,
    observers: 0,
    machines: 8,
    present,
    absent,
    ...(points !== undefined && { points }),
  }) as const satisfies EventOf<'flight-paraded'>;
const names: BreakfastNames = { men: people.men, of: (man) => manNamed(man, people), homeOf: () => 'Ripon, Yorkshire' };
const morning: BreakfastMorning = {
  day: 5,
  rollCall: 'exceptions',
  remarks: 'sometimes',
  seed: 'alea:1:dawn',
  usual: 4,
  campaigns: 1000,
  news: [],
};
const inFull = { ...morning, rollCall: 'whole', remarks: 'always' } as const;
const withoutTrifles = (text: string) => BREAKFAST.reduce((told, each) => told.replace(each, '').trim(), text);

test('at breakfast those in hospital and on the road have their day, and who was lost yesterday is missed once', () => {
  const absent: Absent[] = [
    { airman: 'kyle', is: 'wounded', day: 9 },
    { airman: 'grimshaw', is: 'killed', day: 4 },
  ];
  expect(breakfastText(paraded([], absent, -12), morning, names)).toBe(
    'In hospital: 2Lt Kyle (until 9 April). One place is no longer laid: 2Lt Grimshaw. The flight stands at -12; a careful commander by now at +4.',
  );
  const later = breakfastText(paraded(['kyle'], absent.slice(1), -12), { ...morning, day: 6 }, names);
  expect(withoutTrifles(later)).toBe('The flight stands at -12; a careful commander by now at +4.');
});

test('a mechanic who observes sits with the mechanics, and no sergeant does', () => {
  const men = new Map([...names.men].map(([id, man]) => [id, { ...man, rank: 'Air Mechanic' } as const]));
  const said = breakfastText(paraded(['kyle'], [], 0), inFull, { ...names, men });
  expect(said).toContain('With the mechanics: ');
  expect(said).not.toContain("In the sergeants' mess");
});

test('what a careful commander has is explained in the first days; before anything is entered there is none', () => {
  const second = breakfastText(paraded([], [], 3), { ...morning, day: 2 }, names);
  expect(second).toContain(
    'The flight stands at +3; a careful commander by now at +4, in the middle of 1,000 simulated campaigns.',
  );
  expect(withoutTrifles(breakfastText(paraded([]), { ...morning, day: 1 }, names))).toBe('');
});

test('told in full, breakfast names all who sit there and all who are gone; tersely it is left out by the teller', () => {
  const absent: Absent[] = [{ airman: 'kyle', is: 'prisoner', day: 1 }];
  expect(breakfastText(paraded(['grimshaw'], absent, 0), inFull, names)).toMatch(
    /^At breakfast: 2Lt Grimshaw\. Gone before: 2Lt Kyle\. The flight stands at 0; a careful commander by now at \+4\. \S/,
  );
});

test('told in full, breakfast does not seat a man who landed elsewhere yesterday', () => {
  const here = { ...names, isHere: (man: string) => man !== 'kyle' };
  expect(breakfastText(paraded(['grimshaw', 'kyle'], [], 0), inFull, here)).toMatch(
    /^At breakfast: 2Lt Grimshaw\. Not back yet from where they landed: 2Lt Kyle\. /,
  );
});

test('what the threads bring stands before a remark, and in its place where nothing is said of a mother', () => {
  const told = breakfastText(paraded([]), { ...inFull, news: ['The paper is at Wing.'] }, names);
  expect(told).toBe('The paper is at Wing.');
});

test('the mother of a man who was killed writes once, some days later', () => {
  const absent: Absent[] = [{ airman: 'kyle', is: 'killed', day: 3 }];
  const letters = DAYS.slice(3).filter((day) =>
    breakfastText(paraded([], absent, 0), { ...inFull, day }, names).includes('mother of 2Lt Kyle'),
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]).toBeGreaterThanOrEqual(7);
});

test('from overseas, whence a letter takes weeks, the mother cables, and sends no cake', () => {
  const absent: Absent[] = [{ airman: 'kyle', is: 'killed', day: 3 }];
  const at = (home: string) =>
    DAYS.slice(3).flatMap((day) => {
      const said = breakfastText(paraded([], absent, 0), { ...inFull, day }, { ...names, homeOf: () => home });
      const [, told] = /The mother of 2Lt Kyle (.+)$/.exec(said) ?? [];
      return told === undefined ? [] : [told];
    });
  expect(BY_CABLE).toContain(at('Gore, New Zealand')[0]);
  expect(FROM_HOME).toContain(at('Fowey, Cornwall')[0]);
});

const evening: MessEveningTold = { day: 5, measure: 'full', seed: 'alea:1:dawn' };

test('a letter is told with its writer, its address, and its place where that is not here', () => {
  const letter = { by: 'grimshaw', to: 'his aunt at Ripon', says: 'It is cold.' };
  expect(letterText(letter, people)).toBe('2Lt Grimshaw writes to his aunt at Ripon: "It is cold."');
  expect(letterText({ ...letter, from: 'Mercatel' }, people)).toBe(
    '2Lt Grimshaw writes from Mercatel to his aunt at Ripon: "It is cold."',
  );
});

test('of an evening what weighs most is told, and in full all of it', () => {
  expect(asMuchAs('usual', ['one', 'two', 'three'])).toEqual(['one', 'two']);
  expect(asMuchAs('full', ['one', 'two', 'three'])).toEqual(['one', 'two', 'three']);
});

test('most evenings somebody writes home and it is not told; in full it is on all', () => {
  const told = DAYS.filter((day) => isPostDay('B', { ...evening, measure: 'usual', day }));
  expect(told.length).toBeLessThan(DAYS.length / 2);
  expect(told.length).toBeGreaterThan(2);
  expect(DAYS.every((day) => isPostDay('B', { ...evening, day }))).toBe(true);
});

test('what is remarked at breakfast comes back when all the rest has been', () => {
  const said = BREAKFAST.map((_, i) => breakfastText(paraded([]), { ...inFull, day: i + 1 }, names));
  expect([...said].sort()).toEqual([...BREAKFAST].sort());
});

test('each day of the month has its gossip, one word of it or all', () => {
  for (const day of DAYS) {
    const heard = GOSSIP[day] ?? [];
    expect(heard).toContain(gossipText({ ...evening, measure: 'usual', day }).replace('Heard in the mess: ', ''));
    expect(gossipText({ ...evening, day })).toBe(`Heard in the mess: ${heard.join(' ')}`);
  }
  expect(gossipText({ ...evening, day: 31 })).toBe('');
  expect(gossipText({ ...evening, day: 31 }, 'They know of Kyle.')).toBe('Heard in the mess: They know of Kyle.');
  const ours = { ...evening, day: 5, gossip: 'of-ours' } as const;
  expect(gossipText(ours, 'They know of Kyle.')).toBe('Heard in the mess: They know of Kyle.');
  expect(gossipText(ours)).toBe('');
});

test('the first evening of a campaign has not the gossip of the tutorial', () => {
  const on = (seed: string, isLesson: boolean) => gossipText({ ...evening, day: 1, seed, measure: 'usual', isLesson });
  const seeds = Array.from({ length: 20 }, (_, i) => `${i}`);
  const ofLesson = new Set(seeds.map((each) => on(each, true)));
  expect(ofLesson.size).toBe(1);
  expect(seeds.filter((each) => ofLesson.has(on(each, false)))).toEqual([]);
});

test('a letter is a line or two', () => {
  for (const letter of [...FROM_HOME, ...BREAKFAST, ...Object.values(GOSSIP).flat()])
    expect(letter.length).toBeLessThan(150);
});
