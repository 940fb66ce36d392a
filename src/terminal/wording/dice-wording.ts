import { type Dice, diceInHand } from '../../rulebook/dice.ts';
import { type Check, lineOf, STREAMS, type Stream } from '../../table/checks.ts';

const HOW_THROWN: Readonly<Record<Dice, string>> = { '1d6': 'one die', '2d6': 'two dice', d66: 'two dice, red first,' };

/** What the player is asked to throw with his own dice. */
export function askForDice(check: Check): string {
  const { name, dice, rule } = lineOf(check);
  const example = diceInHand[dice] === 1 ? '4' : '3 5 or 35';
  return `${name} (rule ${rule}): throw ${HOW_THROWN[dice]} and type what they show, for example ${example}.`;
}

/** Why what was typed is not what the dice can show. */
export function wrongDice(typed: string, wrong: 'not-dice' | 'count' | 'face', wanted: number): string {
  const dice = wanted === 1 ? 'one die' : 'two dice';
  if (wrong === 'count') return `"${typed}": this is a throw of ${dice}.`;
  if (wrong === 'face') return `"${typed}": a die shows 1 to 6.`;
  return `"${typed}": type the faces of ${dice}, for example ${wanted === 1 ? '4' : '3 5 or 35'}.`;
}

/** Whose dice fall for what. */
export function whoseDice(byHand: ReadonlySet<Stream>): string {
  if (byHand.size === 0) return 'The program throws all dice.';
  if (byHand.size === STREAMS.length) return 'You throw all dice with your own hand.';
  return `You throw for ${[...byHand].join(', ')}; the program throws the rest.`;
}
