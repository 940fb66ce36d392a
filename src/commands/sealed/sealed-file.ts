import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { bare } from '../../cards/bare.ts';
import { type Fit, having, isRecord, oneOf, text } from '../../logbook/fits/fits.ts';
import { keyBehind, signsOf, written } from '../../mail/keys.ts';
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
const signed = (said: string): string => `wof-sealed ${FORMAT}\n${said}`;

export function sealedText(what: Said, key: KeyObject): string {
  const said = JSON.stringify(what);
  const file: SealedFile = {
    'wof-sealed': FORMAT,
    said,
    key: written(createPublicKey(key)).toString('base64'),
    signature: sign(null, Buffer.from(signed(said)), key).toString('base64'),
  };
  return `${JSON.stringify(file)}\n`;
}

/** Opens a file that may be foreign. */
export function openSealed(bytes: Uint8Array): Opened {
  const file = bytes.length > LARGEST_SEALED ? undefined : parsed(new TextDecoder().decode(bytes));
  if (!isSealedFile(file)) return { is: 'no-seal' };
  const said = saidIn(file.said);
  const key = keyBehind({ text: signed(file.said), key: file.key, signature: file.signature });
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

/** Foreign text: one line, of visible characters. */
const oneLine = (text: string): string => bare(text.replace(/\s+/g, ' '));

function parsed(json: string, revive?: (place: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(json, revive);
  } catch {
    return undefined;
  }
}
