import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { isOfRules } from '../../support/read/files-of-rules.ts';
import { inCode, marksIn, numbersIn } from '../marks.ts';
import { type Change, changesOf } from './changes.ts';

/** A change in code that cites a rule. */
export interface Candidate extends Change {
  readonly file: string;
  /** The rules that the comment above the code cites. */
  readonly marks: readonly string[];
}

/** The games, and which marks their rules bear. */
export const GAMES = {
  track: /^\d/,
  cards: /^[WG]/,
  side: /^V/,
  clouds: /^C/,
} as const;

const marksOf = (comment: string): string[] => [...marksIn(comment), ...numbersIn(comment)];

/** The marks in the comments directly before a node; a line of JSDoc counts as its comment. */
function citedAbove(node: ts.Node, { text }: ts.SourceFile): string[] {
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return marksOf(comments.map(({ pos, end }) => text.slice(pos, end)).join('\n'));
}

/** Types and imports do nothing; what an impossible case says, or from which page a figure is, does not matter. */
const isIdle = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) && node.name.getText() === 'source') ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  ts.isThrowStatement(node);

/** All changes in the code of a file that cites a rule: in a comment above it, or above what it is a part of. */
export function candidatesOf(file: string, text: string): Candidate[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Candidate[] = [];
  const look = (node: ts.Node, outer: readonly string[]): void => {
    if (isIdle(node)) return;
    const marks = ts.isSourceFile(node) ? outer : [...new Set([...citedAbove(node, source), ...outer])];
    if (marks.length > 0) for (const change of changesOf(node, source)) found.push({ ...change, file, marks });
    ts.forEachChild(node, (child) => look(child, marks));
  };
  look(source, []);
  return found;
}

/** Code that only tells of a rule, or knows it in order to choose well, is not the rule. */
const CARRIES_OUT = /^(?:src|test)\/(?:procedure|campaign|cards|dice|kit|table|games\/\w+\/(?:cards|table|rules))\b/;
const TELLS = /^(?:src|test)\/kit\/(?:head|odds|screen|book)\b/;

export const carriesOut = (path: string): boolean => CARRIES_OUT.test(path) && !TELLS.test(path);

/**
 * The changes of each rule. Those in the folders of the rules, where there are any; otherwise in the cards, the table
 * and the state of the campaign.
 */
export function candidatesByMark(): ReadonlyMap<string, readonly Candidate[]> {
  const files = new Set([...inCode().values()].flat().filter(carriesOut));
  const byMark = new Map<string, Candidate[]>();
  for (const file of [...files].sort())
    for (const candidate of candidatesOf(file, readFileSync(file, 'utf8')))
      for (const mark of new Set(candidate.marks)) byMark.set(mark, [...(byMark.get(mark) ?? []), candidate]);
  return new Map([...byMark].map(([mark, all]) => [mark, preferringRules(all)]));
}

function preferringRules(all: readonly Candidate[]): readonly Candidate[] {
  const ofRules = all.filter(({ file }) => isOfRules(file));
  return ofRules.length > 0 ? ofRules : all;
}
