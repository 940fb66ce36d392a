import { readFileSync, statSync } from 'node:fs';
import { systemCode } from '../system-code.ts';
import type { Fault } from './fault.ts';

/** Our own largest card is a thirtieth of it. */
const LARGEST = 2 ** 20;

/**
 * What a file of cards says, or why it is not read: a pipe, a device and a file of any size would keep the reader
 * waiting.
 */
export function readCardFile(path: string): { readonly text: string } | { readonly fault: Omit<Fault, 'file'> } {
  try {
    const about = statSync(path);
    if (!about.isFile()) return { fault: unread('this is no ordinary file') };
    if (about.size > LARGEST) return { fault: unread('the file is larger than a megabyte') };
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    return { fault: unread(`the file cannot be read (${systemCode(error)})`) };
  }
}

const unread = (found: string): Omit<Fault, 'file'> => ({
  line: 1,
  column: 1,
  found,
  allowed: 'a card is a file of YAML of up to a megabyte',
  mend: 'Put a card in its place, or take it out of the folder',
});
