import { scaleLinear } from 'd3-scale';
import { h } from 'preact';
import { isGerman } from '../../../cards/counters.ts';
import { figureOf } from '../../../kit/book/figure.ts';
import { type Piece, picture } from '../../../kit/book/markup.ts';
import type { FoughtFight, Strip } from '../../../kit/game-book.ts';
import type { GameEvent } from '../../../table/events.ts';
import { counted, feet, listed } from '../../../words/numbers.ts';

const [WIDTH, LEFT, RIGHT, ROW, GAP] = [480, 16, 16, 20, 46];

/** A fight phase by phase, with the Initiative Track where there was one. */
export const trackStrip = (fight: FoughtFight, place: string): Strip => ({
  by: 'phase',
  seen: 'on-the-track',
  signs: [],
  words: 'The figures on the line are those of Initiative: the farther to the right, the sooner a man acts.',
  figures: phasesOf(fight.told, fight.names).map((phase) =>
    figureOf(phase.title, phase.initiative.size > 0 ? trackPicture(phase, fight, place) : null, phase.words),
  ),
});

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** The Initiative Track: ours above it, theirs below, the quicker to the right; who fires at whom, and hits. */
function trackPicture({ title, initiative, shots }: Phase, { names }: FoughtFight, place: string): Piece {
  const figures = [...initiative.values()];
  const x = scaleLinear()
    .domain([Math.min(0, ...figures), Math.max(12, ...figures)])
    .rangeRound([LEFT, WIDTH - RIGHT]);
  const [ours, theirs] = [false, true].map((german) =>
    [...initiative].filter(([id]) => isGerman(id) === german).sort(([, a], [, b]) => b - a),
  );
  const axis = 8 + ROW * (ours?.length ?? 0) + GAP / 2;
  const placed: Placed[] = [
    ...(ours ?? []).map(([id, number], i, all) => ({
      id,
      x: x(number),
      y: axis - GAP / 2 - ROW * (all.length - 1 - i),
    })),
    ...(theirs ?? []).map(([id, number], i) => ({ id, x: x(number), y: axis + GAP / 2 + ROW * i })),
  ];
  const at = (id: string) => placed.find((each) => each.id === id);
  return picture(
    {
      title: `Initiative, fight ${place}, ${title}`,
      words: placed.map(({ id }) => `${names.get(id) ?? id}: ${initiative.get(id)}`).join('; '),
      width: WIDTH,
      height: axis + GAP / 2 + ROW * (theirs?.length ?? 0),
    },
    h('line', { class: 'axis', x1: LEFT, x2: WIDTH - RIGHT, y1: axis, y2: axis }),
    h(
      'g',
      { class: 'ticks' },
      x.ticks(8).map((tick) => h('text', { x: x(tick), y: axis + 4 }, `${tick}`)),
    ),
    shots.map((shot) => shotLine(shot, at(shot.by), at(shot.at))),
    placed.map((each) => counter(each, names.get(each.id) ?? each.id)),
  );
}

const shotLine = ({ hit }: Shot, from: Placed | undefined, to: Placed | undefined): Piece | null =>
  from && to ? h('line', { class: hit ? 'attack hit' : 'attack', x1: from.x, y1: from.y, x2: to.x, y2: to.y }) : null;

/** A name stands towards the middle of the picture, where it has room. */
function counter({ id, x, y }: Placed, name: string): Piece {
  const isRight = x > WIDTH / 2;
  return h(
    'g',
    null,
    h('circle', { class: isGerman(id) ? 'theirs' : 'ours', cx: x, cy: y, r: 5 }),
    h('text', { x: isRight ? x - 9 : x + 9, y: y + 4, 'text-anchor': isRight ? 'end' : 'start' }, name),
  );
}

/** One who fires at another. */
interface Shot {
  readonly by: string;
  readonly at: string;
  readonly hit: boolean;
}

/** A phase of a fight on the Initiative Track as it can be drawn. */
interface Phase {
  readonly title: string;
  /** Where each machine stood on it. */
  readonly initiative: ReadonlyMap<string, number>;
  readonly shots: readonly Shot[];
  readonly words: readonly string[];
}

/** What happened before the first phase belongs to it. */
function phasesOf(events: readonly GameEvent[], names: ReadonlyMap<string, string>): Phase[] {
  const starts = events.flatMap(({ type }, at) => (type === 'phase-began' ? [at] : []));
  return [0, ...starts.slice(1)].map((from, i) => phaseOf(events.slice(from, starts[i + 1]), i + 1, names));
}

function phaseOf(events: readonly GameEvent[], number: number, names: ReadonlyMap<string, string>): Phase {
  const initiative = new Map<string, number>();
  const shots: Shot[] = [];
  const began = events.find((event) => event.type === 'phase-began');
  for (const event of events) {
    if (event.type === 'initiative-rolled') initiative.set(event.machine, event.initiative);
    if (event.type === 'burst-fired') shots.push({ by: event.machine, at: event.target, hit: event.result === 'hit' });
  }
  const where = began ? `: at ${feet(began.altitude)}, DFD ${began.dfd}` : '';
  return {
    title: `Phase ${number}${where}`,
    initiative,
    shots,
    words: events.flatMap((event) => wordsOf(event, names)),
  };
}

/** What is said of an event of a fight, in a line; of most nothing. */
function wordsOf(event: GameEvent, names: ReadonlyMap<string, string>): string[] {
  const who = (machine: string) => names.get(machine) ?? machine;
  switch (event.type) {
    case 'burst-fired':
      return [
        `${who(event.machine)} at ${who(event.target)}, ${plain(event.angle)}, ${counted(event.burst, 'unit')}: ${event.result}.`,
      ];
    case 'critical-hit-scored':
      return [`${who(event.machine)} hit by ${who(event.by)}: ${plain(event.result)}.`];
    case 'crew-hit':
      return [`The ${event.who} of ${who(event.machine)} hit: ${plain(event.effect)}.`];
    case 'personal-duel-began':
      return [`${who(event.allied)} and ${who(event.german)} are in a Personal Duel.`];
    case 'escaped':
      return [`${who(event.machine)} leaves the fight (${plain(event.why)}).`];
    case 'germans-joined':
      return event.germans.length === 0 ? [] : [`${listed(event.germans.map(({ id }) => who(id)))} come into it.`];
    case 'machine-out':
      return [`${who(event.machine)} is out of it: ${plain(event.fate)}.`];
    case 'fight-broke-up':
      return [`It is over at ${feet(event.altitude)}: ${plain(event.why)}.`];
    default:
      return [];
  }
}

const plain = (word: string): string => word.replaceAll('-', ' ').replace('dfd', 'DFD').replace('aft', 'AFT');
