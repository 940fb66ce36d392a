import type { Pose } from '../../../rulebook/geometry/pose.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type EventOf, type GameEvent, ofType } from '../../../table/events.ts';
import { manoeuvreText, typeText } from './card-words.ts';

type Laid = EventOf<'cards-laid-out'>;
type Revealed = EventOf<'cards-revealed'>;

/** So much air between two frames, in millimetres. */
const GAP = 40;
const COLUMNS = 3;

/**
 * A finished fight as a picture: a frame for each phase, every machine where its card left it. Nothing, before there
 * was one.
 */
export function stripOf(events: readonly GameEvent[], book: Rulebook): string | undefined {
  const [laid] = ofType(events, 'cards-laid-out');
  if (!laid) return undefined;
  const frames = ofType(events, 'cards-revealed');
  const [wide, high] = [laid.table.width / 100 + GAP, laid.table.length / 100 + GAP];
  const rows = Math.ceil(frames.length / COLUMNS);
  const drawn = frames.map((frame, i) =>
    frameOf(frame, laid, (i % COLUMNS) * wide, Math.floor(i / COLUMNS) * high, book),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * wide} ${Math.max(1, rows) * high}" font-family="sans-serif" font-size="28">`,
    `<title>${escaped(laid.scenario)}</title>`,
    `<defs><g id="base"><rect x="-22" y="-34" width="44" height="68" fill="none" stroke="currentColor" stroke-width="3"/><path d="M0-34L-12-14H12Z" fill="currentColor"/></g></defs>`,
    ...drawn,
    '</svg>',
  ].join('\n');
}

function frameOf({ turn, phase, moves }: Revealed, laid: Laid, x: number, y: number, book: Rulebook): string {
  const { width, length } = laid.table;
  const types = new Map(laid.machines.map(({ machine, type }) => [machine, type]));
  return [
    `<g transform="translate(${x} ${y})">`,
    `<rect width="${width / 100}" height="${length / 100}" fill="none" stroke="#999"/>`,
    `<text x="8" y="32">Turn ${turn}, phase ${phase}</text>`,
    ...laid.ground.map(
      (card) =>
        `<rect x="${card.x / 100 - card.width / 200}" y="${(length - card.y) / 100 - card.length / 200}" width="${card.width / 100}" height="${card.length / 100}" fill="#ddd"><title>${escaped(card.id)}</title></rect>`,
    ),
    ...moves.map(({ machine, side, card, to }) =>
      machineOf(
        machine,
        side === 'allied' ? '#1a4f8b' : '#9b1c1c',
        `${machine}, ${typeText(types.get(machine) ?? '', book)}: ${manoeuvreText(card)}`,
        to,
        length,
      ),
    ),
    '</g>',
  ].join('\n');
}

/** Up is north here too, and a heading turns clockwise. */
function machineOf(machine: string, colour: string, title: string, { x, y, heading }: Pose, length: number): string {
  const [left, top] = [x / 100, (length - y) / 100];
  return (
    `<g color="${colour}"><title>${escaped(title)}</title>` +
    `<use href="#base" transform="translate(${left} ${top}) rotate(${heading * 15})"/>` +
    `<text x="${left + 26}" y="${top}" fill="${colour}">${escaped(machine)}</text></g>`
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
