import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mark or a run of them: (33), V057, C123 to C131, `(C025) to (C029)`. */
const RUN = /\(?([WGVC])(\d{3})\)?(?: (?:to|-) \(?\1?(\d{3})\)?)?/g;

const numbersFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The rules of the other games that a text cites; `C123 to C131` cites all nine. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(RUN)].flatMap(([, letter = '', first = '', last = first]) =>
    numbersFrom(Number(first), Number(last)).map((number) => `${letter}${String(number).padStart(3, '0')}`),
  );
}

const COMMENT = /\/\*\*?[\s\S]*?\*\/|\/\/[^\n]*/g;
const NUMBERED = /\((\d{1,2}(?:, \d{1,2})*)\)(?: to \((\d{1,2})\))?/g;

/** The numbered rules of a piece of prose: (33), (6, 9), (17) to (19). */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(NUMBERED)].flatMap(([, list = '', last]) =>
    last === undefined ? list.split(', ') : numbersFrom(Number(list), Number(last)).map(String),
  );
}

/** Code cites in its comments. */
const citedByCode = (text: string): string[] => [
  ...marksIn(text),
  ...(text.match(COMMENT) ?? []).flatMap((comment) => numbersIn(comment)),
];

/**
 * A card's head names its rules, and a row of a damage table its own. Cards that only tell the rules implement none.
 */
const citedByCard = (text: string): string[] => [
  ...marksIn(text),
  ...[...text.matchAll(/^rules: \[(.+)\]/gm)].flatMap(([, list = '']) => list.match(/\d+/g) ?? []),
];

/** A test cites at the beginning of its name, and so do the groups that it is in. */
const citedByTest = (text: string): string[] => [
  ...marksIn(text),
  ...[...text.matchAll(/['"`]((?:\([\d, ]+\)[, ]*)+)/g)].flatMap(([, list = '']) => numbersIn(list)),
];

const citedByRuling = (text: string): string[] => [...marksIn(text), ...numbersIn(text)];

/** For each rule, what cites it. */
export type Citations = ReadonlyMap<string, readonly string[]>;

function gathered(texts: Iterable<readonly [string, readonly string[]]>): Citations {
  const found = new Map<string, string[]>();
  for (const [name, rules] of texts) {
    for (const rule of new Set(rules)) found.set(rule, [...(found.get(rule) ?? []), name]);
  }
  return found;
}

export const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith(ending) && !name.startsWith('test/ledger/'))
    .sort();

const citedBelow = (folder: string, ending: string, cited: (text: string) => string[]): Citations =>
  gathered(
    filesBelow(folder, ending)
      .filter((file) => !TELLS.test(file))
      .map((file) => [file, cited(readFileSync(file, 'utf8'))]),
  );

const TELLS = /^data\/fights\/.*\/rules(-of-\w+)?\.yaml$/;

export const inCode = (): Citations => citedBelow('src', '.ts', citedByCode);
export const inCards = (): Citations => citedBelow('data', '.yaml', citedByCard);
export const inTests = (): Citations => citedBelow('test', '.test.ts', citedByTest);

/** The rulings: each is a line of the list with the indented lines below it. */
export const inRulings = (): Citations =>
  gathered(
    ['docs/rulings.md', 'docs/rulings-of-other-systems.md'].flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/\n(?=- |#|\n)/)
        .map((ruling) => [ruling.trim(), citedByRuling(ruling)] as const),
    ),
  );
