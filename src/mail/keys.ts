import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** A public key as bytes, by which it is known and told. */
export const written = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

/** Something signed: the text, and in base64 the public key and its signature. */
export interface Signed {
  readonly text: string;
  readonly key: string;
  readonly signature: string;
}

/** The key that signed a text; nothing if the signature is invalid, or if anybody could have made it. */
export function keyBehind({ text, key, signature }: Signed): KeyObject | undefined {
  try {
    const known = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' });
    const isIts =
      known.asymmetricKeyType === 'ed25519' &&
      isSound(written(known).subarray(-KEY_BYTES)) &&
      verify(null, Buffer.from(text), known, Buffer.from(signature, 'base64'));
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

/**
 * Sixteen characters that identify a key: `1a2b-3c4d-5e6f-7a8b`. They are from the key itself, not from its file:
 * trailing bytes, or a longer form, would give one key a second name.
 */
export function signsOf(key: Uint8Array): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return hash.slice(0, 16).replace(/(.{4})(?=.)/g, '$1-');
}
