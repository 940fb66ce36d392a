/** A question as it stood when it was put, with all that follows from what is known then: what it is about goes on. */
export function asItStood<Asked>(asked: Asked): Asked {
  if (typeof asked !== 'object' || asked === null) return asked;
  const kept: object = Array.isArray(asked) ? [] : {};
  for (const name of namesOf(asked)) Reflect.set(kept, name, asItStood<unknown>(Reflect.get(asked, name)));
  return kept as Asked;
}

/** What is known by name, and what follows from that, which lies with its kind. */
function namesOf(asked: object): string[] {
  if (Array.isArray(asked)) return Object.keys(asked);
  const kind = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(asked));
  const follows = Object.entries(kind).flatMap(([name, { get }]) => (get && name !== '__proto__' ? [name] : []));
  return [...Object.getOwnPropertyNames(asked), ...follows];
}
