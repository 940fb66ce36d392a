import type { GameName } from '../cards/games.ts';
import { keysOf } from '../cards/keys-of.ts';

/** Every game: the campaign's own, on the Initiative Track, first. */
const NAMES: Readonly<Record<GameName, true>> = {
  'wings-over-france': true,
  'wings-of-war': true,
  'wings-of-glory': true,
  'winged-victory': true,
  'clouds-of-glory': true,
};

export const GAME_NAMES: readonly GameName[] = keysOf(NAMES);

/** The campaign's own: a campaign that names none is fought by it. */
export const OWN_GAME: GameName = 'wings-over-france';

export const OTHER_GAMES: readonly GameName[] = GAME_NAMES.filter((name) => name !== OWN_GAME);
