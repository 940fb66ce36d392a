/** The two kinds of archive that a Debian package is made of, written so that the same files are the same bytes. */

export interface Packed {
  /** The path in the archive, without a slash before it. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isProgram?: boolean;
}

/** When all in an archive was changed: the date that npm gives the files of a package, as the commit has none. */
const CHANGED = 499_162_500;

const BLOCK = 512;

/** A tar (ustar) of files that belong to root, with the folders they lie in. */
export function tarOf(files: readonly Packed[]): Buffer {
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path)));
  const all = [
    ...[...folders].map((path) => ({ path, bytes: new Uint8Array(), mode: 0o755, type: '5' })),
    ...files.map(({ path, bytes, isProgram }) => ({ path, bytes, mode: isProgram ? 0o755 : 0o644, type: '0' })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  return Buffer.concat([...all.flatMap((each) => [headOf(each), filled(each.bytes)]), Buffer.alloc(2 * BLOCK)]);
}

/** `usr/bin/wof` lies in `usr/` and `usr/bin/`. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, i, names) => `${names.slice(0, i + 1).join('/')}/`);

interface Member extends Packed {
  readonly mode: number;
  readonly type: string;
}

function headOf({ path, bytes, mode, type }: Member): Buffer {
  const head = Buffer.alloc(BLOCK);
  if (path.length > 97) throw new Error(`${path}: too long for this archive`);
  head.write(`./${path}`, 0);
  head.write(octal(mode, 8), 100);
  head.write(octal(0, 8), 108);
  head.write(octal(0, 8), 116);
  head.write(octal(bytes.length, 12), 124);
  head.write(octal(CHANGED, 12), 136);
  head.write(' '.repeat(8), 148);
  head.write(type, 156);
  head.write('ustar\u000000root', 257);
  head.write('root', 297);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${octal(sum, 7)}\u0000 `, 148);
  return head;
}

const octal = (number: number, width: number): string => number.toString(8).padStart(width - 1, '0');

const filled = (bytes: Uint8Array): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)]);

/** An ar, as a Debian package is one: its members follow each other, each begun at an even place. */
export function arOf(members: readonly Packed[]): Buffer {
  const parts = members.flatMap(({ path, bytes }) => [
    Buffer.from(
      [
        path.padEnd(16),
        String(CHANGED).padEnd(12),
        '0'.padEnd(6),
        '0'.padEnd(6),
        '100644'.padEnd(8),
        String(bytes.length).padEnd(10),
        '`\n',
      ].join(''),
    ),
    Buffer.from(bytes),
    Buffer.alloc(bytes.length % 2, '\n'),
  ]);
  return Buffer.concat([Buffer.from('!<arch>\n'), ...parts]);
}
