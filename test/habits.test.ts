import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What makes code hard to read where there is much of it, and how much of it there may be at most. */
const HABITS = {
  /** Whoever calls it must know five things, and their order. */
  'more than four parameters': [
    14,
    (node: ts.Node) => ts.isFunctionLike(node) && 'body' in node && node.parameters.length > 4,
  ],
  /** A caller's `true` says nothing. */
  'a boolean parameter': [
    4,
    (node: ts.Node) => ts.isParameter(node) && node.type?.kind === ts.SyntaxKind.BooleanKeyword,
  ],
  'a cast': [44, (node: ts.Node) => ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)],
  'state of a module': [
    5,
    (node: ts.Node) =>
      ts.isVariableStatement(node) &&
      ts.isSourceFile(node.parent) &&
      (node.declarationList.flags & ts.NodeFlags.Let) !== 0,
  ],
} as const;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ts.createSourceFile(file, readFileSync(join('src', file), 'utf8'), ts.ScriptTarget.Latest, true));

function placesOf(source: ts.SourceFile, has: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (has(node))
      found.push(`${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

test.each(Object.entries(HABITS))('of %s there is no more than there may be', (_, [most, has]) => {
  const places = sources.flatMap((source) => placesOf(source, has));
  expect(sources.length).toBeGreaterThan(500);
  expect(places.length, places.join('\n')).toBeLessThanOrEqual(most);
});

/** Each type by its name, with the files that declare one of that name. Declarations merged into another module are left out. */
function filesByType(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const source of sources) {
    const look = (node: ts.Node): void => {
      if (ts.isModuleDeclaration(node)) return;
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) {
        const name = node.name?.text ?? '';
        files.set(name, (files.get(name) ?? new Set()).add(source.fileName));
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return files;
}

test('a type name means one thing: at most 40 are declared in several files', () => {
  const files = filesByType();
  expect(files.size).toBeGreaterThan(1000);
  const several = [...files].filter(([, declaring]) => declaring.size > 1);
  const told = several.map(([name, declaring]) => `${name}: ${[...declaring].join(', ')}`);
  expect(several.length, told.join('\n')).toBeLessThanOrEqual(40);
});

test('opponents and policies keep nothing from one fight to the next', () => {
  const [, isState] = HABITS['state of a module'];
  const heads = sources.filter(({ fileName }) => /^(?:policies|playouts|kit\/head|games\/\w+\/head)\//.test(fileName));
  expect(heads.length).toBeGreaterThan(50);
  expect(heads.flatMap((source) => placesOf(source, isState))).toEqual([]);
});

test('a machine in a fight is called a machine, whichever way it is fought', () => {
  /** What other rooms or other days called one. */
  const isOtherName = (node: ts.Node) => ts.isIdentifier(node) && /^(?:craft|plane|Craft|Plane)s?$/.test(node.text);
  const fights = sources.filter(({ fileName }) => /^games\/\w+\/(?:head|odds|rules|table|screen)\//.test(fileName));
  expect(fights.length).toBeGreaterThan(200);
  // The card of collisions has a row for each thing that one may meet, and calls them by its own words.
  const isOfCard = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node.parent) && /\bcollision$/.test(node.parent.expression.getText());
  expect(fights.flatMap((source) => placesOf(source, (node) => isOtherName(node) && !isOfCard(node)))).toEqual([]);
});
