import { scaleLinear } from 'd3-scale';
import { h } from 'preact';
import type { Piece } from '../../../kit/book/markup.ts';
import type { Frames } from '../../../kit/scene/frames.ts';
import { type Area, boxRound, inShapes, onPicture, spread } from '../../../kit/scene/shapes.ts';
import { type GameEvent, ofType } from '../../../table/events.ts';
import { plural } from '../../../words/numbers.ts';
import { FROM_ABOVE, fromTheSide, placesIn, sceneOf } from '../screen/scene.ts';
import { type FrameMachine, type SkirmishFrame, skirmishFrames } from '../table/frames.ts';

type StripNames = (id: string) => string;

/** The size of a turn's picture: the table from above, below it the heights, with their figures at the left. */
const [WIDTH, PLAN, PROFILE, HEAD, FIGURES] = [480, 360, 130, 22, 30];
/** Hundredths of a Move Unit: the margin round everything drawn, and the smallest width. */
const [AIR, LEAST] = [400, 1600];

/** The turns of a fight In Clouds of Glory; before the first, how it was laid out. Empty before there was a fight. */
export function skirmishStrip(events: readonly GameEvent[], nameOf: StripNames): Frames | undefined {
  const starts = events.flatMap(({ type }, at) => (type === 'clouds-turn-began' ? [at] : []));
  const frames = skirmishFrames(events).map((frame, i) => {
    const told = events.slice(i === 0 ? 0 : starts[i - 1], starts[i]);
    return {
      title: frame.turn === 0 ? 'As they met' : `Turn ${frame.turn}`,
      shapes: shapesOf(frame),
      told: skirmishWords(frame, nameOf),
      words: [...flownIn(frame, told, nameOf), ...told.flatMap((event) => wordsOf(event, nameOf))],
    };
  });
  return frames.length === 0 ? undefined : { seen: 'The table', width: WIDTH, height: HEAD + PLAN + PROFILE, frames };
}

/** A turn: who flew where and shot at whom, from above; and all heights, seen from the south. */
function shapesOf(frame: SkirmishFrame): Piece[] {
  const plan = planOf(frame);
  const five = onPicture(plan).long(500);
  return [
    h('rect', { class: 'axis', x: 0.5, y: HEAD + 0.5, width: WIDTH - 1, height: PLAN - 1 }),
    h('text', { class: 'faint', x: WIDTH - 10 - five, y: HEAD - 7, 'text-anchor': 'end' }, 'north up, five Move Units'),
    h('path', { class: 'attack', d: `M${WIDTH - 4 - five} ${HEAD - 11}h${five}` }),
    inShapes(sceneOf(frame, FROM_ABOVE), plan),
    profileOf(frame, plan),
  ];
}

/** The part of the table that has everybody's start and end in it. */
function planOf(frame: SkirmishFrame): Area {
  const box = boxRound(placesIn(frame), AIR, LEAST, WIDTH / PLAN);
  const [south, north] = spread([box.south, box.north], 0, ((box.east - box.west) * PLAN) / WIDTH);
  return { ...box, south, north, left: 0, top: HEAD, width: WIDTH, height: PLAN };
}

/** The heights. Everybody stands below his place on the plan. */
function profileOf(frame: SkirmishFrame, plan: Area): Piece[] {
  const heights = placesIn(frame).map(({ height }) => height);
  const [south, north] = [Math.max(Math.min(...heights) - 2, 0), Math.max(...heights) + 2];
  const area = { ...plan, south, north, top: HEAD + PLAN + 14, height: PROFILE - 22 };
  const rules = scaleLinear([south, north], [0, 0])
    .ticks(4)
    .map((height) => {
      const y = onPicture(area).y(height);
      return [
        h('path', { class: 'axis', d: `M${FIGURES} ${y}H${WIDTH}` }),
        h('text', { class: 'faint', x: FIGURES - 4, y: y + 4, 'text-anchor': 'end' }, `${height}`),
      ];
    });
  const eye = fromTheSide(
    ({ x }) => x,
    () => '',
  );
  return [...rules, inShapes(sceneOf({ ...frame, shots: [] }, eye), area, FIGURES)];
}

/** The picture of a turn in words. */
function skirmishWords({ machines, shots }: SkirmishFrame, nameOf: StripNames): string {
  const stand = machines.map(
    ({ machine, heading, height, speed, out }) =>
      `${nameOf(machine)}: ${out ?? `heading ${(heading * 15) % 360}, height ${height}, ${speed * 10} km/h`}`,
  );
  const fired = shots.map(({ by, at, hit }) => `${nameOf(by)} fires at ${nameOf(at)}, ${hit ? 'a hit' : 'a miss'}`);
  return `${[...stand, ...fired].join('; ')} (${machines.length} ${plural(machines.length, 'machine', 'machines')})`;
}

/** Where each machine that flew in a turn has come to. */
function flownIn({ machines }: SkirmishFrame, told: readonly GameEvent[], nameOf: StripNames): string[] {
  const flew = new Set(ofType(told, 'clouds-flew').map(({ machine }) => machine));
  const ways = machines.filter(({ machine }) => flew.has(machine)).map((each) => flownText(each, nameOf));
  return ways.length === 0 ? [] : [`Flown: ${ways.join('; ')}.`];
}

/** `B4 Pettifer to 270°, height 24 to 23, 160 km/h`. */
function flownText({ machine, heading, height, speed, from }: FrameMachine, nameOf: StripNames): string {
  const course = String((heading * 15) % 360).padStart(3, '0');
  const heights = from.height === height ? `${height}` : `${from.height} to ${height}`;
  return `${nameOf(machine)} to ${course}°, height ${heights}, ${speed * 10} km/h`;
}

/** One line about an event; most events have none. */
function wordsOf(event: GameEvent, who: StripNames): string[] {
  switch (event.type) {
    case 'clouds-fired':
      return [`${who(event.machine)} at ${who(event.target)}: ${event.successes >= 0 ? 'a hit' : 'a miss'}.`];
    case 'clouds-hit':
      return [`${who(event.machine)}: ${event.words}.`];
    case 'clouds-wounded':
      return [`The ${event.who} of ${who(event.machine)} ${event.left > 0 ? 'is wounded' : 'is dead'}.`];
    case 'clouds-spin':
      return event.is === 'began' ? [`${who(event.machine)} goes into a spin.`] : [];
    case 'clouds-forced-home':
      return [`${who(event.machine)} turns for home.`];
    case 'clouds-lost':
      return [`${who(event.machine)} is lost: ${event.why.replaceAll('-', ' ')}.`];
    case 'clouds-landed':
      return [`${who(event.machine)} comes down: ${event.words}.`];
    case 'clouds-left':
      return [`${who(event.machine)} leaves the fight.`];
    case 'machine-out':
      return [`${who(event.machine)} is out of it: ${event.fate.replaceAll('-', ' ')}.`];
    default:
      return [];
  }
}
