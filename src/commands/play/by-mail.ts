import { randomBytes } from 'node:crypto';
import { matchOf } from '../../mail/match.ts';
import { invite } from '../../mail/turn.ts';
import {
  battleHere,
  battleOf,
  beginsAs,
  type GameByMail,
  keepGame,
  letterFile,
  nameOfGame,
  readGame,
  typedBattle,
} from '../../seat/mail/desk.ts';
import type { BattleOptions } from '../../seat/sit-down/open-battle.ts';
import type { lookAsked } from '../../seat/sit-down/past-battle.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { wof } from '../../shell/advice.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { print, printJson, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';
import { RULES } from '../../shell/version.ts';
import { today } from '../../shell/whereabouts.ts';
import { SIDES } from '../../table/sides.ts';
import { sealKey } from '../sealed/own-key.ts';

/** `wof battle NAME --by-mail`: writes the invitation to a battle by letters. */
export async function inviteByMail(typed: string | undefined, options: BattleOptions & FilePlacing): Promise<void> {
  if (typed === undefined) throw new WrongUsage('A battle by mail goes by its name: wof battle lists them.');
  const side = SIDES.find((each) => each === (options.side ?? 'allied'));
  if (side === undefined) throw new WrongUsage('--side is allied or german.');
  const invited = typedBattle(typed, options.rules);
  const here = await battleHere(invited, options);
  const { key, remark } = sealKey(theShelf(options));
  const word = randomBytes(32);
  const letter = invite(
    {
      n: 0,
      battle: invited.battle,
      ...(invited.file !== undefined && { file: invited.file }),
      ...(options.rules !== undefined && { chosen: options.rules }),
      begins: beginsAs(here),
      rules: RULES,
      cards: here.book.fingerprint,
      side,
      begun: today(),
    },
    word,
    key,
  );
  const match = matchOf(letter);
  const game: GameByMail = {
    name: nameOfGame(match.game),
    match,
    role: 'host',
    word: word.toString('base64'),
    letters: [Buffer.from(letter.bytes).toString('base64')],
    since: today(),
    told: 0,
    guns: 'steady',
  };
  keepGame(game, options);
  const [file] = putFiles([letterFile(match.game, letter, invited.battle)], options);
  if (options.json) return printJson({ invited: game.name, file, side });
  print(
    `${game.name}: you lead the ${side === 'allied' ? 'Allied' : 'German'} side. The invitation is written:\n  ${file}\nSend it, and read what comes back with wof mail FILE.${remark ? `\n\n${remark}` : ''}`,
    thePaper(options),
  );
}

/** `wof battle mail-1a2b3c4d --replay`: looks back at a game by mail that is over. */
export async function lookBackByMail(
  name: string,
  lookBack: ReturnType<typeof lookAsked>,
  options: BattleOptions,
): Promise<void> {
  if (!lookBack) throw new Fault(`${name} goes by mail: ${wof('mail', name)} goes on with it.`);
  const { battle, book } = await battleOf(readGame(name, options).match.invitation, options);
  await lookBack({ ...battle, command: wof('battle', name), kept: name }, book, options);
}
