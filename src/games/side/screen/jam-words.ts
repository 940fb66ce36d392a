import type { Rulebook } from '../../../cards/rulebook.ts';
import { testDie } from '../cards/ladder.ts';
import { skillShift } from '../rules/test-dice.ts';
import type { Known } from '../table/fighting-machine.ts';

/** (V089) How often level flight clears the jam of her pilot's gun: `4 in 6`. Nothing where his guns fire. */
export function levelClears(machine: Known, book: Rulebook): string | undefined {
  if (!machine.guns.some(({ mount, jammed }) => mount === 'fixed' && jammed)) return undefined;
  const { dice } = book.fights['winged-victory'];
  const colour = testDie('grey', skillShift(machine, book));
  const test = dice.tests.find((each) => each.test === 'unjam');
  const faces = dice.icons.find((die) => die.colour === colour)?.faces ?? [];
  const clears = faces.filter((icon) => test?.[icon] === 'clear' || test?.[icon] === 'clear-if-level');
  return `${clears.length} in ${faces.length}`;
}
