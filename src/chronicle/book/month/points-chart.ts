import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { h } from 'preact';
import { dateText } from '../../../campaign/calendar.ts';
import { calendarEnd, type FlightRecord, totalPoints } from '../../../campaign/campaign.ts';
import { GAME_CARDS } from '../../../games/cards.ts';
import { OWN_GAME } from '../../../games/game-names.ts';
import { legend, type Piece, picture } from '../../../kit/book/markup.ts';
import { signed, thousands } from '../../../words/numbers.ts';
import { LIKELY_CAMPAIGNS, LIKELY_MONTHS, LIKELY_POLICY, type Spread, spreadsOf } from '../../likely.ts';
import type { Lived } from '../../lived.ts';

const WIDTH = 680;
const HEIGHT = 320;
const LEFT = 52;
const [TOP, BOTTOM] = [14, 30];

/** The total at the end of each day, from the day before the first. */
function totals({ points }: Pick<FlightRecord, 'points'>, first: number): { day: number; total: number }[] {
  const sumOf = (count: number) => points.slice(0, count).reduce((sum, each) => sum + each, 0);
  return [...points.keys(), points.length].map((count) => ({ day: first - 1 + count, total: sumOf(count) }));
}

/** The Victory Points of each flight by day, over the fan of simulated Aprils. */
export function pointsCharts({ now, days, book }: Lived): Piece[] {
  const first = days[0]?.dawn.day ?? 1;
  const isMeasured = first === 1 && book.squadron === undefined;
  return [
    h(
      'p',
      null,
      book.squadron
        ? `Of ${book.squadronNotes.name} no thousand campaigns have been led by a policy, to lie behind the line.`
        : `Behind the line, how ${thousands(LIKELY_CAMPAIGNS)} campaigns of the same flight went that were led by the policy ${LIKELY_POLICY}: half of them lie in the darker band, nine of ten in the lighter one.${monthsText(now)}${foughtOtherwise(now)}`,
    ),
    ...now.flights.map((flight) => [
      now.flights.length > 1 ? h('h3', null, `${flight.flight} Flight`) : null,
      chartOf(flight, { first, last: calendarEnd(now), isMeasured }),
    ]),
    book.squadron
      ? legend(['course', 'this campaign'])
      : legend(
          ['course', 'this campaign'],
          ['middle', 'as many above as below'],
          ['inner', 'half'],
          ['outer', 'nine of ten'],
        ),
  ];
}

const monthsText = ({ until }: Lived['now']): string =>
  until === undefined
    ? ''
    : ` From 22 April on they are the ${thousands(LIKELY_MONTHS)} of them that were led to the end of the month.`;

/** All simulated campaigns use the campaign's own fights; a player of another game is told so. */
const foughtOtherwise = ({ fights = OWN_GAME }: Lived['now']): string =>
  fights === OWN_GAME
    ? ''
    : ` Their fights were fought out on the Initiative Track, and not by the rules of ${GAME_CARDS[fights].title} as these were.`;

type Totals = readonly { readonly day: number; readonly total: number }[];

interface Calendar {
  readonly first: number;
  readonly last: number;
  /** Whether its course is compared with simulated campaigns. */
  readonly isMeasured: boolean;
}

function chartOf(flight: FlightRecord, { first, last, isMeasured }: Calendar): Piece {
  const course = totals(flight, first);
  // A campaign of one day has no fan, nor has another squadron than No. 23.
  const fan = isMeasured ? [[0, 0, 0, 0, 0], ...spreadsOf(flight.flight).slice(0, last)] : [];
  const figures = [0, ...course.map(({ total }) => total), ...fan.flat()];
  const x = scaleLinear()
    .domain([0, last])
    .rangeRound([LEFT, WIDTH - 12]);
  const y = scaleLinear()
    .domain([Math.min(...figures), Math.max(...figures, 1)])
    .rangeRound([HEIGHT - BOTTOM, TOP])
    .nice();
  const title = `Victory Points of ${flight.flight} Flight by day`;
  return picture(
    { title, words: wordsOf(flight, course), width: WIDTH, height: HEIGHT, least: 520 },
    axes(x, y, last),
    fanOf(fan, x, y),
    h('path', {
      class: 'course',
      d:
        line<Totals[number]>(
          ({ day }) => x(day),
          ({ total }) => y(total),
        )(course) ?? '',
    }),
  );
}

type Scale = ScaleLinear<number, number>;

const axes = (x: Scale, y: Scale, last: number): Piece[] => [
  ...y
    .ticks(6)
    .flatMap((tick) => [
      h('line', { class: tick === 0 ? 'zero' : 'axis', x1: LEFT, x2: WIDTH - 12, y1: y(tick), y2: y(tick) }),
      h('text', { class: 'faint', x: LEFT - 8, y: y(tick) + 4, 'text-anchor': 'end' }, signed(tick)),
    ]),
  ...[1, 7, 14, 21, 30]
    .filter((day) => day <= last)
    .map((day) =>
      h(
        'text',
        { class: 'faint', x: x(day), y: HEIGHT - 8, 'text-anchor': day === last ? 'end' : 'middle' },
        dateText(day),
      ),
    ),
];

function fanOf(fan: readonly Spread[], x: Scale, y: Scale): Piece[] {
  const along = (_: Spread, day: number) => x(day);
  const at = (part: number) => (spread: Spread) => y(spread[part] ?? 0);
  return [
    h('path', { class: 'outer', d: area<Spread>(along, at(0), at(4))(fan) ?? '' }),
    h('path', { class: 'inner', d: area<Spread>(along, at(1), at(3))(fan) ?? '' }),
    h('path', { class: 'middle', d: line<Spread>(along, at(2))(fan) ?? '' }),
  ];
}

function wordsOf(flight: FlightRecord, course: Totals): string {
  const days = course.slice(1).map(({ day, total }) => `${dateText(day)}: ${signed(total)}`);
  return `The total at the end of each day. ${days.join('; ')}. In all ${signed(totalPoints(flight))}.`;
}
