import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { bare } from '../cards/bare.ts';
import {
  both,
  cardText,
  type Fit,
  having,
  listOf,
  maybe,
  oneOf,
  text,
  textThat,
  textUpTo,
  wholeFrom,
} from '../logbook/fits/fits.ts';
import { SIDES, type Side } from '../table/sides.ts';
import { keyBehind, type Signed, written } from './keys.ts';
import { refuseLetter } from './refused.ts';

/** Who answers what the rules ask in the middle of a turn: a steady gunner for him, or the player himself. */
export const GUNS = ['steady', 'mine'] as const;
export type GunsOf = (typeof GUNS)[number];

/** What a player has answered in one breath, before the next dice: in the open, or sealed by its hash. */
export type MailedMove = { readonly guns: GunsOf } & (
  | { readonly answers: readonly string[]; readonly seal?: undefined }
  | { readonly answers?: undefined; readonly seal: string }
);

/** The plan behind a seal, and the salt that it was sealed with. */
export interface SealedPlan {
  readonly answers: readonly string[];
  readonly salt: string;
}

/** The first letter: which battle, by which cards and rules, and the end of the host's chain of secrets. */
export interface Invitation {
  readonly n: 0;
  /** The battle as it is typed, and the optional rules, if any were chosen. */
  readonly battle: string;
  /** The text of the battle's file, where it is one of the host's own. */
  readonly file?: string;
  readonly chosen?: string;
  /** The hash of everything that it begins with. */
  readonly begins: string;
  readonly rules: string;
  readonly cards: string;
  /** The side of the host. */
  readonly side: Side;
  readonly begun: string;
  readonly end: string;
}

/** Each letter behind it, of the guest and of the host in turn. */
export interface NextLetter {
  readonly n: number;
  /** The hash of the invitation, and of the letter before this one. */
  readonly game: string;
  readonly after: string;
  readonly rules: string;
  readonly cards: string;
  /** The end of the guest's chain, in his first letter. */
  readonly end?: string;
  /** What the player had sealed, once the other has answered too. */
  readonly plan?: SealedPlan;
  readonly move?: MailedMove;
  /** His secret for the dice that follow. */
  readonly secret: string;
}

export type AnyLetter = Invitation | NextLetter;

/** A letter with its seal. */
export interface SealedLetter {
  readonly letter: AnyLetter;
  readonly key: Uint8Array;
  /** The hash by which the next letter is bound to it. */
  readonly hash: string;
  readonly bytes: Uint8Array;
}

const MOST_ANSWERS = 400;
/** A battle of a player's own has at most so many characters in a letter; the longest on our cards has 3,800. */
export const MOST_OF_BATTLE = 4000;
const hex = textThat((value) => /^[0-9a-f]{64}$/.test(value));
const word = textThat((value) => /^[A-Za-z0-9+/]{43}=$/.test(value));
const answers = listOf(MOST_ANSWERS, textUpTo(200));
const guns = oneOf(...GUNS);
const N = wholeFrom(1, 20_000);

const battleText: Fit = (value) => (String(value).length > MOST_OF_BATTLE ? '' : cardText(value));

const INVITATION = having({
  n: oneOf(0),
  battle: text,
  file: maybe(battleText),
  chosen: maybe(text),
  begins: hex,
  rules: text,
  cards: text,
  side: oneOf(...SIDES),
  begun: textThat((value) => /^\d{4}-\d\d-\d\d$/.test(value)),
  end: word,
});

const oneWay: Fit = (move) =>
  (having({ answers })(move) === undefined) === (having({ seal: hex })(move) === undefined) ? '' : undefined;

const ANSWERING = having({
  n: N,
  game: hex,
  after: hex,
  rules: text,
  cards: text,
  end: maybe(word),
  plan: maybe(having({ answers, salt: word })),
  move: maybe(both(having({ guns, answers: maybe(answers), seal: maybe(hex) }), oneWay)),
  secret: word,
});

const isInvitation = (value: unknown): value is Invitation => INVITATION(value) === undefined;
const isAnswering = (value: unknown): value is NextLetter => ANSWERING(value) === undefined;

export const isFirst = (letter: AnyLetter): letter is Invitation => letter.n === 0;

const FORMAT = 1;

/** The signed bytes have a prefix, so that nothing else with this key's signature is a letter. */
const signedAs = (said: string): string => `wof-letter ${FORMAT}\n${said}`;

export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex');
};

/** Seals a letter. */
export function sealLetter(letter: AnyLetter, key: KeyObject): SealedLetter {
  const said = JSON.stringify(letter);
  const whole = written(createPublicKey(key));
  const file = {
    'wof-letter': FORMAT,
    said,
    key: whole.toString('base64'),
    signature: sign(null, Buffer.from(signedAs(said)), key).toString('base64'),
  };
  return { letter, key: whole, hash: hashOf(signedAs(said), whole), bytes: Buffer.from(JSON.stringify(file)) };
}

const anyText: Fit = (value) => (typeof value === 'string' ? undefined : '');
const FILE = having({ 'wof-letter': wholeFrom(1, 1000), said: anyText, key: anyText, signature: anyText });
const isFile = (value: unknown): value is { 'wof-letter': number; said: string; key: string; signature: string } =>
  FILE(value) === undefined;

/** Opens a letter that may be anybody's. */
export function openLetter(bytes: Uint8Array): SealedLetter {
  const file = parsed(new TextDecoder().decode(bytes));
  if (!isFile(file)) return refuseLetter('damaged');
  if (file['wof-letter'] !== FORMAT) return refuseLetter('other-format');
  const { said, key, signature } = file;
  const signed: Signed = { text: signedAs(said), key, signature };
  const by = keyBehind(signed);
  if (!by) return refuseLetter('no-seal');
  const letter = parsed(said);
  if (!(isInvitation(letter) || isAnswering(letter))) return refuseLetter('unfit');
  const whole = written(by);
  return { letter, key: whole, hash: hashOf(signed.text, whole), bytes };
}

/** A text of a stranger on one line, of visible characters. */
export const plainText = (words: string): string => bare(words.replace(/\s+/g, ' '));

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
