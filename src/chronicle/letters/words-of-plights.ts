import type { HappeningOf } from '../threads/thread.ts';
import { type SoToday, where } from './so-today.ts';
import type { Told } from './told.ts';

type Way<Is extends 'left' | 'saw-home' | 'put-down'> = (happening: HappeningOf<Is>, told: Told) => string;

/** What ailed the machine that is told of. */
const ofEngine = ({ plight }: SoToday) => plight?.ails === 'engine';
const isHit = ({ plight, wasHit }: SoToday) => wasHit && plight?.isHit === true && plight.ails === 'frame';
const isSick = ({ plight }: SoToday) => plight !== undefined && plight.ails !== 'pilot';
const isOver = ({ plight }: SoToday) => plight?.isOverTheLines === true;
/** He was let go at once; or after somebody had gone a part of the way with him. */
const atOnce = (so: SoToday) => isSick(so) && so.plight?.wasSeenOff === false;
/** And from beyond the lines to our own side. */
const later = (so: SoToday) => isOver(so) && so.plight?.wasSeenOff === true && so.plight.isLeftOnOurSide;
const ended = ({ plight }: SoToday) => plight?.isHome === true && !plight.wasMet;
const several = ({ plight }: SoToday) => (plight?.leftBy.length ?? 0) > 1;
const twoOnly = ({ plight }: SoToday) => plight?.beside.length === 1;

/** He left a crippled friend. */
export const LEFT: readonly [Way<'left'>, ...Way<'left'>[]] = [
  ({ friend }, { of }) => `${of(friend)} had to be let go by himself today, and one does not like it.`,
  ({ friend }, { of }) => `There is a rule that one lets a friend go home alone. I kept it with ${of(friend)} today.`,
  ({ friend }, { of }) => `I looked back for ${of(friend)} until my neck was stiff. He had to go on by himself.`,
  where(
    atOnce,
    ({ friend }, { of }) => `We had to leave ${of(friend)} to find his own way with a bad machine. I did not like it.`,
  ),
  where(
    (so) => atOnce(so) && several(so),
    ({ friend }, { of }) =>
      `${of(friend)} limped off by himself today, and I was of those who let him. It is the rule.`,
  ),
  where(
    atOnce,
    ({ friend }, { of }) =>
      `${of(friend)} dropped out with a sick machine, and had to be let go. One looks back a good deal.`,
  ),
  where(
    (so) => atOnce(so) && isHit(so),
    ({ friend }, { of }) =>
      `I waved to ${of(friend)}, whose machine was done for, and he waved back, and went off west.`,
  ),
  where(
    (so) => ofEngine(so) && ended(so),
    ({ friend }, { of }) =>
      `${of(friend)} had to find his way by himself, with half an engine, and I was not easy until I had heard of him.`,
  ),
  where(
    (so) => isHit(so) && ended(so),
    ({ friend }, { of }) =>
      `${of(friend)} had to find his way by himself, with half a machine, and I was not easy until I had heard of him.`,
  ),
  where(
    (so) => isOver(so) && ended(so),
    ({ friend }, { of }) =>
      `When I last saw ${of(friend)} in the air he was alone, low, and going west. It ended well.`,
  ),
  where(
    (so) => atOnce(so) && so.plight?.wentOn === true,
    ({ friend }, { of }) => `We went on without ${of(friend)} today, whose machine had had enough. He held up a thumb.`,
  ),
  where(
    (so) => atOnce(so) && isHit(so) && ended(so) && so.plight?.wentOn === true,
    ({ friend }, { of }) => `The orders were to go on, so ${of(friend)} went home by himself in what was left.`,
  ),
  where(
    (so) => atOnce(so) && ofEngine(so),
    ({ friend }, { of }) =>
      `The engine of ${of(friend)} spoke its mind in the middle of things, and he had to take it home by himself.`,
  ),
  where(
    later,
    ({ friend }, { of }) => `We saw ${of(friend)} as far as our own side, and there he had to shift for himself.`,
  ),
  where(
    later,
    ({ friend }, { of }) => `I went with ${of(friend)} until there were English guns under him, and then I let him go.`,
  ),
  where(
    (so) => later(so) && ended(so),
    ({ friend }, { of }) =>
      `${of(friend)} had company as far as our own side and none after that, and is home. I have been to look.`,
  ),
  ({ friend }, { of }) =>
    `I counted ten for ${of(friend)}, after he had turned off alone, and then I counted ten again.`,
  where(
    ({ isHome }) => isHome,
    ({ friend }, { of }) =>
      `${of(friend)} went home by himself today, and I have promised him never to tell him what I thought of it.`,
  ),
  ({ friend }, { of }) => `It is a bad minute when a man turns off by himself. It was ${of(friend)} today.`,
];

/** He brought a crippled friend home. */
export const SAW_HOME: readonly [Way<'saw-home'>, ...Way<'saw-home'>[]] = [
  ({ friend }, { of }) => `We brought ${of(friend)} home today, machine and all, very slowly.`,
  ({ friend }, { of }) => `I flew beside ${of(friend)} today, because he could go no faster, and it was a long way.`,
  ({ friend }, { of }) => `${of(friend)} had to be seen home, and I saw him, and he tells me that I looked worried.`,
  where(
    isHit,
    ({ friend }, { of }) => `I shepherded ${of(friend)} home with half a machine, and it was the longest hour I know.`,
  ),
  where(
    isHit,
    ({ friend }, { of }) => `Bits came off ${of(friend)} all the way home, and I was told to keep count of them.`,
  ),
  where(
    (so) => isOver(so) && isSick(so),
    ({ friend }, { of }) => `${of(friend)} was crippled, and I flew beside him and made faces until we were over.`,
  ),
  where(
    ofEngine,
    ({ friend }, { of }) => `The engine of ${of(friend)} was at its last gasp, and I went home beside it, listening.`,
  ),
  where(
    twoOnly,
    ({ friend }, { of }) => `${of(friend)} could not go by himself, so I went with him. We are to have it framed.`,
  ),
  ({ friend }, { of }) =>
    `I kept beside ${of(friend)} today, who could not hurry, and learned all that there is to know about his rudder.`,
  ({ friend }, { of }) => `${of(friend)} and I came home at a walk today, so to speak, and nobody overtook us.`,
];

/** He landed on another field. */
export const PUT_DOWN: readonly [Way<'put-down'>, ...Way<'put-down'>[]] = [
  ({ field }, told) => `I had to put down at ${told.field(field)}, and am writing in another man's pyjamas.`,
  ({ field }, told) => `They have lent me a bed at ${told.field(field)}, and a razor, and I fly home in the morning.`,
  ({ field }, told) => `The map says that this is ${told.field(field)}, and so does the cook, and I was glad of both.`,
  ({ field }, told) => `You find me at ${told.field(field)}. They fed me before they asked who I was.`,
  ({ field }, told) =>
    `They make a pudding at ${told.field(field)}, and that is all that I can tell you of the way here.`,
  ({ field }, told) => `I have dropped in at ${told.field(field)}, as one does on an aunt, without my things.`,
  ({ field }, told) => `I am at ${told.field(field)} for the night, and have been shown where they keep the bath.`,
  ({ field }, told) => `It is not far from here to our own place, they say at ${told.field(field)}. It was far enough.`,
  ({ field }, told) => `There was room at ${told.field(field)}, and soup, and so I have not come home.`,
  where(isSick, ({ field }, told) => `I sit at ${told.field(field)} tonight, with a sick machine and a good dinner.`),
  where(
    isSick,
    ({ field }, told) => `I came as far as ${told.field(field)}, and there the machine would go no farther.`,
  ),
  where(isSick, ({ field }, told) => `It was ${told.field(field)} or a hedge, and I had a good look at both.`),
  where(
    isHit,
    ({ field }, told) =>
      `I sat down at ${told.field(field)} among a great many mechanics, who had seen better machines.`,
  ),
  where(
    isHit,
    ({ field }, told) => `What is left of my machine is at ${told.field(field)}, and so am I, who am all here.`,
  ),
  where(
    ofEngine,
    ({ field }, told) => `The engine thought that ${told.field(field)} was near enough, and I let it have its way.`,
  ),
  where(
    ofEngine,
    ({ field }, told) => `They have my engine in pieces at ${told.field(field)}, on a blanket, and shake their heads.`,
  ),
  ({ field }, told) => `I am put up at ${told.field(field)}, in a hut with a piano and nobody who plays it.`,
  ({ field }, told) =>
    `They have made me welcome at ${told.field(field)}, and my machine too, which is more than it deserves.`,
  ({ field }, told) => `I came in at ${told.field(field)}, and there is soup.`,
  ({ field }, told) => `Put a pin into ${told.field(field)} on your map. I did the same, with an aeroplane.`,
  ({ field }, told) => `There is a straw mattress at ${told.field(field)} that has my name on it, in chalk.`,
  ({ field }, told) => `I am at ${told.field(field)}, where nobody expected me, and there was pudding for one more.`,
  ({ field }, told) =>
    `They keep a spare bed at ${told.field(field)} for people like me, and it was warm from the last.`,
  ({ field }, told) => `I have seen the inside of ${told.field(field)} at last, which I only knew as a patch of grass.`,
  ({ field }, told) => `If you should hear that I am at ${told.field(field)}, it is true, and there is nothing in it.`,
  ({ field }, told) => `I have put my name into the book of ${told.field(field)}, under 'dinner', and under 'bed'.`,
  ({ field }, told) => `You may strike ${told.field(field)} off the list of places that I have never slept in.`,
  ({ field }, told) => `My landing at ${told.field(field)} has been described to me by nine men who saw it.`,
];

type PlightOwing = (friend: string) => string;

/** What he writes of the friends who saw him home. */
export const SEEN_HOME: readonly [PlightOwing, ...PlightOwing[]] = [
  (friend) => `I was slow today, and had company all the same: ${friend}. One does not forget it.`,
  where(
    twoOnly,
    (friend) => `If you should wonder who ${friend} is: he flew home at my pace today, and need not have.`,
  ),
  (friend) => `I could not go fast today, and ${friend} would not go without me.`,
  where(isHit, (friend) => `I came home in a machine that was mostly holes, with ${friend} beside me all the way.`),
  where(
    (so) => isHit(so) && isOver(so),
    (friend) => `My machine was going to pieces, and ${friend} saw me to the lines, and across, and home.`,
  ),
  where(isHit, (friend) => `${friend} flew beside me today while bits came off, and pointed at each of them.`),
  where(twoOnly, (friend) => `I was the slowest thing in France today, and ${friend} was the next.`),
  where(isSick, (friend) => `My machine was sick, and ${friend} throttled back and kept me company.`),
  where(
    (so) => isSick(so) && twoOnly(so),
    (friend) => `${friend} flew at my pace today, with my machine what it was, and never looked at his watch.`,
  ),
  where(ofEngine, (friend) => `My engine stammered all the way home, and ${friend} stayed to hear the end of it.`),
  (friend) => `I had to come home at a walk today, and had ${friend} beside me, walking.`,
  (friend) => `You owe ${friend} a cake. I was brought home today like an old lady across a road.`,
];

/** He brought his own crippled machine home, and nobody was beside him. */
export const LIMPED: readonly [string, ...string[]] = [
  'I came home by myself today, and not fast, and had time to think of most things.',
  'I had to come home alone, and said a good deal to the machine that I shall not write down.',
  where(ofEngine, 'My engine went sick today, and I brought it home by itself, as one does a child from a party.'),
  where(ofEngine, 'I have flown home on two thirds of an engine, with nobody to see how well I did it.'),
  where(
    ofEngine,
    'The engine began to cough, and I went home with it. The fitters say that it is nothing. They were not there.',
  ),
  where(
    isHit,
    'They hit my machine today, and I nursed it home by myself, and it and I are both for the doctor tomorrow.',
  ),
  where(
    isHit,
    'I came home alone with a good deal of daylight in the machine, and kept quite still, so as not to tear it.',
  ),
  where(
    (so) => isOver(so) && isSick(so),
    'I had a long way home by myself with a bad machine, and looked into every cloud for company that I did not want.',
  ),
  'I came back on my own today, at the pace of a cab, and looked at every chimney.',
  'My machine and I have had words, all the way home, with nobody to hear them.',
];
