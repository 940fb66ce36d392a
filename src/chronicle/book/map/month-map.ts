import { h } from 'preact';
import { legend, type Piece, picture } from '../../../kit/book/markup.ts';
import { counted } from '../../../words/numbers.ts';
import { allFlown, type Lived } from '../../lived.ts';
import { underEach } from '../../under-each.ts';
import { type FlownTrack, type Mark, trackOf } from './flown-track.ts';
import { ground, mapSize, middleOf, namesOver, pathThrough } from './hex-picture.ts';

/** The id of a mission's section on the page. */
export const anchorOf = (place: number): string => `mission-${place + 1}`;

/** The map of the month: every mission's track and its events. */
export function monthMap(lived: Lived): Piece[] {
  const { missionMap: map } = lived.book;
  const flown = allFlown(lived);
  const tracks = flown.map((each) => trackOf(each, lived.book));
  const dayOf = (i: number) => `--day:${flown[i]?.day ?? 1}`;
  const marks = tracks.flatMap((track) => track.marks);
  const count = (is: Mark['is']) => marks.filter((mark) => mark.is === is).length;
  const words = [
    counted(tracks.length, 'mission'),
    counted(count('fight'), 'fight'),
    `${counted(count('down'), 'machine')} down`,
    counted(count('landing'), 'landing'),
  ].join(', ');
  // Pointed at, it is drawn anew, a day a second.
  return [
    h(
      'div',
      { class: 'plays' },
      picture(
        {
          title: 'The map of the month',
          words: `${words}. Each track leads to its mission.`,
          ...mapSize(map),
          least: 720,
          leads: true,
        },
        ground(),
        tracks.map((track, i) =>
          h('a', { href: `#${anchorOf(i)}`, style: dayOf(i) }, h('title', null, `Mission ${i + 1}`), wayOf(track, '')),
        ),
        namesOver(),
        tracks.map((track, i) => h('g', { class: 'on-its-day', style: dayOf(i) }, track.marks.map(markPiece))),
        namesOfTheLost(tracks),
      ),
    ),
    mapLegend(),
  ];
}

export const mapLegend = (): Piece =>
  legend(
    ['track-key', 'track'],
    ['fight-key', 'fight'],
    ['cross', 'machine down'],
    ['landing-key', 'landing'],
    ['side-key', 'heavy side: batteries'],
  );

/** The way of the flight; nothing where nobody moved. */
export function wayOf({ main }: FlownTrack, kind: string): Piece | null {
  const points = main.map(({ hex }) => middleOf(hex));
  return points.length > 1 ? h('path', { class: `track ${kind}`, d: pathThrough(points) }) : null;
}

/** A name is about so wide. */
const NAME = 100;

/**
 * The cross of a machine that was lost has the name of its pilot, and two in one hex have theirs side by side: right of
 * it, or left where the next cross stands in the way.
 */
function namesOfTheLost(tracks: readonly FlownTrack[]): Piece[] {
  const lost = tracks.flatMap(({ marks }) => marks.filter(({ isLost }) => isLost === true));
  const hexes = [...underEach(lost, ({ hex }) => [hex])];
  const crosses = hexes.map(([hex]) => middleOf(hex));
  return hexes.map(([hex, there]) => {
    const { x, y } = middleOf(hex);
    const isInTheWay = crosses.some((other) => other.y === y && other.x > x && other.x < x + NAME);
    const names = [...new Set(there.flatMap(({ name }) => name ?? []))];
    const side = isInTheWay ? { x: x - 7, 'text-anchor': 'end' } : { x: x + 7 };
    return h('text', { class: 'place lost-there', ...side, y: y + 3 }, names.join(', '));
  });
}

export function markPiece({ is, hex, words }: Mark): Piece {
  const { x, y } = middleOf(hex);
  const told = h('title', null, `${words}, ${hex}`);
  if (is === 'down') return h('path', { class: 'down', d: `M${x - 5},${y - 5}l10,10m0,-10l-10,10` }, told);
  const isFight = is === 'fight';
  return h(
    'circle',
    { class: isFight ? 'fight-mark' : 'landing', cx: x, cy: y + (isFight ? -5 : 5), r: isFight ? 4.5 : 3.5 },
    told,
  );
}
