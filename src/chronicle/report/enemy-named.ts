import { counterNamed, counterOf } from '../../cards/counters.ts';
import { aircraftNamed, counterText, type Rulebook } from '../../cards/rulebook.ts';
import { germanTold } from '../../kit/screen/german-told.ts';
import type { Fate } from '../../table/events/fight-events.ts';
import { oneOf } from '../../words/numbers.ts';
import type { FightFacts } from './facts/fight-facts.ts';
import type { MeetingFacts } from './facts/mission-facts.ts';

/** The Germans of a fight: those whom its first sentence names, and those of them told of so far. */
export interface Enemies {
  readonly numbers: readonly number[];
  /** More of them joined in later. */
  readonly isMore: boolean;
  readonly told: readonly string[];
}

export const enemiesOf = (
  { germans, came: { joined } }: MeetingFacts & { readonly came: FightFacts },
  told: readonly string[],
): Enemies => ({ numbers: germans, isMore: joined.length > 0, told });

/** After such a fate it matters what he flew; of a counter that is one man, also after the second. */
const WEIGHTY: readonly Fate[] = ['forced-down', 'shot-down'];
const OF_A_MAN: readonly Fate[] = [...WEIGHTY, 'damaged-abort'];

/** (50) He and his machine, where the counter is one man and this matters. */
function himself(machine: string, fate: Fate, book: Rulebook): string | undefined {
  const counter = counterNamed(machine, book);
  return counter.personal !== undefined && OF_A_MAN.includes(fate) ? germanTold(counter, book) : undefined;
}

/**
 * A German, as the sentences after the first name him: the only one, `one of them` where all are alike, `another` where
 * one of his type has been told of.
 */
export function enemyText(machine: string, fate: Fate, enemies: Enemies, book: Rulebook): string {
  const type = typeOf(machine, book);
  const { told } = enemies;
  const man = himself(machine, fate, book);
  if (man !== undefined) return man;
  if (isOnly(enemies)) return `the ${type}`;
  const isAnother = !told.includes(machine) && told.some((each) => typeOf(each, book) === type);
  if (!WEIGHTY.includes(fate) && areOneKind(enemies, book)) return isAnother ? anotherOf(enemies) : 'one of them';
  return isAnother ? `another ${type}` : oneOf(type);
}

/** Of two there is one other. */
const anotherOf = ({ numbers }: Enemies): string => (numbers.length === 2 ? 'the other' : 'another of them');

/** The same of whoever hit one of ours; with his Jasta, where it matters. */
export function hitterText(machine: string, fate: Fate, enemies: Enemies, book: Rulebook): string {
  const man = WEIGHTY.includes(fate) ? himself(machine, fate, book) : undefined;
  if (man !== undefined) return man;
  if (isOnly(enemies)) return `the ${typeOf(machine, book)}`;
  const isNamed = WEIGHTY.includes(fate) || !areOneKind(enemies, book);
  return isNamed ? oneOf(counterText(counterNamed(machine, book), book)) : 'one of them';
}

export const typeOf = (machine: string, book: Rulebook): string =>
  aircraftNamed(counterNamed(machine, book).aircraft, book);

const isOnly = ({ numbers, isMore }: Enemies): boolean => numbers.length === 1 && !isMore;

const areOneKind = ({ numbers, isMore }: Enemies, book: Rulebook): boolean =>
  !isMore && new Set(numbers.map((number) => counterText(counterOf(number, book), book))).size === 1;
