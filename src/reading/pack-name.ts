/** A file with this ending contains a player's cards. */
const ENDS = '.wof-cards';

export const isPack = (path: string): boolean => path.endsWith(ENDS);
export const packName = (folder: string): string => `${folder}${ENDS}`;

/** The pack of a path, and the folder in it; nothing, where there is none. */
export function packIn(path: string): { readonly pack: string; readonly folder: string } | undefined {
  const [, pack, folder = ''] = /^(.*\.wof-cards)(?:[\\/](.+))?$/.exec(path) ?? [];
  return pack === undefined ? undefined : { pack, folder: folder.replaceAll('\\', '/') };
}
