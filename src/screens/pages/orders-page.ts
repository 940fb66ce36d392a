import {
  NO_ORDERS,
  ORDERS,
  type StandingOrder,
  type StandingOrders,
  USUAL_ORDERS,
} from '../../campaign/standing-orders.ts';
import { byName } from '../../cards/by-name.ts';
import { keysOf } from '../../cards/keys-of.ts';
import { hang, type Paper } from '../../page/paper.ts';
import { quoted } from '../../page/quoted.ts';
import { height } from '../../words/numbers.ts';

/** What each order is about, and what happens where it is not given. */
const ABOUT: Readonly<Record<StandingOrder, string>> = {
  archie: 'the place of each machine on the grid is asked, except on a course',
  height: 'a course keeps the height that you are at',
  attack: 'you are asked whenever the Attack Option is yours',
  work: 'you are asked over each hex where there is something to do',
  fight: 'you lead each man yourself',
  'break-off': 'you are asked, and men that fight by themselves leave when outclassed',
  'lame-duck': 'where a Lame Duck goes, and who sees her home, is asked',
  course: 'a course stops for whatever may change your mind',
  way: 'you are asked at the take-off, and over the work when to turn home',
};

/** The effect of each word of an order; a height has none. */
const DOES: Readonly<Record<StandingOrder, Readonly<Record<string, string>>>> = {
  archie: {
    'as-before': 'each machine where it stood last, at first spread',
    spread: 'corners first, then edges',
  },
  height: {},
  attack: {
    never: 'you leave every enemy alone',
    'two-seaters': 'you attack two-seaters by themselves, if your scouts are as many',
    'when-better':
      'you attack two-seaters over our own side, and scouts from above if your men are the better ones; never Jasta 11',
    always: 'you attack whomever you may',
  },
  work: { 'as-sent': 'they do what they were sent for, as long as there is AFT and it is not too hot' },
  fight: { 'by-themselves': 'your men fight as a careful commander would have them' },
  'break-off': {
    'at-once': 'who has no shot leaves at his first chance',
    outclassed: 'who has no shot leaves where they are the better men; who has no gun or rounds, in any case',
    empty: 'who has no gun or rounds leaves; of scouts nobody else',
  },
  'lame-duck': {
    'seen-home':
      'she makes for home from over our own side, else for the nearest field; two see her home from behind their lines, everybody when the work is done, and leave her over it',
    alone: 'she makes for the nearest field by herself, and the others fly on',
  },
  course: {
    asked:
      'a course waits for what you are asked, and stops only where another flies it, or for guns or AFT; for a Lame Duck too, where her order or the way is not given',
  },
  way: {
    out: 'from the field a flight sets course for its work by itself',
    'there-and-back': 'a flight sets course for its work by itself, and for home when that is done',
  },
};

/** The present orders, and how to change them. */
export const ordersPage = (orders: StandingOrders, paper: Paper): string =>
  [
    'Standing orders: what they answer stands in the log-book as if you had typed it.',
    ...keysOf(ORDERS).map((order) => hang(`  ${rowOf(order, orders)}`, paper, COLUMN + 4)),
    hang(
      'To change one: orders archie spread; orders attack never break-off empty. orders archie ask: you are asked again; ' +
        'orders usual: all as a careful commander has them, orders usual way ask: all but that one; orders ask: none.',
      paper,
      2,
    ),
    hang(`The words: ${keysOf(ORDERS).map(wordsOf).join('; ')}.`, paper, 2),
  ].join('\n');

/** What has just been changed, which the page of all orders would hide. */
export function changedOrders(orders: StandingOrders, before: StandingOrders, paper: Paper): string {
  const changed = keysOf(ORDERS).filter((order) => orders[order] !== before[order]);
  if (changed.length === 0) return 'The standing orders are as they were; orders has them.';
  return [
    'Standing orders, what has changed:',
    ...changed.map((order) => hang(`  ${rowOf(order, orders)}`, paper, COLUMN + 4)),
    'orders has the others, and how each is changed.',
  ].join('\n');
}

const COLUMN = 23;

function rowOf(order: StandingOrder, orders: StandingOrders): string {
  const word = orders[order];
  const head = `${order} ${word ?? '-'}`.padEnd(COLUMN);
  return `${head} ${word === undefined ? ABOUT[order] : does(order, word)}`;
}

const does = (order: StandingOrder, word: string): string =>
  DOES[order][word] ??
  `on the way out a course flies at ${height(Number(word))}, or as high as it can, and comes down to its own height beside its goal`;

const wordsOf = (order: StandingOrder): string =>
  order === 'height' ? 'height 2,000 to 14,000' : `${order} ${ORDERS[order].join(', ')}`;

/** The orders on one line, for the start of a session. */
export function ordersLine(orders: StandingOrders): string | undefined {
  const given = keysOf(ORDERS).flatMap((order) => (orders[order] ? [`${order} ${orders[order]}`] : []));
  return given.length === 0 ? undefined : `Standing orders: ${given.join(', ')}.`;
}

/** Typed orders, applied to the present ones; or what was wrong with them. */
export type ReadOrders = { readonly orders: StandingOrders } | { readonly wrong: string };

const WHOLE: ReadonlyMap<string, StandingOrders> = byName({ usual: USUAL_ORDERS, ask: NO_ORDERS });

export function readOrders(typed: readonly string[], standing: StandingOrders): ReadOrders {
  const [first = ''] = typed;
  const whole = WHOLE.get(first);
  let orders = whole ?? standing;
  for (let at = whole ? 1 : 0; at < typed.length; at += 2) {
    const read = readOrder(typed[at] ?? '', typed[at + 1] ?? '', orders);
    if ('wrong' in read) return read;
    orders = read.orders;
  }
  return { orders };
}

/** One order: its name or its first letters, and one of its words. */
function readOrder(name: string, typed: string, standing: StandingOrders): ReadOrders {
  const order = oneBegun(keysOf(ORDERS), name);
  if (!order) return { wrong: `There is no order about ${quoted(name)}: there are ${keysOf(ORDERS).join(', ')}.` };
  const { [order]: _, ...others } = standing;
  const words: readonly string[] = [...ORDERS[order], 'ask'];
  if (typed === '') return { wrong: `${order} wants a word: ${words.join(', ')}.` };
  const word = oneBegun(words, typed.replace(/,|ft$/g, ''));
  if (!word) return { wrong: `${order} may be ${words.join(', ')}; ${quoted(typed)} is none of them.` };
  return { orders: word === 'ask' ? others : { ...others, [order]: word } };
}

/** The word itself, or the only one with this beginning. */
function oneBegun<Word extends string>(words: readonly Word[], begun: string): Word | undefined {
  const found = words.filter((word) => begun !== '' && word.startsWith(begun));
  return words.find((word) => word === begun) ?? (found.length === 1 ? found[0] : undefined);
}
