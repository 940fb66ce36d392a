import { expect, test } from 'vitest';
import { fireAll } from '../../../../src/games/cards/rules/firing.ts';
import { planTurn } from '../../../../src/games/cards/rules/planning.ts';
import { readPlan } from '../../../../src/games/cards/screen/read-plan.ts';
import type { Asked, Question } from '../../../../src/table/decisions.ts';
import { book, onTable, there } from '../../../support/fights/cards.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const LAID = { allied: ['A1 spad-xiii 400 300 0'], german: ['G1 fokker-dr1 400 434 0', 'G2 fokker-dr1 400 380 0'] };

function askedOf<D extends Question['decision']>(decision: D): Extract<Question, { decision: D }> {
  const fight = onTable('wings-of-war', LAID);
  const table = freeTable(book, 1, 1);
  if (decision === 'plan-card') planTurn(fight, table);
  else fireAll(fight, table);
  return there(table.asked.find((each): each is Extract<Question, { decision: D }> => each.decision === decision));
}

function wordsOf(line: string, asked: Asked<'plan-card'>) {
  const read = there(readPlan(line, asked));
  return 'words' in read ? read.words : [];
}

test('a shot belongs to the line: behind the cards `fire` fires at whomever the machine has best in its arc', () => {
  const [plan, shot] = [askedOf('plan-card'), askedOf('fire-at')];
  const words = wordsOf('a c a fire', plan);
  expect(words[0]?.(plan)).toEqual({ is: 'answer', answer: plan.about.hand[0]?.card });
  const [best] = shot.about.targets.toSorted((one, other) => other.cards - one.cards || one.distance - other.distance);
  const now = { ...shot, about: { ...shot.about, view: plan.about.view } };
  expect(words[3]?.(now)).toEqual({ is: 'answer', answer: best?.target });
  expect(words[3]?.(plan)).toEqual({ is: 'needless' });
});

test('without the word nobody fires, and another machine or another turn is not meant', () => {
  const [plan, shot] = [askedOf('plan-card'), askedOf('fire-at')];
  expect(wordsOf('a c a', plan)).toHaveLength(3);
  const words = wordsOf('a c a fire', plan);
  words[0]?.(plan);
  const other = { ...shot, about: { ...shot.about, machine: 'A2', view: plan.about.view } };
  expect(words[3]?.(other)).toEqual({ is: 'needless' });
  const later = { ...plan.about.view, turn: plan.about.view.turn + 1 };
  expect(words[3]?.({ ...shot, about: { ...shot.about, view: later } })).toEqual({ is: 'needless' });
});
