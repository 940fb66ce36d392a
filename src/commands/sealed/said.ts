import { MONTH_END } from '../../campaign/campaign.ts';
import { FLIGHTS, type Flight } from '../../campaign/watch.ts';
import { type Fit, having, listOf, maybe, oneOf, points, text, textUpTo, wholeFrom } from '../../logbook/fits/fits.ts';

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
interface SealedReport {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly { readonly reason: string; readonly points: number }[];
  readonly total: number;
}

/** What the day came to, with what another player should know before he compares. */
interface SealedScore {
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
  /** What its sender calls himself. */
  readonly by?: string;
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

/** More than a day has of lines, and of missions that three flights fly; and what stands under one of them. */
const MOST_LINES = 20_000;
const MOST_MISSIONS = 60;
const MOST_UNDER_ONE = 200;
/** A name of a campaign, or of all flights together. */
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

/** Only a report has a score, and none is without; a stranger's file may be anything. */
export const isSaid = (value: unknown): value is Said =>
  FIT(value) === undefined && isReport(value) === (HAS_SCORE(value) === undefined);

const isReport = (value: unknown): boolean => having({ kind: oneOf('report') })(value) === undefined;
const HAS_SCORE: Fit = having({ score: having({ points }) });
