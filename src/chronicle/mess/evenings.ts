import type { Flight } from '../../campaign/watch.ts';
import { LeastUsed } from '../../words/by-turns.ts';
import { Debts } from '../debts/debts.ts';
import { type Desk, type EveningLived, eveningLived, toldOn } from '../letters/evening-lived.ts';
import type { Letter } from '../letters/letter.ts';
import { letterHome } from '../letters/letter-home.ts';
import { familyName, lettersToFamilies, type UnwrittenLoss } from '../letters/to-the-family.ts';
import type { Lived, LivedDay } from '../lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import { LooseEnds } from '../threads/loose-ends.ts';
import { type MissingMan, newlyMissing, notesOn } from '../threads/notes-dropped.ts';
import { isUntold } from '../untold.ts';
import { alsoDone } from './also-done.ts';
import { dayOf } from './day-of-a-flight.ts';
import { deedsTold } from './deeds.ts';
import { eveningTold, type MessScene } from './evening-told.ts';
import { gossipOfOurs } from './gossip-of-ours.ts';
import { type Gravest, gravestOf, lossesOf, type WonBefore } from './gravest.ts';
import { type Gravity, type ImageTold, imageOf } from './image.ts';
import { ordersOf } from './orders.ts';
import { undoneText } from './undone.ts';
import { LETTER_OWED } from './words/threads.ts';
import { worstFight } from './worst-fight.ts';

/** What breakfast has to tell of the threads of a flight. */
export interface FlightMorning {
  readonly flight: Flight;
  readonly news: readonly string[];
}

/** The evening of a flight: what is told of it, and what is written. */
export interface FlightEvening {
  readonly day: number;
  readonly flight: Flight;
  /** Who was lost today, for papers: the screen says it with the evening's points. */
  readonly headline: string | undefined;
  /** The fight that cost most, the gravest events that were no loss, what somebody did, and the strangest fact. */
  readonly image: string | undefined;
  /** How the mess takes the day. */
  readonly scenes: readonly string[];
  /** The threads and debts that come to something. */
  readonly threads: readonly string[];
  /** The missions that nobody flew. */
  readonly undone: readonly string[];
  readonly families: readonly Letter[];
  readonly home: Letter | undefined;
}

/** A day's breakfasts and evenings, and what others say of it when it is over. */
export interface DaysEvenings {
  readonly day: number;
  readonly mornings: readonly FlightMorning[];
  readonly evenings: readonly FlightEvening[];
  readonly gossip: string | undefined;
}

/** What a flight carries from one day to the next. */
interface Carried {
  readonly debts: Debts;
  readonly ends: LooseEnds;
  owed: readonly MessScene[];
  unwritten: readonly UnwrittenLoss[];
  missing: readonly MissingMan[];
  /** Of each man the day of his last letter home. */
  readonly wrote: Map<string, number>;
  /** The points of each day. */
  points: readonly number[];
  won: WonBefore;
  image: ImageTold['kind'] | undefined;
  yesterday: LivedDay | undefined;
}

/** The days of a campaign as the mess has them, and what is still owed at the end. */
interface MessDays {
  readonly days: readonly DaysEvenings[];
  /** The debts that are open, of all flights, by the names that are asked for. */
  readonly left: (of: (man: string) => string) => readonly string[];
}

/** A cache: history, diary and the letters of a record book ask for the same days. */
const MESS = new WeakMap<readonly LivedDay[], { readonly seed: string; readonly mess: MessDays }>();

/**
 * The breakfasts and evenings of a campaign from its first day. Each day is told after those before it, so that no way
 * to tell a thing returns before the others of its kind, and a scene that nobody was there to have comes a day later.
 */
export const eveningsOf = (days: readonly LivedDay[], desk: Desk): readonly DaysEvenings[] => messOf(days, desk).days;

/** The same with what is left at the end, by the names that a history has. */
export function leftOpen(lived: Lived, of: (man: string) => string): readonly string[] {
  return messOf(lived.days, lived).left(of);
}

function messOf(days: readonly LivedDay[], desk: Desk): MessDays {
  const known = MESS.get(days);
  if (known?.seed === desk.seed) return known.mess;
  const mess = messThrough(days, desk);
  MESS.set(days, { seed: desk.seed, mess });
  return mess;
}

function messThrough(days: readonly LivedDay[], { seed, book }: Desk): MessDays {
  const desk = { seed, book, ways: new LeastUsed(seed) };
  const flights = new Map<Flight, Carried>();
  const carriedBy = (flight: Flight): Carried => {
    const carried = flights.get(flight) ?? {
      ...newlyCarried(flight, desk),
      won: isWholeMonth(days) ? 'nothing' : 'unknown',
    };
    flights.set(flight, carried);
    return carried;
  };
  const told = days.map((day) => ({
    day: day.dawn.day,
    mornings: ofKind(day.moments, 'flight-paraded').map(({ flight }) =>
      morningOf(flight, day, carriedBy(flight), desk),
    ),
    evenings: ofKind(day.moments, 'evening-came').map((came) => eveningOf(came, day, carriedBy(came.flight), desk)),
    gossip: gossipOfOurs(day, desk),
  }));
  return { days: told, left: (of) => [...flights.values()].flatMap(({ debts }) => debts.left(of)) };
}

/** Its days are all there from the first, and all are told in full. */
const isWholeMonth = (days: readonly LivedDay[]): boolean =>
  days.every((day, i) => day.dawn.day === i + 1 && !isUntold(day));

const newlyCarried = (flight: Flight, desk: Required<Desk>): Carried => ({
  debts: new Debts(flight, desk),
  ends: new LooseEnds(flight, desk),
  owed: [],
  unwritten: [],
  missing: [],
  wrote: new Map(),
  points: [],
  won: 'nothing',
  image: undefined,
  yesterday: undefined,
});

function morningOf(flight: Flight, day: LivedDay, carried: Carried, desk: Required<Desk>): FlightMorning {
  const { of } = toldOn(day, desk.book);
  const { debts, ends, owed, unwritten, yesterday } = carried;
  const notes = notesOn(carried.missing, day.dawn.day, { ways: desk.ways, of });
  carried.unwritten = [...unwritten, ...notes.dead];
  return {
    flight,
    news: [
      ...ordersOf({ flight, today: day, yesterday, ways: desk.ways, of }),
      ...ends.morning({ dawn: day.dawn, yesterday, of, owed }),
      ...notes.words,
      ...unwritten.map((loss) => desk.ways.next(LETTER_OWED)(familyName(loss), '')),
      ...debts.morning(day.dawn, yesterday, desk.book, of),
    ],
  };
}

function eveningOf(
  { flight, points }: { readonly flight: Flight; readonly points: number },
  day: LivedDay,
  carried: Carried,
  desk: Required<Desk>,
): FlightEvening {
  const evening = eveningLived(flight, day, desk);
  carried.points = [...carried.points, points];
  const today = dayOf(evening, carried.points);
  const headline = lossesOf(evening);
  const grave = gravestOf(evening, carried.won);
  const deeds = deedsTold(evening);
  const image = imageOf(today, {
    kind: carried.image,
    gravity: gravityOf(headline, grave),
    hasDeed: deeds.length > 0,
  });
  const honoured = [
    ...grave.flatMap(({ is, men }) => (is === 'honour' ? men : [])),
    ...(image?.kind === 'double' ? image.men : []),
  ];
  const { scenes, had, owed } = eveningTold(evening, carried.owed, honoured);
  const also = alsoDone(evening, { scenes: had.filter(({ day: of }) => of === day.dawn.day), honoured });
  const threads = [...carried.ends.evening(evening, today), ...carried.debts.evening(evening)];
  const families = lettersToFamilies(evening, carried.unwritten);
  const home = letterHome(evening, carried.wrote)?.[0];
  if (home) carried.wrote.set(home.by, day.dawn.day);
  carried.owed = owed;
  carried.unwritten = families.owed;
  carried.image = image?.kind;
  carryOn(carried, evening, day);
  const begins = [...worstFight(evening), ...grave.map(({ words }) => words), ...deeds, ...also];
  return {
    day: day.dawn.day,
    flight,
    headline,
    image: [...begins, ...(image ? [image.words] : [])].join(' ') || undefined,
    scenes,
    threads,
    undone: undoneText(evening),
    families: families.letters,
    home,
  };
}

function carryOn(carried: Carried, evening: EveningLived, day: LivedDay): void {
  carried.missing = [...carried.missing, ...newlyMissing(evening)];
  if (evening.happenings.some(({ is }) => is === 'victory')) carried.won = 'something';
  carried.yesterday = day;
}

function gravityOf(headline: string | undefined, grave: readonly Gravest[]): Gravity | undefined {
  if (headline !== undefined) return 'lost';
  return grave.flatMap(({ is }) => (is === 'honour' ? [] : [is]))[0];
}
