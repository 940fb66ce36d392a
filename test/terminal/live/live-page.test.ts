import { expect, test } from 'vitest';
import type { Question } from '../../../src/table/decisions.ts';
import { word } from '../../../src/terminal/asking/word.ts';
import { paperFor } from '../../../src/terminal/kit/paper.ts';
import { livePage } from '../../../src/terminal/live/live-page.ts';
import type { Hand, Scene } from '../../../src/terminal/live/scene.ts';
import { peopleOf } from '../../../src/terminal/narration/people.ts';
import { book } from '../../support/fights/cards.ts';

const paper = paperFor({ columns: 80, isTerminal: true, colour: false });
const question: Question = {
  decision: 'load',
  about: { machine: 'B1', aircraft: 'spad-vii', airman: 'haldenby', mission: 'balloon-bursting' },
  options: ['ordinary', 'buckingham', 'rockets'],
};
const worded = word(question, book, peopleOf({ flights: [] }));
const scene: Scene = {
  question,
  worded,
  whose: '',
  flown: undefined,
  seen: undefined,
  news: [],
  safe: undefined,
  picture: () => '',
};
const hand: Hand = { typed: '', at: undefined, note: '', board: undefined };

const page = (changes: Partial<Scene>, held: Partial<Hand>, rows: number) =>
  livePage({ ...scene, ...changes }, { ...hand, ...held }, { book, paper, rows });

test('news that begin in the middle of a sentence say so, and those that begin with one do not', () => {
  const above = 'Their decision 7 (2, 5), in all 8: they attack.';
  expect(page({ news: [above, 'Phase 1, at 5,000 ft, DFD 47.'] }, {}, 24)[0]).toBe('Phase 1, at 5,000 ft, DFD 47.');
  const cutShort = ['Met 6 (4, 2): two', 'Albatros D.II. The Attack Option is ours, by numbers.'];
  expect(page({ news: cutShort }, {}, 24)[0]).toBe('…Albatros D.II. The Attack Option is ours, by numbers.');
});

test('a note that finds no room says at its end that there is more of it', () => {
  const lines = page({}, { note: 'word '.repeat(100) }, 24);
  expect(lines.at(-1)).toMatch(/^word .*…$/);
  expect(page({}, { note: 'word '.repeat(40) }, 24).at(-1)).not.toContain('…');
});

test('where a line is typed that means no answer, it is not said that Enter takes nothing', () => {
  const answers = (typed: string) => page({}, { typed }, 5).join('\n');
  expect(answers('')).toContain('Enter alone takes nothing here');
  expect(answers('score')).toContain('Enter takes the line as it stands.');
});
