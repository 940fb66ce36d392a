import type { Rulebook } from '../../../cards/rulebook.ts';
import { cornersOf } from '../../../kit/geometry/lying.ts';
import type { Onlooker } from '../../../kit/screen/asking.ts';
import { Canvas, type Window } from '../../../kit/screen/canvas.ts';
import { atRim, windowAt } from '../../../kit/screen/window-round.ts';
import { wrapTo } from '../../../page/paper.ts';
import type { EventOf, GameEvent } from '../../../table/events.ts';
import { listed } from '../../../words/numbers.ts';
import { arrow, steadyScale } from './draw-table.ts';

type Revealed = EventOf<'cards-revealed'>;

/** Rows of a picture, on a page and on a wide one; columns between two. */
const ROWS = { page: 9, wide: 12 } as const;
const GAP = 2;
/** A narrower picture shows nothing. */
const LEAST = 20;

/**
 * What has just been shown, phase by phase and side by side, all at one scale: where each card led, with its trail, and
 * below it who fired, and who is out of it.
 */
export function phaseStrip(now: readonly GameEvent[], { book, paper }: Onlooker): string | undefined {
  const phases = phasesOf(now);
  if (phases.length === 0) return undefined;
  const columns = Math.floor((paper.width - GAP * (phases.length - 1)) / Math.max(phases.length, 2));
  if (columns < LEAST) return undefined;
  const rows = paper.width >= 110 ? ROWS.wide : ROWS.page;
  const points = phases.flatMap(({ revealed }) => revealed.moves.flatMap(({ from, to }) => [from, to]));
  const window = windowAt(steadyScale(points, columns, rows), points, points.length, { columns, rows });
  const blocks = phases.map((phase) => [
    `Phase ${phase.revealed.phase}`,
    ...drawn(phase.revealed, window, book),
    ...wrapTo(notesOf(phase), columns).split('\n'),
  ]);
  return besideEachOther(blocks, columns + GAP);
}

/** A phase, and what came of it. */
interface Phase {
  readonly revealed: Revealed;
  readonly after: readonly GameEvent[];
}

function phasesOf(events: readonly GameEvent[]): readonly Phase[] {
  const begins = events.flatMap((event, at) => (event.type === 'cards-revealed' ? [{ revealed: event, at }] : []));
  return begins.map(({ revealed, at }, i) => ({ revealed, after: events.slice(at, begins[i + 1]?.at) }));
}

function drawn({ moves }: Revealed, window: Window, { fights }: Rulebook): string[] {
  const canvas = new Canvas(window);
  const { base } = fights['manoeuvre-cards'].cardTable;
  for (const { from, to } of moves) {
    canvas.line(from, to, 2);
    canvas.outline(cornersOf({ ...to, width: base.width, length: base.length }));
  }
  for (const { machine, to } of moves) {
    const name = `${machine}${arrow(to)}`;
    canvas.writeClear(atRim(to, name.length, window), name);
  }
  return canvas.lines;
}

const notesOf = ({ after }: Phase): string => after.flatMap(noteOf).join(' ');

/** What is seen by both beside the cards. */
function noteOf(event: GameEvent): string[] {
  switch (event.type) {
    case 'guns-fired':
      return [`${event.machine} fires at ${event.target}${event.arc === 'rifles' ? '' : `, ${event.range}`}.`];
    case 'machines-overlapped':
      return [`${listed(event.machines)} upon each other.`];
    case 'machine-exited':
      return [`${event.machine} off the table.`];
    case 'machine-eliminated':
      return [`${event.machine} OUT.`];
    default:
      return [];
  }
}

function besideEachOther(blocks: readonly (readonly string[])[], columns: number): string {
  const rows = Math.max(...blocks.map((block) => block.length));
  const line = (row: number) =>
    blocks
      .map((block) => (block[row] ?? '').padEnd(columns))
      .join('')
      .trimEnd();
  return Array.from({ length: rows }, (_, row) => line(row)).join('\n');
}
