import type { Rulebook } from '../../cards/rulebook.ts';
import type { Course } from '../../kit/screen/course.ts';
import { givesCourse } from '../../questions/asking/put.ts';
import { outText, petrolText } from '../../questions/map/course-words.ts';
import { asFlown } from '../../questions/map/heights-flown.ts';
import { metText, searchText } from '../../questions/mission/work-text.ts';
import type { Question } from '../../table/decisions.ts';

/** What a course of one hex leads to, where that is only a search of the ground. */
export function searchAt(
  { legs, cruise, altitude, lands }: Course,
  question: Question,
  book: Rulebook,
): string | undefined {
  const from = givesCourse(question);
  const [leg, ...more] = legs;
  if (!from || !leg || leg.patrols || lands || more.length > 0) return undefined;
  return searchText({ hex: leg.hex, altitude: altitude ?? cruise ?? from.party.altitude }, from, book);
}

/** (16) `; 12 in 36 to be met there`: what a turn over the first place of a course risks; nothing on the way home. */
export function metThere(
  { legs: [first], cruise, altitude, lands }: Course,
  question: Question,
  book: Rulebook,
): string {
  const from = givesCourse(question);
  if (!from || !first || lands) return '';
  const { party } = from;
  const there = { hex: first.hex, altitude: altitude ?? cruise ?? party.altitude, weather: party.weather };
  return `; ${metText(there, book)}${first.hex === party.hex ? '' : ' there'}`;
}

/** Where the way out leads, what it takes of the petrol, and what it risks. */
export function wayText(course: Course, question: Question, book: Rulebook): string {
  const from = givesCourse(question);
  if (!from) return '';
  const flown = asFlown(course, from.party, book);
  return `${searchAt(flown, question, book) ?? outText(flown, from.party, book)}${petrolText(flown, from.party, book)}${metThere(flown, question, book)}`;
}
