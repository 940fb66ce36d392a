/** The keys of a record that has no others than its type says, as a table of words by name. */
export const keysOf = Object.keys as <Key extends string>(table: { readonly [Each in Key]?: unknown }) => Key[];
