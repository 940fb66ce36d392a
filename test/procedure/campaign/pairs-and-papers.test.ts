import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { recommend } from '../../../src/procedure/campaign/honours.ts';
import { holdMess } from '../../../src/procedure/campaign/mess.ts';
import type { Answer } from '../../../src/table/decisions.ts';
import { aPilot } from '../../support/people/airmen.ts';
import { book } from '../../support/people/campaigns.ts';
import { bFlight, flownBy, HALDENBY, manCalled, QUILLINAN, theFlight } from '../../support/people/flights.ts';
import { playLoaded } from '../../support/table/loaded-dice.ts';

const BRACKENRIDGE = { machine: 'B3', pilot: 'brackenridge', observer: undefined };

interface Evening {
  readonly has?: Campaign['mess'];
  /** Machines that were in the fight. */
  readonly machines?: readonly string[];
  readonly fled?: readonly string[];
  /** What the day took off the Bravery of Quillinan, who has 6 left. */
  readonly fell?: number;
  readonly only?: readonly string[];
  readonly answer?: readonly Answer<'pair'>[];
  readonly cards?: Rulebook;
}

/** The evening of 5 April: Haldenby, Quillinan and Brackenridge flew in B1, B2 and B3. */
function evening({ has = 'all', machines = ['B1', 'B2'], fled = [], fell = 1, only, answer = [], cards }: Evening) {
  const campaign = bFlight({ mess: has });
  const men = theFlight(campaign).aircrew.filter(({ id }) => only === undefined || only.includes(id));
  for (const man of men) man.bravery = 6;
  const before = new Map(men.map(({ id, bravery }) => [id, id === 'quillinan' ? bravery + fell : bravery]));
  const fight = {
    machines,
    jasta11: false,
    ...(fled.length > 0 && {
      fled: fled.map((machine) => ({ machine, left: machines.filter((each) => each !== machine) })),
    }),
  };
  const logs = [flownBy([HALDENBY, QUILLINAN, BRACKENRIDGE], { fights: [fight] })];
  const { events, asked } = playLoaded((table) => holdMess({ campaign, logs, men, before }, table), {
    book: cards ?? book,
    answers: { pair: answer, word: fled.length > 0 ? ['nothing'] : [] },
  });
  return { events, pairs: asked.filter(({ decision }) => decision === 'pair'), campaign };
}

const braveryOf = (campaign: Campaign) =>
  ['quillinan', 'haldenby', 'brackenridge'].map((man) => manCalled(man, campaign).bravery);

describe('ours: two who fought alone ask to be put down together', () => {
  test('he asks whom the day has shaken: each of the two gains 1, and the next pilot on the list loses 1', () => {
    const { events, pairs, campaign } = evening({ answer: ['together'] });
    expect(pairs[0]?.about).toEqual({
      day: 5,
      man: 'quillinan',
      with: 'haldenby',
      third: 'brackenridge',
      does: { his: 1, others: -1 },
    });
    expect(events).toEqual([
      {
        type: 'pair-made',
        man: 'quillinan',
        with: 'haldenby',
        third: 'brackenridge',
        his: { from: 6, to: 7 },
        friends: { from: 6, to: 7 },
        thirds: { from: 6, to: 5 },
      },
    ]);
    expect(braveryOf(campaign)).toEqual([7, 7, 5]);
  });

  test('as planned, nothing is changed', () => {
    const { events, campaign } = evening({ answer: ['as-planned'] });
    expect(events).toEqual([]);
    expect(braveryOf(campaign)).toEqual([6, 6, 6]);
  });

  test.each<[string, Evening]>([
    ['when a third of ours was in the fight', { machines: ['B1', 'B2', 'B3'] }],
    ['when one of the two ran', { fled: ['B2'] }],
    ['when the day shook neither', { fell: 0 }],
    ['when one of them is not there', { only: ['quillinan', 'brackenridge'] }],
    ['when nobody is left over', { only: ['quillinan', 'haldenby'] }],
    ['in a campaign that was begun before pairs were asked', { has: true }],
  ])('nor is it asked %s', (_, told) => {
    expect(evening(told).pairs).toEqual([]);
  });
});

test('cards of a player that know of no pairs and no papers ask nothing of them', () => {
  const { pilotSkillFiringAndBravery: card } = book;
  const { pair: _, recommendation: __, ...mess } = card.mess ?? {};
  const without = { ...book, pilotSkillFiringAndBravery: { ...card, mess } } as Rulebook;
  expect(evening({ cards: without }).pairs).toEqual([]);
  const man = aPilot({ kills: 4 });
  const { asked } = playLoaded((table) => recommend(man, 1, { day: 9, mess: 'all' }, table), {
    book: without,
    dice: ['recommendation 3 4'],
  });
  expect(asked).toEqual([]);
});

describe('ours: a recommendation is pressed', () => {
  const put = (answer: Answer<'recommendation'>, dice: string, mess: Campaign['mess'] = 'all') => {
    const man = aPilot({ kills: 4, bravery: 6 });
    const { events, asked } = playLoaded((table) => recommend(man, 1, { day: 9, mess }, table), {
      book,
      dice: [dice],
      answers: { recommendation: mess === 'all' ? [answer] : [] },
    });
    return { man, asked, put: events[0] };
  };

  test('a 6, which is sent back, is a 7, and is sent on; he is the better for it by 1', () => {
    const { man, put: event, asked } = put('press', 'recommendation 3 3');
    expect(asked[0]?.about).toEqual({
      day: 9,
      man: 'grimshaw',
      decoration: 'military-cross',
      does: { roll: 1, granted: 1, refused: -2 },
    });
    expect(event).toMatchObject({ day: 19, roll: { total: 6 }, pressed: { by: 1, from: 6, to: 7 } });
    expect(man.bravery).toBe(7);
  });

  test('a 5 is sent back all the same, and he hears of it: 2 less', () => {
    const { man, put: event } = put('press', 'recommendation 2 3');
    expect(event).toMatchObject({ day: 0, pressed: { by: 1, from: 6, to: 4 } });
    expect(man.recommended).toBeUndefined();
  });

  test('left as usual, and in a campaign that was begun before, the Wing throws as ever', () => {
    for (const { man, put: event } of [
      put('as-usual', 'recommendation 3 3'),
      put('as-usual', 'recommendation 3 3', true),
    ]) {
      expect(event).not.toHaveProperty('pressed');
      expect(event).toMatchObject({ day: 0 });
      expect(man.bravery).toBe(6);
    }
  });
});
