import { expect, test } from 'vitest';
import { paperFor } from '../../src/page/paper.ts';
import { closingPage } from '../../src/screens/pages/closing-page.ts';
import type { BattleFate } from '../../src/table/events/battle-events.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { book } from '../support/people/campaigns.ts';

const paper = paperFor({ columns: 100, isTerminal: true, colour: false });
const page = (events: readonly GameEvent[]) =>
  closingPage(events, book, paper)?.replaceAll(/\n +(?=\S* ?\S* ?\S* ?it|and [A-Z])/g, ' ');

const oneLine = (events: readonly GameEvent[]) => page(events)?.replaceAll(/\s+/g, ' ');

const fired = (machine: string, target: string): GameEvent => ({
  type: 'guns-fired',
  machine,
  arc: 'front',
  target,
  range: 'short',
  deck: 'A',
  cards: 1,
  aimed: false,
  distance: 50,
});
const drawn = (machine: string, by: string, points: number, total: number): GameEvent => ({
  type: 'damage-drawn',
  machine,
  by,
  deck: 'A',
  card: `${points}`,
  points,
  aim: 0,
  total,
  resistance: 13,
});

const flew = (machine: string, side: 'allied' | 'german', card: 'straight' | 'stall' | 'left-60') => {
  const pose = { x: 0, y: 0, heading: 0 };
  return { machine, side, card, from: pose, to: pose };
};

test('with cards the page has each burst with its cards, and the one that decided it', () => {
  const told = oneLine([
    { type: 'card-turn-began', turn: 3 },
    { type: 'cards-revealed', turn: 3, phase: 2, moves: [flew('A1', 'allied', 'straight')] },
    fired('A1', 'G1'),
    drawn('G1', 'A1', 4, 4),
    fired('G1', 'A1'),
    drawn('A1', 'G1', 0, 0),
    { type: 'card-turn-began', turn: 4 },
    {
      type: 'cards-revealed',
      turn: 4,
      phase: 1,
      moves: [flew('A1', 'allied', 'stall'), flew('G1', 'german', 'straight')],
    },
    { type: 'cards-revealed', turn: 4, phase: 2, moves: [flew('A1', 'allied', 'left-60')] },
    fired('A1', 'G1'),
    drawn('G1', 'A1', 0, 4),
    { type: 'special-suffered', machine: 'G1', special: 'explosion', comes: 'counts' },
    { type: 'machine-eliminated', machine: 'G1', side: 'german', why: 'explosion', by: 'A1' },
  ]);
  expect(told).toContain('turn 3, phase 2: A1 at G1, short range, ');
  expect(told).toContain(': four points, 4 of 13.');
  expect(told).toMatch(
    /What decided it: turn 4, phase 2: A1 at G1, short range, .*: an explosion, and G1 is out of it\. The card: the explosion\. A1 flew stall, left 60; G1 flew straight\.$/,
  );
  expect(told).not.toContain('G1 at A1');
});

// "short range, a blank and a green jam and 2 points and a red jam +1 aimed"
test('the cards of a burst are told apart', () => {
  const told = oneLine([fired('A1', 'G1'), drawn('G1', 'A1', 1, 1), drawn('G1', 'A1', 3, 4)]);
  expect(told).toContain('short range, 1 point, then 3 points: four points, 4 of 13.');
});

test('of a burst of two cards the heavier one is named; who fires from the ground has flown nothing', () => {
  const told = oneLine([fired('T1', 'A1'), drawn('A1', 'T1', 1, 1), drawn('A1', 'T1', 3, 4)]);
  expect(told).toMatch(/The heaviest: turn 0, phase 0: T1 at A1, .* The card: 3 points\.$/);
});

test('in the clouds it has the throw and the damage; where nobody is lost, the heaviest blow', () => {
  const at = { x: 0, y: 0, heading: 0, height: 20, speed: 12 };
  const move = (machine: string, words: readonly string[]): GameEvent => ({
    ...{ type: 'clouds-flew', machine, words, from: at, to: at, energy: 0 },
  });
  const hit = (line: number, words: string): GameEvent[] => [
    {
      type: 'clouds-fired',
      machine: 'B1',
      gun: 'forward',
      target: 'G1',
      burst: 'normal',
      parts: [],
      base: 14,
      roll: { faces: [9], total: 9 },
      successes: 5,
    },
    { type: 'clouds-hit', machine: 'G1', by: 'B1', successes: 5, line, words },
  ];
  const told = page([{ type: 'clouds-turn-began', turn: 2 }, ...hit(20, 'a wing is holed'), ...hit(3, 'a scratch')]);
  expect(told).toContain('turn 2: B1 at G1, normal burst, 9 against 14: a scratch.');
  expect(told).toContain('The heaviest: turn 2: B1 at G1, normal burst, 9 against 14: a wing is holed.');
  const driven = oneLine([
    { type: 'clouds-turn-began', turn: 2 },
    move('B1', ['r60', 'c2', 'end']),
    move('G1', ['end']),
    ...hit(20, 'a wing is holed').map((event) =>
      event.type === 'clouds-hit' ? { ...event, roll: { faces: [15], total: 15 } } : event,
    ),
    { type: 'clouds-forced-home', machine: 'G1', by: 'B1' },
  ]);
  expect(driven).toMatch(
    /What decided it: .* a wing is holed, and G1 turns for home\. The damage die: 15, \+5 for how well the shot lay: line 20 of the damage table\. B1 flew right 60°, climb 2; G1 flew straight on\.$/,
  );
});

test('from the side it has range, aspect and chance, and the part that was found', () => {
  const pose = { x: 0, y: 40, heading: 1, attitude: 'level' } as const;
  const told = oneLine([
    { type: 'side-turn-began', turn: 5, order: ['B1'] },
    { type: 'side-moved', machine: 'B1', move: 'immelmann', from: pose, to: pose, pip: 5, cue: 4 },
    {
      type: 'side-shot-fired',
      machine: 'B1',
      gun: 0,
      target: 'G1',
      hexes: 1,
      aspect: 'rear',
      long: true,
      base: 'red',
      parts: {},
      die: 'red',
      roll: { faces: [5], total: 5 },
      blow: '2',
      left: 4,
    },
    {
      type: 'part-hit',
      machine: 'G1',
      by: 'B1',
      roll: { faces: [3], total: 3 },
      parts: {},
      part: 'engine',
      blow: '2',
      structure: 0,
      boxes: 8,
    },
    { type: 'side-out', machine: 'G1', how: 'crashed', x: 12 },
  ]);
  expect(told).toMatch(
    /What decided it: turn 5: B1 at G1, a long burst, one hex, from behind, \d+ in \d+: two points, engine, and G1 is out of it\. The die for the part: 3\. B1 flew an Immelmann\./,
  );
});

// She had burned for three turns, and was asked in each.
const shotAt = (target: string, blow: '1' | '2'): GameEvent => ({
  type: 'side-shot-fired',
  machine: 'G2',
  gun: 0,
  target,
  hexes: 1,
  aspect: 'rear',
  long: false,
  base: 'red',
  parts: {},
  die: 'red',
  roll: { faces: [5], total: 5 },
  blow,
  left: 4,
});

// She burned for three turns, and the list had nothing of what the flames did.
test('V103 from the side what flames do to her is told, and that the shot which lit them decided it', () => {
  const burning = (blow: '1' | 'miss'): GameEvent => ({
    ...{ type: 'ground-attack', machine: 'B2', by: 'fire', die: 'red', roll: { faces: [2], total: 2 }, blow },
  });
  const told = oneLine([
    { type: 'side-turn-began', turn: 3, order: [] },
    shotAt('B2', '1'),
    { type: 'side-mishap', machine: 'B2', what: 'caught-fire' },
    { type: 'side-turn-began', turn: 4, order: [] },
    burning('1'),
    burning('miss'),
    { type: 'side-out', machine: 'B2', how: 'exploded', x: 12 },
  ]);
  expect(told).toMatch(/turn 4: flames at B2, \d+ in \d+: a point\./);
  expect(told?.match(/flames at B2/g)).toHaveLength(1);
  expect(told).toMatch(/What decided it: turn 3: G2 at B2, .*: a point, on fire, by which B2 is lost in turn 4\./);
});

test('from the side a blow after which she flew on says when she was down', () => {
  const told = oneLine([
    { type: 'side-turn-began', turn: 3, order: [] },
    shotAt('B2', '2'),
    { type: 'side-turn-began', turn: 6, order: [] },
    { type: 'side-out', machine: 'B2', how: 'crashed', x: 12 },
  ]);
  expect(told).toMatch(
    /turn 3: G2 at B2, one hex, from behind, \d+ in \d+: two points, by which B2 is lost in turn 6\./,
  );
});

test('of a long fight the heaviest are told, and how many there are besides; where nobody was hit there is no page', () => {
  const blows = Array.from({ length: 20 }, (_, i) => [fired('A1', 'G1'), drawn('G1', 'A1', 1 + (i % 3), 1)]).flat();
  expect(page(blows)).toContain('and four lighter ones');
  expect(page([])).toBeUndefined();
});

test('in the clouds who has flown into the ground is in the list, and decides it', () => {
  const told = page([
    { type: 'clouds-turn-began', turn: 13 },
    { type: 'clouds-lost', machine: 'G1', why: 'ground' },
    { type: 'clouds-lost', machine: 'G2', why: 'abandoned' },
  ]);
  expect(told).toContain('turn 13: G1 is lost by flying into the ground.');
  expect(told).toContain('What decided it: turn 13: G1 is lost by flying into the ground.');
  expect(told).not.toContain('G2 is lost');
  expect(told).toContain('turn 13: G2 is abandoned.');
});

const mishap = (machine: string, what: 'engine-stopped' | 'caught-fire' | 'fire-out'): GameEvent => ({
  type: 'side-mishap',
  machine,
  what,
});
const sideTurn = (turn: number): GameEvent => ({ type: 'side-turn-began', turn, order: [] });
const crashed = (machine: string): GameEvent => ({ type: 'side-out', machine, how: 'crashed', x: 12 });

test('from the side the blow that stopped the engine decided it, and no later point', () => {
  const told = oneLine([
    sideTurn(2),
    shotAt('B2', '1'),
    mishap('B2', 'engine-stopped'),
    sideTurn(9),
    shotAt('B2', '2'),
    sideTurn(11),
    crashed('B2'),
  ]);
  expect(told).toMatch(
    /What decided it: turn 2: G2 at B2, .*: a point, her engine gone, by which B2 is lost in turn 11/,
  );
  const out = oneLine([
    sideTurn(2),
    shotAt('B2', '1'),
    mishap('B2', 'caught-fire'),
    mishap('B2', 'fire-out'),
    sideTurn(3),
    shotAt('B2', '2'),
    crashed('B2'),
  ]);
  expect(out).toContain('What decided it: turn 3: G2 at B2,');
  const gone = oneLine([
    sideTurn(2),
    shotAt('B2', '1'),
    mishap('B2', 'engine-stopped'),
    { type: 'side-out', machine: 'B2', how: 'left-by-own-edge', x: 0 },
  ]);
  expect(gone).toContain('The heaviest: turn 2');
});

const laidOut = (machines: readonly string[]): GameEvent =>
  ({
    type: 'clouds-laid-out',
    machines: machines.map((machine) => ({ machine, side: machine.startsWith('G') ? 'german' : 'allied' })),
    marks: [],
  }) as never;
const landed = (machine: string): GameEvent => ({
  type: 'clouds-landed',
  machine,
  place: 'a field',
  isEmergency: true,
  words: 'all well',
  isWrecked: false,
});

test('each machine has a line: how it was taken out of the fight, or that it was in it to the end', () => {
  const told = closingPage(
    [
      laidOut(['B1', 'G1', 'G2']),
      { type: 'clouds-turn-began', turn: 3 },
      { type: 'clouds-hit', machine: 'G2', by: 'B1', successes: 2, line: 9, words: 'the engine is hit' },
      { type: 'clouds-suffered', machine: 'G2', what: 'engine-dead', amount: 0 },
      { type: 'clouds-turn-began', turn: 9 },
      landed('G2'),
      { type: 'clouds-turn-began', turn: 12 },
      { type: 'clouds-left', machine: 'B1', why: 'chosen' },
      { type: 'clouds-left', machine: 'B1', why: 'off-the-board' },
    ],
    book,
    paper,
  );
  expect(told).toContain('How each machine came out');
  expect(told).toContain('\n  turn 12: B1 leaves the fight.');
  expect(told).toContain('\n  G1 was in it to the end.');
  expect(told).toContain('\n  turn 9: G2 comes down, a field: all well.');
  expect(told?.replaceAll(/\s+/g, ' ')).toContain('What decided it: turn 3: B1 at G2,');
  // Nobody was hit, and one has landed all the same.
  expect(page([laidOut(['G2']), { type: 'clouds-turn-began', turn: 4 }, landed('G2')])).toContain(
    'turn 4: G2 comes down',
  );
});

// "Damaged-abort: B1." stood above, and below "B1 was in it to the end."
test('a machine that was in it to the end, and has a Damaged-abort of it, is told to be damaged', () => {
  const [allied, germans] = [fateOf('B1', 'damaged-abort'), fateOf('G1', 'unharmed')];
  const told = page([
    laidOut(['B1', 'G1']),
    { type: 'clouds-turn-began', turn: 3 },
    { type: 'clouds-hit', machine: 'B1', by: 'G1', successes: 2, line: 9, words: 'the engine is hit' },
    { type: 'battle-ended', battle: 'b', phases: 3, allied: [allied], germans: [germans] },
  ]);
  expect(told).toContain('B1 was in it to the end, and goes home damaged.');
  expect(told).toContain('G1 was in it to the end.');
});

test('a machine that was shot down, and is a wreck on the table, was not in it to the end', () => {
  const [allied, germans] = [fateOf('B1', 'shot-down'), fateOf('G1', 'unharmed')];
  const told = page([
    laidOut(['B1', 'G1']),
    { type: 'clouds-turn-began', turn: 3 },
    { type: 'clouds-hit', machine: 'B1', by: 'G1', successes: 2, line: 9, words: 'the engine is hit' },
    { type: 'battle-ended', battle: 'b', phases: 3, allied: [allied], germans: [germans] },
  ]);
  expect(told).toContain('B1 did not come home.');
});

const fateOf = (machine: string, fate: BattleFate['fate']): BattleFate => ({
  machine,
  aircraft: 'a machine',
  fate,
  escaped: false,
  men: [],
});

test('in the clouds a fire that has gone out was no end of her', () => {
  const told = oneLine([
    { type: 'clouds-turn-began', turn: 3 },
    { type: 'clouds-hit', machine: 'G2', by: 'B1', successes: 2, line: 9, words: 'the tank is hit' },
    { type: 'clouds-suffered', machine: 'G2', what: 'fire', amount: 0 },
    { type: 'clouds-burned', machine: 'G2', roll: { faces: [1], total: 1 }, is: 'out' },
    { type: 'clouds-turn-began', turn: 5 },
    { type: 'clouds-hit', machine: 'G2', by: 'B1', successes: 1, line: 4, words: 'a scratch' },
    { type: 'clouds-lost', machine: 'G2', why: 'pilot-killed', by: 'B1' },
  ]);
  expect(told).toContain('What decided it: turn 5: B1 at G2,');
});

test('with cards the burst that lit the flames decided it; what the aim adds stands with the card', () => {
  const told = oneLine([
    { type: 'card-turn-began', turn: 2 },
    fired('A1', 'G1'),
    { ...drawn('G1', 'A1', 3, 4), aim: 1 } as GameEvent,
    { type: 'special-suffered', machine: 'G1', special: 'fire', comes: 'counts' },
    { type: 'card-turn-began', turn: 4 },
    fired('A2', 'G1'),
    drawn('G1', 'A2', 2, 6),
    { type: 'machine-eliminated', machine: 'G1', side: 'german', why: 'fire', by: 'A1' },
  ]);
  expect(told).toContain('short range, 3 points +1 aimed: four points, 4 of 13');
  expect(told).toMatch(/What decided it: turn 2, phase 0: A1 at G1,/);
});

// She drew the explosion for her flames in turn 5; the page had it that a later burst had ended her in turn 4.
test('with cards an explosion that the flames draw is of the burst that lit them, and says when', () => {
  const told = oneLine([
    { type: 'card-turn-began', turn: 4 },
    fired('A1', 'G1'),
    drawn('G1', 'A1', 2, 6),
    { type: 'special-suffered', machine: 'G1', special: 'fire', comes: 'counts' },
    fired('A2', 'G1'),
    drawn('G1', 'A2', 3, 9),
    { type: 'card-turn-began', turn: 5 },
    { type: 'flame-burned', machine: 'G1', left: 2 },
    drawn('G1', 'flames', 0, 9),
    { type: 'machine-eliminated', machine: 'G1', side: 'german', why: 'explosion', by: 'A1' },
  ]);
  expect(told).toMatch(/A1 at G1, [^.]*: two points, 6 of 13, and the flames, by which G1 is lost in turn 5\./);
  expect(told).toMatch(/A2 at G1, [^.]*: three points, 9 of 13\./);
});

const cloudTurn = (turn: number): GameEvent => ({ type: 'clouds-turn-began', turn });
const cloudShot = (machine: string, target: string): GameEvent => ({
  ...{ type: 'clouds-fired', machine, gun: 'forward', target, burst: 'normal', parts: [], base: 14 },
  ...{ roll: { faces: [9], total: 9 }, successes: 5 },
});
const cloudHit = (machine: string, by: string, words: string): GameEvent => ({
  ...{ type: 'clouds-hit', machine, by, roll: { faces: [4], total: 4 }, successes: 5, line: 9, words },
});
const suffered = (machine: string, what: 'smoke' | 'fire' | 'fuel' | 'fuel-out' | 'lost'): GameEvent => ({
  ...{ type: 'clouds-suffered', machine, what, amount: 2 },
});
const catches = (machine: string): GameEvent => ({
  ...{ type: 'clouds-hit', machine, successes: 0, line: 27, words: 'the petrol tank burns' },
});
const burnt = (machine: string, by: string): GameEvent => ({ type: 'clouds-lost', machine, why: 'burned', by });

// Cold Meat: "turn 11: R2 at G1 ...: wood splinters in a wing, and G1 is out of it", and G1 flew on and won in turn 14.
test('in the clouds a man who loses his nerve at the fall of another is put to no blow of his own', () => {
  const told = oneLine([
    laidOut(['R1', 'G1']),
    cloudTurn(11),
    cloudShot('R2', 'G1'),
    cloudHit('G1', 'R2', 'wood splinters in a wing'),
    cloudTurn(14),
    cloudShot('G1', 'R1'),
    cloudHit('R1', 'G1', 'the pilot burns'),
    burnt('R1', 'G1'),
    { type: 'clouds-forced-home', machine: 'G1', by: 'R2' },
  ]);
  expect(told).toContain('turn 11: R2 at G1, normal burst, 9 against 14: wood splinters in a wing.');
  expect(told).toContain('turn 14: G1 at R1, normal burst, 9 against 14: the pilot burns, and R1 is out of it.');
  // And on the last page: "driven off by R2", whom he had burnt two turns before; then "G1 was in it to the end."
  expect(told).toContain('turn 14: G1 has had enough and turns for home; it counts for R2, who hit her last.');
  expect(told).not.toContain('G1 was in it to the end');
});

// Cold Meat: "turn 9: ... the engine is hit, and R2 is out of it"; she flew and fired in turns 10 and 11.
test('in the clouds smoke that burns later says when, and the shot that killed her is the one she is out by', () => {
  const told = oneLine([
    cloudTurn(9),
    cloudShot('G1', 'R2'),
    cloudHit('R2', 'G1', 'the engine is hit'),
    suffered('R2', 'smoke'),
    cloudTurn(11),
    catches('R2'),
    suffered('R2', 'fire'),
    { type: 'clouds-forced-home', machine: 'R2', by: 'G1' },
    cloudTurn(12),
    cloudShot('G1', 'R2'),
    cloudHit('R2', 'G1', 'the engine stops'),
    { type: 'clouds-hit', machine: 'R2', by: 'G1', successes: 0, line: 29, words: 'the pilot burns' },
    burnt('R2', 'G1'),
  ]);
  expect(told).toContain('the engine is hit, by which R2 turns for home in turn 11.');
  expect(told).toMatch(/turn 12: G1 at R2, [^:]*: the engine stops, then the pilot burns, and R2 is out of it\./);
  expect(told).toMatch(/What decided it: turn 12: .* line 9 of the damage table\./);
});

test('in the clouds a later end is put to the blow that led to it, and what has passed to none', () => {
  const smoked = [
    cloudTurn(2),
    cloudShot('B1', 'G1'),
    cloudHit('G1', 'B1', 'the engine is hit'),
    suffered('G1', 'smoke'),
  ];
  const burns = (total: number, is: 'burns' | 'explodes'): GameEvent => ({
    ...{ type: 'clouds-burned', machine: 'G1', roll: { faces: [total], total }, is },
  });
  const end = (events: readonly GameEvent[]) => oneLine([...smoked, ...events]);
  const exploded: GameEvent = { type: 'clouds-lost', machine: 'G1', why: 'exploded', by: 'B1' };
  expect(
    end([cloudTurn(4), catches('G1'), suffered('G1', 'fire'), cloudTurn(5), burns(6, 'explodes'), exploded]),
  ).toContain('by which G1 is lost in turn 5.');
  // Blown out; later she flies into the ground by herself.
  const ground: GameEvent = { type: 'clouds-lost', machine: 'G1', why: 'ground' };
  expect(end([cloudTurn(6), ground])).toContain('turn 6: G1 is lost by flying into the ground.');
  const broke: GameEvent = { type: 'clouds-lost', machine: 'G1', why: 'broke-up', by: 'B1' };
  expect(end([cloudTurn(3), broke])).toContain('the engine is hit, by which G1 is lost in turn 3.');
  const spin = (is: 'began' | 'ended'): GameEvent => ({ type: 'clouds-spin', machine: 'G1', is, height: 4 });
  expect(end([spin('began'), cloudTurn(4), ground])).toContain('by which G1 is lost in turn 4.');
  expect(end([spin('began'), spin('ended'), cloudTurn(4), ground])).toContain('G1 is lost by flying into the ground.');
  const dry = [suffered('G1', 'fuel'), cloudTurn(5), suffered('G1', 'fuel-out')];
  expect(end([...dry, { type: 'clouds-forced-home', machine: 'G1', by: 'B1' }])).toContain(
    'by which G1 turns for home in turn 5.',
  );
  expect(end([...dry, landed('G1')])).toContain('by which G1 is lost in turn 5.');
});

// "Driven Off: G2." stood above, and below "G2 was in it to the end."
test.each([
  ['driven-off', 'B1 was in it to the end, but hurt so that she is Driven Off.'],
  ['forced-down', 'B1 was in it to the end, but cannot get home: she is Forced Down.'],
] as const)('a machine that was in it to the end, and is %s by its hurts, is told so', (fate, sentence) => {
  const told = page([
    laidOut(['B1', 'G1']),
    cloudTurn(3),
    cloudHit('B1', 'G1', 'the engine is hit'),
    { type: 'battle-ended', battle: 'b', phases: 3, allied: [fateOf('B1', fate)], germans: [fateOf('G1', 'unharmed')] },
  ]);
  expect(told).toContain(sentence);
});
