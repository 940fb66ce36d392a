import { type KeyObject, randomBytes } from 'node:crypto';
import { enemyOf, type Side } from '../table/sides.ts';
import { linkOf } from './chain.ts';
import {
  type GunsOf,
  type Invitation,
  type MailedMove,
  type NextLetter,
  type SealedLetter,
  type SealedPlan,
  sealLetter,
} from './letter.ts';
import type { Secrets } from './mailed-cup.ts';
import {
  type AnsweringAhead,
  type BattleByMail,
  isToldSince,
  type MailedPlay,
  playMoves,
  sideToAnswer,
} from './mailed-play.ts';
import {
  type Match,
  otherRole,
  type PlayedMove,
  type Role,
  sealedIn,
  sealOf,
  sideOfRole,
  withLetter,
  writerOf,
} from './match.ts';
import { refuseLetter } from './refused.ts';
import { isSameQuestion } from './same-question.ts';

/** What a player alone has of a game: which of the two he is, his secret word, and the plan that he has sealed. */
export interface OwnPart {
  readonly role: Role;
  readonly word: Uint8Array;
  readonly plan?: SealedPlan | undefined;
}

/** The game as it stands before a player: his own sealed plan is open to him, and so are his own secrets. */
export interface MatchSeen {
  readonly match: Match;
  readonly moves: readonly PlayedMove[];
  readonly play: MailedPlay;
  readonly side: Side;
  /** Whether he is asked; whether a letter of his is awaited, with an answer or without. */
  readonly isAsked: boolean;
  readonly writes: boolean;
  readonly isOver: boolean;
}

const secretsOf = ({ game, opened: { host, guest } }: Match): Secrets => ({ game, host, guest });

/** The secrets as their owner knows them, after so many moves. */
const knownTo = ({ role, word }: OwnPart, match: Match, moves: readonly PlayedMove[]): Secrets => ({
  ...secretsOf(match),
  [role]: linkOf(word, moves.length),
});

/** What a player knows of a match. `ahead` goes on from there for him, as long as his move lasts. */
export function standingOf(
  battle: BattleByMail,
  match: Match,
  own: OwnPart,
  ahead?: Omit<AnsweringAhead, 'side'>,
): MatchSeen {
  const side = sideOfRole(match, own.role);
  const moves = openedFor(match, own);
  const going = ahead && { ...ahead, side };
  const play = playMoves(battle, moves, knownTo(own, match, moves), going);
  // Behind a seal nobody but its owner knows how it goes on.
  const isOver = play.outcome.status === 'finished' && moves.every(({ seal }) => seal === undefined);
  const isHis = writerOf(match.letters) === own.role;
  const writes = isHis && !(isOver && isOverFor(battle, match));
  return { match, moves, play, side, isAsked: isHis && sideToAnswer(play) === side, writes, isOver: isOver && !writes };
}

/** Whether what has been opened is enough for the other player too to see the end. */
const isOverFor = (battle: BattleByMail, match: Match): boolean =>
  sealedIn(match) < 0 && playMoves(battle, match.moves, secretsOf(match)).outcome.status === 'finished';

/** The moves with the player's own sealed one open, once the other has answered to it. */
function openedFor(match: Match, { role, plan }: OwnPart): readonly PlayedMove[] {
  const place = sealedIn(match);
  const sealed = match.moves[place];
  if (!sealed || !plan || sealed.by !== sideOfRole(match, role) || writerOf(match.letters) !== role) return match.moves;
  return match.moves.with(place, { by: sealed.by, guns: sealed.guns, answers: plan.answers });
}

/** A match with one more letter of the other player, if it may be taken. */
export function taken(battle: BattleByMail, before: MatchSeen, letter: SealedLetter, own: OwnPart): Match {
  const { match } = before;
  if (before.isOver) refuseLetter(letter.hash === match.last ? 'taken-before' : 'game-over');
  const after = withLetter(match, letter);
  const from = otherRole(own.role);
  if (writerOf(match.letters) !== from) refuseLetter('own-letter');
  expectFits(battle, match, after, own);
  return after;
}

/** The letter answers all that its writer is asked, seals only what is secret, and opens what he has sealed. */
function expectFits(battle: BattleByMail, before: Match, after: Match, own: OwnPart): void {
  const mine = sideOfRole(after, own.role);
  const theirs = enemyOf(mine);
  const moves = openedFor(after, own);
  const play = playMoves(battle, moves, secretsOf(after));
  if (!play.fits) refuseLetter('not-asked');
  const opened = sealedIn(before);
  if (opened >= 0 && before.moves[opened]?.by === theirs && !isBlind(battle, before, after, opened + 1))
    refuseLetter('plan-leaks');
  const sealed = after.moves.at(-1);
  if (sealed?.seal !== undefined && sealed.by === theirs)
    return isSecretPlay(play, moves, mine) && before.moves[opened]?.by !== mine
      ? undefined
      : refuseLetter('sealed-too-soon');
  if (sideToAnswer(play) !== theirs) return;
  const { beginnings, outcome } = play;
  // Behind a seal of ours he could not know that he would be asked again.
  if (!isToldSince(after.moves, beginnings, outcome.events, theirs)) refuseLetter('incomplete');
}

/** Whether what was sealed changes nothing in the question behind it, to which so many moves lead. */
function isBlind(battle: BattleByMail, before: Match, after: Match, moves: number): boolean {
  const [sealed, open] = [before, after].map((match) =>
    playMoves(battle, match.moves.slice(0, moves), secretsOf(match)),
  );
  return isSameStop(sealed, open);
}

const isSameStop = (one: MailedPlay | undefined, other: MailedPlay | undefined): boolean =>
  one?.outcome.status === 'asking' &&
  other?.outcome.status === 'asking' &&
  isSameQuestion(one.outcome.question, other.outcome.question);

/** Whether behind a sealed move the other side is asked next, before dice fall and before it is told anything. */
const isSecretPlay = (play: MailedPlay, moves: readonly PlayedMove[], other: Side): boolean =>
  sideToAnswer(play) === other && !play.hasFallen && !isToldSince(moves, play.beginnings, play.outcome.events, other);

/** The next letter of a player, and the plan that it seals. `given` are his answers, where he is asked. */
export interface WrittenLetter {
  readonly letter: SealedLetter;
  readonly match: Match;
  readonly plan: SealedPlan | undefined;
}

/** Writes the next letter of a player: it opens what he has sealed, gives his answers, and opens his secret. */
export function write(
  battle: BattleByMail,
  { match, moves, side, isAsked }: MatchSeen,
  own: OwnPart & { readonly key: KeyObject },
  given: { readonly answers: readonly string[]; readonly guns: GunsOf },
): WrittenLetter {
  const { game, letters: n, last, invitation } = match;
  const { rules, cards } = invitation;
  const sealed = match.moves[sealedIn(match)];
  const plan = isAsked ? planOf(battle, { match, moves, side }, own, given) : undefined;
  const move = isAsked ? moveOf(given, plan, game, n) : undefined;
  const letter: NextLetter = {
    n,
    game,
    after: last,
    rules,
    cards,
    ...(n === 1 && { end: base64(linkOf(own.word, -1).secret) }),
    ...(sealed?.by === side && own.plan && { plan: own.plan }),
    ...(move && { move }),
    secret: base64(linkOf(own.word, moves.length + (move ? 1 : 0)).secret),
  };
  const written = sealLetter(letter, own.key);
  return { letter: written, match: withLetter(match, written), plan };
}

/** The answers of a move in the open, or the seal upon them. */
function moveOf(
  { answers, guns }: { answers: readonly string[]; guns: GunsOf },
  plan: SealedPlan | undefined,
  game: string,
  n: number,
): MailedMove {
  return plan ? { guns, seal: sealOf(plan, game, n) } : { guns, answers };
}

/** The plan to be sealed: where the other side is to answer before it may know anything of this move. */
function planOf(
  battle: BattleByMail,
  { match, moves, side }: Pick<MatchSeen, 'match' | 'moves' | 'side'>,
  own: OwnPart,
  { answers, guns }: { readonly answers: readonly string[]; readonly guns: GunsOf },
): SealedPlan | undefined {
  if (moves.some(({ seal }) => seal !== undefined)) return undefined;
  const open = [...moves, { by: side, guns, answers }];
  const sealed = [...moves, { by: side, guns, seal: '' }];
  const secrets = knownTo(own, match, open);
  const [asOpen, asSealed] = [playMoves(battle, open, secrets), playMoves(battle, sealed, secrets)];
  const isSecret = [asOpen, asSealed].every((play) => isSecretPlay(play, sealed, enemyOf(side)));
  if (!isSecret || !isSameStop(asOpen, asSealed)) return undefined;
  return { answers, salt: base64(randomBytes(32)) };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Seals the letter with which a game begins. */
export const invite = (invitation: Omit<Invitation, 'end'>, word: Uint8Array, key: KeyObject): SealedLetter =>
  sealLetter({ ...invitation, end: base64(linkOf(word, -1).secret) }, key);
