import { isGerman } from '../../cards/counters.ts';
import { type Odds, oddsOfAny, oddsOfRowsWith, oddsOfWhen } from '../../cards/odds.ts';
import type { CriticalResult } from '../../cards/printed/damage-tables.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { howItFell } from '../../kit/ground-fire/archie.ts';
import { answerTo } from '../../procedure/campaign/replacements.ts';
import { oddsOfEngineTrouble } from '../../procedure/mission/encounter/encounter-roll.ts';
import type { EventOf, GameEvent } from '../../table/events.ts';
import { sumOf } from '../../table/parts.ts';
import type { Side } from '../../table/sides.ts';
import type { LUCK_WORDS } from '../../words/luck-words.ts';
import { chanceOfEffect, crewHitWorth, hitWorth, meanCrewHitWorth, meanHitWorth } from './hit-worth.ts';
import { type Distribution, either, meanOfSpread, ofTwoDice, TWO_DICE } from './spread.ts';

export type LuckKind = keyof typeof LUCK_WORDS;

/** The events whose dice are weighed. */
type LuckEvent = EventOf<
  | 'initiative-rolled'
  | 'burst-fired'
  | 'critical-hit-scored'
  | 'crew-hit'
  | 'archie-fired'
  | 'encounter-rolled'
  | 'lame-duck-checked'
  | 'request-answered'
>;

/** A throw in comparison with all its possible results. Higher is better for the side that rolls. */
export interface LuckyThrow {
  readonly kind: LuckKind;
  readonly side: Side;
  readonly came: number;
  readonly spread: Distribution;
  /** Victory Points for us beyond the mean of such a throw, by the card. */
  readonly worth: number;
  /** The chance of the actual result. */
  readonly chance: number;
  readonly event: LuckEvent;
}

/** The value for us of something that happens or not. */
function whether(
  kind: LuckKind,
  side: Side,
  event: LuckEvent,
  { happened, chance, points }: { happened: boolean; chance: number; points: number },
): LuckyThrow {
  const came = happened ? 1 : 0;
  const worth = (came - chance) * points;
  return { kind, side, came, spread: either({ chance }), worth, chance: happened ? chance : 1 - chance, event };
}

/** The machines on the Archie grid, and their squares. */
export type PlacedSquares = ReadonlyMap<string, number>;

/** What a throw may hit, as far as its event does not tell. */
export interface Exposed {
  placed(): PlacedSquares;
  hasObserver(machine: string): boolean;
}

/** (15) The chance that a shot hits one of them. */
function chanceOfArchie(placed: PlacedSquares, { archieAndMachineGun: { grid } }: Rulebook): number {
  const squares = [...placed.values()];
  return oddsOfWhen('d66', (shot) => squares.some((square) => howItFell(shot, square, grid) === 'hit')).chance;
}

/** The throw of an event, weighed; nothing for events without luck in this ledger. */
export function luckyThrow(event: GameEvent, standing: Exposed, book: Rulebook): LuckyThrow | undefined {
  switch (event.type) {
    case 'initiative-rolled':
      return initiative(event);
    case 'burst-fired':
      return burst(event, standing, book);
    case 'critical-hit-scored':
      return criticalHit(event, standing, book);
    case 'crew-hit':
      return crewHit(event, standing, book);
    case 'archie-fired': {
      const chance = chanceOfArchie(standing.placed(), book);
      const points = book.victoryPoints.machines.damaged.vp;
      return whether('archie', 'german', event, { happened: event.hit !== undefined, chance, points });
    }
    case 'encounter-rolled':
      return engine(event, book);
    case 'lame-duck-checked':
      return lameDuck(event, book);
    case 'request-answered':
      return request(event, book);
    default:
      return undefined;
  }
}

const sideOf = (machine: string): Side => (isGerman(machine) ? 'german' : 'allied');

/** (17) A Lame Duck rolls nothing. */
function initiative(event: EventOf<'initiative-rolled'>): LuckyThrow | undefined {
  if (event.roll === 'lame-duck') return undefined;
  const came = event.roll.total;
  const { chance } = oddsOfAny('2d6', [came]);
  return { kind: 'initiative', side: sideOf(event.machine), came, spread: TWO_DICE, worth: 0, chance, event };
}

/** (24) The value of a hit is the mean value of a Critical Hit of such guns. */
function burst(event: EventOf<'burst-fired'>, standing: Exposed, book: Rulebook): LuckyThrow {
  const { chance } = oddsOfAny('2d6', event.hits);
  const points = meanHitWorth(event.adds, struckIn(event.target, standing), book);
  return whether('hits', sideOf(event.machine), event, { happened: event.result === 'hit', chance, points });
}

const struckIn = (machine: string, standing: Exposed) => ({ machine, hasObserver: standing.hasObserver(machine) });

/** (25) Whether it brings the machine down, and its value by the card. */
function criticalHit(event: EventOf<'critical-hit-scored'>, standing: Exposed, book: Rulebook): LuckyThrow {
  const modifier = sumOf(event.parts);
  const rows = oddsOfRowsWith(book.damageTables.criticalHit, modifier);
  const chanceOf = (isSo: (result: CriticalResult) => boolean) =>
    rows.reduce((sum, { row, odds }) => sum + (isSo(row.result) ? odds.chance : 0), 0);
  const weighed = whether('brought-down', sideOf(event.by), event, {
    happened: isDown(event.result),
    chance: chanceOf(isDown),
    points: 0,
  });
  const struck = struckIn(event.machine, standing);
  const worth = hitWorth(event.result, struck, book) - meanHitWorth(modifier, struck, book);
  return { ...weighed, worth, chance: chanceOf((result) => result === event.result) };
}

const isDown = (result: CriticalResult): boolean => result === 'shot-down' || result === 'forced-down';

/** (25) Who is hit and how hard may bring the machine down too. */
function crewHit(event: EventOf<'crew-hit'>, standing: Exposed, book: Rulebook): LuckyThrow {
  const { machine, fate, effect } = event;
  const struck = struckIn(machine, standing);
  const weighed = whether('brought-down', isGerman(machine) ? 'allied' : 'german', event, {
    happened: effect === 'shot-down',
    chance: chanceOfEffect('shot-down', struck, book),
    points: 0,
  });
  const worth = crewHitWorth(fate, effect, struck, book) - meanCrewHitWorth(struck, book);
  return { ...weighed, worth, chance: chanceOfEffect(effect, struck, book) };
}

/** (33) A machine that gives way counts as lost, but not one that only sinks. */
function lameDuck(event: EventOf<'lame-duck-checked'>, { damageTables, victoryPoints }: Rulebook): LuckyThrow {
  const { chance } = oddsOfAny('2d6', [event.number]);
  const onlySinks = damageTables.lameDuck.events.some(
    (each) => each.number === event.number && each.event === 'loses-height',
  );
  const points = onlySinks ? 0 : -victoryPoints.machines.lost.vp;
  return whether('lame-ducks', 'allied', event, { happened: event.held, chance: 1 - chance, points });
}

/** (16) (21) Each turn without a failing engine is luck for us. */
function engine(event: EventOf<'encounter-rolled'>, { victoryPoints }: Rulebook): LuckyThrow {
  const { chance }: Odds = oddsOfEngineTrouble();
  const happened = event.result !== 'engine-trouble';
  const points = -victoryPoints.machines.damaged.vp;
  return whether('engines', 'allied', event, { happened, chance: 1 - chance, points });
}

/** (46) What was granted, among all possible answers for as many. */
function request(event: EventOf<'request-answered'>, { replacements }: Rulebook): LuckyThrow {
  const tabled = replacements[event.request];
  const modifier = sumOf(event.parts);
  const spread = ofTwoDice((total) => answerTo(event.asked, total + modifier, tabled).granted);
  const chance = spread.chances[event.granted - spread.from] ?? 0;
  return { kind: 'replacements', side: 'allied', came: event.granted, spread, worth: 0, chance, event };
}

/** The mean result of such a throw. */
export const expectedOf = ({ spread }: LuckyThrow): number => meanOfSpread(spread);
