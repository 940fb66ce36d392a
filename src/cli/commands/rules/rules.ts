import { quoted } from '../../../terminal/kit/quoted.ts';
import { findRules, nearestWord, rulesPage } from '../../../terminal/pages/rules-page.ts';
import { Fault } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printFingerprint, printJson, thePaper } from '../../shell/page.ts';

/** `wof rules [N|WORD]`: lists the rules by chapter, or shows those that a number or a word leads to. */
export async function rules(asked: string, options: GlobalOptions): Promise<void> {
  const { rules: book, fingerprint } = await openRulebook(options.cards);
  const found = asked === '' ? book.rules : findRules(book, asked);
  if (found.length === 0) throw new Fault(noRule(asked, nearestWord(book, asked), book.rules.length));
  if (options.json)
    return printJson(
      asked === '' ? { fingerprint, chapters: book.chapters, rules: found } : { fingerprint, rules: found },
    );
  print(rulesPage(book, asked, thePaper(options)), thePaper(options));
  printFingerprint(fingerprint, thePaper(options));
}

const noRule = (asked: string, meant: string | undefined, last: number) =>
  `No rule speaks of ${quoted(asked)}. ${meant ? `Did you mean ${meant}? ` : ''}The rules are numbered 1 to ${last}; wof rules lists them.`;
