/** A question as it was when put, with its lazy parts evaluated: its subject changes later. */
export function asItStood<Asked>(asked: Asked): Asked {
  if (typeof asked !== 'object' || asked === null) return asked;
  const kept: object = Array.isArray(asked) ? [] : {};
  for (const name of namesOf(asked)) Reflect.set(kept, name, asItStood<unknown>(Reflect.get(asked, name)));
  return kept as Asked;
}

/** The known fields, and the lazy ones of its class. */
function namesOf(asked: object): string[] {
  if (Array.isArray(asked)) return Object.keys(asked);
  const kind = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(asked));
  const follows = Object.entries(kind).flatMap(([name, { get }]) => (get && name !== '__proto__' ? [name] : []));
  return [...Object.getOwnPropertyNames(asked), ...follows];
}
