import { expect, test } from 'vitest';
import type { CardMission } from '../../../../src/games/cards/cards/card-scenario.ts';
import { bombsAt } from '../../../../src/games/cards/cards/over-target.ts';
import { mayHitNext } from '../../../../src/games/cards/head/bomb-run.ts';
import { newHead } from '../../../../src/games/cards/head/head.ts';
import { withCards } from '../../../../src/games/cards/head/opponent.ts';
import { lineOfCards } from '../../../../src/games/cards/head/plans.ts';
import { plansOf } from '../../../../src/games/cards/head/side-plan.ts';
import { viewFor } from '../../../../src/games/cards/rules/view-for.ts';
import type { CardView } from '../../../../src/games/cards/table/view.ts';
import type { Strength } from '../../../../src/kit/head/strengths.ts';
import { book, machine, onTable, there } from '../../../support/fights/cards.ts';

/** A1 with bombs for a target at 700, 700 on a wide table, and an Albatros far away. */
function sent(at: string): CardView {
  const mission = { kind: 'drop-bombs', side: 'allied', machine: 'A1', target: 'T1', done: 4, partly: 2, undone: 0 };
  const target = { id: 'T1', kind: 'target', side: 'german', x: 700, y: 700, heading: 0, source: 'invented' } as const;
  const fight = onTable('wings-of-glory', {
    allied: [at],
    german: ['G1 albatros-d5a 1300 1300 0'],
    told: {
      table: { width: 1400, length: 1400, source: 'invented' },
      ground: [target],
      missions: [{ ...mission, home: 0, source: 'invented' } as CardMission],
    },
  });
  [fight.turn, fight.phase] = [3, 0];
  machine(fight, 'A1').plan = [];
  return viewFor('allied', fight);
}

const ownIn = (view: CardView) => there(view.own[0]);
const targetIn = (view: CardView) => there(view.ground[0]);

/** The decision on a bomb that would fall beside the target, with these cards planned and the first of them flown. */
function bombs(at: string, plan: readonly string[], strength: Strength): string {
  const laid = sent(at);
  const own = { ...ownIn(laid), plan } as CardView['own'][number];
  const view: CardView = { ...laid, phase: 1, own: [own] };
  const about = { side: 'allied', view, machine: 'A1', target: 'T1', onMiddle: false } as const;
  return withCards(strength, 'a word')['drop-bombs'](about, ['drop', 'not-yet'], book);
}

test('bombs wait for a card that lies before her and ends over the middle', () => {
  const own = ownIn(sent('A1 dh4 700 400 0'));
  const [end] = lineOfCards(own, ['straight'], book).ends;
  const card = (there(end).y - own.pose.y) / 100;
  // One card short of the middle: the next brings the machine over it.
  const short = `A1 dh4 700 ${700 - card} 0`;
  const plan = ['straight', 'straight', 'straight'];
  expect([bombs(short, plan, 'ace'), bombs(short, plan, 'sharp')]).toEqual(['not-yet', 'not-yet']);
  // A strength that does not look ahead drops them wherever it touches the target.
  expect(bombs(short, plan, 'steady')).toBe('drop');
});

test('and fall beside it where neither the cards before her nor any of the next turn lead back', () => {
  // A two-seater has no Immelmann: two cards past the target and flying away, it cannot be over it within three more.
  expect(bombs('A1 dh4 730 760 0', ['straight', 'straight', 'straight'], 'ace')).toBe('drop');
});

test('who can’t hit it this turn goes where the next turn can, and not as near as she comes', () => {
  const view = sent('A1 sopwith-camel 700 640 12');
  const own = ownIn(view);
  const lines = Array.from({ length: 4 }, (_, n) => {
    const plan = plansOf(view, newHead('ace', `word ${n}`, book)).get('A1') ?? [];
    return lineOfCards(own, plan, book);
  });
  const { cardTable } = book.fights['manoeuvre-cards'];
  for (const { cards, ends } of lines) {
    const hits = ends.some((end) => bombsAt(end, targetIn(view), cardTable) === 'middle');
    const to = there(ends.at(-1));
    expect(hits || mayHitNext({ machine: own, to, last: cards.at(-1)?.card }, targetIn(view), view, book)).toBe(true);
  }
});
