import { capital, inWords, possessive, times } from '../../../words/numbers.ts';
import type { WaysOfMen } from './of-men.ts';

/** A man whom he saw to a field, and the day, or the days. */
export const SAW_HOME: WaysOfMen<[friend: string, on: string]> = [
  (friend, on) => `On ${on} he saw ${friend} to a field in a crippled machine.`,
  (friend, on) => `He kept beside ${friend} on ${on}, whose machine was crippled, until he had a field under him.`,
  (friend, on) => `On ${on} he flew beside the crippled machine of ${friend} until it was on a field.`,
  (friend, on) => `When ${possessive(friend)} machine was crippled on ${on} he saw it to a field.`,
  (friend, on) => `It was beside him that ${friend} brought a crippled machine to a field on ${on}.`,
  (friend, on) => `He did not leave ${friend} on ${on} before a crippled machine was safe on a field.`,
  (friend, on) => `${capital(friend)} had him for company on ${on}, in a crippled machine, as far as a field.`,
  (friend, on) => `On ${on} he flew at the pace of a cripple: ${friend} had to find a field, and found one.`,
];

/** The same of several: `Shaw on 18 April and Hill on 20 April`. */
export const SAW_SEVERAL_HOME: WaysOfMen<[whom: string, many: number]> = [
  (whom, many) => `He saw ${inWords(many)} crippled machines to a field: ${whom}.`,
  (whom, many) => `${capital(times(many))} he flew beside a cripple until it had a field under it: ${whom}.`,
  (whom, many) => `${capital(inWords(many))} cripples were seen to a field by him: ${whom}.`,
  (whom, many) => `He had a name for staying with a cripple until it was on a field: ${whom}, ${inWords(many)} in all.`,
  (whom, many) => `Beside him ${inWords(many)} crippled machines came to a field: ${whom}.`,
  (whom, many) => `Who was in trouble had him for company, ${times(many)} as far as a field: ${whom}.`,
];

/** Days on which he came down between the lines; how many days later he was back, and whether it was more than once. */
export const BETWEEN_THE_LINES: WaysOfMen<[on: string, later: string, isOften: boolean]> = [
  (on, later, isOften) =>
    `He came down between the lines on ${on}, and was back ${later} days later${isOften ? ' each time' : ''}.`,
  (on, later, isOften) =>
    `On ${on} he came down between the lines, and walked in ${later} days later${isOften ? ' each time' : ''}.`,
  (on, later, isOften) =>
    `The trenches had him on ${on}; he was with the flight again ${later} days later${isOften ? ' each time' : ''}.`,
  (on, later, isOften) =>
    `Between the lines, where he came down on ${on}, they kept him ${isOften ? 'each time ' : ''}until he was back ${later} days later.`,
  (on, later, isOften) =>
    `He was among the infantry on ${on}, having come down between the lines, and back ${later} days later${isOften ? ' each time' : ''}.`,
];

/** On how many missions a pilot's plate was the best, and the days of the best of these, unless they are all alike. */
export const PLATES: WaysOfMen<[many: string, above: string | undefined]> = [
  (many, above) => `On ${many} missions the best plate was his${above === undefined ? '' : `, above all on ${above}`}.`,
  (many, above) => `The best plate of ${many} missions was his${above === undefined ? '' : `, above all on ${above}`}.`,
  (many, above) =>
    `Of ${many} missions it is his plate that Wing has kept${above === undefined ? '' : `, and the best is of ${above}`}.`,
  (many, above) =>
    `Nobody brought back a better plate than he on ${many} missions${above === undefined ? '' : `, and the best was on ${above}`}.`,
];

/** How often an observer ranged the guns. */
export const RANGED: WaysOfMen<[often: string]> = [
  (often) => `He ranged the guns ${often}.`,
  (often) => `${capital(often)} the guns were ranged by what he called.`,
  (often) => `The batteries had their range from him ${often}.`,
  (often) => `${capital(often)} a battery fired by his key, and found what it was after.`,
];

/** What he did to enemies that no book counts. */
export const HARMED: WaysOfMen<[done: string]> = [
  (done) => `He ${done}, and none of it counts as a victory.`,
  (done) => `He ${done}, and has no victory for it.`,
  (done) => `He ${done}; the record calls none of them a victory.`,
];

/** The same of one enemy. */
export const HARMED_ONE: WaysOfMen<[done: string]> = [
  (done) => `He ${done}, which counts for nothing in the record.`,
  (done) => `He ${done}, and has no victory for it.`,
  (done) => `Once he ${done}.`,
];

/** The same of one who has a victory too. */
export const HARMED_BESIDES: WaysOfMen<[done: string]> = [
  (done) => `He ${done} besides.`,
  (done) => `Besides, he ${done}.`,
  (done) => `He ${done} as well, for which there is no victory.`,
];

/** The same of an observer with his gun. */
export const HARMED_FROM_BEHIND: WaysOfMen<[done: string]> = [
  (done) => `From the back seat he ${done}.`,
  (done) => `With the gun behind the pilot he ${done}.`,
];
