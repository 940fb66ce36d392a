import type { Rulebook } from '../../cards/rulebook.ts';
import { FORMAT, type Opening } from '../../logbook/record.ts';
import { RULES } from '../../shell/version.ts';
import { today } from '../../shell/whereabouts.ts';

/** What each log-book begins with in its own way. */
type Own = Omit<Opening, 'wof' | 'rules' | 'cards' | 'begun' | 'lots'>;

/** The opening line of a log-book that is begun today, with this version of the rules and these cards. */
export const openingLine = (
  { campaign, seed, ironman, byHand, ...wishes }: Own,
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
