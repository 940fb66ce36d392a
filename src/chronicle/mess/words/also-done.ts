import { capital } from '../../../words/numbers.ts';
import type { Ways } from './mess.ts';

// What somebody did today, sober enough for any evening: who, and for whom or what.

/** He had an enemy down before he was lost himself. */
export const WON_AND_LOST: Ways = [
  (who, german) => `${who} had shot down ${german} before that. It is entered under his name.`,
  (who, german) => `Before that ${who} had brought down ${german}, and it stands in the book.`,
  (who, german) => `There is ${german} to the name of ${who} since today, and nobody to tell of it.`,
  (who, german) => `It was ${who} who shot down ${german} today. Somebody else has had to write the report of it.`,
];

/** He is here, and the mess had other things to say to him. */
export const WON: Ways = [
  (who, german) => `It is entered that ${who} shot down ${german} today.`,
  (who, german) => `${who} brought down ${german} today, and nobody has come to speak of it.`,
  (who, german) => `To ${who} goes ${german}, by the book, and he has signed for it.`,
];

/** The same of a balloon. */
export const BURNT_AND_LOST: Ways = [
  (who, balloon) => `Before that ${who} had burnt ${balloon}. It is entered under his name.`,
  (who, balloon) => `${capital(balloon)} was burnt today by ${who}, and one would have liked to say so to him.`,
  (who, balloon) => `${who} had done what he was sent for: ${balloon} is burnt.`,
];

/** He burnt a balloon, and is not here, or it is no evening for songs. */
export const BURNT: Ways = [
  (who, balloon) => `${who} burnt ${balloon} today, and the report of it is four lines long.`,
  (who, balloon) => `${capital(balloon)} is burnt, and it is to ${who} that it goes.`,
  (who, balloon) => `The artillery has seen ${balloon} burn, and has been given the name of ${who}.`,
  (who, balloon) => `It was ${who} who burnt ${balloon} today.`,
  (who, balloon) => `One gas-bag the less: ${balloon}. ${who} went down to it, and lit it.`,
];

/** He drove an enemy off a friend, who cannot thank him tonight. */
export const SAVED: Ways = [
  (who, friend) => `${who} took an enemy off ${friend} today, who had not seen it, and has been told.`,
  (who, friend) => `There was an enemy behind ${friend} today until ${who} came.`,
  (who, friend) => `That ${friend} got out of it is owed to ${who}, who saw what was behind him.`,
  (who, friend) => `${who} drove an enemy off ${friend} today. It is in the report in five words.`,
  (who, friend) => `It was close for ${friend} today, and ${who} was closer.`,
];

/** The friend was lost all the same. */
export const SAVED_IN_VAIN: Ways = [
  (who, friend) => `${who} had driven an enemy off ${friend} once today. It was not enough.`,
  (who, friend) => `There had been an enemy behind ${friend} before that, and ${who} had seen to it.`,
  (who, friend) => `Once today ${who} got an enemy off ${friend}, and there was no second time.`,
];

/** He kept beside a cripple until it was on a field. */
export const SAW_TO_A_FIELD: Ways = [
  (who, friend) => `${who} flew beside ${friend}, whose machine was crippled, until it had a field.`,
  (who, friend) => `${friend} came down on a field today with a crippled machine, and had ${who} above him until then.`,
  (who, friend) => `It was ${who} who saw the crippled machine of ${friend} to a field.`,
  (who, friend) =>
    `${who} would not leave ${friend} today, who had a crippled machine, before he had a field under him.`,
  (who, friend) => `With a cripple one flies slowly. ${who} did, beside ${friend}, to the field.`,
  (who, friend) => `The crippled machine of ${friend} is on a field, and had ${who} with it to the last.`,
  (who, friend) => `${who} has had a look at ${friend}'s machine from outside today, all the way to a field.`,
  (who, friend) => `The way of ${friend} to a field was a long one today, and ${who} had it with him.`,
  (who, friend) => `${friend} had half a machine today, and ${who} beside it, until there was a field.`,
  (who, friend) => `Whoever wanted ${friend} on his way down today would have had ${who} to deal with.`,
  (who, friend) => `${who} throttled back for ${friend} today, and kept throttled back, as far as a field.`,
  (who, friend) =>
    `There was something wrong with ${friend}'s machine today, and nothing wrong with the company: ${who}.`,
  (who, friend) => `${friend} has a field to thank for today, and ${who}, who stayed until he was on it.`,
  (who, friend) => `What was left of ${friend}'s machine came to a field, and ${who} came with it.`,
  (who, friend) => `${who} knows every patch on ${friend}'s machine since today, having flown beside it to a field.`,
  (who, friend) => `${who} saw ${friend} down on a field, and waved, and was not seen to.`,
];
