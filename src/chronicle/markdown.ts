import type { Chapter } from './history/chapter.ts';

/** Text that stays text: characters that would end a cell, or begin a tag, a link, a heading or a list, are escaped. */
export const markdownText = (text: string): string =>
  text.replace(/[\\|`*_<>[\]&]/g, '\\$&').replace(/^(\s*)([#+=~-])/gm, '$1\\$2');

/** Prose in chapters, a part for each heading and each paragraph. */
export const markdownChapters = (chapters: readonly Chapter[]): string[] =>
  chapters.flatMap(({ title, paragraphs }) => [`## ${markdownText(title)}`, ...paragraphs.map(markdownText)]);
