import { expect, test } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import type { Available, DayPlan } from '../../../src/campaign/plan.ts';
import type { Watch } from '../../../src/campaign/watch.ts';
import { mendPlan } from '../../../src/procedure/campaign/day.ts';
import { ofType } from '../../../src/table/events.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, machineCalled, manCalled, theFlight } from '../../support/people/flights.ts';
import { aMan, missionOf, planOf } from '../../support/people/plans.ts';
import { playLoaded, type Script } from '../../support/table/loaded-dice.ts';

const SIX = ['haldenby', 'quillinan', 'brackenridge', 'pettifer', 'ferrabee', 'chaplow'];
const FIGHTERS = SIX.map((airman, i) => aMan({ airman, machine: `B${i + 1}` }));
const fighters = (from: number, to: number): Available[] => FIGHTERS.slice(from, to);
const RIDSDALE = aMan({
  airman: 'ridsdale',
  machine: 'B7',
  observer: { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell', firing: 'E' },
});

/**
 * A patrol flown in the morning by three, one in the afternoon by the other three, and an artillery spotting with it.
 */
function afterTheMorning(campaign: Campaign): DayPlan {
  const sent = { zones: ['B' as const], source: 'reconstructed' };
  const morning = { ...sent, half: 'either' as const, mission: 'defensive-line-patrol' };
  const patrol = { ...sent, half: 'either' as const, mission: 'offensive-line-patrol' };
  const guns = { ...sent, half: 'afternoon' as const, mission: 'artillery-spotting', target: 'guns-fampoux' };
  const missions = [
    missionOf(morning, 'morning', { crews: fighters(0, 3), stands: 'flown' }),
    missionOf(patrol, 'afternoon', { crews: fighters(3, 6), stands: 'planned' }),
    missionOf(guns, 'afternoon', { crews: [RIDSDALE], stands: 'planned' }),
  ];
  return planOf(campaign, missions, { number: 7, trend: 1 });
}

function mend(campaign: Campaign, answers: NonNullable<Script['answers']> = {}, watch: Watch = 'afternoon') {
  const plan = afterTheMorning(campaign);
  const { asked, events } = playLoaded((table) => mendPlan(watch, plan, theFlight(campaign), table), { book, answers });
  const crews = plan.missions.map(({ crews }) => crews.map(({ machine }) => machine).join(' '));
  return { plan, crews, asked, upset: ofType(events, 'plan-upset') };
}

test('(6) before the afternoon the plan is laid open again, and the first answer keeps it', () => {
  const { crews, asked, upset, plan } = mend(bFlight(), { plan: ['fly'] });
  expect(crews).toEqual(['B1 B2 B3', 'B4 B5 B6', 'B7']);
  expect(asked.map(({ options }) => options)).toEqual([['fly', 'offensive-line-patrol', 'artillery-spotting']]);
  expect(upset).toEqual([]);
  expect(plan.next).toBe('afternoon');
});

test('(6) so a mission may be given to others when the morning has shown what it is like', () => {
  const { crews } = mend(bFlight(), {
    plan: ['offensive-line-patrol', 'fly'],
    'half-of-day': ['afternoon'],
    assign: ['haldenby', 'quillinan', 'done'],
    duty: ['offensive-line-patrol', 'offensive-line-patrol', 'offensive-line-patrol'],
  });
  expect(crews).toEqual(['B1 B2 B3', 'B1 B2 B4 B5 B6', 'B7']);
});

test('(6) whoever turned back in the morning has flown his mission: he is asked for no other', () => {
  const campaign = bFlight();
  const plan = afterTheMorning(campaign);
  const [morning] = plan.missions;
  if (morning) morning.turnedBack = true;
  const { asked } = playLoaded((table) => mendPlan('afternoon', plan, theFlight(campaign), table), {
    book,
    answers: { plan: ['fly'] },
  });
  expect(asked.filter(({ decision }) => decision === 'duty')).toEqual([]);
});

test('(6) at dawn and in the morning, and where nothing is left to fly, nobody is asked', () => {
  expect(mend(bFlight(), {}, 'morning').asked).toEqual([]);
  const campaign = bFlight();
  const flown = { ...afterTheMorning(campaign), missions: afterTheMorning(campaign).missions.slice(0, 1) };
  const { asked } = playLoaded((table) => mendPlan('afternoon', flown, theFlight(campaign), table), { book });
  expect(asked).toEqual([]);
});

test('(6) a man hit in the morning leaves a gap in the afternoon: it is told, and those who are left stay named', () => {
  const campaign = bFlight();
  manCalled('pettifer', campaign).standing = { is: 'wounded', back: 12 };
  const { crews, upset, asked } = mend(campaign, { assign: ['haldenby', 'done'], plan: ['fly'] });
  expect(upset).toEqual([
    {
      type: 'plan-upset',
      flight: 'B',
      mission: 'offensive-line-patrol',
      watch: 'afternoon',
      missing: [{ machine: 'B4', airman: 'pettifer', is: 'wounded' }],
    },
  ]);
  expect(asked[0]?.about).toMatchObject({ chosen: [{ airman: 'ferrabee' }, { airman: 'chaplow' }] });
  expect(crews).toEqual(['B1 B2 B3', 'B5 B6 B1', 'B7']);
});

test('(6) a machine that cannot take off leaves a gap too; her pilot may go in another', () => {
  const campaign = bFlight();
  machineCalled('B4', campaign).standing = { is: 'under-repair', back: 9 };
  manCalled('haldenby', campaign).standing = { is: 'killed', since: 5 };
  const { crews, upset, asked } = mend(campaign, { assign: ['pettifer', 'done'], plan: ['fly'] });
  expect(upset[0]?.missing).toEqual([{ machine: 'B4', is: 'under-repair' }]);
  expect(asked[0]?.about).toMatchObject({
    available: expect.arrayContaining([expect.objectContaining({ airman: 'pettifer', machine: 'B1' })]),
  });
  expect(crews[1]).toBe('B5 B6 B1');
});

test('(6) without her observer a two-seater has to be manned anew: another may come over from the other machine', () => {
  const campaign = bFlight();
  manCalled('bidwell', campaign).standing = { is: 'away', back: 8 };
  const { plan, upset } = mend(campaign, { assign: ['ridsdale', 'done'], plan: ['fly'] });
  expect(upset).toMatchObject([
    { mission: 'artillery-spotting', missing: [{ machine: 'B7', airman: 'bidwell', is: 'away' }] },
  ]);
  expect(plan.missions[2]?.crews).toMatchObject([{ machine: 'B7', observer: { airman: 'ffolliott' } }]);
});

test('(6) what can no longer be flown may be left undone; the plan is confirmed again, with its price', () => {
  const campaign = bFlight();
  for (const id of ['pettifer', 'ferrabee']) manCalled(id, campaign).standing = { is: 'killed', since: 5 };
  const { crews, asked, plan } = mend(campaign, {
    assign: ['not-flown'],
    duty: ['artillery-spotting'],
    plan: ['fly'],
  });
  expect(crews).toEqual(['B1 B2 B3', '', 'B7 B6']);
  expect(plan.missions.map(({ stands }) => stands)).toEqual(['flown', 'not-flown', 'planned']);
  expect(asked.at(-1)).toMatchObject({
    decision: 'plan',
    about: { price: -4 },
    options: ['fly', 'offensive-line-patrol', 'artillery-spotting'],
  });
});

test('(6) once the morning is over nothing can be put into it any more', () => {
  const campaign = bFlight();
  manCalled('pettifer', campaign).standing = { is: 'wounded', back: 12 };
  const { asked } = mend(campaign, {
    assign: ['done', 'ferrabee', 'chaplow', 'done'],
    plan: ['offensive-line-patrol', 'fly'],
    'half-of-day': ['afternoon'],
  });
  expect(asked.find(({ decision }) => decision === 'half-of-day')?.options).toEqual(['afternoon', 'not-flown']);
});

test('(6) in the evening no half of the day is left for a mission', () => {
  const campaign = bFlight();
  const plan = afterTheMorning(campaign);
  for (const mission of plan.missions) mission.stands = mission.stands === 'flown' ? 'flown' : 'not-flown';
  const twilight = missionOf(
    { half: 'twilight', mission: 'twilight-patrol', zones: ['A'], source: 'reconstructed' },
    'twilight',
    { crews: fighters(3, 4), stands: 'planned' },
  );
  manCalled('pettifer', campaign).standing = { is: 'wounded', back: 12 };
  const evening = { ...plan, missions: [...plan.missions, twilight] };
  const { asked } = playLoaded((table) => mendPlan('twilight', evening, theFlight(campaign), table), {
    book,
    answers: { assign: ['haldenby', 'done'], plan: ['fly'] },
  });
  expect(asked.at(-1)?.options).toEqual(['fly', 'twilight-patrol']);
});
