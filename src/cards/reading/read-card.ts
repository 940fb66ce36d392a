import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import { unseenIn } from '../bare.ts';
import { type CardMark, marksIn } from '../marks.ts';
import { nearest } from '../nearest.ts';
import { checkRolls } from './check-rolls.ts';
import type { CardFault, FaultAt, Path } from './fault.ts';
import { type JsonSchema, jsonSchemaOf, schemaAt, wordsFor } from './json-schema.ts';
import { readCardFile } from './read-file.ts';

export interface ReadCard<Card = unknown> {
  readonly file: string;
  /** The card as the rules use it; absent when it does not fit its schema. */
  readonly card?: Card;
  /** Whether it could not be read at all. */
  readonly isUnread?: true;
  readonly faults: readonly CardFault[];
  readonly marks: readonly CardMark[];
  /** Gives a fault found later, by comparing cards, its place in this file. */
  place(fault: FaultAt): CardFault;
}

/** A card as written, before it is checked against a schema. */
export interface WrittenCard extends Pick<ReadCard, 'file' | 'place'> {
  readonly written: unknown;
}

/** Parses the YAML of a card; nothing is known of it where that fails. */
export function writtenAs(file: string, text: string): WrittenCard | ReadCard<never> {
  const endless = endlessAt(text);
  if (endless !== undefined) return unreadCard(placedAt(text, endless, file));
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const place = (fault: FaultAt): CardFault => {
    const { path, ...words } = fault;
    return { file, ...at(offsetOf(document, path)), ...words };
  };
  const unreadable = [...eachOnce(document.errors.map(yamlFault)), ...cannotBe(document)];
  if (unreadable.length === 0) return { file, written: document.toJS(), place };
  const faults = unreadable.map(({ offset, ...words }) => ({ file, ...at(offset), ...words }));
  return { file, isUnread: true, faults, marks: [], place };
}

/** Checks a parsed card against the schema of its kind, and reports every fault. */
export function checkCard<Card>(card: WrittenCard | ReadCard<never>, schema: z.ZodType<Card>): ReadCard<Card> {
  if (!('written' in card)) return card;
  const { file, written, place } = card;
  const read = schema.safeParse(written);
  const known = jsonSchemaOf(schema);
  const issues = read.error?.issues.flatMap((issue) => faultsOf(issue, written, known)) ?? [];
  const faults = [...issues, ...checkRolls(written)].map(place).sort((a, b) => a.line - b.line || a.column - b.column);
  const marks = marksIn(written, known);
  return { file, ...(read.success && { card: read.data }), faults, marks, place };
}

/** Parses and checks one card, and reports every fault. */
export const readCard = <Card>(file: string, text: string, schema: z.ZodType<Card>): ReadCard<Card> =>
  checkCard(writtenAs(file, text), schema);

/** Parses a file of cards. */
export function writtenIn(path: string, shown: string): WrittenCard | ReadCard<never> {
  const read = readCardFile(path);
  return 'text' in read ? writtenAs(shown, read.text) : unreadCard({ file: shown, ...read.fault });
}

/** Parses and checks one card from its file. */
export const cardIn = <Card>(path: string, shown: string, schema: z.ZodType<Card>): ReadCard<Card> =>
  checkCard(writtenIn(path, shown), schema);

/** A card that could not be read at all. */
const unreadCard = (fault: CardFault): ReadCard<never> => ({
  file: fault.file,
  isUnread: true,
  faults: [fault],
  marks: [],
  place: ({ path: _, ...words }) => ({ file: fault.file, line: 1, column: 1, ...words }),
});

interface Unreadable extends Omit<FaultAt, 'path'> {
  readonly offset: number;
}

function yamlFault({ code, message, pos: [offset] }: YAMLError): Unreadable {
  if (code === 'MULTIPLE_DOCS')
    return { offset, found: 'a second document begins', allowed: 'a file holds one card', mend: 'Take out the ---' };
  if (message.includes('call stack')) return { offset, ...TOO_DEEP };
  const found = message.replace(/ at line \d+, column \d+:.*$/s, '');
  return { offset, found, allowed: 'this is not YAML', mend: 'Mend the line' };
}

/** The library reports nesting that is too deep for it as an unreadable line. */
const TOO_DEEP = { found: 'lists within lists do not end', allowed: 'no card is so deep', mend: 'Take them out' };

/** The library may report one mistake at every level of nesting, each time at the same place. */
function eachOnce(faults: readonly Unreadable[]): readonly Unreadable[] {
  const deep = faults.find(({ found }) => found === TOO_DEEP.found);
  return deep ? [deep] : [...new Map(faults.map((fault) => [`${fault.offset} ${fault.found}`, fault])).values()];
}

/** Twice the entries of our longest card. */
const MOST = 10_000;

/** The place where a text has more line ends and commas than any card: parsing it all would take seconds. */
function endlessAt(text: string): number | undefined {
  let ends = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== '\n' && text[at] !== ',') continue;
    ends += 1;
    if (ends > MOST) return at;
  }
  return undefined;
}

const placedAt = (text: string, offset: number, file: string): CardFault => {
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, ...ENDLESS };
};

/** YAML that no card may contain. Everything is found in one walk, which stops in an endless card. */
function cannotBe(document: Document.Parsed): Unreadable[] {
  const found: Unreadable[] = [];
  let entries = 0;
  visit(document, {
    Node: (_, { range }) => {
      entries += 1;
      if (entries <= MOST) return undefined;
      found.push({ offset: range?.[0] ?? 0, ...ENDLESS });
      return visit.BREAK;
    },
  });
  if (found.length > 0) return found;
  visit(document, {
    Alias: (_, { source, range }) => void found.push({ offset: range?.[0] ?? 0, found: `\`*${source}\``, ...NO_ALIAS }),
    Map: (_, { items }) => void found.push(...repeated(items), ...noWords(items)),
    Scalar: (_, { value, range }) =>
      void found.push(...amissIn(value).map((words) => ({ offset: range?.[0] ?? 0, ...words }))),
  });
  return found;
}

/** Faults of a single text or number, in any card. */
function amissIn(value: unknown): Omit<Unreadable, 'offset'>[] {
  if (typeof value !== 'string') return isTooLarge(value) ? [{ found: `the number ${value}`, ...NOT_SO_LARGE }] : [];
  const sign = unseenIn(value);
  return [
    ...(sign ? [{ found: `an unseen sign, ${codeOf(sign)}`, ...SEEN_ONLY }] : []),
    ...(value.length > LONGEST ? [TOO_LONG] : []),
  ];
}

const ENDLESS = {
  found: 'the entries do not end',
  allowed: `a card has at most ${MOST} entries`,
  mend: 'Take out what is no card',
};

/**
 * In YAML a value that begins with * refers to another part of the file. No card needs that, and it often stands for a
 * star.
 */
const NO_ALIAS = {
  allowed: 'YAML takes a value that begins with * for a part of the file named elsewhere',
  mend: 'Put it in quotes',
};

/** Fifty times the greatest height; a loop up to a larger number would never end. */
const LARGEST = 1_000_000;
/** NaN and infinity are reported at their own place. */
const isTooLarge = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) > LARGEST;
const NOT_SO_LARGE = { allowed: `no card has a number beyond ${LARGEST}`, mend: 'Change it' };

/** Six times our longest briefing; a table of very long texts takes seconds to lay out. */
const LONGEST = 4000;
const TOO_LONG = {
  found: 'the words do not end',
  allowed: `no text of a card is beyond ${LONGEST} signs`,
  mend: 'Cut it',
};

const SEEN_ONLY = { allowed: 'a card has only signs that can be seen', mend: 'Take it out' };
const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Duplicate keys of a map. The library compares each key with every other, and needs hours for a large map. */
function repeated(items: readonly { readonly key: unknown }[]): Unreadable[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const isNew = !seen.has(key.value);
    seen.add(key.value);
    return isNew ? [] : [{ offset: key.range?.[0] ?? 0, ...REPEATED }];
  });
}

/** Keys that are lists or groups themselves: the library would turn each into a string, with a warning. */
const noWords = (items: readonly { readonly key: unknown }[]): Unreadable[] =>
  items.flatMap(({ key }) => (isCollection(key) ? [{ offset: key.range?.[0] ?? 0, ...NO_WORD }] : []));

const NO_WORD = { found: 'a key is a list or a group', allowed: 'a key is one word', mend: 'Write a word' };

const REPEATED = { found: 'Map keys must be unique', allowed: 'this is not YAML', mend: 'Mend the line' };

function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const offset = keyOffset(document, path.slice(0, depth)) ?? nodeOffset(document, path.slice(0, depth));
    if (offset !== undefined) return offset;
  }
  return 0;
}

function keyOffset(document: Document, path: Path): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function nodeOffset(document: Document, path: Path): number | undefined {
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  return isNode(node) ? node.range?.[0] : undefined;
}

function faultsOf(issue: z.core.$ZodIssue, written: unknown, known: JsonSchema): FaultAt[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, issue.path, known));
  const name = nameOf(issue.path.at(-1));
  const value = valueAt(written, issue.path);
  if (issue.code === 'custom')
    return [{ path: issue.path, found: `${name} is not in order`, allowed: issue.message, mend: 'Mend it' }];
  const allowed = `${wordsFor(schemaAt(known, issue.path))} belongs here`;
  if (value === undefined) return [{ path: issue.path, found: `${name} is missing`, allowed, mend: 'Add it' }];
  const isQuoted = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  if (value === null && issue.path.length === 0)
    return [{ path: issue.path, found: 'the file is empty', allowed, mend: 'Write the card into it' }];
  const mend = isQuoted && issue.code === 'invalid_type' ? 'Write it without quotes' : 'Change it';
  return [{ path: issue.path, found: `${name} is ${toldAs(value)}`, allowed, mend }];
}

/** A value in a message: JSON has no word for NaN or infinity. */
function toldAs(value: unknown): string {
  if (Number.isNaN(value)) return 'no number';
  return typeof value === 'number' && !Number.isFinite(value) ? 'a number without end' : JSON.stringify(value);
}

/** A key as written; an item of a list by its index, from 1. */
function nameOf(step: PropertyKey | undefined): string {
  if (step === undefined) return 'the card';
  return typeof step === 'number' ? `item ${step + 1}` : `\`${String(step)}\``;
}

function unknownKey(key: string, path: Path, known: JsonSchema): FaultAt {
  const keys = Object.keys(schemaAt(known, path)?.properties ?? {});
  const meant = nearest(key, keys);
  return {
    path: [...path, key],
    found: `unknown key \`${key}\``,
    allowed: `the keys here are ${keys.join(', ')}`,
    mend: meant ? `Write \`${meant}\`` : 'Take it out',
  };
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );
}
