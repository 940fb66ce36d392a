import { enemyOf, type Side } from '../table/sides.ts';
import { BEFORE_FIRST, isBehind, type Link } from './chain.ts';
import {
  type GunsOf,
  hashOf,
  type Invitation,
  isFirst,
  type MailedMove,
  type NextLetter,
  type SealedLetter,
  type SealedPlan,
} from './letter.ts';
import { refuseLetter } from './refused.ts';

export type Role = 'host' | 'guest';

export const otherRole = (role: Role): Role => (role === 'host' ? 'guest' : 'host');

/** A move of the game: what a side has answered in one breath, or the seal upon it. */
export type PlayedMove = MailedMove & { readonly by: Side };

/** What the letters of a game have told so far. */
export interface Match {
  readonly invitation: Invitation;
  /** The hash of the invitation: the game's name. */
  readonly game: string;
  readonly letters: number;
  /** The hash of the last letter. */
  readonly last: string;
  readonly keys: { readonly host: Uint8Array; readonly guest?: Uint8Array };
  readonly moves: readonly PlayedMove[];
  /** The last link of each player's chain that was opened; the guest has none before his first letter. */
  readonly opened: { readonly host: Link; readonly guest?: Link };
}

/** The game that an invitation begins. */
export function matchOf({ letter, key, hash }: SealedLetter): Match {
  if (!isFirst(letter)) return refuseLetter('unknown-game');
  return {
    invitation: letter,
    game: hash,
    letters: 1,
    last: hash,
    keys: { host: key },
    moves: [],
    opened: { host: { segment: BEFORE_FIRST, secret: Buffer.from(letter.end, 'base64') } },
  };
}

/** Letters go to and fro: the host has written the even ones. */
export const writerOf = (n: number): Role => (n % 2 === 0 ? 'host' : 'guest');

export const sideOfRole = ({ invitation: { side } }: Match, role: Role): Side =>
  role === 'host' ? side : enemyOf(side);

/** The place of the move that is still sealed; -1, where none is. */
export const sealedIn = ({ moves }: Pick<Match, 'moves'>): number => moves.findIndex(({ seal }) => seal !== undefined);

/** How a side's questions of the middle of a turn are answered, as it last said. */
export const gunsOf = (moves: readonly PlayedMove[], side: Side): GunsOf =>
  moves.findLast(({ by }) => by === side)?.guns ?? 'mine';

/** The seal upon a plan: a hash commitment, bound to the game and to the letter. */
export const sealOf = ({ answers, salt }: SealedPlan, game: string, n: number): string =>
  hashOf('wof-mail plan', game, `${n}`, salt, JSON.stringify(answers));

/** A match with one more letter. What the letter says by itself is held to what was said before. */
export function withLetter(match: Match, { letter, key, hash }: SealedLetter): Match {
  if (isFirst(letter)) return refuseLetter('unknown-game');
  expectNext(match, letter, hash);
  const role = writerOf(letter.n);
  expectKey(match, key, role);
  const planned = opensPlan(match, letter, role);
  const moves = letter.move ? [...planned, { ...letter.move, by: sideOfRole(match, role) }] : planned;
  const link = { segment: moves.length, secret: Buffer.from(letter.secret, 'base64') };
  const before = beginning(match, letter, role);
  if (!isBehind(before, link)) refuseLetter('other-secret');
  return {
    ...match,
    letters: letter.n + 1,
    last: hash,
    keys: { ...match.keys, [role]: key },
    moves,
    opened: { ...match.opened, [role]: link },
  };
}

function expectNext(match: Match, { n, game, after, rules, cards }: NextLetter, hash: string): void {
  const { invitation } = match;
  if (game !== match.game) refuseLetter('unknown-game');
  if (hash === match.last || n < match.letters) refuseLetter('taken-before');
  if (n > match.letters) refuseLetter('too-early');
  if (after !== match.last) refuseLetter('other-before');
  if (rules !== invitation.rules) refuseLetter('other-rules');
  if (cards !== invitation.cards) refuseLetter('other-cards');
}

/** A player's key is the same from his first letter on, and nobody plays against himself. */
function expectKey({ keys }: Match, key: Uint8Array, role: Role): void {
  const known = keys[role];
  if (known ? !Buffer.from(known).equals(key) : Buffer.from(keys.host).equals(key)) refuseLetter('other-key');
}

/** The moves with the sealed one opened, where it is its player's turn to open it. */
function opensPlan(match: Match, { plan }: NextLetter, role: Role): readonly PlayedMove[] {
  const { moves } = match;
  const place = sealedIn(match);
  const sealed = moves[place];
  const isDue = sealed !== undefined && sealed.by === sideOfRole(match, role);
  if (!isDue) return plan ? refuseLetter('not-asked') : moves;
  if (!plan) return refuseLetter('plan-withheld');
  // A plan is sealed in the letter before the other player's, which is the last one.
  if (sealOf(plan, match.game, match.letters - 2) !== sealed.seal) return refuseLetter('other-plan');
  return moves.with(place, { by: sealed.by, guns: sealed.guns, answers: plan.answers });
}

/** What the letter's secret has to lie behind. Only a first letter tells the end of a chain. */
function beginning(match: Match, letter: NextLetter, role: Role): Link {
  const opened = match.opened[role];
  if (opened && letter.end !== undefined) refuseLetter('unfit');
  return opened ?? endOf(match, letter);
}

/** The guest tells the end of his chain in his first letter. One that copies the host's would know nothing of it. */
function endOf({ invitation }: Match, { end }: NextLetter): Link {
  if (end === undefined) return refuseLetter('unfit');
  if (end === invitation.end) return refuseLetter('same-chain');
  return { segment: BEFORE_FIRST, secret: Buffer.from(end, 'base64') };
}
