import { isAscii } from 'node:buffer';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { unlessRefused } from '../cards/system-code.ts';

/** A part of the program that was compiled by this process, and the file that is to keep it. */
interface Compiled {
  readonly script: Script;
  readonly source: Uint8Array;
  readonly file: string;
}

/**
 * Lets parts of the program that are loaded from now on be compiled once, and not at every start: what node has compiled
 * of a part is kept in this folder when the program ends. It is used for the same source, by the same node, and by the
 * user who wrote it; otherwise it is written anew. It may be deleted at any time.
 */
export function keepCompiled(folder: string): void {
  const compiled: Compiled[] = [];
  createRequire(import.meta.filename).extensions['.cjs'] = (module, path) => {
    const source = readFileSync(path);
    const file = join(folder, `${basename(path)}.compiled`);
    const kept = keptIn(file, source);
    const script = new Script(wrapped(source), { filename: path, ...(kept && { cachedData: kept }) });
    if (!kept || script.cachedDataRejected) compiled.push({ script, source, file });
    script.runInThisContext()(module.exports, createRequire(path), module, path, dirname(path));
  };
  process.on('exit', () => {
    for (const each of compiled) keep(each);
  });
}

/** As node wraps a module. */
const wrapped = (source: Buffer): string =>
  `(function (exports, require, module, __filename, __dirname) {${source.toString(isAscii(source) ? 'latin1' : 'utf8')}\n})`;

/** What is kept of a part; nothing where it is of another source or node, damaged, or another user's. */
function keptIn(file: string, source: Uint8Array): Uint8Array | undefined {
  const kept = unlessRefused(() => (isOurs(file) ? readFileSync(file) : undefined));
  if (!kept) return undefined;
  const end = kept.indexOf('\n');
  const code = kept.subarray(end + 1);
  return kept.toString('latin1', 0, end + 1) === headOf(source, code) ? code : undefined;
}

/** Windows has no such numbers: there a folder of the user is his alone. */
const isOurs = (file: string): boolean => process.getuid === undefined || statSync(file).uid === process.getuid();

const headOf = (source: Uint8Array, code: Uint8Array): string =>
  `${process.version} ${process.arch} ${crc32(source)} ${crc32(code)}\n`;

/** A part of a file that another process writes at once, or that the disk did not take, fails its checksum. */
function keep({ script, source, file }: Compiled): void {
  unlessRefused(() => {
    const code = script.createCachedData();
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, Buffer.concat([Buffer.from(headOf(source, code)), code]), { mode: 0o600 });
  });
}
