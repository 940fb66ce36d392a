import { describe, expect, test } from 'vitest';
import { NO_ORDERS } from '../../../../src/campaign/standing-orders.ts';
import { threatsBehind } from '../../../../src/games/side/head/reached.ts';
import { layBarrages } from '../../../../src/games/side/rules/hazards.ts';
import { fall, plan } from '../../../../src/games/side/rules/moving.ts';
import { playTurn } from '../../../../src/games/side/rules/side-turn.ts';
import { kindsAtHand } from '../../../../src/games/side/screen/best-of-kinds.ts';
import { ENERGY_SENTENCES } from '../../../../src/games/side/screen/energy-narration.ts';
import { ENERGY_REASONS } from '../../../../src/games/side/screen/energy-reasons.ts';
import { goalWords } from '../../../../src/games/side/screen/goal-words.ts';
import { moveFamilies } from '../../../../src/games/side/screen/move-families.ts';
import { fightTold, sidePage } from '../../../../src/games/side/screen/side-page.ts';
import { sidePicture } from '../../../../src/games/side/screen/side-picture.ts';
import { wayWords } from '../../../../src/games/side/screen/way-words.ts';
import type { FightingMachine, OpenShot, SideView } from '../../../../src/games/side/table/fighting-machine.ts';
import { peopleOf } from '../../../../src/kit/screen/people.ts';
import { nextInRows } from '../../../../src/kit/screen/walk-rows.ts';
import { type Paper, paperFor, saidInSentences, wrap } from '../../../../src/page/paper.ts';
import {
  dangerIn,
  linesIn,
  meantBy,
  passedOver,
  safeOptions,
  severalIn,
} from '../../../../src/questions/asking/put.ts';
import { askingOf } from '../../../../src/questions/asking/questions.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import { answerFamilies } from '../../../../src/screens/live/answer-families.ts';
import { enterTakes } from '../../../../src/seat/typed/at-hand.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import type { EventOf } from '../../../../src/table/events.ts';
import type { Side } from '../../../../src/table/sides.ts';
import { there } from '../../../support/fights/cards.ts';
import { allSeen, book, dashboards, machineAt, sideFight } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { takenBy } from '../../../support/table/taken-by.ts';

type AskedMove = Asked<'energy-move'>;

const AT_ONCE = { book, courses: {}, sitting: { orders: NO_ORDERS } };

/** What somebody is asked who is about to fly: his throttle, and then his way. */
function asked(
  machine: FightingMachine,
  others: readonly FightingMachine[] = [],
  turn = 1,
): { throttle: Asked<'throttle'>; move: AskedMove } {
  const table = freeTable(book, 1, 1);
  plan({ machine, pool: 5 }, allSeen(sideFight([machine, ...others], { turn })), table);
  const move = table.asked.find((each): each is AskedMove => each.decision === 'energy-move');
  const throttle = table.asked.find((each): each is Asked<'throttle'> => each.decision === 'throttle');
  return { throttle: there(throttle), move: there(move) };
}

/** (V055) What is asked of a machine that falls: the throttle, and no way to fly. */
function askedInFall(machine: FightingMachine): Asked<'throttle'> {
  const table = freeTable(book, 1, 1);
  fall(machine, allSeen(sideFight([machine])), table);
  return there(table.asked.find((each): each is Asked<'throttle'> => each.decision === 'throttle'));
}

test.each([
  ['on the first turn', 'se5a', 1, 1, '7'],
  ['one that is all but open', 'se5a', 4, 5, '7'],
  ['one that was taken off', 'se5a', 4, 3, '7'],
] as const)('Enter alone opens the throttle %s', (_, dashboard, turn, pip, taken) => {
  const { throttle } = asked(machineAt('B1', dashboard, { speed: 4, pip }), [], turn);
  expect(takenBy(throttle, book)).toBe(taken);
});

// Seven settings took seven of the twenty-four lines of a page; speed 5 goes half the way to each, rounded down.
test('the settings of the throttle stand in a line, with the speeds that they leave', () => {
  const throttle = askedInFall(machineAt('B1', 'se5a', { speed: 5, pip: 5, falling: 'stall' }));
  const { options } = word(throttle, book, peopleOf({ flights: [] }));
  const families = there(askingOf(throttle).rows?.families?.(throttle, book));
  const lines = answerFamilies(
    options,
    families,
    { at: throttle.options.indexOf('5'), typed: '' },
    { paper: paperFor({ columns: 80, isTerminal: true, colour: false }), rows: 12 },
  );
  expect(lines).toHaveLength(3);
  expect(lines.slice(0, 2).join(' ')).toMatch(
    /^ 0 +1 +2 +3 +4 +\[5\] +6 .*\(her speed in the next turn, after level flight: 3 3 4 4 4 5 6/,
  );
  expect(lines[2]).toBe('5: after level flight her speed would be 5');
});

test('a way into the ground is asked for once more, and another is not', () => {
  const { move } = asked(machineAt('B1', 'sopwith-pup', { level: 2, speed: 6 }));
  const ends = Object.entries(move.about.ends);
  const [crash] = there(ends.find(([, { lands }]) => lands === 'crashes'));
  expect(dangerIn(move, crash, book)).toBe('That way leads into the ground.');
  expect(dangerIn(move, 'level', book)).toBeUndefined();
});

test('a way that ends in a stall is asked for once more, but for a Falling Leaf and where all ways do', () => {
  const { move } = asked(machineAt('B1', 're8', { level: 15, speed: 5 }));
  const stalling = Object.entries(move.about.ends).filter(([, { stalls }]) => stalls);
  const doubts = new Map(stalling.map(([answer]) => [answer, dangerIn(move, answer, book)]));
  expect(doubts.get('falling-leaf')).toBeUndefined();
  doubts.delete('falling-leaf');
  expect(doubts.size).toBeGreaterThan(0);
  expect(new Set(doubts.values())).toEqual(new Set(['That way ends in a stall.']));
  expect(dangerIn(move, takenBy(move, book) ?? '', book)).toBeUndefined();
  const slow = asked(machineAt('B1', 're8', { level: 15, speed: 0, pip: 0 })).move;
  expect(Object.values(slow.about.ends).every(({ stalls }) => stalls)).toBe(true);
  for (const answer of slow.options) expect(dangerIn(slow, answer, book) ?? '').not.toContain('stall');
});

// Enter had no answer though a dive did not stall.
test('where what Enter would fly stalls, it takes the best way that does not', () => {
  const { move } = asked(machineAt('B1', 're8', { level: 15, speed: 5 }));
  const options = ['level', there(move.options.find((option) => option.startsWith('shallow-dive')))];
  const usual = there(takenBy({ ...move, options }, book));
  const ends = { ...move.about.ends, [usual]: { ...there(move.about.ends[usual]), stalls: true } };
  const stalling = { ...move, about: { ...move.about, ends }, options };
  expect(dangerIn(stalling, usual, book)).toBe('That way ends in a stall.');
  expect(takenBy(stalling, book)).toBe(options.find((option) => option !== usual));
  expect(takenBy({ ...stalling, options: [usual] }, book)).toBeUndefined();
  expect(safeOptions(askedInFall(machineAt('B1', 'se5a', { falling: 'stall' })), book)).toEqual([]);
});

test('a way off the mats says whose edge it is, and is asked for once more, V124', () => {
  const { move } = asked(machineAt('B1', 'sopwith-pup', { hex: 2, level: 12, speed: 5, west: true }));
  expect(word(move, book, peopleOf({ flights: [] })).options[0]?.does).toContain(
    'OFF THE MATS BY YOUR OWN EDGE, HOME AND OUT OF THE FIGHT',
  );
  expect(dangerIn(move, 'level', book)).toBe(
    'That way leads off the mats by your own edge, home and out of the fight.',
  );
  expect(move.about.ends['level']?.over).toBe('own');
  // With the plate aboard that edge is where she is to go; without it, or with another's, it is not.
  const sent = (progress: number) => {
    const mission = { aim: 'photograph', progress, done: false } as const;
    return { ...move, about: { ...move.about, view: { ...move.about.view, mission } } };
  };
  expect([0, 1, 2].map((progress) => dangerIn(sent(progress), 'level', book) === undefined)).toEqual([
    false,
    true,
    false,
  ]);
  const { hexes } = move.about.view;
  const far = asked(machineAt('B1', 'sopwith-pup', { hex: hexes - 2, level: 12, speed: 5 }));
  expect(dangerIn(far.move, 'level', book)).toBe('That way leads off the mats by their edge, out of the fight.');
});

test('ways to fly stand in the picture by their numbers in the list, and who is beside it at its edge', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 4, level: 12 });
  const { move } = asked(own, [machineAt('G1', 'albatros-d3', { hex: 39, level: 13, west: true })]);
  const { view, ends } = move.about;
  const all = Object.values(ends);
  const rows = sidePicture({
    view,
    ways: { ends: all, shown: all.map((_, i) => i), at: undefined },
    focus: own.pose,
    width: 56,
  });
  const level = there(rows.find((row) => row.startsWith(' 12')));
  expect(level).toMatch(/B1→ .*1/);
  expect(there(rows.find((row) => row.startsWith(' 13')))).toMatch(/G1←›$/);
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(56);
});

test('while a way is at hand its kind has numbers, its end a mark, and a low page is about the machine', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 4, level: 12 });
  const { move } = asked(own, [machineAt('G1', 'albatros-d3', { hex: 39, level: 3, west: true })]);
  const at = there(move.options.find((option) => option.startsWith('shallow-dive')));
  const rows = sidePage(
    move,
    { book, paper: paperFor({ columns: 80, isTerminal: true, colour: false }) },
    { rows: 9, at },
  ).split('\n');
  expect(rows).toHaveLength(9);
  expect(rows.join('\n')).toContain('◆↘');
  expect(there(rows.find((row) => row.startsWith(' 12')))).toMatch(/B1→/);
});

// At a table every dashboard lies open: a wingman who burns, and an enemy whom one has hit.
test('beside the picture stand the others with their damage and their speed, where there is room', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 4, level: 12 });
  const leaking = { ...machineAt('B2', 'sopwith-pup', { hex: 6, level: 12, speed: 3 }), leak: 3, structure: 2 };
  const { move } = asked(own, [machineAt('G1', 'albatros-d3', { hex: 39, level: 13, west: true, speed: 5 }), leaking]);
  const columns = (rows: number, of = move) =>
    sidePage(of, { book, paper: paperFor({ columns: 120, isTerminal: true, colour: false }) }, { rows, at: undefined })
      .split('\n')
      .map((row) => row.slice(96));
  const whole = columns(24);
  const at = whole.indexOf('others, damage, speed:');
  expect(whole.slice(at, at + 3)).toEqual(['others, damage, speed:', 'B2 ##...... 3 leak', 'G1 ........ 5']);
  expect(columns(8)).not.toContain('others, damage, speed:');
  const inFlames = asked(own, [{ ...leaking, burning: true }]).move;
  expect(columns(24, inFlames)).toEqual(expect.arrayContaining(['B2 ##...... 3 leak,', '   ON FIRE']));
  const alone = sidePage(asked(own).move, { book, paper: paperFor({ columns: 120, isTerminal: true, colour: false }) });
  expect(alone).not.toContain('others');
});

// She began the turn in the very hex of the balloon: the dot of her trail stood where the balloon hangs.
test('what is fought for is drawn over the dots of those who have flown there', () => {
  const began = { x: 4 * 26, y: 2 * 5 };
  const own = machineAt('B1', 'sopwith-pup', { hex: 22, level: 5, west: true });
  const { move } = asked({ ...own, start: { ...own.pose, ...began } });
  const bag = { id: 'gas-bag', kind: 'balloon', side: 'german', ...began, damage: 0, destroyed: false } as const;
  const view = { ...move.about.view, targets: [bag] };
  const rows = sidePicture({ view, ways: { ends: [], shown: [], at: undefined }, focus: own.pose, width: 96 });
  expect(there(rows.find((row) => row.startsWith('  5')))).toMatch(/B1←[ .]*O/);
});

test('pool, preparation and drag are explained where they stand, V031 V034 V067', () => {
  const { move } = asked(machineAt('B1', 'sopwith-pup', { hex: 4, level: 12, speed: 5 }));
  const { preparation, drag } = move.about;
  expect({ preparation, drag }).toEqual({ preparation: 0, drag: 3 });
  expect(word(move, book, peopleOf({ flights: [] })).ask).toBe(
    'How does B1 fly, with throttle 6? Pool 5 of 5 (5 flies last): she has an enemy in sight. She climbs or dives at once; a climb or a turn costs 3 of her speed.',
  );
});

test('whoever is on a tail is named, V068', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 12, level: 12, speed: 5 });
  const { move } = asked(own, [machineAt('G1', 'albatros-d3', { hex: 10, level: 12 })]);
  const ask = (pool: 2 | 3) => word({ ...move, about: { ...move.about, pool } }, book, peopleOf({ flights: [] })).ask;
  expect(ask(2)).toContain('? Pool 2 of 5 (5 flies last): G1 is on her tail.');
  expect(ask(3)).toContain('? Pool 3 of 5 (5 flies last): she is engaged with G1.');
  const behind = asked(own, [machineAt('G1', 'albatros-d3', { hex: 14, level: 12 })]).move;
  const chases = { ...behind, about: { ...behind.about, pool: 2 as const } };
  expect(word(chases, book, peopleOf({ flights: [] })).ask).toContain(
    '? Pool 2 of 5 (5 flies last): she is on the tail of G1.',
  );
});

// "G2 is on her tail, and she is on the tail of G2", of a machine that nobody had in sight.
test('V068 two who have passed each other fly apart, and whom nobody sees is told to be unseen', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 12, level: 12, speed: 5 });
  const { move } = asked(own, [machineAt('G1', 'albatros-d3', { hex: 10, level: 12, west: true })]);
  const ask = (known: boolean) => {
    const { view } = move.about;
    const machines = view.machines.map((each) => (each.id === 'G1' ? { ...each, known, couldBe: [] } : each));
    const seen = { ...view, machines } as SideView;
    return word({ ...move, about: { ...move.about, view: seen, pool: 2 } }, book, peopleOf({ flights: [] })).ask;
  };
  expect(ask(true)).toContain(': she and G1 fly apart, tail to tail.');
  expect(ask(false)).toContain(': she and G1 (unseen) fly apart, tail to tail.');
});

// "B1's gun jams, and the marks climb and dive for three turns without a word of the jam."
test('V089 how often level flight clears a jam stands on the panel and behind the level way', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 12, level: 12, speed: 5 });
  for (const gun of own.guns) gun.jammed = true;
  const { move } = asked(own);
  const page = sidePage(move, { book, paper: paperFor({ columns: 80, isTerminal: true, colour: false }) });
  expect(page).toMatch(/fixed gun 6\|6 JAM\n.*level clears it \d in 6\n/);
  const [level] = kindsAtHand(move.about, { options: ['level'], book });
  expect(there(there(level).best).cells?.[1]).toMatch(/^clears gun \d in 6$/);
  const way = there(Object.keys(move.about.ends).find((answer) => answer.startsWith('shallow-climb')));
  const [climb] = kindsAtHand(asked(own).move.about, { options: [way], book });
  expect(there(there(climb).best).cells?.[1]).not.toContain('clears');
});

test('V026 a machine that is slow has on her panel at what speed she stalls', () => {
  const panel = (speed: number) => {
    const { move } = asked(machineAt('B1', 'sopwith-pup', { hex: 12, level: 12, speed }));
    return sidePage(move, { book, paper: paperFor({ columns: 80, isTerminal: true, colour: false }) });
  };
  expect(panel(0)).toMatch(/speed 0, stalls at -?\d\n/);
  expect(panel(5)).not.toContain('stalls at');
});

test('level 0 is the ground, in words and in the picture', () => {
  const { move } = asked(machineAt('B1', 'sopwith-pup', { hex: 12, level: 1, speed: 5 }));
  const words = word(move, book, peopleOf({ flights: [] })).options.map(({ does }) => does);
  expect(words.some((does) => does.includes('on the ground'))).toBe(true);
  expect(words.some((does) => does.includes('level 0'))).toBe(false);
  const page = sidePage(
    move,
    { book, paper: paperFor({ columns: 80, isTerminal: true, colour: false }) },
    { rows: 12, at: undefined },
  );
  expect(page).toMatch(/^ {2}0 {2}_+/m);
});

test('what the enemy brings is told, and not which counter is which: that is found out by spotting, V079', () => {
  const entered = (machine: string, side: Side, dashboard: string) =>
    ({ machine, side, dashboard, skill: 'ace', level: 12, speed: 5 }) as const;
  const began = ENERGY_SENTENCES['side-fight-began'](
    {
      type: 'side-fight-began',
      turns: 12,
      hexes: 40,
      sky: sideFight([]).sky,
      targets: [],
      machines: [entered('B1', 'allied', 'sopwith-pup'), entered('G1', 'german', 'albatros-d3')],
    },
    book,
    peopleOf({ flights: [] }),
  );
  expect(began).toBe('The Allies: Sopwith Pup (ace); the Germans: Albatros D.III (ace). Twelve turns at most.');
});

describe('the ways to fly by their kinds', () => {
  const { move } = asked(machineAt('B1', 'sopwith-pup', { hex: 4, level: 12, speed: 5 }));
  const families = moveFamilies(move.options);

  test('are all of them, each once', () => {
    const answers: string[] = families.flatMap((family) => [...family.answers]);
    expect(answers.toSorted()).toEqual([...move.options].toSorted());
    expect(families.map(({ name }) => name)).toEqual(expect.arrayContaining(['level', 'climb', 'dive']));
    const kinds = moveFamilies(['hard-2-2', 'hard-dive-0-3', 'hard-climb-2', 'jink', 'easy']);
    expect(kinds.map(({ name, parts = [] }) => [name, ...parts.map((part) => part.name)])).toEqual([
      ['turn', 'hard'],
      ['climb', 'hard-climb'],
      ['dive', 'hard-dive'],
      ['special'],
    ]);
  });

  test('are walked from kind to kind, and from way to way, round the ends', () => {
    const [first, second] = families.map(({ answers }) => there(answers[0]));
    expect(nextInRows(there(first), 'down', families)).toBe(second);
    expect(nextInRows(there(second), 'up', families)).toBe(first);
    expect(nextInRows(there(first), 'left', families)).toBe(families.at(-1)?.answers.at(-1));
    expect(nextInRows('nothing', 'right', [])).toBe('nothing');
  });

  test('of a kind without a best stand side by side, and without a cursor a choice is asked for', () => {
    const paper = paperFor({ columns: 80, isTerminal: true, colour: false });
    const options = move.options.map((answer) => ({ answer, does: `does ${answer}` }));
    const at = move.options.findIndex((option) => option.startsWith('shallow-dive'));
    const lines = answerFamilies(options, families, { at, typed: '' }, { paper, rows: 12 });
    expect(lines.at(-1)).toBe(`${move.options[at]}: does ${move.options[at]}`);
    expect(answerFamilies(options, families, { at: undefined, typed: '' }, { paper, rows: 12 }).join(' ')).toContain(
      'Enter has no safe answer here: choose',
    );
  });
});

test('the head of a wide page is as wide as the page', () => {
  const { throttle } = asked(machineAt('B1', 'sopwith-pup', { hex: 10, level: 12 }));
  const events = [{ type: 'side-turn-began', turn: 1, order: ['B2', 'G2', 'G1', 'B1', 'B3', 'G3'] }] as const;
  const wide = paperFor({ columns: 140, isTerminal: true, colour: false });
  const [head = ''] = sidePage(throttle, { book, paper: wide, events }).split('\n');
  expect(head).toMatch(/^Turn 1 of 20 .* to move: B2, G2, G1, B1, B3, G3$/);
  expect(head.length).toBeGreaterThan(100);
});

test('whom he would have in his sights is told only of ways in which he may fire, V059, V060', () => {
  const ahead = [machineAt('G1', 'albatros-d3', { hex: 26, level: 12, west: true })];
  const { ends } = asked(machineAt('B1', 'sopwith-pup', { hex: 18, level: 12, speed: 5 }), ahead).move.about;
  expect(ends['level']?.shots).toMatchObject([{ target: 'G1', hexes: 3 }]);
  for (const silent of ['jink', 'barrel-roll']) expect(there(ends[silent]).shots).toEqual([]);
  const jammed = machineAt('B1', 'sopwith-pup', { hex: 18, level: 12, speed: 5 });
  for (const gun of jammed.guns) gun.jammed = true;
  expect(there(asked(jammed, ahead).move.about.ends['level']).shots).toEqual([]);
});

test('machines in one place stand beside each other in the picture, and none hides another', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 10, level: 12 });
  const near = { hex: 10, level: 12, west: true };
  const { throttle } = asked(own, [machineAt('G1', 'albatros-d3', near), machineAt('G2', 'albatros-d3', near)]);
  const rows = sidePage(throttle, { book, paper: paperFor({ columns: 80, isTerminal: true, colour: false }) }).split(
    '\n',
  );
  const level = there(rows.find((row) => row.startsWith(' 12')));
  for (const sign of ['B1→', 'G1←', 'G2←']) expect(level).toContain(sign);
});

const FOUGHT_FOR = [
  { id: 'battery', kind: 'battery', side: 'german', x: 80, y: 0, damage: 1, destroyed: false },
  { id: 'gas-bag', kind: 'balloon', side: 'allied', x: 20, y: 10, damage: 0, destroyed: false },
  { id: 'nest', kind: 'machine-gun-nest', side: 'german', x: 84, y: 0, damage: 2, destroyed: true },
] as const;

/** The page of a machine far above what is fought for. */
function overTargets(paper: Paper, rows?: number): string {
  const { throttle } = asked(machineAt('B1', 'sopwith-pup', { hex: 4, level: 18 }));
  const sky = {
    ...throttle.about.view.sky,
    cumuli: [{ column: 14, level: 10 }],
    lowStrati: [{ column: 9, level: 3 }],
  };
  const view = { ...throttle.about.view, sky, targets: FOUGHT_FOR };
  const question = { ...throttle, about: { ...throttle.about, view } };
  if (paper.inSentences) return wrap(fightTold(question, { book }), paper);
  return sidePage(question, { book, paper }, rows === undefined ? undefined : { rows, at: undefined });
}

test('where the targets lie is told however high one flies, and one’s own hex beside it', () => {
  const rows = overTargets(paperFor({ columns: 80, isTerminal: true, colour: false }), 12).split('\n');
  expect(rows).toHaveLength(12);
  const head = rows.slice(0, 5).join(' ').replace(/\s+/g, ' ');
  expect(head).toContain('theirs: battery % at hex 20, on the ground, damage 1 of 3; nest ^ at hex 21, on the ground');
  expect(head).toContain('ours: gas-bag O at hex 5, level 5');
  expect(rows.join('\n')).toContain('hex 4, level 18, medium');
});

test('in sentences targets and clouds are told too', () => {
  const text = overTargets(saidInSentences(paperFor({ columns: 200, isTerminal: false, colour: false })));
  expect(text).toContain('Theirs: battery at hex 20, on the ground, damage 1 of 3; nest');
  expect(text).toContain('Ours: gas-bag at hex 5, level 5.');
  expect(text).toContain('a cumulus about hex 14, level 10, low stratus about hex 9, level 3.');
});

test('a way that brings somebody into the sights is marked in its kind, and the mark is read below', () => {
  const { move } = asked(machineAt('B1', 'sopwith-pup', { hex: 4, level: 12, speed: 5 }));
  const options = move.options.map((answer) => ({ answer, does: '' }));
  const best = { answer: 'normal-3-1', words: '', cells: [] };
  const families = moveFamilies(move.options, (answer) => answer === 'normal-4-1').map((each) => ({ ...each, best }));
  const paper = paperFor({ columns: 80, isTerminal: true, colour: false });
  const at = move.options.indexOf('normal-4-1');
  const lines = answerFamilies(options, families, { at, typed: '' }, { paper, rows: 12 }).join('\n');
  expect(lines).toContain(`${at + 1}:[4-1*]`);
  expect(lines).toContain('(* brings a shot; hexes before');
});

// At 80 x 24 a line ended in `fires at B1, two hexes off, fro…`, and from where is what matters more.
test('a way says from where it brings a shot, and then how far off', () => {
  const { move } = asked(machineAt('B1', 'sopwith-pup', { hex: 4, level: 12, speed: 4 }), [
    machineAt('G1', 'albatros-d3', { hex: 11, level: 12 }),
  ]);
  const { options } = word(move, book, peopleOf({ flights: [] }));
  const level = options.find(({ answer }) => answer === 'level');
  expect(level?.does).toMatch(/; fires at G1 from behind, three hexes off; /);
});

// At 80 columns the row ended in `midway: about in the mid…`: what it meant was nowhere to be read.
test('how the figures of a dive are read stands whole in a line of 80 columns', () => {
  const dive = moveFamilies(['shallow-dive-0-4'])[0]?.parts?.[0];
  expect(`(${dive?.reads})`.length).toBeLessThanOrEqual(78);
  expect(dive?.reads).toMatch(/turn: .*, midway: /);
});

// Blue shows one point on one face of six, black too: there is no die above it. (32) Buckingham jams on one face more.
test('V088 a burst is offered with the chances of its die, a long one with those of the next and of a jam', () => {
  const bursts = (die: OpenShot['die'], buckingham: boolean) => {
    const { view } = asked(machineAt('B1', 'sopwith-pup', { buckingham })).move.about;
    const shot: OpenShot = { target: 'G1', hexes: 3, aspect: 'side', die, gun: 0 };
    const about: Asked<'side-shot'>['about'] = { view, side: 'allied', machine: 'B1', left: 6, shots: [shot] };
    const { options } = word(
      { decision: 'side-shot', about, options: ['hold', 'G1', 'G1-long'] },
      book,
      peopleOf({ flights: [] }),
    );
    return options.map(({ does }) => does);
  };
  expect(bursts('red', false)).toEqual([
    'a burst, three hexes, from the side: 5 in 6 to hit',
    'long, three hexes, from the side: 5 in 6 to hit, jams 1 in 6',
    'keep the rounds',
  ]);
  expect(bursts('orange', false)[1]).toMatch(/: 5 in 6 to hit, jams 2 in 6$/);
  expect(bursts('black', true)[1]).toMatch(/: 6 in 6 to hit, jams 2 in 6$/);
});

// The balloon two hexes off, nine bursts left, and Enter kept the rounds. Yellow hits with 3 of 6 faces, pink with 2.
test('Enter alone fires where it hits best', () => {
  const { view } = asked(machineAt('B1', 'sopwith-pup', {})).move.about;
  const safe = (...dice: readonly [string, string]) => {
    const shots = dice.map((die, i) => ({ target: `G${i + 1}`, hexes: 1, aspect: 'rear', die, gun: 0 }) as const);
    const about = { view, side: 'allied', machine: 'B1', left: 6, shots } as const;
    const options = ['hold', 'G1', 'G1-long', 'G2', 'G2-long'];
    return takenBy({ decision: 'side-shot', about, options }, book);
  };
  expect(safe('yellow', 'red')).toBe('G2');
  expect(safe('yellow', 'pink')).toMatch(/^G1/);
});

test('the guns on the ground are asked for a place by whom it awaits, and who of their own is there', () => {
  expect(barragesFor([machineAt('G1', 'albatros-d3', { hex: 26, level: 9 })])).toMatchInlineSnapshot(`
    [
      "hold fire this turn",
      "2 in 6: where B1 is, hex 20, level 10; G1 7 hexes off, 1 lower",
      "2 in 6: 2 hexes ahead of B1, hex 24, level 7; G1 3 hexes off, 2 higher",
      "2 in 6: 5 hexes ahead of B1, hex 28, level 9; G1 is there now",
    ]
  `);
});

test.each([
  ['above', [machineAt('G1', 'albatros-d3', { hex: 36, level: 14 })], [/; G1 16 hexes off, 4 higher$/]],
  ['below', [machineAt('G1', 'albatros-d3', { hex: 36, level: 5 })], [/; G1 17 hexes off, 5 lower$/]],
  ['at one level', [machineAt('G1', 'albatros-d3', { hex: 36, level: 10 })], [/; G1 16 hexes off, as high$/]],
  [
    'the nearer of two',
    [machineAt('G1', 'albatros-d3', { hex: 36, level: 9 }), machineAt('G2', 'albatros-d3', { hex: 12, level: 10 })],
    [/; G2 8 hexes off, as high$/],
  ],
  ['straight above', [machineAt('G1', 'albatros-d3', { hex: 20, level: 18 })], [/; G1 0 hexes off, 8 higher$/]],
  ['nobody in the air', [], [/level 10$/]],
] as const)('each place for shells is told by where the nearest of their own is: %s', (_, germans, [told]) => {
  expect(barragesFor(germans)[1]).toMatch(told);
});

/** What is said of each place to which the guns beneath B1 may fire. */
function barragesFor(germans: readonly FightingMachine[]): string[] {
  const table = freeTable(book, 1, 1);
  const machines = [machineAt('B1', 'sopwith-pup', { hex: 20, level: 9 }), ...germans];
  layBarrages(sideFight(machines, { flakLeft: { allied: 0, german: 1 } }), table);
  const [question] = table.asked;
  return word(there(question), book, peopleOf({ flights: [] })).options.map(({ does }) => does);
}

test('the clock is asked for with path, target, range and die of each stop', () => {
  const own = machineAt('B1', 'se5a', { hex: 14, speed: 7 });
  const fight = allSeen(
    sideFight([own, machineAt('G1', 'albatros-d3', { hex: 21, west: true, speed: 5 })], { options: ['time-freezing'] }),
  );
  const table = freeTable(book, 1, 1);
  playTurn(fight, table);
  const clock = there(table.asked.find((each): each is Asked<'time-freeze'> => each.decision === 'time-freeze'));
  const does = word(clock, book, peopleOf({ flights: [] })).options.map((option) => option.does);
  expect(does[0]).toBe('let everybody fly to the end');
  // What matters stands first, what both sides may do: at 80 columns the end of the line is cut.
  // (V113) In the time of four hexes the other comes two nearer.
  expect(does[4]).toMatch(/^B1 at G1 [1-6] in 6, one hex off, from ahead; G1 back [1-6] in 6; hex 18, level 8$/);
  expect(Math.max(...does.map(({ length }) => length))).toBeLessThan(77);
  const rows = sidePage(
    clock,
    { book, paper: paperFor({ columns: 80, isTerminal: true, colour: false }) },
    {
      rows: 12,
      at: '4',
    },
  );
  expect(rows).toContain('◆');
});

test('the clock is not asked for where no stop gives a shot to anybody of the asked side', () => {
  const table = freeTable(book, 1, 1);
  const own = machineAt('B1', 'se5a', { hex: 14, speed: 7 });
  const foe = machineAt('G1', 'albatros-d3', { hex: 21, west: true, speed: 5 });
  playTurn(allSeen(sideFight([own, foe], { options: ['time-freezing'] })), table);
  const clock = there(table.asked.find((each): each is Asked<'time-freeze'> => each.decision === 'time-freeze'));
  const about = (over: Partial<Asked<'time-freeze'>['about']>) => ({ ...clock, about: { ...clock.about, ...over } });
  const ask = (over: Partial<Asked<'time-freeze'>['about']>) => word(about(over), book, peopleOf({ flights: [] })).ask;
  expect(passedOver(clock)).toBeUndefined();
  expect(passedOver(about({ stops: { 1: [] }, mayFire: { 1: ['G1'] } }))).toBe('no');
  expect(passedOver(about({ stops: {} }))).toBe('no');
  const answers = word(about({ mayFire: { ...clock.about.mayFire, 1: [] } }), book, peopleOf({ flights: [] })).options;
  expect(answers.map(({ answer }) => answer)).toEqual(clock.options.filter((option) => option !== '1'));
  expect(ask({})).toMatch(/Shots are reckoned if he flies on straight\.$/);
  expect(ask({ enemies: ['G1', 'G2'] })).toMatch(/Shots are reckoned if they fly on straight\.$/);
});

test('throttle and move are asked together: a line for each way, and Enter takes what she would be asked for next', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 10, level: 12, speed: 5, pip: 3 });
  const foe = machineAt('G1', 'albatros-d3', { hex: 20, level: 13, west: true });
  const { throttle, move } = asked(own, [foe]);
  const lines = linesIn(throttle, book);
  expect(lines.map(({ answers }) => answers)).toEqual(move.options.map((way) => ['6', way]));
  expect(lines.map(({ does }) => does)).toEqual(move.options.map((way) => wayWords(way, move.about, book)));
  const enter = enterTakes(undefined, throttle, AT_ONCE);
  expect(enter).toMatchObject({ answer: '6', line: `6 ${takenBy(move, book)}` });
  for (const { line, number = '', answers } of lines)
    for (const typed of [line, number]) {
      const read = there(severalIn(typed, throttle, book));
      const said = 'words' in read ? read.words : [];
      expect(said.map((word, i) => word(i === 0 ? throttle : move))).toEqual(
        answers.map((answer) => ({ is: 'answer', answer })),
      );
    }
  const said = word(throttle, book, peopleOf({ flights: [] })).ask;
  expect(said).toBe(
    'Turn 1. How does B1 fly, with speed 5 and throttle 6? Pool 5 of 5 (5 flies last): she has an enemy in sight.',
  );
});

// Level flight leaves speed 8 of a Pup at 7 with the throttle full: her wings may not bear that.
test('the lines have the throttle that Enter sets, at the red line too, and the move is asked as they stand', () => {
  const { throttle } = asked(machineAt('B1', 'sopwith-pup', { hex: 10, level: 12, speed: 8, pip: 6 }));
  expect(takenBy(throttle, book)).toBe('6');
  const lines = linesIn(throttle, book);
  expect(new Set(lines.map(({ answers }) => answers[0]))).toEqual(new Set(['6']));
  const enter = there(enterTakes(undefined, throttle, AT_ONCE));
  const move = there(throttle.about.moves?.['6']);
  const next: AskedMove = { decision: 'energy-move', about: move, options: Object.keys(move.ends) };
  expect(enter.line).toBe(`6 ${takenBy(next, book)}`);
});

test.each([
  [16, 12],
  [18, 12],
  [18, 13],
])(
  'Enter flies a cripple to a shot that no enemy is likely to answer, from hex %i, level %i behind her',
  (hex, level) => {
    const own = { ...machineAt('B2', 'spad-vii', { hex: 20, level: 14, speed: 2 }), structure: 8 };
    const table = freeTable(book, 1, 1);
    const fight = sideFight([own, machineAt('G2', 'albatros-d3', { hex, level })], { turn: 12, turns: 12 });
    plan({ machine: own, pool: 3 }, allSeen(fight), table);
    const move = there(table.asked.find((each): each is AskedMove => each.decision === 'energy-move'));
    const enter = there(takenBy(move, book));
    expect(move.about.ends[enter]?.shots.map(({ target }) => target)).toEqual(['G2']);
    expect(threatsBehind(enter, move.about, book)?.likely ?? []).toEqual([]);
  },
);

test('the throttle alone stands behind the kinds, and a kind is opened by its name', () => {
  const { throttle } = asked(machineAt('B1', 'sopwith-pup', { hex: 10, level: 12, speed: 5 }));
  const kinds = there(askingOf(throttle).rows?.families?.(throttle, book));
  expect(kinds.map(({ name }) => name).toSorted()).toEqual(['climb', 'dive', 'level', 'special', 'throttle', 'turn']);
  expect(kinds.at(-1)).toMatchObject({ name: 'throttle', answers: ['0', '6'], best: { answer: '6' } });
  const walk = there(askingOf(throttle).walk);
  const from = there(kinds[0]?.best?.answer);
  expect(walk.to(from, 'up', throttle, book)).toBe('6');
  expect(walk.to(from, 'down', throttle, book)).toBe(kinds[1]?.best?.answer);
  const meant = (text: string) => meantBy(text, throttle, book);
  expect(meant('dive')).toMatchObject({ is: 'barred' });
  expect(meant('dive')).toHaveProperty('why', expect.stringMatching(/^dive, \d+ ways:\n6 \d+, shallow-dive-/));
  expect(meant('level')).toEqual({ is: 'barred', why: 'Type 6 level: level flight.' });
  expect(meant('nothing')).toBeUndefined();
  expect(meantBy('dive', askedInFall(machineAt('B1', 'sopwith-pup', { falling: 'stall' })), book)).toBeUndefined();
});

test('throttle and move go on one line, each to the question that then stands', () => {
  const { throttle, move } = asked(machineAt('B1', 'sopwith-pup', { hex: 4, level: 12, speed: 5 }));
  const read = severalIn('6 LEVEL', throttle, book);
  const [first, second] = there(read && 'words' in read ? read.words : undefined);
  expect(first?.(throttle)).toEqual({ is: 'answer', answer: '6' });
  expect(second?.(move)).toEqual({ is: 'answer', answer: 'level' });
  expect(second?.(throttle)).toEqual({ is: 'barred', why: 'level is no answer to what is asked now.' });
  // With oil on his goggles he is not asked for the move: it is flown, and the next question is of another turn.
  const nextTurn = asked(machineAt('B1', 'sopwith-pup', { hex: 4, level: 12, speed: 5 }), [], 2);
  const line = severalIn('6 level', throttle, book);
  const [again, level] = there(line && 'words' in line ? line.words : undefined);
  expect(again?.(throttle)).toEqual({ is: 'answer', answer: '6' });
  expect(level?.(nextTurn.throttle)).toEqual({ is: 'needless' });
  expect(severalIn('6', throttle, book)).toBeUndefined();
  expect(severalIn('why shot', throttle, book)).toBeUndefined();
});

const PAPER = paperFor({ columns: 80, isTerminal: true, colour: false });

test('a line takes the first letters of a way, and says which are meant where a kind is named', () => {
  const { throttle, move } = asked(machineAt('B1', 'sopwith-pup', { hex: 10, level: 12, speed: 5 }));
  const said = (line: string) => {
    const read = severalIn(line, throttle, book);
    return there(read && 'words' in read ? read.words[1] : undefined)(move);
  };
  const climbs = move.options.filter((option) => option.startsWith('shallow-climb-'));
  expect(climbs.length).toBeGreaterThan(1);
  expect(said('6 lev')).toEqual({ is: 'answer', answer: 'level' });
  expect(said('6 shallow-climb')).toEqual({
    is: 'barred',
    why: `shallow-climb may be any of these: ${climbs.join(', ')}.`,
  });
  expect(said('6 nowhere')).toEqual({ is: 'barred', why: 'nowhere is none of the ways that she can fly now.' });
});

test('the page says how far it is to either edge of the mats, and who has yet to move', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 8, level: 12 });
  const { throttle } = asked(own, [machineAt('G1', 'albatros-d3', { hex: 20, level: 13, west: true })]);
  const [began, moved] = [
    { type: 'side-turn-began', turn: 1, order: ['G1', 'B1', 'G2'] },
    { type: 'counter-moved', for: 'allied', machine: 'G1', from: own.pose, to: own.pose },
  ] as const;
  const page = sidePage(throttle, { book, paper: PAPER, events: [began, moved] });
  const [turn, sky, head] = page.split('\n');
  expect(turn).toMatch(/^Turn 1 of 20 {2}your part: most within 12 hexes of the middle in \d+ turns, now 1:1$/);
  expect(sky).toMatch(/to move: B1, G2$/);
  expect(head).toMatch(/^ lvl ALLIES ← edge in 8 +edge in 32 → GERMANS/);
  const narrow = { book, paper: paperFor({ columns: 40, isTerminal: true, colour: false }), events: [began, moved] };
  expect(sidePage(throttle, narrow)).toContain('to move: B1, G2\n lvl ALLIES ← ');
  expect(sidePage(throttle, { book, paper: PAPER }).split('\n')[0]).not.toContain('to move');
});

test('what is amiss stands on the dashboard: a control that is gone, and oily goggles that take the choice, V101', () => {
  const dash = there(dashboards['sopwith-pup']);
  const own = machineAt('B1', 'sopwith-pup', { hex: 36, level: 12, rudder: dash.controls, goggles: true, speed: 5 });
  const { throttle } = asked(own);
  const page = sidePage(throttle, { book, paper: PAPER });
  expect(page).toContain('no rudder');
  expect(page).toContain('oily goggles: level');
  expect(page).not.toContain('no ailerons');
  const said = (question: Asked<'throttle'>) => word(question, book, peopleOf({ flights: [] })).ask;
  expect(said(throttle)).toContain(' With oil on the goggles she flies level, which leads off the mats.');
  const inside = asked(machineAt('B1', 'sopwith-pup', { hex: 20, level: 12, goggles: true })).throttle;
  expect(said(inside)).toContain(' With oil on the goggles she flies level.');
  expect(said(asked(machineAt('B1', 'sopwith-pup', { hex: 20, level: 12 })).throttle)).not.toContain('goggles');
});

// In a window of forty lines the fight was on three levels, and the levels from 30 to 17 stood there empty.
test('levels of which nothing is to be seen are folded, and the dashboard stands beside in full', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 10, level: 12 });
  const far = machineAt('G1', 'albatros-d3', { hex: 20, level: 26, west: true });
  const { throttle } = asked(own, [far]);
  const page = sidePage(throttle, { book, paper: PAPER }, { rows: 36, at: undefined });
  const levels = page.split('\n').flatMap((line) => /^ *(\d+) /.exec(line)?.[1] ?? []);
  expect(levels).toContain('26');
  expect(levels).not.toContain('29');
  expect(levels).not.toContain('21');
  expect(page.match(/^ {2}⋮/gm)?.length).toBeGreaterThan(1);
  expect(page).toContain('fixed gun');
  expect(page).toMatch(/ engine 0 of \d+$/m);
});

test('asked for with no rows the picture has as many as machines and dashboard need', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 10, level: 12 });
  const { throttle } = asked(own, [machineAt('G1', 'albatros-d3', { hex: 20, level: 13, west: true })]);
  const rows = (room: number) => sidePage(throttle, { book, paper: PAPER }, { rows: room, at: undefined }).split('\n');
  const least = rows(0);
  expect(least.length).toBeLessThan(rows(18).length);
  for (const each of ['B1→', 'G1←', 'engine 0 of']) expect(least.join('\n')).toContain(each);
});

test('who is above or below what is drawn stands at its rim with his level', () => {
  const own = machineAt('B1', 'sopwith-pup', { hex: 10, level: 12 });
  const { throttle } = asked(own, [machineAt('G1', 'albatros-d3', { hex: 14, level: 4, west: true })]);
  const low = sidePage(throttle, { book, paper: PAPER }, { rows: 8, at: undefined });
  expect(low).toMatch(/G1←4/);
  const whole = sidePage(throttle, { book, paper: PAPER }, { rows: 17, at: undefined });
  expect(whole).toMatch(/^ {2}4 .*G1←$/m);
});

test('V079 who is not in sight while the clock stands is told of as a counter, and `why` gives no speed', () => {
  const at = machineAt('G1', 'albatros-d3', { hex: 21, level: 6, west: true }).pose;
  const stop = { type: 'clock-stopped', by: 'german', at } as const;
  const known = { machine: 'B1', hexes: 2, speed: 7, at } as const;
  const told = (event: EventOf<'clock-stopped'>) =>
    ENERGY_SENTENCES['clock-stopped'](event, book, peopleOf({ flights: [] }));
  const counter = 'whom nobody has in sight, is at level 6, hex 21';
  expect(
    told({
      ...stop,
      ...known,
      time: 3,
      others: [
        { machine: 'G1', at },
        { ...known, machine: 'G2' },
      ],
    }),
  ).toBe(`The Germans stop the clock: B1 has flown 2 of 7 hexes, time 3; G1, ${counter}, G2 2 of 7.`);
  expect(told({ ...stop, machine: 'G1', others: [] })).toBe(`The Germans stop the clock: G1, ${counter}.`);
  const why = (event: EventOf<'clock-stopped'>) => ENERGY_REASONS['clock-stopped'](event, book);
  expect(why({ ...stop, ...known, time: 3, others: [] }).join()).toContain('2 hexes at speed 7 take 3');
  expect(why({ ...stop, machine: 'G1', others: [] }).join()).not.toMatch(/undefined|\d hexes/);
});

const AT_THE_END = {
  aims: { allied: 'hold-the-front', german: 'stop-theirs' },
  atFront: { allied: 2, german: 1 },
} as const;

test('a side that has won by its mission against the points is told so, V124', () => {
  const told = (done: Record<Side, boolean>, points: Record<Side, number>, winner: Side | 'nobody') =>
    ENERGY_SENTENCES['side-fight-over'](
      { type: 'side-fight-over', turns: 20, ...AT_THE_END, done, points, brought: [], winner },
      book,
      peopleOf({ flights: [] }),
    );
  const mission = { allied: true, german: false };
  expect(told(mission, { allied: 2, german: 3 }, 'allied')).toMatch(/: a mission done counts before points\.$/);
  expect(told(mission, { allied: 4, german: 3 }, 'allied')).toMatch(/The Allies have won\.$/);
  expect(told({ allied: false, german: false }, { allied: 1, german: 1 }, 'nobody')).toMatch(/Nobody has won\.$/);
});

describe('what a side has come for', () => {
  const { throttle } = asked(machineAt('B1', 're8', { hex: 4, level: 12 }));
  const told = (aim: SideView['mission']['aim'], over: Partial<SideView> = {}, progress = 0) =>
    goalWords(
      { ...throttle.about.view, targets: FOUGHT_FOR, mission: { aim, progress, done: false }, ...over },
      'allied',
    );

  test('is told with its target, its hex and how far it has come', () => {
    expect(told('photograph')).toBe('your part: a turn level over battery % at hex 20, then home west');
    expect(told('photograph', {}, 1)).toBe('your part: the plate is exposed: home over the west edge');
    expect(told('direct', {}, 2)).toBe('your part: 5 turns near battery % at hex 20, not engaged: 2 done');
    expect(told('destroy')).toBe('your part: destroy battery % at hex 20');
    expect(told('destroy', { targets: [] })).toBe('your part: destroy the target');
    expect(told('stop-theirs', { turn: 4, turns: 20 })).toBe('your part: keep them from theirs, 16 turns left');
    expect(told('hold-the-front', { turn: 4, turns: 20 })).toBe(
      'your part: most within 12 hexes of the middle in 16 turns, now 0:0',
    );
    expect(told('hold-the-front', { turn: 20, turns: 20 })).toBe(
      'your part: most within 12 hexes of the middle after this turn, now 0:0',
    );
    // "No line tells how the part stands now: I learned only on the end page that it was 2 to 2."
    const two = [machineAt('B1', 're8', { hex: 8, level: 12 }), machineAt('B2', 're8', { hex: 7, level: 12 })];
    const { view } = asked(there(two[0]), [there(two[1]), machineAt('G1', 're8', { hex: 31, level: 9 })]).move.about;
    expect(told('hold-the-front', { machines: view.machines })).toContain(', now 1:1');
    expect(told('destroy', { floor: 'air' })).toBe('');
    expect(told('destroy', { mission: { aim: 'destroy', progress: 0, done: true } })).toBe('your part: done');
  });

  // A player of a campaign flew for the middle of the mats, as in the battle Patrol at Noon.
  test('is told in a Dog-Fight of the campaign as how it ends, and how a machine gets out', () => {
    const inCampaign = (turn: number, floor: SideView['floor']) =>
      told('hold-the-front', { turn, floor, turns: 90, clock: { dfd: 47, turnsInPhase: 3 } });
    expect(inCampaign(1, 'ground')).toBe('DFD 47, rolled after turn 3; out: over an edge');
    expect(inCampaign(4, 'ground')).toBe('DFD 47, rolled after turn 6; out: over an edge');
    expect(inCampaign(6, 'air')).toBe('DFD 47, rolled after this turn; out: over an edge, or dive below level 0');
  });

  test('fits in a line of 80 columns', () => {
    for (const aim of ['photograph', 'direct', 'destroy', 'stop-theirs', 'hold-the-front'] as const)
      expect(told(aim).length).toBeLessThanOrEqual(80);
  });

  test('brings no points, and the points say which machines brought them', () => {
    const over = ENERGY_SENTENCES['side-fight-over'](
      {
        type: 'side-fight-over',
        turns: 20,
        ...AT_THE_END,
        done: { allied: true, german: false },
        points: { allied: 5, german: 3 },
        brought: [
          { to: 'allied', machine: 'G1', is: 'down', points: 5 },
          { to: 'german', machine: 'B1', is: 'flown-off', points: 3 },
        ],
        winner: 'allied',
      },
      book,
      peopleOf({ flights: [] }),
    );
    expect(over).toContain('Points: 5 to 3 (G1 down 5, B1 flown off 3).');
    // "Your part: most within 12 hexes of the middle" was counted nowhere in the result.
    expect(over).toContain(
      'Mission: Allies accomplished (hold the front), Germans not accomplished (stop theirs). ' +
        'Within 12 hexes of the middle at the end: Allies 2, Germans 1.',
    );
  });
});

// She was told of the edge only in the turn in which she flew over it.
test('V124 the edge of the mats is told two turns ahead', () => {
  const levelFrom = (hex: number) => {
    const { about } = asked(machineAt('B1', 'se5a', { hex, level: 12, speed: 5, pip: 5 })).move;
    const [level] = kindsAtHand(about, { options: ['level'], book });
    return { words: wayWords('level', about, book), cell: there(there(level).best).cells[1] };
  };
  expect(levelFrom(33)).toMatchObject({
    cell: 'off mats in 2',
    words: expect.stringContaining('off the mats in the next turn'),
  });
  expect(levelFrom(30)).toMatchObject({
    cell: 'off mats in 3',
    words: expect.stringContaining('in the turn after the next'),
  });
  expect(levelFrom(10)).toMatchObject({ cell: '', words: expect.not.stringContaining('off the mats') });
  expect(levelFrom(38)).toMatchObject({
    cell: 'OFF THE MATS',
    words: expect.not.stringContaining('level on from'),
  });
});
