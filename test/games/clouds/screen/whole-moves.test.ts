import { expect, test } from 'vitest';
import { NO_ORDERS } from '../../../../src/campaign/standing-orders.ts';
import { baseOfBest, gunsOf } from '../../../../src/games/clouds/head/likely-shot.ts';
import type { WholeMove } from '../../../../src/games/clouds/head/looked-moves.ts';
import { chancesOf, outdoes } from '../../../../src/games/clouds/head/outdone.ts';
import { threatsAt } from '../../../../src/games/clouds/head/reached.ts';
import { type Purpose, wholeMoves } from '../../../../src/games/clouds/head/whole-moves.ts';
import { courseOf, withStep } from '../../../../src/games/clouds/rules/flying/course.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { openSteps } from '../../../../src/games/clouds/rules/flying/open-steps.ts';
import { goalOrder, stepsFor } from '../../../../src/games/clouds/screen/move/goal-orders.ts';
import { moveRows } from '../../../../src/games/clouds/screen/move/move-rows.ts';
import { readMove } from '../../../../src/games/clouds/screen/move/read-move.ts';
import { skirmishPage } from '../../../../src/games/clouds/screen/skirmish-page.ts';
import type { FightingMachine, Skirmish } from '../../../../src/games/clouds/table/skirmish.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { arrowTo } from '../../../../src/kit/screen/window-round.ts';
import { paperFor } from '../../../../src/page/paper.ts';
import { linesIn } from '../../../../src/questions/asking/put.ts';
import { askingOf } from '../../../../src/questions/asking/questions.ts';
import { enterTakes } from '../../../../src/seat/typed/at-hand.ts';
import type { Asked, Question } from '../../../../src/table/decisions.ts';
import { there } from '../../../support/fights/cards.ts';
import { aMachine, aSkirmish, cards } from '../../../support/fights/clouds.ts';
import { book } from '../../../support/people/campaigns.ts';
import { asItStood } from '../../../support/table/as-it-stood.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { takenBy } from '../../../support/table/taken-by.ts';

const AT_ONCE = { book, courses: {}, sitting: { orders: NO_ORDERS } };
const FIRST = { initiative: { total: 5, die: 5, again: [] } };
const LAST = { initiative: { total: 15, die: 5, again: [] } };

/** The questions for the steps of B1 as they stood, while she flies these; G1 has moved, and flies north before her. */
function asked(
  foe: Partial<FightingMachine> = {},
  { own = {}, words = ['end'] }: { own?: Partial<FightingMachine>; words?: readonly string[] } = {},
): { fight: Skirmish; questions: Asked<'clouds-move'>[] } {
  const machine = aMachine('B1', { initiative: { total: 10, die: 5, again: [] }, ...own });
  const fight = aSkirmish([machine, aMachine('G1', { ...FIRST, place: { x: 300, y: 1600 }, height: 32, ...foe })]);
  const questions: Asked<'clouds-move'>[] = [];
  move(machine, fight, {
    ...freeTable(book, 1, 1),
    choose: ((decision: 'clouds-move', about: Asked<'clouds-move'>['about'], options: string[]) => {
      questions.push(asItStood({ decision, about, options }));
      return words[questions.length - 1] ?? 'end';
    }) as never,
  });
  return { fight, questions };
}

/** The first question for the steps of a machine in a fight, as it stood. */
function askedIn(machine: FightingMachine, fight: Skirmish): Asked<'clouds-move'> {
  const questions: Asked<'clouds-move'>[] = [];
  move(machine, fight, {
    ...freeTable(book, 1, 1),
    choose: ((decision: 'clouds-move', about: Asked<'clouds-move'>['about'], options: string[]) => {
      questions.push(asItStood({ decision, about, options }));
      return 'end';
    }) as never,
  });
  return there(questions[0]);
}

const first = (...of: Parameters<typeof asked>) => there(asked(...of).questions[0]);
const waysOf = ({ about }: Asked<'clouds-move'>) => wholeMoves(about.view, { about, book });
const wordsFor = (question: Asked<'clouds-move'>, purpose: Purpose) => there(waysOf(question).get(purpose)).words;

test('the best shot of a turn is found as a whole move, and the rules let her fly it', () => {
  const { fight, questions } = asked();
  const question = there(questions[0]);
  const machine = there(fight.machines[0]);
  const foe = there(fight.machines[1]);
  const { words, stand } = there(waysOf(question).get('shoot'));
  let course = courseOf([], question.about.view.machines[0] ?? machine, cards);
  for (const word of words) {
    expect(openSteps(course, there(question.about.view.machines[0]), fight)).toContain(word);
    course = withStep(course, word, there(question.about.view.machines[0]), cards);
  }
  expect(course.isOver).toBe(true);
  expect(course.place).toEqual(stand.place);
  const chance = baseOfBest(gunsOf(there(question.about.view.machines[0]), fight), stand, foe, cards);
  expect(chance).toBeGreaterThan(10);
  const row = there(moveRows(question.about, book, new Map()).find(({ name }) => name === 'shoot'));
  expect(row.says).toContain(`hits ${Math.min(chance, 20)}/20`);
  expect(row.heard).toContain(`hits G1 ${Math.min(chance, 20)} in 20`);
});

test('(C007) a name flies the move that stands there, whatever number of steps it has', () => {
  const question = first();
  const words = wordsFor(question, 'behind');
  const read = there(readMove('behind', question, book));
  const said = 'words' in read ? read.words.map((word) => word(question)) : [];
  // The question stays the first one here, so that only steps that may begin a move are answers.
  expect(said[0]).toEqual({ is: 'answer', answer: words[0] });
  expect(said.slice(words.length)).toEqual(said.slice(words.length).map(() => ({ is: 'needless' })));
  expect(stepsFor(there(goalOrder('behind')), question.about, book)).toEqual({ words });
});

test('a place by an enemy is flown to, with the speed that is ordered, and else it is said what comes nearest', () => {
  const question = first();
  const order = (text: string) => stepsFor(there(goalOrder(text)), question.about, book);
  const read = order('B1 behind G1 at 3');
  expect('words' in read).toBe(true);
  const flown = courseOf('words' in read ? read.words : [], there(question.about.view.machines[0]), cards);
  expect(Math.hypot(flown.place.x - 300, flown.place.y - 1300)).toBeLessThan(300);
  expect(order('B2 behind G1')).toEqual({ why: 'B1 moves now, and not B2.' });
  expect(order('behind G7')).toEqual({ why: 'G7 is no enemy in the air: G1.' });
  expect(order('250 km/h, behind G1 at 3')).toEqual({ why: 'No move ends at 250 km/h.' });
  const ahead = order('ahead of G1 at 9');
  expect('why' in ahead && ahead.why).toMatch(
    /^No move of this turn leads ahead of G1 at 9\. The nearest is .*, at \d+ km\/h\.$/,
  );
  expect(goalOrder('climb 2, left 60, end')).toBeUndefined();
  expect(goalOrder('above')).toEqual({ machine: undefined, goal: 'above' });
});

test('a turn on one line: a place by an enemy, and the next machine behind a stroke', () => {
  const question = first();
  const read = there(readMove('behind G1 at 3 / end', question, book));
  const words = 'words' in read ? read.words : [];
  expect(words[0]?.(question)).toMatchObject({ is: 'answer' });
  const other = { ...question, about: { ...question.about, machine: 'B2' } } as Question;
  expect(words.at(-1)?.(other)).toEqual({ is: 'answer', answer: 'end' });
});

test('once a step is composed there are no whole moves, and an order for one says so', () => {
  const { questions } = asked({}, { words: ['c1', 'end'] });
  const begun = there(questions[1]);
  expect(waysOf(begun).size).toBe(0);
  expect(moveRows(begun.about, book, new Map()).map(({ name }) => name)).not.toContain('behind');
  const order = stepsFor(there(goalOrder('behind G1')), begun.about, book);
  expect('why' in order && order.why).toContain('undo takes it back');
  expect(stepsFor(there(goalOrder('away')), begun.about, book)).toEqual(order);
});

test('without a shot there is no row for one; of machines that cannot choose their way there are no rows at all', () => {
  const far = first({ place: { x: 0, y: 9000 } });
  expect([...waysOf(far).keys()]).not.toContain('shoot');
  const order = stepsFor(there(goalOrder('shoot')), far.about, book);
  expect('why' in order && order.why).toMatch(/^There is no such move now\. There is: nearer, above, best\.$/);
  expect(waysOf(first({}, { own: { opensWide: 6 }, words: ['wide-l', 'end'] })).size).toBe(0);
});

test('an enemy who moves after her is told by what is likely and by his worst', () => {
  const question = first({ ...LAST, place: { x: 0, y: -600 }, height: 30 });
  const rows = moveRows(question.about, book, new Map());
  const told = rows.map(({ says }) => says).join('\n');
  expect(told).toMatch(/ {2}hit \d+\/20/);
  expect(told).toMatch(/ {2}at worst hit \d+\/20/);
});

// A player met "worst G1 20/20", "by G1 18-20/20" and "hit by G1 6, worst G1 15/20" from page to page, the first of them cut.
// Another met "hit by G1 0-20/20" in every row, and it told him nothing.
test('what may hit her is spelled in one way on every page, and no row is wider than its line', () => {
  for (const y of [-900, -300, 600])
    for (const foes of [1, 2, 3]) {
      const own = aMachine('B1', { initiative: { total: 10, die: 5, again: [] } });
      const others = Array.from({ length: foes }, (_, i) =>
        aMachine(`G${i + 1}`, { ...(i === 1 ? FIRST : LAST), place: { x: 200 * i, y }, height: 30 + i }),
      );
      const question = askedIn(own, aSkirmish([own, ...others]));
      const shown = [...waysOf(question).keys()];
      const rows = moveRows(question.about, book, new Map()).filter(({ name }) => shown.includes(name as Purpose));
      const told = rows.map(({ says = '' }) => says);
      expect(told.length).toBeGreaterThan(1);
      for (const says of told) {
        expect(says.length).toBeLessThanOrEqual(70);
        expect(says).toMatch(/ no gun| hit (by G\d )?\d+(, at worst (by G\d )?\d+)?\/20/);
        expect(says).not.toMatch(/ in 20| 0-|\d-\d/);
      }
    }
});

// Enter turned a strained machine before a gun, for no shot, with two rows beside it that no gun reached.
test('a shot of less than a face of the die is no reason to fly before a gun', () => {
  const nearly = { ...there(waysOf(first({ ...LAST, place: { x: -50, y: 180 } })).get('best')), given: 0.03 };
  const [none, gun] = [[], [{ id: 'G1', range: 'close', chance: 11 }]] as const;
  const his = chancesOf(nearly, { likely: none, worst: gun, own: none });
  expect(outdoes(chancesOf({ given: 0 }, { likely: none, worst: none, own: none }), his)).toBe(11);
});

test('one row stands for the steps where they have no room; a speed may be ordered on a line', () => {
  const question = first();
  const rows = moveRows(question.about, book, new Map());
  expect(rows.find(({ room }) => room === 'short')?.name).toBe('steps');
  expect(rows.filter(({ room }) => room === 'ample').map(({ name }) => name)).toContain('turn');
  const words = (line: string) => {
    const read = there(readMove(line, question, book));
    return 'words' in read ? read.words.map((word) => word(question)) : [];
  };
  expect(words('250 km/h, behind G1 at 3')[0]).toEqual({ is: 'barred', why: 'No move ends at 250 km/h.' });
});

test('the arrows reach the moves, and Enter alone takes the best one as a line of its steps', () => {
  const question = first();
  const lines = linesIn(question, book);
  const best = there(lines.find(({ isCareful }) => isCareful));
  expect(lines.filter(({ isCareful }) => isCareful)).toHaveLength(1);
  expect(best.answers[0]).toBe(takenBy(question, book));
  expect(enterTakes(undefined, question, AT_ONCE)).toMatchObject({ line: best.line, answer: best.answers[0] });
  const walk = there(askingOf(question).walk);
  const names = lines.map(({ line }) => line);
  const walked = names.map((name) => walk.to(name, 'down', question, book));
  expect(walked.slice(0, -1)).toEqual(names.slice(1));
  expect(question.options).toContain(walked.at(-1));
  const read = there(readMove('best', question, book));
  expect('words' in read && read.words[0]?.(question)).toEqual({ is: 'answer', answer: best.answers[0] });
});

test('once a step is composed Enter takes the next step alone', () => {
  const begun = there(asked({}, { words: ['c1', 'end'] }).questions[1]);
  expect(enterTakes(undefined, begun, AT_ONCE)?.line).toBeUndefined();
});

test('a move that serves two purposes has its row once, and both names fly it', () => {
  let told = 0;
  for (const y of [-600, 600, 1400, 2200]) {
    const question = first({ ...LAST, place: { x: 0, y }, height: 30 });
    const ways = waysOf(question);
    const rows = moveRows(question.about, book, new Map());
    const same = rows.find((row) => row.name === 'same')?.says ?? '';
    for (const [name, { words }] of ways) {
      const [, other] = new RegExp(`\\b${name}\\b[^;]* (?:is|are) (\\w+)`).exec(same) ?? [];
      if (other === undefined) continue;
      told += 1;
      expect(rows.some((row) => row.name === name)).toBe(false);
      expect(there(ways.get(other as Purpose)).words).toEqual(words);
      expect(stepsFor(there(goalOrder(name)), question.about, book)).toEqual({ words });
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('at an enemy who has moved a shot is told by his height, and not by one that he might come to', () => {
  for (const height of [30, 31, 32, 33]) {
    const question = first({ height, place: { x: 0, y: 900 }, heading: 6 });
    const [machine, foe] = question.about.view.machines;
    const guns = gunsOf(there(machine), { ...question.about.view, cards });
    for (const { stand, given } of waysOf(question).values())
      if (given > 0) expect(baseOfBest(guns, stand, there(foe), cards)).toBeGreaterThan(0);
  }
});

test('the plan draws the whole way of the move at the cursor', () => {
  const question = first();
  const page = (at: string) =>
    skirmishPage(
      question,
      { book, paper: paperFor({ columns: 120, isTerminal: true, colour: false }) },
      { rows: 24, at },
    );
  for (const [name, { stand }] of waysOf(question)) expect(page(name)).toContain(`○${arrowTo(stand.heading)}`);
  expect(page('behind')).not.toBe(page(there(wordsFor(question, 'behind')[0])));
});

/** R2 of Cold Meat in its seventh turn: strained, faster than her top speed, between two Albatros. */
const STRAINED = {
  aircraft: 're8',
  speed: 19,
  heading: 6,
  height: 7,
  structure: 15,
  wider: 2,
} as const;

test('(C009) (C043) a tight turn that strains her has its chance to take her apart in the row, and weighs it', () => {
  const strained = first({ ...LAST, place: { x: -50, y: 180 }, height: 13 }, { own: STRAINED });
  const { course } = there(waysOf(strained).get('best')).flight;
  expect(course.tests).toEqual([]);
  const [machine] = strained.about.view.machines;
  const failsAlways = { ...there(machine), structure: 0, testAbove: 50 };
  const about = {
    ...strained.about,
    view: { ...strained.about.view, machines: [failsAlways, ...strained.about.view.machines.slice(1)] },
  };
  const rows = moveRows(about, book, new Map());
  const shown = rows.filter(({ name }) => waysOf({ ...strained, about }).has(name as Purpose));
  // A test of no strength fails, and a third of the faces take a wing or all of her.
  for (const { says, heard } of shown) expect(`${says} ${heard}`).toMatch(/apart \d+\/20|apart \d+ in 20/);
});

test('(C014) a stall stands in its row', () => {
  const slow = first({}, { own: { speed: 2, height: 9 } });
  expect(there(moveRows(slow.about, book, new Map())[0]).says).toContain('STALLS');
});

test('what Enter flies is hit no less and no more often than another row, by what the page tells of them', () => {
  let looked = 0;
  for (const y of [-900, -600, -300, 300, 600, 900, 1400])
    for (const heading of [0, 6, 12]) {
      const question = first({ ...LAST, place: { x: 200, y }, heading, height: 31 });
      const { view } = question.about;
      const machine = there(view.machines[0]);
      const told = (move: WholeMove) =>
        chancesOf(move, threatsAt(view, { machine, stand: move.stand, isSilent: false, book }));
      const ways = waysOf(question);
      const best = there(ways.get('best'));
      for (const [purpose, move] of ways) {
        looked += 1;
        const by = outdoes(told(move), told(best));
        const isRiskier = move.flight.course.tests.length > best.flight.course.tests.length;
        if (!isRiskier) expect({ purpose, y, heading, by }).toEqual({ purpose, y, heading, by: undefined });
      }
    }
  expect(looked).toBeGreaterThan(50);
});

test('of two rows one outdoes the other where it is worse in no chance, and better by two faces', () => {
  const row = { hits: 5, likely: 6, worst: 12 };
  expect(outdoes({ hits: 7, likely: 6, worst: 12 }, row)).toBe(2);
  expect(outdoes({ hits: 6, likely: 6, worst: 12 }, row)).toBeUndefined();
  expect(outdoes({ hits: 9, likely: 7, worst: 12 }, row)).toBeUndefined();
  // A face fewer to hit is nothing beside four fewer to be hit.
  expect(outdoes({ hits: 4, likely: 4, worst: 10 }, row)).toBe(3);
  expect(outdoes({ hits: 4, likely: 5, worst: 10 }, row)).toBeUndefined();
  expect(outdoes({ hits: 3, likely: 0, worst: 0 }, row)).toBeUndefined();
  expect(outdoes({ hits: 5, likely: 0, worst: 4 }, row)).toBe(14);
});

test('a worst that is all but certain is not risked for one face to hit and some that are likely', () => {
  const row = { hits: 6, likely: 0, worst: 20 };
  expect(outdoes({ hits: 5, likely: 3, worst: 11 }, row)).toBe(5);
  expect(outdoes({ hits: 5, likely: 4, worst: 11 }, row)).toBeUndefined();
  expect(outdoes({ hits: 5, likely: 3, worst: 11 }, { ...row, worst: 17 })).toBeUndefined();
});

// "Rows `away as shoot`, `above as shoot`, `best as shoot: Enter takes it`: three of six rows are no choice."
test('names that mean the move of another row stand in one row, and say what Enter takes', () => {
  const named = (own: Partial<FightingMachine>) => {
    const question = first(own);
    const best = there(waysOf(question).get('best'));
    const same = [...waysOf(question)].find(([name, { words }]) => name !== 'best' && `${words}` === `${best.words}`);
    const rows = moveRows(question.about, book, new Map());
    expect(rows.some(({ name }) => name === 'best')).toBe(same === undefined);
    return { same: same?.[0], says: `${rows.find(({ name }) => name === 'same')?.says}` };
  };
  const all = [-900, -300, 300, 900].map((y) => named({ ...LAST, place: { x: 200, y }, height: 31 }));
  const shared = all.filter(({ same }) => same !== undefined);
  expect(shared.length).toBeGreaterThan(0);
  for (const { same, says } of shared)
    expect(says).toMatch(new RegExp(`(?:^|; |and )best (?:is|are) ${same}, which Enter takes`));
});

// "best" was a dive after a man whose wings had gone.
test('C076 no move is flown for an enemy who only falls', () => {
  const falls = { status: 'spinning', isBeyondHelp: true, place: { x: 0, y: 900 }, height: 22 } as const;
  const [falling] = asked(falls).questions;
  const [alone] = asked({ status: 'lost' }).questions;
  const movesIn = ({ about }: Asked<'clouds-move'>) =>
    [...wholeMoves(about.view, { about, book })].map(([purpose, { words }]) => [purpose, words.join(' ')]);
  expect(movesIn(there(falling))).toEqual(movesIn(there(alone)));
  expect(movesIn(there(falling)).map(([purpose]) => purpose)).not.toContain('behind');
  const [spinning] = asked({ ...falls, isBeyondHelp: false }).questions;
  expect(movesIn(there(spinning))).not.toEqual(movesIn(there(alone)));
});

// The question of a real fight computes its prices on first access: the page ended with a fault.
test('C076 beside an enemy who only falls a move is found from the question itself', () => {
  const machine = aMachine('B1', { initiative: { total: 10, die: 5, again: [] } });
  const falls = { ...FIRST, status: 'spinning', isBeyondHelp: true, place: { x: 0, y: 900 }, height: 22 } as const;
  const found: (readonly string[] | undefined)[] = [];
  move(machine, aSkirmish([machine, aMachine('G1', falls)]), {
    ...freeTable(book, 1, 1),
    choose: ((_: 'clouds-move', about: Asked<'clouds-move'>['about']) => {
      found.push(wholeMoves(about.view, { about, book }).get('best')?.words);
      return 'end';
    }) as never,
  });
  expect(there(found[0]).length).toBeGreaterThan(0);
});

// She was told of the edge only in the turn in which she flew over it.
test('the edge is told two turns ahead, in the rows, in sentences, and for a step of her own', () => {
  const edge = aSkirmish([]).half;
  const rowsAt = (y: number) => {
    const [question] = asked({ status: 'lost' }, { own: { place: { x: 0, y } } }).questions;
    const { about } = there(question);
    const [row] = moveRows(about, book, new Map());
    const says = askingOf(there(question)).does('end', about, book, peopleOf({ flights: [] }));
    return { says: there(row).says, heard: there(row).heard, step: says };
  };
  const far = rowsAt(0);
  expect(far.says).not.toContain('off in');
  expect(far.step).not.toContain('off the board');
  const lined = rowsAt(edge - 2000);
  expect(lined.step).toContain('; straight on she is off the board in the next turn');
  expect(rowsAt(edge - 3000).step).toContain('; straight on she is off the board in the turn after the next');
  const over = rowsAt(edge - 500);
  expect(over.step).toContain('OFF THE BOARD');
  expect(over.step).not.toContain('straight on she is off');
});
