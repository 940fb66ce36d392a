import type { StandingOrders } from '../../campaign/standing-orders.ts';
import { errandsOf } from '../../campaign/work.ts';
import { homeField } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { isAsked } from '../../kit/screen/asking.ts';
import type { Course, CourseStop, Next } from '../../kit/screen/course.ts';
import type { Command } from '../../page/read-typed.ts';
import { PRUDENT } from '../../policies/temper.ts';
import { isShortOfRounds } from '../../policies/turning-home.ts';
import { givesCourse } from '../../questions/asking/put.ts';
import { afterNews } from '../../questions/map/course.ts';
import { courseLeft, leadsHome, petrolText, tooFewText } from '../../questions/map/course-words.ts';
import { asFlown } from '../../questions/map/heights-flown.ts';
import { homePrice } from '../../questions/mission/home-price.ts';
import { pools } from '../../questions/mission/turn-facts.ts';
import { workOver } from '../../questions/mission/work-over.ts';
import type { Asked, Question } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Aloft, PartyView } from '../../table/turn-decisions.ts';
import { type Courses, isScripted, type Seat } from '../seat.ts';
import { courseFrom, homeward, nextOn, toWorkFrom, waitsText, whyNoWork } from './careful-course.ts';
import { metThere, searchAt, wayText } from './course-does.ts';
import { FEW_ROUNDS, roundsText, whyStillHome } from './why-home.ts';

export type At = Pick<Seat, 'courses' | 'book' | 'script' | 'json'> & {
  readonly sitting: Pick<Seat['sitting'], 'orders'>;
};

/** A command before the answers: its word, its arguments, and its effect. */
export interface AtHand {
  readonly command: Command;
  readonly answer: string;
  readonly rest: readonly string[];
  readonly does: string;
  /** Why it is offered, where that is remembered. */
  readonly why?: string;
  /** Its way, if it is a course. */
  readonly course?: Course;
}

/** What the commander is warned of once: a course that he continues is flown all the same. */
const WARNED: Partial<Record<CourseStop, Partial<Course>>> = {
  'guns-below': { overGuns: true },
  'ground-hidden': { unseen: true },
  'work-hidden': { waits: true },
};

/** What the standing orders make a flight do by itself, where no course was stopped and nobody moves by hand. */
export function courseOrdered(question: Question | undefined, at: At): AtHand | undefined {
  const { courses, sitting } = at;
  if (sitting.orders.way === undefined || courses.isAtHand || courses.isByHand) return undefined;
  const offered = courseOffered(question, at);
  if (offered?.answer === 'course home' && sitting.orders.way === 'out') return undefined;
  return offered;
}

/**
 * The way home, offered once when nothing more can be won; otherwise the stopped course; otherwise the way to the work.
 */
const courseOffered = (question: Question | undefined, at: At): AtHand | undefined =>
  wayHome(question, at) ?? stoppedHere(question, at) ?? turnsHome(question, at) ?? wayOut(question, at);

/** The same at a prompt; a list is offered only the stopped course. */
export const courseAtHand = (question: Question | undefined, at: At): AtHand | undefined =>
  isScripted(at) ? stoppedHere(question, at) : courseOffered(question, at);

/** Whether to go on or home. */
function wayHome(question: Question | undefined, at: At): AtHand | undefined {
  const { courses, book } = at;
  if (!isAsked(question, 'movement') || courseStopped(question, courses)?.lands) return undefined;
  if (seesDuckHome(question)) return courses.isByHand ? undefined : home(SEEN_HOME, question, at);
  // A player who stayed out all the same has not been asked yet, when everything is won.
  if (courses.goesOn !== undefined && courses.goesOn !== TURNS_HOME) return undefined;
  const why = workOver(question.about, book) ?? turnedHome(question);
  return why === undefined ? undefined : home(why, question, at);
}

/** An escort whose Lame Duck is down flies on freely; its destination has been told. */
const turnedHome = ({ about: { orders }, options }: Asked<'movement'>): string | undefined =>
  orders.errand === 'home' && options.includes('stay') ? 'the flight has turned home' : undefined;

/** This may happen more than once on a mission. */
const seesDuckHome = ({ about: { party, orders } }: Asked<'movement'>): boolean =>
  orders.errand === 'home' && party.machines.some(({ lameDuck }) => lameDuck);

const SEEN_HOME = 'a Lame Duck is seen to her field';

/** The reason, with what lies behind it, and where home is out of reach, the field that the course leads to. */
function home(why: string, question: Question, { book, sitting }: At, behind?: string): AtHand {
  const course = homeward(book);
  const flown = courseFrom(course, question, sitting.orders, book);
  const from = givesCourse(question);
  // Where a label has room for its beginning alone, that is the price.
  const price = from
    ? `${tooFewText(flown, from.party, book)}${homePrice(from, book)}`.replace(/^; (.*)$/, '$1; ')
    : '';
  const said = `${price}${behind === undefined ? why : `${why}: ${behind}`}`;
  const does = leadsHome(flown, book)
    ? said
    : `${courseLeft(flown, book, why === SEEN_HOME ? 'with-a-duck' : 'whole')}: ${said}`;
  return { command: 'course', answer: 'course home', rest: ['home'], does, course, why };
}

/**
 * A careful commander would not stay out longer. A player who moves by hand is not told until the petrol is short, nor
 * one who went on all the same, until he is over his own field; on that field it is too early.
 */
function turnsHome(question: Question | undefined, at: At): AtHand | undefined {
  const { courses, book, sitting } = at;
  if (!isAsked(question, 'movement')) return undefined;
  const { party, orders } = question.about;
  if (!isAtWork(question, book)) return undefined;
  if (courses.goesOn !== FEW_ROUNDS && isShortOfRounds(party, orders, PRUDENT, book))
    return home(FEW_ROUNDS, question, at, roundsText(party));
  if (hasDeclined(courses, party, book)) return undefined;
  if (courses.isByHand || courses.goesOn !== undefined)
    return leavesLittle(party, book) ? home(LITTLE_LEFT, question, at) : undefined;
  if (toWorkFrom({ party, orders }, sitting.orders, book)) return undefined;
  return home(TURNS_HOME, question, at, whyNoWork({ party, orders }, sitting.orders, book));
}

const hasDeclined = ({ goesOn }: Courses, { hex }: PartyView, { missionMap }: Rulebook): boolean =>
  goesOn === LITTLE_LEFT || (goesOn !== undefined && hex !== homeField(missionMap).hex);

const isAtWork = ({ about: { party, orders } }: Asked<'movement'>, book: Rulebook): boolean =>
  orders.errand === 'mission' && party.altitude > 0 && errandsOf(orders.mission, book).length > 0;

const TURNS_HOME = 'a careful commander would stay out no longer';
const LITTLE_LEFT = 'there is petrol for the way home, and little more';

/** Beyond the way home there is not enough for a move out and one back. */
function leavesLittle(party: PartyView, { missionMap, turnProcedure }: Rulebook): boolean {
  const way = party.fields.find(({ field }) => field === homeField(missionMap).field)?.aft;
  return way !== undefined && Math.min(...pools(party)) < way + 2 * turnProcedure.aft.move.aft;
}

/** The stopped course, if it continues from this question and no move was made by hand since. */
function stoppedHere(question: Question | undefined, at: At): AtHand | undefined {
  const { courses, book, sitting } = at;
  const stopped = courseStopped(question, courses);
  const from = givesCourse(question);
  if (!(courses.isAtHand && stopped && question && from) || isFreed(stopped, from)) return undefined;
  const next = nextOn(stopped, question, sitting.orders, book);
  if (!goesOn(next)) return undefined;
  const left = asFlown(courseFrom(stopped, question, sitting.orders, book), from.party, book);
  const price = `${petrolText(left, from.party, book)}${tooFewText(left, from.party, book)}${metThere(left, question, book)}`;
  const bound = from.party.machines.some(({ lameDuck }) => lameDuck) ? 'with-a-duck' : 'whole';
  const on =
    searchAt(left, question, book) ??
    `go on: ${courseLeft(left, book, bound)}${left.lands ? whyStillHome(from, sitting.orders, book) : ''}`;
  const does = waitsText(stopped, from, sitting.orders, book) ?? `${on}${price}`;
  return { command: 'course', answer: 'course', rest: [], does, course: stopped };
}

/** (36) Who saw a Lame Duck home and is on the mission again is asked anew. */
const isFreed = ({ lands, of }: Course, { orders }: Aloft): boolean =>
  lands && of?.errand === 'home' && orders.errand === 'mission';

/** Whether Enter flies it on, after one warning at most. */
const goesOn = (next: Next): boolean => next.is === 'answer' || (next.is === 'stop' && WARNED[next.why] !== undefined);

/** The stopped course of this party; another party's course is not offered. At a question without courses it waits. */
export function courseStopped(question: Question | undefined, { stopped, others }: Courses): Course | undefined {
  return question && [stopped, others].find((course) => course && isFor(course, question));
}

/** The course that the map draws: that of the answer at hand, or the stopped one; a way home as it is flown from here. */
export function courseDrawn(first: AtHand | undefined, question: Question, at: At): Course | undefined {
  const { courses, sitting, book } = at;
  const course = first?.course ?? (courses.isAtHand ? courseStopped(question, courses) : undefined);
  return course?.lands ? courseFrom(course, question, sitting.orders, book) : course;
}

/**
 * Whether a question belongs to the party of a course. Those who left it with a Lame Duck have another errand: only the
 * way home is theirs too. A question that no course answers belongs to none.
 */
export function isFor({ of, lands }: Course, question: Question): boolean {
  const from = givesCourse(question);
  if (!of || !from) return true;
  return from.party.machines.some(({ id }) => of.machines.includes(id)) && (lands || of.errand === from.orders.errand);
}

/** A course that is given now, for the asked party. A stopped course of another party is kept. */
export function giveTo(question: Question | undefined, course: Course, courses: Courses): void {
  const from = givesCourse(question);
  const { stopped } = courses;
  if (question && stopped && !isFor(stopped, question)) courses.others = stopped;
  const of = from && { machines: from.party.machines.map(({ id }) => id), errand: from.orders.errand };
  courses.flown = { ...course, ...(of && { of }) };
}

/** As a careful commander would do it; not offered to a player who flies his own way. */
function wayOut(question: Question | undefined, at: At): AtHand | undefined {
  const { courses, book, sitting } = at;
  if (courses.isByHand || !question) return undefined;
  const course = courseToWork(question, at);
  if (!course || !goesOn(nextOn(course, question, sitting.orders, book))) return undefined;
  const from = givesCourse(question);
  const does = (from && waitsText(course, from, sitting.orders, book)) ?? wayText(course, question, book);
  return { command: 'course', answer: 'course work', rest: ['work'], does, course };
}

/** From the flight to its work, at the chosen height; nothing where it is over it, or has no more to do. */
export function courseToWork(question: Question, { courses: { height }, book, sitting }: At): Course | undefined {
  const from = givesCourse(question);
  const way = from && toWorkFrom(from, sitting.orders, book);
  if (!way || nextOn(way, question, sitting.orders, book).is === 'done') return undefined;
  if (height === undefined) return way;
  const { cruise: _, ...course } = way;
  return { ...course, altitude: height };
}

/**
 * A move by hand ends the course, and the way to the work: Enter does not return to them. A change of height does not
 * end them; staying does not end the way to the work; a word that is no answer is no move.
 */
export function leaveCourse(question: Question | undefined, answer: string, at: At): void {
  if (answer === 'course' || isOpen(answer, question)) noteMove(question, answer, at);
}

function isOpen(answer: string, question: Question | undefined): boolean {
  const open: readonly string[] = question?.options ?? [];
  return open.includes(answer);
}

function noteMove(question: Question | undefined, answer: string, at: At): void {
  if (isAsked(question, 'height') && answer !== 'course') at.courses.height = Number(answer);
  if (!isAsked(question, 'movement') || parts(answer, question)) return;
  const offered = courseAtHand(question, at);
  // Where the way home stood in its place the stopped course is not offered again at the height.
  if (answer !== 'height') moveByHand(answer, offered, at.courses);
  else if (offered?.answer === 'course home') at.courses.isAtHand = false;
}

function moveByHand(answer: string, offered: AtHand | undefined, courses: Courses): void {
  if (offered?.answer === 'course home' && offered.why !== SEEN_HOME) courses.goesOn = offered.why;
  courses.isAtHand = false;
  courses.isByHand = answer !== 'course' && (courses.isByHand || answer !== 'stay');
}

/** Letting another party leave is no move: the destination stays. */
const parts = (answer: string, { about: { steps } }: Asked<'movement'>): boolean =>
  steps.some(({ step, goes }) => step === answer && goes !== undefined);

/** The news, which the coach hears too. At a take-off nothing of the last flight is offered. */
export function newsAt({ sitting, courses, coach }: Pick<Seat, 'sitting' | 'courses' | 'coach'>): readonly GameEvent[] {
  const news = sitting.takeNews();
  coach?.heard(news);
  if (news.some(({ type }) => type === 'took-off')) beginCourses(courses);
  return news;
}

export function beginCourses(courses: Courses): void {
  courses.isAtHand = false;
  courses.others = undefined;
  courses.goesOn = undefined;
  courses.isByHand = false;
  courses.height = undefined;
}

/** Stops the course before the open question; where no course can be given there, it waits for the answer. */
export function stopCourse(courses: Courses, why: CourseStop, asked: Question | undefined): void {
  const { flown } = courses;
  courses.stopped = flown && { ...flown, ...WARNED[why] };
  courses.flown = undefined;
  courses.awaits = why === 'asked' && !givesCourse(asked) ? asked : undefined;
  courses.isAtHand = true;
}

export function forgetCourse(courses: Courses): void {
  courses.stopped = undefined;
  courses.flown = undefined;
  courses.isAtHand = false;
}

/** The question that a course has waited for is answered. */
export function takeUpCourse(courses: Courses, asked: Question | undefined): void {
  if (!courses.awaits || asked === courses.awaits) return;
  courses.awaits = undefined;
  courses.flown = courses.stopped;
}

/** What the news makes of the course that is being flown; it is none any more, once landed or when all is over. */
export function afterNewsOn(courses: Courses, news: readonly GameEvent[], orders: StandingOrders): 'stops' | undefined {
  if (!courses.flown) return undefined;
  const isOver = news.some(({ type }) => type === 'mission-ended' || (courses.flown?.lands && type === 'landed'));
  const after = isOver ? 'over' : afterNews(news, orders);
  if (after === 'over' || after === 'laid-anew') forgetCourse(courses);
  // Who was bound for home before is bound there again, if that is where the orders lead.
  if (after === 'laid-anew') courses.goesOn = undefined;
  return after === 'stops' ? after : undefined;
}
