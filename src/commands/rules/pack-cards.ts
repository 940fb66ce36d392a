import { basename, resolve } from 'node:path';
import { cardsToPack } from '../../reading/entries.ts';
import { packOf } from '../../reading/pack.ts';
import { packName } from '../../reading/pack-name.ts';
import { wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { readCards } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';

/** `wof cards --pack FOLDER`: makes one file of a player's own cards, if they have no fault. */
export async function packCards(folder: string, options: GlobalOptions & FilePlacing): Promise<void> {
  const { fingerprint: together } = await readCards(folder);
  const files = cardsToPack(folder);
  const count = Object.keys(files).length;
  if (count === 0) throw new Fault(`${folder} has no cards in it: there is nothing to pack.`);
  const { text, fingerprint } = packOf(files);
  const [file = ''] = putFiles([{ name: packName(basename(resolve(folder))), text }], options);
  if (options.json) return printJson({ file, fingerprint, cards: together, files: Object.keys(files) });
  const cards = count === 1 ? 'one card' : `${count} cards`;
  print(
    `Written: ${file}, ${cards}, fingerprint ${fingerprint}; laid over ours, all cards together ${together}. ${wof('new', 'NAME', '--cards', file)} plays with it.`,
    thePaper(options),
  );
}
