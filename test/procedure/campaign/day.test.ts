import { expect, test } from 'vitest';
import { type Campaign, type FlightRecord, isOver, LAST_DAY, newCampaign } from '../../../src/campaign/campaign.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { isThrown } from '../../../src/logbook/journal.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { playLoaded, type Script } from '../../support/table/loaded-dice.ts';
import { playThrough } from '../../support/table/straight-through.ts';

/** Words 7: the morning begins with 8+, the afternoon with 10+. */
const FORECAST = 'weather-forecast 3 4';
/** Up, round once over the field and down again; nobody is met. */
const ONCE_ROUND = ['encounter 5 6', 'weather-change 5 6', 'encounter 5 6'];

function live(
  day: number,
  script: Omit<Script, 'book'>,
  told: Partial<FlightRecord> = {},
  all: Partial<Campaign> = {},
) {
  const campaign = bFlight({ day, ...all }, { points: [], ...told });
  const isLast = day === (campaign.onlyDay ?? LAST_DAY);
  const answers = { ...script.answers, ...(!isLast && { promotion: ['nobody'] }) };
  return { campaign, ...playLoaded((table) => playDay(campaign, table), { book, ...script, answers }) };
}

test('(4, 5, 6) a day on which nothing is flown is its forecast, and each mission left undone at its price', () => {
  const { campaign, events } = live(8, {
    dice: [FORECAST],
    answers: { 'half-of-day': ['not-flown', 'not-flown', 'not-flown'], plan: ['fly', 'fly'] },
  });
  expect(events.map(({ type }) => type)).toEqual([
    'day-broke',
    'flight-paraded',
    'forecast-received',
    'plan-made',
    'plan-made',
    'mission-not-flown',
    'mission-not-flown',
    'mission-not-flown',
    'evening-came',
    'day-ended',
  ]);
  expect(events).toContainEqual({
    type: 'mission-not-flown',
    flight: 'B',
    mission: 'photo-reconnaissance',
    points: -10,
  });
  expect(events.at(-1)).toEqual({ type: 'day-ended', day: 8, points: -16, total: -16 });
  expect(campaign).toMatchObject({ day: 9, flights: [{ points: [-16] }] });
});

/** A flight of two fighter pilots and one two-seater's crew. */
const fewMen = (): Partial<FlightRecord> => ({
  aircrew: theFlight(bFlight()).aircrew.filter(({ id }) => FEW.includes(id)),
});
const FEW = ['haldenby', 'quillinan', 'ridsdale', 'bidwell'];
const PILOT = ['skill-check 3 4', 'firing-check 3 4', 'bravery-check 3 4'];

test('(6, 12) dawn and morning begin with the AM number, the afternoon with the PM number', () => {
  const { events } = live(
    4,
    {
      dice: [FORECAST, ...ONCE_ROUND, ...ONCE_ROUND, ...ONCE_ROUND, ...PILOT, ...PILOT, ...PILOT, ...PILOT.slice(1)],
      answers: {
        'half-of-day': ['morning'],
        assign: ['haldenby', 'done', 'haldenby', 'quillinan', 'done', 'ridsdale', 'done'],
        plan: ['fly', 'fly'],
        height: ['1000', '1000', '1000'],
        movement: ['land', 'land', 'land'],
      },
    },
    fewMen(),
  );
  expect(events.filter(({ type }) => type === 'watch-began')).toEqual([
    { type: 'watch-began', watch: 'dawn', flight: 'B', weather: 8, trend: 1 },
    { type: 'watch-began', watch: 'morning', flight: 'B', weather: 8, trend: 1 },
    { type: 'watch-began', watch: 'afternoon', flight: 'B', weather: 10, trend: 1 },
  ]);
});

/** The Twilight Patrol of 18 April flown by Quillinan, after such missions in the afternoon. */
function twilightAfter(half: 'afternoon' | 'not-flown') {
  const patrol = half === 'afternoon' ? ['haldenby', 'quillinan', 'done'] : [];
  const flights = half === 'afternoon' ? 2 : 1;
  const { events } = live(
    18,
    {
      dice: [FORECAST, ...Array(flights).fill(ONCE_ROUND).flat(), ...Array(flights).fill(PILOT).flat()],
      answers: {
        'half-of-day': [half],
        assign: ['not-flown', ...patrol, 'quillinan', 'done'],
        plan: ['fly', 'fly'],
        height: Array(flights).fill('1000'),
        movement: Array(flights).fill('land'),
      },
    },
    fewMen(),
  );
  return events;
}

test('(12) with no mission flown in the afternoon the Twilight Patrol begins with the PM number', () => {
  expect(twilightAfter('not-flown')).toContainEqual({
    type: 'watch-began',
    watch: 'twilight',
    flight: 'B',
    weather: 10,
    trend: 1,
  });
});

test('(12) after an afternoon mission the Twilight Patrol goes on in the weather in which it landed', () => {
  expect(twilightAfter('afternoon')).toContainEqual({
    type: 'watch-began',
    watch: 'twilight',
    flight: 'B',
    weather: 11,
    trend: 1,
  });
});

test('(6) what is left undone is paid for in the evening, when nothing more can come of it', () => {
  const types = twilightAfter('not-flown').map(({ type }) => type);
  expect(types.indexOf('mission-not-flown')).toBeGreaterThan(types.indexOf('mission-ended'));
});

test('(12) the dice of the day, of the dawn and of the morning lie apart', () => {
  const day = seededCup('alea:1:dawn', 1);
  const { journal } = playThrough(playDay, newCampaign(['C'], book), book, seededCup('alea:1:dawn', 1), [0]);
  const thrown = journal.filter(isThrown);
  const first = (check: string) => thrown.find(({ threw }) => threw === check)?.faces;
  expect(first('weather-forecast')).toEqual(day.throw('weather-forecast'));
  expect(first('weather-change')).not.toEqual(day.throw('weather-change'));
});

test('(4) (48) the campaign is over when its 21st day is, and is graded', () => {
  const { campaign, events } = live(
    LAST_DAY,
    {
      dice: ['weather-forecast 6 6'],
      answers: { 'half-of-day': ['not-flown', 'not-flown', 'not-flown'], plan: ['fly', 'fly'] },
    },
    { points: [76] },
  );
  expect(isOver(campaign)).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: 'campaign-graded', points: 58 });
});

test('(5) a campaign with the real weather begins each day as it really began, and throws no forecast', () => {
  const { events } = live(
    8,
    { answers: { 'half-of-day': ['not-flown', 'not-flown', 'not-flown'], plan: ['fly', 'fly'] } },
    {},
    {
      realWeather: true,
    },
  );
  expect(events[2]).toMatchObject({ type: 'real-weather-laid', day: 8, am: { number: 6, trend: -1 } });
});

test('(4) (48) a single day is over when it is, and is not graded', () => {
  const { campaign, events } = live(
    8,
    { dice: [FORECAST], answers: { 'half-of-day': ['not-flown', 'not-flown', 'not-flown'], plan: ['fly', 'fly'] } },
    {},
    { onlyDay: 8 },
  );
  expect(isOver(campaign)).toBe(true);
  expect(events.at(-1)).toMatchObject({ type: 'day-ended', day: 8 });
});

test('(46) (47) at dawn a flight parades, then its machines, its men and the honours of the night are back', () => {
  const { aircrew, machines } = theFlight(bFlight({ day: 8 }));
  const [leader, hurt, ...others] = aircrew;
  const [mended, ...sound] = machines;
  if (!leader || !hurt || !mended) throw new Error('B Flight has too few.');
  Object.assign(leader, { recommended: { decoration: 'military-cross', day: 8 } });
  Object.assign(hurt, { standing: { is: 'wounded', back: 8 }, lastFlown: 3 });
  Object.assign(mended, { standing: { is: 'under-repair', back: 8 } });
  const { events } = live(
    8,
    { dice: [FORECAST], answers: { 'half-of-day': ['not-flown', 'not-flown', 'not-flown'], plan: ['fly', 'fly'] } },
    { aircrew: [leader, hurt, ...others], machines: [mended, ...sound] },
  );
  expect(events.slice(1, 5)).toMatchObject([
    { type: 'flight-paraded', flight: 'B' },
    { type: 'machines-returned', flight: 'B', repaired: [{ machine: mended.id }], sent: [] },
    { type: 'returned-to-duty', man: hurt.id, from: 'wounded' },
    { type: 'decoration-awarded', man: leader.id, decoration: 'military-cross' },
  ]);
});

/** The Twilight Patrol of 18 April, flown by the Major: what befell him is entered with him, and with no flight. */
function majorFlies(dice: readonly string[], evening: readonly string[], movement: readonly string[] = ['land']) {
  return live(
    18,
    {
      dice: [FORECAST, ...dice, ...evening],
      answers: {
        'half-of-day': ['not-flown'],
        assign: ['not-flown', 'sturrock', 'done'],
        plan: ['fly', 'fly'],
        height: ['1000'],
        movement,
      },
    },
    fewMen(),
  );
}

test('(6) (45) the Major takes the Twilight Patrol: he is in no flight, and is checked in the evening like anybody', () => {
  const { campaign, events } = majorFlies(ONCE_ROUND, PILOT);
  expect(campaign.commandingOfficer?.man).toMatchObject({ missions: 45, lastFlown: 18 });
  expect(events.find(({ type }) => type === 'mission-began')).toMatchObject({
    machines: [{ machine: 'T1', aircraft: 'sopwith-triplane', men: [{ surname: 'Sturrock' }] }],
  });
  expect(theFlight(campaign).aircrew.map(({ id }) => id)).toEqual(FEW);
});

test('(6) (44) a Major who does not come back is lost to the squadron, and nobody is sent in his place', () => {
  const falls = [
    'encounter 6 6',
    'machine-in-trouble 1 1',
    'engine-trouble 6 6',
    'forced-landing 1 1',
    'fate-of-crew 1 1',
  ];
  const { campaign, events } = majorFlies(falls, [], []);
  expect(campaign.commandingOfficer).toMatchObject({
    man: { standing: { is: 'killed', since: 18 } },
    machine: { standing: { is: 'lost', since: 18 } },
  });
  expect(events.find(({ type }) => type === 'mission-ended')).toMatchObject({
    scores: expect.arrayContaining([{ why: 'commanding-officer-lost', points: expect.any(Number) }]),
  });
  expect(campaign.losses).toEqual({ machines: 1, aircrew: 1 });
  expect(events.map(({ type }) => type)).not.toContain('request-answered');
});

test('(45) at dawn he is told of when he is back', () => {
  const campaign = bFlight({ day: 9 });
  const officer = campaign.commandingOfficer?.man;
  Object.assign(officer ?? {}, { standing: { is: 'wounded', back: 8 }, lastFlown: 3 });
  const { events } = live(
    8,
    { dice: [FORECAST], answers: { 'half-of-day': ['not-flown', 'not-flown', 'not-flown'], plan: ['fly', 'fly'] } },
    {},
    { ...(campaign.commandingOfficer && { commandingOfficer: campaign.commandingOfficer }) },
  );
  expect(events).toContainEqual({ type: 'returned-to-duty', man: 'sturrock', from: 'wounded' });
});

test('(6) a log-book begun before the Major flew is without him, on his evening too', () => {
  const { commandingOfficer, ...before } = bFlight({ day: 18 }, { points: [], ...fewMen() });
  const { asked } = playLoaded((table) => playDay(before, table), {
    book,
    dice: [FORECAST],
    answers: {
      'half-of-day': ['not-flown'],
      assign: ['not-flown', 'not-flown'],
      plan: ['fly', 'fly'],
      promotion: ['nobody'],
    },
  });
  expect(commandingOfficer).toBeDefined();
  const offered = asked.flatMap(({ decision, options }) => (decision === 'assign' ? options : []));
  expect(offered).not.toContain('sturrock');
});

test('(6) of two flights with a Twilight Patrol on one evening the first may have the Major: he flies but one', () => {
  const own = structuredClone(book);
  const patrols = own.dailyMissionRoster.days[17]?.B.filter(({ mission }) => mission === 'twilight-patrol') ?? [];
  Object.assign(own.dailyMissionRoster.days[17] ?? {}, { A: patrols, B: patrols });
  const campaign = { ...newCampaign(['A', 'B'], own), day: 18 };
  const { asked } = playLoaded((table) => playDay(campaign, table), {
    book: own,
    dice: [FORECAST],
    answers: {
      assign: ['not-flown', 'not-flown'],
      plan: ['fly', 'fly', 'fly', 'fly'],
      promotion: ['nobody', 'nobody'],
    },
  });
  const offered = asked.flatMap(({ decision, options }) => (decision === 'assign' ? [options] : []));
  expect(offered.map((options) => options.some((option) => option === 'sturrock'))).toEqual([true, false]);
});

test('(4) at parade it is told who is there, who is not until when, who is lost, and how the flight stands', () => {
  const aircrew = theFlight(bFlight()).aircrew.map((man) => {
    if (man.id === 'haldenby') return { ...man, standing: { is: 'wounded', back: 12 } as const };
    return man.id === 'quillinan' ? { ...man, standing: { is: 'killed', since: 3 } as const } : man;
  });
  const { events } = live(
    8,
    {
      dice: [FORECAST],
      answers: { 'half-of-day': ['not-flown', 'not-flown', 'not-flown'], plan: ['fly', 'fly'] },
    },
    { aircrew, points: [-3, 1] },
    { onlyDay: 8 },
  );
  expect(events.find(({ type }) => type === 'flight-paraded')).toMatchObject({
    present: expect.not.arrayContaining(['haldenby', 'quillinan']),
    absent: [
      { airman: 'haldenby', is: 'wounded', day: 12 },
      { airman: 'quillinan', is: 'killed', day: 3 },
    ],
    points: -2,
  });
});
