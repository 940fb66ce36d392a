import { isAscii } from 'node:buffer';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import Module from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/**
 * V8's code cache of each part, written by the build: without it much of the time to the first prompt goes into compiling. It is
 * of use only to the version of node that wrote it; another finds none, and compiles.
 */
const KEPT = join(dirname(__filename), `code-${process.version}-${process.platform}-${process.arch}`);

type RunPart = (module: NodeJS.Module, part: string) => void;
const extensions = (Module as unknown as { readonly _extensions: Record<string, RunPart> })._extensions;

const ran = new Map<string, { readonly source: Buffer; readonly script: Script }>();

/** From here on the parts whose code is kept start from it. */
export function useKeptCode(): void {
  const kept = new Set(keptParts());
  extensions['.cjs'] = (module, part) => {
    const name = basename(part);
    const source = readFileSync(part);
    const cachedData = kept.has(name) ? codeOf(source, readFileSync(join(KEPT, name))) : undefined;
    const script = new Script(Module.wrap(textOf(source)), { filename: part, ...(cachedData && { cachedData }) });
    ran.set(name, { source, script });
    const run = script.runInThisContext();
    run.call(module.exports, module.exports, (id: string) => module.require(id), module, part, dirname(part));
  };
}

/** The parts are written in ASCII (bin/build.mts), which is quicker to take in. */
const textOf = (source: Buffer): string => source.toString(isAscii(source) ? 'latin1' : 'utf8');

/** Keeps the code of the parts that have run, with all of them that was called for, each behind a checksum of both. */
export function keepCode(): void {
  mkdirSync(KEPT);
  for (const [name, { source, script }] of ran) {
    const code = script.createCachedData();
    writeFileSync(join(KEPT, name), Buffer.concat([sumOf(source, code), code]));
  }
}

/** The code of a source; nothing where either has changed since it was kept, for node would run it unseen. */
function codeOf(source: Buffer, kept: Buffer): Buffer | undefined {
  const code = kept.subarray(4);
  return sumOf(source, code).equals(kept.subarray(0, 4)) ? code : undefined;
}

function sumOf(source: Buffer, code: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(source, crc32(code)));
  return sum;
}

function keptParts(): readonly string[] {
  try {
    return readdirSync(KEPT);
  } catch {
    return [];
  }
}
