import { resolve } from 'node:path';
import { GAME_NAMES } from '../../games/game-names.ts';
import { lackingCards } from '../../reading/lacking.ts';
import { lackingText } from '../../seat/set-up/fights-of.ts';
import { readCards } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { DATA } from '../../shell/whereabouts.ts';

const isGap = ({ missing }: { readonly missing: readonly string[] }): boolean => missing.length > 0;

/** A developer who has changed our own cards gives their folder: it is read from YAML, and is no overlay. */
const isOurs = (folder: string | undefined): boolean => folder !== undefined && resolve(folder) === resolve(DATA);

/** `wof check-data [DIR]`: reads every card, and a player's own over them, and reports all faults at once. */
export async function checkData(named: string | undefined, options: GlobalOptions): Promise<void> {
  const folder = isOurs(named) ? undefined : named;
  const book = await readCards(folder);
  const { fingerprint } = book;
  const gaps = GAME_NAMES.map((system) => ({ system, missing: lackingCards(system, book) })).filter(isGap);
  if (options.json) return printJson({ fingerprint, faults: [], lacking: gaps });
  const read = `${folder ? `${folder}, laid over our cards: ` : ''}all cards are in order. Their fingerprint is ${fingerprint}.`;
  print([read, ...gaps.map(({ system, missing }) => lackingText(system, missing))].join('\n'), thePaper(options));
}
