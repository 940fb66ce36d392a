import type { GameName } from '../cards/games.ts';
import { nearest } from '../cards/nearest.ts';
import type { FaultAt } from '../cards/reading/fault.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import { GAME_CARDS } from '../games/cards.ts';
import { GAME_NAMES } from '../games/game-names.ts';

/** A fight made up on the spot, laid among those on the cards. */
export interface Skirmish {
  readonly id: string;
  readonly system: GameName;
  readonly book: Rulebook;
  /** What is wrong with it: there may be no such machines. */
  readonly faults: readonly FaultAt[];
}

/** By which a fight of any machines is fought that names no system. */
const USUAL = GAME_NAMES.find((each) => GAME_CARDS[each].skirmish?.isUsual);

/**
 * Any machines against any others, as a player types it: `sopwith-camel, spad-xiii v fokker-dr1, albatros-d5a`, with
 * `by wings-of-war` behind it or not. Nothing, where it is no such thing.
 */
export function skirmishFrom(typed: string, book: Rulebook): Skirmish | undefined {
  const [, allied, german, by = USUAL] = /^(.+?) v (.+?)(?: by (\S+))?$/.exec(typed.trim().toLowerCase()) ?? [];
  const system = GAME_NAMES.find((each) => each === by);
  if (allied === undefined || german === undefined || system === undefined) return undefined;
  const known = Object.keys(GAME_CARDS[system].machines(book));
  return laidOut(system, { ours: typesIn(allied, known), theirs: typesIn(german, known) }, book);
}

interface Forces {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

function laidOut<S extends GameName>(system: S, { ours, theirs }: Forces, book: Rulebook): Skirmish | undefined {
  const { skirmish, scenarios, faults } = GAME_CARDS[system];
  if (!skirmish) return undefined;
  const id = skirmishName(skirmish.begins, ours, theirs);
  const setUp = skirmish.layOut(ours, theirs, book);
  return { id, system, book: scenarios.with(id, setUp, book), faults: faults(setUp, book) };
}

/** The types as they are called on the cards; the nearest, where one is mistyped. */
const typesIn = (words: string, known: readonly string[]): string[] =>
  words.split(/[,+]/).map((word) => {
    const id = word.trim().replaceAll(' ', '-');
    return known.find((each) => each === id) ?? known.find((each) => each.includes(id)) ?? nearest(id, known) ?? id;
  });

/** A log-book's name is no longer. */
const LONGEST = 40;
/** Signs that tell apart what begins alike, and the figures and letters that they are. */
const SIGNS = 6;
const LETTERS = 36;
const LIMIT = LETTERS ** SIGNS;

/** A name for the log-book of a fight of these machines: another one for any others. */
function skirmishName(begins: string, ours: readonly string[], theirs: readonly string[]): string {
  const whole = [begins, ...ours, 'v', ...theirs].join('-');
  if (whole.length <= LONGEST) return whole;
  return `${whole.slice(0, LONGEST - SIGNS - 1).replace(/-+$/, '')}-${signsOf(whole)}`;
}

/** A sum over all letters, each by its place. */
function signsOf(text: string): string {
  const sum = [...text].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % LIMIT, 0);
  return sum.toString(LETTERS).padStart(SIGNS, '0');
}
