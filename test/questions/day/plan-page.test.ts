import { expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import type { PlannedMission } from '../../../src/campaign/plan.ts';
import { expectDefined } from '../../../src/cards/rulebook.ts';
import { answerBy } from '../../../src/kit/head/policy.ts';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { saidInSentences } from '../../../src/page/paper.ts';
import { CAREFUL_PLAN } from '../../../src/policies/careful-plan.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { word } from '../../../src/questions/asking/word.ts';
import { PlanBoard } from '../../../src/questions/day/plan-board.ts';
import { planInFull, planPage } from '../../../src/questions/day/plan-page.ts';
import { planView } from '../../../src/questions/day/plan-view.ts';
import { narrate } from '../../../src/questions/narration/narration.ts';
import { reasonsFor } from '../../../src/questions/reasons/why.ts';
import type { About, Question } from '../../../src/table/decisions.ts';
import { book, otherCards } from '../../support/people/campaigns.ts';
import { bFlight, theFlight } from '../../support/people/flights.ts';
import { aMan, missionOf, planOf } from '../../support/people/plans.ts';
import { plain, widest } from '../../support/plain-paper.ts';
import { takenBy } from '../../support/table/taken-by.ts';

const source = 'reconstructed';
const HALDENBY = aMan({ airman: 'haldenby', surname: 'Haldenby', rank: 'Captain', machine: 'B1', skill: 5 });
const PETTIFER = aMan({ airman: 'pettifer', surname: 'Pettifer', machine: 'B4', bravery: 'S' });
const FERRABEE = aMan({ airman: 'ferrabee', surname: 'Ferrabee', machine: 'B5', bravery: 'NV' });
const CHAPLOW = aMan({ airman: 'chaplow', surname: 'Chaplow', machine: 'B6', skill: 1, firing: 'E', routine: 1 });
const RIDSDALE = aMan({
  airman: 'ridsdale',
  surname: 'Ridsdale',
  rank: 'Sergeant',
  machine: 'B7',
  aft: 60,
  observer: { airman: 'bidwell', rank: 'Second Lieutenant', surname: 'Bidwell', firing: 'E' },
});

const DAWN = missionOf({ half: 'dawn', mission: 'dawn-patrol', zones: ['A', 'B', 'C'], source }, 'dawn', {
  crews: [HALDENBY, CHAPLOW],
  stands: 'flown',
});
const PHOTO = missionOf(
  { half: 'either', mission: 'photo-reconnaissance', zones: ['B'], target: 'hq-vitry', source },
  'morning',
  { crews: [RIDSDALE, CHAPLOW], stands: 'planned' },
);
const ALONE = missionOf(
  { half: 'morning', mission: 'artillery-spotting', zones: ['B'], target: 'guns-fampoux', source },
  'morning',
  { crews: [RIDSDALE], stands: 'planned' },
);
const PATROL = missionOf({ half: 'either', mission: 'offensive-line-patrol', zones: ['C'], source }, 'afternoon', {
  crews: [HALDENBY, PETTIFER, FERRABEE, CHAPLOW],
  stands: 'planned',
});
const UNDONE = missionOf({ half: 'either', mission: 'balloon-bursting', zones: ['B'], source }, undefined, {
  stands: 'not-flown',
});
const OPEN = missionOf({ half: 'either', mission: 'trench-strafing', zones: ['A'], source }, undefined);
const WATCHED = missionOf({ half: 'afternoon', mission: 'bombing-raid', zones: ['A'], source }, 'afternoon');
const TWICE = missionOf({ half: 'morning', mission: 'defensive-line-patrol', zones: ['C'], source }, 'morning', {
  crews: [HALDENBY],
  stands: 'planned',
});

const ALL = [UNDONE, DAWN, PATROL, OPEN, PHOTO, WATCHED, TWICE];
const planned = (missions: readonly PlannedMission[], weather = 7) =>
  planOf(bFlight(), missions, { number: weather, trend: 1 });

test.each([
  ['80 columns', plain(80)],
  ['120 columns', plain(120)],
  ['40 columns', plain(40)],
  ['80 columns in sentences', saidInSentences(plain(80))],
])('(6) the plan on a page of %s: in the order of the day, with what is unwise, open and undone', (_, page) => {
  const text = planPage(planned(ALL), book, page);
  expect(text).toMatchSnapshot();
  expect(widest(text)).toBeLessThanOrEqual(page.width);
});

test('(6) late in the month what a man is worth is reckoned to its end, and on the last day it says so', () => {
  const late = (left: number | undefined) =>
    planPage({ ...planned(ALL), daysLeft: left }, book, plain(120)).replace(/\s+/g, ' ');
  // A captain of Skill 5 and C stands six above a newcomer of 1/E: a quarter of a point each for eight days.
  expect(late(8)).toContain('At stake: Capt Haldenby, worth about 12 in the eight days after this;');
  expect(late(0)).toMatch(/^B Flight, Thursday, 5 April 1917, the last day: the plan/);
  expect(late(0)).not.toContain('At stake');
  expect(late(undefined)).toMatch(/^B Flight, Thursday, 5 April 1917: the plan/);
});

test('(13) weather in which the work cannot be seen is said of it', () => {
  const MIST = 12;
  const balloons = { ...TWICE, scheduled: { ...TWICE.scheduled, mission: 'balloon-bursting' } };
  expect(planPage(planned([PHOTO, ALONE, balloons], MIST), book, plain(80))).toMatchSnapshot();
});

test('the command plan has all that the drawing may have no room for', () => {
  const told = planInFull(planned([PHOTO, UNDONE, DAWN]), book, plain(80)).replace(/\s+/g, ' ');
  expect(told).toContain('photographs of the target: good +12, average +8, poor +3. Nothing achieved: -10.');
  expect(told).toMatch(/Morning: Encounter [+-]\d.*\. Risk: \d+ machines lost in 100 such missions\./);
  // What is flown brings nothing more.
  expect(told.match(/Risk:/g)).toHaveLength(2);
});

test('a mission that has somebody and cannot be flown is told with what it lacks', () => {
  const view = planView(
    { plan: planned([{ ...PHOTO, crews: [CHAPLOW] }]), flight: theFlight(bFlight()) },
    { row: 0, column: 0 },
    book,
  );
  // One man put down for it does not make it a mission that flies: its price stands as if nobody were.
  const [heading, short] = view.headings;
  expect(heading).toMatch(/: the plan\. Left undone: -\d+ points\. Photo Reconnaissance cannot fly yet\.$/);
  expect(short).toMatch(/: the plan\. Left undone: -\d+ points\. One cannot fly yet\.$/);
  expect(short).not.toContain('1917');
  // Nor what it would bring, nor a place in it for others.
  expect(view.notes.join(' ')).not.toContain('points a mission');
  expect(view.warnings.join(' ')).not.toContain('there is a place for');
  expect(view.rows[0]?.cells[5]).toEqual({ machine: 'B6', isShort: true });
  expect(view.warnings[0]).toBe(
    'Photo Reconnaissance has no two-seater: it takes up to six fighters, one or two two-seaters.',
  );
  const alone = planView({ plan: planned([TWICE]), flight: theFlight(bFlight()) }, { row: 0, column: 0 }, book);
  const both = planned([TWICE, { ...PHOTO, crews: [CHAPLOW] }]);
  const two = planView({ plan: both, flight: theFlight(bFlight()) }, { row: 0, column: 0 }, book);
  expect(two.headings[0]).toMatch(/ points\. Two missions cannot fly yet\.$/);
  expect(alone.warnings[0]).toMatch(/^Defensive Line Patrol has only one fighter: it takes two to six fighters\.$/);
});

test('a mission that is by its orders for one machine says so, before anything is asked about the others', () => {
  const dusk = { ...TWICE, scheduled: { ...TWICE.scheduled, mission: 'twilight-patrol' } };
  const { notes } = planView(
    { plan: planned([dusk, PHOTO]), flight: theFlight(bFlight()) },
    { row: 0, column: 0 },
    book,
  );
  expect(notes[0]).toBe('Note: By its orders the Twilight Patrol is one machine, alone.');
  expect(notes.filter((note) => note.includes('By its orders'))).toHaveLength(1);
});

const put = (question: Question) => word(question, book, peopleOf(bFlight()));

test('(6) the question of the plan says what is left undone, and what each answer does', () => {
  const plan = planned(ALL);
  const question = (price: number): Question => ({
    decision: 'plan',
    about: { plan, flight: theFlight(bFlight()), price, warnings: [] },
    options: ['fly', 'balloon-bursting', 'photo-reconnaissance'],
  });
  expect(put(question(-8))).toMatchSnapshot();
  expect(put(question(0)).ask).toBe('Does the plan stand?');
});

test('(6) a pilot without a routine mission is asked for by name, with the company he would have', () => {
  const empty = { ...WATCHED, stands: 'planned' as const };
  const places = [
    { mission: PHOTO, instead: HALDENBY },
    { mission: empty, moved: { mission: PHOTO, to: 'morning' as const } },
  ];
  const about = { man: PETTIFER, places, plan: planned(ALL) };
  expect(put({ decision: 'duty', about, options: ['photo-reconnaissance', 'bombing-raid'] })).toMatchSnapshot();
});

const people = peopleOf(bFlight());

test('(6) the plan is told when it stands, and when it is upset', () => {
  const told = narrate(
    {
      type: 'plan-made',
      flight: 'B',
      missions: [
        { mission: 'dawn-patrol', watch: 'dawn', machines: ['B1', 'B2'] },
        { mission: 'balloon-bursting', machines: [] },
      ],
      pilots: [['haldenby', 'chaplow'], []],
      price: -8,
    },
    book,
    people,
  );
  // Men, and each with the machine that he takes: B2 is not Chaplow's own.
  expect(told).toBe(
    'The plan stands: dawn, Dawn Patrol (Haldenby B1, Chaplow B2). Left undone: Balloon Bursting (-8).',
  );
  const mowbray = { rank: 'Lieutenant', forenames: 'Thomas', surname: 'Mowbray', initial: 'T' } as const;
  const known = { ...people, men: new Map(people.men).set('mowbray', mowbray) };
  const missions = [{ mission: 'dawn-patrol', watch: 'dawn', machines: ['B1', 'B2'] }] as const;
  const plan = { type: 'plan-made', flight: 'B', missions, price: 0 } as const;
  expect(narrate({ ...plan, pilots: [['mowbray', 'nobody']] }, book, known)).toContain('(T. Mowbray B1, B2)');
  expect(narrate({ ...plan, pilots: [] }, book, known)).toContain('(B1, B2)');
  const nobody = narrate({ type: 'plan-made', flight: 'B', missions: [], pilots: [], price: 0 }, book, people);
  expect(nobody).toBe('The plan stands: nobody flies.');
  const upset = {
    type: 'plan-upset',
    flight: 'B',
    mission: 'dawn-patrol',
    watch: 'morning',
    missing: [
      { machine: 'B1', airman: 'haldenby', is: 'wounded' },
      { machine: 'B2', is: 'lost' },
    ],
  } as const;
  expect(narrate(upset, book, people)).toBe(
    'The plan for the morning cannot be kept. Dawn Patrol: Capt Haldenby cannot fly B1 (wounded); B2 cannot take off (lost).',
  );
  expect(reasonsFor(upset, book)).toHaveLength(1);
  const found = { type: 'duty-found', flight: 'B', airman: 'chaplow', mission: 'balloon-bursting' } as const;
  expect(narrate({ ...found, instead: 'haldenby' }, book, people)).toBe(
    '2Lt Chaplow has no routine mission today, and every fighter pilot flies one. He takes the place of Capt Haldenby, who flies in both halves of the day: Balloon Bursting.',
  );
  expect(narrate({ ...found, moved: { mission: 'balloon-bursting', to: 'morning' } }, book, people)).toBe(
    '2Lt Chaplow has no routine mission today, and every fighter pilot flies one. Balloon Bursting is moved to the morning for it. It is Balloon Bursting.',
  );
  expect(reasonsFor({ ...found, instead: 'haldenby' }, book)).toHaveLength(1);
  const several = { ...people, flights: ['A', 'B'] as const };
  expect(narrate(upset, book, several)).toMatch(/^B Flight\. The plan for the morning cannot be kept\./);
  expect(narrate({ type: 'plan-made', flight: 'A', missions: [], pilots: [], price: 0 }, book, several)).toBe(
    'A Flight. The plan stands: nobody flies.',
  );
  expect(narrate({ ...upset, watch: 'twilight', missing: [] }, book, people)).toMatch(/^The plan for twilight cannot/);
});

test('(6) while a mission wants men Enter takes whom it wants, as the careful plan does', () => {
  const plan = planned([DAWN, PATROL, PHOTO]);
  const asked = (available: readonly (typeof HALDENBY)[], twoSeaters: number, done: boolean): Question => ({
    decision: 'assign',
    about: {
      ...PHOTO.scheduled,
      ...{ key: 'photo-reconnaissance', target: undefined, watch: 'morning', weather: 5, notFlown: -10 },
      ...{ chosen: [], available, pairings: [], plan, flight: theFlight(bFlight()) },
      ...{ fighters: { from: 0, to: 6 }, twoSeaters: { from: twoSeaters, to: 2 } },
    },
    options: [...available.map(({ airman }) => airman), ...(done ? ['done'] : []), 'not-flown'],
  });
  const pair = { ...RIDSDALE, airman: 'meikle', role: 'two-seater' as const };
  const open = asked([HALDENBY, PETTIFER], 0, false);
  expect(takenBy(open, book)).toBe(answerBy({ ...policyNamed('prudent', ''), ...CAREFUL_PLAN }, open, book));
  expect(takenBy(asked([HALDENBY, PETTIFER, pair], 1, false), book)).toBe('meikle');
  expect(takenBy(asked([], 0, true), book)).toBe('done');
  expect(takenBy(asked([HALDENBY], 1, false), book)).toBe('haldenby');
});

test('(6) the page names the usual machine of a man in another, and that of his observer', () => {
  const borrowed = aMan({ ...HALDENBY, machine: 'B6', usual: { machine: 'B1', observer: undefined } });
  const pair = aMan({ ...RIDSDALE, machine: 'B8', usual: { machine: 'B7', observer: 'B7' } });
  const own = aMan({ ...RIDSDALE, usual: { machine: 'B7', observer: 'B8' } });
  const pageOf = (man: typeof pair) => planPage(planned([{ ...ALONE, crews: [man] }]), book, plain(120));
  expect(pageOf(borrowed)).toContain('B6 Capt Haldenby 5/C/N (usually B1), AFT 135');
  expect(pageOf(pair)).toContain('B8 Sgt Ridsdale 3/C/N (usually B7) with 2Lt Bidwell -/E (usually B7), AFT 60');
  expect(pageOf(own)).toContain('B7 Sgt Ridsdale 3/C/N with 2Lt Bidwell -/E (usually B8), AFT 60');
});

test('(6) a mission that turned back before it came to its work is shown as that', () => {
  expect(planPage(planned([{ ...DAWN, turnedBack: true }]), book, plain(120))).toContain(
    'turned back too soon to count; -4 Victory Points',
  );
});

test('(6) who is proposed is listed, and who has no machine of his own with each that he may have; other pairings are not', () => {
  const pairing = (airman: string, machine: string, observer?: string) => ({
    words: [airman, machine, observer ?? []].flat().join(' '),
    airman,
    machine,
    observer,
    role: observer === undefined ? ('fighter' as const) : ('two-seater' as const),
  });
  const pairings = [pairing('chaplow', 'B5'), pairing('haldenby', 'B6'), pairing('meikle', 'B8', 'bidwell')];
  const plan = planned([ALONE]);
  const places = { from: 0, to: 6 };
  const about: About<'assign'> = {
    key: 'x',
    mission: 'bombing-raid',
    watch: 'morning',
    weather: 7,
    zones: ['B'],
    target: undefined,
    chosen: [],
    available: [CHAPLOW],
    pairings,
    fighters: places,
    twoSeaters: places,
    notFlown: -4,
    plan,
    flight: theFlight(bFlight()),
  };
  const options = ['chaplow', 'not-flown', ...pairings.map(({ words }) => words)];
  expect(put({ decision: 'assign', about, options }).options.map(({ answer, does }) => `${answer}: ${does}`)).toEqual([
    'chaplow: Lt Chaplow, B6, 1/E/N; one routine mission today',
    'not-flown: leave it undone: -4 Victory Points',
    'haldenby B6: Capt Haldenby in B6',
    'meikle B8 bidwell: Sgt Meikle in B8, with 2Lt Bidwell',
  ]);
});

test('(6) drawn, the plan says once of a man what holds of each of his missions, and counts one point as one', () => {
  const [flight] = bFlight().flights;
  const cheap = otherCards(({ missions }) => {
    Object.assign(expectDefined(missions['defensive-line-patrol'], 'manual').notFlown, { points: -1 });
  });
  const shown = (missions: readonly PlannedMission[]) =>
    planView({ plan: planned(missions), flight: expectDefined(flight, 'flight') }, { row: 0, column: 0 }, cheap);
  const { warnings } = shown([PATROL, { ...TWICE, crews: [HALDENBY, FERRABEE] }]);
  expect(warnings.filter((each) => each.includes('Ferrabee is nervous'))).toHaveLength(1);
  expect(shown([{ ...TWICE, crews: [], stands: 'not-flown' }]).headings[0]).toMatch(/Left undone: -1 point\.$/);
});

test('(6) drawn, the missions stand by their time, each with its risk, and the Major with his machine is introduced', () => {
  const { flights, commandingOfficer } = newCampaign(['B'], book);
  const late = { ...PATROL, key: 'late', watch: 'afternoon' } as const;
  const early = { ...PATROL, key: 'early', watch: 'morning' } as const;
  const open = { ...PATROL, key: 'open', watch: undefined, stands: 'open', crews: [] } as const;
  const dusk = { ...PATROL, key: 'dusk', watch: 'twilight' } as const;
  const shown = (...missions: readonly PlannedMission[]) =>
    planView(
      { plan: { ...planned(missions), commandingOfficer }, flight: expectDefined(flights[0], 'flight') },
      { row: 0, column: 0 },
      book,
    );
  const view = shown(late, open, dusk, early);
  expect(view.rows.map(({ when }) => when)).toEqual(['Morning', 'Afternoon', 'Twilight', 'Open']);
  expect(view.rows.every(({ risk }) => risk !== undefined && risk > 0)).toBe(true);
  expect(view.legend).toMatch(
    /^Usual risk: machines lost in 100 missions.* T1: the Commanding Officer, Maj Sturrock, with his Sopwith Triplane/,
  );
  expect(view.legend).not.toContain('no place for him');
  expect(view.men.at(-1)?.number).toBe('T1');
  const inFull = (...missions: readonly PlannedMission[]) =>
    planInFull({ ...planned(missions), commandingOfficer }, book, plain(80)).replace(/\s+/g, ' ');
  expect(inFull(dusk)).toContain('T1: the Commanding Officer, Maj Sturrock, with his Sopwith Triplane');
  expect(inFull(late)).not.toContain('T1');
  expect(shown(late, early).men.some(({ number }) => number === 'T1')).toBe(false);
});

test('(6) a plan that is looked at again is drawn with the hand on the first mission that is not flown yet', () => {
  const [flight] = bFlight().flights;
  const about = { plan: planned([DAWN, PATROL]), flight: expectDefined(flight, 'flight'), price: 0, warnings: [] };
  const board = PlanBoard.for({ decision: 'plan', about, options: ['fly'] }, book);
  expect(board.picture(plain(80))).toMatch(/Offensive Line.* \d+ \[/);
});
