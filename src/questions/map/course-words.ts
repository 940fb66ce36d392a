import type { HexId } from '../../cards/hexes.ts';
import { homeField, isOnMap } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { inconvenience } from '../../kit/harm/coming-down.ts';
import type { Course, CourseStop, Leg } from '../../kit/screen/course.ts';
import { fold } from '../../page/fold.ts';
import { quoted } from '../../page/quoted.ts';
import type { PartyView } from '../../table/turn-decisions.ts';
import { fieldSpokenOf, height, listed, signed } from '../../words/numbers.ts';
import { wayAhead } from './way-ahead.ts';

/** The usage in short. */
export const COURSE_USAGE =
  'A course: course work; course home; course home by mercatel; course H12 at 8000; course patrol H10 H11 H12 twice. ' +
  'Type course by itself to go on with the last.';

/** Patrols and balloons have many hexes to choose from. */
const NO_TARGET =
  'This mission has no one target: name a hex, as in course H12. On the map ! marks where its work may be done, and mission tells of it.';

const WORK_ALONE =
  'course work stands alone, and takes the height that its work needs. To choose it yourself, name the hex: course K15 at 3000.';

/** A typed course, or what was wrong with it. */
export type ReadCourse = { readonly course: Course } | { readonly wrong: string };

/** Reads `home by mercatel at 8000`, `H12`, `patrol H10 H11 twice`. A hex by its name or by a place in it. */
export function readCourse(words: readonly string[], target: HexId | undefined, book: Rulebook): ReadCourse {
  const { goal, by, at, patrol, times } = partsOf(words);
  const places = [...by, ...patrol, ...goal];
  const hexes = new Map(places.map((word) => [word, hexNamed(word, target, book)]));
  const unknown = places.find((word) => hexes.get(word) === undefined);
  if (unknown === 'target') return { wrong: NO_TARGET };
  if (unknown === 'work') return { wrong: WORK_ALONE };
  if (unknown !== undefined) return { wrong: `There is no hex or place called ${quoted(unknown)}. ${COURSE_USAGE}` };
  if (goal.length + patrol.length === 0) return { wrong: `Where to? ${COURSE_USAGE}` };
  const altitude = at === undefined ? undefined : feetIn(at);
  if (altitude === 'wrong')
    return { wrong: `${quoted(at ?? '')} is no height: give a thousand feet or a multiple of it, such as 8000.` };
  const legs = (list: readonly string[], flown: 'crossed' | 'patrolled'): Leg[] =>
    list.map((word) => ({ hex: hexes.get(word) ?? '', patrols: flown === 'patrolled' }));
  const rounds = Array.from({ length: times }, () => legs(patrol, 'patrolled')).flat();
  return {
    course: {
      legs: [...legs(by, 'crossed'), ...rounds, ...legs(goal, 'crossed')],
      ...(altitude !== undefined && { altitude }),
      lands: goal.includes('home'),
      ...(words.join(' ') === 'home' && { careful: true }),
    },
  };
}

interface CourseParts {
  readonly goal: string[];
  readonly by: string[];
  readonly patrol: string[];
  at: string | undefined;
  times: number;
}

const TIMES = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
]);

type PlaceList = 'goal' | 'by' | 'patrol';

/** The words that are followed by places. */
const LISTS = new Map<string, PlaceList>([
  ['to', 'goal'],
  ['by', 'by'],
  ['patrol', 'patrol'],
]);

/** The places after each word. A place of two words is written with a hyphen. */
function partsOf(words: readonly string[]): CourseParts {
  const parts: CourseParts = { goal: [], by: [], patrol: [], at: undefined, times: 1 };
  let list: PlaceList = 'goal';
  for (const word of words.map((each) => each.replace(/,+$/, ''))) {
    list = LISTS.get(word) ?? list;
    // Home is where a patrol ends, and no hex of it.
    if (isPlace(word)) parts[word === 'home' ? 'goal' : list].push(word);
    parts.times = TIMES.get(word) ?? parts.times;
    if (isHeight(word)) parts.at = word;
  }
  return parts;
}

const isHeight = (word: string) => /^\d/.test(word);
const isPlace = (word: string) => !(isHeight(word) || LISTS.has(word) || TIMES.has(word) || IDLE.includes(word));

const IDLE = ['at', 'and', 'ft', 'feet', ''];

function feetIn(text: string): number | 'wrong' {
  const feet = Number(text.replace(/,|ft$/g, ''));
  return feet > 0 && feet % 1000 === 0 ? feet : 'wrong';
}

export function hexNamed(word: string, target: HexId | undefined, { missionMap }: Rulebook): HexId | undefined {
  if (word === 'home') return homeField(missionMap).hex;
  if (word === 'target') return target;
  const hex = word.toUpperCase().replace(/^([A-Z])(\d)$/, '$10$2');
  if (isOnMap(missionMap, hex)) return hex;
  const named = [...missionMap.fields, ...missionMap.places].filter(({ name }) => fold(name).startsWith(fold(word)));
  const exact = named.filter(({ name }) => fold(name) === fold(word));
  const hexes = new Set((exact.length > 0 ? exact : named).map((place) => place.hex));
  return hexes.size === 1 ? [...hexes][0] : undefined;
}

/** Whether the flight sees a Lame Duck to where it lands. */
export type EscortHome = 'whole' | 'with-a-duck';

/**
 * The rest of a course: `by I08, home`, `to patrol H11; on the way at 13,000 ft, there at 6,000 ft; then likely H12`.
 */
export function courseLeft(course: Course, book: Rulebook, bound: EscortHome = 'whole'): string {
  const { legs, altitude, cruise, lands, hidden } = course;
  const patrolled = legs.filter(({ patrols }) => patrols).map(({ hex }) => hex);
  const [last, ...passed] = legs
    .filter(({ patrols }) => !patrols)
    .map(({ hex }) => hex)
    .reverse();
  const goal = last === undefined ? [] : [`to ${last}`];
  // The hexes after the first of a careful course, and their heights, are chosen again on the way.
  const likely = course.careful ? patrolled.splice(1) : [];
  const way = [
    ...(passed.length > 0 ? [`by ${listed(passed.reverse())}`] : []),
    ...(patrolled.length > 0 ? [`to patrol ${listed(patrolled)}`] : []),
    ...(lands ? [leadsHome(course, book) ? 'home' : awayText(last, bound, book)] : goal),
  ];
  const heights = heightsText(cruise ?? altitude, altitude);
  return withLikely(`${way.join(', ')}${heights}${hidden && heights !== '' ? IF_IT_CLEARS : ''}`, likely);
}

const IF_IT_CLEARS = ', and lower over it if the weather clears';

function withLikely(led: string, likely: readonly HexId[]): string {
  return likely.length === 0 ? led : `${led}${led.includes(';') ? ';' : ','} then likely ${listed(likely)}`;
}

/**
 * (11) (14) `; 56 AFT to J11, 26 of them to climb`: what the way to the first place of a course takes. Nothing for a
 * course that begins over it at its height.
 */
export function petrolText(
  { legs: [first], cruise, altitude, careful }: Course,
  { hex, altitude: now }: Pick<PartyView, 'hex' | 'altitude'>,
  book: Rulebook,
): string {
  if (!first) return '';
  const { move, climb } = book.turnProcedure.aft;
  const climbed = Math.max(0, Math.max(cruise ?? 0, altitude ?? 0) - now);
  const climbs = (climbed / climb.feet) * climb.aft;
  const leg = { legs: [first], ...(careful && { careful }) };
  const aft = wayAhead(leg, hex, book).length * move.aft + climbs;
  if (aft === 0) return '';
  return `; ${aft} AFT to ${first.hex}${climbs > 0 ? `, ${climbs} of them to climb` : ''}`;
}

/** (11) `; 4 AFT too few to reach H01`: where a course that lands needs more than there is. */
export function tooFewText(course: Course, { hex, aft }: Pick<PartyView, 'hex' | 'aft'>, book: Rulebook): string {
  const field = course.legs.at(-1)?.hex;
  if (!course.lands || field === undefined) return '';
  const left = Math.min(aft.fighters ?? Number.POSITIVE_INFINITY, aft.twoSeaters ?? Number.POSITIVE_INFINITY);
  const needs = wayAhead(course, hex, book).length * book.turnProcedure.aft.move.aft;
  return needs > left ? `; ${needs - left} AFT too few to reach ${field}` : '';
}

/** Where a course to the work leads; over it, at which height it is done. */
export function outText(
  course: Course,
  { hex, altitude: now }: Pick<PartyView, 'hex' | 'altitude'>,
  book: Rulebook,
): string {
  const { legs, cruise, altitude } = course;
  const isOver = legs.length === 1 && legs[0]?.hex === hex && !legs[0].patrols;
  return isOver ? `the work over ${hex}${workHeight(altitude ?? cruise, now)}` : `out ${courseLeft(course, book)}`;
}

/** `, from 6,000 ft: come down to it`. */
function workHeight(there: number | undefined, now: number): string {
  if (there === undefined) return ' below you';
  if (there === now) return ` at ${height(there)}`;
  return there > now
    ? `: first climb to ${height(there)}, safer and still good for it`
    : `: first come down to ${height(there)} for it`;
}

/** Whether a course that lands does so on the own field. */
export const leadsHome = ({ legs }: Course, { missionMap }: Rulebook): boolean =>
  legs.at(-1)?.hex === homeField(missionMap).hex;

/**
 * (43) (49) `to the North landing field, -1 Victory Point for each whole machine that lands there`. (33) Who sees a Lame
 * Duck to a field need not land there.
 */
function awayText(hex: HexId | undefined, bound: EscortHome, book: Rulebook): string {
  const { name = '' } = book.missionMap.fields.find((field) => field.hex === hex) ?? {};
  if (bound === 'with-a-duck') return `to ${fieldSpokenOf(name)}`;
  return `to ${fieldSpokenOf(name)}, ${signed(inconvenience(book))} for each whole machine that lands there`;
}

function heightsText(onTheWay: number | undefined, there = onTheWay): string {
  if (onTheWay === undefined || there === undefined) return '';
  return there === onTheWay ? ` at ${height(there)}` : `; on the way at ${height(onTheWay)}, there at ${height(there)}`;
}

/** Why a course has stopped. */
export const STOPS: Readonly<Record<CourseStop, string>> = {
  asked: 'The course waits for your answer.',
  happened: 'The course stops; at your next turn Enter flies it on.',
  'guns-below':
    'The course stops: the next hex has machine guns for certain, and at this height they fire at each of you; Enter flies over them all the same.',
  'ground-hidden':
    'The course stops: from this height you cannot see the ground, and this hex would not count as patrolled; come down first, or Enter stays all the same.',
  'work-hidden':
    'The course stops: the weather hides the work. Enter waits here until it is seen, you are met, or the AFT is short; course home turns back.',
  'no-way-home': 'The course stops: after one step more the AFT would not bring the flight home.',
  'no-aft': 'The course stops: there is no AFT for another step.',
};

/** Reasons that need no text on a page that shows the course before the answers as soon as it can continue. */
export const COURSE_WAITS: readonly string[] = [STOPS.asked, STOPS.happened];

export const COURSE_DONE = 'That is the end of the course.';
