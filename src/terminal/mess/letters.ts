/** What men write home after an ordinary day. */
export const ORDINARY: readonly string[] = [
  'Thank Aunt Edith for the socks. I wear both pairs at once, and could wear a third.',
  'You ask what it is like. It is cold, and then for a little while one does not notice.',
  'Please send a cake that travels better than the last, of which we ate the tin.',
  'I am quite safe. We are thirty-two miles behind the trenches, and have sheets.',
  'The machine is a beauty, and so is my rigger, who would not thank me for saying so.',
  'We have a dog. He belongs to nobody, and attends all briefings.',
  'Father is not to read the newspapers aloud at breakfast. They were not there.',
  'I saw four counties of France before you were up, and it was snowing in all of them.',
  'Could you find me a silk scarf? It is not vanity: one looks behind so often that wool takes the skin off.',
  'They have asked me to sing on Saturday. I blame you for the lessons.',
  'I have learned to sleep at any hour, and to wake before the batman says a word.',
  'It is the finest view in the world, and they shoot at one for looking at it.',
  'I owe the mess eleven francs and the gunnery officer an apology.',
  'The Major says that my landings improve. He says it from a safe distance.',
  'Do not send the bicycle.',
  'I have grown a moustache. Opinion is divided, two for and nine against.',
  'Tell Jack to choose the Navy. Tell him that I said it with a straight face.',
  'The primroses must be out with you. Press one for me; here there is mud with snow on it.',
  'There is not much to tell, which I find is the best kind of day.',
  'One meets the same Hun again and again. I believe he knows my number by now.',
  'I cannot say where we are. It has a cathedral, and the tarts are excellent; I mean the pastry.',
  'My ears ring for an hour after. If I shout in my letters, forgive me.',
];

/** What they write when somebody has not come back. */
export const GRAVE: readonly string[] = [
  'We had a bad day, and I would sooner tell you about the dog.',
  'You may see a name in the lists. It was quick, and I was as near to him as I am to this lamp.',
  'I have his gramophone. Nobody wanted to leave it on the table.',
  'There is more room at breakfast than one likes.',
  'If the telegraph boy comes up the lane, remember that he mostly goes to other houses.',
  'I do not think that I shall say much this week. I am well.',
  'We drank to them, and then somebody put the jolliest record on, and nobody took it off.',
  'He still had my pipe. It is odd what one minds.',
  'I packed his things tonight. It took eleven minutes.',
];

/** What their people write of a man who was lost some days ago; his name stands before it. */
export const FROM_HOME: readonly string[] = [
  'thanks the squadron for its letter, and asks whether he had his warm things with him.',
  'asks what his friends called him.',
  'sends the parcel that was already tied up, and wishes the others to have it.',
  'would like to know who has his dog now, if it is true that there was a dog.',
  'asks for nothing, and sends the photograph that everybody must have admired.',
  'writes that his last letter came two days after the telegram, and was a very cheerful one.',
  'asks the Major to write again, when he has time, and to leave nothing out.',
];

/** What is remarked at breakfast on a day when there is nothing better. */
export const BREAKFAST: readonly string[] = [
  'The eggs are said to be from Amiens, and the hen of good family.',
  'The marmalade has come. It is mounted under guard.',
  'Somebody has put the weather report on the dartboard.',
  'The porridge is described by the medical officer as safe.',
  'The cook has the bacon the same colour as yesterday, on purpose this time.',
  'The post is in: two seed catalogues, and a bill from a tailor.',
  'The gramophone has one needle left, and four men who know how it should be treated.',
  'The stove has been lit with the minutes of the sports committee.',
  'The dog is on the early patrol list, in pencil.',
  'An officer of the Wing is expected, so there are napkins.',
];
