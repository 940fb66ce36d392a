type Random = (below: number) => number;

/** A small file is no larger than this, in bytes. */
export const SMALL = 65_536;

type Step = string | number;
type Place = readonly Step[];

/** The same with one place of it so full of one thing that all of it comes to no more than a small file. */
export function heaped(value: unknown, random: Random): unknown {
  const places = placesIn(value);
  const place = places[random(places.length)] ?? [];
  const there = partAt(value, place);
  const room = SMALL - JSON.stringify(value).length - 100;
  const ways = waysOf(there);
  return withPart(value, place, ways[random(ways.length)]?.(there, room, random));
}

function waysOf(there: unknown): readonly Way[] {
  if (Array.isArray(there)) return LISTS;
  return typeof there === 'string' ? TEXTS : MAPS;
}

/** All its lists, maps and texts, the lists and maps as often as all its texts. */
function placesIn(value: unknown): readonly Place[] {
  const all = partsOf(value, []);
  const texts = all.filter((place) => typeof partAt(value, place) === 'string');
  const holders = all.filter((place) => typeof partAt(value, place) === 'object');
  const times = Math.max(1, Math.floor(texts.length / Math.max(1, holders.length)));
  return [...texts, ...Array.from({ length: times }, () => holders).flat()];
}

function partsOf(value: unknown, place: Place): Place[] {
  if (typeof value === 'string') return [place];
  if (typeof value !== 'object' || value === null) return [];
  const steps: readonly Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [place, ...steps.flatMap((step) => partsOf(partAt(value, [step]), [...place, step]))];
}

const partAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, step) => (Object(part) === part ? Reflect.get(Object(part), step) : undefined), value);

function withPart(value: unknown, [step, ...rest]: Place, to: unknown): unknown {
  if (step === undefined) return to;
  const part = withPart(partAt(value, [step]), rest, to);
  return Array.isArray(value) ? value.map((each, i) => (i === step ? part : each)) : { ...Object(value), [step]: part };
}

type Way = (there: unknown, room: number, random: Random) => unknown;

/** So often as there is room for it. */
const often = (text: string, room: number): string => text.repeat(Math.max(0, Math.floor(room / text.length)));

const TEXTS: readonly Way[] = [
  (_, room) => often('x', room),
  (_, room) => often('x ', room),
  (there, room) => often(`${there}, `, room),
  (_, room) => often('a-', room),
  (_, room, random) => often(['\u0301', '(', '{{', '%', '\\u', '*', '\n'][random(7)] ?? '', room / 6),
];

const LISTS: readonly Way[] = [
  (there, room) => filled(there, room, (item) => item),
  (there, room, random) => filled(there, room, toldApart(random)),
  (there, room, random) => filled(there, room, toldApart(random)),
  (_, room) => Array.from({ length: room / 2 }, () => 0),
  (_, room) => deep(Math.min(room / 2, 4000)),
];

const MAPS: readonly Way[] = [
  (there, room) => named(there, room, (i) => `k${i}`),
  (there, room) => named(there, room, (i) => `${Object.keys(Object(there))[0] ?? 'k'}${i}`),
  (_, room) => deep(Math.min(room / 2, 4000)),
];

const deep = (levels: number): unknown => {
  let made: unknown = [];
  for (let i = 1; i < levels; i++) made = [made];
  return made;
};

function filled(there: unknown, room: number, made: (item: unknown, i: number) => unknown): unknown[] {
  const items = Array.isArray(there) && there.length > 0 ? there : [0];
  const list: unknown[] = [];
  for (let left = room; left > 0; ) {
    const item = made(items[list.length % items.length], list.length);
    left -= JSON.stringify(item).length + 1;
    if (left > 0) list.push(item);
  }
  return list;
}

/** A map of its own parts under ever other names. */
function named(there: unknown, room: number, nameOf: (i: number) => string): object {
  const parts = Object.values(Object(there));
  const entries = filled(parts.length > 0 ? parts : [1], room / 2, (part) => part);
  return { ...Object(there), ...Object.fromEntries(entries.map((part, i) => [nameOf(i), part])) };
}

/** No two alike: by one of its entries, or by itself. */
function toldApart(random: Random): (item: unknown, i: number) => unknown {
  const chosen = random(1000);
  return (item, i) => {
    if (Object(item) !== item) return another(item, i);
    const keys = Object.keys(Object(item));
    const key = keys[chosen % keys.length] ?? 'x';
    return { ...Object(item), [key]: another(Reflect.get(Object(item), key), i) };
  };
}

function another(value: unknown, i: number): unknown {
  if (typeof value === 'number') return i + 1;
  if (typeof value === 'string') return /\d+$/.test(value) ? value.replace(/\d+$/, `${i + 1}`) : `${value}${i + 1}`;
  return value;
}
