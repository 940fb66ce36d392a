import { h } from 'preact';
import type { MissionMap } from '../../../cards/printed/mission-map.ts';
import { legend, type Piece, picture } from '../../../kit/book/markup.ts';
import { counted } from '../../../words/numbers.ts';
import { allFlown, type Lived } from '../../lived.ts';
import { underEach } from '../../under-each.ts';
import { type FlownTrack, type Mark, trackOf } from './flown-track.ts';
import { ground, labelsOf, mapSize, middleOf, namesOver, pathThrough } from './hex-picture.ts';

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
        namesOfTheLost(tracks, map),
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

/** Names of the lost: half the width of a letter, the height of a line, and how far a name stands from its cross. */
const [LETTER, LINE, BESIDE] = [2.9, 11, 7];

/** A text as the map has it, by its middle. */
interface Written {
  readonly x: number;
  readonly y: number;
  readonly letters: number;
}

/** Where the names of a hex may stand: right or left of the cross, and the same above or below it. */
const PLACES = [0, -1, 1, -2, 2, -2.5, 2.5, -3, 3, -3.5, 3.5, -4, 4, -5, 5]
  .map((lines) => lines * LINE)
  .flatMap((down) => [1, -1].map((side) => ({ side, down })));

/**
 * The cross of a machine that was lost has the name of its pilot, and two in one hex have theirs side by side: right of
 * it, or where a name, a town or another cross is in the way, in the next place that is free.
 */
function namesOfTheLost(tracks: readonly FlownTrack[], map: MissionMap): Piece[] {
  const lost = tracks.flatMap(({ marks }) => marks.filter(({ isLost }) => isLost === true));
  const hexes = [...underEach(lost, ({ hex }) => [hex])];
  const towns: Written[] = labelsOf(map).map(({ name, x, y }) => ({ x, y, letters: name.length }));
  const written: Written[] = [];
  const crosses: Written[] = hexes.map(([hex]) => ({ ...middleOf(hex), letters: 2 }));
  return hexes.map(([hex, there]) => {
    const { x, y } = middleOf(hex);
    const names = [...new Set(there.flatMap(({ name }) => name ?? []))].join(', ');
    const at = ({ side, down }: (typeof PLACES)[number]): Written => ({
      x: x + side * (BESIDE + LETTER * names.length),
      y: y + 3 + down,
      letters: names.length,
    });
    const others = crosses.filter((other) => other.x !== x || other.y !== y);
    const isFree = (all: readonly Written[]) => (each: (typeof PLACES)[number]) =>
      all.every((other) => !touches(at(each), other));
    // In a crowd rather over a cross than over a town, and rather over a town than over a man.
    const free = [[...written, ...towns, ...others], [...written, ...towns], written].map((all) =>
      PLACES.find(isFree(all)),
    );
    const place = free.find((each) => each !== undefined) ?? { side: 1, down: 0 };
    written.push(at(place));
    const { side, down } = place;
    const anchor = side < 0 ? { 'text-anchor': 'end' } : {};
    return h('text', { class: 'place lost-there', x: x + side * BESIDE, ...anchor, y: y + 3 + down }, names);
  });
}

const touches = (one: Written, other: Written): boolean =>
  Math.abs(one.y - other.y) < LINE && Math.abs(one.x - other.x) < LETTER * (one.letters + other.letters);

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
