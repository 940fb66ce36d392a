import { describe, expect, test } from 'vitest';
import { diaryOf } from '../../../src/chronicle/diary/diary.ts';
import { diaryBook } from '../../../src/chronicle/diary/epub.ts';
import { markedUp } from '../../../src/chronicle/report/marked-up.ts';
import { recordFiles } from '../../../src/chronicle/tables/exports.ts';
import { book } from '../../support/cards/book.ts';
import { anApril } from '../../support/people/an-april.ts';
import { papersOf } from '../../support/read/papers.ts';
import { unzipped } from '../../support/read/unzipped.ts';

const april = anApril({ word: 'diary', flights: ['B'], book, days: 4 });
const lived = { ...april, notes: [{ day: 2, words: 'Never again <at dawn>.' }] };
const diary = diaryOf(lived);

describe('the diary', () => {
  test('it has each day with its reports, its evening with all letters, and what was said', () => {
    expect(diary.map(({ title }) => title).slice(0, 2)).toEqual(['Sunday, 1 April 1917', 'Monday, 2 April 1917']);
    const papers = papersOf(lived);
    for (const [i, day] of diary.entries()) {
      const told = day.parts.flatMap(({ paragraphs }) => paragraphs).join('\n');
      const { reports = [], images = [], mess = [], home = [], families = [], gossip = [] } = papers.days[i] ?? {};
      expect(reports.length).toBeGreaterThan(0);
      for (const text of [...reports.flat(), ...images, ...mess, ...gossip]) expect(told).toContain(text);
      for (const { to, says } of [...home, ...families]) expect(told).toContain(`to ${to}: “${says}”`);
    }
  });

  test("the player's own words stand on their day", () => {
    const own = diary.map(({ parts }) => parts.filter(({ title }) => title === 'In Your Own Words').length);
    expect(own).toEqual([0, 1, 0, 0]);
  });

  test('JSON has it whole, Markdown as a file with the days as headings', () => {
    const files = recordFiles(lived, ['json', 'markdown']);
    const json = JSON.parse(files.find(({ name }) => name.endsWith('record.json'))?.text ?? '');
    expect(json.diary).toEqual(diary);
    const markdown = files.find(({ name }) => name === 'diary-diary.md')?.text ?? '';
    expect(markdown.match(/^## .*/gm)).toEqual(diary.map(({ title }) => `## ${title}`));
    expect(markdown).toContain('Never again \\<at dawn\\>.');
  });
});

describe('the diary for an e-reader', () => {
  const files = unzipped(diaryBook(lived));
  const text = (path: string) => files.find((file) => file.path === path)?.text ?? '';

  test('its first file is its type, as the format wants it, and its container leads to the package', () => {
    expect(files[0]).toEqual({ path: 'mimetype', text: 'application/epub+zip' });
    expect(text('META-INF/container.xml')).toContain('full-path="book/package.opf"');
  });

  test('every page of the package is there, in the order of reading, and in the contents', () => {
    const pack = text('book/package.opf');
    const hrefs = [...pack.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(files.map(({ path }) => path).slice(3)).toEqual(hrefs.map((href) => `book/${href}`));
    const ids = [...pack.matchAll(/idref="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['title', ...diary.map(({ day }) => `day-${day}`)]);
    const links = [...text('book/contents.xhtml').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(ids.map((id) => `${id}.xhtml`));
  });

  test('every tag that is opened is closed, and text is no tag', () => {
    for (const { text: page } of files.filter(({ path }) => path.endsWith('.xhtml')))
      expect(unclosedIn(page)).toEqual([]);
    expect(text('book/day-2.xhtml')).toContain('Never again &lt;at dawn&gt;.');
  });

  test('the same campaign gives the same bytes', () => {
    expect(diaryBook(lived)).toEqual(diaryBook({ ...lived }));
  });
});

/** The tags that are open at the end, or closed by another. */
function unclosedIn(page: string): string[] {
  const open: string[] = [];
  for (const [, close, tag = '', empty] of page.matchAll(/<(\/)?([a-z][a-z0-9]*)[^<>]*?(\/)?>/g)) {
    if (close && open.at(-1) === tag) open.pop();
    else if (!empty) open.push(`${close ?? ''}${tag}`);
  }
  return open;
}

test('a chapter in BBCode has a bold heading, and no bracket of a text can be a tag', () => {
  const chapters = [{ title: 'Line Patrol', paragraphs: ['[url]Kyle[/url] flew.', 'He came back.'] }];
  expect(markedUp('bbcode', chapters)).toBe('[b]Line Patrol[/b]\n\n(url)Kyle(/url) flew.\n\nHe came back.\n');
  expect(markedUp('markdown', chapters)).toBe('## Line Patrol\n\n\\[url\\]Kyle\\[/url\\] flew.\n\nHe came back.\n');
});
