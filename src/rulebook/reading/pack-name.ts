/** By its name it is known that a file has a player's cards in it. */
const ENDS = '.wof-cards';

export const isPack = (path: string): boolean => path.endsWith(ENDS);
export const packName = (folder: string): string => `${folder}${ENDS}`;
