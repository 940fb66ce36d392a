import { expect, test } from 'vitest';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { passedOver } from '../../src/questions/asking/put.ts';
import { ratingsWhy } from '../../src/questions/narration/ratings-text.ts';
import { tellings } from '../../src/questions/narration/telling.ts';
import { questionOf } from '../../src/table/decisions.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { aPilot } from '../support/people/airmen.ts';
import { book } from '../support/people/campaigns.ts';
import { bFlight, theFlight } from '../support/people/flights.ts';

const roll = { faces: [3, 4], total: 7 };
const people = peopleOf({
  flights: [{ ...theFlight(bFlight()), aircrew: [aPilot(), aPilot({ id: 'kyle', surname: 'Kyle' })] }],
});
const told = (...events: GameEvent[]) => tellings(events, people, book).map(({ text }) => text);

const skill = (man: string, from: number, to: number): GameEvent => {
  const words = from === to ? 'No better and no worse' : 'He handles her better';
  return { type: 'skill-checked', man, roll, parts: {}, total: 7, from, to, words };
};
const firing = (man: string): GameEvent => {
  const words = 'He shoots no better';
  return { type: 'firing-checked', man, roll, parts: {}, total: 7, from: 'E', to: 'E', words };
};
const bravery = (man: string, from: number, to: number, parts: Record<string, number>): GameEvent => {
  const letters = { letterBefore: from > 5 ? 'N' : 'S', letter: to > 5 ? 'N' : 'S' } as const;
  return { type: 'bravery-checked', man, roll, parts, from, to, ...letters, words: 'He takes the day hard' };
};

const evening: GameEvent[] = [
  skill('grimshaw', 1, 2),
  firing('grimshaw'),
  bravery('grimshaw', 8, 2, { lossSeen: -3, wounded: -2, temper: -1 }),
  skill('kyle', 1, 1),
  firing('kyle'),
  bravery('kyle', 8, 8, {}),
];

test('(45) in the evening a table has what has changed, man by man, and names the others', () => {
  expect(told(...evening)).toEqual([
    [
      'Ratings that have changed (why ratings has the reasons):',
      '  2Lt Grimshaw  Pilot Skill 1 to 2, Bravery 8 to 2 (N to S, shaken)',
      'As before: 2Lt Kyle.',
    ].join('\n'),
  ]);
  expect(told(...evening.slice(3))).toEqual(["Nobody's ratings have changed: 2Lt Kyle."]);
});

test('(47) who is promoted is not asked where custom has nobody due', () => {
  const candidate = { man: 'kyle', from: 'Second Lieutenant', to: 'Lieutenant', missions: 29, every: 30 } as const;
  const asked = (isDue: boolean) =>
    passedOver(questionOf('promotion', { day: 1, candidates: [{ ...candidate, isDue }] }, ['nobody', 'promote kyle']));
  expect([asked(false), asked(true)]).toEqual(['nobody', undefined]);
});

test('(45) why has the reasons, a paragraph for each man: what has changed and why, and what has not', () => {
  expect(ratingsWhy(evening, people)).toEqual([
    '2Lt Grimshaw: Pilot Skill 1 to 2, he handles her better; Firing stays E; Bravery 8 to 2 (N to S, shaken): a friend brought down -3, a wound -2, he takes the day hard -1.',
    '2Lt Kyle: Pilot Skill stays 1; Firing stays E; Bravery stays 8 (N).',
  ]);
});

test('(45) Bravery goes no lower than the card has it, and that is said', () => {
  expect(ratingsWhy([firing('kyle'), bravery('kyle', 1, 0, { lossSeen: -3 })], people)).toEqual([
    '2Lt Kyle: Firing stays E; Bravery 1 to 0 (S): a friend brought down -3, and it goes no lower.',
  ]);
});

test('(46) (47) a man sent out is known by name at once, and by his new rank from his promotion on', () => {
  const sent: GameEvent = {
    type: 'newcomer-reported',
    man: 'orme',
    rank: 'Lieutenant',
    forenames: 'Basil',
    surname: 'Orme',
    seat: 'pilot',
    machine: 'B1',
    home: 'Ely',
    age: 20,
    service: 'school',
  };
  const made: GameEvent = { type: 'flight-commander-made', man: 'orme', why: 'replacement', rank: 'Captain' };
  const promoted: GameEvent = {
    type: 'man-promoted',
    man: 'kyle',
    from: 'Second Lieutenant',
    to: 'Lieutenant',
    missions: 30,
  };
  expect(told(sent, made, firing('orme'), promoted, firing('kyle'))).toEqual([
    'Lieutenant Basil Orme reports for duty, pilot of B1.',
    'Lt Orme is promoted Captain and becomes Flight Commander.',
    "Nobody's ratings have changed: Capt Orme.",
    '2Lt Kyle is promoted Lieutenant.',
    "Nobody's ratings have changed: Lt Kyle.",
  ]);
});

test('(46) a man sent out who has the rank and the name of another: each has his initial from then on', () => {
  const sent: GameEvent = {
    type: 'newcomer-reported',
    man: 'kyle-2',
    rank: 'Lieutenant',
    forenames: 'Basil Mark',
    surname: 'Kyle',
    seat: 'pilot',
    machine: 'B1',
    home: 'Ely',
    age: 20,
    service: 'school',
  };
  const made = (man: string): GameEvent => ({
    type: 'man-promoted',
    man,
    from: 'Second Lieutenant',
    to: 'Lieutenant',
    missions: 30,
  });
  const back = (man: string): GameEvent => ({ type: 'returned-to-duty', man, from: 'away' });
  expect(told(sent, back('kyle'), back('kyle-2'), made('kyle'), back('kyle'), back('kyle-2'))).toEqual([
    'Lieutenant Basil Mark Kyle reports for duty, pilot of B1.',
    '2Lt Kyle is back with the flight by road.',
    'Lt Kyle is back with the flight by road.',
    '2Lt Kyle is promoted Lieutenant.',
    'Lt H. Kyle is back with the flight by road.',
    'Lt B. Kyle is back with the flight by road.',
  ]);
});

const crew = (machine: string, ...airmen: string[]) => ({
  machine,
  aircraft: 'spad-vii',
  men: airmen.map((airman) => ({ airman, rank: 'Lieutenant', surname: airman }) as const),
});
const down = (machine: string) => ({ machine, end: 'down', hex: 'K08', fate: 'lost' }) as const;
const mission: GameEvent[] = [
  {
    type: 'mission-began',
    mission: 'bombing-raid',
    flight: 'B',
    watch: 'morning',
    zones: ['B'],
    machines: [crew('B1', 'grimshaw'), crew('B2', 'Haldenby'), crew('B3', 'Oxenham'), crew('B7', 'Sadler', 'Kyle')],
  },
  {
    type: 'mission-ended',
    mission: 'bombing-raid',
    homecomings: [{ machine: 'B1', end: 'home' }, down('B2'), down('B3'), down('B7')],
    scores: [],
    points: 0,
    fates: [
      { airman: 'Haldenby', fate: { fate: 'killed' } },
      { airman: 'Oxenham', fate: { fate: 'safe', days: 1 } },
      { airman: 'Sadler', fate: { fate: 'wounded', days: 7 } },
      { airman: 'Kyle', fate: { fate: 'prisoner', wounded: false } },
    ],
  },
];

test('(45) the evening tells of the friends whom a man has seen go down, and of the empty chairs', () => {
  const evening: GameEvent = { type: 'evening-came', flight: 'B', points: -9, firsts: [] };
  const shaken = bravery('grimshaw', 8, 5, { lossSeen: -3 });
  const [came, checked] = tellings([...mission, evening, firing('grimshaw'), shaken], people, book).slice(-2);
  expect([came?.text, ...ratingsWhy(checked?.events ?? [], checked?.people ?? people)]).toEqual([
    'Evening. Two chairs are empty in the mess: Lt Haldenby was killed and Lt Kyle was taken prisoner.',
    '2Lt Grimshaw: Firing stays E; Bravery 8 to 5 (N to S, shaken): the death of Lt Haldenby, Lt Oxenham brought down and Lt Kyle taken prisoner -3.',
  ]);
});

test('(45) those whom the same befell are told of together', () => {
  const evening: GameEvent = { type: 'evening-came', flight: 'B', points: 0, firsts: [] };
  const [began, ended] = mission as [GameEvent, Extract<GameEvent, { type: 'mission-ended' }>];
  const taken = ['Sadler', 'Kyle'].map((airman) => ({ airman, fate: { fate: 'prisoner', wounded: false } as const }));
  expect(told(began, { ...ended, fates: taken }, evening).at(-1)).toMatch(
    /^Evening\. Two chairs are empty in the mess: \S+ Sadler and Lt Kyle were taken prisoner\.$/,
  );
});

test('(45) the chair of one who died in a machine that was brought home is empty too', () => {
  const evening: GameEvent = { type: 'evening-came', flight: 'B', points: 0, firsts: [] };
  const [began, ended] = mission as [GameEvent, Extract<GameEvent, { type: 'mission-ended' }>];
  const aboard = { airman: 'grimshaw', fate: { fate: 'killed' } } as const;
  expect(told(began, { ...ended, fates: [...ended.fates, aboard] }, evening).at(-1)).toMatch(
    /^Evening\. Three chairs are empty in the mess: Lt Haldenby and \S+ grimshaw were killed and Lt Kyle was taken/i,
  );
});

test('(45) a new day has lost nobody yet, and a mission from which all come home leaves no empty chair', () => {
  const evening: GameEvent = { type: 'evening-came', flight: 'B', points: 0, firsts: [] };
  expect(told(...mission, { type: 'day-broke', day: 2 }, evening).at(-1)).toBe('Evening.');
  const [began, ended] = mission as [GameEvent, Extract<GameEvent, { type: 'mission-ended' }>];
  const home = { ...ended, homecomings: [{ machine: 'B1', end: 'home' } as const], fates: [] };
  expect(told(began, home, evening).at(-1)).toBe('Evening.');
});

test('(45) each of several flights has its own evening; the day ends with its points and those of the campaign', () => {
  const two = { ...people, flights: ['A', 'B'] as const };
  const told = (...events: GameEvent[]) => tellings(events, two, book).map(({ text }) => text);
  const evenings = (['A', 'B'] as const).map(
    (flight): GameEvent => ({ type: 'evening-came', flight, points: -9, firsts: [] }),
  );
  expect(told(...mission, ...evenings, { type: 'day-ended', day: 3, points: -18, total: 4 }).slice(-3)).toEqual([
    'A Flight, evening: -9 Victory Points today.',
    'B Flight, evening: -9 Victory Points today. Two chairs are empty in the mess: Lt Haldenby was killed and Lt Kyle was taken prisoner.',
    'So ended Tuesday, 3 April 1917. Victory Points of the day: -18. Campaign: +4.',
  ]);
});
