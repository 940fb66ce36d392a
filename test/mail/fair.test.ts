import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawFaces } from '../../src/dice/seeded-cup.ts';
import { armoured, lettersIn } from '../../src/mail/armour.ts';
import { BEFORE_FIRST, earlier, isBehind, linkOf } from '../../src/mail/chain.ts';
import { type AnyLetter, type NextLetter, openLetter, type SealedLetter, sealLetter } from '../../src/mail/letter.ts';
import { MailedCup } from '../../src/mail/mailed-cup.ts';
import { matchOf, sealedIn, sealOf } from '../../src/mail/match.ts';
import { LetterRefused, type WhyRefused } from '../../src/mail/refused.ts';
import { standingOf } from '../../src/mail/turn.ts';
import { book } from '../support/people/campaigns.ts';
import { battleOf, keyOf, type MailPlayer, mailed, nextLetter, standing, take, twoPlayers } from './two-players.ts';

const DUEL = battleOf('face-to-face', book);

/** The reason for which an act refuses a letter. */
function refusedFor(act: () => unknown): WhyRefused | 'taken' {
  try {
    act();
    return 'taken';
  } catch (error) {
    if (error instanceof LetterRefused) return error.why;
    throw error;
  }
}

/** A game after so many letters were taken, and its next letter, which is to be taken; without one the game is over. */
interface Moment {
  readonly from: MailPlayer;
  readonly to: MailPlayer;
  readonly next: SealedLetter | undefined;
  readonly past: readonly SealedLetter[];
}

/** The one game that these tests look at: it is played as far as somebody has asked, and each of its moments kept. */
const game = twoPlayers(DUEL, 'steady');
const moments: Moment[] = [];

function momentAt(letters: number): Moment {
  let moment = moments[letters - 1] ?? moments.at(-1);
  while (moments.length < letters && (moment === undefined || moment.next)) {
    moment = momentAfter(moment);
    moments.push(moment);
  }
  if (!moment) throw new Error('A game has a first letter.');
  return { ...moment, from: { ...moment.from }, to: { ...moment.to } };
}

function momentAfter(before: Moment | undefined): Moment {
  const past = before?.next ? [...before.past, before.next] : [game.first];
  const [from, to] = past.length % 2 === 0 ? [game.host, game.guest] : [game.guest, game.host];
  if (before?.next) take(DUEL, from, mailed(before.next));
  const next = nextLetter(DUEL, from);
  return { from: { ...from }, to: { ...to }, next, past };
}

function gameAt(letters: number): Moment & { readonly next: SealedLetter } {
  const { next, ...moment } = momentAt(letters);
  if (!next || moment.past.length !== letters) throw new Error('The game is over so soon.');
  return { ...moment, next };
}

const answering = ({ letter }: SealedLetter): NextLetter => {
  if ('game' in letter) return letter;
  throw new Error('This is an invitation.');
};

/** The reason for which a changed letter is refused, sealed anew by its own writer. */
function changed(letters: number, change: (letter: NextLetter) => object): WhyRefused | 'taken' {
  const { from, to, next } = gameAt(letters);
  const letter: AnyLetter = { ...answering(next), ...change(answering(next)) };
  return refusedFor(() => take(DUEL, to, mailed(sealLetter(letter, from.key))));
}

describe('a chain of secrets', () => {
  const word = Buffer.alloc(32, 7);

  test('is opened backwards: each link is behind those that were opened before, and before none', () => {
    const end = linkOf(word, BEFORE_FIRST);
    expect(isBehind(end, linkOf(word, 0))).toBe(true);
    expect(isBehind(linkOf(word, 3), linkOf(word, 9))).toBe(true);
    expect(isBehind(linkOf(word, 9), linkOf(word, 3))).toBe(false);
    expect(isBehind(end, { segment: 0, secret: randomBytes(32) })).toBe(false);
    expect(isBehind(end, { ...linkOf(word, 1), segment: 0 })).toBe(false);
    expect(earlier(linkOf(word, 9), 3)).toEqual(linkOf(word, 3));
  });

  test('ends: a game of more segments than it has links does not go on', () => {
    expect(() => linkOf(word, 8191)).toThrow('at its end');
  });
});

describe('the dice', () => {
  const [host, guest] = [linkOf(Buffer.alloc(32, 1), 4), linkOf(Buffer.alloc(32, 2), 4)];
  const cupOf = (secrets: object, segment: () => number | undefined) =>
    new MailedCup({ game: 'g', host, guest, ...secrets }, segment);

  test('are a stream for each throw, and another for each game, segment, place and secret', () => {
    const faces = (secrets: object, segment = 4, skipped = 0) => {
      const cup = cupOf(secrets, () => segment);
      for (let i = 0; i < skipped; i++) cup.throw('clouds-6d10');
      return cup.throw('clouds-6d10').join(' ');
    };
    const other = linkOf(Buffer.alloc(32, 3), 4);
    const all = [
      faces({}),
      faces({}, 3),
      faces({}, 4, 1),
      faces({ game: 'h' }),
      faces({ host: other }),
      faces({ guest: other }),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(faces({})).toBe(all[0]);
  });

  test('wait, as for a throw by hand, while one of the two secrets is not open, or a move is not at its end', () => {
    expect(cupOf({}, () => 4).isByHand()).toBe(false);
    expect(cupOf({}, () => 5).isByHand()).toBe(true);
    expect(cupOf({}, () => undefined).isDrawnByHand()).toBe(true);
    expect(cupOf({ guest: undefined }, () => 0).isByHand()).toBe(true);
    expect(() => cupOf({}, () => 5).throw('clouds-1d6')).toThrow('not open');
  });

  test('are fair: of 6,000 throws of a die each face falls about 1,000 times', () => {
    let segment = 0;
    const cup = new MailedCup(
      { game: 'g', host: linkOf(Buffer.alloc(32, 1), 60), guest: linkOf(Buffer.alloc(32, 2), 60) },
      () => segment,
    );
    const counts = new Map<number, number>();
    for (let i = 0; i < 6000; i++) {
      segment = Math.floor(i / 100);
      for (const face of cup.throw('clouds-1d6')) counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const squares = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // Above 20.5 one in a thousand fair dice would be.
    expect(squares).toBeLessThan(20.5);
    expect(drawFaces('1d6', { int32: () => 5 })).toEqual([6]);
  });

  test('that fall after an answer are known to nobody who gives it: the other has not opened his secret', () => {
    for (const letters of [2, 3, 4, 5]) {
      const { to, from, next } = gameAt(letters);
      const segment = from.match.moves.length;
      expect(answering(next).move).toBeDefined();
      expect(from.match.opened[to.role]?.segment).toBeLessThan(segment);
      take(DUEL, to, next);
      expect(to.match.opened[from.role]?.segment).toBe(segment);
    }
  });
});

describe('a plan', () => {
  test('is sealed until the other has planned: his letter comes before it is opened', () => {
    const { from, to, next } = gameAt(2);
    expect(answering(next).move).toEqual({ guns: 'steady', seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    take(DUEL, to, mailed(next));
    expect(standing(DUEL, to).isAsked).toBe(true);
    const answer = nextLetter(DUEL, to);
    expect(answering(answer ?? next).move?.answers?.length).toBeGreaterThan(0);
    take(DUEL, from, mailed(answer ?? next));
    const opening = nextLetter(DUEL, from);
    expect(answering(opening ?? next).plan?.answers.length).toBeGreaterThan(0);
  });

  test('that was changed after the other was known is refused, and so is one that is not opened', () => {
    expect(changed(4, ({ plan }) => ({ plan: plan && { ...plan, answers: plan.answers.toReversed() } }))).toBe(
      'other-plan',
    );
    expect(changed(4, ({ plan }) => ({ plan: plan && { ...plan, salt: randomBytes(32).toString('base64') } }))).toBe(
      'other-plan',
    );
    expect(changed(4, () => ({ plan: undefined }))).toBe('plan-withheld');
    expect(changed(3, () => ({ plan: { answers: ['straight'], salt: randomBytes(32).toString('base64') } }))).toBe(
      'not-asked',
    );
  });

  test('that no rule allows shows as soon as it is opened, though its seal is right', () => {
    const { from, to, next } = gameAt(2);
    const { move: _, ...letter } = answering(next);
    const plan = { answers: ['immelmann', 'immelmann', 'immelmann'], salt: randomBytes(32).toString('base64') };
    const seal = sealOf(plan, letter.game, letter.n);
    take(DUEL, to, mailed(sealLetter({ ...letter, move: { guns: 'steady', seal } }, from.key)));
    const reply = nextLetter(DUEL, to);
    if (!reply) throw new Error('No reply.');
    const opening = {
      ...letter,
      n: 4,
      after: reply.hash,
      plan,
      secret: linkOf(from.word, 2).secret.toString('base64'),
    };
    expect(refusedFor(() => take(DUEL, to, mailed(sealLetter(opening, from.key))))).toBe('not-asked');
  });

  test('is not sealed where nothing is secret', () => {
    expect(changed(3, ({ move }) => ({ move: { guns: move?.guns, seal: 'a'.repeat(64) } }))).toBe('sealed-too-soon');
  });
});

describe('a letter is refused', () => {
  test('that was taken before, that comes too early, that is of another game or follows upon other letters', () => {
    const { to, next, past } = gameAt(5);
    const [first, , , before] = past;
    if (!before || !first) throw new Error('Too few letters.');
    expect(refusedFor(() => take(DUEL, to, before))).toBe('taken-before');
    take(DUEL, to, next);
    expect(refusedFor(() => take(DUEL, to, next))).toBe('taken-before');
    expect(refusedFor(() => take(DUEL, to, first))).toBe('unknown-game');
    expect(changed(5, ({ n }) => ({ n: n + 2 }))).toBe('too-early');
    expect(changed(5, () => ({ after: 'b'.repeat(64) }))).toBe('other-before');
    expect(changed(5, () => ({ game: 'b'.repeat(64) }))).toBe('unknown-game');
  });

  test('that another key has sealed, one of small order, or the other player himself as his own opponent', () => {
    const { to, next } = gameAt(5);
    expect(refusedFor(() => take(DUEL, to, sealLetter(next.letter, keyOf(77))))).toBe('other-key');
    const said = JSON.parse(Buffer.from(next.bytes).toString());
    const zero = Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      Buffer.from('01'.padEnd(64, '0'), 'hex'),
    ]);
    const small = {
      ...said,
      key: zero.toString('base64'),
      signature: Buffer.concat([Buffer.from('01'.padEnd(64, '0'), 'hex'), Buffer.alloc(32)]).toString('base64'),
    };
    expect(refusedFor(() => openLetter(Buffer.from(JSON.stringify(small))))).toBe('no-seal');
    const { host, guest } = twoPlayers(DUEL, 'steady');
    expect(refusedFor(() => nextLetter(DUEL, { ...guest, key: host.key }))).toBe('other-key');
  });

  test('of another format, other rules or other cards', () => {
    const { next } = gameAt(1);
    const said = JSON.parse(Buffer.from(next.bytes).toString());
    expect(refusedFor(() => openLetter(Buffer.from(JSON.stringify({ ...said, 'wof-letter': 2 }))))).toBe(
      'other-format',
    );
    expect(changed(1, () => ({ rules: '2' }))).toBe('other-rules');
    expect(changed(1, () => ({ cards: 'other' }))).toBe('other-cards');
  });

  test('of which anything was changed below its seal, or that says what no letter says', () => {
    const { next } = gameAt(3);
    const said = JSON.parse(Buffer.from(next.bytes).toString());
    const forged = { ...said, said: said.said.replace('"n":3', '"n":5') };
    expect(refusedFor(() => openLetter(Buffer.from(JSON.stringify(forged))))).toBe('no-seal');
    expect(refusedFor(() => openLetter(Buffer.from('{}')))).toBe('damaged');
    expect(refusedFor(() => openLetter(Buffer.from('no JSON')))).toBe('damaged');
    expect(changed(3, () => ({ secret: 'short' }))).toBe('unfit');
    expect(changed(5, ({ secret }) => ({ end: secret }))).toBe('unfit');
    expect(changed(3, () => ({ move: { guns: 'steady' } }))).toBe('unfit');
    expect(changed(3, ({ move }) => ({ move: { ...move, seal: 'a'.repeat(64) } }))).toBe('unfit');
  });

  test('that has other dice in it, or withholds them', () => {
    expect(changed(3, () => ({ secret: randomBytes(32).toString('base64') }))).toBe('other-secret');
    expect(changed(3, () => ({ secret: undefined }))).toBe('unfit');
    const { from, past } = gameAt(3);
    // The link of a move before is no link of this one.
    expect(changed(3, () => ({ secret: answering(past[1] ?? gameAt(3).next).secret }))).toBe('other-secret');
    expect(from.role).toBe('guest');
  });

  test('whose writer has copied the chain of the other, or begins with none', () => {
    expect(changed(1, () => ({ end: undefined }))).toBe('unfit');
    const { host, guest, first: invitation } = twoPlayers(DUEL, 'steady');
    const { end: copied } = invitation.letter;
    const next = nextLetter(DUEL, guest);
    if (!next || copied === undefined) throw new Error('No letter.');
    expect(refusedFor(() => take(DUEL, host, sealLetter({ ...answering(next), end: copied }, guest.key)))).toBe(
      'same-chain',
    );
  });

  test('that answers what the rules do not allow, too much, or too little', () => {
    const more = (answers: readonly string[]) => changed(3, () => ({ move: { guns: 'steady', answers } }));
    const { next } = gameAt(3);
    const given = answering(next).move?.answers ?? [];
    expect(more(['nonsense'])).toBe('not-asked');
    expect(more([...given, ...given])).toBe('not-asked');
    expect(more(given.slice(0, 1))).toBe('incomplete');
    expect(changed(3, () => ({ move: undefined }))).not.toBe('taken');
  });

  test('after the end', () => {
    // Whoever has the last letter writes none.
    const { from: to, to: from, past } = momentAt(Number.POSITIVE_INFINITY);
    const last = past.at(-1);
    if (!last) throw new Error('No game.');
    expect(standing(DUEL, to).isOver).toBe(true);
    expect(refusedFor(() => take(DUEL, to, last))).toBe('taken-before');
    const further = sealLetter({ ...answering(last), n: past.length, after: last.hash }, from.key);
    expect(refusedFor(() => take(DUEL, to, further))).toBe('game-over');
  });
});

describe('a letter on its way', () => {
  const { next } = gameAt(3);
  const text = armoured(next.bytes, ['Battle: a duel', 'To go on: type wof mail FILE']);

  test('survives other line ends, spaces, quotation, and text around it', () => {
    const ways = [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '   \n'),
      text.replaceAll(/^/gm, '> '),
      text.replaceAll(/^/gm, '> > '),
      `Dear Hal,\nhere it comes.\n\n${text}\n-- \nBob\n`,
    ];
    for (const way of ways) expect(lettersIn(way)).toEqual([Buffer.from(next.bytes)]);
    expect(text.split('\n').every((line) => line.length <= 76)).toBe(true);
    expect(text.length).toBeLessThan(8000);
  });

  test('is not whole with a line lost, a sign changed, an end cut off; a text without one has none', () => {
    const lines = text.split('\n');
    const [first = ''] = lines;
    expect(lettersIn(lines.toSpliced(6, 1).join('\n'))).toEqual([undefined]);
    expect(lettersIn(text.replace(/^[A-Za-z0-9+/]{64}$/m, (line) => `${line.slice(1)}A`))).toEqual([undefined]);
    expect(lettersIn(lines.slice(0, 8).join('\n'))).toEqual([undefined]);
    expect(lettersIn(`${first}\n${text}`)).toEqual([undefined, Buffer.from(next.bytes)]);
    expect(lettersIn('Dear Hal')).toEqual([]);
  });
});

test('nothing that stands in the place of a sealed plan ends a game for its other player', () => {
  const { from, to, next } = gameAt(2);
  take(DUEL, to, mailed(next));
  expect(sealedIn(to.match)).toBe(0);
  const { isOver, writes, isAsked } = standingOf(DUEL, to.match, to);
  expect([isOver, writes, isAsked]).toEqual([false, true, true]);
  expect(from.plan?.answers.length).toBeGreaterThan(0);
  expect(refusedFor(() => matchOf(next))).toBe('unknown-game');
});
