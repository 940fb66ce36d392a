import { inCells } from '../../../kit/scene/cells.ts';
import type { Onlooker } from '../../../kit/screen/asking.ts';
import { windowAt } from '../../../kit/screen/window-round.ts';
import { wrapTo } from '../../../page/paper.ts';
import type { GameEvent } from '../../../table/events.ts';
import { listed } from '../../../words/numbers.ts';
import { type CardFrame, cardFrames } from '../table/frames.ts';
import { phaseScene } from './scene.ts';
import { scaleOf } from './table-window.ts';

/** Rows of a picture, on a page and on a wide one, and columns between two pictures. */
const ROWS = { page: 9, wide: 12 } as const;
const GAP = 2;
/** A narrower picture would show nothing. */
const LEAST = 20;

/**
 * The phases that have just been shown, side by side at one scale: where each card led, with its trail; below it who
 * fired, and who is out.
 */
export function phaseStrip(now: readonly GameEvent[], { book, paper }: Onlooker): string | undefined {
  const phases = cardFrames(now);
  if (phases.length === 0) return undefined;
  const columns = Math.floor((paper.width - GAP * (phases.length - 1)) / Math.max(phases.length, 2));
  if (columns < LEAST) return undefined;
  const rows = paper.width >= 110 ? ROWS.wide : ROWS.page;
  const points = phases.flatMap(({ machines }) => machines.flatMap(({ from, to }) => [from, to]));
  const window = windowAt(scaleOf(points, { columns, rows }), points, points.length, { columns, rows });
  const { base } = book.fights['manoeuvre-cards'].cardTable;
  const blocks = phases.map((phase) => [
    `Phase ${phase.phase}`,
    ...inCells(phaseScene(phase, [], base), window).lines,
    ...wrapTo(notesOf(phase), columns).split('\n'),
  ]);
  return besideEachOther(blocks, columns + GAP);
}

const notesOf = ({ told }: CardFrame): string => told.flatMap(noteOf).join(' ');

/** What both sides see besides the cards. */
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
