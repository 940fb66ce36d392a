import { expect, test } from 'vitest';
import { sideStripOf, sideWords } from '../../../../src/games/side/book/side-frames.ts';
import { WINGED_VICTORY } from '../../../../src/games/side/book.ts';
import { fromTheSide } from '../../../../src/games/side/head/opponent.ts';
import { hexOf, levelOf } from '../../../../src/games/side/rules/flight/pose.ts';
import { playScenario } from '../../../../src/games/side/rules/play-scenario.ts';
import { type GameEvent, ofType } from '../../../../src/table/events.ts';
import { book } from '../../../support/fights/side-fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const { scenarios } = book.fights['winged-victory'];

/** A scenario flown by the sharp opponent on either side, in everything that is told of it. */
function flown(id: string): readonly GameEvent[] {
  const setUp = scenarios[id];
  if (!setUp) throw new Error(`no ${id}`);
  const table = freeTable(book, 5, 5);
  const { throttle, ...policy } = fromTheSide('steady', 'a word');
  const choose: typeof table.choose = (decision, about, options) => {
    const asked = { throttle, ...policy }[decision as 'throttle'] as ((...all: unknown[]) => string) | undefined;
    const answer = asked?.(about, options, book);
    return options.find((each) => each === answer) ?? table.choose(decision, about, options);
  };
  playScenario({ day: 1, system: 'winged-victory', setUp, germansLedBy: 'the-card' }, { ...table, choose });
  return table.events;
}

const events = flown('the-gas-bag');
const strip = sideStripOf(events, (id) => id);

test('there is a frame for each turn and for each moment at which the clock was stopped', () => {
  const turns = ofType(events, 'side-turn-began').length;
  const stops = ofType(events, 'clock-stopped').length;
  expect(strip?.frames).toHaveLength(turns + stops);
  expect(strip?.frames[0]?.title).toBe('Turn 1');
});

test('a machine stands in the last frame of a turn where its move has left it, and is gone after it is out', () => {
  const moved = ofType(events, 'side-moved');
  const last = strip?.frames.at(-1);
  for (const { machine, at } of last?.machines ?? [])
    expect(moved.findLast((each) => each.machine === machine)?.to).toEqual(at);
  for (const { machine } of ofType(events, 'side-out'))
    expect(
      strip?.frames.filter(({ machines }) => machines.some((each) => each.machine === machine && each.out)),
    ).toHaveLength(1);
});

test('every turn in which somebody flies says where to, so that no picture stands without words', () => {
  const turns = (strip?.frames ?? []).filter(({ title }) => /^Turn \d+$/.test(title));
  expect(turns.length).toBeGreaterThan(2);
  for (const { words } of turns) expect(words[0]).toMatch(/^Flown: \w+ (east|west) to hex -?\d+, level \d+/);
  const [first] = ofType(events, 'side-moved');
  const to = first?.to ?? { x: 0, y: 0, heading: 1, attitude: 'level' };
  const way = `${first?.machine} ${first?.to.heading === 1 ? 'east' : 'west'} to hex ${hexOf(to)}, level `;
  expect(turns[0]?.words[0]).toContain(way);
  expect(turns[0]?.words[0]).toMatch(new RegExp(`${way}(\\d+ to )?${levelOf(to)}`));
});

test('every shot is drawn once', () => {
  const drawn = (strip?.frames ?? []).flatMap(({ shots }) => shots);
  expect(drawn).toHaveLength(ofType(events, 'side-shot-fired').length);
});

test('alone it is a picture with a title, with colours of its own, and a mark for each machine in each frame', () => {
  const svg = WINGED_VICTORY.alone?.(events, 'The <Gas-bag>') ?? '';
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(svg).toContain('<title>The &lt;Gas-bag></title>');
  const machines = (strip?.frames ?? []).flatMap((frame) => frame.machines);
  expect(svg.match(/<path class="(ours|theirs)"/g)).toHaveLength(machines.length);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.match(/<ellipse class="theirs" rx="8"/g)?.length, 'their balloon in their colour').toBeGreaterThan(0);
});

test('what was not seen from the side has no strip', () => {
  expect(WINGED_VICTORY.alone?.([], 'nothing')).toBeUndefined();
});

test('a fight is put in few words', () => {
  const told = sideWords({ type: 'side-mishap', machine: 'B1', what: 'caught-fire' }, () => 'B1 Smith');
  expect(told).toEqual(['B1 Smith: caught fire.']);
  expect(sideWords({ type: 'side-mishap', machine: 'B1', what: 'reloaded' }, (id) => id)).toEqual([]);
  expect(sideWords({ type: 'side-out', machine: 'B1', how: 'crashed', x: 3 }, (id) => id)).toEqual([
    'B1 strikes the ground.',
  ]);
});
