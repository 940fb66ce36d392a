import { quoted } from '../../page/quoted.ts';
import { explainedExactly } from '../../screens/pages/glossary-page.ts';
import { findToldRules } from '../../screens/pages/rules-of-fights.ts';
import { findRules, nearestWord, rulesPage } from '../../screens/pages/rules-page.ts';
import { Fault } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printFingerprint, printJson, thePaper } from '../../shell/page.ts';

/** `wof rules [N|MARK|WORD]`: lists the rules by chapter, or shows those for a number, a mark or a word. */
export async function rules(asked: string, options: GlobalOptions): Promise<void> {
  const book = await openRulebook(options.cards);
  const { fingerprint } = book;
  const found = asked === '' ? book.rules.rules : findRules(book.rules, asked);
  const others = findToldRules(book, asked);
  const words = explainedExactly(book, asked);
  if (found.length + others.length + words.length === 0)
    throw new Fault(noRule(asked, nearestWord(book.rules, asked), book.rules.rules.length));
  if (options.json)
    return printJson({
      fingerprint,
      ...(asked === '' ? { chapters: book.rules.chapters } : {}),
      rules: found,
      ...(others.length > 0 ? { others } : {}),
      ...(words.length > 0 ? { words } : {}),
    });
  print(rulesPage(book, asked, thePaper(options)), thePaper(options));
  printFingerprint(fingerprint, thePaper(options));
}

const noRule = (asked: string, meant: string | undefined, last: number) =>
  `No rule speaks of ${quoted(asked)}. ${meant ? `Did you mean ${meant}? ` : ''}The rules are numbered 1 to ${last}, those of the other games have marks, as W010; wof rules lists them.`;
