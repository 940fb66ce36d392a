import type { LateWays, Ways } from './mess.ts';

/** The ways that do not suit an evening on which men were lost. */
export const IN_JEST = new Set<unknown>();

function inJest<Way>(way: Way): Way {
  IN_JEST.add(way);
  return way;
}

/** A first victory. */
export const FIRSTS: Ways = [
  (who) => `${who} has his first. He has been asked nine times what it was like, and has said that it was cold.`,
  (who) => `${who} has his first, and has gone out to look at his machine again by lamplight.`,
  (who) => `${who} has his first. The Major has shaken his hand, and neither knew who was to let go.`,
  inJest((who) => `${who} has his first, and tells it twice and pays for everybody.`),
  inJest((who) => `${who} has his first, and is made to stand on the table and draw it in the air with two knives.`),
  inJest((who) => `The mess drinks to ${who}, who has his first and would sooner have gone to bed.`),
  inJest((who) => `${who} has his first, and has been told that it is usual to have wine with it.`),
  inJest((who) => `${who} has his first, and eats as if he had grown it himself.`),
];

/** The same on a later evening, by its day. */
export const FIRSTS_LATE: LateWays = [
  (who, _, when) => `${who} is here tonight to be drunk to. His first was ${when}, and has kept.`,
  (who, _, when) => `${who} had his first ${when}, and pays for it tonight, with what it has gained in the telling.`,
  (who, _, when) =>
    `They have drunk to ${who} for his first of ${ofDay(when)}, and made him say where he was in between.`,
];

const ofDay = (when: string): string => when.replace(/^on /, '');

/** The fifth. */
export const FIFTHS: Ways = [
  (who) => `That makes five for ${who}. The French have a word for it, and somebody has used it, and was fined.`,
  (who) => `${who} has his fifth. He has asked that it be put down under the flight.`,
  (who) => `${who} has five now, and looks no different, it is agreed, from either side.`,
];

export const FIFTHS_LATE: LateWays = [
  (who, _, when) => `${who} has five, since ${ofDay(when)}, and is drunk to tonight, when he can be got at.`,
  (who, _, when) => `The fifth of ${who} was ${when}. He thought that it might have been forgotten, and it had not.`,
];

/** A later one. */
export const ANOTHER: Ways = [
  (who) => `${who} has had another, and nobody needed to be told by him.`,
  (who) => `${who} brought one down today, and has written it up as one does a train caught.`,
  (who) => `There is one more to the name of ${who}, who has asked for the potatoes.`,
  inJest((who) => `${who} was asked for his Hun with the soup, and had told it by the cheese.`),
  inJest((who) => `They drink to ${who}, who has heard the toast before and looks into his glass.`),
  inJest((who) => `${who} has chalked one up behind the bar, and no more said about it.`),
  inJest((who) => `${who} had one today, and has been told that he might leave some.`),
  inJest((who) => `${who} has a German to his account, and his own soda-water to pay for all the same.`),
  inJest((who) => `They have asked ${who} how it is done, and he has moved the salt behind the pepper.`),
  inJest((who) => `${who} was made to show it with the mustard and two spoons. The mustard was the German.`),
  inJest((who) => `The mess has drunk to ${who}, and to the German, who could not come.`),
];

/** Two or more in a day. */
export const ANOTHER_TWO: Ways = [
  (who) => `${who} had more than one of them today, and has been given room at the stove.`,
  (who) => `${who} did it more than once today, and says that the first was the better one.`,
  (who) => `${who} has more than one form to fill in tonight, and has asked how one spells Halberstadt.`,
  inJest((who) => `${who} has had more than one since breakfast, and is not to be given any more.`),
];

export const ANOTHER_LATE: LateWays = [
  (who, _, when) =>
    `${who} is back to be asked about what he did ${when}, and has told it in four words: it came down.`,
  (who, _, when) =>
    `They drink to ${who} tonight for what he brought down ${when}, and he says that it was good of them to wait.`,
  (who, _, when) => `What ${who} brought down ${when} is chalked up behind the bar tonight, in his own hand.`,
];

export const BALLOONS: Ways = [
  (who) => `The cook has sent ${who} a sausage under a cover, with the compliments of the balloon section.`,
  (who) => `${who} smells of smoke, and is put to sit by the window.`,
  (who) => `They sing to ${who} tonight, about a gas-bag, and the verses are all his own.`,
  (who) => `${who} has burnt a balloon, and is kept away from the curtains.`,
];

export const BALLOONS_LATE: LateWays = [
  (who, _, when) => `They sing to ${who} tonight, about a gas-bag that he burnt ${when}, and it goes to a hymn.`,
  (who, _, when) =>
    `The balloon that ${who} burnt ${when} has been drawn on the door of the bar, and he has signed it.`,
];

/** A task of the Wing, done or not, by its name. */
export const TASK_DONE: Ways = [
  (task) => `Somebody has chalked ${task} on the door of the bar, and ticked it.`,
  (task) => `The Wing has telephoned about ${task}, and was put through to the mess, which sang.`,
  (task) => `They drink to ${task}, and to whoever thinks of these things at Wing, that he may come along.`,
];

export const TASK_FAILED: Ways = [
  (task) => `Nobody speaks of ${task}. Wing has, twice.`,
  (task) => `There is a chit from Wing about ${task}, and the Adjutant has it under his plate.`,
  (task) => `${task}, it is agreed, was a thing to be thought of in an office.`,
];

/** What other people say about a victory of ours, and about a balloon. */
export const SAID_OF_VICTORY: Ways = [
  (who, german) =>
    `Wing rang up to hear who got ${german}, and has written it down under another squadron. It was ${who}.`,
  (who, german) =>
    `In the next squadron they say that ${who} of ours got ${german}, and that he needed but one burst for it.`,
  (who, german) =>
    `A gunner officer looked in to say that his battery saw ${german} come down, and may he shake hands with ${who}.`,
  (who, german) =>
    `They know already at the depot that ${who} had ${german} today, and have added another for good measure.`,
  (who, german) =>
    `A despatch rider has it from a cook that ${german} was brought down, and that ${who} did it asleep.`,
  (who, german) => `The Colonel has sent a bottle for ${who}, to be drunk to ${german}, and wants it back.`,
  (who, german) =>
    `The artillery has put in for ${german}, and has been told that it was ${who}, and is looking into it.`,
  (who, german) => `There was a signal for ${who} about ${german}. It said 'Good', and nobody has owned to it.`,
  (who, german) =>
    `At the hospital they heard of ${german} before we did, and that ${who} had it, and knocked on wood.`,
  (who, german) => `A chaplain of the infantry has asked to be shown ${who}, on account of ${german}, from a distance.`,
  (who, german) =>
    `The tender came back from Amiens with two stories of how ${who} got ${german}, and both are better.`,
  (who, german) => `Somebody at Corps wishes to know the height at which ${who} met ${german}, to the foot, by Friday.`,
];

export const SAID_OF_BALLOON: Ways = [
  (who) => `The balloon that ${who} burnt was seen by half an army corps, all of which rang up.`,
  (who) => `The infantry cheered a balloon out of the sky today, it says, and has been told that it was ${who}.`,
  (who) => `Our own balloons have sent to ask ${who} on which side he was brought up.`,
];
