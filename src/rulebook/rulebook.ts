import type { z } from 'zod';
import type { CARDS, FOLDERS } from './reading/contents.ts';

type Cards = { readonly [Name in keyof typeof CARDS]: z.output<(typeof CARDS)[Name]['schema']> };

type Folders = typeof FOLDERS;
type Things = { readonly [Name in keyof Folders]: Readonly<Record<string, z.output<Folders[Name]['schema']>>> };

/** The printed cards, read and checked. Plain data: it can be stored as JSON and read back the same. */
export interface Rulebook extends Cards, Things {
  /** Names this exact set of cards; a change to any cell changes it. */
  readonly fingerprint: string;
}
