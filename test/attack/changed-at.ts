import { CARD_IDS } from './card-ids.ts';
import { HOSTILE_VALUES, INHERITED, NUMBERS_AT_BOUNDS } from './hostile.ts';

type Random = (below: number) => number;
export type Path = readonly string[];

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A place somewhere in it, deeper with a chance at each step. */
export function somewhere(value: unknown, random: Random, path: Path = []): Path {
  const parts = partsOf(value);
  if (parts.length === 0 || (path.length > 0 && random(8) === 0)) return path;
  const [step, part] = parts[random(parts.length)] as (typeof parts)[number];
  return somewhere(part, random, [...path, step]);
}

export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => partsOf(part).find(([name]) => name === step)?.[1], value);

/** The same with one place put anew; taken away, where nothing is put there. */
export function put(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const part = put(at(value, [step]), rest, to);
  if (Array.isArray(value)) return value.flatMap((each, i) => (String(i) === step ? listed(part) : [each]));
  const others = partsOf(value).filter(([name]) => name !== step);
  return Object.fromEntries(part === undefined ? others : [...others, [step, part]]);
}

const listed = (part: unknown): unknown[] => (part === undefined ? [] : [part]);

/** What somebody might put in the place of something: as often what could stand there as what could not. */
export function hostileFor(value: unknown, whole: unknown, random: Random): unknown {
  if (random(2) === 0) return likely(value, whole, random);
  const ways: readonly (() => unknown)[] = [
    () => HOSTILE_VALUES[random(HOSTILE_VALUES.length)],
    () => at(whole, somewhere(whole, random)),
    () => undefined,
    () => [value],
    () => ({ ...Object(value), more: value }),
    () => `${value}${HOSTILE_TEXTS[random(HOSTILE_TEXTS.length)]}`,
    () => lookedUp(value, random),
    () => lookedUp(value, random),
  ];
  return ways[random(ways.length)]?.();
}

const HOSTILE_TEXTS = HOSTILE_VALUES.filter((each) => typeof each === 'string');
const FIGURES = [0, 1, 2, 3, 5, 9, 21, 22, 60, 999];
/** So many times its length a list is put, but never so many things that to write them down would be the attack. */
const LONGER = 1000;
const MOST = 20_000;

/** What the program would look up, or count, and not find: of the kind of what stands there. */
function lookedUp(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return NUMBERS_AT_BOUNDS[random(NUMBERS_AT_BOUNDS.length)];
  if (Array.isArray(value))
    return Array.from({ length: Math.min(MOST, LONGER * value.length) }, (_, i) => value[i % value.length]);
  const ways: readonly (() => unknown)[] = [
    () => INHERITED[random(INHERITED.length)],
    () => CARD_IDS[random(CARD_IDS.length)],
    () => signChanged(CARD_IDS[random(CARD_IDS.length)] ?? '', random),
    () => signChanged(typeof value === 'string' ? value : 'x', random),
  ];
  return ways[random(ways.length)]?.();
}

/** A word with one sign of it changed, lost, doubled or put in. */
export function signChanged(word: string, random: Random): string {
  const at = random(word.length + 1);
  const [before, sign, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const put = ['', sign + sign, sign.toUpperCase(), `${random(10)}`, '-', ' ', '\u0301'][random(7)] ?? '';
  return `${before}${put}${after}`;
}

/** Another of its kind. */
export function likely(value: unknown, whole: unknown, random: Random): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return FIGURES[random(FIGURES.length)] ?? value;
  if (Array.isArray(value)) return [value.slice(1), [...value, ...value], value.toReversed(), []][random(4)];
  return anotherLike(value, whole, random);
}

/** Something of the same kind from elsewhere, if it is soon found. */
function anotherLike(value: unknown, whole: unknown, random: Random): unknown {
  for (let tries = 0; tries < 40; tries++) {
    const other = at(whole, somewhere(whole, random));
    if (typeof other === typeof value && Array.isArray(other) === Array.isArray(value)) return other;
  }
  return HOSTILE_VALUES[random(HOSTILE_VALUES.length)];
}
