import { z } from 'zod';
import { nearest } from './nearest.ts';
import type { CardFault, FaultAt, Path } from './reading/fault.ts';
import { type JsonSchema, stepInto } from './reading/json-schema.ts';

/** A name by which a card refers to a thing of another card, or defines one of its own. */
export interface CardMark {
  readonly act: 'defines' | 'refers';
  readonly thing: string;
  readonly id: string;
  readonly path: Path;
}

const id = z.union([z.string().regex(/^[a-z0-9][a-z0-9-]*$/i), z.int()]);

/** In a schema: this id defines the thing for other cards. */
export const defines = (thing: string) => id.meta({ description: `the id of this ${thing}`, defines: thing });

/** In a schema: this id refers to a thing that some card must define. */
export const refersTo = (thing: string) => id.meta({ description: `the id of a ${thing}`, refers: thing });

/** Every id that a card defines or refers to, even if the card has other faults. */
export function marksIn(value: unknown, schema: JsonSchema | undefined, path: Path = []): CardMark[] {
  if (!schema) return [];
  if (typeof value !== 'object' || value === null) return markOf(value, schema, path);
  return Object.entries(value).flatMap(([key, part]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return [...keyMark(key, schema, path), ...marksIn(part, stepInto(schema, step), [...path, step])];
  });
}

function markOf(value: unknown, schema: JsonSchema, path: Path): CardMark[] {
  const branches = [schema, ...(schema.anyOf ?? [])];
  if (branches.some((branch) => branch.const === value && value !== undefined)) return [];
  const marked = branches.find((branch) => branch.defines ?? branch.refers);
  if (!marked || (typeof value !== 'string' && typeof value !== 'number')) return [];
  const act = marked.defines ? 'defines' : 'refers';
  return [{ act, thing: marked.defines ?? marked.refers ?? '', id: String(value), path }];
}

function keyMark(key: string, schema: JsonSchema, path: Path): CardMark[] {
  return schema.propertyNames ? markOf(key, schema.propertyNames, [...path, key]) : [];
}

/** Every kind of thing that a card of this schema may define. */
export const definedIn = (schema: JsonSchema): string[] =>
  [...JSON.stringify(schema).matchAll(/"defines":"([^"]+)"/g)].map(([, thing = '']) => thing);

/**
 * The references to things that no card defines. Left out are those whose card could not be read, because it may define
 * them.
 */
export function danglingReferences<Placed = CardFault>(
  files: readonly { marks: readonly CardMark[]; place(fault: FaultAt): Placed }[],
  undescribed: readonly string[] = [],
): Placed[] {
  const known = new Map<string, string[]>();
  for (const { act, thing, id } of files.flatMap(({ marks }) => marks))
    if (act === 'defines') known.set(thing, [...(known.get(thing) ?? []), id]);
  return files.flatMap(({ marks, place }) =>
    marks
      .filter(
        ({ act, thing, id }) => act === 'refers' && !undescribed.includes(thing) && !known.get(thing)?.includes(id),
      )
      .map(({ thing, id, path }) => place(unknownThing(thing, id, path, known.get(thing) ?? []))),
  );
}

function unknownThing(thing: string, id: string, path: Path, known: readonly string[]): FaultAt {
  const meant = nearest(id, known);
  const allowed =
    known.length > 12 ? `the cards know ${known.length} of them` : `the cards know ${known.join(', ') || 'none'}`;
  return { path, found: `there is no ${thing} called ${id}`, allowed, mend: meant ? `Write ${meant}` : 'Check the id' };
}
