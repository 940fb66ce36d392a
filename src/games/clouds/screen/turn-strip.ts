import { byName } from '../../../cards/by-name.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { inCells } from '../../../kit/scene/cells.ts';
import type { Onlooker } from '../../../kit/screen/asking.ts';
import type { People } from '../../../kit/screen/people.ts';
import type { Sentence } from '../../../kit/screen/sentence.ts';
import { windowRound } from '../../../kit/screen/window-round.ts';
import { sideBySide, wrapTo } from '../../../page/paper.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import type { CloudsEvent } from '../table/clouds-events.ts';
import { type FrameMachine, type SkirmishFrame, skirmishFrames } from '../table/frames.ts';
import { CLOUDS_OF_GLORY } from '../table.ts';
import { CLOUDS_SENTENCES } from './clouds-narration.ts';
import { headingText } from './clouds-words.ts';
import { moveUnits } from './plan-picture.ts';
import { FROM_ABOVE, placesIn, sceneOf } from './scene.ts';

/** Columns and rows of the picture, on a page and on a wide one; columns between the picture and its text. */
const CELLS = { page: { columns: 39, rows: 8 }, wide: { columns: 64, rows: 16 } } as const;
const WIDE = 110;
const GAP = 2;
/** Hundredths of a Move Unit: the margin round everything, and the finest scale of a dot. */
const LENS = { air: 300, finest: 20 };
const TRAITS = byName(CLOUDS_OF_GLORY.traits);

/** A dot only every so many along the way of a move. */
const TRAIL = 3;

/**
 * A finished turn, with the way of each machine and its events beside it. Empty for a turn without a hit: the next
 * question has the same picture, and the player would have no time to read it. `now` are the newest events, the last
 * that this player has heard.
 */
export function turnStrip(now: readonly GameEvent[], { book, people, events, paper }: Onlooker): string | undefined {
  const over = now.findLastIndex(endsTurn);
  if (over < 1) return undefined;
  const turn = turnIn(events);
  if (!turn?.events.some((event) => TRAITS.get(event.type)?.includes('a-blow'))) return undefined;
  const cells = paper.width < WIDE ? CELLS.page : CELLS.wide;
  const said = turn.events.filter(isTold).map((event) => sentenceOf(event, book, people));
  const beside = [...turn.frame.machines.map(flownText), ...said];
  const width = paper.width - cells.columns - GAP;
  const words = beside.flatMap((text) => wrapTo(text, width).split('\n'));
  return sideBySide(drawn(turn.frame, cells), words, cells.columns + GAP).join('\n');
}

/** The events that are told beside the picture of a turn. */
const TOLD = [
  'clouds-fired',
  'clouds-hit',
  'clouds-suffered',
  'clouds-wounded',
  'clouds-malfunction',
  'clouds-spin',
  'clouds-structure-failed',
  'clouds-collided',
  'clouds-burned',
  'clouds-jumped',
  'clouds-forced-home',
  'clouds-lost',
  'clouds-landed',
  'clouds-left',
  'clouds-barrage',
  'clouds-balloon-hit',
  'clouds-unit-hit',
  'clouds-bombed',
  'clouds-photographed',
] as const satisfies readonly CloudsEvent['type'][];

type ToldEvent = (typeof TOLD)[number];

const isTold = (event: GameEvent): event is EventOf<ToldEvent> => TOLD.some((type) => type === event.type);

function sentenceOf<T extends ToldEvent>(event: EventOf<T>, book: Rulebook, people: People): string {
  const sentence: Sentence<T> = CLOUDS_SENTENCES[event.type];
  return sentence(event, book, people);
}

const endsTurn = ({ type }: GameEvent): boolean =>
  type === 'clouds-turn-began' || type === 'clouds-scored' || type === 'fight-over';

/** The last told turn of a fight, and its picture. */
function turnIn(events: readonly GameEvent[]): { frame: SkirmishFrame; events: readonly GameEvent[] } | undefined {
  const fight = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'clouds-laid-out'),
    ),
  );
  const frame = skirmishFrames(fight).at(-1);
  return frame && { frame, events: fight.slice(fight.findLastIndex(({ type }) => type === 'clouds-turn-began')) };
}

function drawn(frame: SkirmishFrame, cells: typeof CELLS.page | typeof CELLS.wide): string[] {
  const window = windowRound(placesIn(frame), cells.columns, cells.rows, LENS);
  const head = `Turn ${frame.turn}, north up, ···· is ${moveUnits(8 * window.scale)} MU`;
  return [head, ...withoutEdges(inCells(sceneOf(frame, FROM_ABOVE, TRAIL), window).lines)];
}

/** The rows without empty ones at the top and bottom. */
function withoutEdges(rows: readonly string[]): readonly string[] {
  const hasSomething = (row: string) => row !== '';
  return rows.slice(Math.max(0, rows.findIndex(hasSomething)), rows.findLastIndex(hasSomething) + 1);
}

/** Where a machine has come to: `A1: 045°, height 20 to 22, 110 km/h`. */
function flownText({ machine, heading, height, speed, from, out }: FrameMachine): string {
  if (out) return `${machine} OUT`;
  const heights = from.height === height ? `${height}` : `${from.height} to ${height}`;
  return `${machine}: ${headingText(heading)}°, height ${heights}, ${speed * 10} km/h`;
}
