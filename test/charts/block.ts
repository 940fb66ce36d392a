import { readFileSync, writeFileSync } from 'node:fs';

const END = '<!-- end -->';

/** Where a block of that name stands on a page: what is between its two marks is written by a program. */
function placeOf(name: string, page: string): { readonly from: number; readonly to: number } {
  const begin = `<!-- ${name} -->`;
  const from = page.indexOf(begin) + begin.length;
  const to = page.indexOf(END, from);
  if (from < begin.length || to < 0) throw new Error(`The page has no marks for ${name}.`);
  return { from, to };
}

export function blockOn(page: string, name: string): string {
  const { from, to } = placeOf(name, page);
  return page.slice(from, to);
}

/** The page with that text in the place of what stands between the marks. */
export function withBlock(page: string, name: string, text: string): string {
  const { from, to } = placeOf(name, page);
  return `${page.slice(0, from)}\n\n${text}\n\n${page.slice(to)}`;
}

export const writeBlock = (path: string, name: string, text: string): void =>
  writeFileSync(path, withBlock(readFileSync(path, 'utf8'), name, text));
