import type { GameName } from '../../cards/games.ts';
import { nearest } from '../../cards/nearest.ts';
import type { Rule, Rules } from '../../cards/printed/rules.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { fold, speaksOf } from '../../page/fold.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { capital, counted } from '../../words/numbers.ts';
import { explainedExactly, glossaryPage } from './glossary-page.ts';
import { boxLines, findToldRules, type ToldRule, toldRuleLines, toldRulesListed } from './rules-of-fights.ts';

/**
 * The output of `wof rules`: a rule by its number or mark, the rules for a word, or the table of contents. Those of the
 * current game come first; where one is played, those of the others are counted.
 */
export function rulesPage(book: Rulebook, asked: string, paper: Paper, played?: readonly GameName[]): string {
  return wrap(linesFor({ book, played }, asked.trim(), paper).join('\n'), paper);
}

interface Looked {
  readonly book: Rulebook;
  readonly played: readonly GameName[] | undefined;
}

function linesFor({ book, played }: Looked, query: string, paper: Paper): string[] {
  if (query === '') return contents(book, paper);
  const meant = explainedExactly(book, query);
  if (meant.length === 0) return rulesFor({ book, played }, query, paper);
  return [glossaryPage(meant, paper), '', ...rulesFor({ book, played }, query, paper)];
}

/** The rules that a word of the glossary cites come first. */
function rulesFor({ book, played }: Looked, query: string, paper: Paper): string[] {
  const cited = explainedExactly(book, query).flatMap((word) => word.rules);
  const isCited = ({ rule }: Rule) => cited.includes(rule);
  const own = [...book.rules.rules.filter(isCited), ...findRules(book.rules, query).filter((rule) => !isCited(rule))];
  const told = findToldRules(book, query);
  if (own.length + told.length > 1) {
    const first = told.filter(({ system }) => played?.includes(system));
    const others = told.filter(({ system }) => !played?.includes(system));
    const isApart = played !== undefined && own.length + first.length > 0;
    return [
      countLine(query, own, told),
      ...toldRulesListed(first, paper),
      ...(first.length > 0 && own.length > 0 ? [paper.ink.bold('Wings over France')] : []),
      ...own.map(({ rule, title }) => `  ${numbered(rule)}${title}`),
      ...(isApart ? countedOnly(others, query) : toldRulesListed(others, paper)),
    ];
  }
  const [rule, other] = [own[0], told[0]];
  if (rule) return ruleLines(book.rules, rule, paper);
  return other ? toldRuleLines(other, paper) : [nothingFound(book.rules, query)];
}

const countedOnly = (others: readonly ToldRule[], query: string): string[] =>
  others.length === 0
    ? []
    : [`${capital(counted(others.length, 'rule'))} of the other games too: wof rules ${short(query)} lists them.`];

/** The rules for a number, a title, a search word or a word of the text, the likeliest first. */
export function findRules(book: Rules, query: string): Rule[] {
  const number = /^\(?(\d+)\)?$/.exec(query)?.[1];
  if (number !== undefined) return book.rules.filter(({ rule }) => rule === Number(number));
  const words = fold(query);
  if (words === '') return [];
  const exact = book.rules.filter(({ title }) => fold(title) === words);
  return exact.length > 0 ? exact : rankedHits(book, words);
}

function rankedHits(book: Rules, words: string): Rule[] {
  const ranks = book.rules.map((rule) => ({ rule, rank: rankOf(rule, words) }));
  return ranks
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.rule.rule - b.rule.rule)
    .map(({ rule }) => rule);
}

function rankOf({ title, search, text }: Rule, words: string): number {
  if (speaksOf(title, words)) return 3;
  if (search.some((word) => speaksOf(word, words))) return 2;
  return speaksOf(text, words) ? 1 : 0;
}

function ruleLines(book: Rules, { rule, title, chapter, text, cards, see }: Rule, { ink }: Paper): string[] {
  const heading = book.chapters.find(({ id }) => id === chapter)?.title ?? chapter;
  const related = see.map((number) => `${numbered(number)}${book.rules[number - 1]?.title ?? ''}`);
  return [
    ink.bold(`(${rule}) ${title}`),
    ink.dim(`Chapter: ${heading}`),
    '',
    text,
    ...group(ink.bold('Cards'), cards.map(cardTitle)),
    ...group(ink.bold('See also'), related),
  ];
}

function group(label: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : ['', label, ...items.map((item) => `  ${item}`)];
}

const numbered = (rule: number) => `${`(${rule})`.padStart(4)} `;

/** `hit-cards` as printed: Hit Cards. */
function cardTitle(card: string): string {
  const small = ['and', 'to'];
  return card
    .split('-')
    .map((word, i) => (i > 0 && small.includes(word) ? word : capital(word)))
    .join(' ');
}

function countLine(query: string, own: readonly Rule[], told: readonly ToldRule[]): string {
  const by = told.length > 0 ? 'number or mark' : 'number';
  return `${own.length + told.length} rules speak of "${short(query)}". Ask for one by its ${by}.`;
}

function nothingFound(book: Rules, query: string): string {
  const known = `The rules are numbered 1 to ${book.rules.length}; those of the other games have marks, as W010; try a word such as Archie or escape.`;
  return `No rule speaks of "${short(query)}". ${known}`;
}

const short = (query: string) => (query.length > 24 ? `${query.slice(0, 21)}...` : query);

function contents(book: Rulebook, { ink }: Paper): string[] {
  const { chapters, rules } = book.rules;
  return [
    ...chapters.flatMap(({ title, from, to }) => [
      ink.bold(title),
      ...rules.slice(from - 1, to).map((rule) => `  ${numbered(rule.rule)}${rule.title}`),
    ]),
    ink.bold('The other games'),
    ...boxLines(book),
  ];
}

/** The title or search word nearest to an unknown one. */
export function nearestWord({ rules }: Rules, query: string): string | undefined {
  if (/^\d*$/.test(query)) return undefined;
  return nearest(query.toLowerCase(), [
    ...new Set(rules.flatMap(({ title, search }) => [title.toLowerCase(), ...search])),
  ]);
}
