import { expect, test } from 'vitest';
import { type Campaign, MONTH_END } from '../../../src/campaign/campaign.ts';
import type { MissionLog } from '../../../src/campaign/mission-log.ts';
import { closeDay } from '../../../src/procedure/campaign/evening.ts';
import { ofType } from '../../../src/table/events.ts';
import { aSpad } from '../../support/people/activities.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, flownBy, HALDENBY, manCalled, QUILLINAN, RIDSDALE, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

/** Checks for pilots and observers that change nothing by themselves. */
const PILOT = ['skill-check 3 4', 'firing-check 3 4', 'bravery-check 3 4'];
const OBSERVER = PILOT.slice(1);

function evening(logs: readonly MissionLog[], dice: readonly string[], campaign: Campaign = bFlight()) {
  const { events } = playLoaded((table) => closeDay(logs, theFlight(campaign), campaign, table), {
    book,
    dice,
    answers: { promotion: ['nobody'] },
  });
  const parts = (type: 'skill-checked' | 'firing-checked' | 'bravery-checked') =>
    Object.fromEntries(ofType(events, type).map((event) => [event.man, event.parts]));
  return { campaign, events, parts, man: (id: string) => manCalled(id, campaign) };
}

test('(45) only those who flew are checked, an observer for Firing and Bravery alone', () => {
  const { parts, man } = evening([flownBy([HALDENBY, RIDSDALE])], [...PILOT, ...PILOT, ...OBSERVER]);
  expect(Object.keys(parts('skill-checked'))).toEqual(['haldenby', 'ridsdale']);
  expect(Object.keys(parts('bravery-checked'))).toEqual(['haldenby', 'ridsdale', 'bidwell']);
  expect([man('haldenby').lastFlown, man('chaplow').lastFlown]).toEqual([5, 0]);
});

test('(45) on a day without flying nobody is checked', () => {
  expect(evening([], []).events).toEqual([]);
});

const aDogFight = (machines: string[], jasta11 = false) => ({ machines, jasta11 });

test('(45) a man learns by his missions, his fights and his victories, and shoots better only if he fired', () => {
  const morning = flownBy([HALDENBY, QUILLINAN], {
    fired: ['haldenby'],
    fights: [aDogFight(['B1', 'B2']), aDogFight(['B2'])],
    scores: [{ points: 5, why: 'enemy-shot-down', who: 'haldenby' }],
  });
  const afternoon = flownBy([HALDENBY]);
  const { parts } = evening([morning, afternoon], [...PILOT, ...PILOT, 'recommendation 1 1']);
  expect(parts('skill-checked')).toEqual({
    haldenby: { mission: 2, fought: 1, victory: 1, pointOfSkill: -5 },
    quillinan: { mission: 1, fought: 1, pointOfSkill: -3 },
  });
  expect(parts('firing-checked')).toEqual({
    haldenby: { victory: 2, gradeAboveE: -2 },
    quillinan: { notFired: -3, gradeAboveE: -3 },
  });
});

test('(45) a victory lifts the man who won it, and those who flew with him', () => {
  const log = flownBy([HALDENBY, QUILLINAN], { scores: [{ points: 5, why: 'enemy-shot-down', who: 'haldenby' }] });
  const { parts } = evening([log], [...PILOT, ...PILOT, 'recommendation 1 1']);
  expect(parts('bravery-checked')).toEqual({ haldenby: { victory: 2 }, quillinan: { friendsVictory: 1 } });
});

test('(45) friends who do not come back, red machines and a first fight tell on a man', () => {
  const log = flownBy([QUILLINAN, HALDENBY], {
    fights: [aDogFight(['B1', 'B2'], true)],
    homecomings: [
      { machine: 'B1', end: 'home' },
      { machine: 'B2', end: 'down', hex: 'H09', fate: 'lost' },
    ],
    landed: [aSpad({ id: 'B1' })],
  });
  const campaign = bFlight();
  manCalled('quillinan', campaign).fights = 3;
  const { parts, man } = evening([log], [...PILOT, ...PILOT], campaign);
  expect(parts('bravery-checked')).toEqual({
    haldenby: { lossSeen: -1, jasta11: -1, firstFight: -1 },
    quillinan: { broughtDown: -2, jasta11: -1 },
  });
  expect([man('haldenby').fights, man('quillinan').fights]).toEqual([1, 4]);
});

test('(45) so do a wound, and a machine brought home in pieces, by what broke or by the repair it needs', () => {
  const log = flownBy([HALDENBY, QUILLINAN, RIDSDALE], {
    fates: [
      { airman: 'haldenby', fate: { fate: 'wounded', days: 2 } },
      { airman: 'bidwell', fate: { fate: 'safe', days: 0 } },
    ],
    landed: [
      aSpad({ id: 'B1', repair: 2 }),
      aSpad({ id: 'B2', lameDuck: { number: 7, climbs: true, repair: 0 } }),
      aSpad({ id: 'B7' }),
    ],
  });
  const { parts } = evening([log], [...PILOT, ...PILOT, ...PILOT, ...OBSERVER]);
  expect(parts('bravery-checked')).toEqual({
    haldenby: { wounded: -2, machineHit: -1 },
    quillinan: { machineHit: -1 },
    ridsdale: {},
    bidwell: {},
  });
});

test.each([
  [0, {}],
  [3, { restedYesterday: 1 }],
  [4, {}],
  [5, {}],
])('(45) a man who flew last on day %i flies on day 5 with %j', (lastFlown, expected) => {
  const campaign = bFlight();
  manCalled('haldenby', campaign).lastFlown = lastFlown;
  const { parts } = evening([flownBy([HALDENBY])], PILOT, campaign);
  expect(parts('bravery-checked')).toEqual({ haldenby: expected });
});

test('(45) the record counts the missions on which a man fought, not his fights', () => {
  const fights = [aDogFight(['B1']), aDogFight(['B1'])];
  const logs = [flownBy([HALDENBY], { fights }), flownBy([HALDENBY], { fights }), flownBy([HALDENBY])];
  expect(evening(logs, PILOT).man('haldenby').fights).toBe(2);
});

test('(45, 46, 47) the dead are not checked: somebody is asked for in their place, and somebody leads the flight', () => {
  const campaign = bFlight({ losses: { machines: 0, aircrew: 1 } });
  manCalled('haldenby', campaign).standing = { is: 'killed', since: 5 };
  const { events } = playLoaded((table) => closeDay([flownBy([HALDENBY])], theFlight(campaign), campaign, table), {
    book,
    dice: ['aircrew-request 4 4'],
    answers: { promotion: ['nobody'], requests: ['aircrew'], 'acting-commander': ['brackenridge'] },
  });
  expect(events.map(({ type }) => type)).toEqual(['request-answered', 'acting-commander-appointed']);
  expect(theFlight(campaign).succession).toEqual({ since: 5, acting: 'brackenridge' });
  expect(theFlight(campaign).awaited).toEqual([{ seat: 'pilot', machine: 'B1', day: 7 }]);
  expect(manCalled('haldenby', campaign).lastFlown).toBe(5);
});

test('(45, 47) when all have been checked the orderly room writes: who is thought of for a decoration, and who for promotion', () => {
  const campaign = bFlight();
  const shot = { points: 5, why: 'enemy-shot-down', who: 'haldenby' } as const;
  manCalled('bidwell', campaign).missions = 30;
  const { events } = playLoaded(
    (table) => closeDay([flownBy([HALDENBY, RIDSDALE], { scores: [shot] })], theFlight(campaign), campaign, table),
    {
      book,
      dice: [...PILOT, ...PILOT, ...OBSERVER, 'recommendation 3 4'],
      answers: { promotion: ['promote bidwell', 'nobody'] },
    },
  );
  expect(events.slice(-2)).toMatchObject([
    { type: 'decoration-recommended', man: 'haldenby', victories: 5, today: 1 },
    { type: 'man-promoted', man: 'bidwell', to: 'Lieutenant' },
  ]);
});

test.each([
  ['of the campaign', bFlight({ day: 21 })],
  ['of a day by itself', bFlight({ day: 9, onlyDay: 9 })],
  ['of a whole month', bFlight({ day: MONTH_END, until: MONTH_END })],
])('(46, 47) on the last evening %s nobody is asked for, and nobody appointed: the end has come', (_, campaign) => {
  const flight = theFlight(campaign);
  const [commander] = flight.aircrew.filter(({ rank }) => rank === 'Captain');
  if (!commander) throw new Error('A flight has a Captain.');
  commander.standing = { is: 'killed', since: campaign.day };
  const { asked, events } = playLoaded((table) => closeDay([], flight, campaign, table), { book });
  expect(asked).toEqual([]);
  expect(events).toEqual([]);
});
