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
] as const;

/** Beginnings of a letter that nobody was there to write on its own evening. */
export const LATE = [
  'This ought to have been written sooner, and there was nobody at home here to write it.',
  'You have had to wait for this, because those of us who could have written it were out themselves.',
  'I was not with the flight on the evening when I should have written to you.',
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
] as const;

/** And the endings. */
export const UNTIL_THEN = [
  'A prisoner may write, by way of Switzerland, and his first card is about a month upon the road.',
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
  'He is out of it now, and there are some here who would not call that the worst of luck.',
  'His bed is made up as it was, because nobody had the heart to strip it.',
] as const;
