/** Why a letter is not taken. */
const REFUSED = {
  damaged: 'The letter is not whole: something is missing, or was changed on the way. Ask for it again.',
  'no-letter':
    'There is no letter in it. A letter begins with a line of dashes and the words BEGIN WINGS OVER FRANCE LETTER.',
  'too-long': 'No letter is so long.',
  'other-format': 'The letter was written by a program of another version. Both must play with the same.',
  'no-seal': 'The seal of the letter is not valid: it was changed, or nobody owns the key that it names.',
  unfit: 'The letter is sealed, but says what no letter of ours says.',
  'other-rules':
    'The letter was written by other rules than those of this program. Both must play with the same version.',
  'other-cards': 'The letter was written by other cards than those here. Both must play with the same.',
  'other-battle': 'That battle begins otherwise with the cards that are here.',
  'unfit-battle': 'The battle in the letter is not one that can be laid out with the cards that are here.',
  'unknown-game': 'The letter belongs to a game that is not here.',
  'own-letter': 'That is a letter of your own. It is for the other player.',
  'other-key': 'The letter was sealed by another key than that of the other player.',
  'taken-before': 'That letter has been taken before.',
  'too-early': 'A letter before it is missing. Take that one first.',
  'other-before': 'The letter follows upon other letters than those that were taken here.',
  'game-over': 'The game is over. No letter is awaited.',
  'same-chain': 'Both players have the same chain of secrets: one of them has copied it.',
  'other-secret':
    'The secret of the dice is not the one that the other player began with. He may have wanted other dice.',
  'other-plan': 'The plan is not the one that was sealed. It was changed after the other plan was known.',
  'plan-withheld': 'The letter does not open the plan that was sealed.',
  'plan-leaks': 'What was sealed changes what you were asked. It had to be told in the open.',
  'sealed-too-soon': 'The letter seals what the rules do not keep secret.',
  'not-asked': 'The letter answers what was not asked, or what the rules do not allow.',
  incomplete: 'The letter leaves out an answer that is due.',
} as const;

export type WhyRefused = keyof typeof REFUSED;

/** A letter that is not taken. Nothing was changed. */
export class LetterRefused extends Error {
  readonly why: WhyRefused;
  constructor(why: WhyRefused) {
    super(REFUSED[why]);
    this.why = why;
  }
}

export function refuseLetter(why: WhyRefused): never {
  throw new LetterRefused(why);
}
