import { createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Rulebook } from '../../src/cards/rulebook.ts';
import { answerBy } from '../../src/kit/head/policy.ts';
import { armoured, lettersIn } from '../../src/mail/armour.ts';
import { type GunsOf, hashOf, openLetter, type SealedLetter, type SealedPlan } from '../../src/mail/letter.ts';
import type { BattleByMail } from '../../src/mail/mailed-play.ts';
import { type Match, matchOf, type Role } from '../../src/mail/match.ts';
import { invite, type MatchSeen, standingOf, taken, write } from '../../src/mail/turn.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { battlesOn } from '../../src/reading/battles.ts';
import { laidOut } from '../../src/reading/lay-out-battle.ts';
import { battleFrom } from '../../src/reading/own-battle.ts';
import { skirmishFrom } from '../../src/reading/skirmish.ts';

/** A player of a game by mail, with a quick policy for a head. */
export interface MailPlayer {
  readonly role: Role;
  readonly key: KeyObject;
  readonly word: Uint8Array;
  readonly guns: GunsOf;
  match: Match;
  plan: SealedPlan | undefined;
}

/** A battle on the cards, one of any machines, or an example of a player's own, between two players. */
export function battleOf(typed: string, cards: Rulebook): BattleByMail {
  const example = `docs/examples/${typed}.yaml`;
  const any = existsSync(example) ? battleFrom(cards, example) : skirmishFrom(typed, cards);
  const book = any?.book ?? cards;
  const { id, system } = any ??
    battlesOn(book).find((each) => each.id === typed) ?? { id: '', system: 'wings-of-glory' };
  return { state: laidOut({ id, system }, 'a-player', book), book };
}

/** A key and a word made of a number, so that a game has the same dice at each run. */
export const keyOf = (seed: number): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, seed)]),
    format: 'der',
    type: 'pkcs8',
  });
const wordOf = (seed: number): Buffer => Buffer.alloc(32, seed + 100);

/** The host and the guest of a game, before the guest's first letter. */
export function twoPlayers(
  battle: BattleByMail,
  guns: GunsOf,
  seed = 1,
): { host: MailPlayer; guest: MailPlayer; first: SealedLetter } {
  const [key, word] = [keyOf(seed), wordOf(seed)];
  const first = invite(
    {
      n: 0,
      battle: 'a duel',
      begins: hashOf(JSON.stringify(battle.state)),
      rules: '1',
      cards: battle.book.fingerprint,
      side: 'allied',
      begun: '1917-04-01',
    },
    word,
    key,
  );
  const match = matchOf(first);
  return {
    host: { role: 'host', key, word, guns, match, plan: undefined },
    guest: { role: 'guest', key: keyOf(seed + 1), word: wordOf(seed + 1), guns, match, plan: undefined },
    first,
  };
}

/** A letter as it comes out of a mail program. */
export function mailed(letter: SealedLetter): SealedLetter {
  const [bytes] = lettersIn(armoured(letter.bytes, ['Battle: a duel']));
  return openLetter(bytes ?? new Uint8Array());
}

export const standing = (battle: BattleByMail, player: MailPlayer): MatchSeen =>
  standingOf(battle, player.match, player);

/** The player's next letter; nothing, where he has none to write. */
export function nextLetter(battle: BattleByMail, player: MailPlayer): SealedLetter | undefined {
  const policy = policyNamed('steady', player.role, 'quick', 'by-place');
  const { book } = battle;
  const ahead = standingOf(battle, player.match, player, {
    guns: player.guns,
    answer: (question, from) => answerBy(policy, question, book, from),
  });
  const now = standing(battle, player);
  if (!now.writes) return undefined;
  const { letter, match, plan } = write(battle, now, player, { answers: ahead.play.further, guns: player.guns });
  player.match = match;
  player.plan = plan;
  return letter;
}

export function take(battle: BattleByMail, player: MailPlayer, letter: SealedLetter): void {
  player.match = taken(battle, standing(battle, player), letter, player);
}

/** A letter, and the turn of the battle in which it was written. */
interface LetterOfTurn {
  readonly letter: SealedLetter;
  readonly turn: number;
}

const TURN = ['card-turn-began', 'side-turn-began', 'clouds-turn-began', 'phase-began'];

/** Plays a game by letters to its end; returns them all. */
export function playToEnd(battle: BattleByMail, { host, guest, first }: ReturnType<typeof twoPlayers>): LetterOfTurn[] {
  const letters = [{ letter: first, turn: 0 }];
  for (let n = 1; ; n++) {
    const [from, to] = n % 2 === 0 ? [host, guest] : [guest, host];
    const { events } = standing(battle, from).play.outcome;
    const letter = nextLetter(battle, from);
    if (!letter) return letters;
    letters.push({ letter, turn: events.filter(({ type }) => TURN.includes(type)).length });
    take(battle, to, mailed(letter));
  }
}

/** The most letters that one player writes in one turn; before the first turn there are the two that begin a game. */
export function mostInATurn(letters: readonly LetterOfTurn[]): number {
  const counts = new Map<string, number>();
  for (const { letter, turn } of letters.slice(2)) {
    const key = `${letter.letter.n % 2} ${turn}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}
