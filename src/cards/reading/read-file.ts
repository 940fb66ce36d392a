import { readFileSync, statSync } from 'node:fs';
import { systemCode } from '../system-code.ts';
import type { CardFault } from './fault.ts';

/** The text of a file, or why it was not read. */
export type FileRead = { readonly text: string } | { readonly fault: Omit<CardFault, 'file'> };

/** The text of a file of cards: our own largest has a thirtieth of a megabyte. */
export const readCardFile = (path: string): FileRead => readUpTo(1, path);

/**
 * The text of a file up to so many megabytes, or why it was not read: a pipe, a device or a huge file would block the
 * reader.
 */
export function readUpTo(megabytes: number, path: string): FileRead {
  const most = megabytes === 1 ? 'a megabyte' : `${megabytes} megabytes`;
  try {
    const about = statSync(path);
    if (!about.isFile()) return { fault: unread('this is no ordinary file', most) };
    if (about.size > megabytes * 2 ** 20) return { fault: unread(`the file is larger than ${most}`, most) };
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    return { fault: unread(`the file cannot be read (${systemCode(error)})`, most) };
  }
}

const unread = (found: string, most: string): Omit<CardFault, 'file'> => ({
  line: 1,
  column: 1,
  found,
  allowed: `a card is a file of YAML of up to ${most}`,
  mend: 'Put a card in its place, or take it out of the folder',
});

/** Whether a file is one of cards, by its name. */
export const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);
