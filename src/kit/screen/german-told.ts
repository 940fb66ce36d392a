import type { GermanCounter } from '../../cards/printed/forty-one.ts';
import { aircraftNamed, counterText, type Rulebook } from '../../cards/rulebook.ts';
import { oneOf, possessive } from '../../words/numbers.ts';

/** `an Albatros D.III of Jasta 11`; of a counter that is one man: `Manfred von Richthofen's red Albatros D.III`. */
export const germanTold = (counter: GermanCounter, book: Rulebook): string =>
  counter.personal === undefined
    ? oneOf(counterText(counter, book))
    : `${possessive(counter.personal)} red ${aircraftNamed(counter.aircraft, book)}`;
