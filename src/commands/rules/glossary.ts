import { quoted } from '../../page/quoted.ts';
import { explainedAs, glossaryPage } from '../../screens/pages/glossary-page.ts';
import { Fault } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

/** `wof glossary [WORD]`: the words of the game, or what one of them means. */
export async function glossary(word: string, options: GlobalOptions): Promise<void> {
  const book = await openRulebook(options.cards);
  const found = explainedAs(book, word);
  if (found.length === 0) throw new Fault(`The glossary has no word ${quoted(word)}; wof glossary lists them all.`);
  if (options.json) printJson({ fingerprint: book.fingerprint, words: found });
  else print(glossaryPage(found, thePaper(options)), thePaper(options));
}
