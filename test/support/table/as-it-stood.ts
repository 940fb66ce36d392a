/** A question as it was when put, with its lazy parts evaluated: its subject changes later. */
export function asItStood<Asked>(asked: Asked): Asked {
  if (typeof asked !== 'object' || asked === null) return asked;
  const kept: object = Array.isArray(asked) ? [] : {};
  for (const name of namesOf(asked)) Reflect.set(kept, name, asItStood<unknown>(Reflect.get(asked, name)));
  return kept as Asked;
}

/** The known fields, and the lazy ones of its class and of those that it extends. */
function namesOf(asked: object): string[] {
  if (Array.isArray(asked)) return Object.keys(asked);
  return [...Object.getOwnPropertyNames(asked), ...lazyIn(Object.getPrototypeOf(asked))];
}

function lazyIn(kind: object | null): string[] {
  if (kind === null || kind === Object.prototype) return [];
  const described = Object.entries(Object.getOwnPropertyDescriptors(kind));
  return [...described.flatMap(([name, { get }]) => (get ? [name] : [])), ...lazyIn(Object.getPrototypeOf(kind))];
}
