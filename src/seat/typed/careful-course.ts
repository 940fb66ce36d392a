import { reachedIn } from '../../campaign/height-in-reach.ts';
import type { StandingOrders } from '../../campaign/standing-orders.ts';
import { distance, type HexId } from '../../cards/hexes.ts';
import { homeField } from '../../cards/map.ts';
import { memoizeByKey } from '../../cards/reading/once.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { Temper } from '../../kit/head/temper.ts';
import { isAsked } from '../../kit/screen/asking.ts';
import type { Course, Next } from '../../kit/screen/course.ts';
import { hasWon } from '../../odds/won-so-far.ts';
import { boundBy, inTheAir, workBy } from '../../policies/in-the-air.ts';
import { temperNow } from '../../policies/mission-temper.ts';
import { PRUDENT } from '../../policies/temper.ts';
import { hasLameDuck, whyTurnsHome } from '../../policies/turning-home.ts';
import { waysToWork } from '../../policies/way-to-work.ts';
import { homeIn, leftTo } from '../../policies/whom-to-attack.ts';
import { givesCourse, nextStep } from '../../questions/asking/put.ts';
import { aftStop, answers, isUnseen, stops, take } from '../../questions/map/course.ts';
import { metText } from '../../questions/mission/work-text.ts';
import { weatherName } from '../../questions/weather.ts';
import type { About, Question } from '../../table/decisions.ts';
import type { Aloft, PartyView } from '../../table/turn-decisions.ts';

type Turn = About<'movement'>;

/** The standing orders, and the cards. */
interface By {
  readonly given: StandingOrders;
  readonly book: Rulebook;
}

/** How a commander of this temper flies, at the height that was chosen. Memoized: his charts of the map take time. */
const flying = memoizeByKey(
  (height: number) => `${height}`,
  (usual: Temper, cruise) => {
    const temper = { ...usual, cruise };
    return { ...inTheAir(temper), temper, bind: boundBy(temper), workIn: workBy(temper), toWork: waysToWork(temper) };
  },
);

const carefulBy = ({ height }: StandingOrders) => flying(PRUDENT, Number(height ?? PRUDENT.cruise));

/** The way home of a careful commander. */
export const homeward = ({ missionMap }: Rulebook): Course => ({
  legs: [{ hex: homeField(missionMap).hex, patrols: false }],
  lands: true,
  careful: true,
});

/** His way to the work; nothing, where there is none that he would fly to. */
export function toWorkFrom({ party, orders }: Aloft, given: StandingOrders, book: Rulebook): Course | undefined {
  const careful = carefulBy(given);
  const way = orders.errand === 'mission' ? careful.toWork(party, orders, book) : undefined;
  if (!way) return undefined;
  const { legs, cruise, altitude, isHidden } = way;
  return { legs, cruise, altitude, ...(isHidden && { hidden: true }), lands: false, careful: true };
}

/**
 * `wait until F10 is seen: Snow hides it; 2 AFT a turn, 14 to spare`, where a course to the work stays near it, or over
 * it, until it can be seen.
 */
export function waitsText(
  { careful, lands }: Course,
  { party, orders }: Aloft,
  given: StandingOrders,
  book: Rulebook,
): string | undefined {
  if (!careful || lands) return undefined;
  const { bind, temper } = carefulBy(given);
  const { goal, waits } = bind(party, orders, book);
  if (!waits) return undefined;
  const { aft } = book.turnProcedure.aft.stay;
  const spare = leftTo(party) - homeIn(party, book) - temperNow(temper, { party, orders }, book).inHand;
  return `wait until ${goal} is seen: ${weatherName(book, party.weather)} hides it; ${aft} AFT a turn, ${spare} to spare; ${metText(party, book)}`;
}

/** Why he has no way to more work from here. */
export function whyNoWork({ party, orders }: Aloft, given: StandingOrders, book: Rulebook): string {
  const { workIn, temper } = carefulBy(given);
  if (hasLameDuck(party)) return 'a Lame Duck is with the flight';
  const turns = whyTurnsHome(party, orders, temper, book);
  if (turns !== undefined) return turns;
  const { fighters, twoSeaters } = party.aft;
  const aft = { fighters: fighters && AMPLE, twoSeaters: twoSeaters && AMPLE };
  const work = workIn({ ...party, aft }, orders, book);
  if (work !== undefined) return petrolShort(work, { party, orders }, temperNow(temper, { party, orders }, book), book);
  return hasWon({ party, orders }, book)
    ? 'enough is won: more is not worth the risk'
    : 'he would fly to no work from here';
}

/**
 * `J17, the nearest work left, and home need 96 of the 108 AFT left, and 14 are kept for a fight, with points to bring
 * home`; what is kept is no matter where there is not enough for the way.
 */
function petrolShort(work: HexId, aloft: Aloft, { inHand }: Temper, book: Rulebook): string {
  const { party } = aloft;
  const { missionMap, turnProcedure } = book;
  const moves = distance(party.hex, work) + distance(work, homeField(missionMap).hex);
  const way = work === party.hex ? 'home needs' : `${work}, the nearest work left, and home need`;
  const [aft, left] = [moves * turnProcedure.aft.move.aft, leftTo(party)];
  if (aft > left) return `${way} ${aft} AFT, and ${left} are left`;
  const kept = hasWon(aloft, book) ? ', with points to bring home' : '';
  return `${way} ${aft} of the ${left} AFT left, and ${inHand} are kept for a fight${kept}`;
}

/** More AFT than any machine has. */
const AMPLE = 1000;

/** A course as it is flown from this question: a careful one by its next work, or to the field that is in reach. */
export function courseFrom(course: Course, question: Question, given: StandingOrders, book: Rulebook): Course {
  const about = givesCourse(question);
  if (!course.careful || !about) return course;
  if (!course.lands) return workLeft(course, about, { given, book }) ?? course;
  const { party, orders } = bound(course, about);
  const goal = isDuckForHome(party) ? homeField(book.missionMap).hex : carefulBy(given).bind(party, orders, book).goal;
  const { careful: _, ...shortest }: Course = { ...course, legs: [{ hex: goal, patrols: false }] };
  // (21) Each move of a Lame Duck must bring her nearer: there is no careful way round.
  return hasLameDuck(party) ? shortest : { ...shortest, careful: true };
}

/** (21) After engine trouble a Lame Duck may have chosen home, though another field is nearer. */
const isDuckForHome = ({ machines }: PartyView): boolean => machines.some(({ lameDuck }) => lameDuck?.heads === 'home');

/** The next step of any course: a careful one decides each turn when it comes, and its height. */
export function nextOn(course: Course, question: Question, given: StandingOrders, book: Rulebook): Next {
  if (course.careful && isAsked(question, 'movement')) return turnOn(course, question.about, { given, book });
  if (course.careful && isAsked(question, 'height') && !isAtOneHeight(course))
    return heightOn(course, question.about, { given, book });
  return nextStep(course, question, book);
}

/** The height was chosen, and is kept over the work too. */
const isAtOneHeight = ({ altitude, cruise }: Course): boolean => altitude !== undefined && cruise === undefined;

function turnOn(given: Course, about: Turn, by: By): Next {
  const laid = given.lands ? given : (workLeft(given, about, by) ?? given);
  const asked = bound(laid, about);
  const { waits } = carefulBy(by.given).bind(asked.party, asked.orders, by.book);
  if (!(waits || laid.lands) && isAtItsEnd(laid, about, by)) return { is: 'done' };
  if (!waits) return stepOn(withoutWaiting(laid), asked, by);
  return laid.waits ? stepOn(laid, asked, by) : stops('work-hidden');
}

/** Where the work can be seen again, the next warning is told again. */
const withoutWaiting = ({ waits: _, ...course }: Course): Course => course;

function stepOn(course: Course, about: Turn, by: By): Next {
  const options = about.steps.map(({ step }) => step);
  const isFixed = isAtOneHeight(course);
  if (isFixed && course.altitude !== about.party.altitude && options.includes('height'))
    return answers('height', course);
  const open = isFixed ? options.filter((each) => each !== 'height') : options;
  const step = carefulBy(by.given).movement(about, open, by.book);
  return step === 'height' ? answers(step, course) : taking(step, course, about, by.book);
}

/** On the way home he does not turn back for work that becomes visible again. */
const bound = <Asked extends Aloft>(course: Course, about: Asked): Asked =>
  course.lands ? { ...about, orders: { ...about.orders, errand: 'home' } } : about;

/** The way to the work from here, at the chosen height. */
function workLeft(course: Course, about: Aloft, { given, book }: By): Course | undefined {
  const way = toWorkFrom(about, given, book);
  return way && { ...course, legs: way.legs, ...(!isAtOneHeight(course) && heightsOf(way)) };
}

const heightsOf = ({ cruise, altitude }: Course): Partial<Course> => ({
  ...(cruise !== undefined && { cruise }),
  ...(altitude !== undefined && { altitude }),
});

/** A course with ordered work stays over it; if the player is asked there, he decides how long. */
function isAtItsEnd(course: Course, about: Turn, { given, book }: By): boolean {
  const { party, orders } = about;
  const hex = carefulBy(given).workIn(party, orders, book);
  if (hex === undefined) return true;
  return hex === party.hex && !given.work && !course.legs.some(isPatrolled(hex)) && !climbsFirst(course, about, book);
}

/** (14) Over the work it still has the height of the work to take. */
const climbsFirst = ({ cruise, altitude }: Course, { party, steps }: Turn, book: Rulebook): boolean =>
  steps.some(({ step }) => step === 'height') &&
  reachedIn(1, party.altitude, altitude ?? cruise ?? party.altitude, book) !== party.altitude;

const isPatrolled = (over: string) => (leg: Course['legs'][number]) => leg.patrols && leg.hex === over;

/** The commander decides who parts from the others, and when. */
function taking(step: string, course: Course, about: Turn, book: Rulebook): Next {
  const { party, steps } = about;
  const isParting = steps.some((each) => each.step === step && each.goes !== undefined);
  if (isParting) return stops('asked');
  if (step === 'land' && !course.lands) return { is: 'done' };
  const { unseen, ...left } = course;
  const patrols = step === 'stay' && course.legs.some(isPatrolled(party.hex));
  if (patrols && !unseen && isUnseen(party, book)) return stops('ground-hidden');
  return take(step, left, about, book);
}

function heightOn(course: Course, about: About<'height'>, { given, book }: By): Next {
  const { party, heights } = about;
  const open = heights.map(({ feet }) => String(feet));
  const feet = carefulBy(given).height(bound(course, about), open, book);
  const { aft = 0 } = heights.find((each) => String(each.feet) === feet) ?? {};
  const why = aftStop(party, { aft, hex: party.hex }, book);
  return why ? stops(why) : answers(feet, course);
}
