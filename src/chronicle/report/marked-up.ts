import type { Chapter } from '../history/chapter.ts';
import { markdownChapters } from '../markdown.ts';

/** The kinds of markup in which reports can be pasted elsewhere. */
export const MARKUPS = ['markdown', 'bbcode'] as const;
export type Markup = (typeof MARKUPS)[number];

/** Chapters as they are pasted into a page or a forum. */
export const markedUp = (markup: Markup, chapters: readonly Chapter[]): string => `${WRITERS[markup](chapters)}\n`;

const WRITERS: { readonly [M in Markup]: (chapters: readonly Chapter[]) => string } = {
  markdown: (chapters) => markdownChapters(chapters).join('\n\n'),
  bbcode: (chapters) =>
    chapters
      .map(({ title, paragraphs }) => [`[b]${bbcodeText(title)}[/b]`, ...paragraphs.map(bbcodeText)].join('\n\n'))
      .join('\n\n\n'),
};

/** BBCode has no way to write a bracket as text. */
const bbcodeText = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');
