import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';

type Exports = Record<string, unknown>;

const requirePackage = createRequire(import.meta.url);

/**
 * Modules of the project that are loaded here and not by Node, so that a file's text can be replaced: then only this
 * file and those that import it, however indirectly, are run anew.
 */
export class Modules {
  readonly #loaded = new Map<string, { exports: Exports }>();
  readonly #importers = new Map<string, Set<string>>();
  readonly #texts = new Map<string, string>();
  readonly #compiled = new Map<string, ReturnType<typeof compileFunction>>();
  readonly #instead: Readonly<Record<string, Exports>>;

  /** `instead`: what some packages are replaced by. */
  constructor(instead: Readonly<Record<string, Exports>>) {
    this.#instead = instead;
  }

  load(file: string): Exports {
    const path = resolve(file);
    const before = this.#loaded.get(path);
    if (before) return before.exports;
    const module = { exports: {} };
    this.#loaded.set(path, module);
    try {
      this.#codeOf(path)(module, module.exports, (name: string) => this.#import(name, path));
    } catch (fault) {
      this.#loaded.delete(path);
      throw fault;
    }
    return module.exports;
  }

  /** From now on the file has this text; without one, that on the disk. */
  replace(file: string, text?: string): void {
    const path = resolve(file);
    if (text === undefined) this.#texts.delete(path);
    else this.#texts.set(path, text);
    this.#compiled.delete(path);
    this.forget(path);
  }

  /** The file is run anew when it is next imported, and so is whatever imports it. */
  forget(file: string): void {
    const waiting = [resolve(file)];
    const seen = new Set(waiting);
    for (const path of waiting) {
      this.#loaded.delete(path);
      for (const importer of this.#importers.get(path) ?? []) {
        if (!seen.has(importer)) waiting.push(importer);
        seen.add(importer);
      }
    }
  }

  #import(name: string, from: string): unknown {
    const instead = this.#instead[name];
    if (instead) return instead;
    if (!name.startsWith('.')) return requirePackage(name);
    const path = resolve(dirname(from), name);
    this.#importers.set(path, (this.#importers.get(path) ?? new Set()).add(from));
    return path.endsWith('.json') ? JSON.parse(readFileSync(path, 'utf8')) : this.load(path);
  }

  #codeOf(path: string): ReturnType<typeof compileFunction> {
    const before = this.#compiled.get(path);
    if (before) return before;
    const { code } = transformSync(this.#texts.get(path) ?? readFileSync(path, 'utf8'), {
      loader: 'ts',
      format: 'cjs',
      platform: 'node',
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) },
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    });
    const compiled = compileFunction(code, ['module', 'exports', 'require'], { filename: path });
    this.#compiled.set(path, compiled);
    return compiled;
  }
}
