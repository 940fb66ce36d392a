import { describe, expect, test } from 'vitest';
import { type Campaign, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Available, PlannedMission } from '../../../src/campaign/plan.ts';
import type { Watch } from '../../../src/campaign/watch.ts';
import { braveryLetter } from '../../../src/campaign/who-may-fly.ts';
import { manualOf } from '../../../src/cards/rulebook.ts';
import { assignCrews } from '../../../src/procedure/campaign/assign.ts';
import type { About } from '../../../src/table/decisions.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, machineCalled, manCalled, theFlight } from '../../support/people/flights.ts';
import { aMan, missionOf, planOf } from '../../support/people/plans.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

interface Situation {
  readonly campaign?: Campaign;
  readonly watch?: Watch;
  /** What else is in the plan. */
  readonly others?: readonly PlannedMission[];
  readonly target?: string;
  /** Who is named for the mission already. */
  readonly kept?: readonly Available[];
}

function assign(mission: string, answers: readonly string[], situation: Situation = {}) {
  const { campaign = bFlight(), watch = 'morning', others = [], target, kept = [] } = situation;
  const half = watch;
  const due = {
    half,
    mission,
    zones: ['B' as const],
    source: 'reconstructed',
    ...(target !== undefined && { target }),
  };
  const planned = missionOf(due, watch, { crews: kept });
  const plan = planOf(campaign, [...others, planned], { number: 5, trend: 1 });
  const { asked } = playLoaded((table) => assignCrews(planned, watch, { plan, flight: theFlight(campaign) }, table), {
    book,
    answers: { assign: answers },
  });
  const abouts = asked.map(({ about }) => about as About<'assign'>);
  return {
    crews: planned.crews.map(({ machine, airman, observer }) => [
      machine,
      airman,
      ...(observer ? [observer.airman] : []),
    ]),
    stands: planned.stands,
    abouts,
    /** But for the pairings. */
    options: abouts.map(
      ({ pairings }, i) => asked[i]?.options.filter((option) => !pairings.some(({ words }) => words === option)) ?? [],
    ),
    pairings: abouts.map(({ pairings }) => pairings.map(({ words }) => words)),
    offered: abouts[0]?.available.map(({ airman }) => airman),
  };
}

/** A routine mission, or a patrol, for which these are named. */
const out = (watch: Watch, ...crews: Available[]): PlannedMission =>
  missionOf({ half: watch, mission: 'offensive-line-patrol', zones: ['A'], source: 'reconstructed' }, watch, {
    crews,
    stands: 'planned',
  });

const HALDENBY = aMan({ airman: 'haldenby', machine: 'B1' });
const QUILLINAN = aMan({ airman: 'quillinan', machine: 'B2' });
const RIDSDALE = aMan({
  airman: 'ridsdale',
  machine: 'B7',
  observer: { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell', firing: 'E' },
});

const FIGHTERS = ['haldenby', 'quillinan', 'brackenridge', 'pettifer', 'ferrabee', 'chaplow'];

test('(6) men are named one by one, each once, until the commander has done', () => {
  const { crews, options } = assign('offensive-line-patrol', ['chaplow', 'haldenby', 'done']);
  expect(crews).toEqual([
    ['B6', 'chaplow'],
    ['B1', 'haldenby'],
  ]);
  expect(options[0]).toEqual([...FIGHTERS, 'not-flown']);
  expect(options[1]).not.toContain('chaplow');
  expect(options[2]?.at(-1)).toBe('done');
});

describe('(6) a man and a machine', () => {
  const withoutB1 = () => {
    const campaign = bFlight();
    machineCalled('B1', campaign).standing = { is: 'lost', since: 4 };
    return campaign;
  };

  test('with B1 lost Captain Haldenby takes B6, and the novice stays on the ground', () => {
    const { crews, offered } = assign('offensive-line-patrol', ['haldenby B6', 'quillinan', 'done'], {
      campaign: withoutB1(),
    });
    expect(offered).toEqual(FIGHTERS.slice(1));
    expect(crews).toEqual([
      ['B6', 'haldenby'],
      ['B2', 'quillinan'],
    ]);
  });

  test('who loses his machine to another is proposed no more, and may have another’s', () => {
    const { options, pairings } = assign('offensive-line-patrol', ['haldenby B6', 'chaplow B2', 'done'], {
      campaign: withoutB1(),
    });
    expect(options[1]).not.toContain('chaplow');
    expect(pairings[1]).toContain('chaplow B2');
  });

  test('with one observer wounded the other pilot goes with the one who is fit, in a machine that is sound', () => {
    const campaign = bFlight();
    manCalled('bidwell', campaign).standing = { is: 'wounded', back: 20 };
    machineCalled('B7', campaign).standing = { is: 'under-repair', back: 9 };
    const { crews, abouts } = assign('photo-reconnaissance', ['ridsdale B8 ffolliott', 'done'], { campaign });
    expect(crews).toEqual([['B8', 'ridsdale', 'ffolliott']]);
    expect(abouts[1]?.chosen).toMatchObject([{ role: 'two-seater', usual: { machine: 'B7', observer: 'B8' } }]);
  });

  test('only for places that the manual has', () => {
    const { pairings } = assign('twilight-patrol', ['haldenby B2', 'done'], { watch: 'twilight' });
    expect(pairings[0]).toHaveLength(30);
    expect(pairings[1]).toEqual([]);
  });
});

describe('(6) the Commanding Officer', () => {
  const twilight = (campaign: Campaign, answers: readonly string[], others: readonly PlannedMission[] = []) =>
    assign('twilight-patrol', answers, { campaign, watch: 'twilight', others });

  test('may take the Twilight Patrol, in his Triplane', () => {
    const { crews, abouts } = twilight(bFlight(), ['sturrock', 'done']);
    expect(crews).toEqual([['T1', 'sturrock']]);
    expect(abouts[1]?.chosen).toMatchObject([{ rank: 'Major', role: 'fighter', skill: 5, firing: 'B', bravery: 'B' }]);
  });

  test('flies nothing else, nobody else flies the Triplane, and he flies nobody’s machine', () => {
    expect(assign('offensive-line-patrol', ['not-flown']).offered).toEqual(FIGHTERS);
    const { offered, pairings } = twilight(bFlight(), ['not-flown']);
    expect(offered).toEqual([...FIGHTERS, 'sturrock']);
    expect(pairings[0]?.some((words) => /sturrock|T1/.test(words))).toBe(false);
  });

  test('is not there when he is in hospital, or the Triplane in the shop, or out already', () => {
    const wounded = bFlight();
    manCalled('sturrock', wounded).standing = { is: 'wounded', back: 20 };
    const damaged = bFlight();
    Object.assign(damaged.commandingOfficer?.machine ?? {}, { standing: { is: 'under-repair', back: 9 } });
    const others = [out('twilight', aMan({ airman: 'sturrock', machine: 'T1' }))];
    for (const { offered } of [
      twilight(wounded, ['not-flown']),
      twilight(damaged, ['not-flown']),
      twilight(bFlight(), ['not-flown'], others),
      twilight({ ...newCampaign(['B'], { ...book, squadronNotes: book.exampleSquadron }), day: 5 }, ['not-flown']),
    ])
      expect(offered).not.toContain('sturrock');
  });
});

test('(6) too few for the manual cannot take off: the mission is left undone, and nobody is out', () => {
  const { crews, options, stands } = assign('defensive-line-patrol', ['haldenby', 'not-flown']);
  expect({ crews, stands }).toEqual({ crews: [], stands: 'not-flown' });
  expect(options[1]).not.toContain('done');
});

test('(6) what the commander sees: ratings with Bravery as a letter, places, price, and whom he has named', () => {
  const { abouts } = assign('photo-reconnaissance', ['ridsdale', 'done'], { target: 'troops-vis' });
  expect(abouts[1]).toMatchObject({
    mission: 'photo-reconnaissance',
    watch: 'morning',
    zones: ['B'],
    target: 'troops-vis',
    chosen: [{ airman: 'ridsdale' }],
    fighters: { from: 0, to: 6 },
    twoSeaters: { from: 1, to: 2 },
    notFlown: -10,
  });
  expect(abouts[1]?.available[0]).toMatchObject({
    airman: 'haldenby',
    machine: 'B1',
    role: 'fighter',
    skill: 5,
    firing: 'C',
    bravery: 'N',
    routine: 0,
  });
});

test('(6) fighters alone cannot do a two-seater’s work', () => {
  const { crews, options } = assign('photo-reconnaissance', ['haldenby', 'ridsdale', 'done']);
  expect(options[1]?.at(-1)).toBe('not-flown');
  expect(crews).toEqual([
    ['B1', 'haldenby'],
    ['B7', 'ridsdale', 'bidwell'],
  ]);
});

test('(6) a Twilight Patrol has a place for one machine', () => {
  const { options } = assign('twilight-patrol', ['pettifer', 'done'], { watch: 'twilight' });
  expect(options[1]).toEqual(['done']);
});

test('(6) whoever is out in a half of the day flies nothing else in it, his machine with him; in the other half both may go', () => {
  const others = [out('morning', HALDENBY, QUILLINAN)];
  expect(assign('offensive-line-patrol', ['not-flown'], { others }).offered).toEqual(FIGHTERS.slice(2));
  const { offered, abouts } = assign('offensive-line-patrol', ['not-flown'], { others, watch: 'afternoon' });
  expect(offered).toEqual(FIGHTERS);
  expect(abouts[0]?.available.map(({ routine }) => routine)).toEqual([1, 1, 0, 0, 0, 0]);
});

test('(6) a man may have dawn, morning, afternoon and twilight: patrols at either end do not count', () => {
  const others = [out('dawn', HALDENBY), out('morning', HALDENBY), out('afternoon', HALDENBY)];
  const { abouts } = assign('twilight-patrol', ['haldenby', 'done'], { others, watch: 'twilight' });
  expect(abouts[0]?.available[0]).toMatchObject({ airman: 'haldenby', routine: 2 });
  const dawn = [out('dawn', HALDENBY)];
  expect(assign('offensive-line-patrol', ['not-flown'], { others: dawn }).offered).toEqual(FIGHTERS);
});

test('(6) two-seater crews need not fly, and may fly in both halves of the day', () => {
  const others = [out('morning', RIDSDALE)];
  const { offered } = assign('artillery-spotting', ['not-flown'], { others, watch: 'afternoon' });
  expect(offered).toEqual(expect.arrayContaining(['ridsdale', 'meikle']));
  expect(assign('artillery-spotting', ['not-flown'], { others }).offered).not.toContain('ridsdale');
});

test('(6) where enough are left of those who were named the commander may go with them, add to them, or leave it undone', () => {
  const kept = [HALDENBY, QUILLINAN];
  expect(assign('offensive-line-patrol', ['done'], { kept })).toMatchObject({
    options: [[...FIGHTERS.slice(2), 'done', 'not-flown']],
    stands: 'planned',
  });
  const { options, crews } = assign('offensive-line-patrol', ['chaplow', 'done'], { kept });
  expect(options[1]).not.toContain('not-flown');
  expect(crews.map(([machine]) => machine)).toEqual(['B1', 'B2', 'B6']);
  expect(assign('offensive-line-patrol', ['not-flown'], { kept })).toMatchObject({ crews: [], stands: 'not-flown' });
});

test('(6) the wounded are not offered, nor a man for whom there is no machine', () => {
  const campaign = bFlight();
  manCalled('haldenby', campaign).standing = { is: 'wounded', back: 6 };
  machineCalled('B2', campaign).standing = { is: 'under-repair', back: 8 };
  machineCalled('B3', campaign).standing = { is: 'lost', since: 4 };
  const { offered, abouts } = assign('offensive-line-patrol', ['not-flown'], { campaign });
  expect(offered).toEqual(['pettifer', 'ferrabee', 'chaplow', 'quillinan']);
  expect(abouts[0]?.available.at(-1)).toMatchObject({ airman: 'quillinan', machine: 'B1' });
});

test('(6) with nobody left the mission can only be left undone', () => {
  const campaign = bFlight({}, { machines: [] });
  expect(assign('dawn-patrol', ['not-flown'], { campaign, watch: 'dawn' }).options).toEqual([['not-flown']]);
});

test.each([
  [0, 'S'],
  [4, 'NV'],
  [8, 'N'],
  [13, 'B'],
  [90, 'DD'],
])('(7) Bravery %i stands in the Mission Log as %s', (bravery, letter) => {
  expect(braveryLetter(bravery, book)).toBe(letter);
});

test('(8) a mission without a Mission Briefing Manual cannot be flown', () => {
  expect(() => manualOf('zeppelin-hunt', book)).toThrow('Mission Briefing Manual called zeppelin-hunt');
});
