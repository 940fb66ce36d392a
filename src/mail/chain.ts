import { createHash } from 'node:crypto';

/**
 * Lamport's hash chain (1981). A player takes a secret word and hashes it so often; the end of the chain he tells before
 * the game. He opens the chain backwards, a link for each segment of the game: each link is held to the one before it,
 * and nobody can find the next.
 */
const LINKS = 8192;

/** A link of a chain, and the segment whose dice it makes; the end of the chain stands before the first. */
export interface Link {
  readonly segment: number;
  readonly secret: Buffer;
}

export const BEFORE_FIRST = -1;

/** The link of a segment, from the word that its player alone knows. */
export function linkOf(word: Uint8Array, segment: number): Link {
  if (segment >= LINKS - 1) throw new Error('The chain of secrets is at its end.');
  return { segment, secret: hashed(word, LINKS - 1 - segment - 1) };
}

/** The same link of an earlier segment, which whoever knows a later one can work out. */
export const earlier = ({ segment, secret }: Link, before: number): Link => ({
  segment: before,
  secret: hashed(secret, segment - before),
});

/** Whether a link belongs to the chain of one that was opened earlier. */
export const isBehind = (opened: Link, link: Link): boolean =>
  link.segment >= opened.segment && earlier(link, opened.segment).secret.equals(opened.secret);

function hashed(secret: Uint8Array, times: number): Buffer {
  let link = Buffer.from(secret);
  for (let i = 0; i < times; i++) link = createHash('sha256').update('wof-mail chain\n').update(link).digest();
  return link;
}
