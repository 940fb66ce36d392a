import { expect, test } from 'vitest';
import { withCards } from '../../../src/games/cards/head/opponent.ts';
import type { CardDecisions } from '../../../src/games/cards/table/card-decisions.ts';
import { chanceFrom } from '../../../src/kit/head/chance.ts';
import { mixesOf } from '../../../src/kit/head/mixing.ts';
import { drawnFrom, type PlanningBoard, plannedTogether } from '../../../src/kit/head/plan-together.ts';
import type { Strength } from '../../../src/kit/head/strengths.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { questionOf } from '../../../src/table/decisions.ts';
import { even } from '../../bench/tournament/even.ts';
import { foughtOut } from '../../bench/tournament/fought.ts';
import { JUDGED } from '../../bench/tournament/judged.ts';
import { book } from '../../support/cards/book.ts';
import { asItStood } from '../../support/table/as-it-stood.ts';

const alone = [new Float64Array(3), new Float64Array(3)];
const game = (...rows: readonly (readonly number[])[]) => ({
  alone,
  pairings: [{ one: 0, other: 1, worth: rows.map((row) => Float64Array.from(row)), are: 'opposed' as const }],
});

test('stone, paper, scissors: a third of each; where stone counts double against scissors, half of it is paper', () => {
  const [even] = mixesOf(game([0, -1, 1], [1, 0, -1], [-1, 1, 0]), 400);
  for (const part of even ?? []) expect(part).toBeCloseTo(1 / 3, 1);
  // The stone that breaks the scissors counts two: by arithmetic stone 1/4, paper 1/2, scissors 1/4.
  const [dear] = mixesOf(game([0, -1, 2], [1, 0, -1], [-2, 1, 0]), 2000);
  for (const [i, part] of [1 / 4, 1 / 2, 1 / 4].entries()) expect(dear?.[i]).toBeCloseTo(part, 1);
});

test('what is better whatever the other does is always done, and what is never good is never drawn', () => {
  const [mix] = mixesOf(game([3, 3, 3], [1, 2, 1], [0, 0, 0]), 100);
  expect([...(mix ?? [])]).toEqual([1, 0, 0]);
});

/** Two who name a number from 0 to 9: who names the one more than the other's has won, 9 before 0. */
const NUMBERS = Array.from({ length: 10 }, (_, number) => number);
const circle: PlanningBoard<number> = {
  planners: (['allied', 'german'] as const).map((side) => ({ side, plans: NUMBERS, alone: () => 0 })),
  against: ({ plan: mine }, { plan: his }) => [0, 1, 1, 1, 1, 0, -1, -1, -1, -1][(mine - his + 10) % 10] ?? 0,
  beside: () => 0,
  alike: (one, other) => one === other,
};

test('answers are looked for until nobody can be answered: no number beats the mix', () => {
  const [one] = plannedTogether(circle, { looks: 12, answers: 2, rounds: 200 });
  const beats = (answer: number) =>
    (one?.plans ?? []).reduce(
      (sum, plan, i) => sum + (one?.mix[i] ?? 0) * circle.against({ by: 1, plan: answer }, { by: 0, plan }),
      0,
    );
  expect(Math.max(...NUMBERS.map(beats))).toBeLessThan(0.2);
});

test('a mix is drawn from as it is mixed', () => {
  const chance = chanceFrom('a mix');
  const drawn = Array.from({ length: 1000 }, () =>
    drawnFrom({ plans: ['a', 'b', 'c'], mix: Float64Array.of(0.7, 0, 0.3) }, chance),
  );
  expect(drawn.filter((each) => each === 'a').length).toBeGreaterThan(640);
  expect(drawn).not.toContain('b');
});

/** The first turn's plan of a machine, by a head with that word. */
function firstPlan(strength: Strength, word: string): string {
  const battle = even('wings-of-war', 1, book);
  let plan = '';
  foughtOut(
    battle,
    {
      allied: () => {
        const head = withCards(strength, word);
        return {
          ...policyNamed('random', 'first plan'),
          ...head,
          'plan-card': (about, options, cards) => {
            const card = head['plan-card'](about, options, cards);
            if (about.view.turn === 3) plan = [...about.planned, card].join();
            return card;
          },
        };
      },
      german: () => policyNamed('novice', 'german'),
    },
    'first plan',
  );
  return plan;
}

test('the same word has the same plan; with other words one position has many, and nobody can foretell it', () => {
  expect(firstPlan('sharp', 'a word')).toBe(firstPlan('sharp', 'a word'));
  const view = positionOf();
  const plans = Array.from({ length: 10 }, (_, n) => planIn(view, `book ${n}`));
  expect(new Set(plans).size).toBeGreaterThan(2);
});

type PlanAbout = CardDecisions['plan-card']['about'];

/** A plan of the third turn as it is asked for. */
function positionOf(): { about: PlanAbout; options: readonly string[] } {
  let asked: { about: PlanAbout; options: readonly string[] } | undefined;
  const led = policyNamed('sharp', 'position');
  foughtOut(
    even('wings-of-war', 1, book),
    {
      allied: () => ({
        ...led,
        'plan-card': (about, options, cards) => {
          // Looked at now: what it is about is reckoned when somebody looks, and the fight goes on.
          if (about.view.turn === 3 && about.slot === 1) asked = asItStood({ about, options });
          return led['plan-card'](about, options, cards);
        },
      }),
      german: () => policyNamed('steady', 'german'),
    },
    'position',
  );
  if (!asked) throw new Error('The fight had no third turn.');
  return asked;
}

function planIn({ about, options }: ReturnType<typeof positionOf>, word: string): string {
  const head = withCards('ace', word);
  const question = questionOf('plan-card', about, options);
  if (question.decision !== 'plan-card') return '';
  return [1, 2, 3]
    .reduce<readonly string[]>((planned) => {
      const now = { ...question.about, planned: planned as PlanAbout['planned'], slot: planned.length + 1 };
      return [
        ...planned,
        head['plan-card'](
          now,
          question.about.hand.map(({ card }) => card),
          book,
        ),
      ];
    }, [])
    .join();
}

test.each(['novice', 'ace'] as const)('three of one side led by %s lie upon each other seldom', (strength) => {
  const fought = foughtOut(
    even('wings-of-glory', 3, book),
    { allied: (word) => policyNamed(strength, word), german: (word) => policyNamed(strength, word) },
    'stacked',
  );
  const { stacked, phases } = JUDGED['wings-of-glory'](fought.events);
  expect(stacked / phases).toBeLessThan(0.35);
});

test('an ace plans first for whoever has least to choose from: two who must fly straight on are not lain upon', () => {
  const led = {
    allied: (word: string) => policyNamed('sharp', word),
    german: (word: string) => policyNamed('ace', word),
  };
  // In its third turn two of three come out of Immelmanns: by their places at the table the third of them lay upon both.
  const { events } = foughtOut(even('wings-of-glory', 3, book), led, 'stack 5');
  expect(JUDGED['wings-of-glory'](events).stacked).toBe(0);
});
