import { describe, expect, test } from 'vitest';
import { newCampaign } from '../../src/campaign/campaign.ts';
import { FALLS, totalOf } from '../../src/cards/dice.ts';
import type { GameName } from '../../src/cards/games.ts';
import { hexOf } from '../../src/cards/map.ts';
import { boxOf } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { downChance } from '../../src/kit/odds/combat.ts';
import type { DecidedOutcome } from '../../src/kit/odds/deciding.ts';
import { decidedAtOnce } from '../../src/odds/at-once/decided.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { encounterResult } from '../../src/procedure/mission/encounter/encounter-roll.ts';
import { word } from '../../src/questions/asking/word.ts';
import { exactLines, exactText } from '../../src/screens/pages/exact-odds.ts';
import type { About, Decision, Question } from '../../src/table/decisions.ts';
import { book } from '../support/cards/book.ts';
import { EMPTY_TRACK } from '../support/fights/empty-track.ts';

/** Every question of some days that prudent flies, with what he answered. */
function asked(days: number, fights?: GameName): { question: Question; answer: string }[] {
  const all: { question: Question; answer: string }[] = [];
  const prudent = policyNamed('prudent', 'at-once');
  const spy = Object.fromEntries(
    (Object.keys(prudent) as Decision[]).map((decision) => [
      decision,
      (about: never, options: never, ...more: never[]) => {
        const answer: string = (prudent[decision] as (...given: never[]) => string)(about, options, ...more);
        all.push({ question: { decision, about, options } as Question, answer });
        return answer;
      },
    ]),
  ) as unknown as Policy;
  const campaign = { ...newCampaign(['B'], book), ...(fights && { fights }) };
  for (let day = 1; day <= days; day++)
    playDay(campaign, new AutomaticTable(book, seededCup('alea:1:at once', day), spy, nobodyWrites));
  return all;
}

const april = asked(21);
const of = (decision: Decision, among = april) => among.filter(({ question }) => question.decision === decision);
const waysOf = (question: Question, answer: string, outcome: DecidedOutcome) =>
  decidedAtOnce(question, answer, book).find((each) => each.outcome === outcome)?.ways;

describe('what one throw decides', () => {
  test('is never more than certain, in whatever is asked in April', () => {
    const decided = april.flatMap(({ question }) =>
      question.options.flatMap((answer) => decidedAtOnce(question, answer, book)),
    );
    expect(decided.length).toBeGreaterThan(1000);
    expect(decided.filter(({ ways, of }) => !(ways >= 0 && ways <= of))).toEqual([]);
  });

  test.each(['burst', 'track-action'] as const)('of a %s is what stands beside the answer', (decision) => {
    const people = { crews: [], flights: [] } as never;
    for (const { question } of of(decision).slice(0, 40))
      for (const { answer, does } of word(question, book, people).options) {
        const ways = waysOf(question, answer, 'hits');
        if (ways !== undefined) expect(does).toMatch(new RegExp(`\\b${ways} in 36 (?:to )?hit\\b`));
      }
  });

  test('(16) of a move is its Encounter Roll: the share of falls that are one', () => {
    const stays = of('movement').filter(({ question }) => (question.options as readonly string[]).includes('stay'));
    expect(stays.length).toBeGreaterThan(20);
    for (const { question } of stays) {
      const ways = waysOf(question, 'stay', 'meets-the-enemy');
      const { party } = question.about as About<'movement'>;
      const value = hexOf(book.missionMap, party.hex).value + boxOf(party.weather, book).encounter;
      const falls = [value, value + book.archieAndMachineGun.encounter.modifier].map(
        (against) =>
          FALLS['2d6'].filter((faces) => encounterResult(totalOf('2d6', faces), against) === 'encounter').length,
      );
      expect(falls).toContain(ways);
    }
  });

  test('(15) of a square: one way to be hit, and as many near misses as squares lie round it', () => {
    const question = (machine: string): Question => ({
      decision: 'archie-square',
      about: { machine, taken: {}, rest: [], wanted: undefined },
      options: ['11', '12', '22'],
    });
    expect(waysOf(question('B1'), '22', 'is-hit')).toBe(1);
    expect(['11', '12', '22'].map((square) => waysOf(question('B1'), square, 'burst-near'))).toEqual([3, 5, 8]);
  });

  test('(15) of a placing: as many ways to be hit as machines', () => {
    const about = { machines: ['B1', 'B2'], before: { B1: 22, B2: 11 }, isToBePlaced: true };
    const question: Question = { decision: 'archie-placing', about, options: ['as-before', 'spread', 'one-by-one'] };
    expect(
      exactLines(question.options.map((answer) => ({ answer, exact: decidedAtOnce(question, answer, book) }))),
    ).toEqual([
      'as-before: 2 in 36 that a shot of Archie’s hits, B1 8 in 36, B2 3 in 36 that it passes near',
      'spread: 2 in 36 that a shot of Archie’s hits, 3 in 36 that it passes near',
    ]);
  });

  test('of the work is machine by machine', () => {
    const [work] = of('special-activity').filter(({ answer }) => answer !== 'none');
    expect(work && exactText(decidedAtOnce(work.question, work.answer, book))).toMatch(/\d+ in 36 (to|for|that) /);
  });

  test('(26) of staying is the next throw for the hit, by the guns that struck', () => {
    const about = { machine: 'B1', seats: 1, adds: 0, track: EMPTY_TRACK } as const;
    const question = (adds: number): Question => ({
      decision: 'ignore-driven-off',
      about: { ...about, adds },
      options: ['stay', 'go'],
    });
    expect(waysOf(question(0), 'stay', 'goes-down')).toBeCloseTo(36 * downChance(book, 0, 1), 12);
    expect(waysOf(question(1), 'stay', 'goes-down')).toBeGreaterThan(waysOf(question(0), 'stay', 'goes-down') ?? 36);
    expect(decidedAtOnce(question(0), 'go', book)).toEqual([]);
  });

  test('(V080) of a shot seen from the side is in ways of its die', () => {
    const shots = of('side-shot', asked(8, 'winged-victory'));
    const lines = shots.flatMap(({ question }) =>
      exactLines(question.options.map((answer) => ({ answer, exact: decidedAtOnce(question, answer, book) }))),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/: \d in 6 to hit/);
  });

  test('(C021) of a shot In Clouds of Glory is in ways of a die of twenty', () => {
    const shots = of('clouds-fire', asked(3, 'clouds-of-glory'));
    for (const { question } of shots)
      for (const { word: answer, base } of (question.about as About<'clouds-fire'>).shots)
        expect(waysOf(question, answer, 'hits')).toBe(Math.min(Math.max(base, 0), 20));
    expect(shots.length).toBeGreaterThan(0);
  });
});
