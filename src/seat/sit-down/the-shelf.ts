import { join } from 'node:path';
import type { Shelf } from '../../logbook/file/shelf.ts';
import { nodeDisk } from '../../logbook/file/store.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { savesFolder } from '../../shell/whereabouts.ts';

export const theShelf = (options: GlobalOptions): Shelf => ({ disk: nodeDisk, folder: savesFolder(options.saves) });

/** Battles lie in a folder of their own, so that no campaign shares a name with one. */
export const battlesIn = ({ disk, folder }: Shelf): Shelf => ({ disk, folder: join(folder, 'battles') });
