import { h } from 'preact';
import { dateText } from '../campaign/calendar.ts';
import type { OutputTable } from '../kit/book/markup.ts';
import { type Piece, paragraphs, part, recordTable, wholePage } from '../kit/book/markup.ts';
import { capital, listed, signed } from '../words/numbers.ts';
import { STYLE } from './book/style.ts';
import { type DayScore, MARKS_MEAN, scoreMarks } from './day-score.ts';

/** A sealed file before the umpire; orders without a report yet have no score. */
export interface LaidBefore {
  readonly campaign: string;
  readonly day: number;
  readonly flights: string;
  readonly key: string;
  /** Whether the orders were sealed before the flight. */
  readonly orders: string;
  /** The orders of each flight. */
  readonly plans: readonly {
    readonly flight: string;
    readonly price: number;
    readonly missions: readonly {
      readonly mission: string;
      readonly watch?: string | undefined;
      readonly machines: readonly string[];
    }[];
  }[];
  readonly score?: Omit<DayScore, 'day'> & { readonly but: readonly string[] };
  readonly reports: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly { readonly reason: string; readonly points: number }[];
    readonly total: number;
  }[];
}

/** The umpire's page to look at: all sealed files in a table, and below it each one's reports. */
export function umpireBook(laid: readonly LaidBefore[], notes: readonly string[]): string {
  const title = "The umpire's page";
  const head = h('header', null, h('h1', null, title), paragraphs(notes), ways(laid));
  const reports = laid.map((each, i) => reportsOf(each, i));
  return wholePage(title, STYLE, head, h('main', null, recordTable(tableOf(laid)), h('p', null, MARKS_MEAN), reports));
}

/** The links to each of them. */
const ways = (laid: readonly LaidBefore[]): Piece =>
  h(
    'nav',
    { 'aria-label': 'Sealed files' },
    h(
      'ul',
      null,
      laid.map((each, i) => h('li', null, h('a', { href: `#${anchorOf(i)}` }, titleOf(each)))),
    ),
  );

const anchorOf = (place: number): string => `sealed-${place + 1}`;

const titleOf = ({ campaign, day }: LaidBefore): string => `${campaign}, ${dateText(day)}`;

const tableOf = (laid: readonly LaidBefore[]): OutputTable => ({
  name: 'sealed',
  title: 'Sealed reports',
  columns: [
    { name: 'points', heading: 'Victory Points' },
    { name: 'campaign', heading: 'Campaign' },
    { name: 'flights', heading: 'Flights' },
    { name: 'day', heading: 'Day' },
    { name: 'marks', heading: 'Marks' },
    { name: 'but', heading: 'Reservations' },
    { name: 'orders', heading: 'Orders' },
    { name: 'key', heading: 'Key' },
  ],
  rows: laid.map(({ campaign, day, flights, key, orders, score }) => ({
    points: score ? signed(score.points) : '',
    campaign,
    flights,
    day: dateText(day),
    marks: score ? scoreMarks(score) : '',
    but: score ? score.but.join(' ') : 'orders only',
    orders,
    key,
  })),
});

const reportsOf = (laid: LaidBefore, place: number): Piece =>
  part(anchorOf(place), titleOf(laid), laid.plans.map(planPiece), laid.reports.map(reportPiece));

/** A flight's ordered missions, and their machines. */
const planPiece = ({ flight, price, missions }: LaidBefore['plans'][number]): Piece => [
  h('h3', null, `Orders of ${flight} Flight`),
  h(
    'ul',
    null,
    missions.map(({ mission, watch, machines }) =>
      h('li', null, `${nameOf(mission)}: ${watch === undefined ? 'not to be flown' : `${watch}, ${listed(machines)}`}`),
    ),
  ),
  price === 0 ? null : h('p', null, `What is left undone costs ${signed(price)}.`),
];

/** A mission by its key in the plan: the name on the other player's cards is unknown. */
const nameOf = (key: string): string => capital(key.replaceAll('-', ' '));

const reportPiece = ({ title, paragraphs: texts, points, total }: LaidBefore['reports'][number]): Piece =>
  h(
    'article',
    null,
    h('h3', null, title),
    paragraphs(texts),
    h(
      'ul',
      null,
      points.map((line) => h('li', null, `${line.reason}: ${signed(line.points)}`)),
    ),
    h('p', null, 'In all ', h('strong', { 'data-figure': 'sealed-total' }, signed(total)), '.'),
  );
