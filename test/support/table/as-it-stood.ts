/** A question as it stood when it was put, with all that follows from what is known then: what it is about goes on. */
export function asItStood<Asked>(asked: Asked): Asked {
  if (typeof asked !== 'object' || asked === null) return asked;
  const kept: object = Array.isArray(asked) ? [] : {};
  const names = Object.getOwnPropertyNames(asked).filter((name) => !Array.isArray(asked) || name !== 'length');
  for (const name of names) Reflect.set(kept, name, asItStood<unknown>(Reflect.get(asked, name)));
  return kept as Asked;
}
