import { MONTH_END } from '../../campaign/campaign.ts';
import { ORDERS } from '../../campaign/standing-orders.ts';
import { FLIGHTS } from '../../campaign/watch.ts';
import { parseSeed } from '../../dice/seed.ts';
import { byName } from '../../rulebook/by-name.ts';
import { isShipped } from '../../rulebook/own-squadron/shipped.ts';
import { SIDES } from '../../table/sides.ts';
import type { Dawn, LogRecord, Threw } from '../record.ts';
import { areThrows } from '../throws.ts';
import {
  type Fit,
  figure,
  having,
  listOf,
  longText,
  maybe,
  oneOf,
  plainTo,
  text,
  textThat,
  textUpTo,
  wholeFrom,
} from './fits.ts';
import { stateFit } from './state-fits.ts';

const threw = maybe(textThat(areThrows));
const flag = oneOf(true, false);
const streams = listOf(100, text);
const orders = having(
  Object.fromEntries(Object.entries(ORDERS).map(([order, words]) => [order, maybe(oneOf(...words))])),
);
/** Forty letters of any alphabet, each with its accents. */
const LONGEST_NAME = 200;

/** Every kind of record by the member that tells it from the others. */
const KINDS: ReadonlyMap<string, Fit> = byName({
  wof: having({
    wof: figure,
    campaign: textUpTo(LONGEST_NAME),
    rules: text,
    cards: text,
    seed: textThat((seed) => parseSeed(seed) === seed),
    ironman: flag,
    byHand: streams,
    begun: text,
    overlay: maybe(longText),
    squadron: maybe(textThat(isShipped)),
    others: maybe(having({ flights: listOf(FLIGHTS.length, oneOf(...FLIGHTS)), policy: text })),
    opponent: maybe(having({ side: oneOf(...SIDES), policy: text })),
    history: maybe(oneOf(true)),
    hints: maybe(oneOf(true)),
    purist: maybe(oneOf(true)),
    from: maybe(textUpTo(LONGEST_NAME + 20)),
  }),
  dawn: having({ dawn: wholeFrom(1, MONTH_END + 1), threw }),
  asked: having({ asked: text, answer: longText, by: maybe(text), threw }),
  hand: having({ hand: textThat(areThrows), threw }),
  dice: having({ dice: oneOf('hand', 'program'), streams, threw }),
  lent: having({ lent: (value) => (value === null ? undefined : text(value)), threw }),
  orders: having({ orders, threw }),
  enemy: having({ enemy: oneOf('a-player', 'a-policy'), threw }),
  back: having({ back: figure, by: oneOf('undo', 'take-back', 'dawn') }),
  cards: having({ cards: text, rules: text }),
  note: having({ note: oneOf('odds') }),
});

const NAMES = [...KINDS.keys()];

/** So deep goes nothing that a line of ours says. */
const DEEPEST = 24;

/**
 * Where what a line says goes deeper than anything of ours, or has a place that nothing has; nothing where all is
 * well.
 */
export const writtenFit: Fit = plainTo(DEEPEST);

/** A place as it is told. */
export const placeOf = (place: string | undefined): string | undefined =>
  place === '' ? 'all of it' : place?.slice(1);

/** An answer's line is a list of texts, of which nothing can be amiss but the throws. */
export const answerFit = ({ threw: thrown }: Threw): string | undefined =>
  threw(thrown) === undefined ? undefined : '.threw';

/** What the state of a dawn must be: that of the day which dawns. */
export function dawnFit({ dawn, state }: Dawn<object>): string | undefined {
  const place = stateFit(state) ?? ('day' in state && state.day === dawn ? undefined : '.day');
  return place === undefined ? undefined : `.state${place}`;
}

/** Where a record is not as it must be, but for the state that a dawn has. */
export function bareFit(record: LogRecord<object>): string | undefined {
  const [kind = '', another] = NAMES.filter((each) => Object.hasOwn(record, each));
  const isOne = another === undefined || (kind === 'wof' && another === 'cards');
  return isOne ? (KINDS.get(kind) ?? (() => ''))(record) : '';
}

/** Whether a record that goes back leads to a line before it, behind the first dawn. */
export const isBefore = (back: number, line: number): boolean => Number.isInteger(back) && back >= 2 && back < line;
