import { join } from 'node:path';
import { answerBy } from '../../kit/head/policy.ts';
import { fileOf } from '../../logbook/file/name.ts';
import { makeFolder, nodeDisk, onDisk } from '../../logbook/file/store.ts';
import { LogBook } from '../../logbook/logbook.ts';
import { isAnswer, isOpening } from '../../logbook/record.ts';
import { Sitting } from '../../logbook/sitting.ts';
import type { GunsOf } from '../../mail/letter.ts';
import { sealedIn } from '../../mail/match.ts';
import { type MatchSeen, standingOf, write } from '../../mail/turn.ts';
import type { Command } from '../../page/read-typed.ts';
import { policyNamed } from '../../policies/policies.ts';
import { whoAnswers } from '../../seat/asking.ts';
import { namingThinkers } from '../../seat/game.ts';
import { gameOfMove } from '../../seat/mail/curtain.ts';
import {
  type BattleHere,
  battleOf,
  type GameByMail,
  keepGame,
  letterFile,
  mailFolder,
  ownIn,
} from '../../seat/mail/desk.ts';
import { entriesOf, recordsOf } from '../../seat/mail/mailed-book.ts';
import { teachAndLay } from '../../seat/page/teach.ts';
import { Teller } from '../../seat/page/teller.ts';
import type { Seat } from '../../seat/seat.ts';
import { policyOf } from '../../seat/set-up/read-options.ts';
import { goOn } from '../../seat/sit.ts';
import { battleSetting } from '../../seat/sit-down/battle-setting.ts';
import { briefingOf } from '../../seat/sit-down/open-battle.ts';
import { closingOf } from '../../seat/sit-down/past-battle.ts';
import { battlesIn, theShelf } from '../../seat/sit-down/the-shelf.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';
import { Thinking } from '../../shell/thinking.ts';
import { today } from '../../shell/whereabouts.ts';
import type { GameEvent } from '../../table/events.ts';
import { sealKey } from '../sealed/own-key.ts';
import { laySeat } from './lay-seat.ts';

export interface MailOptions extends GlobalOptions, FilePlacing {
  readonly again?: boolean;
  readonly audit?: boolean;
  readonly guns?: string;
  readonly policy?: string;
  readonly answers?: string;
}

/** How a player goes on with a game: who answers in the middle of a turn for him, and with what. */
export interface GoesOn {
  readonly options: MailOptions;
  readonly guns: GunsOf;
}

/** Tells what a game has come to, asks its player what he has to answer, and writes his next letter. */
export async function goOnByMail(game: GameByMail, going: GoesOn): Promise<void> {
  const { options } = going;
  const here = await battleOf(game.match.invitation, options);
  const standing = standingOf(here, game.match, ownIn(game));
  if (!standing.isAsked || options.policy !== undefined) tellNews(game, standing, here, options);
  if (!standing.writes) return rest(game, standing, here, options);
  const answers = standing.isAsked ? await answersTo(game, standing, here, going) : [];
  if (answers) return writeNext(game, standing, here, { ...going, answers });
  print(`\nNo letter is written yet. wof mail ${game.name} asks again.`, thePaper(options));
}

/** Writes the next letter. It is kept before anybody sees it: no secret is opened for two different answers. */
function writeNext(
  game: GameByMail,
  standing: MatchSeen,
  here: BattleHere,
  { answers, guns, options }: GoesOn & { readonly answers: readonly string[] },
): void {
  const { key } = sealKey(theShelf(options));
  const { letter, match, plan } = write(here, standing, { ...ownIn(game), key }, { answers, guns });
  const { plan: _, ...kept } = game;
  const after: GameByMail = {
    ...kept,
    ...(plan && { plan }),
    match,
    letters: [...game.letters, Buffer.from(letter.bytes).toString('base64')],
    since: today(),
    told: knownEvents(standing).length,
    guns,
  };
  const written = letterFile(match.game, letter, match.invitation.battle);
  keepGame(after, options);
  const [file] = putFiles([written], options);
  const now = standingOf(here, match, ownIn(after));
  const turn = now.isOver ? '' : " Then it is the other player's turn.";
  if (options.json) printJson({ wrote: after.name, letter: letter.letter.n, file, over: now.isOver });
  else print(`\nLetter ${letter.letter.n} is written:\n  ${file}\nSend it.${turn}`, thePaper(options));
  if (now.isOver) finish(after, now, here, options);
}

/** The game waits, or is over. */
function rest(game: GameByMail, standing: MatchSeen, here: BattleHere, options: MailOptions): void {
  keepGame({ ...game, told: knownEvents(standing).length }, options);
  if (standing.isOver) return finish(game, standing, here, options);
  if (options.json) printJson({ waits: game.name, since: game.since });
  else
    print(
      `${game.name} waits for the other player since ${game.since}. wof mail --again ${game.name} writes your last letter again.`,
      thePaper(options),
    );
}

/** What a player may know: not what stands there in the place of a sealed plan. */
function knownEvents({ moves, play: { outcome, beginnings } }: MatchSeen): readonly GameEvent[] {
  return outcome.events.slice(0, beginnings[sealedIn({ moves })]?.told);
}

function tellNews({ told }: GameByMail, standing: MatchSeen, { book }: BattleHere, options: GlobalOptions): void {
  const events = knownEvents(standing);
  const paper = thePaper(options);
  const telling = { book, paper, json: options.json === true, realDays: false, briefs: false, leads: () => true };
  const teller = new Teller({ ...telling, reader: standing.side, frame: undefined });
  teller.remember(events.slice(0, told));
  teller.tell(events.slice(told));
}

/** The player's answers: a policy's, or what he gives at the page; nothing, where he has left it. */
function answersTo(
  game: GameByMail,
  standing: MatchSeen,
  here: BattleHere,
  going: GoesOn,
): Promise<readonly string[] | undefined> | readonly string[] {
  const { policy } = going.options;
  if (policy === undefined) return askHim(game, standing, here, going);
  const head = policyNamed(policyOf(policy), game.name, 'own', 'by-place');
  const ahead = {
    guns: going.guns,
    answer: (...[question, from]: Parameters<NonNullable<Parameters<typeof standingOf>[3]>['answer']>) =>
      answerBy(head, question, here.book, from),
  };
  return standingOf(here, game.match, ownIn(game), ahead).play.further;
}

/** Lays the page before the player, with what has happened since his last letter. */
async function askHim(
  game: GameByMail,
  { match, moves, side, play }: MatchSeen,
  here: BattleHere,
  { options, guns }: GoesOn,
): Promise<readonly string[] | undefined> {
  const { book, state } = here;
  const answering = await whoAnswers(options);
  const sealed = play.beginnings[sealedIn({ moves })];
  const entries = entriesOf(play);
  const path = join(mailFolder(options), fileOf(game.name));
  const log = LogBook.begin(nodeDisk, path, recordsOf(match, state, play, book));
  const thinking = new Thinking(process.stdout);
  const move = { side, guns, entries: entries.length, sealedAt: sealed?.told };
  const sitting = new Sitting(log, namingThinkers(gameOfMove(book, move), thinking));
  const setting = battleSetting(state, recordOpening(log));
  const commands = setting.commands.filter((command) => !NOT_BY_MAIL.includes(command));
  const briefing = () => briefingOf(here.battle, book);
  const seat = laySeat(
    sitting,
    { ...setting, handsOver: false, commands, briefing },
    { reader: side },
    { book, answering, options, thinking },
  );
  const ended = await hearAndAnswer(seat, game.told);
  log.close();
  const given = log.records
    .slice(entries.length + 2)
    .filter(isAnswer)
    .map(({ answer }) => answer);
  return ended === 'over' ? given : undefined;
}

/** Commands that would take back what is in a letter, throw other dice, or answer for both. */
const NOT_BY_MAIL: readonly Command[] = ['undo', 'take-back', 'dice', 'orders', 'note', 'odds'];

async function hearAndAnswer(seat: Seat, told: number): Promise<'left' | 'over'> {
  const hear = async () => {
    seat.teller.introduce(seat.setting.people());
    const news = seat.sitting.takeNews();
    seat.teller.remember(news.slice(0, told));
    seat.teller.tell(news.slice(told));
    teachAndLay(seat);
    return 'on' as const;
  };
  await (seat.live ? seat.live.hear(hear) : hear());
  return goOn(seat);
}

function recordOpening({ records: [first] }: LogBook<BattleHere['state']>) {
  if (!first || !isOpening(first)) throw new Error('The log-book has no opening line.');
  return first;
}

/** Writes the log-book of a game that is over, the same on both sides, and says how it ended. */
function finish(game: GameByMail, { play, match }: MatchSeen, { state, book }: BattleHere, options: MailOptions): void {
  const { folder } = battlesIn(theShelf(options));
  onDisk(folder, () => makeFolder(nodeDisk, folder));
  const path = join(folder, fileOf(game.name));
  const log = LogBook.begin(nodeDisk, path, recordsOf(match, state, play, book));
  if (options.json) return printJson({ ended: game.name, file: path });
  const closing = closingOf(log, book, options);
  const over = `${game.name} is over. Its log-book is the same on both sides:\n  ${path}\nwof battle ${game.name} --result, --replay or --verify looks back at it; wof mail --audit ${game.name} shows each throw.`;
  print([...(closing === undefined ? [] : [closing]), over].join('\n\n'), thePaper(options));
}
