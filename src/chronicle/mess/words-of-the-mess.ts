/** How the mess takes a day, each in several ways: a way returns only after all others of its kind. */
export type Ways = readonly [Way, ...Way[]];
/** Names of men, in the order that each list says. */
type Way = (one: string, other: string) => string;

/** The chair of a lost man, and who sits beside it: the lost man comes first. */
export const CHAIRS: Ways = [
  (lost, beside) => `${beside} turned to ask ${lost} for the bread, and got up and fetched it.`,
  (lost, beside) => `The chair of ${lost} stands as he pushed it back; ${beside}, next to it, keeps his elbow in.`,
  (lost, beside) => `${beside} sits beside the chair of ${lost} tonight, and talks a good deal.`,
  (lost, beside) => `The waiter had laid for ${lost}, and ${beside} turned the plate over.`,
  (lost, beside) => `${beside} has moved up into the chair of ${lost}, so that nobody need look at it.`,
  (lost, beside) => `The napkin of ${lost} is still in its ring. ${beside}, beside it, has not said a word.`,
  (lost, beside) => `${beside}, who has sat by ${lost} at every meal, went without his dinner.`,
  (lost, beside) => `${beside} has put his cap on the chair of ${lost}, and dares anybody to move it.`,
  (lost, beside) => `There was a letter by the plate of ${lost}, and ${beside} has put it in his pocket.`,
  (lost, beside) => `${beside} passes things across the place of ${lost} as if he were still reaching for them.`,
  (lost, beside) => `The others talk across the chair of ${lost}; ${beside}, beside it, goes on cutting his meat.`,
];

/** A man whose nerve failed, and one whom he left in the fight and who is home. */
export const MET: Ways = [
  (ran, left) => `${left}, whom ${ran} left in a fight, fills his glass for him, and talks of the weather.`,
  (ran, left) => `${ran} began to tell ${left} how it was today, and ${left} said that he need not.`,
  (ran, left) => `${left} asks ${ran} across the table whether it was fine at home, and somebody laughs.`,
  (ran, left) => `${ran} sits at the far end tonight. It was ${left} who took his coffee down to him.`,
  (ran, left) => `${ran} has said to ${left} that he is sorry, once, and they have played a hundred up since.`,
  (ran, left) => `${left} has moved his chair, so that there is one free beside him, and ${ran} has taken it.`,
  (ran, left) => `${ran} stood at the stove until the others had sat down. ${left} called him over.`,
];

/** The same, where one whom he left did not come back. */
export const MET_COLDLY: Ways = [
  (ran, lost) =>
    `Nobody has said a word to ${ran} of the fight that he left ${lost} in, and it is that which he hears.`,
  (ran, lost) => `${ran} came in late, and the talk about ${lost} stopped.`,
  (ran, lost) => `${ran} has gone to bed without dinner. ${lost} was in the fight that he came away from.`,
  (ran, lost) => `${ran} offered to write down what he saw of ${lost}, and it was not much, and nobody asked for more.`,
];

/** Between an officer and a sergeant, who have different messes. */
export const MET_ACROSS: Ways = [
  (ran, left) => `${ran} went over to the sheds, where ${left} stood by his machine, and said what he had to say.`,
  (ran, left) => `${ran} and ${left} have met by the sheds, and neither has said a word of the fight.`,
  (ran, left) => `${ran} has asked the mechanics how ${left} got home, and has not asked ${left}.`,
];

export const THANKS_ACROSS: Ways = [
  (saved, by) => `${saved} has walked over to find ${by}, who took a Hun off his tail, and to shake his hand.`,
  (saved, by) => `A bottle has gone from ${saved} to ${by}, from the one mess to the other, for a Hun well driven off.`,
  (saved, by) => `${saved} and ${by} stood by the sheds until it was dark, and went through it again: there was a Hun.`,
];

export const QUARRELS_ACROSS: Ways = [
  (crippled, by) => `${crippled} looked past ${by} on the tarmac tonight. He came home alone today.`,
  (crippled, by) => `${by} waited by the sheds to tell ${crippled} that it is the rule, and it did not take long.`,
  (crippled, by) => `${crippled} has told the mechanics how it is to limp home alone, and ${by} stood within hearing.`,
];

/** A first victory, and a later one. */
export const FIRSTS: Ways = [
  (who) => `${who} has his first, and tells it twice and pays for everybody.`,
  (who) => `${who} has his first, and is made to stand on the table and draw it in the air with two knives.`,
  (who) => `The mess drinks to ${who}, who has his first and would sooner have gone to bed.`,
  (who) => `${who} has his first. He has been asked nine times what it was like, and has said that it was cold.`,
];

export const ANOTHER: Ways = [
  (who) => `${who} was asked for his Hun with the soup, and had told it by the cheese.`,
  (who) => `They drink to ${who}, who has heard the toast before and looks into his glass.`,
  (who) => `${who} has chalked one up behind the bar, and no more said about it.`,
];

export const BALLOONS: Ways = [
  (who) => `The cook has sent ${who} a sausage under a cover, with the compliments of the balloon section.`,
  (who) => `${who} smells of smoke, and is put to sit by the window.`,
  (who) => `They sing to ${who} tonight, about a gas-bag, and the verses are all his own.`,
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

/** Who was saved, and by whom. */
export const THANKS: Ways = [
  (saved, by) => `${saved} has stood up and drunk to ${by}, who took a Hun off his tail.`,
  (saved, by) => `${saved} signs for what ${by} drinks tonight, and will all the week, he says: there was a Hun.`,
  (saved, by) =>
    `${by} has to tell how he got behind the Hun that was behind ${saved}, and ${saved} puts in what he left out.`,
  (saved, by) =>
    `${saved} has given ${by} his good gloves, the ones that he wins at cards in, for a Hun well driven off.`,
];

/** Who had a crippled machine, and who left him with it. */
export const QUARRELS: Ways = [
  (crippled, by) => `${crippled} wants to know of ${by} why he was left to limp home alone, and there are words.`,
  (crippled, by) =>
    `${crippled} and ${by} have had it out behind the sheds, who goes home with a sick machine, and have shaken hands.`,
  (crippled, by) => `${crippled} does not hear when ${by} asks him for the mustard. He came home alone today.`,
  (crippled, by) =>
    `${by} has told ${crippled} that orders are orders, and ${crippled} has asked to be shown that one.`,
];

/** Two who came home together. */
export const PAIRS: Ways = [
  (crippled, by) =>
    `${crippled} and ${by}, who came home wing to wing, ask whether they may be put down together tomorrow.`,
  (crippled, by) => `${crippled} asks to have ${by} beside him again, in a machine with fewer holes in it.`,
  (crippled, by) => `${by} and ${crippled} would like to fly as a pair: one of them, they say, can find the way home.`,
  (crippled, by) => `${crippled} will not start without ${by} now, he says, any more than without his boots.`,
  (crippled, by) => `${by} was asked how slowly one can fly beside ${crippled}, and held his hand still to show it.`,
  (crippled, by) => `${crippled} has told the riggers what he owes ${by} for the way home, and they have had it twice.`,
  (crippled, by) =>
    `${by} and ${crippled} have walked round what is left of the machine, and neither says which of them it frightened.`,
];

/** What other people say about ours: about a victory, a balloon, a loss. */
export const SAID_OF_VICTORY: Ways = [
  (who, german) =>
    `Wing rang up to hear who got ${german}, and has written it down under another squadron. It was ${who}.`,
  (who, german) =>
    `In the next squadron they say that ${who} of ours got ${german}, and that he needed but one burst for it.`,
  (who, german) =>
    `A gunner officer looked in to say that his battery saw ${german} come down, and may he shake hands with ${who}.`,
  (who, german) =>
    `They know already at the depot that ${who} had ${german} today, and have added another for good measure.`,
];

export const SAID_OF_BALLOON: Ways = [
  (who) => `The balloon that ${who} burnt was seen by half an army corps, all of which rang up.`,
  (who) => `The infantry cheered a balloon out of the sky today, it says, and has been told that it was ${who}.`,
];

export const SAID_OF_LOSS: Ways = [
  (lost) => `The Colonel has asked on the telephone for ${lost} by name, and then for nothing else.`,
  (lost) =>
    `A lorry driver to whom ${lost} once gave a cigarette has left a word about him with the sentry, in pencil.`,
  (lost) => `The wireless hut asked twice whether ${lost} had been heard of, and then asked no more.`,
  (lost) => `A tender came over from the depot, and its driver took off his cap when they told him of ${lost}.`,
  (lost) => `The sergeant-major has had the name of ${lost} taken off the board himself, and stood there a while.`,
  (lost) => `There was a telephone call for ${lost} from another squadron, an old friend, and the Adjutant took it.`,
  (lost) => `At the hospital they have been asked about ${lost} by two squadrons and a chaplain, and know nothing.`,
  (lost) => `The next squadron has put off its guest night, because of ${lost}, and says that it is the weather.`,
  (lost) => `They have heard about ${lost} in the next squadron, and sent over a bottle, without a card.`,
  (lost) => `Somebody from Wing came about ${lost}, and stayed for a whisky, and was not hurried.`,
  (lost) => `The battery beyond the road has asked whether it is true of ${lost}, and sends its respects.`,
];
