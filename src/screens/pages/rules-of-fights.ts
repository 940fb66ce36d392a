import type { GameName } from '../../cards/games.ts';
import type { ToldRules } from '../../cards/printed/told-rules.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { GAME_CARDS } from '../../games/cards.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { fold, speaksOf } from '../../page/fold.ts';
import { cut, type Paper } from '../../page/paper.ts';

type GameRule = ToldRules['chapters'][number]['rules'][number];

/** A rule of another game, and its place there. */
export interface ToldRule extends GameRule {
  readonly system: GameName;
  readonly box: string;
  readonly chapter: string;
}

/** `V054`, `(w10)`: a letter and a number, with or without leading zeros. */
const MARK = /^\(?([vwgc])0*(\d{1,3})\)?$/i;

/** The rules of the other games for a mark or a word, game by game. */
export function findToldRules(book: Rulebook, query: string): ToldRule[] {
  const [, letter, number = ''] = MARK.exec(query) ?? [];
  const mark = letter && `${letter.toUpperCase()}${number.padStart(3, '0')}`;
  if (mark) return toldRules(book).filter(({ rule }) => rule === mark);
  const words = fold(query);
  if (words === '' || /^\d+$/.test(words)) return [];
  const all = toldRules(book);
  const hits = all.filter(({ text }) => speaksOf(text, words));
  const boxes = new Set(hits.map(({ box }) => box));
  return all.filter((each) => hits.includes(each) || (!boxes.has(each.box) && speaksOf(each.chapter, words)));
}

/** All of them, game by game. */
export const toldRules = (book: Rulebook): ToldRule[] =>
  GAME_NAMES.flatMap((name) => {
    const { title, rules } = GAME_CARDS[name];
    const chapters = rules?.(book).chapters ?? [];
    return chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => ({ ...rule, system: name, box: title, chapter: chapter.title })),
    );
  });

/** One of them in full. */
export const toldRuleLines = ({ rule, box, chapter, text }: ToldRule, { ink }: Paper): string[] => [
  ink.bold(`${rule} ${box}: ${chapter}`),
  '',
  text,
];

/** A line for each, under the title of its game. */
export function toldRulesListed(rules: readonly ToldRule[], { ink, width }: Paper): string[] {
  const boxes = [...new Set(rules.map(({ box }) => box))];
  return boxes.flatMap((box) => [
    ink.bold(box),
    ...rules.filter((each) => each.box === box).map(({ rule, text }) => cut(`  ${rule} ${text}`, width)),
  ]);
}

/** `  W001 to W061  Wings of War`, for the table of contents. */
export const boxLines = (book: Rulebook): string[] =>
  GAME_NAMES.flatMap((name) => {
    const { title, rules } = GAME_CARDS[name];
    const all = rules?.(book).chapters.flatMap((chapter) => chapter.rules) ?? [];
    return all.length > 0 ? [`  ${all[0]?.rule} to ${all.at(-1)?.rule}  ${title}`] : [];
  });
