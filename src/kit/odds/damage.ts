import { oddsOfAny, oddsOfRows, oddsOfRowsWith } from '../../cards/odds.ts';
import type {
  ComingDown,
  CrewFate,
  DamageTables,
  LameDuckEvent,
  SideOfLines,
} from '../../cards/printed/damage-tables.ts';
import type { RollTable } from '../../cards/roll-table.ts';
import { sideReached } from '../harm/coming-down.ts';
import { addTolls, mixTolls, NO_TOLL, type Toll } from './toll.ts';

/** The sides of the lines over which a damaged machine flies, a turn each, until it lands on an airfield. */
export type WayHome = readonly SideOfLines[];

/** So many hexes beyond the trenches, the trenches, and two more on our side to an Emergency Landing Field. */
export const wayHomeFrom = (hexesBeyond: number): WayHome => [
  ...Array.from({ length: hexesBeyond }, () => 'enemy' as const),
  'trenches',
  'allied',
  'allied',
];

const DAMAGED: Toll = { ...NO_TOLL, machineDamaged: 1 };

/** One man's toll on the Fate Table. */
function fateToll(tables: DamageTables, side: SideOfLines, modifier: number): Toll {
  return mixTolls(oddsOfRowsWith(tables.fate, modifier).map(({ row, odds }) => [odds.chance, tollOf(row[side])]));
}

function tollOf({ fate }: CrewFate): Toll {
  return fate === 'safe' ? NO_TOLL : { ...NO_TOLL, [fate]: 1 };
}

/** The toll of a machine with so many men that comes down by one of the three tables. */
export function comingDownToll(
  tables: DamageTables,
  how: RollTable<ComingDown, string>,
  side: SideOfLines,
  men: number,
): Toll {
  return mixTolls(oddsOfRows(how).map(({ row, odds }) => [odds.chance, landedToll(tables, row, side, men)]));
}

function landedToll(tables: DamageTables, row: ComingDown, from: SideOfLines, men: number): Toll {
  const side = sideReached(row, from);
  const machine = row.machine[side] === 'lost' ? { ...NO_TOLL, machineLost: 1 } : DAMAGED;
  return addTolls([machine, ...Array.from({ length: men }, () => fateToll(tables, side, row.fate))]);
}

/** The toll of a Lame Duck on its way, with a check each turn; on an airfield it is a damaged machine. */
export function lameDuckToll(tables: DamageTables, number: number, way: WayHome, men: number): Toll {
  const [side, ...rest] = way;
  if (side === undefined) return DAMAGED;
  const { chance } = oddsOfAny('2d6', [number]);
  const how = comesDownBy(tables.lameDuck.events.find((other) => other.number === number));
  const onwards = lameDuckToll(tables, number, rest, men);
  return mixTolls([
    [chance, how === 'onwards' ? onwards : comingDownToll(tables, tables[how], side, men)],
    [1 - chance, onwards],
  ]);
}

/** By which table a Lame Duck comes down, if this event brings it down. */
function comesDownBy(event: LameDuckEvent | undefined): 'forcedLanding' | 'forcedDown' | 'shotDown' | 'onwards' {
  if (event === undefined || event.event === 'loses-height') return 'onwards';
  const tables = { 'forced-landing': 'forcedLanding', 'forced-down': 'forcedDown', 'shot-down': 'shotDown' } as const;
  return tables[event.event];
}

export function damagedAbortToll(tables: DamageTables, way: WayHome, men: number): Toll {
  return mixTolls(
    oddsOfRows(tables.damagedAbort).map(({ row, odds }) => [odds.chance, lameDuckToll(tables, row.lameDuck, way, men)]),
  );
}

/** A man hit in the air. In a two-seater both are equally likely. */
export function crewHitToll(tables: DamageTables, way: WayHome, men: number): Toll {
  const observer = mixTolls(oddsOfRows(tables.crewHit).map(({ row, odds }) => [odds.chance, tollOf(row.fate)]));
  const pilot = mixTolls(
    oddsOfRows(tables.crewHit).map(({ row, odds }) => [odds.chance, pilotHitToll(tables, row, way, men - 1)]),
  );
  if (men === 1) return pilot;
  const who = oddsOfRows(tables.crewMemberHit).map(({ row, odds }) => [odds.chance, row.who] as const);
  return mixTolls(who.map(([chance, man]) => [chance, man === 'pilot' ? pilot : observer]));
}

export type CrewHitRow = DamageTables['crewHit']['rows'][number];

function pilotHitToll(tables: DamageTables, row: CrewHitRow, way: WayHome, passengers: number): Toll {
  const side = way[0] ?? 'allied';
  if (row.asPilot === 'shot-down')
    return addTolls([tollOf(row.fate), comingDownToll(tables, tables.shotDown, side, passengers)]);
  if (row.lameDuck === undefined) return addTolls([tollOf(row.fate)]);
  const alone = lameDuckToll(tables, row.lameDuck, way, 1);
  const wounded = { ...alone, wounded: 1 - alone.killed - alone.prisoner };
  const others = lameDuckToll(tables, row.lameDuck, way, passengers);
  return addTolls([wounded, { ...others, machineLost: 0, machineDamaged: 0 }]);
}

/** The toll of one Critical Hit from guns with this modifier. */
export function criticalHitToll(tables: DamageTables, modifier: number, way: WayHome, men: number): Toll {
  const side = way[0] ?? 'allied';
  const byResult = {
    'no-effect': NO_TOLL,
    'driven-off': NO_TOLL,
    'crew-hit': crewHitToll(tables, way, men),
    'damaged-abort': damagedAbortToll(tables, way, men),
    'forced-down': comingDownToll(tables, tables.forcedDown, side, men),
    'shot-down': comingDownToll(tables, tables.shotDown, side, men),
  };
  return mixTolls(
    oddsOfRowsWith(tables.criticalHit, modifier).map(({ row, odds }) => [odds.chance, byResult[row.result]]),
  );
}
