import { listed, possessive } from '../../words/numbers.ts';
import type { Happening, HappeningOf } from '../threads/thread.ts';
import { type SoToday, where } from './so-today.ts';
import type { Told } from './told.ts';
import { TURNED } from './words-of-leaving.ts';
import { LEFT, PUT_DOWN, SAW_HOME, SEEN_HOME } from './words-of-plights.ts';

/** One of the ways to tell why he left a fight. */
const turnedBack =
  (way: number): Way<'turned-back'> =>
  ({ why, left }, told) => {
    const said = TURNED[why][way % TURNED[why].length] ?? TURNED[why][0];
    return left.length === 0 ? said.alone : said.from(othersText(left, told));
  };

const shotAt = (so: SoToday) => so.shotAt;
const fired = (so: SoToday) => so.fired;

type Ways<Is extends Happening['is']> = readonly [Way<Is>, ...Way<Is>[]];
type Way<Is extends Happening['is']> = (happening: HappeningOf<Is>, told: Told) => string;

/** What a man writes about his own experience; undefined for what nobody writes home. */
export const HIS_OWN: { readonly [Is in Happening['is']]?: Ways<Is> } = {
  'saw-fall': [
    ({ friend }, { of }) => `${of(friend)} went down today, and I saw it. I shall not tell you what one sees.`,
    ({ friend }, { of }) => `I was as near to ${of(friend)} as I am to this lamp when they got him.`,
    ({ friend }, { of }) => `I looked round for ${of(friend)}, and he was going down. One goes on flying, it appears.`,
    ({ friend }, { of }) => `They had ${of(friend)} today. I was in the same fight, and could not get round in time.`,
    ({ friend }, { of }) =>
      `You will see the name of ${of(friend)} in the lists, and I would not have you find it there first. I saw it.`,
    ({ friend }, { of }) => `${of(friend)} is not here tonight. I saw why, and I go on seeing it.`,
    ({ friend }, { of }) =>
      `It was ${of(friend)} today. There was nothing to be done, and I have thought of four things since.`,
  ],
  victory: [
    ({ german, isFirst, fell }, told) =>
      `I shot down ${told.german(german)} today${isFirst ? ', my first' : ''}.${itsEnd(fell)}`,
    ({ german, isFirst, fell }, told) =>
      `There is ${told.german(german)} the less tonight, and they say it was my doing${isFirst ? '. It is my first' : ''}.${itsEnd(fell)}`,
    ({ german, isFirst }, told) =>
      `You may tell the neighbours that I have brought down ${told.german(german)}${isFirst ? ', and that I was sick afterwards' : ', and that I did not stay to look'}.`,
    ({ german, isFirst, fell }, told) =>
      `I met ${told.german(german)} today, and it is he who is not at home tonight${isFirst ? '. I had never done it before' : ''}.${itsEnd(fell)}`,
    ({ german, isFirst, fell }, told) =>
      `It was ${told.german(german)} today${isFirst ? ', and my first' : ''}. They shook my hand for it, and I looked to see whether it was clean.${itsEnd(fell)}`,
    ({ german, isFirst, fell }, told) =>
      `I aimed at ${told.german(german)} and hit it${isFirst ? ', for the first time in my life' : ''}, and one does not think until one is home.${itsEnd(fell)}`,
    ({ german, isFirst, fell }, told) =>
      `${isFirst ? 'I have my first' : 'I have another'}: ${told.german(german)}.${itsEnd(fell) || " I keep seeing the man's scarf."}`,
  ],
  balloon: [
    () => 'I have burnt a balloon. It goes up like a hayrick, and then everybody shoots at you.',
    () => 'We had one of their sausages today, and I am still coughing it up.',
    () => 'A gas-bag has gone up in smoke, and I lit it. They will never let me near the mess candles again.',
    () => 'I have set fire to something the size of a church. Nobody has ever thanked me so warmly for it.',
  ],
  saved: [
    ({ friend }, { of }) =>
      `I took a Hun off ${possessive(of(friend))} tail, and he is to stand me three drinks for it.`,
    ({ friend }, { of }) => `${of(friend)} says that I saved his skin today. I thought that I had missed.`,
    ({ friend }, { of }) =>
      `There was a Hun behind ${of(friend)}, and I got in behind the Hun; it was like the game with the chairs.`,
    ({ friend }, { of }) =>
      `${of(friend)} was in a tight place, and I happened to be behind it. He has told everybody.`,
    ({ friend }, { of }) =>
      `I fired at what was firing at ${of(friend)}, and it left off. That is all I know of tactics.`,
    ({ friend, german }, told) =>
      `I drove ${told.german(german)} off ${told.of(friend)}, and he waved, which is all that one can say up there.`,
  ],
  'special-task': [
    () => 'We were asked for something out of the common today, and did it. I may not say what; it was not leave.',
    () => 'The Wing wanted a thing done, and we did it, and there has been a telephone call to say thank you.',
    () => 'I have been a part of something that I cannot tell you of, and you would laugh.',
  ],
  'turned-back': [turnedBack(0), turnedBack(1), turnedBack(2), turnedBack(3), turnedBack(4), turnedBack(5)],
  'saw-home': SAW_HOME,
  left: LEFT,
  'put-down': PUT_DOWN,
  wounded: [
    () => 'I have been scratched, and it will not even make a scar worth showing.',
    () => 'They have put a plaster on me, and I am told to sit upright, and I am quite well.',
    ({ cause }) => GRAZED[cause?.is ?? ''] ?? 'I have a bandage that makes more of it than there is.',
  ],
  'first-fight': [
    () => 'I have been in a fight. I saw nothing but struts, and then everybody was gone.',
    () => 'I have seen the others at last, near to. They fly very well, and I wish that they would not.',
    () => 'Today there was a fight, and I was in it, and somebody had to tell me afterwards which way we had gone.',
    () =>
      'I have had my first taste of it. My mouth was dry for an hour, and my feet, I am told, never touched the bar.',
    where(shotAt, () => 'Today I was shot at by a German. It sounds like somebody tearing calico.'),
    where(fired, () => 'I fired my gun in earnest at last, at a thing with crosses that was not there any more.'),
    () => 'I had my first fight, and can tell you nothing about it but that my knees knocked.',
  ],
  joined: [
    () => 'I have come to my squadron. There was a bed, and a peg, and nobody asked my first name.',
    () => 'I am with my flight at last. They were kind, and asked how many hours I had.',
    () => 'I am here. There was a man before me at the peg, and nobody says so.',
    () => 'I have come, and been shown the stove, the dog, and the way to the sheds, in that order.',
    () => 'They gave me a cup of tea and an aeroplane, and both were still warm.',
    where(
      ({ flew }) => !flew,
      () => 'I came by tender, through all the mud of Picardy. I am shown the lines tomorrow or the day after.',
    ),
  ],
  back: [
    ({ from }) => BACK[from][0],
    ({ from }) => BACK[from][1],
    ({ from }) => BACK[from][2],
    ({ from }) => BACK[from][3],
    ({ from }) => BACK[from][4],
    ({ from }) => BACK[from][5],
    ({ from }) => BACK[from][6],
    ({ from }) => BACK[from][7],
  ],
  promoted: [
    ({ rank }) => `I am a ${rank}, and have not had time to tell the tailor.`,
    ({ rank }) => `They have made me a ${rank}. The pay is the better part of it.`,
  ],
  decorated: [
    (happening, { medal }) => `They have given me the ${medal(happening)}, and I wear it like a stolen watch.`,
    (happening, { medal }) =>
      `I have the ${medal(happening)}. You are to have it, for the piano, with the others in their frames.`,
  ],
};

/** What grazed him, where the log tells. */
const GRAZED: Readonly<Partial<Record<string, string>>> = {
  archie: 'A splinter of something went by my ear today and took a little of it along.',
  'machine-guns': 'Somebody in a trench has parted my hair for me, and the doctor has painted the parting.',
  german: 'A German has drawn a line on me, quite straight, and the doctor has ruled another across it.',
  fight: 'Something went by me in a fight and left its card.',
};

type Eight = readonly [string, string, string, string, string, string, string, string];

/** He is with the flight again, from hospital, by road or from leave. */
const BACK: Readonly<Record<HappeningOf<'back'>['from'], Eight>> = {
  wounded: [
    'I am out of hospital and back with the flight, thinner.',
    'The doctors have done with me, and here I am, and my bed was as I had left it.',
    'Hospital sheets are a fine thing, and I have seen enough of them. I am back.',
    'They have given me back my boots, and so I am with the flight again.',
    'A nurse told me not to hurry, and I am back before she has turned round.',
    'They have let me out on condition that I eat, and I am back where one does not.',
    'I have been discharged, like a cargo, and am back with the flight.',
    'The ward has sung me off, and I am back, and it is very quiet here by comparison.',
  ],
  away: [
    'I have walked, ridden a mule, and begged a lorry, and am back where I started.',
    'I came down where there is no road, and so it has taken me all this time to get back.',
    'They had given me up here, and drunk my whisky. I have asked for it back.',
    'A farmer gave me soup, a gunner a seat on his limber, and a policeman his opinion. I am back.',
    'I have come home with my boots in my hand, having walked out of one of them.',
    'It has taken me a good deal longer to come back than it took me to get there.',
    'I am home, by way of three lorries and a water-cart.',
    'You would not have known me at the gate, and nor did the sentry. I am back.',
  ],
  leave: [
    'I am back, and could draw you every crack in the ceiling that I looked at by the sea.',
    'The sea was grey, and quite empty, and nothing whatever came out of it. I am back.',
    'They sent me away to sleep, and I have slept, and now I should like to be of use.',
    'I have been to look at the sea, and it has not altered, and nor, I hope, have I.',
    'I was given sand, sheets, and nothing to do, and have come back for the noise.',
    'I have had the sea to myself, and can recommend it to nobody. I am back.',
    'They gave me a deck-chair and a rug, as one does to an aunt, and I have come back younger.',
    'I slept until the landlady knocked to hear whether I was dead, and now I am back.',
  ],
};

/** The part of it that may be written home. */
const itsEnd = (fell: HappeningOf<'victory'>['fell']): string =>
  fell === 'in-flames' ? ' It burnt, and I had rather that it had not.' : '';

const othersText = (left: readonly string[], { of }: Told): string =>
  left.length < 4 ? listed(left.map(of)) : 'the others';

/** What he writes about a friend's deed for him. */
export const DONE_FOR_HIM: { readonly [Is in 'saved' | 'saw-home']: readonly [Owing, ...Owing[]] } = {
  saved: [
    (friend) => `I should not be writing this but for ${friend}, who took a Hun off my tail.`,
    (friend) => `There was a Hun behind me today, and then there was ${friend} behind the Hun.`,
    (friend) => `If you meet ${friend} after the war you are to give him whatever he asks for.`,
    (friend) =>
      `I had my death behind me today, painted red or green or something, and ${friend} shot at it, and it went.`,
    (friend) =>
      `I am alive because ${friend} looked round at the right moment. I never saw the fellow who was behind me.`,
    (friend) => `Put ${friend} into your prayers, next to me. There was a Hun, and then there was not.`,
  ],
  'saw-home': SEEN_HOME,
};

type Owing = (friend: string) => string;
