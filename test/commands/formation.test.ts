import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOrder, orderText, readOrder } from '../../src/seat/policy/fight-orders.ts';
import type { Question } from '../../src/table/decisions.ts';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** Orders for those whom one does not want to fly by hand. */

const askedFor = (machine: string) =>
  ({ decision: 'plan-card', about: { machine, view: {} }, options: [] }) as unknown as Question;
const machines = ['A1', 'A2', 'A3'];
const forWhom = (line: string) => {
  const order = readOrder(line.split(/\s+/), askedFor('A1'));
  return order && { until: order.until, flies: order.flies, who: order.who ? machines.filter(order.who) : 'all' };
};

test.each([
  ['carry-on', { who: 'all', until: 'phase', flies: { as: 'prudent' } }],
  ['carry-on fight', { who: 'all', until: 'fight', flies: { as: 'prudent' } }],
  ['carry-on fight others', { who: ['A2', 'A3'], until: 'fight', flies: { as: 'prudent' } }],
  ['a2, A3 as sharp would, this turn', { who: ['A2', 'A3'], until: 'phase', flies: { as: 'sharp' } }],
  ['A2 and A3 as ace would, the whole fight', { who: ['A2', 'A3'], until: 'fight', flies: { as: 'ace' } }],
  ['all as bold would', { who: 'all', until: 'phase', flies: { as: 'bold' } }],
  ['all follow A1', { who: ['A2', 'A3'], until: 'fight', flies: { follows: 'A1' } }],
  ['others follow A3 this turn', { who: ['A1', 'A2'], until: 'phase', flies: { follows: 'A3' } }],
  ['a2 follows a1', { who: ['A2'], until: 'fight', flies: { follows: 'A1' } }],
  ['all by hand', { who: 'all', until: 'phase', flies: 'by-hand' }],
  ['a3 by hand', { who: ['A3'], until: 'phase', flies: 'by-hand' }],
  ['a2 as nobody would', undefined],
  ['a2 follows nobody', undefined],
  ['a2 by heart', undefined],
  ['a2 as sharp as ace', undefined],
  ['carry-on fight turn', undefined],
  ['carry-on whoever', undefined],
])('%s', (line, order) => {
  expect(forWhom(line)).toEqual(order);
});

test.each([
  ['all follow a1', 'The others follow A1 to the end of the fight.'],
  ['a2 follow a1 this turn', 'A2 follows A1 to the end of the turn.'],
  ['a2 a3 as ace would', 'A2 and A3 fight as ace would to the end of the turn.'],
  ['a2 by hand', 'You fly A2 by hand again.'],
])('%s is told: %s', (line, told) => {
  const order = readOrder(line.split(' '), askedFor('A1'));
  expect(order && orderText(order)).toBe(told);
});

test('an order is known by its beginning, and no line of answers is one', () => {
  for (const line of ['all follow A1', 'B2 B3 as sharp would', 'b2, b3 and b4 by hand', 'others as ace would'])
    expect(isOrder(line), line).toBe(true);
  for (const line of ['a c h', 'all', 'B2', 'climb 2, left 60, end', '6 level', 'a2 a3'])
    expect(isOrder(line), line).toBe(false);
});

const asksFor = (out: string) => [...out.matchAll(/card 1 of 3 for (A\d)/g)].map(([, id]) => id);
const BATTLE = ['battle', 'nothing-quiet', '--seed', 'three', '--rules', 'basic', '--answers', '-'];

test('who follows is asked for no more until he is flown by hand again; all of it stands in the log-book', async () => {
  const saves = emptyFolder();
  const lines = ['all follow a1', 'a a a', 'hold', 'a2 by hand', 'a a a'];
  const { out } = await wofHere(saves, BATTLE, lines);
  expect(asksFor(out)).toEqual(['A1', 'A1', 'A1', 'A1', 'A2']);
  expect(readFileSync(join(saves, 'battles/nothing-quiet.wof.jsonl'), 'utf8')).toContain('"lent":"carry-on"');
  expect((await wofHere(saves, ['battle', 'nothing-quiet', '--verify'])).status).toBe(0);
});

test('a step back goes to an answer of one’s own, and behind the order it is gone', async () => {
  const lines = ['all follow a1', 'a a a', 'take-back', 'take-back', 'take-back', 'take-back', 'a a a'];
  const { out } = await wofHere(emptyFolder(), BATTLE, lines);
  const back = out.slice(out.indexOf('> take-back'));
  expect([...back.matchAll(/card (\d) of 3 for (A\d)/g)].map(([, card, id]) => `${id} ${card}`)).toEqual([
    'A1 3',
    'A1 2',
    'A1 1',
  ]);
});

/** The events of a battle that is fought by these lines, as they are told in JSON. */
async function eventsOf(battle: string, lines: readonly string[]) {
  const { out } = await wofHere(
    emptyFolder(),
    ['battle', battle, '--seed', 'three', '--json', '--answers', '-'],
    lines,
  );
  return out.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('whoever follows flies beside his leader', () => {
  test('with cards: within a ruler of him, behind him and pointing as he does, and upon no mate', async () => {
    const events = await eventsOf('nothing-quiet', ['all follow a1', 'a a a', 'hold', 'a a a']);
    const last = events.filter(({ type }) => type === 'cards-revealed')[4];
    const [one, two, three] = ['A1', 'A2', 'A3'].map(
      (id) => last.moves.find((move: { machine: string }) => move.machine === id).to,
    );
    for (const other of [two, three]) {
      expect(far(one, other)).toBeLessThan(18_500);
      expect(other.heading).toBe(one.heading);
      expect(other.y).toBeLessThan(one.y);
    }
    expect(far(two, three)).toBeGreaterThan(4500);
    const upon = events.filter(({ type }) => type === 'machines-overlapped').map(({ machines: both }) => both.join(''));
    expect(upon.filter((both: string) => /^A\dA\d$/.test(both))).toEqual([]);
  });

  test('from the side: within six hexes and a level of him after two turns', async () => {
    const events = await eventsOf('patrol-at-noon', ['all follow b1', '6 level', '6 level']);
    const at = (id: string) => events.filter(({ type, machine }) => type === 'side-moved' && machine === id)[1].to;
    expect(Math.abs(at('B1').x - at('B2').x)).toBeLessThanOrEqual(24);
    expect(Math.abs(at('B1').y - at('B2').y)).toBeLessThanOrEqual(2);
  });

  test('in the clouds: no farther than a move from him and as high, though he turned sharply twice', async () => {
    const events = await eventsOf('fighter-patrol', ['all follow b1', 'left 60, end', 'left 60, end']);
    const at = (id: string) => events.filter(({ type, machine }) => type === 'clouds-flew' && machine === id)[1].to;
    expect(far(at('B1'), at('B2'))).toBeLessThan(1500);
    expect(Math.abs(at('B1').height - at('B2').height)).toBeLessThanOrEqual(2);
  });
});

/** The answers that stand in the log-book of a battle. */
function answersIn(saves: string, battle: string) {
  const book = readFileSync(join(saves, `battles/${battle}.wof.jsonl`), 'utf8');
  return book
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/"(plan-card|clouds-move|energy-move)","([^"]+)"/g)].map(([, , answer]) => answer),
    );
}

describe('behind a stroke stands what the next machine flies', () => {
  const fought = async (battle: string, ...lines: readonly string[]) => {
    const saves = emptyFolder();
    const { out, err } = await wofHere(saves, ['battle', battle, '--seed', 'one', '--answers', '-'], lines);
    return { said: `${out}${err}`.replace(/\s+/g, ' '), answers: answersIn(saves, battle) };
  };

  test('with cards: three machines on one line, and no card of the next turn', async () => {
    const { answers } = await fought('nothing-quiet', 'a a a / a b a / f a g');
    expect(answers.slice(0, 9)).toEqual([
      'straight',
      'straight',
      'straight',
      'straight',
      'right-60',
      'straight',
      'slip-right',
      'straight',
      'slip-left',
    ]);
    const { said } = await fought('nothing-quiet', 'aaa / aba / fag / aaa');
    expect(said).toContain('No other machine is asked for in this turn');
    expect((await fought('nothing-quiet', 'aaa / a b a c')).said).toContain('A machine flies 3 cards a turn');
  });

  test('from the side: throttle and move of two, and nothing of a turn that nobody has seen', async () => {
    const { answers, said } = await fought('patrol-at-noon', '6 level / 6 level / 6 level');
    expect(answers.filter((answer) => answer === 'level').length).toBeGreaterThanOrEqual(2);
    expect(said).toContain('that turn is over');
  });

  test('in the clouds: move upon move, where each is ended', async () => {
    const ended = await fought('fighter-patrol', 'left 60, end / right 60, end');
    expect(ended.answers.slice(0, 2)).toEqual(['l60', 'end']);
    const { said } = await fought('fighter-patrol', 'left 60 / right 60, end');
    expect(said).toContain('has not ended her move: end goes before the stroke.');
  });
});

test('whoever is none of one’s own is no leader, and flies for nobody', async () => {
  for (const line of ['all follow b1', 'g1 as sharp would', 'carry-on A9']) {
    const saves = emptyFolder();
    const { err } = await wofHere(saves, ['battle', 'nothing-quiet', '--seed', 'one', '--answers', '-'], [line]);
    expect(err).toMatch(/^There is no (B1|G1|A9) of yours in this fight: there are A1, A2 and A3\./);
    expect(answersIn(saves, 'nothing-quiet')).toEqual([]);
  }
});

test('a name at the plan lays no card, nor does a line with a letter that is none', async () => {
  for (const line of ['G1', 'a z a']) {
    const saves = emptyFolder();
    await wofHere(saves, ['battle', 'nothing-quiet', '--seed', 'one', '--answers', '-'], [line]);
    expect(answersIn(saves, 'nothing-quiet'), line).toEqual([]);
  }
});
