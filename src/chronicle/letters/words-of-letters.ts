/** The beginning of a man who wrote on the evening before. */
export const SECOND_HALF = 'I know that I wrote yesterday. Call this the second half.';

/** An enemy shot down on a day of which there is something heavier to write. */
export const FIRST_AS_WELL = [
  'I shot one of them down as well, my first, and had thought that I should say more of it.',
  'I have my first German since today, and it will keep for another letter.',
] as const;

export const ONE_AS_WELL = [
  'I had one of theirs as well, and it mends nothing.',
  'I brought one of them down, for what that is worth tonight.',
] as const;

/**
 * How letters begin and end. The lengths of the lists are different primes, so that in the 63 evenings of three flights
 * no beginning has the same end twice; a test checks that.
 */
export const OPENINGS = [
  'Your letter of the eighteenth came with the rations, and was read first.',
  'I write this on a packing-case, which accounts for the hand.',
  'There is a quarter of an hour before the lamp goes, and you shall have it.',
  'Thank you for the socks. I wear both pairs at once, and could wear a third.',
  'This will be short, for I am asleep already from the feet up.',
  'You ask for news, and the censor asks for none: I shall try to please you both.',
  'Nothing has come from you since Tuesday, so I conclude that you are well and lazy.',
  'They tell me that it is April.',
  'The cake came. We think that it had been a cake.',
  'I am sitting as near to the stove as rank allows.',
  'Forgive the pencil. Somebody has used the ink to thaw his boots.',
  'Somebody is playing the same record for the sixth time, and I must do something.',
  'I said that I should write on Sunday, and it is Sunday somewhere.',
  'The mess waiter says that I owe you a letter, and he is a judge of debts.',
  'I have your photograph up, over the petrol tin that serves for a washstand.',
  'You are not to worry at the papers. They are written a long way off.',
  'It is late, and so do not look for style.',
  'I had meant to tell you about the village, and now there is no time for it.',
  'The post goes in ten minutes, and I have been cutting the end off a pencil for five.',
  'All well here, as they say in telegrams.',
  'I have come by a chair with arms, and feel equal to a letter.',
  'It is the kind of evening on which one hears the guns as if they were next door.',
  'You would laugh to see me: two jerseys, a leather coat, and a blanket over that.',
  SECOND_HALF,
  'The dog is lying on my feet, and so I may as well stay and write.',
  'If this smells of castor oil, so does everything.',
  'Everybody else is at cards, and losing.',
  'I am quite well, and say so first, because you always look for it.',
  'My ears still ring, so if I shout in this, forgive me.',
  'Here is the letter that I promised, and it is not the one that I had in my head.',
  'I have thawed my fingers on the teapot on purpose for you.',
] as const;

export const ENDS = [
  'Do not send the bicycle.',
  'Press me a primrose; here there is mud.',
  'I have learned to sleep at any hour, and mean to prove it now.',
  'Could you find me a silk scarf? One looks behind so often that wool takes the skin off.',
  'The lamp is going. Good night.',
  'Send tobacco, and tell nobody what I said about the cake.',
  'I owe the mess eleven francs, and shall owe it twelve tomorrow.',
  'I have grown a moustache. Opinion is divided, two for and nine against.',
  'Keep the newspapers from the breakfast table. They were not there.',
  'I shall write properly on a wet day.',
  'Remember me to the garden.',
  'Tell the boys to choose the Navy, and tell them that I said it with a straight face.',
  'Now I am going to bed, and nobody is to wake me but the orderly.',
  'They want me to sing on Saturday. I blame you for the lessons.',
  'The alarm clock is wound, worse luck.',
  'Give my love to everybody who asks, and to the one who does not.',
  'There, that is all the news that is fit for the post.',
  'The candle has drowned itself, so you are spared the rest.',
  'If you can come by any chocolate, I am not proud.',
  'Write soon, and put in all the dull things.',
  'I believe that I could eat an egg laid this year.',
  'No more tonight; one rises early here.',
  'Burn this, or at least do not read it to the vicar.',
  'My rigger sends his respects, or would if he knew you.',
  'Do have the piano tuned.',
  'I am warm, fed, and yours.',
  'You need not answer that.',
  'Ask me about it when I have leave, and I shall make a better story of it.',
  'Is the pear tree out?',
  'I think of the river a good deal.',
  'They are shouting for a fourth at bridge, and I have run out of excuses.',
  'Another pair of gloves, if you love me.',
  'The gramophone has one needle left, and so the evening ends.',
  'Do not sit up for the post.',
  'I remain, with cold feet, your own.',
  'Tomorrow is as like today as the weather lets it be.',
  'Leave is spoken of, as heaven is.',
] as const;

/** The same on an evening after losses. */
export const GRAVE_OPENINGS = [
  'We had a bad day, and I would sooner tell you about the dog.',
  'You may see a name in the lists.',
  'There is more room at dinner than one likes.',
  'I do not think that I shall say much this week. I am well.',
  'First of all, I am not hurt.',
  'I have begun this three times.',
  'It is very quiet here tonight.',
  'Nobody wanted to go to bed, so we are all writing letters.',
  'I had a funny story for you this morning, and have lost it.',
  'Do not read this one aloud.',
  'We are not all here.',
  'I hardly know what day it is, except that it is over.',
  'The mess is full of men being cheerful.',
] as const;

export const GRAVE_ENDS = [
  'Somebody put the jolliest record on, and nobody took it off.',
  'If the telegraph boy comes up the lane, remember that he mostly goes to other houses.',
  'I helped to pack tonight. It took eleven minutes.',
  'One lends a man a pipe. It is odd what one minds.',
  'I am quite well. I should like to hear about something dull.',
  'We fly again in the morning, and I am glad of it.',
  'The dog went round all the beds, and is on mine.',
  'There are letters in the rack that nobody has taken.',
  'I shall be glad when it is light.',
  'One does not say such things here, so I say them to you.',
  'They moved up one place at dinner, without a word, as one does.',
  'The soup went round, and there was too much of it.',
  'Think of us tomorrow, about six.',
  'There is a gramophone that nobody wanted to leave on the table.',
  'Somebody will come by the next tender, and sit down, and ask where the salt is.',
  'Now I have told you, and need not think of it.',
  'Do go to church for me, if you are going.',
] as const;

/** Beginnings for a man who is away from his things. */
export const AWAY_OPENINGS = [
  'I write on paper that is not mine, and at a place that you will not find on your map.',
  'Do not look at the postmark; I am only stopping here.',
  'I have borrowed this pencil, and must be quick.',
  'I am in a strange mess, where they laugh at other jokes.',
  'This comes from the wrong aerodrome.',
  'I am on my travels.',
  'You would not know the hand, for the table rocks.',
  'Somebody here has lent me a pen, and stands waiting for it.',
  'I am a visitor, and so I am given the chair.',
  'The notepaper has another squadron on it, and you are to take no notice.',
  'I have only what I flew in, and a fountain pen that froze.',
] as const;

/** And the endings. */
export const AWAY_ENDS = [
  'I shall write properly when I have my own pen again.',
  'Nobody here knows how I take my tea.',
  'Tomorrow I go home, as I find that I call it.',
  'They have no dog.',
  'I am quite whole. Good night.',
  'The bed is two inches too short, and I could sleep in a bucket.',
  'I have telephoned, so nobody is drinking my health yet.',
  'Their gramophone is better than ours, and they know it.',
  'One sees how other people live.',
  'It makes a change, and I did not want one.',
  'Send nothing here.',
  'They play whist here for matches, and I have none left.',
  'I am to be called at five, by a man whom I have never seen.',
] as const;
