/** The keys of a record with exactly the keys of its type, like a table of words by name. */
export const keysOf = Object.keys as <Key extends string>(table: { readonly [Each in Key]?: unknown }) => Key[];
