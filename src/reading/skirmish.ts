import type { GameName } from '../cards/games.ts';
import { nearest } from '../cards/nearest.ts';
import type { FaultAt } from '../cards/reading/fault.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { GAME_CARDS } from '../games/cards.ts';
import { GAME_NAMES } from '../games/game-names.ts';

/** A fight of any machines, added to those on the cards. */
export interface AnySkirmish {
  readonly id: string;
  readonly system: GameName;
  readonly book: Rulebook;
  readonly forces: Forces;
  /** Its faults, for example unknown machines. */
  readonly faults: readonly FaultAt[];
}

/** The game of such a fight when none is named. */
const USUAL = GAME_NAMES.find((each) => GAME_CARDS[each].skirmish?.isUsual);

/**
 * Any machines against any others, as typed: `sopwith-camel, spad-xiii v 2 albatros-d5a`, optionally with `by
 * wings-of-war`. Nothing, where the text is something else.
 */
export function skirmishFrom(typed: string, book: Rulebook): AnySkirmish | undefined {
  const [, allied, german, by = USUAL] = /^(.+?) v (.+?)(?: by (\S+))?$/.exec(typed.trim().toLowerCase()) ?? [];
  const system = GAME_NAMES.find((each) => each === by);
  if (allied === undefined || german === undefined || system === undefined) return undefined;
  const known = Object.keys(GAME_CARDS[system].machines(book));
  return laidOut(system, { ours: typesIn(allied, known), theirs: typesIn(german, known) }, book);
}

/** The machines of each side, by their names on the cards. */
export interface Forces {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

function laidOut<S extends GameName>(system: S, { ours, theirs }: Forces, book: Rulebook): AnySkirmish | undefined {
  const { skirmish, scenarios, faults } = GAME_CARDS[system];
  if (!skirmish) return undefined;
  const id = skirmishName(skirmish.begins, ours, theirs);
  const setUp = skirmish.layOut(ours, theirs, book);
  const forces = { ours, theirs };
  const found = [...faults(setUp, book), ...(skirmish.faults?.(setUp, book) ?? [])];
  return { id, system, forces, book: scenarios.with(id, setUp, book), faults: found };
}

/** The machines as they are typed to `skirmishFrom`: `2 spad-vii, re8 v albatros-d3 by wings-of-war`. */
export const typedForces = ({ ours, theirs }: Forces, system: GameName): string =>
  `${withCounts(ours)} v ${withCounts(theirs)} by ${system}`;

const withCounts = (types: readonly string[]): string =>
  [...new Set(types)]
    .map((type) => {
      const many = types.filter((each) => each === type).length;
      return many === 1 ? type : `${many} ${type}`;
    })
    .join(', ');

/** The types by their names on the cards, each as often as the count before it says; for a mistyped one the nearest. */
const typesIn = (words: string, known: readonly string[]): string[] =>
  words.split(/[,+]/).flatMap((word) => {
    const [, count = '1', name = ''] = /^(?:([1-9])\s+)?(.*)$/.exec(word.trim()) ?? [];
    return Array.from({ length: Number(count) }, () => typeNamed(name.replaceAll(' ', '-'), known));
  });

function typeNamed(typed: string, known: readonly string[]): string {
  const id = typed.replace(/\.(i{1,3}|iv|vi{0,3})(?=[a-z]?$)/, (_, roman: string) => `${ROMAN.indexOf(roman)}`);
  return known.find((each) => each === id) ?? known.find((each) => each.includes(id)) ?? nearest(id, known) ?? typed;
}

/** Cards have `albatros-d3` for an Albatros D.III. */
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** The longest name of a log-book. */
const LONGEST = 40;
/** The length of the hash that separates equal beginnings, and its characters. */
const SIGNS = 6;
const LETTERS = 36;
const LIMIT = LETTERS ** SIGNS;

/** A name for the log-book of a fight of these machines; other machines give another name. */
function skirmishName(begins: string, ours: readonly string[], theirs: readonly string[]): string {
  const whole = [begins, ...ours, 'v', ...theirs].join('-');
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, LONGEST - SIGNS - 1).replace(/-+$/, '')}-${signsOf(whole)}`;
}

/** A hash of all letters and their places. */
function signsOf(text: string): string {
  const sum = [...text].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % LIMIT, 0);
  return sum.toString(LETTERS).padStart(SIGNS, '0');
}
