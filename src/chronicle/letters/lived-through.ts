import { listed, possessive } from '../../words/numbers.ts';
import type { Happening, HappeningOf } from '../threads/thread.ts';

/** The names for a letter. */
export interface Told {
  /** A man as his friends name him: `Kyle`, `Captain Haldenby`. */
  of(man: string): string;
  /** `an Albatros D.III of Jasta 11`. */
  german(number: number): string;
  field(field: string): string;
  medal(happening: HappeningOf<'decorated'>): string;
}

type Ways<Is extends Happening['is']> = readonly [Way<Is>, ...Way<Is>[]];
type Way<Is extends Happening['is']> = (happening: HappeningOf<Is>, told: Told) => string;

/** The ways to write of a machine that was hit. */
export const OF_HOLES = new Set<unknown>();

function holed<Said>(way: Said): Said {
  OF_HOLES.add(way);
  return way;
}

/** What a man writes about his own experience; undefined for what nobody writes home. */
export const HIS_OWN: { readonly [Is in Happening['is']]?: Ways<Is> } = {
  'saw-fall': [
    ({ friend }, { of }) => `${of(friend)} went down today, and I saw it. I shall not tell you what one sees.`,
    ({ friend }, { of }) => `I was as near to ${of(friend)} as I am to this lamp when they got him.`,
    ({ friend }, { of }) => `I looked round for ${of(friend)}, and he was going down. One goes on flying, it appears.`,
    ({ friend }, { of }) => `They had ${of(friend)} today. I was in the same fight, and could not get round in time.`,
  ],
  victory: [
    ({ german, isFirst, fell }, told) =>
      `I shot down ${told.german(german)} today${isFirst ? ', my first' : ''}.${itsEnd(fell)}`,
    ({ german, isFirst, fell }, told) =>
      `There is ${told.german(german)} the less tonight, and they say it was my doing${isFirst ? '. It is my first' : ''}.${itsEnd(fell)}`,
    ({ german, isFirst }, told) =>
      `You may tell the village that I have brought down ${told.german(german)}${isFirst ? ', and that I was sick afterwards' : ', and that I did not stay to look'}.`,
    ({ german, isFirst, fell }, told) =>
      `${isFirst ? 'I have my first' : 'I have another'}: ${told.german(german)}.${itsEnd(fell) || " I keep seeing the man's scarf."}`,
  ],
  balloon: [
    () => 'I have burnt a balloon. It goes up like a hayrick, and then everybody shoots at you.',
    () => 'We had one of their sausages today, and I am still coughing it up.',
  ],
  saved: [
    ({ friend }, { of }) =>
      `I took a Hun off ${possessive(of(friend))} tail, and he is to stand me three drinks for it.`,
    ({ friend }, { of }) => `${of(friend)} says that I saved his skin today. I thought that I had missed.`,
    ({ friend }, { of }) =>
      `There was a Hun behind ${of(friend)}, and I got in behind the Hun; it was like the game with the chairs.`,
    ({ friend, german }, told) =>
      `I drove ${told.german(german)} off ${told.of(friend)}, and he waved, which is all that one can say up there.`,
  ],
  'special-task': [
    () => 'We were asked for something out of the common today, and did it. I may not say what; it was not leave.',
    () => 'The Wing wanted a thing done, and we did it, and there has been a telephone call to say thank you.',
    () => 'I have been a part of something that I cannot tell you of, and you would laugh.',
  ],
  'turned-back': [
    ({ why, left }, told) => TURNED[why](othersText(left, told)),
    ({ why, left }, told) => TURNED_TOO[why](othersText(left, told)),
  ],
  'saw-home': [
    holed(
      ({ friend }, { of }) =>
        `I shepherded ${of(friend)} home with half a machine, and it was the longest hour I know.`,
    ),
    ({ friend }, { of }) => `${of(friend)} was crippled, and I flew beside him and made faces until we were over.`,
    ({ friend }, { of }) => `We brought ${of(friend)} home today, machine and all, very slowly.`,
  ],
  left: [
    ({ friend }, { of }) => `We had to leave ${of(friend)} to find his own way with a bad machine. I did not like it.`,
    ({ friend }, { of }) =>
      `${of(friend)} limped off by himself today, and I was of those who let him. It is the rule.`,
    ({ friend }, { of }) =>
      `${of(friend)} dropped out with a sick machine, and had to be let go. One looks back a good deal.`,
    ({ friend }, { of }) =>
      `I waved to ${of(friend)}, whose machine was done for, and he waved back, and went off west.`,
    ({ friend }, { of }) => `There is a rule that one lets a friend go home alone. I kept it with ${of(friend)} today.`,
    ({ friend }, { of }) =>
      `${of(friend)} had to find his way by himself, with half an engine, and I was not easy until I had heard of him.`,
    ({ friend }, { of }) =>
      `When I last saw ${of(friend)} in the air he was alone, low, and going west. It ended well.`,
    ({ friend }, { of }) => `We went on without ${of(friend)} today, whose machine had had enough. He held up a thumb.`,
    holed(({ friend }, { of }) => `The orders were to go on, so ${of(friend)} went home by himself in what was left.`),
  ],
  'put-down': [
    ({ field }, told) => `I had to put down at ${told.field(field)}, and am writing in another man's pyjamas.`,
    ({ field }, told) => `I am a guest at ${told.field(field)} tonight, with a sick machine and a good dinner.`,
    ({ field }, told) => `They have lent me a bed at ${told.field(field)}, and a razor, and I fly home in the morning.`,
    ({ field }, told) => `I came as far as ${told.field(field)}, and there the machine would go no farther.`,
    ({ field }, told) =>
      `The map says that this is ${told.field(field)}, and so does the cook, and I was glad of both.`,
    ({ field }, told) => `It was ${told.field(field)} or a hedge, and I had a good look at both.`,
    ({ field }, told) => `You find me at ${told.field(field)}. They fed me before they asked who I was.`,
    ({ field }, told) =>
      `They make a pudding at ${told.field(field)}, and that is all that I can tell you of the way here.`,
    ({ field }, told) =>
      `I sat down at ${told.field(field)} among a great many mechanics, who had seen better machines.`,
    ({ field }, told) => `The engine thought that ${told.field(field)} was near enough, and I let it have its way.`,
    ({ field }, told) => `I have dropped in at ${told.field(field)}, as one does on an aunt, without my things.`,
  ],
  wounded: [
    () => 'I have been scratched, and it will not even make a scar worth showing.',
    () => 'A splinter of something went by my ear today and took a little of it along.',
  ],
  'first-fight': [
    () => 'I have been in a fight. I saw nothing but struts, and then everybody was gone.',
    () => 'Today I was shot at for the first time. It sounds like somebody tearing calico.',
    () => 'I fired my gun in earnest at last, at a thing with crosses that was not there any more.',
    () => 'I had my first fight, and can tell you nothing about it but that my knees knocked.',
  ],
  joined: [
    () => 'I have come to my squadron. There was a bed, and a peg, and nobody asked my first name.',
    () => 'I am with my flight at last. They were kind, and asked how many hours I had.',
    () => 'I came by tender, through all the mud of Picardy. I am shown the lines tomorrow or the day after.',
  ],
  back: [
    ({ from }) => BACK[from][0],
    ({ from }) => BACK[from][1],
    ({ from }) => BACK[from][2],
    ({ from }) => BACK[from][3],
    ({ from }) => BACK[from][4],
  ],
  promoted: [({ rank }) => `I am a ${rank}, and have not had time to tell the tailor.`],
  decorated: [
    (happening, { medal }) => `They have given me the ${medal(happening)}, and I wear it like a stolen watch.`,
  ],
};

/** He is with the flight again, from hospital, by road or from leave. */
const BACK: Readonly<Record<HappeningOf<'back'>['from'], readonly [string, string, string, string, string]>> = {
  wounded: [
    'I am out of hospital and back with the flight, thinner.',
    'The doctors have done with me, and here I am, and my bed was as I had left it.',
    'Hospital sheets are a fine thing, and I have seen enough of them. I am back.',
    'They kept the piece of metal, and I have kept the rest, and am back with it.',
    'A nurse told me not to hurry, and I am back before she has turned round.',
  ],
  away: [
    'I have walked, ridden a mule, and begged a lorry, and am back where I started.',
    'I came down where there is no road, and so it has taken me all this time to get back.',
    'They had given me up here, and drunk my whisky. I have asked for it back.',
    'A farmer gave me soup, a gunner a seat on his limber, and a policeman his opinion. I am back.',
    'I have come home with my boots in my hand, having walked out of one of them.',
  ],
  leave: [
    'I am back, and could draw you every crack in the ceiling that I looked at by the sea.',
    'The sea was grey, and quite empty, and nothing whatever came out of it. I am back.',
    'They sent me away to sleep, and I have slept, and now I should like to be of use.',
    'I have been to look at the sea, and it has not altered, and nor, I hope, have I.',
    'I was given sand, sheets, and nothing to do, and have come back for the noise.',
  ],
};

/** The part of it that may be written home. */
const itsEnd = (fell: HappeningOf<'victory'>['fell']): string =>
  fell === 'in-flames' ? ' It burnt, and I had rather that it had not.' : '';

const othersText = (left: readonly string[], { of }: Told): string =>
  left.length > 0 && left.length < 4 ? listed(left.map(of)) : 'the others';

type Why = HappeningOf<'turned-back'>['why'];

const TURNED: Readonly<Record<Why, (left: string) => string>> = {
  choice: (left) => `I broke off a fight today, and ${left} stayed. It was the sensible thing to do.`,
  nerve: (left) => `I came away from a fight today, and left ${left} in it. I tell it to nobody but you.`,
  guns: (left) => `My gun would not fire, so I left the Huns to ${left} and flew off with a hammer in my hand.`,
  petrol: (left) => `I ran short of petrol in the middle of a fight, and had to leave it to ${left}.`,
};

const TURNED_TOO: Readonly<Record<Why, (left: string) => string>> = {
  choice: (left) => `I had had enough of a fight today before ${left} had, and went.`,
  nerve: (left) => `My hands took the machine out of a fight today before I had asked them, and left ${left} to it.`,
  guns: (left) => `There is nothing so silly as a gun that has jammed. I had to leave ${left} to it.`,
  petrol: (left) => `I left ${left} in a fight and went west on the smell of the petrol.`,
};

/** What he writes about a friend's deed for him. */
export const DONE_FOR_HIM: { readonly [Is in 'saved' | 'saw-home']: readonly [Owing, ...Owing[]] } = {
  saved: [
    (friend) => `I should not be writing this but for ${friend}, who took a Hun off my tail.`,
    (friend) => `There was a Hun behind me today, and then there was ${friend} behind the Hun.`,
    (friend) => `If you meet ${friend} after the war you are to give him whatever he asks for.`,
  ],
  'saw-home': [
    holed((friend) => `I came home in a machine that was mostly holes, with ${friend} beside me all the way.`),
    holed((friend) => `My machine was going to pieces, and ${friend} saw me to the lines.`),
    holed((friend) => `${friend} flew beside me today while bits came off, and pointed at each of them.`),
    (friend) => `I was the slowest thing in France today, and ${friend} was the next.`,
    (friend) => `My machine was sick, and ${friend} throttled back and kept me company.`,
    (friend) => `${friend} flew at my pace today, with my machine what it was, and never looked at his watch.`,
  ],
};

type Owing = (friend: string) => string;

/** The same on an evening after losses, for a man who was not involved. */
export const IN_THE_AIR_OF_A_BAD_DAY = [
  'I flew today, and it was somebody else.',
  'I was up, and came down again, and that is all that I know of it.',
  'I have flown, and where I was nothing happened. One cannot make it out.',
  'We flew, and it was cold, and I cannot tell you more of it tonight.',
  'I flew, and landed, and counted, like everybody.',
] as const;

export const ON_THE_GROUND_OF_A_BAD_DAY = [
  'I stood on the tarmac today and counted the others in. It is worse than going.',
  'I did not fly, and heard of it from men who would sooner not have told it.',
  'I was on the ground today, and of no use to anybody.',
  'I took my gun to pieces and put it together again, so as to have something to do.',
  'I did not fly, and one thinks that it would have made a difference.',
  'I kept the stove in, and that was my day.',
  'I have been writing labels for a trunk.',
] as const;

/** About a day in the air without such events. */
export const IN_THE_AIR = [
  'I went up, came down, and had an egg in between.',
  'It is the finest view in the world, and they shoot at one for looking at it.',
  'I saw four counties of France today before you were up.',
  'We flew, and it was cold, and then for a little while one did not notice.',
  'The machine is a beauty, and so is my rigger, who would not thank me for saying so.',
  'One sees the lines from up there, and they look like something that a child has scratched.',
  'The Major says that our landings improve. He says it from a safe distance.',
  'Archie was poor today, and we told each other so afterwards for an hour.',
  'We owe an apology to a haystack.',
  'I was up today, and thought for a whole minute about nothing but supper.',
  'One meets the same puff of smoke again and again. I believe that it knows my number.',
] as const;

/** About a day on the ground. */
export const ON_THE_GROUND = [
  'I did not fly today. I slept, and I can recommend it.',
  'There is not much to tell, which I find is the best kind of day.',
  'We have a dog. He belongs to nobody, and attends all briefings.',
  'I stood on the tarmac and counted the others in. It is worse than going.',
  'I was not wanted today, so I took a bath, the event of the week.',
  'I have spent the day teaching a Canadian to play whist.',
  'I took my gun to pieces today, and had only one piece over.',
  'I walked to the village, bought a cheese, and am no longer welcome in the hut.',
  'There was football against the mechanics, who won, and were sorry for us.',
  'I was taught today how one makes an omelette of what there is.',
  'I read a novel to its end today. She marries the wrong one.',
  'I have filled drums of ammunition all day, and see rounds when I shut my eyes.',
  'I painted a number on a petrol tin today, and called it work.',
] as const;
