import type { Airman } from '../../campaign/aircrew.ts';
import type { BraveryLetter } from '../../cards/printed/hit-cards.ts';
import type { CauseOfLoss } from '../report/facts/cause.ts';
import type { Unseen } from './unseen.ts';

/**
 * How letters to families begin and end. The lengths of the lists are different primes, so that a pair repeats only
 * after all others.
 */
export const SORRY = [
  'By now you will have had the telegram, and I wish that I could have come before it.',
  'It is my duty to write to you, and I would give much not to have it tonight.',
  'I commanded your son, and so it is for me to tell you.',
  'You do not know me, but I knew him, and was fond of him.',
  'There is nothing that I can write which will be of any use to you, and I must try.',
  'I am so very sorry.',
  'I would sooner have told you this by your own fire than from here.',
  'The whole flight asks me to write for it.',
  'We lost him today, and I will tell you all that I know.',
  'I cannot let this day end without a word to you.',
  'You will want to know how it was, and you have a right to.',
  'This is a letter that one does not learn to write, nor should one.',
  'I ask you to believe that I would not have you hear it from a stranger.',
  'You gave him to us, and we have not been able to give him back.',
  'I do not know how one begins such a letter, and so I say it at once.',
  'What I have to tell you you will know from the colour of the envelope.',
  'He spoke to me of you, and that makes it no easier to write.',
  'I have put off this letter by an hour, which is all that I had.',
  'There are things that I would give my rank not to write, and this is one of them.',
  'I shall not make it long, for you will read only the first line.',
  'I am a stranger to you, and have to come in at your door with this.',
  'His friends have asked me to write before they do.',
  'I should have liked to know you by another letter than this.',
] as const;

/** Beginnings of a letter that nobody was there to write on its own evening. */
export const LATE = [
  'This ought to have been written sooner, and there was nobody at home here to write it.',
  'You have had to wait for this, because those of us who could have written it were out themselves.',
  'I was not with the flight on the evening when I should have written to you.',
] as const;

/** Beginnings of a second letter, when it has become known that a missing man is dead. */
export const KNOWN_NOW = [
  'We wrote to you that there was hope, and I have to take it from you.',
  'There has been a note from the other side, and it is not what we had told you to look for.',
  'What we wrote to you a few days ago I would give much to have been right about.',
  'They have let us know, decently and soon, and so there has to be a second letter.',
  'You have had one letter from us that left the door open. This one has to shut it.',
] as const;

export const FAREWELLS = [
  'His things are packed, and will come to you by the first boat.',
  'His chair is not taken yet, and nobody is in a hurry to take it.',
  'If there is anything that you would ask me, ask it.',
  'I am keeping his letters for you, unopened.',
  'The mechanics who looked after his machine have asked whether they may write too.',
  'We drank to him tonight, standing.',
  'His friends here would be glad of a photograph.',
  'He spoke of home more than most do.',
  'I shall come to see you when I have leave, if you will have me.',
  'There is a watch, and I have wound it.',
  'I do not ask you to be proud. We are, here.',
  'His dog, if it was his, is being looked after.',
  'When this is over I should like to be told what he was like as a boy.',
  'His cap hangs where he hung it, and I have asked that it be let hang.',
  'If his brothers should come out here, let them ask for us.',
  'The chaplain has his name, and will write too.',
  'His servant has cleaned all his boots, and would not be told that there was no need.',
  'There is nothing owing, and nobody here to whom he was not a friend.',
  'You will want his letters, and shall have them before anything else.',
  'His gramophone is being packed, and nobody has asked for the records.',
  'There is to be a cross in the little church here, and the riggers are making it.',
  'I have his pipe before me as I write, and shall wrap it myself.',
  'If it would be of any use to you to write to me, I should be glad of it.',
  'His rigger has made a frame for his picture, of a broken propeller.',
  'There was a book by his bed with the page turned down, and I have left it so.',
  'The village priest has had a bell rung, and would take nothing for it.',
  'He is missed in the sheds as much as in the mess, and you should know that.',
  'The cook, whom he used to tease, has not been fit to speak to.',
  'I send you his gloves. They were on the stove to dry.',
] as const;

/** Beginnings of a letter to the family of a captured man. */
export const HOPES = [
  'He did not come back with us today, and there is good reason to hope.',
  'I want this to come to you before the telegram, for it is better than the telegram.',
  'You will have been told that he is missing. I can tell you a little more.',
  'Please do not think the worst when the boy comes to the door.',
  'I write at once, so that you may have less time to be afraid.',
  'Missing is a hard word to read, and I would set another beside it.',
  'I have bad news for you, but not the worst.',
  'We are one short tonight, and believe that he is alive.',
  'I have to tell you that he was not with us when we landed.',
  'There is an empty chair here that will be wanted again after the war.',
  'Let me say the best of it first: we think that they have him, and that he lives.',
  'I am to tell you that he has not come back, and I am to tell you to hope, and I do both.',
  'It is the best kind of bad news that I can send.',
  'Somebody at home will be very kind to you today, and need not be, as I think.',
  'I would not write hopefully if I had nothing to go upon.',
  'One of our chairs is empty, and I do not believe that it is for good.',
  'You are not to put on black for this, or not yet.',
  'I write about your son, and begin with it that nobody here believes him dead.',
  'The word in the lists will be missing, and I have known it come right oftener than not.',
] as const;

/** And the endings. */
export const UNTIL_THEN = [
  'If they have him he may write, by way of Switzerland, and a first card is about a month upon the road.',
  'They often drop us a note with the names of those whom they have. You shall have it by wire.',
  'His warm things go to him by the Red Cross.',
  'If they feed him as badly as one hears, he will be glad of anything in tins.',
  'His kit is packed, and waits for nothing but an address.',
  'He owes me five francs, and I mean to have them of him.',
  'Tell him, when you write, that the machine is forgiven.',
  'I am told that they are decent to flying men.',
  'We have not drunk to him as one does to the dead, and shall not.',
  'Will you let us know when you hear? It will be before we do.',
  'What letters come for him I send on to you, unopened.',
  'I have not struck him off the list for the bath, and shall not.',
  'His bed is made up as it was, because nobody had the heart to strip it.',
  'I have put his pipe and his tobacco on the top of the box, to be got at first.',
  'The others have drawn lots for his chair until he is back, and it is only until then.',
  'He will want books. One hears that they have nothing there but Goethe.',
  'If it was to be anything, I had rather that it was this.',
  'His servant has been told to leave the boots where they are, and cleans them.',
  'If there is a card from him, it will come to you before it comes to us, and I ask you for a line.',
  'There is a way of asking through Geneva, and I shall ask.',
  'I have told his mechanics what I tell you, and they have gone back to whistling.',
  'Somebody drew his rations by mistake tonight, and I have let it pass.',
  'You had better have his good coat ready, for he went in his old one.',
] as const;

type UnseenSaid = (when: string) => string;

/** Of a captured man of whose end nobody here knows anything: his machine was by itself. */
export const UNSEEN: Readonly<Record<Unseen, readonly [UnseenSaid, ...UnseenSaid[]]>> = {
  'from-the-start': [
    (when) => `His machine went out alone ${when}, and has not come back, and nobody here saw more of it.`,
    (when) => `His machine was out by itself ${when}, and we have no word of it, good or bad.`,
  ],
  later: [
    (when) => `His machine was by itself on its way ${when}, and has not come back.`,
    (when) => `When his machine was last seen ${when} it was by itself, and flying.`,
  ],
};

/** As one tells it to a family. */
export const CAUSES: Readonly<Record<Exclude<CauseOfLoss['is'], 'german'>, readonly [string, ...string[]]>> = {
  archie: [', when a shell from the ground had hit the machine', ', when the guns on the ground had found him'],
  'machine-guns': [
    ', when the machine had been hit from the trenches',
    ', when he was low over the trenches and the machine was hit',
  ],
  engine: [
    ', when the engine had failed him',
    ', when the engine stopped and would not be started',
    ', when the engine gave out under him',
    ', when the engine would take him no farther',
    ', when the engine had left off, as they do without a reason',
  ],
  petrol: [', when the petrol had run out', ', when there was no petrol left to come home on'],
  crash: [', when the machine came to grief in a fight'],
  alone: [
    ', when he was making for home as best he could, and the enemy found him',
    ', when he had turned for home, and could not fight, and was met',
    ', when he was past fighting and on his way home, and they came upon him',
  ],
};

/** The same of a machine with two men in it: neither was alone. */
export const CREW_ALONE: readonly [string, ...string[]] = [
  ', when a sick machine had to go home without the others, and the enemy found it',
  ', when the two of them were on their way home with a hurt machine, and were met',
  ', when their machine had turned for home, past fighting, and they came upon it',
];

/** His nerve, as one describes it to a mother. */
export const NERVE: Readonly<Record<BraveryLetter, readonly [string, string, ...string[]]>> = {
  S: [
    'He found it very hard, and went all the same every time that he was asked, and I hold that to be the better courage.',
    'He was tired out, and never said a word of it to me. I wish that he had.',
  ],
  NV: [
    'I know that it cost him something each time, and that he paid it.',
    'He went white at it, and went. I have not seen a better thing.',
    'It did not come easily to him, and he never once said so before the others.',
    'He had to make himself do what others do without a thought, and he did it every day.',
    'He did not care for fighting, and did it for the sake of the others.',
    'He told me once that he was afraid. So are we all, but few say so.',
  ],
  N: [
    'He did whatever was asked of him, without a word.',
    'I never heard him speak of the day after, and never knew him to be late for it.',
    'He made no more of it than one makes of catching a train, and it did us good to see.',
    'If I wanted a thing done, and not talked about, I looked round for him.',
    'There was never a day on which one was not glad to see his name on the list.',
    'I could always tell where he would be, and that is worth more up there than dash.',
    'He was a man on whom one counted and did not think about it.',
    'Nobody ever had to look round for him.',
    'He took things as they came, and the mechanics swore by him.',
    'He was the same at breakfast on a bad day as on a good one.',
    'The others liked to have him beside them, and I know of nothing better to say.',
    'One did not notice that he was there, and noticed at once when he was not.',
    'He asked for nothing, and lent most of what he had.',
    'He would come in from a bad hour, and ask who had his pencil.',
    'I never heard him raise his voice, on the ground or off it.',
    'He did his work as a good workman does, and put away his tools.',
    'There are men who make a flight out of six machines, and he was one of them.',
    'Whoever flew with him asked for him again, and I know of nothing better to say.',
  ],
  B: [
    'I never had to ask him twice.',
    'He was the one whom the new men were told to keep near.',
    'He went at it as if it were a game, and never played for himself.',
    'If there was a choice of places he had the worst of them before one could say so.',
    'He had a way of being where he was wanted, and I have seen him go a long way round for it.',
    'When it was bad the others looked to see what he did, and did that.',
    'He was always the first to be ready, and was never in a hurry.',
    'He would turn back for anybody who was in trouble.',
    'He stood to his gun as if nobody else had one.',
  ],
  DD: [
    'There was nothing that he would not have gone for, and I had to hold him back oftener than the others.',
    'I have not known a braver man, nor one who thought less of it.',
    'He did not know how to leave a fight. It was the only thing that I could not teach him.',
    'He was never known to sit down while there was an enemy in the air.',
  ],
};

/** What is said of a pilot alone, and of an observer alone. */
export const OF_A_SEAT: Readonly<Record<Airman['seat'], readonly string[]>> = {
  pilot: [
    'I could always tell where he would be, and that is worth more up there than dash.',
    'Nobody ever had to look round for him.',
    'The others liked to have him beside them, and I know of nothing better to say.',
    'He would turn back for anybody who was in trouble.',
    'There was nothing that he would not have gone for, and I had to hold him back oftener than the others.',
    'He did not know how to leave a fight. It was the only thing that I could not teach him.',
  ],
  observer: [
    'Whoever flew with him asked for him again, and I know of nothing better to say.',
    'He stood to his gun as if nobody else had one.',
    'He was never known to sit down while there was an enemy in the air.',
  ],
};

/** About a man with few missions, whom nobody knew well yet. */
export const NEW_TO_IT = [
  'He was new to it, and had asked the right questions.',
  'He had only begun, and we thought that we should have him long.',
  'He had not been at it long, and there was nothing of it that he would not learn.',
  'We had not had him long enough to know more of him than that he was cheerful, and that is a good deal.',
  'One had only begun to know his step in the hut.',
] as const;
