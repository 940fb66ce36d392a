import type { Aircraft } from './cards/aircraft.ts';
import type { GermanCounter } from './cards/forty-one.ts';
import { promised } from './promised.ts';
import type { Rulebook } from './rulebook.ts';

export const cardOf = (type: string, { aircraft }: Rulebook): Aircraft =>
  promised(aircraft[type], `Aircraft Card for ${type}`);

/** A type by the name on its card. */
export const aircraftNamed = (type: string, book: Rulebook): string => cardOf(type, book).name;

/** `Albatros D.III of Jasta 11`. */
export const counterText = ({ aircraft, jasta11 }: GermanCounter, book: Rulebook): string =>
  `${aircraftNamed(aircraft, book)}${jasta11 ? ' of Jasta 11' : ''}`;
