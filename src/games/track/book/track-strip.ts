import { scaleLinear } from 'd3-scale';
import { h } from 'preact';
import { isGerman } from '../../../cards/counters.ts';
import type { Piece } from '../../../kit/book/markup.ts';
import type { FoughtFight, Strip } from '../../../kit/game-book.ts';
import { type Frames, figuresIn } from '../../../kit/scene/frames.ts';
import { type SceneShot, shotLines, type Thing } from '../../../kit/scene/scene.ts';
import { type Area, inShapes, onPicture } from '../../../kit/scene/shapes.ts';
import type { Fate } from '../../../table/events/fight-events.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { counted, feet, listed } from '../../../words/numbers.ts';

const [WIDTH, LEFT, ROW, GAP] = [480, 16, 20, 46];

/** A fight phase by phase, with the Initiative Track where there was one. */
export const trackStrip = ({ told, names }: FoughtFight, place: string): Strip => ({
  by: 'phase',
  seen: 'on-the-track',
  signs: [],
  words: 'The figures on the line are those of Initiative: the farther to the right, the sooner a man acts.',
  figures: phasesOf(told, names).flatMap((phase) => figuresIn(drawn(phase, names), place)),
});

/** The Initiative Track: ours above it, theirs below, higher numbers to the right; who fires at whom, and who hits. */
function drawn({ title, initiative, shots, words }: Phase, names: ReadonlyMap<string, string>): Frames {
  const standing = [...initiative].sort(([, a], [, b]) => b - a);
  const figures = standing.map(([, number]) => number);
  const [theirs, ours] = [standing.filter(([id]) => isGerman(id)), standing.filter(([id]) => !isGerman(id))];
  const thing = (id: string, x: number, y: number): Thing => ({
    ...{ id, x, y },
    is: 'machine',
    side: isGerman(id) ? 'german' : 'allied',
    label: names.get(id) ?? id,
  });
  const things = [
    ...ours.map(([id, x], i) => thing(id, x, GAP / 2 + ROW * (ours.length - 1 - i))),
    ...theirs.map(([id, x], i) => thing(id, x, -GAP / 2 - ROW * i)),
  ];
  const [north, south] = [8 + ROW * ours.length + GAP / 2, -GAP / 2 - ROW * theirs.length];
  const across = { west: Math.min(0, ...figures), east: Math.max(12, ...figures), left: LEFT };
  const area = { ...across, north, south, top: 0, width: WIDTH - 2 * LEFT, height: north - south };
  const shapes = [
    h('path', { class: 'axis', d: `M${LEFT} ${north}H${WIDTH - LEFT}` }),
    h('g', { class: 'ticks' }, ticksOf(area)),
    inShapes({ things, lines: shotLines(shots, things) }, area),
  ];
  const told = things.map(({ id, label }) => `${label}: ${initiative.get(id)}`).join('; ');
  const frames = [{ title, words, told, shapes: things.length > 0 ? shapes : null }];
  return { seen: 'Initiative', width: WIDTH, height: area.height, frames };
}

const ticksOf = (area: Area): Piece[] =>
  scaleLinear([area.west, area.east], [0, 0])
    .ticks(8)
    .map((tick) => h('text', { x: onPicture(area).x(tick), y: area.north + 4 }, `${tick}`));

/** A phase of a fight on the Initiative Track as it can be drawn. */
interface Phase {
  readonly title: string;
  /** The place of each machine on it. */
  readonly initiative: ReadonlyMap<string, number>;
  readonly shots: readonly SceneShot[];
  readonly words: readonly string[];
}

/** Events before the first phase belong to the first phase. */
function phasesOf(events: readonly GameEvent[], names: ReadonlyMap<string, string>): Phase[] {
  const starts = events.flatMap(({ type }, at) => (type === 'phase-began' ? [at] : []));
  return [0, ...starts.slice(1)].map((from, i) => phaseOf(events.slice(from, starts[i + 1]), i + 1, names));
}

function phaseOf(events: readonly GameEvent[], number: number, names: ReadonlyMap<string, string>): Phase {
  const initiative = new Map<string, number>();
  const shots: SceneShot[] = [];
  const began = events.find((event) => event.type === 'phase-began');
  for (const event of events) {
    if (event.type === 'initiative-rolled') initiative.set(event.machine, event.initiative);
    if (event.type === 'burst-fired') shots.push({ by: event.machine, at: event.target, hit: event.result === 'hit' });
  }
  const where = began ? `: at ${feet(began.altitude)}, Dog-Fight Duration ${began.dfd}` : '';
  return {
    title: `Phase ${number}${where}`,
    initiative,
    shots,
    words: events.flatMap((event) => wordsOf(event, names)),
  };
}

/** One line about an event of a fight; most events have none. */
function wordsOf(event: GameEvent, names: ReadonlyMap<string, string>): string[] {
  const who = (machine: string) => names.get(machine) ?? machine;
  switch (event.type) {
    case 'burst-fired':
      return [
        `${who(event.machine)} at ${who(event.target)}, ${plain(event.angle)}, ${counted(event.burst, 'unit')}: ${event.result}.`,
      ];
    case 'critical-hit-scored':
      return [`${who(event.machine)} hit by ${who(event.by)}: ${EFFECTS[event.result]}.`];
    case 'crew-hit':
      return [`The ${event.who} of ${who(event.machine)} hit: ${plain(event.effect)}.`];
    case 'personal-duel-began':
      return [`${who(event.allied)} and ${who(event.german)} are in a Personal Duel.`];
    case 'escaped':
      return [`${who(event.machine)} leaves the fight (${plain(event.why)}).`];
    case 'germans-joined':
      return event.germans.length === 0 ? [] : [`${listed(event.germans.map(({ id }) => who(id)))} come into it.`];
    case 'machine-out':
      return [`${who(event.machine)} is out of it: ${EFFECTS[event.fate]}.`];
    case 'fight-broke-up':
      return [`It is over at ${feet(event.altitude)}: ${plain(event.why)}.`];
    default:
      return [];
  }
}

/** What became of a machine, as one who was there would say it. */
const EFFECTS: Readonly<Record<EventOf<'critical-hit-scored'>['result'] | Fate, string>> = {
  'no-effect': 'holed',
  'crew-hit': 'a man is hit',
  unharmed: 'whole',
  'driven-off': 'driven off',
  'damaged-abort': 'crippled',
  'forced-down': 'forced down',
  'shot-down': 'shot down',
};

const plain = (word: string): string => word.replaceAll('-', ' ').replace('dfd', 'DFD').replace('aft', 'AFT');
