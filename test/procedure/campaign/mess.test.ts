import { describe, expect, test } from 'vitest';
import { isFit } from '../../../src/campaign/aircrew.ts';
import type { MissionLog } from '../../../src/campaign/mission-log.ts';
import { closeDay, reportBack } from '../../../src/procedure/campaign/evening.ts';
import { holdMess } from '../../../src/procedure/campaign/mess.ts';
import type { Answer } from '../../../src/table/decisions.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, flownBy, HALDENBY, manCalled, QUILLINAN, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

interface Told {
  /** Bravery in the morning and now, by man. */
  readonly bravery?: Readonly<Record<string, readonly [before: number, now: number]>>;
  readonly logs?: readonly MissionLog[];
  readonly leave?: readonly Answer<'leave'>[];
  readonly word?: readonly Answer<'word'>[];
  readonly hurt?: string;
}

/** The evening of 5 April in the mess of B Flight. */
function mess({ bravery = {}, logs = [], leave = [], word = [], hurt }: Told) {
  const campaign = bFlight({ mess: true });
  const men = theFlight(campaign).aircrew;
  for (const man of men) {
    man.bravery = bravery[man.id]?.[1] ?? man.bravery;
    if (man.id === hurt) man.standing = { is: 'wounded', back: 9 };
  }
  const before = new Map(men.map(({ id, bravery: now }) => [id, bravery[id]?.[0] ?? now]));
  const { events, asked } = playLoaded((table) => holdMess({ campaign, logs, men, before }, table), {
    book,
    answers: { leave, word },
  });
  return { campaign, events, asked, man: (id: string) => manCalled(id, campaign) };
}

describe('leave for a man whose nerve is gone', () => {
  const FALLEN = { bravery: { quillinan: [3, 1] } } as const;

  test('who has fallen to the lowest letter today asks; he goes for three days, and comes back steadier by 2', () => {
    const { asked, man, events } = mess({ ...FALLEN, leave: ['grant'] });
    expect(asked[0]?.about).toEqual({ day: 5, man: 'quillinan', days: 3, bravery: 2 });
    expect(events).toEqual([{ type: 'leave-given', man: 'quillinan', back: 9, from: 1, to: 3 }]);
    expect(man('quillinan')).toMatchObject({ bravery: 3, standing: { is: 'leave', back: 9 } });
    expect([6, 8, 9].map((day) => isFit(man('quillinan'), day))).toEqual([false, false, true]);
  });

  test('at the dawn of the day he is back, from leave', () => {
    const { man } = mess({ ...FALLEN, leave: ['grant'] });
    const { events } = playLoaded((table) => reportBack([man('quillinan')], 9, table), { book });
    expect(events).toEqual([{ type: 'returned-to-duty', man: 'quillinan', from: 'leave' }]);
  });

  test('refused, he is as he was; and one who was as low this morning does not ask', () => {
    const { man, events } = mess({ ...FALLEN, leave: ['refuse'] });
    expect(events).toEqual([]);
    expect(man('quillinan')).toMatchObject({ bravery: 1, standing: { is: 'fit' } });
    expect(mess({ bravery: { quillinan: [1, 0] } }).asked).toEqual([]);
    expect(mess({ bravery: { quillinan: [6, 3] } }).asked).toEqual([]);
  });

  test('who lies in hospital asks for nothing', () => {
    expect(mess({ ...FALLEN, hurt: 'quillinan' }).asked).toEqual([]);
  });
});

describe('(40) a word with one who lost his nerve', () => {
  const left = (...machines: string[]) =>
    flownBy([HALDENBY, QUILLINAN], {
      fights: [{ machines: ['B1', 'B2'], jasta11: false, fled: [{ machine: 'B2', left: machines }] }],
    });
  const EVEN = { bravery: { quillinan: [5, 5], haldenby: [6, 6] } } as const;

  test.each([
    ['kind', 6, 5],
    ['hard', 4, 7],
  ] as const)('a %s one leaves him at %i, and him whom he left, who hears of it, at %i', (how, his, others) => {
    const { man, events } = mess({ ...EVEN, logs: [left('B1')], word: [how] });
    expect([man('quillinan').bravery, man('haldenby').bravery]).toEqual([his, others]);
    expect(events).toEqual([
      {
        type: 'word-said',
        man: 'quillinan',
        how,
        left: 'haldenby',
        his: { from: 5, to: his },
        others: { from: 6, to: others },
      },
    ]);
  });

  test('or none; and no more than one of an evening', () => {
    const { events, asked } = mess({ ...EVEN, logs: [left('B1'), left('B1')], word: ['nothing'] });
    expect(events).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('nobody is so low that a hard word takes him below nought', () => {
    const { man } = mess({ bravery: { quillinan: [0, 0], haldenby: [6, 6] }, logs: [left('B1')], word: ['hard'] });
    expect(man('quillinan').bravery).toBe(0);
  });

  test('none is called for where nobody whom he left is there to hear it, or he is not', () => {
    expect(mess({ logs: [left('B9')] }).asked).toEqual([]);
    expect(mess({ logs: [left('B1')], hurt: 'haldenby' }).asked).toEqual([]);
    expect(mess({ logs: [left('B1')], hurt: 'quillinan' }).asked).toEqual([]);
    expect(mess({ logs: [flownBy([HALDENBY], { fights: [{ machines: ['B1'], jasta11: false }] })] }).asked).toEqual([]);
  });
});

test('nothing of it is asked where the card has no such custom', () => {
  const { mess: _, ...card } = book.pilotSkillFiringAndBravery;
  const without = { ...book, pilotSkillFiringAndBravery: card };
  const men = theFlight(bFlight()).aircrew;
  const before = new Map(men.map(({ id }) => [id, 9]));
  for (const man of men) man.bravery = 0;
  expect(
    playLoaded((table) => holdMess({ campaign: { day: 5, mess: true }, logs: [], men, before }, table), {
      book: without,
    }).asked,
  ).toEqual([]);
});

test.each([
  [true, ['promotion', 'leave']],
  [undefined, ['promotion']],
] as const)('(45) the mess is asked after the ratings are entered, where the campaign has it: %s', (has, decisions) => {
  const campaign = bFlight(has && { mess: has });
  manCalled('quillinan', campaign).bravery = 3;
  const log = flownBy([QUILLINAN], { homecomings: [{ machine: 'B2', end: 'down', hex: 'G11', fate: 3 }] });
  const { asked } = playLoaded((table) => closeDay([log], theFlight(campaign), campaign, table), {
    book,
    dice: ['skill-check 3 4', 'firing-check 3 4', 'bravery-check 3 4'],
    answers: { promotion: ['nobody'], ...(has && { leave: ['refuse'] }) },
  });
  expect(asked.map(({ decision }) => decision)).toEqual(decisions);
});
