import { expect, test } from 'vitest';
import { nothingDone } from '../../../src/campaign/done.ts';
import { planTurn } from '../../../src/games/cards/rules/planning.ts';
import { playScenario } from '../../../src/games/clouds/rules/play-scenario.ts';
import { fall } from '../../../src/games/side/rules/moving.ts';
import { sidePage } from '../../../src/games/side/screen/side-page.ts';
import { TRACK } from '../../../src/games/track/screen/combat-questions.ts';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { paperFor } from '../../../src/page/paper.ts';
import { word } from '../../../src/questions/asking/word.ts';
import {
  answerGroups,
  answerList,
  answerWords,
  joinAnswers,
  linesWithin,
  placeIn,
} from '../../../src/screens/live/answer-lines.ts';
import { livePage } from '../../../src/screens/live/live-page.ts';
import type { Hand, LiveScene, NewsLine } from '../../../src/screens/live/scene.ts';
import type { Asked, Question } from '../../../src/table/decisions.ts';
import { book, onTable, there } from '../../support/fights/cards.ts';
import { allSeen, machineAt, sideFight } from '../../support/fights/side-fights.ts';
import { appleton, aView, camberwell } from '../../support/people/a-turn.ts';
import { freeTable } from '../../support/table/free-table.ts';

test('where Enter takes none of the rows of steps, the first of them says why', () => {
  const options = [
    { answer: 'end', does: 'straight on; OFF THE BOARD', number: '' },
    { answer: 'l60', does: 'left 60°', number: '' },
  ];
  const groups = [{ name: 'fly', answers: ['end', 'l60'], says: 'end flies the move' }];
  const lines = (typed: string, at?: number) =>
    answerGroups(
      { options, groups },
      { typed, at },
      { paper: paperFor({ columns: 80, isTerminal: true, colour: false }), rows: 8 },
    );
  expect(lines('').at(-1)).toBe('Enter has no safe answer here: choose. end: straight on; OFF THE BOARD');
  expect(lines('d2').at(-1)).toBe('Enter takes the line as it stands.');
  expect(lines('', 1).at(-1)).toBe('l60: left 60°');
});

test('where not all rows have room, the row of the cursor stands beside those that always stand', () => {
  const options = ['end', 'l60', 'c1'].map((answer) => ({ answer, does: `${answer} does`, number: '' }));
  const groups = [
    { name: 'behind', answers: [], says: 'l60 end' },
    { name: 'fly', answers: ['end'], says: 'end', room: 'ample' },
    { name: 'turn', answers: ['l60'], says: 'l60', room: 'ample' },
    { name: 'height', answers: ['c1'], says: 'c1', room: 'ample' },
    { name: 'steps', answers: [], says: 'turn height', room: 'short' },
  ] as const;
  const names = (rows: number) =>
    answerGroups(
      { options, groups },
      { typed: '', at: 1 },
      { paper: paperFor({ columns: 80, isTerminal: true, colour: false }), rows },
    ).map((line) => line.replace(/^> /, '').trim().split(' ')[0]);
  expect(names(8)).toEqual(['behind', 'fly', 'turn', 'height', 'l60:']);
  expect(names(5)).toEqual(['behind', 'turn', 'steps', 'l60:']);
});

test('what an answer does that has no room in two lines says so at its end', () => {
  expect(linesWithin('photograph: a plate from each; left: C7 three', 2, 24)).toEqual([
    'photograph: a plate from',
    'each; left: C7 three',
  ]);
  expect(linesWithin('photograph: a plate from each; left: C7 three, C8 four', 2, 24)[1]).toMatch(
    /^each; left: C7 .*…$/,
  );
});

test('an answer that has no room on its line is cut behind a whole clause, or in a long one behind a letter', () => {
  const narrow = paperFor({ columns: 60, isTerminal: true, colour: false });
  const line = (does: string) => answerList([{ answer: 'G22', does, number: '1' }], undefined, 0, narrow)[0];
  expect(line('11 in 36 to hit, 1.4 down, 5 jam; in a dive, Albatros D.II 2/D; 5 more than he has on the track')).toBe(
    '   1 G22  11 in 36 to hit, 1.4 down, 5 jam; in a dive …',
  );
  expect(line('one long clause that goes on and on behind the last row')).toBe(
    '   1 G22  one long clause that goes on and on behind the …',
  );
  const why = 'leave the fight for good; 2 of ours left to 3 (a two-seater, and slow)';
  expect(line(why)).toBe('   1 G22  leave the fight for good; 2 of ours left to 3 …');
  expect(line('x'.repeat(70))).toMatch(/x{40,}…$/);
});

const paper = paperFor({ columns: 80, isTerminal: true, colour: false });
const question: Question = {
  decision: 'load',
  about: { machine: 'B1', aircraft: 'spad-vii', airman: 'haldenby', mission: 'balloon-bursting' },
  options: ['ordinary', 'buckingham', 'rockets'],
};
const worded = word(question, book, peopleOf({ flights: [] }));
const scene: LiveScene = {
  question,
  worded,
  whose: '',
  flown: undefined,
  seen: undefined,
  course: undefined,
  news: [],
  safe: undefined,
  picture: () => '',
};
const hand: Hand = { typed: '', at: undefined, note: '', board: undefined };

/** A scene whose news are none of weight, but for those that end in an exclamation mark. */
type Changes = Partial<Omit<LiveScene, 'news'>> & { readonly news?: readonly (string | NewsLine)[] };

const page = ({ news = [], ...changes }: Changes, held: Partial<Hand>, rows: number) => {
  const told = news.map((line) => (typeof line === 'string' ? { text: line, isWeighty: line.endsWith('!') } : line));
  return livePage({ ...scene, ...changes, news: told }, { ...hand, ...held }, { book, paper, rows });
};

test('news begin with a whole sentence, though its line began with the end of another', () => {
  const above = 'Their decision 7 (2, 5), in all 8: they attack.';
  expect(page({ news: [above, 'Phase 1, at 5,000 ft, DFD 47.'] }, {}, 24)[0]).toBe(
    'Phase 1, at 5,000 ft, DFD 47. (again tells the rest)',
  );
  const cutShort = [
    'Met 6 (4, 2): two Albatros D.II and a Halberstadt D.III with',
    'an Albatros D.II. The Attack Option is ours, by numbers.',
  ];
  expect(page({ news: cutShort }, {}, 24)[0]).toBe('The Attack Option is ours, by numbers. (again tells the rest)');
});

test('news of weight come first where there is little room, and each from its beginning', () => {
  const rest = ['Weather Change 7 (3, 4): the weather holds.', 'Nobody is about.'];
  const hit = 'Archie bursts on 61: B3 is hit. A wing spar is splintered. Lt Brackenridge of B3 is wounded!';
  const top = (news: readonly string[], rows: number) => page({ news }, {}, rows).join('\n').replaceAll('\n', ' ');
  expect(top([hit, ...rest], 24)).toContain('Archie bursts on 61: B3 is hit.');
  expect(top([hit, ...rest], 24)).not.toContain('Weather Change');
  expect(top(rest, 24)).toContain('Nobody is about.');
});

test('news that stand in the rows above the page are not told on it once more', () => {
  const news = ['B1 is repaired.'];
  expect(page({ news, isToldAbove: true }, {}, 24)).toEqual(page({}, {}, 24));
  expect(page({ news }, {}, 24)).toContain('B1 is repaired.');
  const full = page({ news }, {}, 24).length;
  expect(page({ news, isToldAbove: true }, {}, full + 2)).toContain('B1 is repaired.');
});

test('what is grave is told on the page where it is so long ago that it is out of sight above it', () => {
  const grave = { text: 'G22 is Shot Down.', isWeighty: true, isGrave: true };
  const quiet = Array.from({ length: 20 }, (_, i) => `Shot ${i}.`);
  const top = (news: readonly (string | NewsLine)[]) => page({ news, isToldAbove: true }, {}, 24).join('\n');
  expect(top([grave, ...quiet])).toContain('G22 is Shot Down.');
  expect(top([...quiet, grave, 'Shot on.'])).not.toContain('G22');
});

test('where a text has been read the rows above a low page are empty, for it would stand there from its middle', () => {
  const low = page({ isTextRead: true }, {}, 24);
  expect(low).toHaveLength(23);
  expect(low[0]).toBe('');
  expect(page({}, {}, 24).length).toBeLessThan(23);
  expect(page({ isTextRead: true }, {}, 40)).toEqual(page({}, {}, 40));
});

test('a sentence that has no room keeps who acted and what came of it', () => {
  const met = `Met 6 (4, 2): two Albatros D.II (G24, 2/D) and ${'a Halberstadt D.III, '.repeat(9)}`;
  const top = (news: readonly string[]) => page({ news }, {}, 24).slice(0, 2).join(' ');
  expect(top([met, 'G26 (1/E).'])).toMatch(/^Met 6 .* … .*G26 \(1\/E\)\.$/);
  const burst = `Capt Carslake (T1) on the machine that dives past him, ${'from astern and at the closest, '.repeat(4)}burst of 6: no effect.`;
  expect(top([burst])).toMatch(/^Capt Carslake .* … .*no effect\.$/);
});

test('(24) on a low page the Initiative Track has its phase and its initiatives, and the news do without them', () => {
  const news = [
    'G18 holds off.',
    'Phase 2, at 1,000 ft, DFD 44.',
    'Initiative: G14 14, G11 11, B6 3 (Lame',
    'Duck).',
    'G14 on B1: 3 (1, 2), no effect.',
  ];
  expect(news.filter((line) => !there(TRACK.repeats)(line))).toEqual([there(news[0]), there(news[4])]);
});

test('what needs no telling while a course waits takes no row of a low page from what has happened', () => {
  const stops = 'The course stops; at your next turn Enter flies it on.';
  const told = (rows: number) => page({ news: ['Balloon at Oppy: it is up.', stops] }, {}, rows)[0];
  expect(told(24)).toBe('Balloon at Oppy: it is up.');
  expect(told(40)).toContain(stops);
});

test('a note ends with a whole sentence, if it holds one', () => {
  const sentence = `Rule 24: ${'word '.repeat(20)}ends.`;
  const lines = page({}, { note: `${sentence} Then ${'word '.repeat(60)}` }, 24);
  expect(lines.at(-1)).toMatch(/ends\. …$/);
});

test('in the air what explains a question gives way to what has happened', () => {
  const news = ['Shot one.', 'Shot two.', 'Shot three.', 'Shot four.'];
  const options = [{ answer: 'e', does: 'east', number: '' }];
  const heights = [14, 15, 16, 17, 18, 19, 20, 21, 22, 23];
  const shown = (note: string, help: string) =>
    heights.map((rows) =>
      page({ ...aloft('H08', 90), news, worded: { ask: 'What now?', options, help } }, { note }, rows),
    );
  const two = `Rule 33: ${'word '.repeat(25)}ends. ${'Word '.repeat(20)}`.trim();
  const lastOfTwo = shown(two, two).map((lines) => lines.at(-1));
  expect(lastOfTwo).toContainEqual(expect.stringMatching(/ends\. …$/));
  // Where it is whole, so are the news.
  for (const lines of shown(two, two).filter((each) => each.at(-1)?.endsWith('Word')))
    expect(lines).toEqual(expect.arrayContaining(news));
  const one = `Rule 33: ${'word '.repeat(60)}ends.`;
  expect(shown(one, one).map((lines) => lines.at(-1))).toContain('? explains what is asked.');
  // A word about what was typed stays.
  for (const lines of shown(one, two)) expect(lines.at(-1)).toMatch(/ends\.$/);
});

test('what the answer at hand does is told as far as there is room', () => {
  const options = [{ answer: 'attack', does: `attack: ${'B1 26 in 36, '.repeat(15)}always`, number: '' }];
  const lines = (rows: number) => answerWords(options, { at: 0, typed: '' }, rows, paper);
  expect(lines(0).at(-1)).toMatch(/…$/);
  expect(lines(0)).toHaveLength(3);
  expect(lines(4).at(-1)).toMatch(/always$/);
});

test('on the ground each answer is told in full where there are rows for it, and else in a line', () => {
  const long = `beside what the roster has; ${'and costs what it costs, '.repeat(8)}at last`;
  const options = [
    { answer: 'take', does: long, number: '1' },
    { answer: 'leave', does: 'leave it', number: '2' },
  ];
  const on = (rows: number) => page({ worded: { ...worded, options } }, { at: 1 }, rows);
  expect(on(24).join(' ').replace(/\s+/g, ' ')).toContain(long);
  expect(on(24).at(-2)).toMatch(/^ {7}.*at last$/);
  expect(on(6).filter((line) => line.includes('…'))).toHaveLength(1);
  expect(on(6).join(' ')).not.toContain('at last');
});

test('on the way the map gives rows to what has happened, and crews and fields are told to be elsewhere', () => {
  const crew = (id: string) => ({ ...appleton, id });
  const base = aloft('H08', 90);
  const seen = {
    ...there(base.seen),
    party: { ...there(base.seen).party, machines: ['B1', 'B2', 'B3', 'B4', 'B5'].map(crew) },
  };
  const news = ['Twelve turns.', 'The weather turns to Mist.', 'Archie bursts.', 'The course ends.'];
  const lines = page({ ...base, seen, news }, {}, 22);
  expect(lines).toEqual(expect.arrayContaining(news));
  expect(lines.join('\n')).toMatch(/H08\.@/);
  expect(lines.join('\n')).toContain('more: type flight');
});

test('a single sentence takes two lines on the ground rather than lose its middle', () => {
  const off =
    'Offensive Line Patrol: Lt Brackenridge drops off, for his machine is in the shop or still to be fetched.';
  expect(
    page({ news: [off] }, {}, 24)
      .slice(0, 2)
      .join(' '),
  ).toBe(off);
});

test('news of which some have no room say where the rest is', () => {
  const shots = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];
  const told = (news: readonly string[]) => page({ ...aloft('H08', 90), news }, {}, 24).join('\n');
  expect(told(shots)).toContain('Five. (again tells the rest)');
  expect(told(shots.slice(1))).not.toContain('again');
  const long = `Five ${'shots fall '.repeat(6)}wide.`;
  expect(told([...shots, long, 'Six.', 'Seven.', `${long.slice(0, 70)}.`])).toContain('\n… Five shots');
});

test('a note that finds no room says at its end that there is more of it', () => {
  const lines = page({}, { note: 'word '.repeat(100) }, 24);
  expect(lines.at(-1)).toMatch(/^word .*…$/);
  expect(page({}, { note: 'word '.repeat(40) }, 24).at(-1)).not.toContain('…');
});

test('where a line is typed that means no answer, it is not said that Enter takes nothing', () => {
  const answers = (typed: string) => page({}, { typed }, 5).join('\n');
  expect(answers('')).toContain('Enter has no safe answer here: choose');
  expect(answers('score')).toContain('Enter takes the line as it stands.');
});

const flown = {
  mission: 'dawn-patrol',
  zones: ['A', 'B', 'C'],
  machines: 4,
  target: undefined,
  track: ['H12'],
  altitude: 8000,
  aft: 63,
  weather: 5,
};

test('the news of a volley are on the page: not the turn, which the question says; on a high page all of it', () => {
  const table = freeTable(book, 1, 1);
  planTurn(onTable('wings-of-war'), table);
  const fight = there(table.asked[0]);
  const news = ['one', 'two', 'three', 'four', 'five', 'six'].map((each) => `Shot ${each}.`);
  const lines = (rows: number) => page({ ...asking(fight), news: [...news, '\u001b[1mTurn 1.\u001b[22m'] }, {}, rows);
  expect(lines(24).filter((line) => /^Shot|Turn 1\./.test(line))).toEqual([
    ...news.slice(2, -1),
    'Shot six. (again tells the rest)',
  ]);
  expect(lines(40).filter((line) => line.startsWith('Shot'))).toEqual(news);
});

test('nor is the turn told where the question says it before a colon', () => {
  const table = freeTable(book, 1, 1);
  planTurn(onTable('wings-of-war'), table);
  const put = asking(there(table.asked[0]));
  const worded = { ...there(put.worded), ask: 'Turn 1: B1 (Sopwith Pup) has 12 MU left. What next?' };
  const told = page({ ...put, worded, news: ['Shot one.', 'Turn 1.', 'Turn'] }, {}, 40);
  expect(told.filter((line) => /^Shot one|^Turn( 1\.)?$/.test(line))).toEqual(['Shot one.', 'Turn']);
});

test('on a low page the order of moving, which the cockpit has, takes no row from what was done', () => {
  const table = freeTable(book, 1, 1);
  playScenario(there(book.fights['clouds-of-glory'].scenarios['infanteriflieger']), table);
  const move = there(table.asked.find(({ decision }) => decision === 'clouds-move'));
  const news = [
    'G1 bombs T1: 3 off.',
    "G1: initiative 19 (7). G1's observer:",
    'initiative 27 (10, 4). S1: initiative',
    '17 (3).',
  ];
  const told = (rows: number) => page({ ...asking(move), news }, {}, rows).join(' ');
  expect(told(24)).toContain('G1 bombs T1: 3 off.');
  expect(told(24)).not.toContain('S1: initiative 17 (3).');
  expect(told(40)).toContain(news.join(' '));
});

const asking = (asked: Question): Partial<LiveScene> => ({
  question: asked,
  worded: word(asked, book, peopleOf({ flights: [] })),
});

test('in a fight on a low page the mission’s lines give way to one; on a high page, and on the way, they do not', () => {
  const table = freeTable(book, 1, 1);
  planTurn(
    onTable('wings-of-war', { allied: ['A1 spad-xiii 400 100 0'], german: ['G1 fokker-dr1 400 800 12'] }),
    table,
  );
  const fight = there(table.asked[0]);
  const of = (asked: Question, rows: number) => page({ flown, ...asking(asked) }, {}, rows);
  expect(of(fight, 24)[0]).toBe('Dawn Patrol, over H12. Height 8,000 ft. AFT 63.');
  expect(of(fight, 24)[1]).not.toContain('Goal');
  expect(of(fight, 40).join('\n')).toContain('Goal');
  expect(of(question, 24).join('\n')).toContain('Goal');
});

test('equal answers stand in a line together where there is little room; the one at hand by itself', () => {
  const does = 'attack an Albatros D.III';
  const all = ['G1', 'G2', 'G3', 'G4'].map((answer) => ({ answer, does }));
  const options = [...all, { answer: 'hold', does: 'hold off' }];
  expect(joinAnswers(options, undefined)).toEqual([
    { answer: 'G1 G2 G3 G4', does, number: '1-4' },
    { answer: 'hold', does: 'hold off', number: '5' },
  ]);
  expect(joinAnswers(options, 2).map(({ answer }) => answer)).toEqual(['G1 G2', 'G3', 'G4', 'hold']);
  expect(placeIn(options, 2)).toBe(1);
  const lines = page({ worded: { ...worded, options } }, { at: 4 }, 7).join('\n');
  expect(lines).toContain('1-4 G1 G2 G3 G4');
});

const orders = {
  errand: 'mission',
  mission: 'dawn-patrol',
  zones: ['A', 'B', 'C'],
  machines: 4,
  target: undefined,
  achieved: nothingDone(),
} as const;
const party = { hex: 'H12', altitude: 8000, weather: 5, aft: { fighters: 63 }, machines: [], fields: [] };
const aloft = (hex: string, aft: number): Partial<LiveScene> => ({
  question: { ...question, decision: 'movement' } as unknown as Question,
  flown: { ...flown, track: [hex] },
  seen: {
    orders,
    party: { ...party, hex, aft: { fighters: aft } } as unknown as NonNullable<LiveScene['seen']>['party'],
  },
});

test('the map shows the course that is at hand, and the one that is typed in its place', () => {
  const map = (typed: string) => page({ ...aloft('H03', 90), course: home }, { typed }, 30).join('\n');
  expect(map('')).toContain('H02:');
  expect(map('')).not.toContain('H04:');
  expect(map('course H06')).toContain('H04:');
  expect(map('course H06')).not.toContain('H02:');
  // What is no course yet changes nothing.
  expect(map('course nowh')).toContain('H02:');
});
const home = { legs: [{ hex: 'H01', patrols: false }], lands: true };

test('(11) the map shows from where the AFT would not lead home, and the way to the nearest work stands in the table', () => {
  // Over H10 34 would be left of 29 that are needed, over E10 28 of 32.
  const near = page(aloft('H08', 40), {}, 30).join('\n');
  expect(near).not.toContain('H10x');
  expect(near).toContain('E10x');
  expect(near).toMatch(/H11 nearest work +9 +31/);
  expect(page(aloft('H08', 90), {}, 30).join('\n')).not.toContain('E10x');
});

test('(23) once all the work is done the table has no nearest work, and the map no hex of it', () => {
  const { seen, ...there } = aloft('H08', 90);
  const of = (patrolled: readonly string[]) => {
    const achieved = { ...nothingDone(), patrolled };
    const known = seen && { ...seen, orders: { ...seen.orders, achieved } };
    return page({ ...there, ...(known && { seen: known }) } as Partial<LiveScene>, {}, 30).join('\n');
  };
  expect(of(['H11', 'H12'])).toMatch(/nearest work|!/);
  expect(of(['H11', 'H12', 'H13', 'I12'])).not.toMatch(/nearest work|[A-Z]\d\d!/);
});

test('on a wide page an inset shows the nearest work, if the window around the flight does not', () => {
  const wide = { ...paper, width: 120 };
  const of = (hex: string) =>
    livePage({ ...scene, ...aloft(hex, 120) }, hand, { book, paper: wide, rows: 30 }).join('\n');
  expect(of('H01')).toMatch(/H01\.@0@\|.*\| +\/\/\|H.*H11!/);
  expect(of('H01')).not.toContain('H07');
  expect(of('H08')).toContain('H07');
});

test('levels of empty sky take no rows from what has happened, and none where nothing has', () => {
  const fight = sideFight([
    machineAt('B1', 'sopwith-pup', { level: 12 }),
    machineAt('G1', 'albatros-d3', { level: 12 }),
  ]);
  const table = freeTable(book, 1, 1);
  fall(there(fight.machines[0]), allSeen(fight), table);
  const asked = there(table.asked.find(({ decision }) => decision === 'throttle'));
  const news = Array.from({ length: 7 }, (_, i) => `Shot ${i + 1} has hit.`);
  const picture: LiveScene['picture'] = (onPaper, room) =>
    sidePage(asked as Asked<'throttle'>, { book, paper: onPaper }, room);
  const of = (told: readonly string[]) =>
    page({ question: asked, worded: word(asked, book, peopleOf({ flights: [] })), picture, news: told }, {}, 24);
  const lines = of(news);
  expect(lines).toHaveLength(23);
  expect(news.filter((line) => !lines.includes(line))).toEqual([]);
  expect(lines.join('\n')).toContain('engine 0 of');
  const skies = (all: readonly string[]) => all.filter((line) => /^ *\d+ /.test(line)).length;
  expect(skies(of([]))).toBe(skies(lines));
});

test('before a plan the explanation is shortened first, and the plan is shown whole', () => {
  const planned = Array.from({ length: 9 }, (_, i) => `Mission ${i + 1} is planned.`);
  const asked = { ...question, about: { ...question.about, plan: {} } } as unknown as LiveScene['question'];
  const help = Array.from(
    { length: 6 },
    (_, i) => `Sentence ${i + 1} of the rule is rather long, and takes a line.`,
  ).join(' ');
  const scenePlanned = { question: asked, worded: { ...worded, help }, picture: () => planned.join('\n') };
  const explained = page(scenePlanned, { note: help }, 18);
  expect(explained.filter((line) => planned.includes(line))).toEqual(planned);
  expect(explained.join(' ')).not.toContain('Sentence 6');
  const roomy = page(scenePlanned, { note: help }, 30).join(' ');
  expect(roomy).toContain('Sentence 1');
});

test('beside a low map the two-seater stands first, and of the fields the work, the nearest and home', () => {
  const base = aloft('H08', 90);
  const { party } = there(base.seen);
  const machines = [appleton, { ...camberwell, id: 'B9' }];
  const lines = (rows: number) =>
    page(
      { ...base, seen: { ...there(base.seen), party: { ...party, fields: aView('H08').fields, machines } } },
      {},
      rows,
    );
  const on = (rows: number) => lines(rows).join('\n');
  expect(on(40).indexOf('B9 Sgt Camberwell')).toBeLessThan(on(40).indexOf('B3 Lt Appleton'));
  expect(on(40)).toContain('M07 South');
  expect(on(18)).toContain('B9 Sgt Camberwell');
  expect(on(18)).toContain('H01 Amiens');
  expect(on(18)).not.toContain('M07 South');
});
