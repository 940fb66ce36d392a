import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { bare } from '../../cards/bare.ts';
import { type Fit, having, isRecord, oneOf, text } from '../../logbook/fits/fits.ts';
import { oddityOf } from '../../page/odd-name.ts';
import { quoted } from '../../page/quoted.ts';
import { isSaid, type Said } from './said.ts';

/** The result of opening a sealed file: its content and its key, or why it is not accepted. */
export type Opened =
  | {
      readonly is: 'sealed';
      readonly said: Said;
      /** The signs by which the key is told from others, and all of it. */
      readonly key: string;
      readonly whole: Uint8Array;
      /** What is odd about the names in it. */
      readonly remarks: readonly string[];
    }
  | { readonly is: 'broken' | 'no-seal' };

const FORMAT = 1;

/** A sealed report of three flights has a tenth of it. */
const LARGEST_SEALED = 2 ** 20;

interface SealedFile {
  readonly 'wof-sealed': number;
  /** The JSON text exactly as it was sealed; it is never reformatted. */
  readonly said: string;
  /** The public key, and its signature of the text. */
  readonly key: string;
  readonly signature: string;
}

/** The length of the file has been checked already. Its text is stripped when it is read. */
const anyText: Fit = (value) => (typeof value === 'string' ? undefined : '');

const FILE = having({ 'wof-sealed': oneOf(FORMAT), said: anyText, key: text, signature: text });
const isSealedFile = (value: unknown): value is SealedFile => FILE(value) === undefined;

/** The signed bytes have a prefix, so that no other file with this key's signature is valid here. */
const signed = (said: string): Buffer => Buffer.from(`wof-sealed ${FORMAT}\n${said}`);

/** A public key as text. */
export const written = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

export function sealedText(what: Said, key: KeyObject): string {
  const said = JSON.stringify(what);
  const file: SealedFile = {
    'wof-sealed': FORMAT,
    said,
    key: written(createPublicKey(key)).toString('base64'),
    signature: sign(null, signed(said), key).toString('base64'),
  };
  return `${JSON.stringify(file)}\n`;
}

/** Opens a file that may be foreign. */
export function openSealed(bytes: Uint8Array): Opened {
  const file = bytes.length > LARGEST_SEALED ? undefined : parsed(new TextDecoder().decode(bytes));
  if (!isSealedFile(file)) return { is: 'no-seal' };
  const said = saidIn(file.said);
  const key = keyBehind(file);
  if (!key || !isSaid(said)) return { is: 'broken' };
  const whole = written(key);
  return { is: 'sealed', said, key: signsOf(whole), whole, remarks: remarksOn(parsed(file.said)) };
}

/** Names that may be taken for others, as they were sealed: what nobody sees in them is lost where they are shown. */
function remarksOn(said: unknown): string[] {
  const names = isRecord(said) ? [said['campaign'], said['by']] : [];
  return names.flatMap((name) => {
    const odd = typeof name === 'string' ? oddityOf(name) : undefined;
    return odd === undefined ? [] : [`The name ${quoted(String(name))} ${odd}.`];
  });
}

/** Its content, with each text on one line. */
export const saidIn = (json: string): unknown =>
  parsed(json, (_, value) => (typeof value === 'string' ? oneLine(value) : value));

/** The key that sealed it; nothing if the signature is invalid. */
function keyBehind({ said, key, signature }: SealedFile): KeyObject | undefined {
  try {
    const known = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' });
    const isIts =
      known.asymmetricKeyType === 'ed25519' &&
      isSound(written(known).subarray(-KEY_BYTES)) &&
      verify(null, signed(said), known, Buffer.from(signature, 'base64'));
    return isIts ? known : undefined;
  } catch {
    return undefined;
  }
}

const KEY_BYTES = 32;

/** The prime of the curve's field. */
const PRIME = 2n ** 255n - 19n;

/** The y of a point of order 8; the other one is its negative. */
const OF_ORDER_8 = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;

const OF_SMALL_ORDER: readonly bigint[] = [0n, 1n, PRIME - 1n, OF_ORDER_8, PRIME - OF_ORDER_8];

/**
 * Whether only the owner of a key can seal with it: for a point of small order a signature of zeros is valid for any
 * text. A y that is not below the prime is another encoding of another key.
 */
function isSound(key: Uint8Array): boolean {
  const y = BigInt(`0x${Buffer.from(key).reverse().toString('hex')}`) & (2n ** 255n - 1n);
  return y < PRIME && !OF_SMALL_ORDER.includes(y);
}

/** Foreign text: one line, of visible characters. */
const oneLine = (text: string): string => bare(text.replace(/\s+/g, ' '));

function parsed(json: string, revive?: (place: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(json, revive);
  } catch {
    return undefined;
  }
}

/**
 * Sixteen characters that identify a key: `1a2b-3c4d-5e6f-7a8b`. They are from the key itself, not from its file:
 * trailing bytes, or a longer form, would give one key a second name.
 */
export function signsOf(key: Uint8Array): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1-');
}
