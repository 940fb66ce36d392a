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
export const BREAKFAST: readonly [string, ...string[]] = [
  'The eggs are said to be from the market, and the hen of good family.',
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
