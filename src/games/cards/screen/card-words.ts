import { byName } from '../../../cards/by-name.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';

/** A manoeuvre as text: `left 60`, `wide slip right`, `Immelmann`. */
export const manoeuvreText = (card: string): string => (card === 'immelmann' ? 'Immelmann' : card.replaceAll('-', ' '));

/** The letter of a card of the hand, by its place on the screen. */
export const letterOf = (place: number): string => String.fromCharCode(97 + place);

/** `Albatros D.III`. */
export const typeText = (
  type: string,
  {
    fights: {
      'manoeuvre-cards': { cardMachines },
    },
  }: Rulebook,
): string => cardMachines.machines[type]?.name ?? type;

/** A damage card as text: `a blank`, `3 points`, `2 points and fire`, `the explosion`. */
export function damageText(code: string): string {
  if (code === 'explosion') return 'the explosion';
  const [points = '0', special] = code.split('+');
  const score = points === '0' ? 'a blank' : `${points} point${points === '1' ? '' : 's'}`;
  return special === undefined ? score : `${score} and ${SPECIAL_WORDS.get(special) ?? special}`;
}

const SPECIAL_WORDS: ReadonlyMap<string, string> = byName({
  'jam-red': 'a red jam',
  'jam-green': 'a green jam',
  'rudder-left': 'a rudder jammed to the left',
  'rudder-right': 'a rudder jammed to the right',
  crew: 'a man hit',
  engine: 'an engine hit',
  smoke: 'smoke',
  fire: 'fire',
});
