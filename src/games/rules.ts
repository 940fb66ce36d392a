import type { GameName } from '../cards/games.ts';
import type { GameRules } from '../kit/game-rules.ts';
import { MANOEUVRE_CARDS } from './cards/rules.ts';
import { CLOUDS_OF_GLORY } from './clouds/rules.ts';
import { WINGED_VICTORY } from './side/rules.ts';
import { WINGS_OVER_FRANCE } from './track/rules.ts';

/** The rules of each way to fight. */
export const GAME_RULES: { readonly [Name in GameName]: GameRules<Name> } = {
  'wings-over-france': WINGS_OVER_FRANCE,
  'wings-of-war': MANOEUVRE_CARDS,
  'wings-of-glory': MANOEUVRE_CARDS,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
};
