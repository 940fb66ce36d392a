import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { type GameEvent, ofType } from '../../../table/events.ts';
import { type FrameMachine, type SkirmishFrame, skirmishFrames } from '../table/frames.ts';
import { PICTURE, skirmishShapes, skirmishWords } from './skirmish-picture.ts';

const GAP = 24;
const COLUMNS = 3;

/** What the pictures of the record book are coloured with, for one that stands alone. */
const STYLE = `text{font:12px Georgia,"Times New Roman",serif;fill:#22201c}.faint{fill:#5f5a50}.axis{stroke:#c4bbaa;fill:none}
.ours{fill:#1f5a8c}.theirs{fill:#ab2f26}.turn{fill:#fffdf8;stroke:#1f5a8c}.down{stroke:#22201c;stroke-width:2.4;fill:none}
.attack{stroke:#5f5a50}.attack.hit{stroke:#ab2f26;stroke-width:2.4}`;

/**
 * A finished fight In Clouds of Glory as a picture, a frame a turn: the table from above and the heights. Nothing,
 * before there was one.
 */
export function skirmishStrip(events: readonly GameEvent[], title: string): string | undefined {
  const frames = skirmishFrames(events);
  if (frames.length === 0) return undefined;
  const rows = Math.ceil(frames.length / COLUMNS);
  const [width, height] = [COLUMNS * (PICTURE.width + GAP) + GAP, rows * (PICTURE.height + GAP) + GAP];
  const frameAt = (frame: SkirmishFrame, i: number) => {
    const [x, y] = [
      GAP + (i % COLUMNS) * (PICTURE.width + GAP),
      GAP + Math.floor(i / COLUMNS) * (PICTURE.height + GAP),
    ];
    return h(
      'g',
      { transform: `translate(${x} ${y})` },
      h(
        'title',
        null,
        skirmishWords(frame, (id) => id),
      ),
      skirmishShapes(frame),
    );
  };
  return renderToString(
    h(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      h('title', null, title),
      h('style', null, STYLE),
      h('rect', { width, height, fill: '#fbf8f1' }),
      frames.map(frameAt),
    ),
  );
}

/** A turn of a fight In Clouds of Glory: how it lay on the table, and what befell in it. */
interface SkirmishPhase {
  readonly title: string;
  readonly words: readonly string[];
  readonly frame: SkirmishFrame;
}

/** The turns of such a fight; before the first, how it was laid out. */
export function skirmishPhases(events: readonly GameEvent[], names: ReadonlyMap<string, string>): SkirmishPhase[] {
  const starts = events.flatMap(({ type }, at) => (type === 'clouds-turn-began' ? [at] : []));
  return skirmishFrames(events).map((frame, i) => {
    const told = events.slice(i === 0 ? 0 : starts[i - 1], starts[i]);
    return {
      title: frame.turn === 0 ? 'As they met' : `Turn ${frame.turn}`,
      words: [...flownIn(frame, told, names), ...told.flatMap((event) => wordsOf(event, names))],
      frame,
    };
  });
}

/** Where each has come to who has flown in a turn. */
function flownIn(
  { machines }: SkirmishFrame,
  told: readonly GameEvent[],
  names: ReadonlyMap<string, string>,
): string[] {
  const flew = new Set(ofType(told, 'clouds-flew').map(({ machine }) => machine));
  const ways = machines.filter(({ machine }) => flew.has(machine)).map((each) => flownText(each, names));
  return ways.length === 0 ? [] : [`Flown: ${ways.join('; ')}.`];
}

/** `B4 Pettifer to 270°, height 24 to 23, 160 km/h`. */
function flownText(
  { machine, heading, height, speed, from }: FrameMachine,
  names: ReadonlyMap<string, string>,
): string {
  const course = String((heading * 15) % 360).padStart(3, '0');
  const heights = from.height === height ? `${height}` : `${from.height} to ${height}`;
  return `${names.get(machine) ?? machine} to ${course}°, height ${heights}, ${speed * 10} km/h`;
}

/** What is said of an event, in a line; of most nothing. */
function wordsOf(event: GameEvent, names: ReadonlyMap<string, string>): string[] {
  const who = (machine: string) => names.get(machine) ?? machine;
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
