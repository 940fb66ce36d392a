import { capital, counted, inWords, plural, times } from '../../../words/numbers.ts';

/** What a deed is told with: who did it, how many they were, and what it was about. */
interface DeedTold {
  readonly who: string;
  readonly many: number;
  /** An enemy with his article, a target, a quality, or the man beside. */
  readonly what: string;
}

export type DeedWay = (deed: DeedTold) => string;
export type DeedWays = readonly [DeedWay, ...DeedWay[]];

/** The ways that do not suit an evening on which men were lost. */
export const IN_JEST = new Set<DeedWay>();

function inJest(way: DeedWay): DeedWay {
  IN_JEST.add(way);
  return way;
}

/** He put an enemy on the ground who was not shot down. */
export const FORCED_DOWN: DeedWays = [
  ({ who, what }) => `${who} has put ${what} on the ground today, and it was a field, and not a fire.`,
  ({ who, what }) => `${who} forced down ${what} today, and has been asked whether one may keep it.`,
  ({ who, what }) => `There is ${what} in a field tonight that did not mean to be there. It was ${who} who saw to it.`,
  ({ who, what }) => `${what.replace(/^a/, 'A')} had to land today, because ${who} would not have it otherwise.`,
  inJest(({ who, what }) => `${who} has shown ${what} where to land, and did not wait to be thanked.`),
  ({ who, what }) => `It is entered tonight that ${who} forced down ${what}. He says that it looked glad to be down.`,
];

/** The same on our side of the lines: it is no victory, so it was not there any more. */
export const FORCED_DOWN_HERE: DeedWays = [
  ({ who, what }) => `${who} forced down ${what} on our side, and a tender went to look, and found wheel-marks.`,
  ({ who, what }) => `There was ${what} in one of our fields today, by the doing of ${who}. It got off again.`,
  ({ who, what }) =>
    `${who} has put ${what} on our own ground, and it did not wait for the gunners. They had seen it from their tea.`,
  ({ who, what }) => `${capital(what)} had to land on our side because of ${who}, and was away before anybody came.`,
];

/** He did harm to an enemy after he had been hit himself. */
export const HIT_BEFORE: DeedWays = [
  ({ who, what }) => `${who} had been hit already when he did for ${what}, and had not mentioned it to anybody.`,
  ({ who, what }) => `It was with a wound in him that ${who} fired at ${what}, and it went home the worse for it.`,
  ({ who, what }) => `They hit ${who} first, it appears, and ${what} afterwards found out that it had not been enough.`,
  ({ who, what }) => `${who} was hit, and after that he hit ${what}. The doctor has it in that order.`,
];

/** Enemies whom one man sent home damaged. */
export const SENT_SEVERAL: DeedWays = [
  ({ who, many }) => `${who} sent ${inWords(many)} of them home today with holes in them, and calls it a beginning.`,
  ({ who, many }) => `There are ${inWords(many)} Germans tonight who are telling their fitters about ${who}.`,
  ({ who, many }) => `${capital(inWords(many))} of theirs broke off today because of ${who}, and did not look well.`,
  ({ who, many }) =>
    `${who} has spoilt ${inWords(many)} of their machines today. They count for nothing, and they all know who it was.`,
  inJest(({ who, many }) => `${who} has given ${inWords(many)} Germans leave, he says, until they are mended.`),
  ({ who, many }) => `It was ${who} who turned ${inWords(many)} of them for home today, one after the other.`,
  inJest(({ who, many }) => `${who} has been asked how many it takes to make one. He has sent home ${inWords(many)}.`),
];

/** One of the red machines, sent home damaged. */
export const SENT_RED: DeedWays = [
  ({ who }) => `${who} has put holes into one of the red machines, and it went home with them.`,
  ({ who }) => `It was one of Jasta 11 that ${who} sent home today, and he would sooner that it had stayed.`,
  ({ who }) => `${who} met one of Jasta 11 today, and it was Jasta 11 that went home.`,
  ({ who }) => `One of the red ones has wanted its fitters since today. They may thank ${who}.`,
  ({ who }) => `They have turned the table round so that ${who} can show how one of Jasta 11 came to go home.`,
  inJest(({ who }) => `${who} says that the red comes off. He has had one of them home with it.`),
];

/** Several of them: red ones. */
export const SENT_RED_SEVERAL: DeedWays = [
  ({ who, many }) => `${capital(inWords(many))} of Jasta 11 went home damaged today, and it was ${who} who sent them.`,
  ({ who, many }) => `${who} has sent home ${inWords(many)} of the red machines in one day. It was gone through twice.`,
  ({ who, many }) =>
    `There are ${inWords(many)} of Jasta 11 with patches to put on tonight, and ${who} has been made to sit down.`,
  ({ who, many }) => `Nobody speaks of anything but ${who}, and of ${inWords(many)} of Jasta 11 that he sent home.`,
];

/** What the whole flight sent home. */
export const SENT_BY_ALL: DeedWays = [
  ({ many }) => `${capital(inWords(many))} of theirs were sent home damaged today, by one and another of the flight.`,
  ({ many }) => `The flight has sent ${inWords(many)} of them home with something to mend.`,
  ({ many }) => `If one counts the Germans who broke off with holes in them there were ${inWords(many)} today.`,
  inJest(({ many }) => `There are ${inWords(many)} German riggers who will not be at dinner, and it is our doing.`),
];

/** A plate that the Wing has waited for. */
export const PLATES: DeedWays = [
  ({ who, what }) => `The plate of ${what} has come out of the tank, and it was ${who} who brought it.`,
  ({ who, what }) => `${who} has brought back ${what}, on glass, and it was carried to the hut by two men.`,
  ({ who, what }) => `Wing has sent a motor-cyclist for the plate of ${what}. He asked to see ${who} as well.`,
  ({ who, what }) => `They have ${what} on a plate at Wing tonight, and it was ${who} who went there.`,
  ({ who, what }) => `${who} went all the way to ${what} for one plate, and it has come out.`,
  ({ who, what }) => `A wet print of ${what} has gone round the table. ${who} says that it was bigger when he saw it.`,
];

/** He was alone in a fight with so many. */
export const ALONE: DeedWays = [
  ({ who, many }) => `${who} was by himself with ${inWords(many)} of them today, and is here to be asked about it.`,
  ({ who, many }) => `There were ${inWords(many)} of them and ${who}, and nobody else. He has come back from it.`,
  ({ who, many }) =>
    `${who} had ${inWords(many)} Germans to himself today, and says that there was enough to go round.`,
  ({ who, many }) => `One against ${inWords(many)} it was for ${who} today, and he has asked for the mustard.`,
  ({ who, many }) =>
    `${who} has been made to draw it: ${inWords(many)} crosses on the cloth, and one ring. The ring got out.`,
  ({ who, many }) =>
    `${capital(inWords(many))} of them had ${who} alone today, and let him get away. He cannot explain it.`,
];

/** Alone, he went on with the guns of the artillery under attack, and ranged them. */
export const RANGED_ALONE: DeedWays = [
  ({ who, many }) =>
    `${who} was left alone over the guns today, was attacked ${times(many)}, and ranged them all the same.`,
  ({ who, many }) => `The guns were ranged by ${who}, by himself, with ${counted(many, 'fight')} in between.`,
  ({ who, many }) =>
    `The battery has sent its thanks to ${who}, who stayed over its guns alone, and was shot at there ${times(many)}.`,
  ({ who, many }) =>
    `${who} went on with the guns when he was alone, and after ${counted(many, 'fight')} the guns were right.`,
];

/** His gun would not fire any more, and he had to fight on so many times. */
export const UNARMED: DeedWays = [
  ({ who, many }) =>
    `The gun of ${who} jammed for good today, and there ${was(many)} ${counted(many, 'fight')} still to come.`,
  ({ who, many }) =>
    `${who} was in ${counted(many, 'fight')} today with a gun that would not fire, and nobody had told the Germans.`,
  ({ who, many }) =>
    `After his gun had jammed ${who} was in it ${times(many)} more, with nothing but his face to show.`,
  ({ who, many }) =>
    `${who} has handed in a gun that jammed, and ${counted(many, 'fight')} that he had with it after that.`,
];

/** By himself he had to fight so many times on one flight. */
export const HARD_WAY: DeedWays = [
  ({ who, many }) => `${who} had to fight ${times(many)} on one flight today, and had nobody beside him.`,
  ({ who, many }) => `There were ${counted(many, 'fight')} on one flight for ${who} today, all of them by himself.`,
  ({ who, many }) => `${who} was caught alone ${times(many)} between the start and the end of one flight.`,
  ({ who, many }) => `They found ${who} by himself today, and ${times(many - 1)} again after that, before he was down.`,
];

/** Something on the ground that he destroyed. */
export const SHOT_UP: DeedWays = [
  ({ who, what }) => `${who} came upon ${what} today, and there is not much of it left.`,
  ({ who, what }) => `It was ${who} who went down to ${what} today, and there was an end of it.`,
  ({ who, what }) => `${who} has shot up ${what}, and brought back some of the dust.`,
  inJest(({ who, what }) => `${who} found ${what} today where one looks for a cow, and has accounted for it.`),
];

/** The same of several. */
export const SHOT_UP_TOGETHER: DeedWays = [
  ({ who, what }) => `${who} came upon ${what} today, and there is not much of it left.`,
  ({ who, what }) => `It took ${who} to make an end of ${what} today, and they made it.`,
  ({ who, what }) => `${who} have shot up ${what} between them, and each says that it was the other.`,
];

const was = (many: number): string => plural(many, 'was', 'were');
