import { expect, test } from 'vitest';
import { plan } from '../../../src/rules/fights/winged-victory/moving.ts';
import type { Question } from '../../../src/table/decisions.ts';
import type { Craft } from '../../../src/table/fights/winged-victory/craft.ts';
import { sidePicture } from '../../../src/terminal/fights/winged-victory/side-picture.ts';
import { dangerIn, safeAnswer } from '../../../src/terminal/reasons/danger.ts';
import { there } from '../../support/fights/cards.ts';
import { allSeen, book, craftAt, sideFight } from '../../support/fights/side-fights.ts';
import { freeTable } from '../../support/table/free-table.ts';

type AskedMove = Extract<Question, { decision: 'energy-move' }>;

/** What somebody is asked who is about to fly: his throttle, and then his way. */
function asked(craft: Craft, others: readonly Craft[] = []): { throttle: Question; move: AskedMove } {
  const table = freeTable(book, 1, 1);
  plan({ craft, pool: 5, engaged: false }, allSeen(sideFight([craft, ...others])), table);
  const move = table.asked.find((each): each is AskedMove => each.decision === 'energy-move');
  return { throttle: there(table.asked.find(({ decision }) => decision === 'throttle')), move: there(move) };
}

test('Enter alone keeps the throttle where it is; where it cannot stay, it is opened', () => {
  expect(safeAnswer(asked(craftAt('B1', 'se5a', { speed: 4, pip: 4 })).throttle, book)).toBe('4');
  expect(safeAnswer(asked(craftAt('B1', 'sopwith-pup', { speed: 4, pip: 4 })).throttle, book)).toBe('6');
});

test('a way into the ground is asked for once more, and another is not', () => {
  const { move } = asked(craftAt('B1', 'sopwith-pup', { level: 2, speed: 6 }));
  const ends = Object.entries(move.about.ends);
  const [crash] = there(ends.find(([, { lands }]) => lands === 'crashes'));
  expect(dangerIn(move, crash, book)).toBe('That way leads into the ground.');
  expect(dangerIn(move, 'level', book)).toBeUndefined();
});

test('ways to fly stand in the picture by their numbers in the list, and who is beside it at its edge', () => {
  const own = craftAt('B1', 'sopwith-pup', { hex: 4, level: 12 });
  const { move } = asked(own, [craftAt('G1', 'albatros-d3', { hex: 39, level: 13, west: true })]);
  const { view, ends } = move.about;
  const rows = sidePicture(view, Object.values(ends), own.pose, 56);
  const level = there(rows.find((row) => row.startsWith(' 12')));
  expect(level).toMatch(/B1→ .*1/);
  expect(there(rows.find((row) => row.startsWith(' 13')))).toMatch(/G1←›$/);
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(56);
});
