import type { NamedMan } from '../../campaign/aircrew.ts';
import { LUCK_WORDS } from '../../english/luck-words.ts';
import { factsOf } from '../../rulebook/fights/systems.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { GameEvent } from '../../table/events.ts';
import { SIDES, type Side } from '../../table/sides.ts';
import { expectedOf, type LuckKind, type LuckyThrow, luckyThrow } from './lucky-throws.ts';
import { Onlooker } from './onlooker.ts';
import { percentileOf, sumOfSpreads } from './spread.ts';

/** All throws of one kind and one side against what they might have come to. */
export interface LuckLine {
  readonly kind: LuckKind;
  readonly side: Side;
  readonly throws: number;
  readonly came: number;
  readonly expected: number;
  /** How many of a hundred would have fared worse with as many throws at the same odds. */
  readonly percentile: number;
}

/** A throw that told, and where. */
export interface TellingThrow {
  readonly day: number;
  readonly mission: string | undefined;
  readonly lucky: LuckyThrow;
  readonly pilots: ReadonlyMap<string, NamedMan>;
}

export interface LuckLedger {
  readonly lines: readonly LuckLine[];
  /** The three throws that cost us most, and the three that saved us most, by the Victory Points card. */
  readonly costliest: readonly TellingThrow[];
  readonly kindest: readonly TellingThrow[];
  /** The fights by the rules of another game, whose cards and dice are not weighed. */
  readonly unweighed: number;
}

/** What does not come to half a point tells nothing. */
const LEAST_TOLD = 0.5;

const TOLD = 3;

const isKind = (name: string): name is LuckKind => name in LUCK_WORDS;

/** In the order in which they are told. */
const KINDS = Object.keys(LUCK_WORDS).filter(isKind);

/** The luck of days, by exact distributions. */
export function luckLedger(days: readonly { day: number; events: readonly GameEvent[] }[], book: Rulebook): LuckLedger {
  const throws = days.flatMap(({ day, events }) => throwsOf(day, events, book));
  const byWorth = throws
    .filter(({ lucky }) => Math.abs(lucky.worth) >= LEAST_TOLD)
    .sort((a, b) => a.lucky.worth - b.lucky.worth);
  return {
    lines: KINDS.flatMap((kind) => SIDES.flatMap((side) => lineOf(kind, side, throws))),
    costliest: byWorth.filter(({ lucky }) => lucky.worth < 0).slice(0, TOLD),
    kindest: byWorth
      .filter(({ lucky }) => lucky.worth > 0)
      .slice(-TOLD)
      .reverse(),
    unweighed: days.flatMap(({ events }) => events).filter(isFightOfAnotherGame).length,
  };
}

const isFightOfAnotherGame = (event: GameEvent): boolean =>
  event.type === 'fight-began' && !factsOf(event.system).tellsBursts;

/** The throws of a day that are weighed, and who flew what. */
function throwsOf(day: number, events: readonly GameEvent[], book: Rulebook): TellingThrow[] {
  const onlooker = new Onlooker(book);
  return Array.from(events).flatMap((event) => {
    onlooker.seeBefore(event);
    const { mission, pilots } = onlooker;
    const lucky = luckyThrow(event, onlooker, book);
    onlooker.seeAfter(event);
    return lucky ? [{ day, mission, lucky, pilots }] : [];
  });
}

function lineOf(kind: LuckKind, side: Side, throws: readonly TellingThrow[]): LuckLine[] {
  const own = throws.map(({ lucky }) => lucky).filter((lucky) => lucky.kind === kind && lucky.side === side);
  if (own.length === 0) return [];
  const came = own.reduce((sum, each) => sum + each.came, 0);
  const expected = own.reduce((sum, each) => sum + expectedOf(each), 0);
  const percentile = percentileOf(sumOfSpreads(own.map(({ spread }) => spread)), came);
  return [{ kind, side, throws: own.length, came, expected, percentile }];
}
