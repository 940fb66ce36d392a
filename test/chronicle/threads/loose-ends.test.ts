import { expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import type { LivedDay } from '../../../src/chronicle/lived.ts';
import { eveningsOf } from '../../../src/chronicle/mess/evenings.ts';
import * as WORDS from '../../../src/chronicle/mess/words/threads.ts';
import { LooseEnds, type MorningLived } from '../../../src/chronicle/threads/loose-ends.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { LeastUsed } from '../../../src/words/by-turns.ts';
import { book } from '../../support/cards/book.ts';
import { steadyBook } from '../../support/cards/steady-book.ts';
import { anApril } from '../../support/people/an-april.ts';
import { eveningCame, lived, mission, paraded } from '../../support/people/told-fights.ts';

const of = (man: string) => man;
const begin = () => new LooseEnds('B', { ways: new LeastUsed('alea:1:ends') });

/** A morning of B Flight on which something is so of Kyle, called `quillinan` in the notes. */
function morningOf(
  day: number,
  changed: Partial<ReturnType<typeof newCampaign>['flights'][number]['aircrew'][number]> = {},
  yesterday?: LivedDay,
): MorningLived {
  const dawn = { ...newCampaign(['B'], book), day };
  for (const man of dawn.flights.flatMap(({ aircrew }) => aircrew))
    if (man.id === 'quillinan') Object.assign(man, changed);
  return { dawn, yesterday, of, owed: [] };
}

const saidOf = (ways: typeof WORDS.SHAKES) => ways.map((way) => way('quillinan', ''));

test('a paper at Wing is spoken of every fifth morning, until it comes back or he is gone', () => {
  const ends = begin();
  const recommended = { decoration: 'military-cross', day: 9 } as const;
  const told = [2, 3, 4, 5, 6, 7].map((day) => ends.morning(morningOf(day, { recommended })));
  expect(told.map(({ length }) => length)).toEqual([1, 0, 0, 0, 0, 1]);
  expect(saidOf(WORDS.PAPER_WAITS)).toContain(told[0]?.[0]);
  expect(saidOf(WORDS.PAPER_BACK)).toContain(ends.morning(morningOf(9, { recommended }))[0]);
  const late = { recommended, standing: { is: 'killed', since: 5 } } as const;
  expect(saidOf(WORDS.PAPER_TOO_LATE)).toContain(begin().morning(morningOf(9, late))[0]);
});

/** A day on whose evening the nerve of Kyle changed. */
const fallen = (from: number, to: number): LivedDay => ({
  dawn: newCampaign(['B'], book),
  moments: [
    {
      type: 'bravery-checked',
      man: 'quillinan',
      from,
      to,
      letterBefore: 'N',
      letter: 'N',
      words: '',
      parts: {},
    },
  ],
});

test('a nerve that has gone down three evenings running is seen, and so is what becomes of it', () => {
  const shaken = () => {
    const ends = begin();
    const told = [2, 3, 4].map((day) => ends.morning(morningOf(day, {}, fallen(9 - day, 8 - day))));
    expect(told.map(({ length }) => length)).toEqual([0, 0, 1]);
    expect(saidOf(WORDS.SHAKES)).toContain(told[2]?.[0]);
    return ends;
  };
  expect(shaken().morning(morningOf(5, {}, fallen(3, 3)))).toEqual([]);
  expect(saidOf(WORDS.STEADY)).toContain(shaken().morning(morningOf(5, {}, fallen(3, 5)))[0]);
  const away = (standing: Parameters<typeof morningOf>[1]) => shaken().morning(morningOf(5, standing))[0];
  expect(saidOf(WORDS.SHAKEN_LIES)).toContain(away({ standing: { is: 'leave', back: 9 } }));
  expect(saidOf(WORDS.SHAKEN_LOST)).toContain(away({ standing: { is: 'killed', since: 4 } }));
  expect(away({ standing: { is: 'wounded', back: 9 } })).toBeUndefined();
});

test('a man who slept elsewhere has not been seen for three mornings', () => {
  const field = { machine: 'B2', end: 'emergency-field', field: 'mercatel' } as const;
  const away = lived([...mission([], [], [{ machine: 'B1', end: 'home' }, field, { machine: 'B3', end: 'home' }])])
    .days[0];
  const ends = begin();
  const yesterdays = [8, 7, 6, 5].map((from, i) => {
    const then = fallen(from, from - 1);
    return i === 1 ? { ...then, moments: [...(away?.moments ?? []), ...then.moments] } : then;
  });
  const told = yesterdays.map((yesterday, i) => ends.morning(morningOf(i + 2, {}, yesterday)));
  expect(told.map(({ length }) => length)).toEqual([0, 0, 0, 0]);
  expect(saidOf(WORDS.SHAKES)).toContain(ends.morning(morningOf(6, {}, fallen(4, 3)))[0]);
});

test('a man who woke on another field has not been seen at his egg', () => {
  const field = { machine: 'B2', end: 'emergency-field', field: 'mercatel' } as const;
  const away = lived([...mission([], [], [{ machine: 'B1', end: 'home' }, field, { machine: 'B3', end: 'home' }])])
    .days[0];
  const ends = begin();
  for (const day of [2, 3, 4]) ends.morning(morningOf(day, {}, fallen(9 - day, 8 - day)));
  const risen = fallen(3, 5);
  const moments = [...(away?.moments ?? []), ...risen.moments];
  expect(ends.morning(morningOf(5, {}, { ...risen, moments }))).toEqual([]);
  expect(saidOf(WORDS.STEADY)).toContain(ends.morning(morningOf(6, {}, fallen(5, 6)))[0]);
});

test('thanks that were not given on the evening after are spoken of at breakfast, once', () => {
  const ends = begin();
  const owed = [{ is: 'thanks', one: 'quillinan', other: 'haldenby', day: 1 }] as const;
  expect(ends.morning({ ...morningOf(2), owed })).toEqual([]);
  const [told] = ends.morning({ ...morningOf(3), owed });
  expect(WORDS.THANKS_WAIT.map((way) => way('quillinan', 'haldenby'))).toContain(told);
  expect(ends.morning({ ...morningOf(4), owed })).toEqual([]);
});

/** A day of which three are at breakfast, and which they bring to its evening. */
const day = (...events: readonly GameEvent[]): GameEvent[] => [
  paraded('haldenby', 'quillinan', 'tufnell'),
  ...events,
  eveningCame(),
];

test.each([
  ['lost', WORDS.NUMBER_FLOWN_AGAIN],
  [1, WORDS.FLOWN_AGAIN],
] as const)('of a machine whose man is lost: where it is %s too, its number alone is flown again', (fate, ways) => {
  const fell = mission(
    [],
    [{ airman: 'haldenby', fate: { fate: 'killed' } }],
    [{ machine: 'B1', end: 'down', hex: 'G11', fate }],
  );
  const again = mission([]).map((event) =>
    event.type === 'mission-began'
      ? { ...event, machines: event.machines.slice(1, 2).map((crew) => ({ ...crew, machine: 'B1' })) }
      : event,
  );
  const { days } = lived(day(...fell), day(...again));
  const said = eveningsOf(days, { seed: 'alea:1:ends', book: steadyBook }).flatMap(({ evenings }) =>
    evenings.flatMap(({ threads }) => threads),
  );
  expect(said.some((text) => ways.some((way) => way('Quillinan', 'Captain Haldenby') === text))).toBe(true);
});

test('of the number of a lost man only the first flight is told, and that not where it did not end here', () => {
  const fell = mission(
    [],
    [{ airman: 'haldenby', fate: { fate: 'killed' } }],
    [{ machine: 'B1', end: 'down', hex: 'G11', fate: 'lost' }],
  );
  const again = (end: EventOf<'mission-ended'>['homecomings'][number]) =>
    mission([], [], [end]).map((event) =>
      event.type === 'mission-began'
        ? { ...event, machines: event.machines.slice(1, 2).map((crew) => ({ ...crew, machine: 'B1' })) }
        : event,
    );
  const home = { machine: 'B1', end: 'home' } as const;
  const field = { machine: 'B1', end: 'emergency-field', field: 'mercatel' } as const;
  const told = (...ends: readonly (typeof home | typeof field)[]) => {
    const { days } = lived(day(...fell), ...ends.map((end) => day(...again(end))));
    return eveningsOf(days, { seed: 'alea:1:ends', book: steadyBook }).map(
      ({ evenings }) =>
        evenings
          .flatMap(({ threads }) => threads)
          .filter((text) => WORDS.NUMBER_FLOWN_AGAIN.some((way) => way('Quillinan', 'Captain Haldenby') === text))
          .length,
    );
  };
  expect(told(home, home)).toEqual([0, 1, 0]);
  expect(told(field, home)).toEqual([0, 0, 0]);
});

test('who leads the flight and who was promoted is told at the next breakfast', () => {
  const night: readonly GameEvent[] = [
    { type: 'acting-commander-appointed', man: 'quillinan' } as GameEvent,
    { type: 'man-promoted', man: 'tufnell', to: 'Lieutenant' } as GameEvent,
  ];
  const { days } = lived([paraded('haldenby'), eveningCame(), ...night], [paraded('haldenby'), eveningCame()]);
  const [, next] = eveningsOf(days, { seed: 'alea:1:ends', book: steadyBook });
  const news = next?.mornings.flatMap((morning) => morning.news) ?? [];
  expect(WORDS.LEADS.map((way) => way('Quillinan', ''))).toContain(news[0]);
  expect(WORDS.PROMOTED.map((way) => way('tufnell', 'Lieutenant'))).toContain(news[1]);
});

test('of a leader who slept on another field breakfast does not speak as if he were there', () => {
  const put = { machine: 'B2', end: 'emergency-field', field: 'mercatel' } as const;
  const home = (machine: string) => ({ machine, end: 'home' as const });
  const night = { type: 'acting-commander-appointed', man: 'quillinan' } as GameEvent;
  const flown = [paraded('haldenby', 'quillinan'), ...mission([], [], [put, home('B1'), home('B3')]), eveningCame()];
  const { days } = lived([...flown, night], [paraded('haldenby'), eveningCame()]);
  const [, next] = eveningsOf(days, { seed: 'alea:1:ends', book: steadyBook });
  expect(WORDS.LEADS_ABSENT.map((way) => way('Quillinan', ''))).toContain(next?.mornings[0]?.news[0]);
});

test('a man who slept on another field is not let lie by the orderly', () => {
  const leave = { standing: { is: 'leave', back: 9 } } as const;
  expect(WORDS.SHAKEN_LIES.length).toBe(WORDS.SHAKEN_RESTS.length + 1);
  const [put] = lived(mission([], [], [{ machine: 'B2', end: 'emergency-field', field: 'mercatel' }])).days;
  const ends = begin();
  const falling = (day: number) => morningOf(day, {}, fallen(9 - day, 8 - day));
  for (const day of [2, 3, 4]) ends.morning(falling(day));
  const [said] = ends.morning(morningOf(5, leave, put));
  expect(saidOf(WORDS.SHAKEN_RESTS)).toContain(said);
});

test.each([1, 2, 3])('of month %i each thread is begun once before it is closed', (n) => {
  const { days, seed } = anApril({ word: `ends ${n}`, flights: ['B'], book });
  const told = eveningsOf(days, { seed, book }).flatMap(({ mornings, evenings }) => [
    ...mornings.flatMap(({ news }) => news),
    ...evenings.flatMap(({ threads }) => threads),
  ]);
  expect(new Set(told).size).toBeGreaterThan(15);
});

test('nothing is said at breakfast of the nerves of a man who slept elsewhere', () => {
  const flown = (...ends: EventOf<'mission-ended'>['homecomings']) =>
    lived(mission([], [], ends)).days[0]?.moments ?? [];
  const home = (machine: string) => ({ machine, end: 'home' as const });
  const others = [home('B1'), home('B3')];
  const nights = (moments: LivedDay['moments']) => {
    const ends = begin();
    return [2, 3, 4].flatMap((day) => {
      const yesterday = fallen(9 - day, 8 - day);
      return ends.morning(morningOf(day, {}, { ...yesterday, moments: [...moments, ...yesterday.moments] }));
    });
  };
  expect(saidOf(WORDS.SHAKES)).toContain(nights(flown(home('B2'), ...others))[0]);
  expect(nights(flown({ machine: 'B2', end: 'emergency-field', field: 'mercatel' }, ...others))).toEqual([]);
});
