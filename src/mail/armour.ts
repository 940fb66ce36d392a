import { createHash } from 'node:crypto';

/** A letter as text that mail programs may wrap in their own: what stands around it, line ends, spaces and `> `. */
const BEGIN = '-----BEGIN WINGS OVER FRANCE LETTER-----';
const END = '-----END WINGS OVER FRANCE LETTER-----';

const COLUMNS = 64;

/** The whole of a letter has at most so many characters. */
export const MOST_OF_LETTER = 8000;

const sumOf = (bytes: Uint8Array): string => `=${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;

/** The bytes below some lines in plain words, each with a colon. */
export function armoured(bytes: Uint8Array, heads: readonly string[]): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(new RegExp(`.{1,${COLUMNS}}`, 'g')) ?? [];
  return [BEGIN, ...heads, '', ...lines, sumOf(bytes), END, ''].join('\n');
}

/** Each letter in a text: its bytes, or nothing where it is not whole. */
export function lettersIn(text: string): readonly (Uint8Array | undefined)[] {
  const lines = text.split(/\r\n|\n|\r/).map(unquoted);
  const begins = lines.flatMap((line, i) => (line === BEGIN ? [i] : []));
  return begins.map((begin, i) => {
    const below = lines.slice(begin + 1, begins[i + 1]);
    const end = below.indexOf(END);
    return end < 0 ? undefined : bytesIn(below.slice(0, end));
  });
}

const unquoted = (line: string): string => line.replace(/^[>\s]+|\s+$/g, '');

const OF_BODY = /^[A-Za-z0-9+/]+={0,2}$/;
const SUM = /^=[0-9a-f]{16}$/;

function bytesIn(lines: readonly string[]): Uint8Array | undefined {
  const body = lines.filter((line) => OF_BODY.test(line)).join('');
  const bytes = Buffer.from(body, 'base64');
  const isCanonical = bytes.length > 0 && bytes.toString('base64') === body;
  return isCanonical && lines.filter((line) => SUM.test(line)).join() === sumOf(bytes) ? bytes : undefined;
}
