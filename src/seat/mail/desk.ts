import { join } from 'node:path';
import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { makeFolder, nodeDisk, onDisk, replaceFile } from '../../logbook/file/store.ts';
import { type Fit, having, listOf, maybe, oneOf, text, textThat, wholeFrom } from '../../logbook/fits/fits.ts';
import { armoured, MOST_OF_LETTER } from '../../mail/armour.ts';
import {
  GUNS,
  hashOf,
  type Invitation,
  openLetter,
  plainText,
  type SealedLetter,
  type SealedPlan,
} from '../../mail/letter.ts';
import { type Match, matchOf, type Role, withLetter, writerOf } from '../../mail/match.ts';
import { LetterRefused, refuseLetter } from '../../mail/refused.ts';
import type { OwnPart } from '../../mail/turn.ts';
import { quoted } from '../../page/quoted.ts';
import { laidOut } from '../../reading/lay-out-battle.ts';
import { Fault } from '../../shell/faults.ts';
import type { GlobalOptions } from '../../shell/page.ts';
import { RULES } from '../../shell/version.ts';
import { findBattle, type NamedBattle } from '../sit-down/open-battle.ts';
import { withRules } from '../sit-down/rules-of-battle.ts';
import { theShelf } from '../sit-down/the-shelf.ts';

/** A game by mail as it is kept: its letters, and what its player alone has. */
export interface KeptGame {
  readonly role: Role;
  readonly word: string;
  readonly plan?: SealedPlan;
  /** The letters of both in their order, in base64. */
  readonly letters: readonly string[];
  /** The day of the last letter, and how many events the player has been told. */
  readonly since: string;
  readonly told: number;
  /** Who answers in the middle of a turn for him, as he last said. */
  readonly guns: (typeof GUNS)[number];
}

/** The same with its name and what its letters come to. */
export interface GameByMail extends KeptGame {
  readonly name: string;
  readonly match: Match;
}

const FORMAT = 1;
const base64: Fit = textThat((value) => /^[A-Za-z0-9+/]+={0,2}$/.test(value));

const KEPT = having({
  'wof-mail': oneOf(FORMAT),
  role: oneOf('host', 'guest'),
  word: base64,
  plan: maybe(having({ answers: listOf(400, text), salt: base64 })),
  letters: listOf(20_000, base64),
  since: text,
  told: wholeFrom(0, 1_000_000),
  guns: oneOf(...GUNS),
});
const isKept = (value: unknown): value is KeptGame => KEPT(value) === undefined;

/** The name of a game: the first signs of its invitation's hash. */
export const nameOfGame = (game: string): string => `mail-${game.slice(0, 8)}`;

export const mailFolder = (options: GlobalOptions): string => join(theShelf(options).folder, 'mail');

const pathOf = (name: string, options: GlobalOptions): string => join(mailFolder(options), `${name}.json`);

/** The names of the games by mail that are here. */
export function gamesByMail(options: GlobalOptions): readonly string[] {
  const folder = mailFolder(options);
  const files = nodeDisk.exists(folder) ? onDisk(folder, () => nodeDisk.list(folder)) : [];
  return files
    .flatMap((file) => (/^mail-[0-9a-f]{8}\.json$/.test(file) ? [file.slice(0, -'.json'.length)] : []))
    .sort();
}

/** A game by its name or the beginning of it. */
export function gameNamed(typed: string, options: GlobalOptions): GameByMail {
  const found = gamesByMail(options).filter((name) => name.startsWith(typed) || name.startsWith(`mail-${typed}`));
  const [name, ...others] = found;
  if (name === undefined || others.length > 0)
    throw new Fault(
      `${quoted(typed)} is ${name === undefined ? 'no letter that can be read, and no game by mail' : 'several games'}. wof mail lists the games.`,
    );
  return readGame(name, options);
}

/** A game as its file has it. Each letter is held to those before it. */
export function readGame(name: string, options: GlobalOptions): GameByMail {
  const path = pathOf(name, options);
  const kept = onDisk(path, () => parsed(new TextDecoder().decode(nodeDisk.read(path))));
  const match = isKept(kept) ? matchIn(kept) : undefined;
  if (!isKept(kept) || !match || nameOfGame(match.game) !== name)
    throw new Fault(`${path} holds no game by mail that can be read. It was not touched.`);
  return { ...kept, name, match };
}

/** Keeps a game; it is on the disk when this returns. */
export function keepGame({ name, match: _, ...kept }: GameByMail, options: GlobalOptions): void {
  const path = pathOf(name, options);
  onDisk(path, () => {
    makeFolder(nodeDisk, mailFolder(options));
    replaceFile(nodeDisk, path, new TextEncoder().encode(`${JSON.stringify({ 'wof-mail': FORMAT, ...kept })}\n`));
  });
}

/** What the player alone has of a game. */
export const ownIn = ({ role, word, plan }: KeptGame): OwnPart => ({ role, word: Buffer.from(word, 'base64'), plan });

function matchIn({ letters: [first = '', ...others] }: KeptGame): Match | undefined {
  try {
    return others.reduce(
      (match, letter) => withLetter(match, openLetter(Buffer.from(letter, 'base64'))),
      matchOf(openLetter(Buffer.from(first, 'base64'))),
    );
  } catch (error) {
    if (error instanceof LetterRefused) return undefined;
    throw error;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The battle of a game, by the cards that are here. */
export interface BattleHere {
  readonly battle: NamedBattle;
  readonly state: StandAloneBattle;
  readonly book: Rulebook;
}

export async function battleByName(
  typed: string,
  chosen: string | undefined,
  options: GlobalOptions,
): Promise<BattleHere> {
  if (/\.ya?ml$/i.test(typed))
    throw new Fault('A battle from a file of your own cannot go by mail: the other has not got it.');
  const { battle, book } = await findBattle(typed, options);
  const withChosen = withRules(battle, chosen, book);
  return { battle, state: laidOut(battle, 'a-player', withChosen), book: withChosen };
}

/** The hash of all that a battle begins with. */
export const beginsAs = ({ state }: Pick<BattleHere, 'state'>): string => hashOf(JSON.stringify(state));

/** The battle that an invitation names, if it is the same here. */
export async function battleOf(invitation: Invitation, options: GlobalOptions): Promise<BattleHere> {
  if (invitation.rules !== RULES) refuseLetter('other-rules');
  const found = await battleByName(invitation.battle, invitation.chosen, options);
  if (invitation.cards !== found.book.fingerprint) refuseLetter('other-cards');
  return beginsAs(found) === invitation.begins ? found : refuseLetter('other-battle');
}

/** A letter as a file, with lines in plain words above it. */
export function letterFile(
  game: string,
  { letter, bytes }: SealedLetter,
  battle: string,
): { name: string; text: string } {
  const name = `${nameOfGame(game)}-${letter.n}.txt`;
  const text = armoured(bytes, [
    `Battle: ${plainText(battle)}; ${letter.n === 0 ? 'an invitation' : `letter ${letter.n}, from the ${writerOf(letter.n)}`}`,
    `Game: ${nameOfGame(game)}`,
    'To go on: save this message as a file, and type wof mail FILE',
  ]);
  if (text.length > MOST_OF_LETTER) throw new Fault('The letter has more in it than a letter may have.');
  return { name, text };
}
