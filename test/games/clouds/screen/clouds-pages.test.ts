import { expect, test } from 'vitest';
import { NO_ORDERS } from '../../../../src/campaign/standing-orders.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { airFires } from '../../../../src/games/clouds/rules/shooting/fire-phase.ts';
import { CLOUDS_SENTENCES } from '../../../../src/games/clouds/screen/clouds-narration.ts';
import { CLOUDS_QUESTIONS } from '../../../../src/games/clouds/screen/clouds-questions.ts';
import { moveGroups } from '../../../../src/games/clouds/screen/move/move-groups.ts';
import { readMove, stepsIn } from '../../../../src/games/clouds/screen/move/read-move.ts';
import { whyNotStep } from '../../../../src/games/clouds/screen/move/why-not-step.ts';
import { skirmishPage } from '../../../../src/games/clouds/screen/skirmish-page.ts';
import type { FightingMachine } from '../../../../src/games/clouds/table/skirmish.ts';
import { fightAloud } from '../../../../src/games/screens.ts';
import { threatsText, whereText } from '../../../../src/kit/screen/aloud.ts';
import { paperFor, saidInSentences } from '../../../../src/page/paper.ts';
import { dangerIn, fightPage, passedOver } from '../../../../src/questions/asking/put.ts';
import { askingOf } from '../../../../src/questions/asking/questions.ts';
import { word } from '../../../../src/questions/asking/word.ts';
import { groupLines } from '../../../../src/screens/live/answer-lines.ts';
import { enterTakes } from '../../../../src/seat/typed/at-hand.ts';
import type { Asked } from '../../../../src/table/decisions.ts';
import type { GameEvent } from '../../../../src/table/events.ts';
import type { Side } from '../../../../src/table/sides.ts';
import { there } from '../../../support/fights/cards.ts';
import { aBalloon, aMachine, aMan, anEngine, aSkirmish, aUnit, cards } from '../../../support/fights/clouds.ts';
import { book } from '../../../support/people/campaigns.ts';
import { widest } from '../../../support/plain-paper.ts';
import { asItStood } from '../../../support/table/as-it-stood.ts';
import { freeTable } from '../../../support/table/free-table.ts';
import { takenBy } from '../../../support/table/taken-by.ts';

const paper = (columns: number) => paperFor({ columns, isTerminal: true, colour: false });
const PEOPLE = { men: new Map(), flights: [], crews: [], downs: [] };
const FOE = { place: { x: 50, y: 1600 }, heading: 12, height: 34 };

/** The question that stands when B1 has composed so much of her move. */
class Standing extends Error {
  readonly asked: Asked<'clouds-move'>;
  constructor(asked: Asked<'clouds-move'>) {
    super();
    this.asked = asItStood(asked);
  }
}

function asked(words: readonly string[] = [], over: Partial<FightingMachine> = {}, laid = {}): Asked<'clouds-move'> {
  const machine = aMachine('B1', over);
  const fight = aSkirmish([machine, aMachine('G1', FOE)], laid);
  const choose = (decision: 'clouds-move', about: Asked<'clouds-move'>['about'], options: string[]) => {
    const step = words[about.course.words.length];
    if (step === undefined) throw new Standing({ decision, about, options });
    return step;
  };
  try {
    move(machine, fight, { ...freeTable(book, 1, 1), choose: choose as never });
  } catch (standing) {
    if (standing instanceof Standing) return standing.asked;
    throw standing;
  }
  throw new Error('Nothing was asked.');
}

const wordOf = (question: Asked<'clouds-move'>) => word(question, book, PEOPLE).options;

test.each([80, 120])('the plan, the cockpit and the profile keep to %i columns and to their rows', (columns) => {
  const page = there(skirmishPage(asked(['c2', 'l30']), { book, paper: paper(columns) }, { rows: 13, at: undefined }));
  expect(widest(page)).toBeLessThanOrEqual(columns);
  expect(page.split('\n').length).toBeLessThanOrEqual(13);
  expect(page).toContain('B1↑30');
  expect(page).toMatch(/G1↓34/);
  expect(page).toContain('○');
  expect(page).toContain('B1 Sopwith Pup, 120 km/h of');
  expect(page).toContain('from the side, B1 flies →');
  expect(page).toMatch(/^ *.* \d\d +.*G1←/m);
});

test('the edge of the board, and whoever is in the place where she ends, are told and asked about once more', () => {
  const { half } = aSkirmish([]);
  const over = { place: { x: 0, y: half - 1000 } };
  const off = asked([], over);
  expect(dangerIn(off, 'end', book)).toBe('OFF THE BOARD, out of the fight when the turn ends.');
  expect(dangerIn(off, 'l60', book)).toBeUndefined();
  expect(word(off, book, PEOPLE).options.find(({ answer }) => answer === 'end')?.does).toContain('OFF THE BOARD');
  const upon = asked([], { place: { x: FOE.place.x, y: FOE.place.y - 1200 }, height: FOE.height });
  expect(dangerIn(upon, 'end', book)).toBe('IN THE PLACE OF G1: they may collide.');
  const stall = word(off, book, PEOPLE).options.find(({ answer }) => answer === 'stall');
  expect(stall?.does).toContain('with it the move is flown');
});

test('a page with few rows leaves the profile out; balloons and the ground are on the plan', () => {
  const laid = { balloons: [aBalloon()], ground: [aUnit({ place: { x: 500, y: 800 } })] };
  const page = there(skirmishPage(asked([], {}, laid), { book, paper: paper(80) }, { rows: 8, at: 'r60' }));
  expect(page).not.toContain('from the side');
  expect(page).toContain('K1o20');
  expect(page).toContain('T1=');
});

/** The line of the page above its plan. */
const headOf = (words: readonly string[], rows: number, over: Partial<FightingMachine> = {}): string => {
  const page = there(skirmishPage(asked(words, over), { book, paper: paper(80) }, { rows, at: undefined }));
  return there(page.split('\n')[0]);
};

test('the plan keeps its scale while a move is composed, whatever it turns to and however many rows it has', () => {
  const [first] = /···· is [\d.]+ MU/.exec(headOf([], 11)) ?? [];
  // From 6 MU behind her, half of what she flies, to G1 16 before her, with 2 on either side: 26 MU in 44 dots.
  expect(first).toBe('···· is 4.8 MU');
  for (const words of [['s4'], ['r90'], ['r90', 'r60'], ['c3', 'l30'], ['s6', 'l90']])
    for (const rows of [11, 13, 16]) expect(headOf(words, rows)).toContain(there(first));
});

test('the plan keeps the scale of the turn before while all fit and it is one step too coarse', () => {
  const at = (machine: string, side: Side, y: number, heading: number) => ({
    ...{ machine, side, aircraft: 'sopwith-pup' },
    at: { x: 0, y, heading, height: 30, speed: 12 },
  });
  const begun = (...north: readonly number[]): GameEvent[] => [
    { type: 'clouds-laid-out', marks: [], machines: [at('B1', 'allied', 0, 0), at('G1', 'german', 1600, 12)] },
    ...north.flatMap((y, i): GameEvent[] => [
      {
        type: 'clouds-flew',
        machine: 'G1',
        words: [],
        from: at('G1', 'german', 0, 12).at,
        to: { ...at('G1', 'german', y, 12).at },
        energy: 0,
      },
      { type: 'clouds-turn-began', turn: i + 1 },
    ]),
  ];
  const scale = (events: readonly GameEvent[]) =>
    Number(
      /···· is ([\d.]+) MU/.exec(
        skirmishPage(asked([]), { book, paper: paper(80), events }, { rows: 13, at: undefined }),
      )?.[1],
    );
  expect(scale([])).toBe(4.8);
  expect(scale(begun(2400, 1600))).toBe(6.4);
  expect(scale(begun(3300, 1600))).toBe(6.4);
  expect(scale(begun(1600))).toBe(4.8);
  // G1 has flown 10 MU on since this turn began; its scale stays.
  expect(scale(begun(600))).toBe(4);
  expect(scale([...begun(3300), ...begun(1600)])).toBe(4.8);
});

test('a larger window shows more of the board, and a closer picture only where everybody is in it', () => {
  const scaleOf = (columns: number, rows: number, over: Partial<FightingMachine> = {}) => {
    const page = there(skirmishPage(asked([], over), { book, paper: paper(columns) }, { rows, at: undefined }));
    return { scale: Number(there(/···· is ([\d.]+) MU/.exec(page)?.[1])), isWhole: !page.includes('beyond') };
  };
  const far = { place: { x: 0, y: -3800 } };
  for (const over of [{}, far, { speed: 5 }])
    expect(scaleOf(120, 18, over).scale).toBeGreaterThanOrEqual(scaleOf(80, 13, over).scale);
  expect(scaleOf(120, 30, far).scale).toBeGreaterThanOrEqual(scaleOf(80, 13, far).scale);
  for (const over of [{}, { speed: 5 }]) {
    expect(scaleOf(120, 30, over).scale).toBeLessThan(scaleOf(80, 13, over).scale);
    expect(scaleOf(120, 30, over).isWhole).toBe(true);
  }
});

test('who is further off than the plan goes stands at its rim in brackets, and the head says so', () => {
  const far = { place: { x: 0, y: -3800 } };
  const page = there(skirmishPage(asked([], far), { book, paper: paper(80) }, { rows: 13, at: undefined }));
  expect(page).toContain('(G1↓34)');
  expect(page).toContain(', () beyond');
  expect(page).toMatch(/\(G1←\)/);
  expect(page).toContain("G1 at 12 o'clock, 54 MU, +4");
  expect(headOf([], 13)).not.toContain('beyond');
});

test('the nearest enemy is told by the clock; on a wide page four of them, and a balloon', () => {
  const laid = { balloons: [aBalloon({ place: { x: 0, y: 500 }, height: 20 })] };
  const page = (columns: number, rows: number) =>
    there(skirmishPage(asked([], {}, laid), { book, paper: paper(columns) }, { rows, at: undefined }));
  expect(page(80, 13)).toContain("K1 at 12 o'clock, 5 MU, -10");
  expect(page(80, 13)).not.toContain("G1 at 12 o'clock");
  expect(page(120, 24)).toContain("G1 at 12 o'clock, 16 MU, +4");
  // The profile of heights does not give way to it.
  expect(page(80, 10)).toContain('from the side');
});

test('a step that flies the move to its end is not taken while another stands behind it on the line', () => {
  const line = (typed: string) => {
    const question = asked();
    const read = there(readMove(typed, question, book));
    return 'words' in read ? read.words.map((word) => word(question)) : [];
  };
  expect(line('bank-left r60')[0]).toEqual({
    is: 'barred',
    why: 'With bank-left the move is flown to its end: r60 would come too late.',
  });
  expect(line('bank-left end')[0]).toEqual({ is: 'answer', answer: 'bank-left' });
  expect(line('s3 r60')[0]).toEqual({ is: 'answer', answer: 's3' });
});

test('a shot belongs to the line: `end fire` fires what hits best when she is asked for it', () => {
  const machine = aMachine('B1', { place: { x: 0, y: 1200 } });
  const fight = aSkirmish([machine, aMachine('G1', { place: { x: 0, y: 1500 } })]);
  const table = freeTable(book, 1, 1);
  airFires(fight, table);
  const shot = there(table.asked.find((each): each is Asked<'clouds-fire'> => each.decision === 'clouds-fire'));
  const question = asked();
  const read = there(readMove('end fire', question, book));
  const [end, fire] = 'words' in read ? read.words : [];
  expect(end?.(question)).toEqual({ is: 'answer', answer: 'end' });
  const view = { ...shot.about.view, turn: question.about.view.turn };
  expect(fire?.({ ...shot, about: { ...shot.about, view } })).toEqual({ is: 'answer', answer: 'G1.normal' });
  expect(fire?.(question)).toEqual({ is: 'needless' });
});

test('behind a stroke nobody moves a machine of the other side: two play at one page', () => {
  const question = asked();
  const theirs = { ...question, about: { ...question.about, machine: 'G1', side: 'german' as const } };
  const read = there(readMove('end / r30', question, book));
  const [first, second] = 'words' in read ? read.words : [];
  expect(first?.(question)).toEqual({ is: 'answer', answer: 'end' });
  expect(second?.(theirs)).toEqual({ is: 'barred', why: "r30 was not taken: G1 moves now, and is the other side's." });
});

test('a test that failed says what comes of it if it is left, and what another throw needs', () => {
  const about = { ...asked().about, test: 'stay' as const, skill: 9, roll: 12, left: 1 };
  const worded = word({ decision: 'clouds-re-roll', about, options: ['keep', 'again'] }, book, PEOPLE);
  expect(worded.options.map(({ does }) => does)).toEqual([
    'she goes home',
    'throw again: 9 in 20 it succeeds; it costs the last re-roll',
  ]);
});

// Ours: a plate is exposed where a move ends, within 3 MU of what is wanted and in level flight.
test.each([
  ['straight to it', [], 1200, 'end', 'a plate of T1'],
  ['two MU short', [], 1400, 'end', 'a plate of T1'],
  ['four MU short', [], 1600, 'end', 'NOTHING ON THE PLATE: end level within 3 MU of it'],
  ['in a turn', [], 1200, 'l30', 'NOTHING ON THE PLATE: end level within 3 MU of it'],
] as const)('a plate that is exposed says what is on it: %s', (_, over, y, word, says) => {
  const laid = { ground: [aUnit({ place: { x: 0, y } })], camera: ['B1'] };
  const does = (words: readonly string[], answer: string) =>
    there(wordOf(asked(words, {}, laid)).find((each) => each.answer === answer)).does;
  expect(does(['camera', ...over], word)).toContain(says);
  expect(does([], word)).not.toMatch(/plate/i);
});

test('a bomb is told by how often it hits, a stick by what the die is taken from', () => {
  const under = { ground: [aUnit({ place: { x: 0, y: 1200 } })] };
  const question = asked([], { bombs: 2, height: 5 } as never, under);
  const end = there(wordOf(question).find(({ answer }) => answer === 'end')).does;
  expect(end).toMatch(/may bomb T1, \d+ in 20 to hit; a stick of bombs on T1, -?\d+ less 1d20/);
});

test('what a tighter turn puts to the test is told once where it is the same', () => {
  const tighter = (over: Partial<FightingMachine>) =>
    moveGroups(asked([], over).about).find(({ name }) => name === 'tighter')?.says;
  expect(tighter({ speed: 30 })).toMatch(/^\+1: -20 km\/h; \+2: -30; \+3: -40; each structure \d+$/);
  expect(tighter({})).toBe('+1: -20 km/h, die up to 10; +2: -30, 8; +3: -40, 6; else wide or spin');
});

test('a strain that is kept says how often she comes apart, a tight turn whether it is wide or a spin', () => {
  const kept = (about: Partial<Asked<'clouds-re-roll'>['about']>, over: Partial<FightingMachine> = {}) => {
    const asking = { ...asked([], over).about, test: 'damage' as const, skill: 9, roll: 12, left: 2, ...about };
    return word({ decision: 'clouds-re-roll', about: asking, options: ['keep', 'again'] }, book, PEOPLE).options;
  };
  expect(kept({})[0]?.does).toBe('one in three she comes apart');
  expect(kept({})[1]?.does).toBe('throw again: 9 in 20 it succeeds; it costs one of two re-rolls');
  expect(kept({}, { pilot: aMan('pilot', { abilities: ['best-rigger'] }) })[0]?.does).toBe(
    'one in six she comes apart',
  );
  expect(kept({ test: 'tight-turn' })[0]?.does).toBe('she turns wide');
  const { falls } = cards.movement.rebuilt.spin;
  expect(kept({ test: 'tight-turn', roll: 15 })[0]?.does).toBe(`she spins, ${falls} lower in the next turn`);
  expect(kept({ test: 'tight-turn', roll: 15 }, { speed: 30 })[0]?.does).toBe('one in three she comes apart');
  expect(kept({ test: 'spin' })[0]?.does).toBe(`she spins on, ${falls} lower in the next turn`);
  expect(kept({ test: 'stall' }, { height: falls })[0]?.does).toBe('she spins, and into the ground in the next turn');
  expect(kept({ test: 'stick' })[0]?.does).toBe(`she spins, ${falls} lower at once, and fires no more in this turn`);
});

// C026 and C027, C051, C053 and C054, C090: skill less throw is the row of the table.
test.each([
  ['landing', 9, 12, 'she tips on her nose'],
  ['landing', 9, 19, 'she somersaults'],
  ['place', 9, 13, 'she comes down in a soft meadow with ditches, -3 to the landing'],
  ['jump', 9, 12, 'he is stuck until the next turn'],
  ['jump', 9, 16, 'his parachute kills him'],
  ['water', 9, 12, 'he drowns'],
] as const)('a test of %s with %i and a throw of %i that is kept comes to this: %s', (test, skill, roll, says) => {
  const about = { ...asked().about, test, skill, roll, left: 1 };
  expect(CLOUDS_QUESTIONS['clouds-re-roll'].does('keep', about, book, PEOPLE)).toBe(says);
});

test('on the water a landing is told from the table of the water, and a gunner goes nowhere', () => {
  const about = { ...asked([], {}, { terrain: 'water' }).about, test: 'landing', skill: 9, roll: 19, left: 1 } as const;
  const { does } = CLOUDS_QUESTIONS['clouds-re-roll'];
  expect(does('keep', about, book, PEOPLE)).toBe('she somersaults on the water');
  expect(does('keep', { ...about, test: 'stay' }, book, PEOPLE)).toBe('she goes home');
  expect(does('keep', { ...about, test: 'stay', who: 'gunner' }, book, PEOPLE)).toBe('the observer fights no more');
  expect(does('again', { ...about, skill: -1 }, book, PEOPLE)).toContain('no throw is low enough');
});

test('a re-roll that no throw could pass is not asked for, but where a lighter failure or a gun may come of it', () => {
  const about = { ...asked().about, test: 'stay', skill: 0, roll: 4, left: 1 } as const;
  const passed = CLOUDS_QUESTIONS['clouds-re-roll'].passes;
  expect(passed?.(about)).toBe('keep');
  for (const open of [{ skill: 1 }, { test: 'landing' }, { test: 'shot', jams: 'belt' }] as const)
    expect(passed?.({ ...about, ...open })).toBeUndefined();
});

test('a miss that jams a gun says so before it is kept, and what clears the gun', () => {
  const asking = { ...asked([]).about, test: 'shot' as const, skill: 14, roll: 20, left: 1 };
  const worded = (jams?: 'belt' | 'magazine') =>
    word(
      { decision: 'clouds-re-roll', about: { ...asking, ...(jams && { jams }) }, options: ['keep', 'again'] },
      book,
      PEOPLE,
    );
  expect(worded('belt').ask).toContain('threw 20 against 14 to hit and failed, and that jams a gun.');
  expect(worded('belt').options[0]?.does).toMatch(
    /^a miss, and a gun jams: for good \d in 6, else up to \w+ actions to clear it$/,
  );
  expect(worded('magazine').options[0]?.does).not.toBe(worded('belt').options[0]?.does);
  expect(worded().options[0]?.does).toBe('a miss');
});

test('the points of a fight say what they are for, and whoever is driven off is no victory', () => {
  const tasks = [
    { side: 'allied', words: 'a balloon burnt', times: 2, points: 3 },
    { side: 'german', words: 'a Nieuport down', times: 0, points: 2 },
  ] as const;
  const told = CLOUDS_SENTENCES['clouds-scored'];
  expect(
    told({ type: 'clouds-scored', allied: 6, german: 0, turns: 4, why: 'turns-flown', tasks }, book, PEOPLE),
  ).toMatch(/ Allies: a balloon burnt, 2 of them, 3 each: 6\.$/);
  expect(
    told({ type: 'clouds-scored', allied: 0, german: 0, turns: 4, why: 'one-side-left', tasks: [] }, book, PEOPLE),
  ).not.toContain('Allies:');
  const home = CLOUDS_SENTENCES['clouds-forced-home'];
  expect(home({ type: 'clouds-forced-home', machine: 'G1', by: 'A1' }, book, PEOPLE)).toBe(
    'G1 has had enough and turns for home; it counts for A1, who hit her last.',
  );
});

// C071 in the sheet of one engine; of a machine with more engines another sheet tells.
test('a damage that may be thrown again is told in words before one decides', () => {
  const asking = { ...asked().about, test: 'hit' as const, skill: 13, roll: 13, left: 1 };
  const worded = (about: typeof asking) =>
    word({ decision: 'clouds-re-roll', about, options: ['keep', 'again'] }, book, PEOPLE);
  expect(worded(asking).ask).toContain('Throw again? One re-roll left.');
  expect(worded(asking).options[0]?.does).toBe('a gun is hit');
  expect(worded(asking).options[1]?.does).toBe(
    'throw again: 7 in 20 a higher line, and what falls stands; it costs the last re-roll',
  );
  expect(worded({ ...asking, skill: 33 }).options[0]?.does).toBe('the cockpit is riddled');
  const gotha = aMachine('G9', { aircraft: 'gotha-g4' });
  const view = { ...asking.view, machines: [...asking.view.machines, gotha] };
  expect(worded({ ...asking, view }).options[0]?.does).toBe('it stands');
});

test('Enter alone flies the move of an ace step by step, and nobody off the board', () => {
  const { half } = aSkirmish([]);
  const near = asked([], { place: { x: 0, y: half - 1000 } });
  expect(dangerIn(near, 'end', book)).toContain('OFF THE BOARD');
  const taken = takenBy(near, book);
  expect(taken).not.toBe('end');
  expect(dangerIn(near, there(taken), book)).toBeUndefined();
});

test('the cockpit has the speed at which she stalls', () => {
  expect(skirmishPage(asked(), { book, paper: paper(80) }, { rows: 13, at: undefined })).toContain('stalls at 65');
});

test('what is amiss stands in the cockpit', () => {
  const hurt = {
    wider: 2,
    isForcedHome: true,
    engines: [anEngine({ is: 'stopped', petrolUntil: 3 })],
    bank: 'left' as const,
    gunner: aMan('gunner'),
  };
  const page = there(skirmishPage(asked([], hurt), { book, paper: paper(120) }, { rows: 24, at: undefined }));
  expect(page).toContain('bank left');
  expect(page).toMatch(/ENGINE STOPPED, petrol to\n.* turn 3, forced home/);
});

test('all that is amiss is told, on as many lines as it takes, and a gun that is gone is not one that is jammed', () => {
  const guns = (...is: readonly ('clear' | 'jammed' | 'dead')[]) => ({
    ...aMachine('B1').forward,
    guns: is.map((each) => ({ is: each, actions: 0, from: 0 })),
  });
  const smoke = { from: 2, until: 4, kmh: 200, mayShutDown: false };
  const engines = [anEngine({ side: 'left', smoke }), anEngine({ side: 'right', is: 'shut-down' })];
  const testEach = { freeFrom: 15, turnsOnly: false, guns: true, bombs: false };
  const hurt = { drag: 2, engineLoss: 1, testAbove: 150, testEach, rollFactor: 2, engines, mustLand: true };
  const page = there(
    skirmishPage(
      asked([], { ...hurt, forward: guns('dead', 'jammed') }),
      { book, paper: paper(80) },
      { rows: 14, at: undefined },
    ),
  );
  for (const words of [
    'ammo 10 (1 jammed, 1 gone)',
    'left engine smokes: 200 km/h by turn 4',
    'RIGHT ENGINE SHUT-DOWN',
    '30 km/h lost a turn',
    'rolls x2',
    'above 150 km/h',
    'each manoeuvre',
    'to move:',
  ])
    expect(page.replaceAll(/\n.{46}/g, ' ')).toContain(words);
  expect(widest(page)).toBeLessThanOrEqual(80);
});

test('in sentences there is no picture: what she has, and who is where', () => {
  const page = fightPage(asked(), { book, people: PEOPLE, events: [], paper: saidInSentences(paper(80)) });
  expect(there(page).replaceAll('\n', ' ')).toContain(
    "B1, Sopwith Pup: 120 km/h, stalls at 65, height 30, heading 000, wings level; strength 20 of 20, Fortitude 12/12, ammo 10. G1 at 12 o'clock, 16 MU, height +4, heading 180.",
  );
});

test('aloud she has each by the clock, in Move Units and heights, and whose guns bear', () => {
  const aloud = there(fightAloud(asked(), { book, people: PEOPLE }));
  expect(whereText(aloud, undefined, 'B1')).toBe(
    "From B1, height 30, heading 000: G1, twelve o'clock, 16 MU, 4 above you, heading 180.",
  );
  expect(aloud.who).toHaveLength(2);
  const close = there(fightAloud(asked([], { place: { x: 50, y: 900 }, height: 34 }), { book, people: PEOPLE }));
  expect(threatsText(close)).toBe(
    "G1 can fire at B1: twelve o'clock, 7 MU, level with you, heading 180.\nB1 can fire at G1: twelve o'clock, 7 MU, level with you, heading 180.",
  );
});

test('some seventy steps stand in a handful of rows, each with its energy, behind the best whole moves', () => {
  const { groups } = word(asked(), book, PEOPLE);
  const words: readonly string[] = asked().options;
  const steps = there(groups).filter(({ answers }) => answers.some((answer) => words.includes(answer)));
  const lines = groupLines(steps, 'r60', paper(80));
  const ways = there(groups).filter(({ answers, name }) => answers.join() === name);
  expect(ways.map(({ name }) => name)).toEqual(['shoot', 'nearer', 'above', 'best']);
  expect(
    groupLines(ways, undefined, paper(80)).every((line) => /^ {2}\w+ +[a-z0-9 +-]+ \d+ km\/h, \d+ /.test(line)),
  ).toBe(true);
  expect(lines).toEqual([
    '  fly     end flies the move, and so do stall spin bank-left bank-right; s1..11',
    '> turn    l30 l60(!) l90(!) r30 r60(!) r90(!): 2 4 5 MU, -10 km/h; immelmann',
    '  tighter +1: -20 km/h, die up to 10; +2: -30, 8; +3: -40, 6; else wide or spin',
    '  aside   roll-l roll-r: -10 km/h; slip-l1..5 slip-r1..5: -10 each',
    '  height  c1..5: -10 each; d1..12: +10 each; vertical-dive: +110 km/h',
  ]);
  const low = moveGroups(asked([], { bank: 'left', height: 3 }).about)[0];
  expect(low?.says).toMatch(/^end flies the move, and so does bank-level; s1/);
  expect(new Set(steps.flatMap(({ answers }) => answers))).toEqual(new Set(words));
});

test('the arrows walk from row to row, and within a row', () => {
  const question = asked();
  const walk = there(askingOf(question).walk);
  const to = (from: string, direction: 'up' | 'down' | 'left' | 'right') => walk.to(from, direction, question, book);
  expect(['end', 'l30', 'l30+1', 'roll-l'].map((from) => to(from, 'down'))).toEqual(['l30', 'l30+1', 'roll-l', 'c1']);
  expect(to('l30', 'right')).toBe('l60');
  expect(to('c3', 'up')).toBe('roll-l');
});

test('where a fight may be left, its row says what leave does', () => {
  const { priced } = asked().about;
  const [first] = priced;
  const leave = { ...first, word: 'leave' } as (typeof priced)[number];
  const [fly] = moveGroups({ priced: [leave, ...priced] } as never);
  expect(fly?.says).toMatch(/^end flies the move, and so do .*; leave: out of the fight; s1\.\.11$/);
  expect(fly?.answers).toContain('leave');
});

test('a step says where it ends, what it costs, and what fire it brings', () => {
  const worded = word(asked(), book, PEOPLE);
  const does = (answer: string) => worded.options.find((option) => option.answer === answer)?.does;
  expect(does('l60+1')).toBe(
    'left 60°, one tighter: 3 MU, -20 km/h, 10 or less on 1d20, else wide, from 16 on a spin; then 100 km/h, height 30, heading 300; hit by G1 8 in 20, at worst by G1 17 in 20',
  );
  expect(does('c3')).toMatch(
    /^climb 3: -30 km\/h; then 90 km\/h, height 33, heading 000; at worst hit by G1 \d+ in 20$/,
  );
  expect(does('stall')).toContain('SHE STALLS, and nobody fires');
  expect(word(asked(['c2']), book, PEOPLE).ask).toContain('So far: climb 2; -20 km/h.');
});

test('who may fire has whom he may fire at on his page', () => {
  const machine = aMachine('B1', { place: { x: 0, y: 1200 } });
  const fight = aSkirmish([machine, aMachine('G1', { place: { x: 0, y: 1500 } })]);
  const table = freeTable(book, 1, 1);
  airFires(fight, table);
  const asks = there(table.asked.find((each): each is Asked<'clouds-fire'> => each.decision === 'clouds-fire'));
  const page = skirmishPage(asks, { book, paper: paper(80) }, { rows: 12, at: undefined });
  expect(there(page)).toContain('G1↑30');
  // Enter fires the burst that costs no more than its rounds, where it may hit.
  expect(takenBy(asks, book)).toBe('G1.normal');
  const hopeless = asks.about.shots.map((shot) => ({ ...shot, base: 0 }));
  expect(takenBy({ ...asks, about: { ...asks.about, shots: hopeless } }, book)).toBe('hold');
});

// A gunner was asked each turn about shots that would need -1 or less, and Enter held the shot it had flown for.
test('C016 Enter fires at 5 in 20; what no throw would hit is not offered, and alone it is not asked', () => {
  const machine = aMachine('B1', { place: { x: 0, y: 1200 } });
  const fight = aSkirmish([machine, aMachine('G1', { place: { x: 0, y: 1500 } })]);
  const table = freeTable(book, 1, 1);
  airFires(fight, table);
  const asks = there(table.asked.find((each): each is Asked<'clouds-fire'> => each.decision === 'clouds-fire'));
  const withBase = (base: number, burst?: 'bomb') => {
    const shots = asks.about.shots.map((shot) => ({ ...shot, base, ...(burst && { burst }) }));
    return { ...asks, about: { ...asks.about, shots } };
  };
  const enter = (question: typeof asks) =>
    enterTakes(undefined, question, { book, courses: {}, sitting: { orders: NO_ORDERS } });
  expect(enter(withBase(5))?.answer).toMatch(/^G1\./);
  expect(enter(withBase(1))).toEqual({ answer: 'hold', why: 'small chance, rounds kept' });
  expect([withBase(1), withBase(0), withBase(-1), withBase(-1, 'bomb')].map(passedOver)).toEqual([
    undefined,
    'hold',
    'hold',
    undefined,
  ]);
  const [shot] = asks.about.shots;
  const mixed = {
    ...asks,
    about: { ...asks.about, shots: [{ ...there(shot), base: 0 }, ...withBase(4).about.shots.slice(1)] },
  };
  const listed = mixed.options.filter((option) => !askingOf(mixed).rows?.isUnlisted?.(option, mixed.about));
  expect(listed).toEqual(mixed.options.filter((option) => option !== shot?.word));
});

// Each turn Enter left the barrage where it stood, ten Move Units from an enemy whom it could be laid on.
test('C118 Enter alone lays a barrage where it bursts nearest to an enemy, and leaves it where it stands nearer', () => {
  const { view } = asked().about;
  const enter = (stands: number | undefined, ...off: readonly [number, number]) => {
    const aims = off.map((far, i) => ({ machine: `B${i + 1}`, off: far }));
    const about = { view, side: 'german', machine: 'B1', unit: 'H1', stands, aims } as const;
    const options = [...(stands === undefined ? [] : ['stay']), 'B1', 'B2'];
    return takenBy({ decision: 'clouds-aim', about, options }, book);
  };
  expect(enter(1000, 0, 700)).toBe('B1');
  expect(enter(1000, 700, 0)).toBe('B2');
  expect(enter(undefined, 300, 200)).toBe('B2');
  expect(enter(200, 900, 700)).toBe('stay');
});

test.each([
  ['left 30, climb', 'l30 c1'],
  ['climb 2, then left 60 tighter 1, end', 'c2 l60+1 end'],
  ['right 90° 2 tighter', 'r90+2'],
  ['c2 l60 end', 'c2 l60 end'],
  ['dive 4; slip right 2; fly', 'd4 slip-r2 end'],
  ['straight 3 and roll to the left', 's3 roll-l'],
  ['bank left', 'bank-left'],
  ['wings level', 'bank-level'],
  ['vertical dive', 'vertical-dive'],
  ['Immelmann turn', 'immelmann'],
  ['take off', 'take-off'],
  ['shut down', 'shut-down'],
  ['loop', 'loop'],
])('%s is read as %s', (line, words) => expect(stepsIn(line).join(' ')).toBe(words));

test('why a step cannot be flown', () => {
  const why = (step: string, words: readonly string[] = [], over: Partial<FightingMachine> = {}) =>
    whyNotStep(step, asked(words, over).about);
  expect(why('loop')).toBe('"loop" is no step of a move. Such are left 60, climb 2, end.');
  // What is typed at random does not push the page out of the window.
  expect(why('y'.repeat(300)).length).toBeLessThan(130);
  expect(why('d2', ['c1'])).toBe('A move climbs or dives once.');
  expect(why('r60', ['l30', 'l30'])).toBe('r60 takes an action, and none is left in this move.');
  expect(why('r60', [], { bank: 'left' })).toContain('banked to the left and turns to no other side');
  expect(why('s3', ['s6'])).toBe('s3 cannot follow s6: undo that, and fly the whole way by one step.');
  expect(why('s11', ['c1', 's9', 'l30'])).toContain('MU of the move left');
  expect(why('r60', [], { bank: 'left' })).toContain('bank-level flies this move to its end');
});

test('who moves first stands first, with alike totals by the die, C003', () => {
  const move = asked();
  const [own, foe] = move.about.view.machines;
  const thrown = (machine: FightingMachine, total: number, die: number): FightingMachine => ({
    ...machine,
    initiative: { total, die, again: [] },
  });
  const view = { ...move.about.view, machines: [thrown(there(own), 17, 6), thrown(there(foe), 17, 2)] };
  const page = (machine: string, decision: 'clouds-move' | 'clouds-jump' = 'clouds-move') =>
    skirmishPage(
      { ...move, decision, about: { ...move.about, machine, view } } as typeof move,
      { book, paper: paper(80) },
      { rows: 13, at: undefined },
    );
  expect(page('G1')).toContain('to move: G1 17 B1 17');
  expect(page('B1')).toContain('to move: B1 17');
  // Of so many that their throws have no room all names stand there.
  const more = ['A2', 'A3', 'G2', 'G3'].map((id) => ({ ...thrown(there(foe), 20, 5), id }));
  const crowded = { ...move.about, machine: 'G1', view: { ...view, machines: [...view.machines, ...more] } };
  const eye = { book, paper: paper(80) };
  expect(skirmishPage({ ...move, about: crowded }, eye, { rows: 13, at: undefined })).toContain(
    'to move: G1 B1 A2 A3 G2 G3',
  );
  // When shots are asked for, everybody has moved.
  expect(page('B1', 'clouds-jump')).not.toContain('to move');
});

test.each([
  ['end', 'stall', 'SHE STALLS, and nobody fires.'],
  ['end', 'ground', 'INTO THE GROUND.'],
  ['stall', 'stall', undefined],
  ['end', 'landing', undefined],
] as const)('a move by %s that ends in %s is asked for once more, if nobody meant it', (answer, endsIn, danger) => {
  const move = asked();
  const priced = move.about.priced.map((step) =>
    step.word === answer ? { ...step, end: { ...step.end, endsIn }, isFlown: true } : step,
  );
  expect(priced.some(({ word }) => word === answer)).toBe(true);
  expect(dangerIn({ ...move, about: { ...move.about, priced } }, answer, book)).toBe(danger);
});

test.each([
  ['with bombs for what stands', 4, 5, /^Her bombs are aboard still/],
  ['with none', 0, 5, undefined],
  ['when nothing stands', 4, 0, undefined],
] as const)('to leave %s', (_, bombs, strength, says) => {
  const danger = dangerIn(asked([], { bombs }, { ground: [aUnit({ side: 'german', strength })] }), 'leave', book);
  if (says) expect(danger).toMatch(says);
  else expect(danger).toBeUndefined();
});

test('C028 to jump out of a machine that flies is asked for once more', () => {
  const machine = aMachine('B1', { parachute: true });
  const table = freeTable(book, 1, 1);
  move(machine, aSkirmish([machine]), table);
  const asked = there(table.asked[0]);
  expect(dangerIn(asked, 'jump', book)).toMatch(/costs you the machine/);
  expect(dangerIn(asked, 'end', book)).toBeUndefined();
});
