import { FLIGHTS, type Flight } from '../../campaign/watch.ts';
import { type Fit, having, listOf, maybe, oneOf, points, text, wholeFrom } from '../../logbook/fits/fits.ts';

/** (6) The plan of a flight as it was sealed. */
export interface SealedOrders {
  readonly flight: Flight;
  readonly missions: readonly {
    readonly mission: string;
    readonly watch?: string;
    readonly machines: readonly string[];
  }[];
  readonly price: number;
}

/** (43) What a mission was reported to have done. */
export interface SealedReport {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly { readonly reason: string; readonly points: number }[];
  readonly total: number;
}

/** What the day came to, with what another player should know before he compares. */
export interface SealedScore {
  readonly points: number;
  readonly flown: number;
  readonly notFlown: number;
  readonly victories: number;
  readonly machinesLost: number;
  readonly menLost: number;
  readonly but: readonly string[];
}

/** The checksums that lines of a log-book end in, from one of them on. */
export interface Sums {
  readonly first: number;
  readonly sums: readonly string[];
}

/** What a sealed file says: a day's orders, or its report. */
export interface Said {
  readonly kind: 'orders' | 'report';
  readonly campaign: string;
  readonly day: number;
  readonly flights: string;
  /** Which rules and cards, and what tells one seed from another without telling it. */
  readonly rules: string;
  readonly cards: string;
  readonly dice: string;
  /** The log-book when it was sealed: its lines, and the SHA-256 of them all. */
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

const FIT: Fit = having({
  kind: oneOf('orders', 'report'),
  campaign: text,
  day: wholeFrom(1, 31),
  flights: text,
  rules: text,
  cards: text,
  dice: text,
  lines: LINES,
  sha: text,
  book: having({ first: LINES, sums: listOf(text) }),
  at: text,
  orders: listOf(
    having({
      flight: oneOf(...FLIGHTS),
      missions: listOf(having({ mission: text, watch: maybe(text), machines: listOf(text) })),
      price: points,
    }),
  ),
  reports: listOf(
    having({
      title: text,
      paragraphs: listOf(text),
      points: listOf(having({ reason: text, points })),
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
      but: listOf(text),
    }),
  ),
});

/** Only a report has a score, and none is without; a stranger's file may be anything. */
export const isSaid = (value: unknown): value is Said =>
  FIT(value) === undefined && isReport(value) === (HAS_SCORE(value) === undefined);

const isReport = (value: unknown): boolean => having({ kind: oneOf('report') })(value) === undefined;
const HAS_SCORE: Fit = having({ score: having({ points }) });
