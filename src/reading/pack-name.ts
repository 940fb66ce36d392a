/** By its name it is known that a file has a player's cards in it. */
const ENDS = '.wof-cards';

export const isPack = (path: string): boolean => path.endsWith(ENDS);
export const packName = (folder: string): string => `${folder}${ENDS}`;

/** The pack that a path leads to, or leads into, and the folder in it; nothing, where it leads to none. */
export function packIn(path: string): { readonly pack: string; readonly folder: string } | undefined {
  const [, pack, folder = ''] = /^(.*\.wof-cards)(?:[\\/](.+))?$/.exec(path) ?? [];
  return pack === undefined ? undefined : { pack, folder: folder.replaceAll('\\', '/') };
}
