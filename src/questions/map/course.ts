import type { StandingOrders } from '../../campaign/standing-orders.ts';
import { distance, type HexId } from '../../cards/hexes.ts';
import { hasGunsForCertain, hexOf } from '../../cards/map.ts';
import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import type { Course, CourseStop, Next } from '../../kit/screen/course.ts';
import type { About, Asked } from '../../table/decisions.ts';
import type { GameEvent } from '../../table/events.ts';
import type { PartyView } from '../../table/turn-decisions.ts';
import { pools } from '../mission/turn-facts.ts';
import { quietStep } from './quiet-way.ts';
import { aftHome } from './way-ahead.ts';

/**
 * (15) (42) Whether a move brings the party over certain machine guns, low enough for them, and it was over none
 * before.
 */
export function comesLowOverGuns({ hex, altitude }: PartyView, to: HexId, book: Rulebook): boolean {
  const { missionMap, archieAndMachineGun } = book;
  if (altitude > archieAndMachineGun.archieAbove.feet || to === hex) return false;
  return hasGunsForCertain(missionMap, to) && !hasGunsForCertain(missionMap, hex);
}

export const answers = (word: string, course: Course): Next => ({ is: 'answer', answer: word, course });
export const stops = (why: CourseStop): Next => ({ is: 'stop', why });

/** Legs that only had to be reached are done when the flight is over them. */
function passed(course: Course, hex: HexId): Course {
  const [leg, ...legs] = course.legs;
  return leg && leg.hex === hex && !leg.patrols ? passed({ ...course, legs }, hex) : course;
}

/** The next step of a course at a turn's decision. */
export function moveOn(given: Course, { about }: Asked<'movement'>, book: Rulebook): Next {
  const { party, steps } = about;
  const course = passed(given, party.hex);
  const [leg, ...legs] = course.legs;
  if (!leg) return finish(course, about, book);
  const mayChangeHeight = steps.some(({ step }) => step === 'height');
  const wanted = heightOn(course, party, book);
  if (wanted !== undefined && wanted !== party.altitude && mayChangeHeight) return answers('height', course);
  if (leg.hex === party.hex) return patrol({ ...course, ...asLowAs(party, course), legs }, about, book);
  const next = quietStep(book.missionMap, party.hex, leg.hex);
  const step = steps.find(({ hex }) => hex !== undefined && hex === next);
  return step ? take(step.step, course, about, book) : stops('asked');
}

/** The height for this turn; beside the landing field low enough to land in the next turn, (14) (49). */
function heightOn(course: Course, party: PartyView, book: Rulebook): number | undefined {
  const {
    lands,
    legs: [leg, more],
  } = course;
  const wanted = heightForWork(course, party, book);
  if (!lands || !leg || more || distance(party.hex, leg.hex) > BESIDE) return wanted;
  const lowEnough = book.turnProcedure.limits.descent.feet;
  return (wanted ?? party.altitude) > lowEnough ? lowEnough : wanted;
}

/**
 * On the way the height for the way. Beside the goal the height wanted there, low enough to see the ground if that is
 * possible above the reach of machine guns.
 */
function heightForWork(
  { legs: [leg], cruise, altitude }: Course,
  party: PartyView,
  book: Rulebook,
): number | undefined {
  if (cruise === undefined) return altitude;
  if (leg !== undefined && distance(party.hex, leg.hex) > BESIDE) return cruise;
  const { down } = boxOf(party.weather, book);
  const seen = down === 'unlimited' ? cruise : Math.max(down, book.turnProcedure.limits.patrolUnseen.feet);
  return Math.min(altitude ?? cruise, seen);
}

const BESIDE = 1;

/** A course that has descended to its work does not climb again on the way to its next leg. */
const asLowAs = ({ altitude }: PartyView, { cruise }: Course) =>
  cruise === undefined ? {} : { cruise: Math.min(cruise, altitude) };

/** At its end a course lands if ordered, descending first where the flight is too high, which takes a turn. */
function finish(course: Course, about: About<'movement'>, book: Rulebook): Next {
  const offered = about.steps.map(({ step }) => step);
  if (!course.lands) return { is: 'done' };
  if (offered.includes('land')) return answers('land', course);
  if (offered.includes('height')) return answers('height', { ...course, altitude: LOW });
  return offered.includes('stay') ? take('stay', course, about, book) : stops('asked');
}

const LOW = 1000;

const patrol = (course: Course, about: About<'movement'>, book: Rulebook): Next =>
  isUnseen(about.party, book) && !course.unseen ? stops('ground-hidden') : take('stay', course, about, book);

/** (13) (23) A hex behind their lines cannot be patrolled by those who cannot see into it. */
export const isUnseen = (party: PartyView, book: Rulebook): boolean =>
  hexOf(book.missionMap, party.hex).ground !== 'allied' && !seesInto(party, book);

function seesInto({ altitude, weather }: PartyView, book: Rulebook): boolean {
  const { down } = boxOf(weather, book);
  return down === 'unlimited' || altitude <= Math.max(down, book.turnProcedure.limits.patrolUnseen.feet);
}

/**
 * A step is taken if there is still enough left for the way home; or, if there was not before, if it is possible at
 * all.
 */
export function take(word: string, course: Course, { party, steps }: About<'movement'>, book: Rulebook): Next {
  const { aft = 0, hex = party.hex } = steps.find(({ step }) => step === word) ?? {};
  if (!course.overGuns && comesLowOverGuns(party, hex, book)) return stops('guns-below');
  const why = aftStop(party, { aft, hex }, book);
  return why ? stops(why) : answers(word, course);
}

export function chooseHeight(course: Course, { about: { party, heights } }: Asked<'height'>, book: Rulebook): Next {
  const wanted = heightOn(course, party, book);
  if (wanted === undefined) return stops('asked');
  const [nearest] = [...heights].sort((a, b) => Math.abs(a.feet - wanted) - Math.abs(b.feet - wanted));
  if (nearest === undefined) return stops('asked');
  // Not a thousand feet nearer: because of a ceiling, or engine trouble. The course continues at this height.
  const left = nearest.feet === party.altitude ? without(wanted, course) : course;
  const why = aftStop(party, { aft: nearest.aft, hex: party.hex }, book);
  return why ? stops(why) : answers(String(nearest.feet), left);
}

/** A course that no longer tries to reach a height. */
function without(feet: number, { altitude, cruise, ...course }: Course): Course {
  return {
    ...course,
    ...(altitude !== undefined && altitude !== feet && { altitude }),
    ...(cruise !== undefined && cruise !== feet && { cruise }),
  };
}

/** (11) Whether a step uses the last AFT for the way home, or the last there is. */
export function aftStop(party: PartyView, step: { aft: number; hex: HexId }, book: Rulebook): CourseStop | undefined {
  const before = Math.min(...pools(party));
  const after = before - step.aft;
  if (after < aftHome(step.hex, book) && before >= aftHome(party.hex, book)) return 'no-way-home';
  return after < book.turnProcedure.aft.stay.aft ? 'no-aft' : undefined;
}

/**
 * The effect of events on a course: anything but a quiet turn stops it. With orders it stops only at a question, or
 * when the flight changes. With orders for Lame Ducks and routes, the route is computed again from there.
 */
export function afterNews(news: readonly GameEvent[], orders: StandingOrders): 'goes-on' | 'stops' | 'laid-anew' {
  if (!orders.course) return news.some((event) => !isQuiet(event)) ? 'stops' : 'goes-on';
  if (news.some(({ type }) => CHANGES_WHO_FLIES.includes(type))) return 'stops';
  if (!news.some(({ type }) => OF_A_LAME_DUCK.includes(type))) return 'goes-on';
  return orders['lame-duck'] && orders.way ? 'laid-anew' : 'stops';
}

const OF_A_LAME_DUCK: readonly GameEvent['type'][] = ['machine-crippled', 'lame-duck-left', 'lame-duck-escorted'];

const CHANGES_WHO_FLIES: readonly GameEvent['type'][] = [
  'took-off',
  'detached',
  'mission-resumed',
  'work-past-doing',
  'machine-came-down',
  'landed',
  'mission-ended',
];

function isQuiet(event: GameEvent): boolean {
  switch (event.type) {
    case 'weather-checked':
    case 'moved':
    case 'stayed':
    case 'height-changed':
    case 'guns-looked-for':
    case 'machines-placed':
    // The effect of the burst is told next.
    case 'low-archie-rolled':
    case 'archie-fired':
    case 'hex-patrolled':
    case 'two-seaters-escorted':
      return true;
    case 'archie-hit':
      return event.result === 'no-effect';
    case 'machine-guns-fired':
      return !event.hit;
    // Engine trouble, or the enemy met, is told next.
    case 'encounter-rolled':
      return true;
    case 'enemy-height-rolled':
      return event.sight === 'unseen';
    case 'engine-trouble-met':
      return event.result === 'restarts';
    case 'lame-duck-checked':
      return event.held;
    default:
      return false;
  }
}
