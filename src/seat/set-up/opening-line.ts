import type { Rulebook } from '../../cards/rulebook.ts';
import { FORMAT, type Opening } from '../../logbook/record.ts';
import { RULES } from '../../shell/version.ts';
import { today } from '../../shell/whereabouts.ts';

/** The part of the opening line that depends on the kind of log-book. */
type OwnOpening = Omit<Opening, 'wof' | 'rules' | 'cards' | 'begun' | 'lots'>;

/** The opening line of a log-book that begins today, with this version of the rules and these cards. */
export const openingLine = (
  { campaign, seed, ironman, byHand, ...wishes }: OwnOpening,
  { fingerprint }: Rulebook,
): Opening => ({
  wof: FORMAT,
  campaign,
  rules: RULES,
  cards: fingerprint,
  seed,
  ironman,
  byHand,
  begun: today(),
  ...wishes,
  lots: 'by-fight',
});
