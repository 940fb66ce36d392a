import type { Question } from '../table/decisions.ts';

/** Whether two questions are the same in all that can be seen of them, parts that are worked out when looked at too. */
export const isSameQuestion = (one: Question, other: Question): boolean => isSame(one, other);

function isSame(one: unknown, other: unknown): boolean {
  if (!isThing(one) || !isThing(other))
    return one === other || (typeof one === 'function' && typeof other === 'function');
  if (one === other) return true;
  const names = namesOf(one);
  return names.join() === namesOf(other).join() && names.every((name) => isSame(one[name], other[name]));
}

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Its own members, and those that its class works out. */
function namesOf(thing: object): readonly string[] {
  const above: unknown = Object.getPrototypeOf(thing);
  const isPlain = above === Object.prototype || above === Array.prototype || above === null;
  const workedOut = isPlain || !isThing(above) ? [] : Object.entries(Object.getOwnPropertyDescriptors(above));
  return [...Object.keys(thing), ...workedOut.flatMap(([name, { get }]) => (get ? [name] : []))].sort();
}
