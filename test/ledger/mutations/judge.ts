import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import type { Candidate } from './candidates.ts';

/** A candidate that can be tried. */
export interface Mutation extends Candidate {
  readonly text: string;
}

/** Those to try, and how many are left out because they do not compile, or because nothing differs when they run. */
export interface Judged {
  readonly tried: readonly Mutation[];
  readonly untyped: number;
  readonly equal: number;
}

const OPTIONS: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, ts.sys, '.').options,
  // What a change leaves unused is no error of the change.
  noUnusedLocals: false,
  noUnusedParameters: false,
};

export const spoilt = (text: string, { start, end, text: changed }: Mutation): string =>
  text.slice(0, start) + changed + text.slice(end);

const read = new Map<string, ts.SourceFile | undefined>();

/** A host that knows some files that are not on the disk, and reads each of the others once. */
function hostOf(copies: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS, true);
  return {
    ...host,
    fileExists: (file) => copies.has(file) || host.fileExists(file),
    readFile: (file) => copies.get(file) ?? host.readFile(file),
    getSourceFile: (file, target) => {
      const copy = copies.get(file);
      if (copy !== undefined) return ts.createSourceFile(file, copy, target, true);
      if (!read.has(file)) read.set(file, host.getSourceFile(file, target));
      return read.get(file);
    },
  };
}

/** A copy of a file beside it, so that its imports are found. */
const copyOf = (file: string, i: number): string => resolve(file.replace(/\.ts$/, `.copy${i}.ts`));

/** Those that compile. All are checked in one program, each as a copy of its file, and compared with an unchanged copy. */
function typed(mutations: readonly Mutation[]): Mutation[] {
  const files = [...new Set(mutations.map(({ file }) => file))];
  const copies = new Map([
    ...files.map((file) => [copyOf(file, 0), readFileSync(file, 'utf8')] as const),
    ...mutations.map((each, i) => [copyOf(each.file, i + 1), spoilt(readFileSync(each.file, 'utf8'), each)] as const),
  ]);
  const program = ts.createProgram([...copies.keys()], OPTIONS, hostOf(copies));
  const faultsIn = (copy: string): number => {
    const source = program.getSourceFile(copy);
    return program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length;
  };
  const before = new Map(files.map((file) => [file, faultsIn(copyOf(file, 0))]));
  return mutations.filter((each, i) => faultsIn(copyOf(each.file, i + 1)) === before.get(each.file));
}

const runs = (text: string): string => transformSync(text, { loader: 'ts', minify: true }).code;

/** Whether the change leaves the code as it is once it is minified. */
function isEqual(mutation: Mutation): boolean {
  const text = readFileSync(mutation.file, 'utf8');
  return runs(text) === runs(spoilt(text, mutation));
}

/** Of each candidate what it changes to: for a word the next one of its type, if that has any. */
function* worded(candidates: readonly Candidate[]): Generator<Mutation> {
  const files = [...new Set(candidates.filter(({ text }) => text === undefined).map(({ file }) => resolve(file)))];
  const program = ts.createProgram(files, OPTIONS, hostOf(new Map()));
  const checker = program.getTypeChecker();
  for (const candidate of candidates) {
    const text = candidate.text ?? otherWord(candidate, program.getSourceFile(resolve(candidate.file)), checker);
    if (text !== undefined) yield { ...candidate, text };
  }
}

function otherWord(
  { start }: Candidate,
  source: ts.SourceFile | undefined,
  checker: ts.TypeChecker,
): string | undefined {
  const node = source && literalAt(source, start);
  if (!node) return undefined;
  const type = ts.isBinaryExpression(node.parent)
    ? checker.getTypeAtLocation(node.parent.left)
    : checker.getContextualType(node);
  const all = (type?.isUnion() ? type.types : [])
    .flatMap((each) => (each.isStringLiteral() ? [each.value] : []))
    .sort();
  const other = all[(all.indexOf(node.text) + 1) % all.length];
  return other === undefined || other === node.text ? undefined : `'${other}'`;
}

function literalAt(source: ts.SourceFile, start: number): ts.StringLiteral | undefined {
  const look = (node: ts.Node): ts.StringLiteral | undefined => {
    if (ts.isStringLiteral(node) && node.getStart(source) === start) return node;
    return start >= node.pos && start < node.end ? ts.forEachChild(node, look) : undefined;
  };
  return look(source);
}

export function judged(candidates: readonly Candidate[]): Judged {
  const compiled = typed([...worded(candidates)]);
  const tried = compiled.filter((mutation) => !isEqual(mutation));
  return { tried, untyped: candidates.length - compiled.length, equal: compiled.length - tried.length };
}
