import type { NamedMan } from '../../campaign/aircrew.ts';
import { isGerman } from '../../cards/counters.ts';
import { cardOf, type Rulebook } from '../../cards/rulebook.ts';
import { factsOf } from '../../games/cards.ts';
import type { Combatant } from '../../table/events/fight-events.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import { SIDES, type Side } from '../../table/sides.ts';
import { LUCK_WORDS } from '../../words/luck-words.ts';
import {
  type Exposed,
  expectedOf,
  type LuckKind,
  type LuckyThrow,
  luckyThrow,
  type PlacedSquares,
} from './lucky-throws.ts';
import { percentileOf, sumOfSpreads } from './spread.ts';

/** All throws of one kind and one side, in comparison with the expected ones. */
export interface LuckLine {
  readonly kind: LuckKind;
  readonly side: Side;
  readonly throws: number;
  readonly came: number;
  readonly expected: number;
  /** Of a hundred players with as many throws at the same odds, how many would have done worse. */
  readonly percentile: number;
}

/** A throw with a large effect, and where it was. */
export interface TellingThrow {
  readonly day: number;
  readonly mission: string | undefined;
  readonly lucky: LuckyThrow;
  /** The men aboard each machine of ours, the pilot first. */
  readonly crews: CrewsByMachine;
}

type CrewsByMachine = ReadonlyMap<string, readonly NamedMan[]>;

export interface LuckLedger {
  readonly lines: readonly LuckLine[];
  /** What all throws together brought us, in Victory Points beside the mean of as many at the same odds. */
  readonly worth: number;
  /** The three throws that cost us most, and the three that saved us most, by the Victory Points card. */
  readonly costliest: readonly TellingThrow[];
  readonly kindest: readonly TellingThrow[];
  /** Fights in another game, whose cards and dice are not weighed. */
  readonly unweighed: number;
}

/** Throws worth less than half a point are not told. */
const LEAST_TOLD = 0.5;

const TOLD = 3;

const isKind = (name: string): name is LuckKind => name in LUCK_WORDS;

/** In the order of output. */
const KINDS = Object.keys(LUCK_WORDS).filter(isKind);

/** The luck of days, by exact distributions. */
export function luckLedger(days: readonly { day: number; events: readonly GameEvent[] }[], book: Rulebook): LuckLedger {
  const throws = days.flatMap(({ day, events }) => throwsOf(day, events, book));
  const byWorth = throws
    .filter(({ lucky }) => Math.abs(lucky.worth) >= LEAST_TOLD)
    .sort((a, b) => a.lucky.worth - b.lucky.worth);
  return {
    worth: throws.reduce((sum, { lucky }) => sum + lucky.worth, 0),
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

/** The weighed throws of a day, and the crews. */
function throwsOf(day: number, events: readonly GameEvent[], book: Rulebook): TellingThrow[] {
  const onlooker = new LuckOnlooker(book);
  return Array.from(events).flatMap((event) => {
    onlooker.seeBefore(event);
    const { mission, crews } = onlooker;
    const lucky = luckyThrow(event, onlooker, book);
    onlooker.seeAfter(event);
    return lucky ? [{ day, mission, lucky, crews }] : [];
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

/** Follows a day's events, so that each throw's target is known. */
class LuckOnlooker implements Exposed {
  mission: string | undefined;
  crews: CrewsByMachine = new Map();
  private grid: readonly (readonly [string, number])[] = [];
  private readonly gone = new Set<string>();
  private readonly twoSeaters = new Set<string>();
  private readonly observersDead = new Set<string>();
  private readonly book: Rulebook;

  constructor(book: Rulebook) {
    this.book = book;
  }

  /** (15) The machines still on the Archie grid. */
  placed(): PlacedSquares {
    return new Map(this.grid.filter(([machine]) => !this.gone.has(machine)));
  }

  /** (25) Whether two men may be hit in the machine: a dead observer is not. */
  hasObserver(machine: string): boolean {
    return this.twoSeaters.has(machine) && !this.observersDead.has(machine);
  }

  /** Updates from an event before its throw is weighed: what had happened before the throw. */
  seeBefore(event: GameEvent): void {
    if (event.type === 'machines-placed') {
      this.grid = Object.entries(event.placing);
      this.gone.clear();
    }
    if (event.type === 'mission-began') this.takeOff(event);
    if (event.type === 'fight-began') this.meet([...event.allied, ...event.germans]);
    if (event.type === 'germans-joined') this.meet(event.germans);
    // (15) A machine driven off or down is no longer a target. One that stays is told of later.
    if (event.type === 'machine-came-down') this.gone.add(event.machine);
    if (event.type === 'station-kept') this.gone.delete(event.machine);
    const isHit = event.type === 'archie-hit' || event.type === 'critical-hit-taken';
    if (isHit && event.result === 'driven-off') this.gone.add(event.machine);
  }

  /** Updates from an event after its throw is weighed: what the throw caused. */
  seeAfter(event: GameEvent): void {
    const isManHit = event.type === 'crew-hit' || event.type === 'man-hit';
    if (isManHit && event.who === 'observer' && event.fate.fate === 'killed') this.observersDead.add(event.machine);
  }

  private takeOff({ mission, machines }: EventOf<'mission-began'>): void {
    this.mission = mission;
    this.crews = new Map(machines.map(({ machine, men }) => [machine, men]));
    this.twoSeaters.clear();
    this.observersDead.clear();
  }

  private meet(fighters: readonly Combatant[]): void {
    for (const { id, aircraft } of fighters) {
      if (cardOf(aircraft, this.book).seats === 2) this.twoSeaters.add(id);
      // A counter met again has another crew.
      if (isGerman(id)) this.observersDead.delete(id);
    }
  }
}
