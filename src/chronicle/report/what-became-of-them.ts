import type { Airman } from '../../campaign/aircrew.ts';
import { dateText } from '../../campaign/calendar.ts';
import { allMen, isOver, lastDayOf } from '../../campaign/campaign.ts';
import { decorationRow, withLetters } from '../../campaign/honours.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { LeastUsed } from '../../words/by-turns.ts';
import { inWords, ordinal, times } from '../../words/numbers.ts';
import { toTheEnd } from '../history/to-the-end.ts';
import {
  BEHIND_WIRE,
  IN_HOSPITAL,
  LOST,
  LOST_WITH,
  LOST_WITH_AT_FIRST,
  ON_THE_WAY,
  ON_THE_WAY_WITH,
} from '../history/words/of-men.ts';
import { type Lived, type Sortie, wasAboard } from '../lived.ts';
import { type OfficeEvent, officeEvents } from '../papers.ts';
import { whereDown } from '../remarks.ts';
import { scoreText } from '../tables/people-rows.ts';
import { untoldDays } from '../untold.ts';
import type { KnownMan } from '../who-is-who.ts';
import { again, type Befell, FIRST_FIGHT, partOfDay, woundsOf } from './befell.ts';

/** A man in a few sentences: who he is, what happened to him, and finally his end. */
export interface Became {
  /** Before a sentence about him, which goes on with his name as its subject; undefined where it cannot. */
  readonly intro: (() => string) | undefined;
  /** The same as a sentence of its own. */
  readonly who: () => string;
  readonly flew: readonly string[];
  readonly befell: readonly Befell[];
  /** Nothing of a man of whom the last evening has nothing to say. */
  readonly end: string;
}

/** Where a man is from, how old he is, and when he came, where that was later. */
function whoText(name: string, { joined, life, first, isLeader, ways }: CameAs): string {
  if (joined <= 1) return life ? ways.next(THERE_BEFORE)(name, life, '') : `${name}.`;
  const when = `${dateText(joined)}${isLeader ? ' to command the flight' : ''}`;
  const came = life ? ways.next(CAME_LATER)(name, life, when) : `${name}, came on ${when}`;
  return first === undefined ? `${came}.` : `${came}, ${ways.next(AND_FOUGHT)(soonText(first, joined))}.`;
}

/** How he came, and the day of his first fight, where it is told with that. */
interface CameAs extends Pick<KnownMan, 'joined' | 'life'> {
  readonly first: number | undefined;
  /** (47) He was sent out to command the flight. */
  readonly isLeader: boolean;
  readonly ways: LeastUsed;
}

const AND_FOUGHT: readonly [(when: string) => string, ...((when: string) => string)[]] = [
  (when) => `and had his first fight ${when}`,
  (when) => `and was in a fight ${when}`,
  (when) => `and fought for the first time ${when}`,
];

function soonText(day: number, joined: number): string {
  if (day === joined) return 'the same day';
  return day === joined + 1 ? 'the day after' : `on the ${ordinal(day)}`;
}

type WhoWay = (name: string, life: { readonly home: string; readonly age: number }, came: string) => string;

const THERE_BEFORE: readonly [WhoWay, ...WhoWay[]] = [
  (name, { home, age }) => `${name}, of ${home}, aged ${age}.`,
  (name, { home, age }) => `${name}, ${age} years old, was of ${home}.`,
  (name, { home, age }) => `${name}, who was ${age}, came from ${home}.`,
  (name, { home, age }) => `${name}, from ${home}, was ${age}.`,
];

/** `Captain Haldenby, 27, of Ripon, Yorkshire,` */
const INTRODUCED: readonly [WhoWay, ...WhoWay[]] = [
  (name, { home, age }) => `${name}, ${age}, of ${home},`,
  (name, { home, age }) => `${name}, of ${home}, aged ${age},`,
  (name, { home, age }) => `${name}, a man of ${age} from ${home},`,
  (name, { home, age }) => `${name}, ${age} years old and of ${home},`,
];

const CAME_LATER: readonly [WhoWay, ...WhoWay[]] = [
  (name, { home, age }, came) => `${name}, of ${home}, aged ${age}, came on ${came}`,
  (name, { home, age }, came) => `${name}, who was ${age} and from ${home}, came out on ${came}`,
  (name, { home, age }, came) => `${name}, ${age} years old and of ${home}, was sent out on ${came}`,
  (name, { home, age }, came) => `${name}, from ${home}, joined on ${came} at ${age}`,
  (name, { home, age }, came) => `${name}, ${age}, of ${home}, was what the pool sent on ${came}`,
  (name, { home, age }, came) => `${name}, aged ${age} and from ${home}, was here on ${came}`,
  (name, { home, age }, came) => `${name}, ${age} and of ${home}, took an empty place on ${came}`,
  (name, { home, age }, came) => `${name}, ${age} years old and from ${home}, reported on ${came}`,
  (name, { home, age }, came) => `${name}, a man of ${age} from ${home}, unpacked on ${came}`,
];

/**
 * The month he was in: all its machines on all missions, the day of his first fight, what ended his last flight, and
 * the ways in which others were told.
 */
interface Told {
  readonly ways: LeastUsed;
  readonly lived: Lived;
  readonly all: readonly Sortie[];
  readonly firstFight: number | undefined;
  /** Something else is told of a day before it. */
  readonly isSooner: boolean;
  readonly cause: string;
  /** Who was lost in the same machine, and is told of already. */
  readonly beside: string | undefined;
  /** Another prisoner is told of already. */
  readonly isTold: boolean;
}

/** The day of his first fight is told with his end, where it was the same day. */
export function becameOf(
  { man, joined, life }: KnownMan,
  { lived, all, firstFight, isSooner, cause, beside, isTold, ways }: Told,
): Became {
  const his = all.filter((sortie) => wasAboard(sortie, man.id));
  const isLast = firstFight !== undefined && 'since' in man.standing && man.standing.since === firstFight;
  const name = fullName(man, lived.book);
  const withArrival = joined > 1 && !isLast && !isSooner ? firstFight : undefined;
  const first =
    firstFight === undefined || isLast || withArrival !== undefined ? [] : [{ what: FIRST_FIGHT, day: firstFight }];
  const befell = [...first, ...woundsOf(man, his, lived.book), ...promotionsOf(man, joined, lived)];
  return {
    intro: life && joined <= 1 ? () => ways.next(INTRODUCED)(name, life, '') : undefined,
    who: () => whoText(name, { joined, life, first: withArrival, isLeader: isSentToLead(man.id, joined, lived), ways }),
    flew: flewText(man, his, lived),
    befell: again(befell.sort((a, b) => a.day - b.day || partOfDay(a) - partOfDay(b))),
    end: endText(man, { all, last: his.at(-1), isFirst: isLast, cause, beside, isTold, ways }, lived),
  };
}

export const fullName = (man: Airman, book: Rulebook): string =>
  withLetters([man.rank, man.forenames, man.surname].filter(Boolean).join(' '), man, book);

/** A man's victories since the campaign began. */
export function wonInApril({ id, kills, balloons }: Airman, { days, now }: Lived): Pick<Airman, 'kills' | 'balloons'> {
  const before = allMen(days[0]?.dawn ?? now).find((man) => man.id === id);
  return { kills: kills - (before?.kills ?? 0), balloons: balloons - (before?.balloons ?? 0) };
}

/** Counts stand in his service record; they are told here where the turns of some days are unknown. */
function flewText(man: Airman, his: readonly Sortie[], lived: Lived): string[] {
  if (untoldDays(lived).length > 0) return [flewInShort(man, lived)];
  return his.length === 0 ? ['He did not fly.'] : [];
}

/** By his totals. */
function flewInShort(man: Airman, lived: Lived): string {
  const before = allMen(lived.days[0]?.dawn ?? lived.now).find(({ id }) => id === man.id);
  const flew = man.missions - (before?.missions ?? 0);
  if (flew === 0) return 'He did not fly.';
  const won = scoreText(wonInApril(man, lived));
  return `He flew ${times(flew)} and ${foughtText(man.fights - (before?.fights ?? 0), flew)}${won.length > 0 ? `, with ${won.join(' and ')}` : ''}.`;
}

function foughtText(fought: number, flew: number): string {
  if (fought === 0) return 'met nobody';
  if (fought === flew) return flew === 1 ? 'met the enemy' : 'fought each time';
  return `fought on ${inWords(fought)} of these flights`;
}

const isSentToLead = (id: string, joined: number, { days }: Lived): boolean =>
  joined > 1 &&
  days.some(
    (day) =>
      day.dawn.day === joined &&
      officeEvents(day)
        .get(id)
        ?.some(({ type }) => type === 'flight-commander-made') === true,
  );

/** Who was sent out to command a flight came as its commander. */
const promotionsOf = ({ id }: Airman, joined: number, { days, book }: Lived): Befell[] =>
  days.flatMap((day) =>
    (officeEvents(day).get(id) ?? []).flatMap((moment) => {
      const what = madeText(moment, book);
      const isSentOut = joined > 1 && moment.type === 'flight-commander-made' && day.dawn.day === joined;
      return what === undefined || isSentOut ? [] : [{ what, day: day.dawn.day }];
    }),
  );

function madeText(moment: OfficeEvent, book: Rulebook): string | undefined {
  if (moment.type === 'decoration-awarded') return `given the ${decorationRow(moment.decoration, book).name}`;
  if (moment.type === 'man-promoted') return `promoted ${moment.to}`;
  if (moment.type === 'acting-commander-appointed') return 'put in command for the time being';
  return moment.type === 'flight-commander-made' ? `made ${moment.rank} and Flight Commander` : undefined;
}

interface Last {
  /** What a prisoner saw of the rest has been said of another. */
  readonly isTold: boolean;
  readonly all: readonly Sortie[];
  readonly last: Sortie | undefined;
  readonly isFirst: boolean;
  readonly cause: string;
  readonly beside: string | undefined;
  readonly ways: LeastUsed;
}

/** Before the end: told of a man of whom there is nothing else. */
export const WITH_THE_FLIGHT = 'He is with the flight.';

function endText(man: Airman, his: Last, lived: Lived): string {
  const { standing } = man;
  if ('since' in standing) return lostText({ ...man, standing }, his, lived.book);
  if ('back' in standing && isStillAway(man, standing.back, lived))
    return isOver(lived.now)
      ? ABSENT[standing.is](dateText(standing.back), his, lived.book)
      : `${EXPECTED[standing.is]} ${dateText(standing.back)}.`;
  if (!isOver(lived.now)) return WITH_THE_FLIGHT;
  return toTheEnd(man, { all: his.all, ways: his.ways, book: lived.book });
}

const ABSENT: Readonly<Record<keyof typeof EXPECTED, (back: string, his: Last, book: Rulebook) => string>> = {
  wounded: (back, { ways }) => ways.next(IN_HOSPITAL)(back),
  leave: (back) => `At the end he was at the sea, and was expected back on ${back}.`,
  away: (_, { ways, last, beside }, book) =>
    beside !== undefined
      ? ways.next(ON_THE_WAY_WITH)(beside)
      : ways.next(ON_THE_WAY)(last?.end?.end === 'down' ? whereDown(last.end, last.moments, book) : undefined),
};

const EXPECTED = {
  wounded: 'He lies in hospital, and is expected back on',
  leave: 'He is at the sea until',
  away: 'He is on his way back, and is expected on',
} as const;

/** For a man whose return is on the day after the campaign: whether he missed its last day. */
export const isStillAway = ({ lastFlown }: Airman, back: number, { now }: Lived): boolean =>
  back > now.day || (isOver(now) && back === now.day && lastFlown < lastDayOf(now));

type Lost = Airman & { readonly standing: Extract<Airman['standing'], { readonly since: number }> };

function lostText(man: Lost, { last, isFirst, cause, beside, isTold, ways }: Last, book: Rulebook): string {
  const { is, since } = man.standing;
  const lost = is === 'killed' ? 'killed' : 'taken';
  const rest = is === 'killed' || isTold ? [] : [ways.next(BEHIND_WIRE)()];
  if (beside !== undefined) {
    const way = ways.next(isFirst ? LOST_WITH_AT_FIRST : LOST_WITH);
    return [way(beside, lost, dateText(since)), ...rest].join(' ');
  }
  const where =
    last?.flown.day === since && last.end?.end === 'down' ? ` ${whereDown(last.end, last.moments, book)}` : '';
  return [ways.next(LOST)(lost, dateText(since), `${where}${cause}`, isFirst), ...rest].join(' ');
}
