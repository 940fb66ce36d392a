import { basename, extname, join } from 'node:path';
import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import { FaultyCards } from '../../cards/reading/fault.ts';
import { isYaml } from '../../cards/reading/read-file.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { makeFolder, nodeDisk, onDisk, readOrdinary, replaceFile } from '../../logbook/file/store.ts';
import { type Fit, having, listOf, maybe, oneOf, text, textThat, wholeFrom } from '../../logbook/fits/fits.ts';
import { armoured, MOST_OF_LETTER } from '../../mail/armour.ts';
import {
  GUNS,
  hashOf,
  type Invitation,
  MOST_OF_BATTLE,
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
import { battleWritten } from '../../reading/own-battle.ts';
import { wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
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

/** A battle that a player has typed; `file` is the text of a file of his own. */
export interface TypedBattle {
  readonly battle: string;
  readonly file?: string | undefined;
  readonly chosen?: string | undefined;
}

const NAME_OF_OWN = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** More than a letter takes, so that its length can be told. */
const MOST_OF_OWN_FILE = 2 ** 16;

/** The battle by its name, or in the file of the player's own that is named. */
export function typedBattle(typed: string, chosen: string | undefined): TypedBattle {
  if (!isYaml(typed)) return { battle: typed, chosen };
  const file = onDisk(typed, () => new TextDecoder().decode(readOrdinary(typed, MOST_OF_OWN_FILE)));
  if (file.length > MOST_OF_BATTLE)
    throw new Fault(`${quoted(typed)} has ${file.length} characters; a letter takes a battle of ${MOST_OF_BATTLE}.`);
  const name = basename(typed, extname(typed))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return { battle: NAME_OF_OWN.test(name) ? name : 'a-battle', file, chosen };
}

/** The battle laid out with the cards that are here. */
export async function battleHere(
  { battle: name, file, chosen }: TypedBattle,
  options: GlobalOptions,
): Promise<BattleHere> {
  const { battle, book } = await (file === undefined ? findBattle(name, options) : ownBattle(name, file, options));
  const withChosen = withRules(battle, chosen, book);
  return { battle, state: laidOut(battle, 'a-player', withChosen), book: withChosen };
}

async function ownBattle(
  name: string,
  file: string,
  options: GlobalOptions,
): Promise<{ battle: NamedBattle; book: Rulebook }> {
  const { id, system, book } = battleWritten(await openRulebook(options.cards), name, file);
  return { battle: { id, system, command: wof('battle', name) }, book };
}

/** The hash of all that a battle begins with. */
export const beginsAs = ({ state }: Pick<BattleHere, 'state'>): string => hashOf(JSON.stringify(state));

/** The battle that an invitation names or holds, if it is the same here. */
export async function battleOf(invitation: Invitation, options: GlobalOptions): Promise<BattleHere> {
  if (invitation.rules !== RULES) refuseLetter('other-rules');
  const found = await invitedTo(invitation, options);
  if (invitation.cards !== found.book.fingerprint) refuseLetter('other-cards');
  return beginsAs(found) === invitation.begins ? found : refuseLetter('other-battle');
}

/** What a stranger's letter names is no file here, and what is wrong with a file in it is not its reader's fault. */
async function invitedTo(invitation: Invitation, options: GlobalOptions): Promise<BattleHere> {
  const { battle, file } = invitation;
  if (file === undefined ? isYaml(battle) : !NAME_OF_OWN.test(battle)) refuseLetter('unfit');
  try {
    return await battleHere(invitation, options);
  } catch (error) {
    if (file !== undefined && error instanceof FaultyCards) return refuseLetter('unfit-battle');
    throw error;
  }
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
