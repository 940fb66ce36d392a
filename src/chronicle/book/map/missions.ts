import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { h } from 'preact';
import type { HexId } from '../../../cards/hexes.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { folded, type Piece, paragraphs, picture } from '../../../kit/book/markup.ts';
import type { FoughtFight } from '../../../kit/game-book.ts';
import { feet, signed, victoryPoints } from '../../../words/numbers.ts';
import { allFlown, entriesOf, type Flown, isFlown, type Lived } from '../../lived.ts';
import { type MissionReport, missionReports } from '../../report/mission-report.ts';
import { objectiveOf } from '../../tables/mission-rows.ts';
import { fightPieces } from '../fight-pieces.ts';
import { foughtOn } from '../fought.ts';
import { type FlownTrack, type Stage, trackOf } from './flown-track.ts';
import { ground, middleOf, namesOverPart, partRound, pathThrough } from './hex-picture.ts';
import { anchorOf, mapLegend, markPiece, wayOf } from './month-map.ts';

/** A section for each mission, in the order of flying: a line of its name and its points, and the rest folded away. */
export function missionPieces(lived: Lived): Piece[] {
  const reports = lived.days.flatMap(({ moments }) => missionReports(moments, lived.book));
  const flown = allFlown(lived);
  const fights = fightsOf(lived);
  return [
    mapLegend(),
    ...flown.flatMap((mission, i) => {
      const report = reports[i];
      return report ? [missionPiece(mission, report, i, fights[i] ?? [], lived.book)] : [];
    }),
  ];
}

/** The fights of each mission, in the order of flying. */
const fightsOf = (lived: Lived): (readonly FoughtFight[])[] =>
  lived.days.flatMap((day) => {
    const fought = foughtOn(day, lived.book);
    return entriesOf(day)
      .filter(isFlown)
      .map((_, i) => fought[i] ?? []);
  });

/** All fights of a campaign, each mission under its title: for those who want them on paper. */
export function fightsApart(lived: Lived): Piece[] {
  const reports = lived.days.flatMap(({ moments }) => missionReports(moments, lived.book));
  return fightsOf(lived).flatMap((fights, place) =>
    fights.length === 0
      ? []
      : [h('h3', null, reports[place]?.title), fights.map((fight, i) => fightPieces(fight, `${place + 1}.${i + 1}`))],
  );
}

function missionPiece(
  flown: Flown,
  report: MissionReport,
  place: number,
  fights: readonly FoughtFight[],
  book: Rulebook,
): Piece {
  const track = trackOf(flown, book);
  return h(
    'article',
    { class: 'mission', id: anchorOf(place) },
    folded(
      h('h3', null, report.title, ' ', h('span', { class: 'sub' }, victoryPoints(report.total))),
      h(
        'p',
        { class: 'sub' },
        `${flown.began.flight} Flight, ${objectiveOf(flown, book)}. `,
        h('a', { href: '#map' }, 'The map of the month'),
      ),
      track.main.some(({ turn }) => turn > 0)
        ? h('div', { class: 'pair' }, trackPicture(track, report.title, book), profile(track.main, report.title))
        : null,
      paragraphs(report.paragraphs),
      pointsTable(report),
      fights.map((fight, i) => fightPieces(fight, `${place + 1}.${i + 1}`)),
    ),
  );
}

/** The way turn by turn, over the map of the month. */
function trackPicture(track: FlownTrack, title: string, book: Rulebook): Piece {
  const turns = track.main.filter(({ turn }, i, all) => turn > 0 && all[i - 1]?.turn !== turn);
  const seen = [...track.main.map(({ hex }) => hex), ...track.sides.flat(), ...track.marks.map(({ hex }) => hex)];
  const part = partRound(seen, book.missionMap);
  const { x, y, width, height } = part;
  return picture(
    {
      title: `The track: ${title}`,
      words: turns.map(({ turn, hex }) => `turn ${turn}: ${hex}`).join('; '),
      width,
      height,
      corner: { x, y },
    },
    ground(),
    track.sides.map((hexes) => h('path', { class: 'track side', d: pathThrough(hexes.map(middleOf)) })),
    wayOf(track, 'alone'),
    stopsOf(turns).map(({ hex, from, to }) => {
      const at = middleOf(hex);
      const when = from === to ? `Turn ${from}` : `Turns ${from} to ${to}`;
      return h('circle', { class: 'turn', cx: at.x, cy: at.y, r: 3 }, h('title', null, `${when}, ${hex}`));
    }),
    namesOverPart(part, book.missionMap),
    track.marks.map(markPiece),
  );
}

/** The hexes in which turns ended, in order; turns in the same hex are merged. */
function stopsOf(turns: readonly Stage[]): { hex: HexId; from: number; to: number }[] {
  const stops: { hex: HexId; from: number; to: number }[] = [];
  for (const { hex, turn } of turns) {
    const last = stops.at(-1);
    if (last?.hex === hex) last.to = turn;
    else stops.push({ hex, from: turn, to: turn });
  }
  return stops;
}

function pointsTable({ points, total, title }: MissionReport): Piece {
  const row = (figure: number, words: string, name: string) =>
    h('tr', null, h('td', { class: 'number', 'data-figure': name }, signed(figure)), h('td', null, words));
  return h(
    'div',
    { class: 'scroll', role: 'region', tabIndex: 0, 'aria-label': `Victory Points: ${title}` },
    h(
      'table',
      null,
      h('caption', null, 'Victory Points'),
      h(
        'tbody',
        null,
        points.map(({ points: each, reason }) => row(each, reason, 'mission-line')),
        row(total, 'in all', 'mission-total'),
      ),
    ),
  );
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [480, 220, 72, 16, 40];

const TICKS = 4;

/** The height of the flight against the AFT spent. */
function profile(stages: readonly Stage[], mission: string): Piece {
  const x = scaleLinear()
    .domain([0, Math.max(1, stages.at(-1)?.aft ?? 0)])
    .rangeRound([LEFT, WIDTH - 10]);
  const y = scaleLinear()
    .domain([0, Math.max(5000, ...stages.map(({ height }) => height))])
    .rangeRound([HEIGHT - BOTTOM, TOP])
    .nice(TICKS);
  const along = ({ aft }: Stage) => x(aft);
  const up = ({ height }: Stage) => y(height);
  const steps = stages.filter(({ height }, i) => height !== stages[i - 1]?.height || i === stages.length - 1);
  const highest = Math.max(0, ...stages.map(({ height }) => height));
  return picture(
    {
      title: `Height against AFT: ${mission}`,
      words: `${stages.at(-1)?.aft ?? 0} AFT spent in ${stages.at(-1)?.turn ?? 0} turns, at ${feet(highest)} at the highest.`,
      width: WIDTH,
      height: HEIGHT,
    },
    y
      .ticks(TICKS)
      .map((tick) => [
        h('line', { class: 'axis', x1: LEFT, x2: WIDTH - 10, y1: y(tick), y2: y(tick) }),
        h('text', { class: 'faint', x: LEFT - 6, y: y(tick) + 4, 'text-anchor': 'end' }, feet(tick)),
      ]),
    h(
      'g',
      { class: 'ticks' },
      x.ticks(6).map((tick) => h('text', { x: x(tick), y: HEIGHT - 22 }, `${tick}`)),
    ),
    h('text', { class: 'faint', x: WIDTH - 10, y: HEIGHT - 3, 'text-anchor': 'end' }, 'AFT spent'),
    h('path', { class: 'outer', d: area<Stage>(along, y(0), up).curve(curveStepAfter).digits(1)(steps) ?? '' }),
    h('path', { class: 'height', d: line<Stage>(along, up).curve(curveStepAfter).digits(1)(steps) ?? '' }),
  );
}
