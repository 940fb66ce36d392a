import type { Explained } from '../../cards/printed/rules.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { fold } from '../../page/fold.ts';
import { hang, type Paper } from '../../page/paper.ts';
import { listed } from '../../words/numbers.ts';

/** The entry of that word, if there is one. */
export const explainedExactly = ({ glossary }: OfGlossary, word: string): readonly Explained[] =>
  glossary.words.filter((each) => fold(each.word) === fold(word));

type OfGlossary = { readonly glossary: Pick<Rulebook['glossary'], 'words'> };

/** The entry of that word; where there is none, those of which it is a part. An empty word has all of them. */
export function explainedAs(book: OfGlossary, word: string): readonly Explained[] {
  const folded = fold(word);
  const same = explainedExactly(book, word);
  return same.length > 0 ? same : book.glossary.words.filter((each) => fold(each.word).includes(folded));
}

export const glossaryPage = (words: readonly Explained[], paper: Paper): string =>
  words
    .map(({ word, rules, means }) => {
      const cited = `${rules.length > 1 ? 'rules' : 'rule'} ${listed(rules.map(String))}`;
      return hang(`${paper.ink.bold(word)} (${cited}): ${means}`, paper, 2);
    })
    .join('\n');

/** The words of the glossary that stand in a text in the game's spelling. */
export const explainedIn = ({ glossary: { words } }: Pick<Rulebook, 'glossary'>, text: string): readonly string[] =>
  words.flatMap(({ word }) => (standsIn(word, text) ? [word] : []));

function standsIn(word: string, text: string): boolean {
  const asWritten = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${asWritten}s?(?![\\w-])`).test(text);
}
