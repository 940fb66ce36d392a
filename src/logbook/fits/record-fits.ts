import { LAST_DAY, MONTH_END } from '../../campaign/campaign.ts';
import { FIGURES } from '../../campaign/career.ts';
import { ORDERS } from '../../campaign/standing-orders.ts';
import { FLIGHTS } from '../../campaign/watch.ts';
import { FIRING } from '../../cards/bursts.ts';
import { byName } from '../../cards/by-name.ts';
import { isShipped } from '../../cards/own-squadron/shipped.ts';
import { DECORATIONS, RANKS } from '../../cards/ranks.ts';
import { parseSeed } from '../../dice/seed.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { SIDES } from '../../table/sides.ts';
import { type Dawn, type LogRecord, MOST_WORDS, type Threw } from '../record.ts';
import { areThrows } from '../throws.ts';
import {
  both,
  differingIn,
  type Fit,
  figure,
  having,
  isRecord,
  kinds,
  listOf,
  longText,
  maybe,
  oneOf,
  plainTo,
  points,
  text,
  textThat,
  textUpTo,
  wholeFrom,
} from './fits.ts';

/** A day of the campaign, or the day of a return, which may be long after it. */
const day = wholeFrom(0, 1000);
const flag = oneOf(true, false);

/** More men than a flight has in a month, former ones included: it limits the work for each. */
const MOST_MEN = 120;
const MOST_MACHINES = 40;
const MOST_GIVEN = 40;

const standing = kinds({
  fit: {},
  wounded: { back: day },
  away: { back: day },
  leave: { back: day },
  killed: { since: day },
  prisoner: { since: day },
});

/** (C123) More than anybody earns in a month. */
const experience = wholeFrom(0, 999);
/** (C124) No figure goes further on the card. */
const change = wholeFrom(-99, 99);

/** Only in a campaign with careers. Lasting changes may be negative. */
const career = having({
  points: experience,
  earned: experience,
  changed: having(Object.fromEntries(FIGURES.map((each) => [each, change]))),
  abilities: listOf(MOST_GIVEN, text),
  isAce: flag,
  stays: change,
  faints: flag,
});

/** A pilot has up to 7, as on the cards, or none where a player's own card removes it. An observer has none. */
const skillFit: Fit = (man) => {
  const isPilot = isRecord(man) && man['seat'] === 'pilot';
  return having({ skill: isPilot ? wholeFrom(0, 7) : oneOf(undefined) })(man);
};

const anyAirman = having({
  id: text,
  surname: text,
  forenames: text,
  machine: text,
  rank: oneOf(...RANKS),
  initial: maybe(text),
  firing: oneOf(...FIRING),
  bravery: figure,
  missions: figure,
  fights: figure,
  kills: figure,
  balloons: figure,
  lastFlown: day,
  standing,
  decorations: maybe(listOf(MOST_GIVEN, oneOf(...DECORATIONS))),
  recommended: maybe(having({ decoration: oneOf(...DECORATIONS), day })),
  seat: oneOf('pilot', 'observer'),
  career: maybe(career),
});

const airman = both(anyAirman, skillFit);

const machine = having({
  id: text,
  aircraft: text,
  standing: kinds({
    ready: {},
    'under-repair': { back: day },
    awaited: { back: day },
    lost: { since: day },
  }),
});

/** What the list of campaigns tells of one: its days, and men of its flights. */
const calendar = {
  day: wholeFrom(1, MONTH_END + 1),
  onlyDay: maybe(wholeFrom(1, LAST_DAY)),
  until: maybe(oneOf(MONTH_END)),
};
const people = { flight: oneOf(...FLIGHTS), aircrew: both(listOf(MOST_MEN, airman), differingIn('id')) };
const flightsOf = (members: Readonly<Record<string, Fit>>): Fit =>
  both(listOf(FLIGHTS.length, having(members)), differingIn('flight'));
export const listedFit = having({ ...calendar, flights: flightsOf(people) });

const campaign = having({
  ...calendar,
  realWeather: maybe(oneOf(true)),
  fights: maybe(oneOf(...GAME_NAMES)),
  flights: flightsOf({
    ...people,
    machines: both(listOf(MOST_MACHINES, machine), differingIn('id')),
    points: listOf(MONTH_END, points),
    awaited: listOf(MOST_MEN, having({ seat: oneOf('pilot', 'observer'), machine: text, day })),
    succession: maybe(having({ since: day, acting: maybe(text) })),
  }),
  commandingOfficer: maybe(having({ man: airman, machine })),
  redBaronGone: flag,
  followsGermans: maybe(oneOf(true)),
  careers: maybe(oneOf(true)),
  mess: maybe(oneOf(true, 'all')),
  tasks: maybe(
    having({
      lastOffered: day,
      chains: listOf(MOST_GIVEN, having({ chain: text, done: figure, isClosed: flag })),
      depot: maybe(having({ add: figure, until: day })),
      fewerOfJasta11: maybe(having({ by: figure, until: day })),
    }),
  ),
  depot: maybe(oneOf('mixed')),
  replacements: oneOf('as-printed', 'gentler'),
  losses: having({ machines: figure, aircrew: figure }),
});

const battle = having({
  day: wholeFrom(1, 2),
  system: oneOf(...GAME_NAMES),
  setUp: having({}),
  germansLedBy: oneOf('the-card', 'a-player'),
});

/** A dawn contains a campaign, or a stand-alone battle. */
const stateFit: Fit = (state) => (isRecord(state) && 'setUp' in state ? battle : campaign)(state);

const threw = maybe(textThat(areThrows));
const streams = listOf(100, text);
const orders = having(
  Object.fromEntries(Object.entries(ORDERS).map(([order, words]) => [order, maybe(oneOf(...words))])),
);
/** Three flights in a day of fights have a fifth of it. */
const MOST_MOMENTS = 10_000;
/** Forty letters of any alphabet, each with its accents. */
const LONGEST_NAME = 200;

export const openingFit = having({
  wof: figure,
  needs: maybe(listOf(MOST_GIVEN, text)),
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
  lots: maybe(oneOf('by-fight')),
  from: maybe(textUpTo(LONGEST_NAME + 20)),
});

/** Every kind of record by its identifying member. */
const KINDS: ReadonlyMap<string, Fit> = byName({
  wof: openingFit,
  dawn: having({ dawn: wholeFrom(1, MONTH_END + 1), threw }),
  asked: having({ asked: text, answer: longText, by: maybe(text), threw }),
  hand: having({ hand: textThat(areThrows), threw }),
  dice: having({ dice: oneOf('hand', 'program'), streams, threw }),
  lent: having({ lent: (value) => (value === null ? undefined : text(value)), threw }),
  orders: having({ orders, threw }),
  enemy: having({ enemy: oneOf('a-player', 'a-policy'), threw }),
  back: having({ back: figure, by: oneOf('undo', 'take-back', 'dawn') }),
  cards: having({ cards: text, rules: text }),
  // The code that tells each moment also checks it.
  moments: having({ moments: wholeFrom(1, MONTH_END), of: listOf(MOST_MOMENTS, () => undefined) }),
  note: having({ note: oneOf('odds') }),
  words: having({ words: textUpTo(MOST_WORDS), day: wholeFrom(1, MONTH_END + 1) }),
});

const NAMES = [...KINDS.keys()];

/** Deeper than any line of ours. */
const DEEPEST = 24;

/** The place where a line is deeper than any of ours, or has an impossible key; nothing where it is valid. */
export const writtenFit: Fit = plainTo(DEEPEST);

/** A place as text. */
export const placeOf = (place: string | undefined): string | undefined =>
  place === '' ? 'all of it' : place?.slice(1);

/** An answer's line is a list of texts, of which only the throws can be invalid. */
export const answerFit = ({ threw: thrown }: Threw): string | undefined =>
  threw(thrown) === undefined ? undefined : '.threw';

/** The state of a dawn must be that of its day. */
export function dawnFit({ dawn, state }: Dawn<object>): string | undefined {
  const place = stateFit(state) ?? ('day' in state && state.day === dawn ? undefined : '.day');
  return place === undefined ? undefined : `.state${place}`;
}

/** The invalid place of a record, without the state of a dawn. */
export function bareFit(record: LogRecord<object>): string | undefined {
  const [kind = '', another] = NAMES.filter((each) => Object.hasOwn(record, each));
  const isOne = another === undefined || (kind === 'wof' && another === 'cards');
  return isOne ? (KINDS.get(kind) ?? (() => ''))(record) : '';
}

/** Whether a record that goes back leads to an earlier line, after the first dawn. */
export const isBefore = (back: number, line: number): boolean => Number.isInteger(back) && back >= 2 && back < line;
