import { unseenIn } from '../cards/bare.ts';
import { listed } from '../words/numbers.ts';

/** The alphabets of which letters look like each other's. */
const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'] as const;

/** Letters of other alphabets by the Latin ones that they look like. */
const LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'Ьв',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє',
    g: 'ց',
    h: 'һн',
    i: 'іιӏ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'ո',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛզ',
    s: 'ѕ',
    t: 'тτ',
    u: 'սυ',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγ',
    z: 'ζ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other.toLowerCase(), latin] as const)),
);

/** A name as it looks: what two names have alike that people take for each other. */
export const looksOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    .map((sign) => LIKE.get(sign) ?? sign)
    .join('');

/** Why a name may be taken for another; nothing where it is plain. */
export function oddityOf(name: string): string | undefined {
  if (unseenIn(name) !== undefined) return 'has signs that nobody sees, ? stands for each';
  const alphabets = ALPHABETS.filter((each) => new RegExp(`\\p{Script=${each}}`, 'u').test(name));
  if (alphabets.length > 1) return `mixes letters of the ${listed(alphabets)} alphabets, which look like each other`;
  if (name.normalize('NFC') !== name.normalize('NFKC'))
    return `is written in signs that look like others: in plain ones it is ${name.normalize('NFKC')}`;
  if (alphabets[0] !== 'Latin' && /[a-z]/.test(looksOf(name)) && !/[^a-z0-9]/.test(looksOf(name)))
    return `is written in ${alphabets[0]} letters that look like Latin ones`;
  return undefined;
}
