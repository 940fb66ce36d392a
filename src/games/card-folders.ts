import { CARD_FOLDERS } from './cards/screen/card-folders.ts';
import { CLOUDS_FOLDERS } from './clouds/screen/clouds-folders.ts';
import { SIDE_FOLDERS } from './side/screen/side-folders.ts';

/**
 * The cards of the ways to fight, folder by folder; those of the Initiative Track are the campaign's own. They stand
 * apart from `systems.ts`, for whoever plays a day lists no cards.
 */
export const FOLDERS_OF_GAMES = { ...CARD_FOLDERS, ...SIDE_FOLDERS, ...CLOUDS_FOLDERS } as const;
