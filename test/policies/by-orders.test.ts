import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../src/campaign/campaign.ts';
import { type StandingOrders, USUAL_ORDERS } from '../../src/campaign/standing-orders.ts';
import { counterOf } from '../../src/cards/counters.ts';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { parseSeed } from '../../src/dice/seed.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { answerBy, type Policy } from '../../src/kit/head/policy.ts';
import { isAsked } from '../../src/kit/screen/asking.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { orderlyOf } from '../../src/policies/by-orders.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { type Decision, type Question, questionOf } from '../../src/table/decisions.ts';
import { countQuestions } from '../bench/questions/count-questions.ts';
import { rowsIn } from '../charts/as-markdown.ts';
import { blockOn } from '../charts/block.ts';

const book = loadRulebook('data');
const prudent = policyNamed('prudent', 'orders');

const BY: Readonly<Record<string, StandingOrders>> = {
  usual: USUAL_ORDERS,
  none: {},
  'as-before': { archie: 'as-before' },
  spread: { archie: 'spread' },
  never: { attack: 'never' },
  always: { attack: 'always' },
  'two-seaters': { attack: 'two-seaters' },
  'at-once': { 'break-off': 'at-once' },
  outclassed: { 'break-off': 'outclassed' },
  empty: { 'break-off': 'empty' },
  alone: { 'lame-duck': 'alone' },
};

interface Put {
  readonly decision: Decision;
  readonly options: readonly string[];
  /** Whether all that were met have two seats. */
  readonly metTwoSeaters: boolean;
  /** What a prudent commander answers, and what the orders of each name do. */
  readonly prudent: string;
  readonly by: Readonly<Record<string, string | undefined>>;
  /** What the usual orders answer where the enemy is led by a player. */
  readonly toTheEnemy: string | undefined;
}

const metTwoSeaters = (question: Question): boolean =>
  isAsked(question, 'attack') &&
  question.about.enemies.every((each) => book.aircraft[counterOf(each, book).aircraft]?.seats === 2);

/** The questions of a campaign's first days. They are put to the orders where they stand, for rules go on from there. */
function putOn(days: number): Put[] {
  const orderlies = Object.entries(BY).map(([name, orders]) => [name, orderlyOf(orders)] as const);
  const found: Put[] = [];
  const deciding = (decision: Decision) => (about: object, options: readonly string[]) => {
    const question = questionOf(decision, about, options);
    const answer = answerBy(prudent, question, book);
    found.push({
      decision,
      options,
      metTwoSeaters: metTwoSeaters(question),
      prudent: answer,
      by: Object.fromEntries(orderlies.map(([name, orderly]) => [name, orderly(question, book)])),
      toTheEnemy: orderlyOf(USUAL_ORDERS)(questionOf(decision, { ...about, side: 'german' }, options), book),
    });
    return answer;
  };
  const policy = Object.fromEntries((Object.keys(prudent) as Decision[]).map((each) => [each, deciding(each)]));
  const campaign = newCampaign(['A', 'B', 'C'], book);
  const seed = expectDefined(parseSeed('orders'), 'seed');
  for (let day = 0; day < days; day++)
    playDay(
      campaign,
      new AutomaticTable(book, seededCup(seed, campaign.day), policy as unknown as Policy, nobodyWrites),
    );
  return found;
}

const put = putOn(12);
const those = (decision: Decision) => put.filter((each) => each.decision === decision);

describe('standing orders', () => {
  test('as usual answer whatever they answer as a prudent commander does, who is asked each time', () => {
    const answered = put.filter(({ by }) => by['usual'] !== undefined);
    expect(answered.map(({ by }) => by['usual'])).toEqual(answered.map(({ prudent }) => prudent));
    const about = new Set(answered.map(({ decision }) => decision));
    for (const each of ['archie-placing', 'attack', 'special-activity', 'track-action', 'burst', 'escort'] as const)
      expect(about).toContain(each);
    expect(about).not.toContain('assign');
  });

  test('answer nothing where nothing is ordered, nor for whoever leads the enemy', () => {
    expect(put.filter(({ by, toTheEnemy }) => (by['none'] ?? toTheEnemy) !== undefined)).toEqual([]);
  });

  test.each(['as-before', 'spread'])(
    '(15) place each machine on the grid %s, spread where none has stood',
    (archie) => {
      expect(those('archie-placing').length).toBeGreaterThan(10);
      for (const { by, options } of those('archie-placing'))
        expect(by[archie]).toBe(options.includes(archie) ? archie : 'spread');
    },
  );

  test('(17) attack never, always, or two-seaters by themselves', () => {
    expect(those('attack').length).toBeGreaterThan(10);
    for (const { by, metTwoSeaters } of those('attack')) {
      expect([by['never'], by['always']]).toEqual(['decline', 'attack']);
      if (!metTwoSeaters) expect(by['two-seaters']).toBe('decline');
    }
    expect(those('attack').map(({ by }) => by['two-seaters'])).toContain('attack');
  });

  test('(40) only break off where the men are led by hand, the sooner the less they will bear', () => {
    const leaving = (breakOff: string) => those('track-action').filter(({ by }) => by[breakOff] === 'escape').length;
    for (const { by } of those('track-action')) expect([undefined, 'escape']).toContain(by['empty']);
    expect(leaving('at-once')).toBeGreaterThan(leaving('outclassed'));
    expect(leaving('outclassed')).toBeGreaterThan(leaving('empty'));
  });

  test('(35) leave a Lame Duck to herself, if they say so', () => {
    expect(those('escort').length).toBeGreaterThan(0);
    for (const { by } of those('escort')) expect(['alone', 'done']).toContain(by['alone']);
    for (const { by } of those('lame-duck-field')) expect(by['alone']).toBe('nearest');
  });

  test('(36) leave her over the field that she was seen to, and say nothing else of how a turn is flown', () => {
    const parting = those('movement').filter(({ by }) => by['alone'] !== undefined);
    expect(parting.length).toBeGreaterThan(0);
    expect(parting.map(({ by }) => by['alone'])).toEqual(parting.map(({ prudent }) => prudent));
    expect(parting.length).toBeLessThan(those('movement').length / 20);
  });
});

test('with standing orders a campaign takes at most 500 typed lines, a seventh of what it takes by hand', {
  timeout: 120_000,
}, () => {
  const ordered = countQuestions('with orders', 1, book);
  const byHand = countQuestions('by hand', 1, book);
  expect(ordered.all).toBeLessThanOrEqual(500);
  expect(byHand.all).toBeGreaterThan(6 * ordered.all);
  // What courses and orders answer is what he would have typed: the same dice come to the same month.
  expect(ordered.points).toBe(byHand.points);
  expect(countQuestions('by courses', 1, book).points).toBe(byHand.points);
});

test('the page of questions has what the program wrote: the sum of its lines, and no campaign above 500', () => {
  const rows = rowsIn(blockOn(readFileSync('docs/charts/questions.md', 'utf8'), 'questions'));
  const ordered = new Map(rows.map((row) => [row[0], Number(row[3])]));
  const decisions = rows.filter(([name = '']) => Object.hasOwn(prudent, name));
  const sum = decisions.reduce((all, row) => all + Number(row[3]), 0);
  expect(Math.abs(sum - (ordered.get('all') ?? 0))).toBeLessThan(6);
  expect(ordered.get('most in one campaign')).toBeLessThanOrEqual(500);
});
