import { fingerprintOf } from '../../../src/cards/reading/fingerprint.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { decidingCards } from '../../../src/reading/load.ts';

/** A short name for the cards that decide a month on the track: those of the other games and the glossary do not. */
export function cardsOfTheTrack({ fights, fingerprint, ...cards }: Rulebook): string {
  return fingerprintOf(decidingCards(cards));
}
