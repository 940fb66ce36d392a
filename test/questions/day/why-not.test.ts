import { expect, test } from 'vitest';
import { type Campaign, everybody } from '../../../src/campaign/campaign.ts';
import { tellApart } from '../../../src/campaign/namesakes.ts';
import type { Available, PlannedMission } from '../../../src/campaign/plan.ts';
import { HALVES } from '../../../src/campaign/plan.ts';
import type { Watch } from '../../../src/campaign/watch.ts';
import { meantBy } from '../../../src/questions/asking/put.ts';
import type { About, Question } from '../../../src/table/decisions.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, machineCalled, manCalled, theFlight } from '../../support/people/flights.ts';
import { aMan, missionOf, planOf } from '../../support/people/plans.ts';

const HALDENBY = aMan({ airman: 'haldenby', machine: 'B1' });
const RIDSDALE = aMan({
  airman: 'ridsdale',
  machine: 'B7',
  observer: { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell', firing: 'E' },
});

const mission = (name: string, watch: Watch, told: Partial<PlannedMission> = {}): PlannedMission =>
  missionOf({ half: 'either', mission: name, zones: ['B'], source: 'reconstructed' }, watch, told);

interface Situation {
  readonly chosen?: readonly Available[];
  readonly others?: readonly PlannedMission[];
  readonly available?: readonly Available[];
  readonly pairings?: About<'assign'>['pairings'];
  readonly twoSeaters?: { readonly from: number; readonly to: number };
  readonly fighters?: { readonly from: number; readonly to: number };
}

/** What a line means while a mission of the morning is manned. */
function meantWhileManning(text: string, campaign: Campaign = bFlight(), situation: Situation = {}) {
  const {
    chosen = [],
    others = [],
    available = [],
    pairings = [],
    twoSeaters = { from: 0, to: 2 },
    fighters = { from: 0, to: 6 },
  } = situation;
  const manned = mission('bombing-raid', 'morning', { crews: chosen });
  const about: About<'assign'> = {
    key: manned.key,
    mission: 'bombing-raid',
    watch: 'morning',
    weather: 7,
    zones: ['B'],
    target: undefined,
    chosen,
    available,
    pairings,
    fighters,
    twoSeaters,
    notFlown: -6,
    plan: planOf(campaign, [manned, ...others], { number: 7, trend: 1 }),
    flight: theFlight(campaign),
  };
  const asked: Question = { decision: 'assign', about, options: [] };
  const meant = meantBy(text, asked, book);
  return meant?.is === 'barred' ? meant.why : meant;
}

test('a man is named by his machine, his surname or his rank too', () => {
  for (const text of ['B1', 'Capt Haldenby', 'captain haldenby'])
    expect(meantWhileManning(text, bFlight(), { available: [HALDENBY] })).toEqual({ is: 'answer', answer: 'haldenby' });
  expect(meantWhileManning('richthofen')).toBeUndefined();
});

test('(46) of two men of one name the player is asked which he means, and may say it by the initial', () => {
  const campaign = bFlight();
  const other = Object.assign(manCalled('quillinan', campaign), { rank: 'Captain', surname: 'Haldenby' });
  tellApart(everybody(campaign));
  const available = [HALDENBY, aMan({ airman: 'quillinan', machine: 'B2' })];
  const said = (text: string) => meantWhileManning(text, campaign, { available });
  expect(said('Haldenby')).toBe('Which? Capt G. Haldenby is haldenby, Capt A. Haldenby is quillinan.');
  for (const text of ['A. Haldenby', 'capt a. haldenby', 'Captain A. Haldenby', 'B2'])
    expect(said(text)).toEqual({ is: 'answer', answer: 'quillinan' });
  other.standing = { is: 'killed', since: 3 };
  expect(said('Capt Haldenby')).toEqual({ is: 'answer', answer: 'haldenby' });
});

test('(6) a man who is gone, or not there, is told of with his day', () => {
  const campaign = bFlight({ day: 5 });
  manCalled('quillinan', campaign).standing = { is: 'killed', since: 3 };
  manCalled('pettifer', campaign).standing = { is: 'prisoner', since: 4 };
  manCalled('ferrabee', campaign).standing = { is: 'wounded', back: 9 };
  manCalled('chaplow', campaign).standing = { is: 'away', back: 6 };
  const said = (text: string) => meantWhileManning(text, campaign);
  expect(['quillinan', 'pettifer', 'ferrabee', 'chaplow'].map(said)).toEqual([
    'Lt Quillinan was killed on 3 April.',
    '2Lt Pettifer was taken on 4 April.',
    '2Lt Ferrabee is in hospital: he is expected back on 9 April.',
    '2Lt Chaplow is not back yet: he is expected back on 6 April.',
  ]);
});

test('(6) a man goes out once in each part of the day, and a mission has so many places', () => {
  const others = [mission('artillery-spotting', 'morning', { crews: [RIDSDALE], stands: 'planned' })];
  const full = { twoSeaters: { from: 0, to: 0 } };
  expect(meantWhileManning('ridsdale', bFlight(), { others })).toBe(
    'Sgt Ridsdale is down for Artillery Spotting in the morning: rule 6 sends a man out once in each part of the day.',
  );
  expect(meantWhileManning('bidwell', bFlight(), { others })).toMatch(/^2Lt Bidwell is down for Artillery Spotting/);
  expect(meantWhileManning('haldenby', bFlight(), { chosen: [HALDENBY] })).toBe(
    'Capt Haldenby is down for this mission already.',
  );
  expect(meantWhileManning('meikle', bFlight(), full)).toBe('Bombing Raid takes no two-seater.');
  expect(meantWhileManning('chaplow', bFlight(), { chosen: [HALDENBY], fighters: { from: 0, to: 1 } })).toBe(
    'Bombing Raid takes no more than one fighter.',
  );
});

test('(6) an observer goes with his pilot, and no two-seater without one', () => {
  expect(meantWhileManning('bidwell')).toBe('2Lt Bidwell observes: it is his pilot who is named, Sgt Ridsdale.');
  const campaign = bFlight({ day: 5 });
  for (const id of ['bidwell', 'ffolliott']) manCalled(id, campaign).standing = { is: 'wounded', back: 9 };
  expect(meantWhileManning('meikle', campaign)).toBe('Sgt Meikle has nobody to observe for him in the morning.');
  manCalled('ridsdale', campaign).standing = { is: 'killed', since: 3 };
  manCalled('bidwell', campaign).standing = { is: 'fit' };
  expect(meantWhileManning('bidwell', campaign)).toBe('2Lt Bidwell observes: it is his pilot who is named.');
});

test('(6) who has no machine is told what has become of his own', () => {
  const campaign = bFlight({ day: 5 });
  machineCalled('B1', campaign).standing = { is: 'lost', since: 4 };
  machineCalled('B2', campaign).standing = { is: 'under-repair', back: 8 };
  machineCalled('B3', campaign).standing = { is: 'awaited', back: 6 };
  const said = (text: string) => meantWhileManning(text, campaign);
  expect(['B1', 'B2', 'brackenridge', 'pettifer'].map(said)).toEqual([
    'There is no machine for Capt Haldenby: B1 is lost, and no other SPAD VII is free in the morning.',
    'There is no machine for Lt Quillinan: B2 is under repair until 8 April, and no other SPAD VII is free in the morning.',
    'There is no machine for Lt Brackenridge: another B3 is to come on 6 April, and no other SPAD VII is free in the morning.',
    'There is no machine for 2Lt Pettifer: B4 is out with another, and no other SPAD VII is free in the morning.',
  ]);
});

const plan = {
  ...planOf(
    bFlight(),
    [
      mission('dawn-patrol', 'dawn', { stands: 'flown' }),
      mission('bombing-raid', 'morning', { stands: 'not-flown' }),
      mission('artillery-spotting', 'afternoon', { stands: 'planned' }),
    ],
    { number: 7, trend: 1 },
  ),
  next: 'afternoon' as const,
};

const why = (text: string, question: Question) => {
  const meant = meantBy(text, question, book);
  return meant?.is === 'barred' ? meant.why : meant;
};

test('(6) a half of the day that is over, or is none, is told of', () => {
  const about = {
    key: 'bombing-raid',
    flight: theFlight(bFlight()),
    mission: 'bombing-raid',
    zones: ['B'],
    target: undefined,
    weather: { morning: 7, afternoon: 7 },
    due: { morning: 0, afternoon: 0 },
    notFlown: -6,
    plan,
  };
  const said = (text: string) => why(text, { decision: 'half-of-day', about, options: HALVES });
  expect(said('Morning')).toBe('The morning is over.');
  expect(said('twilight')).toBe(
    'At twilight only the patrol of that name is flown: a routine mission fills a morning or an afternoon (rule 6).',
  );
  expect(said('never')).toBeUndefined();
});

test('(6) a mission with which a man cannot go, or that cannot be planned again, is told of', () => {
  const duty = (text: string) =>
    why(text, { decision: 'duty', about: { man: HALDENBY, places: [], plan }, options: [] });
  expect(duty('dawn patrol')).toBe('Dawn Patrol is no routine mission, and does not count (rule 6).');
  expect(duty('bombing-raid')).toBe('Bombing Raid is left undone, and needs nobody.');
  expect(duty('artillery-spotting')).toBe('Artillery Spotting has no place for him, or he has no machine then.');
  expect(duty('tea')).toBeUndefined();
  const again = (text: string) =>
    why(text, {
      decision: 'plan',
      about: { plan, flight: theFlight(bFlight()), price: 0, warnings: [] },
      options: ['fly'],
    });
  expect(again('dawn-patrol')).toBe('Dawn Patrol has been flown.');
  expect(again('bombing raid')).toBe('The time for Bombing Raid is over.');
  expect(again('tea')).toBeUndefined();
  expect(
    why('tea', {
      decision: 'promotion',
      about: { day: 9, candidates: [] },
      options: [],
    }),
  ).toBeUndefined();
});

test('(6) a man whose machine is lost is told with which others he may be named', () => {
  const campaign = bFlight();
  machineCalled('B1', campaign).standing = { is: 'lost', since: 4 };
  const pairing = (machine: string) => ({
    words: `haldenby ${machine}`,
    airman: 'haldenby',
    machine,
    observer: undefined,
    role: 'fighter' as const,
  });
  expect(meantWhileManning('capt haldenby', campaign, { pairings: [pairing('B5'), pairing('B6')] })).toBe(
    'Capt Haldenby has no machine of his own now; name him with one: haldenby B5, haldenby B6.',
  );
});
