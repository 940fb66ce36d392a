import { type GlobalOptions, print, printJson, thePaper } from '../shell/page.ts';
import { DATA } from '../shell/whereabouts.ts';

/** `wof check-data [DIR]`: reads every card, and a player's own over them, and tells every fault at once. */
export async function checkData(folder: string | undefined, options: GlobalOptions): Promise<void> {
  const { loadRulebook } = await import('../../rulebook/reading/load.ts');
  const { fingerprint } = loadRulebook(DATA, folder);
  if (options.json) return printJson({ fingerprint, faults: [] });
  print(
    `${folder ? `${folder}, laid over our cards: ` : ''}all cards are in order. Their fingerprint is ${fingerprint}.`,
    thePaper(options),
  );
}
