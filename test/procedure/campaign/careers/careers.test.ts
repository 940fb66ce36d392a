import { expect, test } from 'vitest';
import type { Airman } from '../../../../src/campaign/aircrew.ts';
import { type Career, NO_CAREER, withChange } from '../../../../src/campaign/career.ts';
import type { MissionLog } from '../../../../src/campaign/mission-log.ts';
import { becomeAce } from '../../../../src/procedure/campaign/careers/abilities.ts';
import {
  closeCareers,
  deedsOf,
  priceOf,
  spendExperience,
} from '../../../../src/procedure/campaign/careers/close-careers.ts';
import { figuresOf } from '../../../../src/procedure/campaign/careers/figures.ts';
import { mend, reRollsLeft } from '../../../../src/procedure/campaign/careers/wounds.ts';
import { deedsIn } from '../../../../src/procedure/mission/encounter/german-losses.ts';
import { ofType } from '../../../../src/table/events.ts';
import { anObserver, aPilot } from '../../../support/people/airmen.ts';
import { book } from '../../../support/people/campaigns.ts';
import { bFlight, flownBy, HALDENBY, QUILLINAN, theFlight } from '../../../support/people/flights.ts';
import { playLoaded, type Script } from '../../../support/table/loaded-dice.ts';

const HIS = 'haldenby';
const aCareer = (told: Partial<Career> = {}): Career => ({ ...NO_CAREER, ...told });

/** The evening of a campaign with careers, for those who flew. */
function evening(
  logs: readonly MissionLog[],
  dice: readonly string[],
  answers: Script['answers'] = {},
  was: Partial<Airman> = {},
) {
  const campaign = { ...bFlight(), careers: true as const };
  const { aircrew } = theFlight(campaign);
  const man = aircrew.find(({ id }) => id === HIS);
  if (!man) throw new Error(HIS);
  Object.assign(man, { kills: 0, balloons: 0 }, was);
  const { events } = playLoaded((table) => closeCareers(logs, aircrew, campaign, table), { book, dice, answers });
  return { man, events, campaign };
}

/** A man spends what he has. */
function spent(man: Airman, answers: readonly string[], dice: readonly string[] = [], ability: Script['answers'] = {}) {
  const { events, asked } = playLoaded((table) => spendExperience([man], 5, table), {
    book,
    dice,
    answers: { 'career-raise': answers, ...ability },
  });
  return { events, asked };
}

test('C123 CG-T11 flown 1, won 1, the work done 1, a victory 2, one forced home 1, and 1 where it had been forced home', () => {
  const log = flownBy([HALDENBY], {
    scores: [
      { points: 8, why: 'photo' as never },
      { points: 3, why: 'plates' },
    ],
    fights: [
      {
        machines: ['B1'],
        jasta11: false,
        deeds: [
          { airman: HIS, deed: 'victory' },
          { airman: HIS, deed: 'victory-forced-home' },
          { airman: 'ridsdale', deed: 'forced-home' },
        ],
      },
      { machines: ['B1'], jasta11: false },
    ],
  });
  expect(deedsOf({ id: HIS }, [log])).toEqual(['flown', 'won', 'objective', 'victory', 'victory-forced-home']);
  const { man, events } = evening([log], [], { 'career-raise': ['done'] });
  expect(man.career).toMatchObject({ points: 6, earned: 6 });
  expect(events).toMatchObject([{ type: 'experience-earned', man: HIS, points: 6, left: 6 }]);
});

test('C123 a mission that brings nothing is not won, and it adds to what he has; the lost earn nothing', () => {
  const { man } = evening(
    [flownBy([HALDENBY])],
    [],
    { 'career-raise': ['done'] },
    { career: aCareer({ points: 2, earned: 4 }) },
  );
  expect(man.career).toMatchObject({ points: 3, earned: 5 });
  expect(evening([flownBy([HALDENBY])], [], {}, { standing: { is: 'killed', since: 5 } }).events).toEqual([]);
});

test('C123 C090 C091 what a fight of any system leaves is a deed of the man at the gun', () => {
  const by = { machine: 'B1', gun: 'forward' } as const;
  const other = { machine: 'B2', gun: 'observer' } as const;
  const log = {
    ...flownBy([HALDENBY]),
    crews: [
      { machine: 'B1', pilot: HIS, observer: undefined },
      { machine: 'B2', pilot: 'p', observer: 'o' },
    ],
  };
  const german = { id: 'G1', number: 12, escaped: false, wounds: [], lameDuck: undefined, struckAgain: false };
  const result = (told: object) => ({ germans: [{ ...german, ...told }] }) as never;
  const deeds = (told: object) => deedsIn(result(told), log).map(({ airman, deed }) => `${airman} ${deed}`);
  expect(deeds({ fate: 'shot-down', by })).toEqual(['haldenby victory']);
  expect(deeds({ fate: 'shot-down', by, forcedHomeBy: other })).toEqual([
    'o forced-home',
    'haldenby victory-forced-home',
  ]);
  expect(deeds({ fate: 'damaged-abort', by })).toEqual(['haldenby forced-home']);
  expect(deeds({ fate: 'unharmed', by: undefined })).toEqual([]);
  expect(deeds({ fate: 'forced-down', by: undefined })).toEqual([]);
});

test('C124 CG-T9 from 12 to 13 costs 1, from 13 to 14 2; 4, 6 and 8 further up', () => {
  expect([2, 12, 13, 15, 16, 18, 20, 30].map((value) => priceOf(value, book))).toEqual([1, 1, 2, 2, 4, 6, 8, 8]);
  const man = aPilot({ skill: 3, career: aCareer({ points: 4 }) });
  const { asked, events } = spent(
    man,
    ['grimshaw flying', 'grimshaw flying', 'done'],
    ['clouds-experience 1', 'clouds-experience 9'],
  );
  expect(ofType(events, 'skill-raised').map(({ from, to, price, left }) => [from, to, price, left])).toEqual([
    [12, 13, 1, 3],
    [13, 14, 2, 1],
  ]);
  expect(asked.at(-1)?.options).toEqual(['done', 'grimshaw gunnery', 'grimshaw awareness']);
  expect(figuresOf(man, book)).toMatchObject({ flying: 14, awareness: 12 });
});

test('C124 with nothing to spend nobody is asked; an observer raises Gunnery and Awareness', () => {
  expect(spent(aPilot({ career: aCareer() }), []).asked).toEqual([]);
  expect(spent(aPilot(), []).asked).toEqual([]);
  const { asked } = spent(anObserver({ career: aCareer({ points: 1 }) }), ['done']);
  expect(asked[0]?.options).toEqual(['done', 'kyle gunnery', 'kyle awareness']);
});

test('C125 C127 a 10 brings an ability: by the throw, or the next that he has not; 19 and 20 as he likes', () => {
  const gained = (has: Career['abilities'], face: number, choice: Script['answers'] = {}) => {
    const man = aPilot({ career: aCareer({ points: 1, abilities: has }) });
    spent(man, ['grimshaw gunnery'], ['clouds-experience 10', `clouds-pilot-ability ${face}`], choice);
    return man.career?.abilities;
  };
  expect(gained([], 12)).toEqual(['cool-aim']);
  expect(gained(['cool-aim'], 12)).toEqual(['cool-aim', 'hard-as-nails']);
  expect(gained(['cheating-death'], 18)).toEqual(['cheating-death', 'balloon-expert']);
  expect(gained([], 19, { 'career-ability': ['charm'] })).toEqual(['charm']);
  const all = book.fights['clouds-of-glory'].careers.pilot.map(({ ability }) => ability);
  expect([gained(all, 20), gained(all, 3)]).toEqual([all, all]);
});

test('C128 a gunner throws on his own table', () => {
  const man = anObserver({ career: aCareer({ points: 1 }) });
  spent(man, ['kyle gunnery'], ['clouds-experience 10', 'clouds-gunner-ability 7']);
  expect(man.career?.abilities).toEqual(['does-his-job']);
});

test('C126 ours: with his fifth victory he throws once on the table of the aces', () => {
  const ace = evening(
    [flownBy([HALDENBY])],
    ['clouds-ace-ability 6'],
    { 'career-raise': ['done'] },
    { kills: 4, balloons: 1 },
  );
  expect(ace.man.career).toMatchObject({ abilities: ['marksman'], isAce: true });
  const known = { kills: 9, balloons: 0, career: aCareer({ isAce: true }) };
  expect(evening([flownBy([HALDENBY])], [], { 'career-raise': ['done'] }, known).man.career?.abilities).toEqual([]);
});

const EIGHT_DAYS: Omit<Parameters<typeof mend>[1], 'reRolls'> = { fate: { fate: 'wounded', days: 8 } };

/** A man of Fortitude 12 and Luck 8 is mended in the evening of his wound, 8 days of which are 4 points. */
function mended(
  dice: readonly string[],
  told: Partial<Airman> = {},
  answers: Script['answers'] = {},
  wound = EIGHT_DAYS,
) {
  const man = aPilot({ standing: { is: 'wounded', back: 14 }, ...(told as object) });
  const campaign = { ...bFlight(), day: 5 };
  const { events } = playLoaded(
    (table) => mend(man, { ...wound, reRolls: reRollsLeft(man, [], [], table) }, campaign, table),
    {
      book,
      dice,
      answers,
    },
  );
  return { man, events, campaign };
}

test('C129 a die of Fortitude comes back, never more than he had, and a test follows', () => {
  expect(mended(['clouds-wound-mends 2', 'clouds-wound-test 8']).events).toMatchObject([
    { fortitude: 10, result: 'fine', back: 14 },
  ]);
  expect(mended(['clouds-wound-mends 6', 'clouds-wound-test 8']).events).toMatchObject([{ fortitude: 12 }]);
});

test('C094 C129 what he lost of it in a fight stands in the test, and not his days in hospital', () => {
  const tried = (lost: number) =>
    mended(['clouds-wound-mends 1', 'clouds-wound-test 2'], {}, {}, { ...EIGHT_DAYS, lost }).events;
  expect(tried(3)).toMatchObject([{ fortitude: 10 }]);
  expect(tried(7)).toMatchObject([{ fortitude: 6 }]);
  expect(tried(15)).toMatchObject([{ fortitude: 2 }]);
});

test('C126 C129 the confident man’s four of Fortitude stand in the test of his wound, and his two of Luck', () => {
  const confident = { career: aCareer({ abilities: ['confident'] }) };
  expect(figuresOf(aPilot(confident), book)).toMatchObject({ fortitude: 16, luck: 10 });
  const { events } = mended(['clouds-wound-mends 2', 'clouds-wound-test 12'], confident);
  expect(events).toMatchObject([{ fortitude: 14, result: 'fine' }]);
});

test('C059 a scarf shot through is Luck for good: it is his in the evening', () => {
  const fights = [{ machines: ['B1'], jasta11: false, lucky: [HIS, 'ridsdale', HIS] }];
  const { man } = evening([flownBy([HALDENBY], { fights })], [], { 'career-raise': ['done'] });
  expect(man.career?.changed.luck).toBe(2);
});

test('C130 Luck never falls below 1', () => {
  const man = aPilot({ career: aCareer({ changed: { ...NO_CAREER.changed, luck: -20 } }) });
  expect(figuresOf(man, book).luck).toBe(1);
});

test('C129 C123 a wound of the day is mended in the evening', () => {
  const fates = [
    { airman: HIS, fate: { fate: 'wounded', days: 4 } as const },
    { airman: 'ridsdale', fate: { fate: 'killed' } as const },
  ];
  const { events } = evening([flownBy([HALDENBY], { fates })], ['clouds-wound-mends 1', 'clouds-wound-test 2'], {
    'career-raise': ['done'],
  });
  expect(events.at(-1)).toMatchObject({ type: 'wound-mended', man: HIS });
});

test('C129 re-rolls that were not used in the mission may be used, and used up they may not', () => {
  const left = (man: { readonly skill: number }, ...fights: (number | undefined)[]) => {
    const flown = flownBy([HALDENBY], {});
    const log = {
      ...flown,
      fights: fights.map((reRolls) => ({ machines: [], jasta11: false, ...(reRolls !== undefined && { reRolls }) })),
    };
    return playLoaded((table) => reRollsLeft(aPilot({ ...man }), [log], [], table), { book }).result;
  };
  // Luck 7 and one for each of Skill: a man of 3 has one of his own, which no fight of another kind can use up.
  expect([left({ skill: 3 }), left({ skill: 2 }), left({ skill: 3 }, undefined)]).toEqual([1, 0, 1]);
  expect([left({ skill: 3 }, 2, 0), left({ skill: 2 }, 2, 1)]).toEqual([0, 1]);
});

test('C129 one re-roll that was not used in the mission is for one of its wounded, and not for the next', () => {
  const wounded = { fate: 'wounded', days: 8 } as const;
  const fates = [HALDENBY, QUILLINAN].map(({ pilot }) => ({ airman: pilot, fate: wounded }));
  const fights = [{ machines: ['B1', 'B2'], jasta11: false, reRolls: 1 }];
  const tests = ['clouds-wound-mends 1', 'clouds-wound-test 19', 'clouds-wound-test 2'];
  const { events } = evening(
    [flownBy([HALDENBY, QUILLINAN], { fates, fights })],
    [...tests, 'clouds-wound-mends 1', 'clouds-wound-test 19'],
    { 'career-again': ['again'], 'career-raise': ['done'] },
  );
  const thrown = events.flatMap((event) => (event.type === 'wound-mended' ? [event.roll.total] : []));
  expect(thrown).toEqual([2, 19]);
});

test('C130 a natural 20, which kills whatever his Fortitude, may be thrown again too', () => {
  const lucky = { skill: 3, career: { ...NO_CAREER, changed: { ...NO_CAREER.changed, fortitude: 20 } } };
  const dice = ['clouds-wound-mends 6', 'clouds-wound-test 20', 'clouds-wound-test 19'];
  expect(mended(dice, lucky, { 'career-again': ['again'] }).events).toMatchObject([
    { roll: { total: 19 }, result: 'fine' },
  ]);
});

test('C130 Luck falls to 1 at the least, and what he gains afterwards is on top of that', () => {
  const unlucky = { skill: 1, career: { ...NO_CAREER, changed: { ...NO_CAREER.changed, luck: -4 } } };
  const { man } = mended(['clouds-wound-mends 2', 'clouds-wound-test 19', 'clouds-2d4 4 4'], unlucky);
  const luck = (career: Career = NO_CAREER) => figuresOf({ ...man, career }, book).luck;
  // 8 less 4 are 4; eight more would be -4.
  expect([luck(man.career), man.career && luck(withChange(man.career, 'luck', 1))]).toEqual([1, 2]);
});

test('C129 of two wounds of a day the worse is mended, a graze that is gone by morning is not', () => {
  const hurt = (days: number, lost: number) => ({ airman: HIS, fate: { fate: 'wounded', days } as const, lost });
  const safe = { airman: HIS, fate: { fate: 'safe', days: 1 } } as const;
  const raises = { 'career-raise': ['done'] };
  const [lighter, worse] = [
    flownBy([HALDENBY], { fates: [hurt(4, 2)] }),
    flownBy([HALDENBY], { fates: [hurt(21, 6)] }),
  ];
  const { events } = evening([lighter, worse], ['clouds-wound-mends 1', 'clouds-wound-test 2'], raises);
  expect(events.at(-1)).toMatchObject({ type: 'wound-mended', man: HIS, fortitude: 7 });
  const grazed = evening([flownBy([HALDENBY], { fates: [hurt(0, 1), safe] })], [], raises);
  expect(grazed.events.filter(({ type }) => type === 'wound-mended')).toEqual([]);
});

test('C129 a man of Luck enough throws a test that failed again, or leaves it', () => {
  const lucky = { skill: 3 };
  const dice = ['clouds-wound-mends 2', 'clouds-wound-test 16'];
  expect(mended(dice, lucky, { 'career-again': ['keep'] }).events).toMatchObject([{ roll: { total: 16 } }]);
  const again = mended([...dice, 'clouds-wound-test 4'], lucky, { 'career-again': ['again'] });
  expect(again.events).toMatchObject([{ roll: { total: 4 }, result: 'fine' }]);
  expect(mended(['clouds-wound-mends 2', 'clouds-wound-test 8'], lucky).events).toHaveLength(1);
});

test('C130 a natural 1 makes him the stronger, a natural 20 kills him', () => {
  const strong = mended(['clouds-wound-mends 2', 'clouds-wound-test 1', 'clouds-pilot-ability 13']);
  expect([strong.man.career?.abilities, strong.man.standing]).toEqual([['hard-as-nails'], { is: 'wounded', back: 14 }]);
  const { man, campaign, events } = mended(['clouds-wound-mends 2', 'clouds-wound-test 20']);
  expect([man.standing, campaign.losses.aircrew]).toEqual([{ is: 'killed', since: 5 }, 1]);
  expect(events).toMatchObject([{ result: 'died' }]);
});

test.each([
  [5, 'weaker', { changed: { fortitude: -1 } }, 14],
  [7, 'shaken', { stays: -4 }, 14],
  [8, 'serious', { changed: { fortitude: -2 } }, 14],
  [9, 'immortal', { stays: 4, changed: { luck: -5 } }, 14],
  [10, 'complications', { changed: { fortitude: -3 } }, 20],
  [11, 'black-outs', { faints: true }, 20],
  [12, 'one-eye', { changed: { gunnery: -3 } }, 20],
  [13, 'head', { changed: { awareness: -1, flying: -1, gunnery: -1 } }, 20],
  [14, 'paralysed', { points: 0 }, 66],
] as const)('C130 C131 %i short: %s, and how long he is grounded', (short, result, career, back) => {
  const dice = { immortal: ['clouds-2d4 2 3'], complications: ['clouds-1d6 3'] }[result as 'immortal'] ?? [];
  // Fortitude 6 and a wound of 8 days leave 3 and the die.
  const { man, events } = mended(['clouds-wound-mends 1', `clouds-wound-test ${short + 3}`, ...dice], {
    bravery: 1,
  } as object);
  expect(events).toMatchObject([{ fortitude: 3, result, back }]);
  expect([man.career, man.standing]).toMatchObject([career, { back }]);
});

test('C131 never less than the campaign keeps him, and a man whose wound was dressed flies', () => {
  const late = mended(['clouds-wound-mends 1', 'clouds-wound-test 8'], {
    bravery: 1,
    standing: { is: 'wounded', back: 19 },
  } as object);
  expect(late.man.standing).toEqual({ is: 'wounded', back: 19 });
  const home = mended(['clouds-wound-mends 1', 'clouds-wound-test 8'], {
    bravery: 1,
    standing: { is: 'fit' },
  } as object);
  expect(home.man.standing).toEqual({ is: 'wounded', back: 9 });
});

test('C130 only who may fly tomorrow is cleared to fly; of others it says until when they may not', () => {
  const told = (standing: Airman['standing']) =>
    mended(['clouds-wound-mends 6', 'clouds-wound-test 2'], { bravery: 20, standing } as object).events;
  expect(told({ is: 'fit' })).toMatchObject([{ result: 'fine', words: 'cleared to fly', back: 0 }]);
  expect(told({ is: 'wounded', back: 14 })).toMatchObject([{ result: 'fine', words: 'nothing lasting', back: 14 }]);
  expect(told({ is: 'prisoner', since: 5 })).toMatchObject([{ result: 'fine', words: 'nothing lasting', back: 0 }]);
});

test('C126 who has no career yet becomes an ace all the same', () => {
  const man = aPilot({ kills: 5 });
  playLoaded((table) => becomeAce(man, table), { book, dice: ['clouds-ace-ability 5'] });
  expect(man.career?.isAce).toBe(true);
});

test('C123 C124 C125 C126 C127 C128 C129 C130 C131 whoever is lost has nothing more to spend', () => {
  const rich = { career: aCareer({ points: 9 }) };
  const { events } = evening([], [], {}, { ...rich, standing: { is: 'killed', since: 5 } });
  expect(events).toEqual([]);
  const { events: alive } = evening([], [], { 'career-raise': ['done'] }, rich);
  expect(alive).toEqual([]);
});
