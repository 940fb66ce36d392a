import { expect, test } from 'vitest';
import { paperFor, withoutInk, wrapTo } from '../../../src/page/paper.ts';
import { graveLines, lastNews } from '../../../src/screens/live/news-lines.ts';
import { weightOf } from '../../../src/seat/page/of-weight.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { plain } from '../../support/plain-paper.ts';

const paper = plain(80);
const weighty = (text: string) => ({ text, isWeighty: true });
const grave = (text: string) => ({ text, isWeighty: true, isGrave: true });

// "G1 is hit in the cockpit (5) ... (again tells the rest)" stood there, and "dead at the stick" was the rest.
test('what is grave stands in the news whatever else was told, on one line too', () => {
  const news = [
    weighty('G1 is hit in the cockpit (5), component destroyed; damage to her structure 1 of 8.'),
    grave('The pilot of G1 is dead at the stick.'),
    weighty('B1 fires at G2, one hex off, from behind, 6 in 6: two points.'),
    weighty('G2 is hit in the rudder (20), two points; damage to her structure 2 of 8.'),
    { text: 'B1 sights G1. B2 does not see G1.', isWeighty: false },
    { text: 'Turn 8. In their order: G2, B2, B1, G1.', isWeighty: false },
  ];
  for (const most of [1, 2, 3, 4]) expect(lastNews(news, most, paper).join(' ')).toContain('dead at the stick.');
  expect(graveLines(news, paper)).toBe(1);
  expect(graveLines(news.slice(4), paper)).toBe(0);
  expect(lastNews(news, 4, paper).join(' ')).toContain('two points; damage');
});

// "…burst of 3: 7 (5, 2), a Critical Hit. (again tells the rest)" stood there: what became of G31 was the rest.
test('of a grave paragraph that has no room the end stands, where its result is', () => {
  const burst = 'Lt Quillinan (B2) on G31, from the quarter, burst of 3: 7 (5, 2), a Critical Hit.';
  const news = [
    { text: 'The weather turns to Snow and Sleet (15).', isWeighty: false },
    grave(`${burst} Critical Hit 9 (4, 5): G31 is Shot Down.`),
    grave('The fight breaks up after three phases, at 2,000 ft: none of theirs is left in it.'),
    weighty('They climb back to 6,000 ft for 12 AFT.'),
  ];
  const told = (most: number) => lastNews(news, most, paper).join(' ');
  expect(told(2)).toContain('none of theirs is left in it.');
  expect(told(3)).toContain('G31 is Shot Down.');
  expect(told(3)).toContain('none of theirs is left in it.');
  expect(told(3)).not.toContain('Snow');
  expect(told(4)).toContain('burst of 3');
});

// "The machine is lost." is bold to its end: what follows was taken for the rest of it, and had its room.
test('a bold paragraph ends where it ends, and each of its sentences is bold', () => {
  const inked = paperFor({ columns: 80, isTerminal: true, colour: true });
  const told = wrapTo(inked.ink.bold('B5 is Shot Down between the trenches: Breaks up. The machine is lost.'), 60);
  const news = [
    grave('The fight breaks up after seven phases, at Tree-Top: they have lost each other.'),
    ...told.split('\n').map(grave),
    { text: 'They climb from Tree-Top to 1,000 ft (2 AFT).', isWeighty: false },
  ];
  const lines = lastNews(news, 2, inked);
  expect(withoutInk(lines.join(' '))).toMatch(/^The fight breaks up .* The machine is lost\./);
  expect(withoutInk(lines.join(' '))).not.toContain('They climb');
  const narrow = { ...inked, width: 50 };
  expect(lastNews(news.slice(1, -1), 1, narrow)).toEqual([
    inked.ink.cyan(`${inked.ink.bold('The machine is lost.')} (again tells the rest)`),
  ]);
});

test('grave is what changes the rest of a fight for a machine', () => {
  const weightIs = (event: object) => weightOf([event as GameEvent]);
  const graves = [
    { type: 'side-mishap', what: 'pilot-killed' },
    { type: 'side-mishap', what: 'caught-fire' },
    { type: 'side-mishap', what: 'gun-jammed' },
    { type: 'part-hit', structure: 8, boxes: 8 },
    { type: 'side-out' },
    { type: 'clouds-wounded' },
    { type: 'clouds-suffered', what: 'fire' },
    { type: 'clouds-malfunction', is: 'jammed' },
    { type: 'clouds-spin', is: 'began' },
    { type: 'clouds-lost' },
    { type: 'machine-eliminated' },
    { type: 'guns-jammed' },
    { type: 'special-suffered', comes: 'counts' },
    { type: 'morale-tried', stays: false },
    { type: 'critical-hit-scored' },
    { type: 'crew-hit' },
    { type: 'critical-hit-taken' },
    { type: 'man-hit' },
    { type: 'machine-crippled' },
    { type: 'lame-duck-gave-way' },
    { type: 'machine-came-down' },
    { type: 'fate-decided' },
    { type: 'fight-broke-up' },
  ];
  expect(graves.filter((event) => weightIs(event) !== 'grave')).toEqual([]);
  expect(weightIs({ type: 'side-mishap', what: 'reloaded' })).toBe('weighty');
  expect(weightIs({ type: 'part-hit', structure: 3, boxes: 8 })).toBe('weighty');
  const others = [
    { type: 'clouds-suffered', what: 'luck' },
    { type: 'clouds-spin', is: 'goes-on' },
    { type: 'special-suffered', comes: 'no-effect' },
    { type: 'morale-tried', stays: true },
    { type: 'moved' },
  ];
  expect(others.map(weightIs)).toEqual(others.map(() => 'text'));
});
