import { expect, test } from 'vitest';
import { skirmishStrip } from '../../../../src/games/clouds/book/skirmish-strip.ts';
import { CLOUDS_OF_GLORY } from '../../../../src/games/clouds/book.ts';
import { playScenario } from '../../../../src/games/clouds/rules/play-scenario.ts';
import { skirmishFrames } from '../../../../src/games/clouds/table/frames.ts';
import { placeLabels } from '../../../../src/kit/book/labels.ts';
import { ofType } from '../../../../src/table/events.ts';
import { book } from '../../../support/cards/book.ts';
import { there } from '../../../support/fights/cards.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const BALLOONS = there(book.fights['clouds-of-glory'].scenarios['balloons-at-messines']);
const table = freeTable(book, 3, 3);
playScenario(BALLOONS, table);
const { events } = table;
const phases = there(skirmishStrip(events, (id) => `<${id}>`)).frames;

test('there is a frame for each turn, and before them one of how they were laid out', () => {
  const frames = skirmishFrames(events);
  expect(frames.map(({ turn }) => turn)).toEqual([0, ...ofType(events, 'clouds-turn-began').map(({ turn }) => turn)]);
  const [laid] = frames;
  expect(laid?.machines.map(({ machine }) => machine)).toEqual(BALLOONS.machines.map(({ machine }) => machine));
  expect(laid?.marks).toHaveLength((BALLOONS.balloons?.length ?? 0) + (BALLOONS.ground?.length ?? 0));
});

test('each machine ends a turn where she flew to, and is gone after the turn in which she fell', () => {
  const frames = skirmishFrames(events);
  const [flew] = ofType(events, 'clouds-flew');
  expect(frames[1]?.machines.find(({ machine }) => machine === flew?.machine)).toMatchObject(there(flew).to);
  for (const { machine } of ofType(events, 'clouds-lost')) {
    const at = frames.findIndex(({ machines }) => machines.some((each) => each.machine === machine && each.out));
    expect(frames[at + 1]?.machines.some((each) => each.machine === machine) ?? false).toBe(false);
  }
});

test('the strip has a plan and a profile of every turn, and nothing that is fetched', () => {
  const strip = there(there(CLOUDS_OF_GLORY.alone)(events, 'The Balloons'));
  const frames = skirmishFrames(events);
  expect(strip.match(/north up, five Move Units/g)).toHaveLength(frames.length);
  expect(strip).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(strip).not.toMatch(/href|url\(|NaN|undefined/);
  expect(CLOUDS_OF_GLORY.alone?.([], 'nothing')).toBeUndefined();
});

test('a picture is told in words as well, and a turn of the book has what befell in it', () => {
  expect(phases[1]?.told).toMatch(/^<\w+>: heading \d+, height \d+, \d+ km\/h; /);
  expect(phases[0]?.title).toBe('As they met');
  const fired = ofType(events, 'clouds-fired').length;
  const told = phases.flatMap(({ words }) => words).filter((line) => / at .*: a (hit|miss)\.$/.test(line));
  expect(told).toHaveLength(fired);
});

test('every turn of the book says what was flown in it, so that no picture stands without words', () => {
  const [laid, ...turns] = phases;
  expect(laid?.words).toEqual([]);
  const spun = ofType(events, 'clouds-spin').map(({ machine }) => `<${machine}> goes into a spin.`);
  const [flew] = ofType(events, 'clouds-flew').filter(({ from, to }) => from.height !== to.height);
  // A spinning machine does not fly.
  for (const { words } of turns)
    if (!spun.includes(there(words[0]))) expect(words[0]).toMatch(/^Flown: <\w+> to \d{3}°, /);
  const { machine, from, to } = there(flew);
  const says = `<${machine}> to ${String((to.heading * 15) % 360).padStart(3, '0')}°, height ${from.height} to ${to.height}, ${to.speed * 10} km/h`;
  expect(turns.some(({ words: [first] }) => there(first).includes(says))).toBe(true);
});

test('words beside points keep clear of each other and of the edge', () => {
  const placed = placeLabels(
    [100, 102, 104, 470].map((x) => ({ x, y: 50, text: 'G1 30' })),
    9,
    480,
  );
  expect(new Set(placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  expect(placed[3]?.anchor).toBe('end');
});

test('(19) who joins stands on the picture of the turn that has just been flown, where she comes in', () => {
  const at = { x: 0, y: 4000, heading: 12, height: 60, speed: 13 };
  const laid = { type: 'clouds-laid-out', marks: [], machines: [] } as const;
  const frames = skirmishFrames([
    laid,
    { type: 'clouds-turn-began', turn: 2 },
    { type: 'clouds-joined', machine: 'G5', side: 'german', at },
    { type: 'clouds-turn-began', turn: 3 },
    { type: 'clouds-left', machine: 'G5', why: 'chosen' },
  ]);
  expect(frames.map(({ turn, machines }) => [turn, machines.map(({ machine, out }) => [machine, out])])).toEqual([
    [0, []],
    [2, [['G5', undefined]]],
    [3, [['G5', 'left']]],
  ]);
  expect(frames[1]?.machines[0]).toMatchObject({ ...at, from: at, side: 'german' });
});
