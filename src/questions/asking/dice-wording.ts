import { type Dice, type DiceInHand, diceInHand } from '../../cards/dice.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { facesText } from '../../games/screens.ts';
import { lineOf } from '../../games/table.ts';
import { flyer, manNamed, type People } from '../../kit/screen/people.ts';
import { type Check, STREAMS, type Stream } from '../../table/checks.ts';
import { type Deck, type Drawer, lineOfDeck } from '../../table/decks.ts';
import { inWords } from '../../words/numbers.ts';

/** A due throw, and the machine or the man that it is for. */
interface Due {
  readonly check: Check;
  readonly whose?: string | undefined;
}

/** Asks the player to roll his own dice; explains the faces of a die without numbers. */
export function askForDice(due: Due, book: Rulebook, people: People): string {
  const { name, dice, rule } = lineOf(due.check);
  const inHand = diceInHand(dice);
  const shown = inHand.count === 1 ? 'it shows' : 'they show';
  const asked = `throw ${howThrown(dice)} and type what ${shown}, for example ${example(inHand)}`;
  const title = `${name} (rule ${rule})${forWhom(due, people)}`;
  return `${title}: ${asked}; the dice of the next throws may follow on the same line.${facesTold(due.check, book)}`;
}

/** The same in short, for a player who has rolled before. */
export function askForDiceShortly(due: Due, book: Rulebook, people: People): string {
  const { name, dice, rule } = lineOf(due.check);
  const thrown = howThrown(dice).replace(/,$/, '');
  return `${name} (rule ${rule})${forWhom(due, people)}: ${thrown}.${facesTold(due.check, book)}`;
}

/** `, Capt Haldenby (B1)`. */
function forWhom({ whose }: Due, people: People): string {
  if (whose === undefined) return '';
  return `, ${people.men.has(whose) ? manNamed(whose, people) : flyer(whose, people)}`;
}

function facesTold(check: Check, book: Rulebook): string {
  const faces = facesText(check, book);
  return faces === undefined ? '' : ` Its faces: ${faces}.`;
}

/** What dice that were typed in advance are used for. */
export const takenFor = (due: Due, faces: string, people: People): string =>
  `${lineOf(due.check).name}${forWhom(due, people)}: ${faces}.`;

/** Dice were typed in advance, and no throw is due. */
export const leftOver = (faces: string): string => `Nothing is thrown for now: ${faces} is not taken.`;

/** Asks the player to draw from his own deck. */
export function askForCard({ name, left }: Deck, whose?: Drawer): string {
  const codes = Object.keys(left).filter((code) => left[code]);
  return `Draw a card from ${lineOfDeck(name).name} (rule ${lineOfDeck(name).rule})${whose ? ` for ${whose.machine}` : ''} and type its code: ${codes.sort().join(', ')}.`;
}

const howThrown = (dice: Dice): string => (dice === 'd66' ? 'two dice, red first,' : diceText(diceInHand(dice)));

/** `two dice`; others by their sides: `one die of 20 sides`. */
const diceText = ({ count, sides }: DiceInHand): string =>
  `${count === 1 ? 'one die' : `${inWords(count)} dice`}${sides === 6 ? '' : ` of ${sides} sides`}`;

/** An example of faces as they may be typed. */
function example({ count, sides }: DiceInHand): string {
  const faces = Array.from({ length: count }, (_, i) => Math.min(count === 1 ? 4 : 3 + 2 * i, sides));
  return count > 1 && sides < 10 ? `${faces.join(' ')} or ${faces.join('')}` : faces.join(' ');
}

/** Why the typed text is no result of these dice. */
export function wrongDice(typed: string, wrong: 'not-dice' | 'count' | 'face', wanted: DiceInHand): string {
  if (wrong === 'count')
    return `"${typed}": this is a throw of ${diceText(wanted)}: type ${example(wanted)}, or what they show.`;
  if (wrong === 'face') return `"${typed}": a die shows 1 to ${wanted.sides}.`;
  return `"${typed}": type the faces of ${diceText(wanted)}, for example ${example(wanted)}.`;
}

/** Who rolls which dice. */
export function whoseDice(byHand: ReadonlySet<Stream>): string {
  if (byHand.size === 0) return 'The program throws all dice.';
  if (byHand.size === STREAMS.length) return 'You throw all dice with your own hand.';
  return `You throw for ${[...byHand].join(', ')}; the program throws the rest.`;
}
