import { byName } from '../cards/by-name.ts';

/** What a page writes short, as it is said. A speech synthesiser would spell it, or leave it out. */
const SAID: ReadonlyMap<string, string> = byName({
  Capt: 'Captain',
  Lt: 'Lieutenant',
  '2Lt': 'Second Lieutenant',
  Sgt: 'Sergeant',
  VP: 'Victory Points',
  MU: 'movement units',
  ft: 'feet',
  mm: 'millimetres',
  lb: 'pounds',
  'km/h': 'kilometres an hour',
  JAM: 'jammed',
  DFD: 'Dog-Fight Duration',
  cm: 'centimetres',
});

const SHORT = new RegExp(`(?<![\\w./-])(?:${[...SAID.keys()].join('|')})(?![\\w/-])`, 'g');

/** The letters of Bravery, as in the Mission Log. */
const BRAVERY: ReadonlyMap<string, string> = byName({
  S: 'Shaken',
  NV: 'Nervous',
  N: 'Normal',
  B: 'Brave',
  DD: 'Daredevil',
});

/** Pilot Skill, Firing and Bravery, as on a counter or in the Mission Log: `5/C/N`, `4/C`, `-/E/N`. */
const RATINGS = /(^|,? |\W)(\d|-)\/([A-F])(?:\/(-|[A-Z]{1,2}))?(?![\w/])/g;

function ratingsSaid(_: string, before: string, ...[skill, firing, bravery = '-']: readonly string[]): string {
  const said = [
    ...(skill === '-' ? [] : [`Skill ${skill}`]),
    `Firing ${firing}`,
    ...(bravery === '-' ? [] : [`Bravery ${BRAVERY.get(bravery) ?? bravery}`]),
  ].join(', ');
  return `${before.endsWith(' ') ? ', ' : before}${said}`;
}

/** `Bravery 8 to 6 (NV to N)`: a man's Bravery before and after. */
const BRAVERY_CHANGED = /(?<=Bravery [^()]*\()(S|NV|N|B|DD)(?: to (S|NV|N|B|DD))?(?=\))/g;

const braverySaid = (_: string, from: string, to: string | undefined): string =>
  [from, to].flatMap((letter) => (letter === undefined ? [] : [BRAVERY.get(letter) ?? letter])).join(' to ');

/** The hexes of the map, and a hex of its row G, which may also be a German: only its neighbours in a list tell. */
const HEX = '(?:[A-FH-Z]\\d\\d|G0\\d)';
const EITHER = '(?:[A-Z]\\d\\d)';
/** Words of a course are typed as they stand. */
const TYPED = '(?<!\\b(?:course|patrol|map)(?: [A-Z]\\d\\d)* )';
const HEXES = new RegExp(
  `${TYPED}(?!${EITHER}:)(?<!\\bhex(?:es)? |[\\w./-])(?=(?:${EITHER}(?:, | and ))*${HEX}\\b)${EITHER}(?:(?:, | and )${EITHER}\\b)*`,
  'g',
);
const HEX_OF_G = /(?<=\b(?:[Oo]ver|[Oo]n to|by|out to|[Ii]n) )G[1-9]\d\b(?! \()/g;

const hexesSaid = (named: string): string => `${named.length > 3 ? 'hexes' : 'hex'} ${named}`;

/** What could reach her after an answer: `(!)`, `(!!2)`, `(-/!2)`, which is likely none and at the worst two guns. */
const THREAT = /\((-|!!?\d*)(?:\/(-|!!?\d*))?\)/g;

const threatSaid = (_: string, likely: string, worst: string | undefined): string =>
  worst === undefined ? ` (${gunsIn(likely)})` : ` (likely ${gunsIn(likely)}, at worst ${gunsIn(worst)})`;

function gunsIn(sign: string): string {
  if (sign === '-') return 'no gun';
  const many = /\d+/.exec(sign)?.[0] ?? '1';
  return `${many} ${many === '1' ? 'gun' : 'guns'} ${sign.startsWith('!!') ? 'close' : 'at long range'}`;
}

/** `2026-11-29`. */
const DATE = /\b(\d{4})-(0[1-9]|1[0-2])-0?(\d{1,2})\b/g;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const dateSaid = (_: string, year: string, month: string, day: string): string =>
  `${day} ${MONTHS[Number(month) - 1]} ${year}`;

/** Signs that are read wrongly or not at all, in the order in which they are put into words. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^([+-]\d+) {2,}/, '$1: '],
  [/ {2,}(?=(?:Pilot Skill|Firing|Bravery) )/g, ': '],
  [/ ?± ?/g, ' plus or minus '],
  [/(?<=\w)\.\.(?=\d)/g, ' to '],
  [/°/g, ' degrees'],
  [/(?<![\w-])(\d[\d,.]*)[-–](\d)/g, '$1 to $2'],
  [/(?<![\w)./-])[-−](?=\d)/g, 'minus '],
  [/(?<![\w)])\+(?=\d)/g, 'plus '],
  [/(?<=trend )\+/g, 'plus'],
  [/(?<=trend )-/g, 'minus'],
  [/(?<=\b(?:AM|PM) \d+)\+/g, ' plus'],
  [/(?<=\d)\+(?=[,;.:) ]|$)/g, ' or more'],
  [/(?<=\d)[-−](?=[,;.)]|$)/g, ' minus'],
  [/ ?%/g, ' percent'],
  [/ = (?=\d|minus )/g, ' makes '],
  [/(?<=\d)\/(?=\d)/g, ' of '],
  [/(?<=\d)\|(?=\d)/g, ' and then '],
  [/ [←→]/g, ''],
  [/ [↗↖]/g, ', climbing'],
  [/ [↘↙]/g, ', diving'],
  [/[’‘]/g, "'"],
  [/…/g, '.'],
  [/`/g, '"'],
  [/\*/g, 'a star'],
  [/\balea:1:/g, ''],
  [/ ?Fingerprint of the cards: \w+\./g, ''],
  [/^! ?/, 'Warning: '],
  [/(?<= )!(?= )/g, 'warning'],
];

/**
 * A page as it is said: a line for each paragraph or answer, without blank lines, indents and columns, and with its
 * codes, short forms and signs in words.
 */
export const saidByEar = (text: string): string =>
  text
    .split('\n')
    .map((line) => sentenceOf(line.trim()))
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('');

function sentenceOf(line: string): string {
  const rated = line
    .replace(DATE, dateSaid)
    .replace(THREAT, threatSaid)
    .replace(RATINGS, ratingsSaid)
    .replace(BRAVERY_CHANGED, braverySaid)
    .replace(HEXES, hexesSaid)
    .replace(HEX_OF_G, hexesSaid)
    .replace(SHORT, (word) => SAID.get(word) ?? word);
  const said = SIGNS.reduce((told, [sign, words]) => told.replace(sign, words), rated).replace(/\s{2,}/g, ' ');
  return /[\w)'"]$/.test(said) && !said.startsWith('>') ? `${said}.` : said;
}
