import { where } from '../../letters/so-today.ts';

/** How the mess takes a day, each in several ways: a way returns only after all others of its kind. */
export type Ways = readonly [Way, ...Way[]];
/** Names of men, in the order that each list says. */
type Way = (one: string, other: string) => string;

/** The same with a day: `yesterday`, `on Monday`. */
export type LateWays = readonly [LateWay, ...LateWay[]];
type LateWay = (one: string, other: string, when: string) => string;

/** The chair of a lost man, and who sits beside it: the lost man comes first. */
export const CHAIRS: Ways = [
  (lost, beside) => `${beside} turned to ask ${lost} for the bread, and got up and fetched it.`,
  (lost, beside) => `The chair of ${lost} stands as he pushed it back; ${beside}, next to it, keeps his elbow in.`,
  (lost, beside) => `${beside} sits beside the chair of ${lost} tonight, and talks a good deal.`,
  (lost, beside) => `The waiter had laid for ${lost}, and ${beside} turned the plate over.`,
  (lost, beside) => `${beside} has moved up into the chair of ${lost}, so that nobody need look at it.`,
  (lost, beside) => `The napkin of ${lost} is still in its ring. ${beside}, beside it, has not said a word.`,
  (lost, beside) => `${beside}, whose place is by that of ${lost}, went without his dinner.`,
  (lost, beside) => `${beside} has put his cap on the chair of ${lost}, and dares anybody to move it.`,
  (lost, beside) => `There was a letter by the plate of ${lost}, and ${beside} has put it in his pocket.`,
  (lost, beside) => `${beside} passes things across the place of ${lost} as if he were still reaching for them.`,
  (lost, beside) => `The others talk across the chair of ${lost}; ${beside}, beside it, goes on cutting his meat.`,
  (lost, beside) => `${beside} has taken the spoon from the place of ${lost}, and goes on holding it.`,
  (lost, beside) => `${beside} told a story that ${lost} used to tell, and forgot the end.`,
  (lost, beside) => `Somebody asked for ${lost} by mistake, about a corkscrew, and ${beside} said that he would look.`,
  (lost, beside) => `${beside} has asked that the chair of ${lost} be left, for a week or so, and the waiter dusts it.`,
  (lost, beside) => `The bread goes round from hand to hand, and stops where ${lost} would be. ${beside} reaches over.`,
  (lost, beside) => `${beside} has counted the table twice, from habit, and each time begun with ${lost}.`,
  (lost, beside) =>
    `${beside} sat down by the chair of ${lost} before the others came in, so as not to have to choose.`,
  (lost, beside) => `${beside} has cut the loaf from the other end, so as not to reach across the place of ${lost}.`,
  (lost, beside) => `The salt stands where ${lost} left it, and ${beside} eats without.`,
  (lost, beside) => `${beside} has asked the waiter to take away the glass of ${lost}, and to bring it back.`,
  (lost, beside) => `${beside} came in, looked at the chair of ${lost}, and remembered something in the sheds.`,
  (lost, beside) =>
    `Nobody has said that ${beside} may have the matches of ${lost}, and nobody has said that he may not.`,
  (lost, beside) =>
    `${beside} kept the chair of ${lost} for him, with his foot, for ten minutes, and then took the foot away.`,
  (lost, beside) => `Dinner was begun without a word, and ${beside}, beside the chair of ${lost}, ended it so.`,
  (lost, beside) =>
    `${beside} has a bet with ${lost} that neither can lose now, and has put the money under his plate.`,
];

/** A man whose nerve failed, and one whom he left in the fight and who is home. */
export const MET: Ways = [
  (ran, left) => `${left}, whom ${ran} left in a fight, fills his glass for him, and talks of the weather.`,
  (ran, left) => `${ran} began to tell ${left} how it was today, and ${left} said that he need not.`,
  (ran, left) => `${left} asks ${ran} across the table whether he had a good view, and somebody laughs.`,
  (ran, left) => `${ran} sits at the far end tonight. It was ${left} who took his coffee down to him.`,
  (ran, left) => `${ran} has said to ${left} that he is sorry, once, and they have played a hundred up since.`,
  (ran, left) => `${left} has moved his chair, so that there is one free beside him, and ${ran} has taken it.`,
  (ran, left) => `${ran} stood at the stove until the others had sat down. ${left} called him over.`,
  (ran, left) => `${left} has told ${ran} what he himself did once, while he was learning to fly. It was worse.`,
  (ran, left) =>
    `${ran} cannot look at ${left} tonight, whom he left in a fight, and ${left} sees to it that he need not.`,
  (ran, left) => `${left} asked ${ran} for a light, and kept it burning longer than a pipe wants.`,
];

/** The same, where one whom he left did not come back. */
export const MET_COLDLY: Ways = [
  (ran, lost) =>
    `Nobody has said a word to ${ran} of the fight that he left ${lost} in, and it is that which he hears.`,
  (ran, lost) => `${ran} came in late, and the talk about ${lost} stopped.`,
  (ran, lost) => `${ran} has gone to bed without dinner. ${lost} was in the fight that he came away from.`,
  (ran, lost) => `${ran} offered to write down what he saw of ${lost}, and it was not much, and nobody asked for more.`,
];

/** A man whose nerve failed where nobody of ours was left to see it. */
export const RAN_ALONE: Ways = [
  (ran) => `Nobody saw what ${ran} came away from today, and he has told it himself, to the whole table.`,
  (ran) => `${ran} was alone with them today, and did not stay. He is asked for nothing but the salt.`,
  (ran) => `${ran} has said that there were some of them, and one of him. Nobody has asked how many.`,
  (ran) => `${ran} came back by himself, and has looked at his hands a good deal.`,
  (ran) => `They talk of football tonight, for the sake of ${ran}, who was alone in a fight and left it.`,
  (ran) => `The doctor has sat down by ${ran} as if by chance. There was a fight, and nobody of ours beside him in it.`,
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
  (saved, by) => `${saved} has had his own tobacco sent across to ${by}, and a word with it about a Hun.`,
];

export const QUARRELS_ACROSS: Ways = [
  (crippled, by) => `${crippled} looked past ${by} on the tarmac tonight. He came home alone today.`,
  (crippled, by) => `${by} has told ${crippled}, by the sheds, that it is the rule, and it did not take long.`,
  (crippled, by) =>
    `${by} and ${crippled} have saluted each other by the sheds, which they never do. One of them came home alone.`,
  (crippled, by) => `${crippled} has told the mechanics how it is to limp home alone, and ${by} stood within hearing.`,
];

/** Who was saved, and by whom. */
export const THANKS: Ways = [
  (saved, by) => `${saved} has stood up and drunk to ${by}, who took a Hun off his tail.`,
  (saved, by) => `${saved} signs for what ${by} drinks tonight, and will all the week, he says: there was a Hun.`,
  (saved, by) =>
    `${by} has to tell how he got behind the Hun that was behind ${saved}, and ${saved} puts in what he left out.`,
  (saved, by) =>
    `${saved} has given ${by} his good gloves, the ones that he wins at cards in, for a Hun well driven off.`,
  (saved, by) => `${saved} has carved the joint for ${by}, and given him the side without the bone: there was a Hun.`,
  (saved, by) => `There was a Hun behind ${saved} today, and then ${by}. ${saved} has said so nine times.`,
  (saved, by) => `${saved} has written out a receipt for one life, and ${by} is asked to sign for it.`,
  (saved, by) => `${by} does not care to be thanked. ${saved} has done it behind his chair, where he could not get up.`,
];

/** The same, some days after; the third word is the day. */
export const THANKS_LATE: LateWays = [
  (saved, by, when) => `It was ${when} that ${by} took a Hun off him, and tonight ${saved} has found the words.`,
  (saved, by, when) => `${saved} has thanked ${by} at last. The Hun was ${when}, and has been no trouble since.`,
  (saved, by, when) => `What ${by} did ${when} for ${saved}, about a Hun, has been put right tonight with a bottle.`,
  (saved, by, when) =>
    `${saved} has owed ${by} a word ${since(when)}, and has paid: it was "thanks", and there was a Hun in it.`,
  (saved, by, when) => `${by} was caught by ${saved} tonight, and thanked, for the Hun that he drove off him ${when}.`,
];

const since = (when: string): string => (when === 'yesterday' ? 'since yesterday' : when.replace(/^on /, 'since '));

/** Who had a crippled machine and came home alone in it, and who left him with it. */
export const QUARRELS: Ways = [
  (crippled, by) => `${crippled} wants to know of ${by} why he was left to limp home alone, and there are words.`,
  (crippled, by) =>
    `${crippled} and ${by} have had it out behind the sheds, who goes home with a sick machine, and have shaken hands.`,
  (crippled, by) => `${crippled} does not hear when ${by} asks him for the mustard. He came home alone today.`,
  where(
    ({ plight }) => plight?.wentOn === true,
    (crippled, by) =>
      `${by} has told ${crippled} that orders are orders, and ${crippled} has asked to be shown that one.`,
  ),
  (crippled, by) => `${by} asked ${crippled} whether he had had a good journey, and was told: a quiet one.`,
  (crippled, by) => `${crippled} has drawn the way home for ${by} on the cloth, with one machine on it.`,
  (crippled, by) => `${by} has offered ${crippled} his own chair by the stove. It has been taken, without a word.`,
];

/** One came home in a crippled machine, with the other beside him. */
export const PAIRS: Ways = [
  (crippled, by) =>
    `${crippled} and ${by}, who came home wing to wing, ask whether they may be put down together tomorrow.`,
  where(
    ({ plight, wasHit }) => wasHit && plight?.isHit === true && plight.ails !== 'pilot',
    (crippled, by) => `${crippled} asks to have ${by} beside him again, in a machine with fewer holes in it.`,
  ),
  (crippled, by) => `${by} and ${crippled} would like to fly as a pair: one of them, they say, can find the way home.`,
  (crippled, by) => `${crippled} will not start without ${by} now, he says, any more than without his boots.`,
  (crippled, by) => `${by} was asked how slowly one can fly beside ${crippled}, and held his hand still to show it.`,
  (crippled, by) => `${crippled} has told the riggers what he owes ${by} for the way home, and they have had it twice.`,
  where(
    ({ plight }) => plight?.ails === 'engine',
    (crippled, by) =>
      `${by} can do the engine of ${crippled} with his mouth, cough and all, and has been asked to leave off.`,
  ),
  (crippled, by) => `${crippled} has lent ${by} his bath, and the water in it, for the way home today.`,
  (crippled, by) => `${by} is to have the wing of the chicken, ${crippled} says, for staying by another.`,
];

/** One came home in a crippled machine, with several beside him. */
export const PAIRS_OF_SEVERAL: Ways = [
  (crippled, by) => `${crippled} has stood a round for ${by}, who came home at his pace.`,
  (crippled, by) =>
    `${crippled} was brought home today between ${by}, like the prisoner, he says, and they had no handcuffs.`,
  (crippled, by) => `There were ${by} to see ${crippled} home today, and he asks who was minding the war.`,
  (crippled, by) => `${crippled} has named his escort over the soup: ${by}. They were made to bow.`,
];

/** One had a crippled machine, and the other turned back with him and saw him over a field. */
export const SEEN_OFF: Ways = [
  (crippled, by) => `${by} turned back with ${crippled} today, and has been stood what there was.`,
  (crippled, by) => `${crippled} had company on a part of his way today. It was ${by}, who is not to pay tonight.`,
  (crippled, by) => `${crippled} has thanked ${by} for turning back with him, and ${by} says that it was getting cold.`,
  (crippled, by) => `${by} went a part of the way with ${crippled} today, who has brought him his coffee himself.`,
];

export const SEEN_OFF_ACROSS: Ways = [
  (crippled, by) => `${crippled} has been to look for ${by}, who turned back with him today, and to give him a cigar.`,
  (crippled, by) => `A bottle has gone from ${crippled} to ${by}, from the one mess to the other, for company today.`,
];

/** The same, some days after; the third word is the day. */
export const SEEN_OFF_LATE: LateWays = [
  (crippled, by, when) =>
    `It was ${when} that ${by} turned back with ${crippled}, and tonight there was a bottle about it.`,
  (crippled, by, when) =>
    `${crippled} has thanked ${by} for his company ${when}, and ${by} said that he was going that way.`,
  (crippled, by, when) =>
    `${by} turned back with ${crippled} ${when}, and has been given a cigar for it, and told to smoke it.`,
  (crippled, by, when) =>
    `${crippled} has had it put down in the book that ${by} does not pay, for turning back with him ${when}.`,
  (crippled, by, when) =>
    `What ${by} did for ${crippled} ${when} was to fly slowly, he says. ${crippled} has drunk to it.`,
];

/** What other people say about ours: about a loss. */
export const SAID_OF_LOSS: Ways = [
  (lost) => `The Colonel has asked on the telephone for ${lost} by name, and then for nothing else.`,
  (lost) =>
    `A lorry driver to whom ${lost} once gave a cigarette has left a word about him with the sentry, in pencil.`,
  (lost) => `The wireless hut asked twice whether ${lost} had been heard of, and then asked no more.`,
  (lost) => `A tender came over from the depot, and its driver took off his cap when they told him of ${lost}.`,
  (lost) => `The sergeant-major has had the name of ${lost} taken off the board himself, and stood there a while.`,
  (lost) => `There was a telephone call for ${lost} from another squadron, an old friend, and the Adjutant took it.`,
  (lost) =>
    `A chaplain from the next squadron asked after ${lost} at the gate, and has walked back without his bicycle.`,
  (lost) => `The next squadron has put off its guest night, because of ${lost}, and says that it is the weather.`,
  (lost) => `They have heard about ${lost} in the next squadron, and sent over a bottle, without a card.`,
  (lost) => `Somebody from Wing came about ${lost}, and stayed for a whisky, and was not hurried.`,
  (lost) => `The battery beyond the road has asked whether it is true of ${lost}, and sends its respects.`,
  (lost) => `A girl from the estaminet came as far as the gate to ask after ${lost}, and went back the long way.`,
  (lost) => `The depot has rung up with a question for ${lost} about a spare wheel, and had to be told.`,
  (lost) => `The gunners on the hill have lowered their flag for ${lost}. It is a towel, and they meant it.`,
  (lost) => `An infantry officer has written on a leaf of his pocket-book that they were thinking of ${lost}.`,
  (lost) => `A barber in Amiens has sent back what ${lost} paid him in advance.`,
  (lost) => `They asked at Wing how to spell ${lost}, and then did not want it spelt.`,
  (lost) => `Another squadron has lent its padre for an hour, on account of ${lost}, and a cake with him.`,
  (lost) => `A despatch rider stopped at the gate to hear if it was so about ${lost}, and rode on slowly.`,
  (lost) => `The laundry woman has brought the shirts of ${lost}, ironed, and would not be paid.`,
  (lost) =>
    `A sapper whom nobody here knows has asked at the gate about ${lost}, and gone away with his cap in his hand.`,
  (lost) =>
    `They have asked from the balloon section how ${lost} was, and been told, and have wound down for the night.`,
  (lost) => `The man who brings the papers has gone off with one over. It was the one for ${lost}.`,
  (lost) => `Wing has the name of ${lost} in a list tonight, and has sent an officer with it in place of a clerk.`,
  (lost) => `The village schoolmaster has come to say, in English, that he is sorry about ${lost}. He had prepared it.`,
  (lost) => `The telephone exchange has put no calls through to us this hour. Somebody there knew ${lost}.`,
];
