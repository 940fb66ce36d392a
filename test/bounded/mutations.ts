import { crc32 } from 'node:zlib';
import { PATH } from '../support/people/campaigns.ts';
import type { Behaviour, Call } from './disk.ts';

/** Something of what keeps a book safe, taken away at the seam: the disk says that it has done it. */
export interface Mutation {
  readonly name: string;
  readonly behaviour: Behaviour;
}

const isUnnamed = (path: string): boolean => path.endsWith('.new');
const omitting = (omitted: Call, isAt: (path: string) => boolean): Behaviour => ({
  omits: (call, path) => call === omitted && isAt(path),
});

export const MUTATIONS: readonly Mutation[] = [
  { name: 'no sync of what is appended', behaviour: omitting('sync', (path) => path === PATH) },
  { name: 'no sync of a file before it gets its name', behaviour: omitting('sync', isUnnamed) },
  { name: 'no syncFolder behind a new name', behaviour: omitting('syncFolder', (path) => path === '/saves') },
  { name: 'no syncFolder behind a new folder', behaviour: omitting('syncFolder', (path) => path === '/') },
  { name: 'a rename in two steps', behaviour: { splits: isUnnamed } },
  { name: 'no truncation of a torn end', behaviour: omitting('truncate', (path) => path === PATH) },
  { name: 'no exclusive making of a lock', behaviour: { opensAnything: true } },
  { name: 'no checksum of an answer', behaviour: { asRead: (bytes) => summed(bytes, trusting('"]')) } },
  { name: 'no checksum of any other record', behaviour: { asRead: (bytes) => summed(bytes, trusting('"}')) } },
  {
    name: 'no checksum of the lines before',
    behaviour: { asWritten: (bytes) => summed(bytes, alone), asRead: (bytes) => summed(bytes, chained) },
  },
];

/** A line without its checksum, that checksum, and the right one of it behind all lines before it, and of it alone. */
interface Line {
  readonly end: string;
  readonly sum: string;
  readonly whole: string;
  readonly alone: string;
}

type Sum = (line: Line) => string;

/** No line that ends so is ever found wrong. */
const trusting =
  (end: string): Sum =>
  (line) =>
    line.end === end ? line.whole : line.sum;

const alone: Sum = (line) => line.alone;
const chained: Sum = (line) => (line.sum === line.alone ? line.whole : line.sum);

const SUM = /([0-9a-f]{8})("[\]}])$/;

/** The bytes with another checksum on each whole line. */
function summed(bytes: Uint8Array, sumOf: Sum): Uint8Array {
  const [last = '', ...others] = Buffer.from(bytes).toString('latin1').split('\n').reverse();
  let before = 0;
  const lines = others.reverse().map((line) => {
    const found = SUM.exec(line);
    if (!found) return line;
    const [all, sum = '', end = ''] = found;
    const body = Buffer.from(line.slice(0, -all.length - (end === '"]' ? 2 : 8)), 'latin1');
    before = crc32(body, before);
    const hex = (number: number) => number.toString(16).padStart(8, '0');
    const other = sumOf({ end, sum, whole: hex(before), alone: hex(crc32(body)) });
    return `${line.slice(0, -all.length)}${other}${end}`;
  });
  return new Uint8Array(Buffer.from([...lines, last].join('\n'), 'latin1'));
}
