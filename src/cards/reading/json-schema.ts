import { z } from 'zod';
import { byName } from '../by-name.ts';

/** The part of JSON Schema that our cards use. */
export interface JsonSchema {
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | false;
  readonly propertyNames?: JsonSchema;
  /** Our own two keywords, see marks.ts. */
  readonly defines?: string;
  readonly refers?: string;
}

/**
 * The schema of a card file, for messages about what is allowed where. For editors, parts that occur more than once are
 * written once: the files are a third as long.
 */
export function jsonSchemaOf(schema: z.ZodType, reused: 'inline' | 'ref' = 'inline'): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused }) as JsonSchema;
}

/** The schema of the part of a card at a path. */
export function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const next = stepInto(schema, step);
  return next && schemaAt(next, rest);
}

/** The schema of one key or one item; among alternatives, of the first that has such a part. */
export function stepInto(schema: JsonSchema, step: PropertyKey): JsonSchema | undefined {
  const branches = schema.anyOf ?? [schema];
  return branches.map((branch) => partOf(branch, step)).find((part) => part !== undefined);
}

function partOf(schema: JsonSchema, step: PropertyKey): JsonSchema | undefined {
  if (typeof step === 'number') return schema.prefixItems?.[step] ?? schema.items;
  return schema.properties?.[String(step)] ?? (schema.additionalProperties || undefined);
}

/** What is allowed here, in words. */
export function wordsFor(schema: JsonSchema | undefined): string {
  if (!schema) return 'something else';
  if (schema.description && schema.type !== 'integer') return schema.description;
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.anyOf) return schema.anyOf.map(wordsFor).join(' or ');
  return BY_TYPE.get(schema.type ?? '')?.(schema) ?? 'a value';
}

const BY_TYPE: ReadonlyMap<string, (schema: JsonSchema) => string> = byName({
  string: ({ minLength }) => (minLength ? 'text that is not empty' : 'text'),
  integer: (schema) => `a whole number${limits(schema)}`,
  number: () => 'a number',
  array: (schema) => `a list${length(schema)}`,
  object: () => 'a group of keys',
  boolean: () => 'true or false',
});

function length({ minItems = 0, maxItems = Number.POSITIVE_INFINITY }: JsonSchema): string {
  if (minItems === maxItems) return ` of ${minItems}`;
  if (maxItems < Number.POSITIVE_INFINITY) return ` of ${minItems} to ${maxItems}`;
  return minItems > 0 ? ` of at least ${minItems}` : '';
}

function limits({ minimum, maximum }: JsonSchema): string {
  const low = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? ` from ${minimum}` : '';
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum}` : '';
  return low || high ? `${low || ' up'}${high || ' up'}` : '';
}
