import { readCards } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

/** `wof check-data [DIR]`: reads every card, and a player's own over them, and tells every fault at once. */
export async function checkData(folder: string | undefined, options: GlobalOptions): Promise<void> {
  const { fingerprint } = await readCards(folder);
  if (options.json) return printJson({ fingerprint, faults: [] });
  print(
    `${folder ? `${folder}, laid over our cards: ` : ''}all cards are in order. Their fingerprint is ${fingerprint}.`,
    thePaper(options),
  );
}
