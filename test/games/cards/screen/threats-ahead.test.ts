import { expect, test } from 'vitest';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import { tablePage } from '../../../../src/games/cards/screen/plot.ts';
import { threatsBehind } from '../../../../src/games/cards/screen/threats-ahead.ts';
import { paperFor } from '../../../../src/page/paper.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import { book, type Laid, onTable, there } from '../../../support/fights/cards.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const PEOPLE = { men: new Map(), flights: [], crews: [], downs: [] };

function asked(laid: Laid): Asked<'plan-card'> {
  const table = freeTable(book, 1, 1);
  planTurn(onTable('wings-of-war', laid), table);
  return there(table.asked.find((each): each is Asked<'plan-card'> => each.decision === 'plan-card'));
}

const threatsOf = ({ about }: Asked<'plan-card'>, card: string) =>
  threatsBehind(there(about.hand.find((held) => held.card === card)), about, book);

const ON_HER_TAIL = { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 180 0'] };

test('a card that leaves her before the guns on her tail says so, in a sign and in words', () => {
  const question = asked(ON_HER_TAIL);
  expect(threatsOf(question, 'straight')).toMatchObject({
    likely: [{ id: 'G1' }],
    worst: [{ id: 'G1' }],
  });
  const page = tablePage(question.about, { book, paper: paperFor({ columns: 80, isTerminal: true, colour: false }) });
  expect(page).toMatch(/a straight +x\d !/);
  const does = word(question, book, PEOPLE).options.find(({ answer }) => answer === 'straight')?.does;
  expect(does).toContain('under the guns of G1 (');
});

test('whom no card of the enemy can bring near has nothing to fear, and nobody before her guns', () => {
  const far = asked({ allied: ['A1 spad-xiii 400 100 0'], german: ['G1 fokker-dr1 400 800 12'] });
  expect(threatsOf(far, 'straight')).toEqual({ likely: [], worst: [], own: [] });
});

test('her own chance is told by what he is likely to fly', () => {
  const chase = asked({ allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 434 0'] });
  expect(threatsOf(chase, 'straight').own).toMatchObject([{ id: 'G1' }]);
});

// The enemy's plan is not in the view; a first card that lies open is, and rules out all that begins otherwise.
test('an enemy who shows his first card is reckoned with no other', () => {
  const question = asked(ON_HER_TAIL);
  const [enemy] = question.about.view.enemies;
  const seen = { ...there(enemy), first: 'left-60' as const };
  const view = { ...question.about.view, enemies: [seen] };
  expect(threatsOf({ ...question, about: { ...question.about, view } }, 'straight').worst).toEqual([]);
});
