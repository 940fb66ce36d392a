import { createPublicKey, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { makeFolder, nodeDisk, onDisk, readOrdinary } from '../../logbook/file/store.ts';
import { lettersIn, MOST_OF_LETTER } from '../../mail/armour.ts';
import { signsOf, written } from '../../mail/keys.ts';
import { GUNS, type GunsOf, isFirst, openLetter, plainText, type SealedLetter } from '../../mail/letter.ts';
import { matchOf, writerOf } from '../../mail/match.ts';
import { LetterRefused, refuseLetter } from '../../mail/refused.ts';
import { standingOf, taken } from '../../mail/turn.ts';
import { quoted } from '../../page/quoted.ts';
import {
  battleOf,
  type GameByMail,
  gameNamed,
  gamesByMail,
  keepGame,
  letterFile,
  mailFolder,
  nameOfGame,
  ownIn,
  readGame,
} from '../../seat/mail/desk.ts';
import { policyOf } from '../../seat/set-up/read-options.ts';
import { hold } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { print, printJson, show, thePaper } from '../../shell/page.ts';
import { putFiles } from '../../shell/put-files.ts';
import { today } from '../../shell/whereabouts.ts';
import { KnownKeys } from '../sealed/known-keys.ts';
import { sealKey } from '../sealed/own-key.ts';
import { goOnByMail, type MailOptions } from './mail-turn.ts';

/** `wof mail [WHAT]`: lists the games by mail; takes a letter that came, and goes on; or goes on with a game. */
export async function mail(what: string | undefined, options: MailOptions): Promise<void> {
  try {
    await act(what, options);
  } catch (error) {
    if (error instanceof LetterRefused) throw new Fault(`${error.message} Nothing was changed.`);
    throw error;
  }
}

async function act(what: string | undefined, options: MailOptions): Promise<void> {
  if (what === undefined) {
    if (options.again || options.audit) throw new WrongUsage('--again and --audit want the name of a game.');
    return listGames(options);
  }
  if (options.again) return writeAgain(gameNamed(what, options), options);
  if (options.audit) return auditGame(gameNamed(what, options), options);
  // A wrong word is told before the letter is taken.
  gunsOf(options.guns, 'steady');
  if (options.policy !== undefined) policyOf(options.policy);
  const game = existsSync(what) ? takeLetter(what, options) : held(gameNamed(what, options).name, options);
  await goOnByMail(await game, { options, guns: gunsOf(options.guns, (await game).guns) });
}

function gunsOf(typed: string | undefined, before: GunsOf): GunsOf {
  const guns = GUNS.find((each) => each === (typed ?? before));
  if (guns === undefined) throw new WrongUsage(`--guns is ${GUNS.join(' or ')}, not ${quoted(typed ?? '')}.`);
  return guns;
}

/** A game, locked until this process ends. */
function held(name: string, options: MailOptions): GameByMail {
  const folder = mailFolder(options);
  onDisk(folder, () => makeFolder(nodeDisk, folder));
  hold(name, { disk: nodeDisk, folder });
  return readGame(name, options);
}

/** No mail with a letter in it is longer; what stands above and below it counts too. */
const MOST_OF_FILE = 2 ** 18;

/** Takes the first letter of a file that may be taken. What is quoted below it was taken before. */
async function takeLetter(file: string, options: MailOptions): Promise<GameByMail> {
  const found = onDisk(file, () => lettersIn(new TextDecoder().decode(readOrdinary(file, MOST_OF_FILE))));
  let refused: LetterRefused | undefined;
  for (const bytes of found) {
    try {
      return await takeOne(bytes, options);
    } catch (error) {
      if (!(error instanceof LetterRefused)) throw error;
      refused ??= error;
    }
  }
  throw refused ?? new LetterRefused('no-letter');
}

async function takeOne(bytes: Uint8Array | undefined, options: MailOptions): Promise<GameByMail> {
  if (!bytes) return refuseLetter('damaged');
  if (bytes.length * (4 / 3) > MOST_OF_LETTER) return refuseLetter('too-long');
  const letter = openLetter(bytes);
  const { key, remark } = sealKey(theShelf(options));
  if (written(createPublicKey(key)).equals(letter.key)) return refuseLetter('own-letter');
  const game = isFirst(letter.letter)
    ? await accept(letter, options)
    : await takeNext(letter, letter.letter.game, options);
  keepGame(game, options);
  if (options.json) printJson({ took: game.name, letter: letter.letter.n, key: signsOf(letter.key) });
  else print([`${whatItIs(game, letter)}`, ...(remark === undefined ? [] : [remark])].join('\n\n'), thePaper(options));
  return game;

  function whatItIs({ name, match }: GameByMail, { letter: { n }, key: by }: SealedLetter): string {
    const known = new KnownKeys(theShelf(options)).nameOf(by);
    const whom = `the key ${signsOf(by)}${known === undefined ? '' : `, known as ${known}`}`;
    const { battle, side } = match.invitation;
    return n === 0
      ? `An invitation to ${plainText(battle)}, sealed with ${whom}. You lead the ${side === 'allied' ? 'German' : 'Allied'} side. The game is called ${name}.`
      : `Letter ${n} of ${name}, ${plainText(battle)}, sealed with ${whom}.`;
  }
}

/** Begins a game as its guest. */
async function accept(first: SealedLetter, options: MailOptions): Promise<GameByMail> {
  const match = matchOf(first);
  const name = nameOfGame(match.game);
  if (gamesByMail(options).includes(name)) return refuseLetter('taken-before');
  await battleOf(match.invitation, options);
  const word = randomBytes(32).toString('base64');
  const letters = [Buffer.from(first.bytes).toString('base64')];
  return { name, match, role: 'guest', word, letters, since: today(), told: 0, guns: 'steady' };
}

async function takeNext(letter: SealedLetter, of: string, options: MailOptions): Promise<GameByMail> {
  const name = nameOfGame(of);
  if (!gamesByMail(options).includes(name)) return refuseLetter('unknown-game');
  const game = held(name, options);
  const here = await battleOf(game.match.invitation, options);
  const own = ownIn(game);
  const match = taken(here, standingOf(here, game.match, own), letter, own);
  return { ...game, match, letters: [...game.letters, Buffer.from(letter.bytes).toString('base64')], since: today() };
}

/** `--again`: writes the last letter of the player anew, the same. */
function writeAgain(game: GameByMail, options: MailOptions): void {
  const { match, letters, role } = game;
  const last = letters.findLastIndex((_, n) => writerOf(n) === role);
  const letter = letters[last];
  if (letter === undefined) throw new Fault(`You have written no letter of ${game.name} yet.`);
  const [file] = putFiles(
    [letterFile(match.game, openLetter(Buffer.from(letter, 'base64')), match.invitation.battle)],
    { ...options, force: true },
  );
  if (options.json) printJson({ wrote: game.name, letter: last, file });
  else print(`Letter ${last} is written again, the same:\n  ${file}`, thePaper(options));
}

/** `wof mail`: the games by mail, whose turn it is, and since when. */
async function listGames(options: MailOptions): Promise<void> {
  const rows = await Promise.all(gamesByMail(options).map((name) => rowOf(name, options)));
  if (options.json) return printJson({ games: rows });
  const foot = 'wof battle NAME --by-mail invites somebody, wof mail FILE takes a letter.';
  const lines = rows.map(
    (row) => `  ${row.name}: ${'unread' in row ? row.unread : `${row.battle}; ${row.stands} since ${row.since}.`}`,
  );
  print([...(rows.length > 0 ? ['By mail:', ...lines, ''] : []), foot].join('\n'), thePaper(options));
}

async function rowOf(name: string, options: MailOptions) {
  try {
    const game = readGame(name, options);
    return {
      name,
      battle: plainText(game.match.invitation.battle),
      stands: await standsIn(game, options),
      since: game.since,
    };
  } catch (error) {
    if (!(error instanceof Fault || error instanceof LetterRefused)) throw error;
    return { name, unread: error.message };
  }
}

async function standsIn(game: GameByMail, options: MailOptions): Promise<string> {
  const { isOver, writes } = standingOf(await battleOf(game.match.invitation, options), game.match, ownIn(game));
  if (isOver) return 'over';
  return writes ? 'your turn' : 'it waits for the other player';
}

/** `--audit`: each throw of a game that is over, with both secrets that made it. */
async function auditGame(game: GameByMail, options: MailOptions): Promise<void> {
  const here = await battleOf(game.match.invitation, options);
  const { isOver, play } = standingOf(here, game.match, ownIn(game));
  if (!isOver) throw new Fault(`${game.name} is not over. Its secrets are shown when it is.`);
  if (options.json) return printJson({ audited: game.name, falls: play.falls });
  const told = play.falls.map(({ segment, place, host, guest, threw, fell }) =>
    [
      ...(place === 0 ? [`After move ${segment}:`, `  host  ${host}`, `  guest ${guest}`] : []),
      `    ${place + 1}. ${threw}: ${fell}`,
    ].join('\n'),
  );
  show(
    [
      `${game.name}: ${game.letters.length} letters, each sealed and bound to those before it; ${play.falls.length} throws and cards. Each secret is a link of the chain that its player began with, and each throw comes from both.`,
      ...told,
    ].join('\n'),
  );
}
