import { expect, test } from 'vitest';
import { paperFor } from '../../../src/page/paper.ts';
import { oddsHeard, oddsPage } from '../../../src/screens/pages/odds-page.ts';

const paper = paperFor({ columns: 100, isTerminal: false, colour: false });

const home = {
  answer: 'home',
  playouts: 20,
  behind: { value: 0, from: 0, to: 0 },
  points: { value: 4.8, from: -0.6, to: 10.2 },
  stake: { value: 0, from: 0, to: 0 },
  machines: { value: 0.5, from: 0.23, to: 0.77 },
  men: { value: 0, from: 0, to: 0 },
  // Two of two: by Wilson's interval at least a third.
  pays: { value: 1, from: 0.34, to: 1 },
  exact: [],
};
const stay = {
  ...home,
  answer: 'stay',
  playouts: 60,
  behind: { value: 4.2, from: 1, to: 7.4 },
  points: { value: 0.6, from: -1, to: 2.2 },
};
const told = { foremost: ['home'], left: [], to: 'day' } as const;

test('the first is told by what it brings, the others by how far they are behind it with the same dice', () => {
  const page = oddsPage([home, stay], told, paper);
  expect(page).toMatch(/- +4\.8 +0\.50 +0\.00 +0\.0 +100 \(34-100\) % +home/);
  expect(page).toMatch(/4\.2 ± 3\.2 +0\.6 +0\.50 +0\.00 +0\.0 +100 \(34-100\) % +stay/);
});

test('of fewer than twenty playouts no verdict is told, and no interval', () => {
  const page = oddsPage([home, { ...stay, playouts: 19 }], told, paper);
  expect(page).toMatch(/^ *(\.\.\. +){6}stay$/m);
  expect(page).toContain('Too few tried of stay: fewer than 20 playouts tell nothing.');
  expect(page).not.toContain('more than luck');
  const told1 = oddsPage([home, { ...stay, playouts: 1 }], told, { ...paper, inSentences: true });
  expect(told1).toContain('stay: too few tried.');
  const once = oddsPage(
    [
      { ...home, playouts: 1 },
      { ...stay, playouts: 1 },
    ],
    told,
    paper,
  );
  expect(once).toContain('Too few tried yet: fewer than 20 playouts tell nothing.');
  expect(once).toContain('Played to the evening once,');
  expect(once).not.toContain('±');
});

test('the surely best and what Enter takes are marked', () => {
  const page = oddsPage([stay, { ...home, isEnter: true }], { ...told, foremost: ['stay'] }, paper);
  expect(page).toMatch(/stay \(surely best\)$/m);
  expect(page).toMatch(/home \(Enter\)$/m);
  const open = oddsPage([stay, home], { ...told, foremost: ['stay', 'home'] }, paper);
  expect(open).not.toContain('surely');
});

test('what was not played out is named, and the footnote explains the columns on two lines of 80', () => {
  const page = oddsPage([home, stay], { ...told, left: ['on', 'off'] }, { ...paper, width: 80 });
  expect(page).toContain('Not played out: on, off.');
  expect(page.split('\n').slice(-3)).toEqual([
    'Played to the evening 20 to 60 times, VP at even luck. worth: what the lost men',
    'would have brought; behind: VP less worth, short of the best; mission pays: it',
    'ends above 0 VP, its losses counted.',
  ]);
});

test('a lag that came out alike each time is not told as certain', () => {
  const alike = { ...stay, behind: { value: 2, from: 2, to: 2 } };
  expect(oddsPage([home, alike], told, paper)).toMatch(/always 2\.0 +0\.6/);
});

test.each([
  ['mission', "Played to the mission's end"],
  ['day', 'Played to the evening'],
] as const)('it says that the %s was played out', (to, ...sentences) => {
  const text = oddsPage([home, stay], { ...told, to }, paper).replace(/\s+/g, ' ');
  for (const sentence of sentences) expect(text).toContain(sentence);
});

test('in sentences each stands by itself', () => {
  const text = oddsPage([home, stay], told, { ...paper, inSentences: true }).replace(/\s+/g, ' ');
  expect(text).toContain('home (surely best): 4.8 ± 5.4 Victory Points, 0.50 ± 0.27 machines and always 0.00 men lost');
  expect(text).toContain('stay, behind by 4.2 ± 3.2: 0.6 ± 1.6 Victory Points');
});

test.each([
  [['stay'], 'stay is better than each of the others by more than luck.'],
  [['stay', 'home'], 'Between these answers the playouts show no difference.'],
])('of %j it says whether playouts tell them apart', (foremost, verdict) => {
  expect(oddsPage([home, stay], { ...told, foremost }, paper)).toContain(verdict);
});

test('of an answer that none was played out of yet nothing is said', () => {
  expect(oddsPage([home], { ...told, foremost: ['stay', 'home'] }, paper)).toContain(
    'Nothing but home has been played out.',
  );
  expect(oddsPage([home, stay], { ...told, foremost: ['on', 'home'] }, paper)).toContain(
    'home is better than each of the others by more than luck.',
  );
});

test('of three it says which two are alike, and how often what fell behind was played', () => {
  const page = oddsPage([home, stay, { ...stay, answer: 'on' }], { ...told, foremost: ['stay', 'on'] }, paper);
  const text = page.replace(/\s+/g, ' ');
  expect(text).toContain('Between stay and on the playouts show no difference; home is behind by more than luck.');
  expect(text).toContain('20 to 60 times');
});

test('the first step of the course that Enter flies has its name', () => {
  const page = oddsPage([{ ...home, course: 'course home' }, stay], { ...told, foremost: ['home', 'stay'] }, paper);
  expect(page).toContain(`${home.answer} (course home)`);
  expect(oddsPage([{ ...home, course: 'course home' }], told, { ...paper, inSentences: true })).toContain(
    `${home.answer} (course home)`,
  );
});

test('a listener hears what Enter takes, the best, who is behind, and how often it was played; the rest is left', () => {
  const best = { ...home, answer: 'best' };
  const all = [stay, best, home];
  const { said, rest } = oddsHeard(all, { ...told, foremost: ['best', 'home'], left: ['on'] });
  expect(said.slice(0, 2)).toEqual([expect.stringMatching(/^stay, behind by/), expect.stringMatching(/^best: /)]);
  expect(said.slice(2)).toEqual([
    'Behind by more than luck: stay.',
    expect.stringMatching(/^Played to the evening 20 to 60 times, VP at even luck\. worth: .*; behind: /),
    'more has the others.',
  ]);
  expect(rest).toEqual([expect.stringMatching(/^home: /), 'Not played out: on.']);
});

test('a listener hears no figure of what was tried too seldom, and the same marks as stand on the page', () => {
  const few = { ...stay, playouts: 2, isEnter: true };
  expect(oddsHeard([few, home], { ...told, foremost: ['home'] }).said[0]).toBe('stay (Enter): too few tried.');
  const sure = oddsHeard([home, { ...stay, isEnter: true }], { ...told, foremost: ['home'] }).said;
  expect(sure[0]).toMatch(/^home \(surely best\): /);
  expect(sure[1]).toMatch(/^stay \(Enter\), behind by /);
});

test('a listener is told where the playouts tell nothing', () => {
  const heard = (...odds: readonly (typeof home)[]) =>
    oddsHeard(odds, { ...told, foremost: odds.map(({ answer }) => answer) });
  expect(heard(home, { ...stay, playouts: 19 }).said).toContain(
    'Fewer than 20 playouts of some answers tell nothing yet.',
  );
  expect(heard(home, stay).said).toContain('Between the answers the playouts show no difference.');
  expect(heard(home).said).toContain('Nothing else has been played out.');
  const many = Array.from({ length: 8 }, (_, i) => ({ ...stay, answer: `s${i}` }));
  expect(oddsHeard([home, ...many], told).said).toContain(
    'Behind by more than luck: s0, s1, s2, s3, s4, s5 and 2 more.',
  );
});

test('of more than two that are behind, and of eighty that were not played out, only the number is told', () => {
  const others = ['one', 'two', 'three'].map((answer) => ({ ...stay, answer }));
  const left = Array.from({ length: 80 }, (_, i) => `way-${i}`);
  const page = oddsPage([home, stay, ...others], { ...told, foremost: ['stay', 'home'], left }, paper);
  expect(page.replace(/\s+/g, ' ')).toContain('; the others are behind by more than luck.');
  expect(page).toContain('80 other answers were not played out.');
});

test('while the answers are played it says so, and how long until something is told', () => {
  const few = [home, { ...stay, playouts: 4 }];
  const page = (wait: number) => oddsPage(few, { ...told, wait }, paper);
  expect(page(6)).toContain('Still playing: fewer than 20 playouts tell nothing. About six seconds more.');
  expect(page(0)).toContain('Still playing: fewer than 20 playouts tell nothing.\n');
  expect(oddsPage(few, told, paper)).toContain(
    'Too few tried of stay: fewer than 20 playouts tell nothing. odds again',
  );
});
