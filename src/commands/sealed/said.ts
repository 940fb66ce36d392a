import { MONTH_END } from '../../campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../campaign/watch.ts';
import { type Fit, having, listOf, maybe, oneOf, points, text, textUpTo, wholeFrom } from '../../logbook/fits/fits.ts';

/** (6) The sealed plan of a flight. */
export interface SealedOrders {
  readonly flight: Flight;
  readonly missions: readonly {
    readonly mission: string;
    readonly watch?: string;
    readonly machines: readonly string[];
  }[];
  readonly price: number;
}

/** (43) The reported result of a mission. */
interface SealedReport {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly { readonly reason: string; readonly points: number }[];
  readonly total: number;
}

/** The result of the day, with what another player should know before he compares. */
interface SealedScore {
  readonly points: number;
  readonly flown: number;
  readonly notFlown: number;
  readonly victories: number;
  readonly machinesLost: number;
  readonly menLost: number;
  readonly but: readonly string[];
}

/** The checksums at the ends of a log-book's lines, from one line on. */
export interface Sums {
  readonly first: number;
  readonly sums: readonly string[];
}

/** The content of a sealed file: a day's orders, or its report. */
export interface Said {
  readonly kind: 'orders' | 'report';
  /** What its sender calls himself. */
  readonly by?: string;
  readonly campaign: string;
  readonly day: number;
  readonly flights: string;
  /** The rules, the cards, and a hash that identifies the seed without revealing it. */
  readonly rules: string;
  readonly cards: string;
  readonly dice: string;
  /** The log-book when it was sealed: its number of lines, and the SHA-256 of them all. */
  readonly lines: number;
  readonly sha: string;
  /** (45) The checksums of the lines of that day. */
  readonly book: Sums;
  /** By the clock of the machine that sealed it. */
  readonly at: string;
  readonly orders: readonly SealedOrders[];
  readonly reports: readonly SealedReport[];
  readonly score?: SealedScore;
}

const LINES = wholeFrom(1, 1_000_000);
const COUNT = wholeFrom(0, 1000);

/** More lines than a day has, more missions than three flights fly, and more items than one of them has. */
const MOST_LINES = 20_000;
const MOST_MISSIONS = 60;
const MOST_UNDER_ONE = 200;
/** The name of a campaign, or of all flights together. */
const name = textUpTo(200);
const words = textUpTo(4000);

const FIT: Fit = having({
  kind: oneOf('orders', 'report'),
  by: maybe(textUpTo(40)),
  campaign: name,
  day: wholeFrom(1, MONTH_END),
  flights: name,
  rules: text,
  cards: text,
  dice: text,
  lines: LINES,
  sha: text,
  book: having({ first: LINES, sums: listOf(MOST_LINES, text) }),
  at: text,
  orders: listOf(
    FLIGHTS.length,
    having({
      flight: oneOf(...FLIGHTS),
      missions: listOf(
        MOST_MISSIONS,
        having({ mission: text, watch: maybe(text), machines: listOf(MOST_MISSIONS, text) }),
      ),
      price: points,
    }),
  ),
  reports: listOf(
    MOST_MISSIONS,
    having({
      title: name,
      paragraphs: listOf(MOST_UNDER_ONE, words),
      points: listOf(MOST_UNDER_ONE, having({ reason: words, points })),
      total: points,
    }),
  ),
  score: maybe(
    having({
      points,
      flown: COUNT,
      notFlown: COUNT,
      victories: COUNT,
      machinesLost: COUNT,
      menLost: COUNT,
      but: listOf(MOST_MISSIONS, words),
    }),
  ),
});

/** A report has a score and orders have none; a foreign file may be anything. */
export const isSaid = (value: unknown): value is Said =>
  FIT(value) === undefined && isReport(value) === (HAS_SCORE(value) === undefined);

const isReport = (value: unknown): boolean => having({ kind: oneOf('report') })(value) === undefined;
const HAS_SCORE: Fit = having({ score: having({ points }) });
