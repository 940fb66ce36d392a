import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { findDuty } from '../../../src/procedure/campaign/one-mission-each.ts';
import { planDay } from '../../../src/procedure/campaign/plan-day.ts';
import type { About, Question } from '../../../src/table/decisions.ts';
import { ofType } from '../../../src/table/events.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, machineCalled, manCalled, theFlight } from '../../support/people/flights.ts';
import { playLoaded, type Script } from '../../support/table/loaded-dice.ts';

const FAIR = { total: 9, am: { number: 7, trend: 1 }, pm: { number: 8, trend: 1 } } as const;

const ALL_SIX = ['haldenby', 'quillinan', 'brackenridge', 'pettifer', 'ferrabee', 'chaplow'];

function planFor(campaign: Campaign, answers: NonNullable<Script['answers']>) {
  const { result, asked, events } = playLoaded(
    (table) =>
      planDay(
        {
          flight: theFlight(campaign),
          officer: campaign.commandingOfficer,
          day: campaign.day,
          daysLeft: undefined,
          forecast: FAIR,
          task: undefined,
        },
        table,
      ),
    {
      book,
      answers,
    },
  );
  const flies = result.missions.map(({ key, watch, stands, crews }) => [
    key,
    stands,
    watch,
    crews.map(({ machine }) => machine).join(' '),
  ]);
  return { plan: result, flies, asked, told: ofType(events, 'plan-made') };
}

const aboutPlan = (asked: readonly Question[]) =>
  asked.filter(({ decision }) => decision === 'plan').map(({ about }) => about as About<'plan'>);

describe('(6) the plan is whole before anybody takes off', () => {
  test('halves first, then who flies, dawn to twilight; then the commander says whether it stands', () => {
    const { flies, asked, told } = planFor(bFlight({ day: 4 }), {
      'half-of-day': ['morning'],
      assign: ['haldenby', 'done', ...ALL_SIX, 'done', 'ridsdale', 'done'],
      plan: ['fly'],
    });
    expect(flies).toEqual([
      ['dawn-patrol', 'planned', 'dawn', 'B1'],
      ['long-reconnaissance', 'planned', 'afternoon', 'B7'],
      ['defensive-line-patrol', 'planned', 'morning', 'B1 B2 B3 B4 B5 B6'],
    ]);
    expect(asked.at(-1)).toMatchObject({
      decision: 'plan',
      about: { price: 0 },
      options: ['fly', 'dawn-patrol', 'long-reconnaissance', 'defensive-line-patrol'],
    });
    expect(told).toEqual([
      {
        type: 'plan-made',
        flight: 'B',
        missions: [
          { mission: 'dawn-patrol', watch: 'dawn', machines: ['B1'] },
          { mission: 'long-reconnaissance', watch: 'afternoon', machines: ['B7'] },
          { mission: 'defensive-line-patrol', watch: 'morning', machines: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] },
        ],
        pilots: [['haldenby'], ['ridsdale'], ALL_SIX],
        price: 0,
      },
    ]);
  });

  test('what is left undone, and its price, is shown before the plan is confirmed', () => {
    const { asked, told } = planFor(bFlight({ day: 8 }), {
      'half-of-day': ['not-flown', 'morning', 'not-flown'],
      assign: ['not-flown'],
      plan: ['fly'],
    });
    expect(aboutPlan(asked)).toMatchObject([{ price: -16, warnings: [] }]);
    expect(told).toMatchObject([{ price: -16, missions: [{ mission: 'photo-reconnaissance', machines: [] }, {}, {}] }]);
    expect(told[0]?.missions.every((mission) => !('watch' in mission))).toBe(true);
  });

  test('a mission named again is planned anew: its half, where that is open, and its men', () => {
    const { flies } = planFor(bFlight({ day: 4 }), {
      'half-of-day': ['morning', 'afternoon'],
      assign: ['haldenby', 'done', ...ALL_SIX, 'done', 'not-flown', ...ALL_SIX, 'done', 'chaplow', 'done'],
      plan: ['defensive-line-patrol', 'dawn-patrol', 'fly'],
    });
    expect(flies).toEqual([
      ['dawn-patrol', 'planned', 'dawn', 'B6'],
      ['long-reconnaissance', 'not-flown', 'afternoon', ''],
      ['defensive-line-patrol', 'planned', 'afternoon', 'B1 B2 B3 B4 B5 B6'],
    ]);
  });

  test('a mission planned again may also be left undone', () => {
    const { flies } = planFor(bFlight({ day: 9 }), {
      'half-of-day': ['morning', 'not-flown'],
      assign: [...ALL_SIX, 'done', 'not-flown'],
      plan: ['offensive-line-patrol', 'fly'],
    });
    expect(flies).toEqual([
      ['artillery-spotting', 'not-flown', 'afternoon', ''],
      ['offensive-line-patrol', 'not-flown', undefined, ''],
    ]);
  });

  test('the commander is warned of what is unwise', () => {
    const { asked } = planFor(bFlight({ day: 4 }), {
      'half-of-day': ['not-flown'],
      assign: ['not-flown', 'ridsdale', 'done'],
      duty: ['long-reconnaissance', ...Array<string>(5).fill('long-reconnaissance')],
      plan: ['fly'],
    });
    expect(aboutPlan(asked)[0]?.warnings).toContainEqual({
      mission: 'long-reconnaissance',
      why: 'nerves',
      airman: 'pettifer',
      bravery: 'NV',
    });
  });
});

describe('(6) each fighter pilot flies one routine mission at least', () => {
  test('whoever has none is asked for, and goes where the commander says', () => {
    const { flies, asked } = planFor(bFlight({ day: 11 }), {
      'half-of-day': ['morning', 'morning', 'afternoon'],
      assign: ['ridsdale', 'done', 'haldenby', 'quillinan', 'brackenridge', 'done', 'haldenby', 'ferrabee', 'done'],
      duty: ['offensive-line-patrol', 'photo-reconnaissance'],
      plan: ['fly'],
    });
    expect(flies).toEqual([
      ['photo-reconnaissance', 'planned', 'morning', 'B7 B6'],
      ['defensive-line-patrol', 'planned', 'morning', 'B1 B2 B3'],
      ['offensive-line-patrol', 'planned', 'afternoon', 'B1 B5 B4'],
    ]);
    expect(asked.filter(({ decision }) => decision === 'duty')).toMatchObject([
      {
        about: { man: { airman: 'pettifer' } },
        options: ['photo-reconnaissance', 'defensive-line-patrol', 'offensive-line-patrol'],
      },
      { about: { man: { airman: 'chaplow' } } },
    ]);
  });

  test('dawn and twilight are no routine missions', () => {
    const { asked } = planFor(bFlight({ day: 18 }), {
      'half-of-day': ['afternoon'],
      assign: ['not-flown', 'haldenby', 'quillinan', 'brackenridge', 'pettifer', 'ferrabee', 'done', 'chaplow', 'done'],
      duty: ['defensive-line-patrol'],
      plan: ['fly'],
    });
    expect(asked.find(({ decision }) => decision === 'duty')?.about).toMatchObject({ man: { airman: 'chaplow' } });
  });

  test('it binds as far as there is a place: nobody is asked for where nothing is flown', () => {
    const { asked } = planFor(bFlight({ day: 3 }), {
      'half-of-day': ['not-flown'],
      assign: ['not-flown'],
      plan: ['fly'],
    });
    expect(asked.map(({ decision }) => decision)).toEqual(['half-of-day', 'assign', 'plan']);
  });

  test('it binds neither the unfit, nor a man without a machine, nor the crews of two-seaters', () => {
    const campaign = bFlight({ day: 3 });
    manCalled('chaplow', campaign).standing = { is: 'wounded', back: 6 };
    machineCalled('B6', campaign).standing = { is: 'lost', since: 1 };
    machineCalled('B5', campaign).standing = { is: 'lost', since: 1 };
    const { asked } = planFor(campaign, {
      'half-of-day': ['morning'],
      assign: ['haldenby', 'quillinan', 'brackenridge', 'pettifer', 'done', 'not-flown'],
      plan: ['fly'],
    });
    expect(asked.map(({ decision }) => decision)).not.toContain('duty');
  });

  test('where no machine is free, a man who flies twice gives up one of his places, and his machine', () => {
    const campaign = bFlight({ day: 3 });
    for (const id of ['B5', 'B6']) machineCalled(id, campaign).standing = { is: 'lost', since: 1 };
    const four = ['haldenby', 'quillinan', 'brackenridge', 'pettifer', 'done'];
    const { flies, asked } = planFor(campaign, {
      'half-of-day': ['afternoon'],
      assign: ['ridsdale', ...four, ...four],
      duty: ['artillery-spotting', 'artillery-spotting'],
      plan: ['fly'],
    });
    expect(asked.filter(({ decision }) => decision === 'duty')).toMatchObject([
      { about: { man: { airman: 'ferrabee', machine: 'B4' }, places: [{ instead: { airman: 'pettifer' } }, {}] } },
      { about: { man: { airman: 'chaplow', machine: 'B3' } } },
    ]);
    expect(flies.map(([, , watch, machines]) => [watch, machines])).toEqual([
      ['afternoon', 'B1 B2 B3 B4'],
      ['morning', 'B7 B1 B2 B4 B3'],
    ]);
  });

  test('his own machine he has from whoever flies her', () => {
    const campaign = bFlight({ day: 3 });
    for (const id of ['B5', 'B6']) machineCalled(id, campaign).standing = { is: 'lost', since: 1 };
    const others = ['quillinan', 'brackenridge', 'pettifer'];
    const { flies } = planFor(campaign, {
      'half-of-day': ['afternoon'],
      assign: ['ridsdale', 'ferrabee B1', ...others, 'done', 'ferrabee B1', ...others, 'done'],
      duty: ['artillery-spotting', 'artillery-spotting'],
      plan: ['fly'],
    });
    expect(flies[1]?.[3]).toBe('B7 B2 B3 B1 B4');
  });

  test('else one of the missions is moved to the other half of the day, where that gives him a machine', () => {
    const campaign = bFlight({ day: 11 });
    for (const id of ['B5', 'B6']) machineCalled(id, campaign).standing = { is: 'lost', since: 1 };
    const { flies, asked } = planFor(campaign, {
      'half-of-day': ['morning', 'morning', 'not-flown'],
      assign: ['ridsdale', 'haldenby', 'quillinan', 'done', 'brackenridge', 'pettifer', 'done'],
      duty: ['defensive-line-patrol', 'defensive-line-patrol'],
      plan: ['fly'],
    });
    expect(asked.find(({ decision }) => decision === 'duty')?.about).toMatchObject({
      man: { airman: 'ferrabee' },
      places: [{ moved: { to: 'afternoon' } }, { moved: { to: 'afternoon' } }],
    });
    expect(flies.map(([, , watch]) => watch)).toEqual(['afternoon', 'morning', undefined]);
  });

  test('once the morning is past nothing is moved into it', () => {
    const campaign = bFlight({ day: 11 });
    for (const id of ['B5', 'B6']) machineCalled(id, campaign).standing = { is: 'lost', since: 1 };
    const [, , , , ...idle] = ALL_SIX;
    for (const man of idle) manCalled(man, campaign).standing = { is: 'wounded', back: 12 };
    const { plan } = planFor(campaign, {
      'half-of-day': ['afternoon', 'afternoon', 'not-flown'],
      assign: ['ridsdale', 'haldenby', 'quillinan', 'done', 'brackenridge', 'pettifer', 'done'],
      plan: ['fly'],
    });
    for (const man of idle) manCalled(man, campaign).standing = { is: 'fit' };
    const duty = () => playLoaded((table) => findDuty(plan, theFlight(campaign), table), { book }).asked;
    expect(duty).toThrow('Nobody answers duty');
    plan.next = 'afternoon';
    expect(duty()).toEqual([]);
  });

  test('a man without a machine borrows one that stays on the ground in that half of the day', () => {
    const campaign = bFlight({ day: 3 });
    machineCalled('B6', campaign).standing = { is: 'lost', since: 1 };
    const { flies, asked } = planFor(campaign, {
      'half-of-day': ['afternoon'],
      assign: ['ridsdale', 'done', 'haldenby', 'quillinan', 'brackenridge', 'pettifer', 'ferrabee', 'done'],
      duty: ['artillery-spotting'],
      plan: ['fly'],
    });
    expect(flies[1]).toEqual(['artillery-spotting', 'planned', 'morning', 'B7 B1']);
    expect(asked.find(({ decision }) => decision === 'duty')).toMatchObject({
      about: { man: { airman: 'chaplow', machine: 'B1' } },
      options: ['artillery-spotting'],
    });
  });
});
