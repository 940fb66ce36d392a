import { expect, test } from 'vitest';
import type { Available, DayPlan, PlannedMission } from '../../src/campaign/plan.ts';
import { allWarnings, type Price, warningsOn } from '../../src/campaign/warnings.ts';
import type { Watch } from '../../src/campaign/watch.ts';
import type { ScheduledMission } from '../../src/cards/printed/daily-mission-roster.ts';
import { dutyText, isNote, warningText } from '../../src/questions/day/warning-text.ts';
import { book as shipped } from '../support/cards/book.ts';
import { book } from '../support/people/campaigns.ts';
import { bFlight } from '../support/people/flights.ts';
import { aMan, missionOf, planOf } from '../support/people/plans.ts';

const fair = { number: 7, trend: 1 } as const;

const sent = (
  mission: string,
  crews: readonly Available[],
  told: Partial<ScheduledMission> = {},
  watch: Watch = 'morning',
): PlannedMission =>
  missionOf({ half: 'either', mission, zones: ['B'], source: 'reconstructed', ...told }, watch, {
    crews,
    stands: 'planned',
  });

const warnings = (mission: PlannedMission, weather: number = fair.number, others: readonly PlannedMission[] = []) =>
  warningsOn(mission, planOf(bFlight(), [mission, ...others], { ...fair, number: weather }), book);

const NOVICE = aMan({ airman: 'chaplow', machine: 'B6', skill: 1 });
const OLD_HAND = aMan({ airman: 'haldenby', machine: 'B1' });
const PAIR = aMan({ airman: 'ridsdale', machine: 'B7', aft: 180 });

test('a sound mission has no warning, nor has one for which nobody is named', () => {
  expect(warnings(sent('defensive-line-patrol', [OLD_HAND, NOVICE]))).toEqual([]);
  expect(warnings(sent('photo-reconnaissance', [], { target: 'hq-vitry' }), 1)).toEqual([]);
});

test('a novice near Douai is warned of; over our own lines he is where he should be', () => {
  const target = { target: 'hq-vitry' };
  expect(warnings(sent('photo-reconnaissance', [PAIR, NOVICE], target))).toEqual([
    { mission: 'photo-reconnaissance', why: 'novice-over-douai', airman: 'chaplow' },
  ]);
  expect(warnings(sent('photo-reconnaissance', [PAIR, NOVICE], { target: 'troops-gouzeaucourt' }))).toEqual([]);
});

test('a patrol is warned of for a novice only where all of it lies in the zone of Douai', () => {
  const [first, second] = [{ zones: ['B' as const] }, { zones: ['B' as const, 'C' as const] }];
  expect(warnings(sent('offensive-line-patrol', [OLD_HAND, NOVICE], first))).toMatchObject([
    { why: 'novice-over-douai', airman: 'chaplow' },
  ]);
  expect(warnings(sent('offensive-line-patrol', [OLD_HAND, NOVICE], second))).toEqual([]);
});

test('(43) a patrol of so few that they earn less is warned of', () => {
  const SECOND = aMan({ airman: 'quillinan', machine: 'B2' });
  const THIRD = aMan({ airman: 'brackenridge', machine: 'B3' });
  const warned = (...crews: Available[]) =>
    warningsOn(sent('offensive-line-patrol', crews), planOf(bFlight(), [], fair), shipped).filter(
      ({ why }) => why === 'few-on-patrol',
    );
  const mission = sent('offensive-line-patrol', [OLD_HAND, SECOND]);
  const [warning] = warned(OLD_HAND, SECOND);
  expect(warning).toMatchObject({ few: 2, earns: 1, more: 3 });
  expect(warning && warningText(warning, mission, shipped)).toBe(
    'Two machines or fewer earn at most +1 there; more of them +3.',
  );
  expect(warned(OLD_HAND, SECOND, THIRD)).toEqual([]);
});

test('(6) the Commanding Officer is warned of by what it costs to lose him; in a squadron without one nobody is', () => {
  const major = aMan({ airman: 'sturrock', machine: 'T1', surname: 'Sturrock', rank: 'Major' });
  const mission = sent('twilight-patrol', [OLD_HAND, major]);
  const plan = planOf(bFlight(), [mission], fair);
  const officer = bFlight().commandingOfficer;
  const warned = (of: DayPlan) => warningsOn(mission, of, shipped).filter(({ why }) => why === 'commanding-officer');
  const [warning] = warned({ ...plan, commandingOfficer: officer });
  expect(warning && warningText(warning, mission, shipped)).toBe(
    'Maj Sturrock commands the squadron: killed or taken he costs -30 besides what any man costs.',
  );
  expect(warned({ ...plan, commandingOfficer: undefined })).toEqual([]);
});

test('(40) a man whose nerves are bad is warned of wherever he is sent', () => {
  const shaken = aMan({ airman: 'pettifer', machine: 'B4', bravery: 'S' });
  const nervous = aMan({ airman: 'ferrabee', machine: 'B5', bravery: 'NV' });
  expect(warnings(sent('defensive-line-patrol', [shaken, nervous]))).toEqual([
    { mission: 'defensive-line-patrol', why: 'nerves', airman: 'pettifer', bravery: 'S' },
    { mission: 'defensive-line-patrol', why: 'nerves', airman: 'ferrabee', bravery: 'NV' },
  ]);
});

test('(10, 11) machines that cannot fly there and back are named together, each duration by itself', () => {
  const pup = aMan({ airman: 'quillinan', machine: 'B2', aft: 40 });
  const far = { target: 'junction-valenciennes' };
  const found = warnings(sent('long-reconnaissance', [{ ...PAIR, aft: 270 }, OLD_HAND, pup], far));
  expect(found).toEqual([
    {
      mission: 'long-reconnaissance',
      why: 'will-not-get-home',
      machines: ['B2'],
      aft: 40,
      needed: expect.any(Number),
      height: 10_000,
    },
  ]);
});

test('a two-seater alone is warned of; a pair of them, or one with fighters, is not', () => {
  const target = { target: 'troops-gouzeaucourt' };
  const other = aMan({ airman: 'meikle', machine: 'B8', aft: 180 });
  expect(warnings(sent('photo-reconnaissance', [PAIR], target))).toEqual([
    { mission: 'photo-reconnaissance', why: 'lone-two-seater', machine: 'B7' },
  ]);
  expect(warnings(sent('photo-reconnaissance', [PAIR, other], target))).toEqual([]);
  expect(warnings(sent('twilight-patrol', [OLD_HAND]))).toEqual([]);
});

test('(13) weather in which the work cannot be seen, or hardly, is warned of', () => {
  const MIST = 12;
  const balloon = sent('balloon-bursting', [OLD_HAND]);
  expect(warnings(balloon, MIST)).toMatchObject([
    { mission: 'balloon-bursting', why: 'hidden-ground', weather: MIST, lowest: expect.any(Number) },
  ]);
  const photo = sent('photo-reconnaissance', [PAIR, OLD_HAND], { target: 'troops-gouzeaucourt' });
  expect(warnings(photo, MIST)).toMatchObject([
    { mission: 'photo-reconnaissance', why: 'poor-light', weather: MIST, photo: -5 },
  ]);
  expect(warnings(sent('defensive-line-patrol', [OLD_HAND, NOVICE]), MIST)).toEqual([]);
});

test('(13) (43) of such weather it is said when to leave the mission costs no less than to fail', () => {
  const photo = sent('photo-reconnaissance', [PAIR], { target: 'troops-gouzeaucourt' });
  const told = (price: Price) =>
    warningText({ mission: photo.key, why: 'poor-light', weather: 12, photo: -5, ...price }, photo, book);
  const [light] = warnings(photo, 12).filter(({ why }) => why === 'poor-light');
  // Reported: a photograph costs 10 either way.
  expect(light).toMatchObject({ undone: -10, failed: -10 });
  const plain = 'Mist (12): Photo -5; there is little to be seen through that.';
  expect(told({ undone: -10, failed: -10 })).toBe(
    `${plain} A careful commander flies it, for it may clear up: left undone it costs -10, flown for nothing -10.`,
  );
  expect(told({ undone: -3, failed: -2 })).toBe(`${plain} To leave it costs no less than to fail: -3.`);
  expect(told({ undone: -2, failed: -3 })).toBe(plain);
  const balloon = sent('balloon-bursting', [OLD_HAND]);
  const [hidden] = warnings(balloon, 12);
  expect(hidden && warningText(hidden, balloon, book)).toMatch(
    /not flown lower\. A careful commander flies it, for it may clear up: left undone it costs -\d, flown for nothing -\d\.$/,
  );
});

test('(6) what a careful commander knows and plans all the same is a note and no warning', () => {
  const nervous = aMan({ airman: 'ferrabee', machine: 'B5', bravery: 'NV' });
  const shaken = aMan({ airman: 'pettifer', machine: 'B4', bravery: 'S' });
  const morning = sent('defensive-line-patrol', [nervous, shaken], {}, 'morning');
  const afternoon = { ...sent('offensive-line-patrol', [nervous, OLD_HAND], {}, 'afternoon'), key: 'later' };
  const notes = (missions: readonly PlannedMission[], weather: number = fair.number) => {
    const plan = planOf(bFlight(), missions, { ...fair, number: weather });
    return allWarnings(plan, book)
      .filter((each) => isNote(each, plan))
      .map(({ why }) => why);
  };
  const duty = (missions: readonly PlannedMission[]) => {
    const plan = planOf(bFlight(), missions, fair);
    return allWarnings(plan, book).map((each) => dutyText(each, plan));
  };
  const owes = ' He owes one mission a day (rule 6).';
  expect(duty([morning])).toEqual(['', owes]);
  expect(duty([morning, { ...afternoon, crews: [shaken, OLD_HAND] }])).toEqual(['', '', '']);
  expect(notes([morning])).toEqual(['nerves']);
  expect(notes([morning, afternoon])).toEqual([]);
  const photo = sent('photo-reconnaissance', [PAIR, OLD_HAND], { target: 'troops-gouzeaucourt' });
  expect(notes([photo], 12)).toEqual(['poor-light']);
  expect(
    isNote(
      { mission: 'x', why: 'poor-light', weather: 12, photo: -5, undone: -2, failed: -3 },
      planOf(bFlight(), [photo], fair),
    ),
  ).toBe(false);
});

test('(45) the last of three or four missions of a fighter pilot is warned of; two-seater crews are used to it', () => {
  const dawn = sent('dawn-patrol', [OLD_HAND], {}, 'dawn');
  const morning = sent('defensive-line-patrol', [OLD_HAND, NOVICE], {}, 'morning');
  const afternoon = sent('defensive-line-patrol', [OLD_HAND, NOVICE], {}, 'afternoon');
  expect(warnings(morning, fair.number, [dawn, afternoon])).toEqual([]);
  expect(warnings(afternoon, fair.number, [dawn, morning])).toEqual([
    { mission: 'defensive-line-patrol', why: 'many-missions', airmen: ['haldenby'], missions: 3 },
  ]);
  const works = [dawn, morning, afternoon].map((mission) => ({ ...mission, crews: [PAIR, OLD_HAND] }));
  const found = allWarnings(planOf(bFlight(), works, fair), book);
  expect(found.filter(({ why }) => why === 'many-missions')).toMatchObject([{ airmen: ['haldenby'] }]);
});

test('what is flown already, or left undone, is no longer warned of', () => {
  const shaken = aMan({ airman: 'pettifer', machine: 'B4', bravery: 'S' });
  const flown = { ...sent('defensive-line-patrol', [shaken]), stands: 'flown' as const };
  expect(allWarnings(planOf(bFlight(), [flown], fair), book)).toEqual([]);
});

test('scouts of several types are told with what each can do, and all together; a two-seater beside them is no other type', () => {
  const pup = aMan({ airman: 'quillinan', machine: 'B2', aircraft: 'sopwith-pup', aft: 180 });
  const mission = sent('artillery-spotting', [PAIR, OLD_HAND, pup]);
  const [mixed, ...others] = warnings(mission).filter(({ why }) => why === 'mixed-flight');
  if (!mixed) throw new Error('A mixed flight is told.');
  expect(others).toEqual([]);
  expect(warningText(mixed, mission, book)).toBe(
    'Of several types: B1, SPAD VII: 17,500 ft, AFT 135; B2, Sopwith Pup: 17,500 ft, AFT 180, 80 lb. Together they climb to 17,500 ft and have 135 AFT.',
  );
});

test('the bombs of a mixed pair are told by type', () => {
  const dh4 = aMan({ airman: 'meikle', machine: 'B8', aircraft: 'dh4', aft: 210 });
  const mission = sent('artillery-spotting', [PAIR, dh4]);
  const [mixed] = warnings(mission).filter(({ why }) => why === 'mixed-flight');
  const told = mixed && warningText(mixed, mission, book);
  expect(told).toContain(`B7, ${book.aircraft['fk8']?.name}: 13,000 ft, AFT 180, ${book.aircraft['fk8']?.bombs} lb`);
  expect(told).toContain('Together they climb to 13,000 ft and have 180 AFT.');
});
