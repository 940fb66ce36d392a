import type { z } from 'zod';
import type { SquadronFolder } from './own-squadron/squadron-folder.ts';
import type { CARDS, FIGHTS, FOLDERS } from './reading/contents.ts';

type Cards = { readonly [Name in keyof typeof CARDS]: z.output<(typeof CARDS)[Name]['schema']> };

type Folders = typeof FOLDERS;
type Things = { readonly [Name in keyof Folders]: Readonly<Record<string, z.output<Folders[Name]['schema']>>> };

type Systems = typeof FIGHTS;
type CardsOf<System extends keyof Systems> = {
  readonly [Name in keyof Systems[System]['cards']]: Schema<Systems[System]['cards'][Name]>;
};
type ThingsOf<System extends keyof Systems> = {
  readonly [Name in keyof Systems[System]['folders']]: Readonly<
    Record<string, Schema<Systems[System]['folders'][Name]>>
  >;
};
type Schema<Entry> = Entry extends { readonly schema: infer S extends z.ZodType } ? z.output<S> : never;

/** The cards of the other ways to fight. */
export type Fights = { readonly [System in keyof Systems]: CardsOf<System> & ThingsOf<System> };

/** The printed cards, read and checked. Plain data: it can be stored as JSON and read back the same. */
export interface Rulebook extends Cards, Things {
  /** Names this exact set of cards; a change to any cell changes it. */
  readonly fingerprint: string;
  readonly fights: Fights;
  /** The squadron that flies by them, where it is not No. 23: its notes, field, duties and crews stand in the cards. */
  readonly squadron?: SquadronFolder;
}
