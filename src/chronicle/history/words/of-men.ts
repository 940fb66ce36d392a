import type { LeastUsed } from '../../../words/by-turns.ts';
import { capital, inWords, possessive, times } from '../../../words/numbers.ts';

/** Ways to say what a history tells of many men: each in its turn. */
export type WaysOfMen<Said extends readonly unknown[]> = readonly [
  (...said: Said) => string,
  ...((...said: Said) => string)[],
];

/** Who saw him go down. */
export const SEEN: WaysOfMen<[who: string]> = [
  (who) => `${capital(who)} saw it.`,
  (who) => `It was seen by ${who}.`,
  (who) => `${capital(who)} saw how it ended.`,
  (who) => `It was before the eyes of ${who}.`,
];

/** What he did `on 8 April`, or `on the same day`. */
export const ON_A_DAY: WaysOfMen<[when: string, deeds: string]> = [
  (when, deeds) => `${capital(when)} he ${deeds}.`,
  (when, deeds) => `He ${deeds}${/, his first(?: \w+)?$/.test(deeds) ? ',' : ''} ${when}.`,
  (when, deeds) => `It was ${when} that he ${deeds}.`,
];

/** An enemy whom he drove off a friend `on 8 April`, or `on the same day`. */
export const SAVED: WaysOfMen<[when: string, friend: string]> = [
  (when, friend) => `${capital(when)} he drove an enemy off ${friend}.`,
  (when, friend) => `${capital(when)} an enemy was behind ${friend}, and he drove it off.`,
  (when, friend) => `He took an enemy off ${possessive(friend)} tail ${when}.`,
  (when, friend) => `It was he who drove an enemy off ${friend} ${when}.`,
];

/** He shot down the enemy that was behind a friend. */
export const IT_WAS_BEHIND: WaysOfMen<[friend: string]> = [
  (friend) => `It had been on ${possessive(friend)} tail.`,
  (friend) => `It had been behind ${friend}.`,
];

/** Several friends, each of them once. */
export const SAVED_EACH: WaysOfMen<[friends: string]> = [
  (friends) => `He drove enemies off ${friends}.`,
  (friends) => `${friends} each had an enemy driven off by him.`,
  (friends) => `There were enemies behind ${friends}, and he drove them off.`,
];

/** Several friends, and some of them more than once. */
export const SAVED_OFTEN: WaysOfMen<[friends: string, often: string]> = [
  (friends, often) => `He drove enemies off ${friends}, ${often} in all.`,
  (friends, often) => `${capital(often)} in all he drove an enemy off a friend: ${friends}.`,
];

/** How often the machine of a man was hit who never was. */
const CHARMED: WaysOfMen<[many: string]> = [
  (many) => `His machine was hit on ${many} flights, and he never was.`,
  (many) => `On ${many} flights they hit his machine, and never him.`,
  (many) => `There were holes in what he flew on ${many} flights, and never in him.`,
  (many) => `The riggers patched what he flew after ${many} flights, and the doctor had nothing to do.`,
];

export const charmedText = (many: number, ways: LeastUsed): string => ways.next(CHARMED)(inWords(many));

/** What was given to a man after he was lost. */
export const TOO_LATE: WaysOfMen<[what: string, date: string]> = [
  (what, date) => `The ${what} came for him on ${date}.`,
  (what, date) => `On ${date} the ${what} was his, and he was not there to be told.`,
];

/** How often he was out alone, and on how many of these flights he fought. */
export const WENT_ALONE: WaysOfMen<[flights: number, fought: number]> = [
  (flights, fought) => `He went out alone ${times(flights)}${foughtAlone(fought, flights)}.`,
  (flights, fought) => `${capital(times(flights))} he had nobody with him${foughtAlone(fought, flights)}.`,
];

function foughtAlone(fought: number, flights: number): string {
  if (fought === 0) return '';
  if (fought === flights) return `, and fought ${flights === 2 ? 'both times' : 'each time'}`;
  return `, and on ${inWords(fought)} of these flights he fought`;
}

/** The enemy put him down on our side of the lines, and he walked away: by whom, where that is known, and when. */
export const PUT_DOWN: WaysOfMen<[by: string, on: string]> = [
  (by, on) => `On ${on} he was put down on our side by ${by}, and walked away.`,
  (by, on) => `He was brought down on our side on ${on} by ${by}, unhurt.`,
];

/** A decoration for which he was put in on a day, and which was refused. */
export const REFUSED: WaysOfMen<[what: string, on: string]> = [
  (what, on) => `He was put in for the ${what} on ${on}, and it was refused.`,
  (what, on) => `On ${on} they asked for the ${what} for him, and Wing would not have it.`,
];

/** How often he came down in the country, and walked away. */
export const CAME_DOWN: WaysOfMen<[often: string]> = [
  (often) => `He came down away from any aerodrome ${often}, and walked away each time.`,
  (often) => `${capital(often)} he came home on foot or by road.`,
  (often) => `${capital(often)} he came down where there was no aerodrome, and walked away.`,
];

/** How often a man was beside another, where somebody else was beside him as often: that is no distinction. */
export const BESIDE_AS_OTHERS: WaysOfMen<[often: string, other: string]> = [
  (often, other) => `He and ${other} were in ${often} together.`,
  (often, other) => `He was beside ${other} in ${often}.`,
  (often, other) => `${capital(other)} was beside him in ${often}.`,
];

/** How often a man was beside the one whom he had oftenest beside him. */
export const BESIDE: WaysOfMen<[often: string, other: string]> = [
  (often, other) => `In ${often}, more than with anybody else, he was beside ${other}.`,
  (often, other) => `Nobody was oftener at his side than ${other}, in ${often}.`,
  (often, other) => `It was beside ${other} that he mostly fought, in ${often}.`,
  (often, other) => `He and ${other} were in ${often} together.`,
  (often, other) => `It was ${other} whom he had oftenest beside him, in ${often}.`,
];

/** The same of two in one machine. */
export const IN_HIS_MACHINE: WaysOfMen<[often: string, other: string]> = [
  (often, other) => `${other} was in the other seat in ${often}.`,
  (often, other) => `In ${often} it was ${other} who sat in the other seat.`,
  (often, other) => `He shared a machine, and ${often}, with ${other}.`,
  (often, other) => `He and ${other} were in ${often} in one machine.`,
  (often, other) => `In ${often} he had ${other} in the same machine.`,
];

/** Two who were lost in one machine, of the second of them. */
export const LOST_WITH: WaysOfMen<[other: string, lost: string, date: string]> = [
  (other, lost, date) => `He was in the machine with ${other} on ${date}, and was ${lost} with him.`,
  (other, lost, date) => `On ${date} he was ${lost} with ${other}, in the same machine.`,
  (other, lost, date) => `One machine held him and ${other} on ${date}, and he was ${lost} too.`,
];

/** The same where it was the day of his first fight. */
export const LOST_WITH_AT_FIRST: WaysOfMen<[other: string, lost: string, date: string]> = [
  (other, lost, date) => `On ${date}, the day of his first fight, he was ${lost} with ${other}, in the same machine.`,
  (other, lost, date) => `He was ${lost} with ${other} on ${date}, the day of his first fight.`,
];

/** How a man was lost: `killed`, on a day, with place and cause. */
export const LOST: WaysOfMen<[lost: string, date: string, how: string, isFirst: boolean]> = [
  (lost, date, how, isFirst) =>
    `He was ${lost} on ${date}${isFirst ? `, the day of his first fight${/^ /.test(how) ? ',' : ''}` : ''}${how}.`,
  (lost, date, how, isFirst) => `On ${date}${isFirst ? ', the day of his first fight,' : ''} he was ${lost}${how}.`,
];

export const BROUGHT_DOWN: WaysOfMen<[german: string]> = [
  (german) => `, brought down by ${german}`,
  (german) => `: ${german} had brought him down`,
];

/** (36) Whom the enemy met alone, after what had crippled the machine. */
export const MET_ALONE: WaysOfMen<[crippled: string]> = [
  (crippled) => `${crippled}, and the enemy found him`,
  (crippled) => `${crippled}, and he was met alone`,
  (crippled) => `${crippled}, and the enemy was on his way`,
];

/** (21) An engine in trouble that had not stopped, of either seat. */
export const SICK: WaysOfMen<[]> = [
  () => 'the engine was failing',
  () => 'the engine had begun to go',
  () => 'the engine ran badly',
  () => 'there was little left of the engine',
];

export const BEHIND_WIRE: WaysOfMen<[]> = [
  () => 'He saw the end from behind wire.',
  () => 'The war went on without him.',
  () => 'He had the rest of it from letters.',
  () => 'He was told of the rest in a camp.',
  () => 'For him it was over.',
  () => 'He counted the other days by roll-calls.',
];

/** So many days without a day on the ground. */
export const DUE_FOR_REST: WaysOfMen<[days: string]> = [
  (days) => `He had flown on ${days} days running, and was due for a rest.`,
  (days) => `He had not been a day on the ground for ${days} days, and was to have one.`,
  (days) => `After ${days} days of flying without a break the doctor had his name on a list.`,
];

/** Who lay in hospital at the end. */
export const IN_HOSPITAL: WaysOfMen<[back: string]> = [
  (back) => `At the end he lay in hospital, and was expected back on ${back}.`,
  (back) => `He was in hospital when it ended, and was to come back on ${back}.`,
  (back) => `The last evening found him in a ward, which he was to leave on ${back}.`,
  (back) => `On the last evening he was still in bandages, and was due back on ${back}.`,
];

/** The second of two in one machine who were on their way. */
export const ON_THE_WAY_WITH: WaysOfMen<[other: string]> = [
  (other) => `He had come down with ${other}, and was as far from home.`,
  (other) => `He was on the road with ${other}, whose machine it had been.`,
];

/** Who was still coming back on foot or by road. */
export const ON_THE_WAY: WaysOfMen<[where: string | undefined]> = [
  (where) => `${where === undefined ? 'He' : `He had come down ${where}, and`} was still on his way back at the end.`,
  (where) => `He was still on the road when it ended${where === undefined ? '' : `, having come down ${where}`}.`,
];

/** The one thing that befell him. */
export const WAS: WaysOfMen<[what: string, date: string]> = [
  (what, date) => `He was ${what} on ${date}.`,
  (what, date) => `On ${date} he was ${what}.`,
];

export const FIRST_FIGHTS: WaysOfMen<[date: string]> = [
  (date) => `He had his first fight on ${date}.`,
  (date) => `His first fight was that of ${date}.`,
  (date) => `On ${date} he was in a fight for the first time.`,
];

/** The same of a later day than the first. */
export const LATE_FIRST_FIGHTS: WaysOfMen<[date: string]> = [
  ...FIRST_FIGHTS,
  (date) => `It was ${date} before he saw a fight.`,
  (date) => `He had been in no fight until ${date}.`,
];

/** His first fight, and what befell him on a later day. */
export const FIRST_AND_LATER: WaysOfMen<[date: string, what: string, later: string]> = [
  (date, what, later) => `He had his first fight on ${date} and was ${what} on ${later}.`,
  (date, what, later) => `His first fight was that of ${date}, and on ${later} he was ${what}.`,
  (date, what, later) => `On ${date} he was in a fight for the first time, and on ${later} he was ${what}.`,
];

/** His first fight, and what befell him on the same day. */
export const FIRST_AND: WaysOfMen<[date: string, what: string]> = [
  (date, what) => `He had his first fight and was ${what} on ${date}.`,
  (date, what) => `On ${date} he had his first fight and was ${what}.`,
  (date, what) => `The day of his first fight, ${date}, was that on which he was ${what}.`,
];

/** What ended a last flight, where it was no German. */
export const CAUSES = {
  archie: [() => 'Archie had hit the machine', () => 'it was Archie that had hit the machine'],
  'machine-guns': [
    () => 'the machine had been hit from the ground',
    () => 'machine-guns on the ground had hit the machine',
  ],
  engine: [() => 'the engine had failed', () => 'the engine had given out', () => 'his engine had let him down'],
  petrol: [() => 'the petrol had run out', () => 'there was no petrol left'],
  crash: [() => 'the machine came to grief in a fight'],
  alone: [() => 'he was alone'],
} as const satisfies Readonly<Record<string, WaysOfMen<[]>>>;
