import { squaresApart } from '../../cards/archie-grid.ts';
import type { ArchieAndMachineGun, GunsPresent } from '../../cards/printed/archie-and-machine-gun.ts';
import type { Feet, WeatherBox } from '../../cards/printed/weather-effects.ts';
import { consult, lookUp } from '../../cards/roll-table.ts';
import type { Placing } from '../../table/events/mission-events.ts';
import { type Parts, sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';
import { type Aboard, afterHarm, type Harm, type HarmedMachine, isStillThere } from '../harm/aboard.ts';
import { harmFrom, mustKeepStation } from './ground-hit.ts';

/** The effect of a turn of Archie. */
export interface ArchieTurn {
  readonly harmed: readonly HarmedMachine[];
  /** Machines that were hit, or near a burst: their work of this turn is spoiled. */
  readonly shaken: readonly string[];
}

/** What the Weather Effects card lets the gunners see, and how often they may fire. */
export type InTheWeather = Pick<WeatherBox, 'down' | 'shots'>;

/** (13) (15) Whether Archie fires: guns are there, the flight is visible and high enough, and the weather allows it. */
export function archieFires(
  guns: GunsPresent,
  altitude: number,
  box: InTheWeather,
  { book }: Pick<Table, 'book'>,
): boolean {
  return canFire(guns, altitude, box) && altitude > book.archieAndMachineGun.archieAbove.feet;
}

/**
 * (15) Ruling: at 1,000 feet, where Archie usually does not fire, there is a throw for his shots, never more than the
 * weather gives. At Tree-Top he is silent, and also with a card that lacks this table.
 */
export function rollLowArchie(guns: GunsPresent, altitude: number, box: InTheWeather, table: Table): number {
  const { lowArchie } = table.book.archieAndMachineGun;
  if (!lowArchie || !mayFireLow(guns, altitude, box, table)) return 0;
  const { roll, row } = consult(lowArchie, table);
  const shots = Math.min(row.shots, box.shots);
  table.tell({ type: 'low-archie-rolled', roll, shots });
  return shots;
}

/**
 * (15) Whether that throw is made: guns are there, the flight is too low as a rule but not at Tree-Top, and the weather
 * allows shooting.
 */
export function mayFireLow(
  guns: GunsPresent,
  altitude: number,
  box: InTheWeather,
  { book }: Pick<Table, 'book'>,
): boolean {
  return canFire(guns, altitude, box) && altitude > 0 && altitude <= book.archieAndMachineGun.archieAbove.feet;
}

const canFire = ({ archie }: GunsPresent, altitude: number, { down, shots }: InTheWeather): boolean =>
  archie && shots > 0 && isInSight(altitude, down);

export const isInSight = (altitude: number, down: Feet): boolean => down === 'unlimited' || altitude <= down;

/** The fire of ground guns in a turn, and for how many earlier turns they have had the range. */
export interface Volley {
  readonly shots: number;
  readonly turnsBefore: number;
}

/** (15) A turn under Archie: so many shots in succession at the machines on the grid. */
export function comeUnderArchie(
  flight: readonly Aboard[],
  placing: Placing,
  { shots, turnsBefore }: Volley,
  table: Table,
): ArchieTurn {
  const there = new Map(flight.map((aboard) => [aboard.machine, aboard]));
  const parts = worsening(turnsBefore, table);
  const harmed: HarmedMachine[] = [];
  const shaken = new Set<string>();
  for (let shot = 0; shot < shots && there.size > 0; shot++) {
    const { hit, near } = fireShot([...there.keys()], placing, table);
    for (const machine of near) shaken.add(machine);
    const aboard = there.get(hit ?? '');
    if (!aboard) continue;
    const harm = takeArchieHit(aboard, parts, table);
    shaken.add(aboard.machine);
    harmed.push({ machine: aboard.machine, harm });
    if (isStillThere(harm)) there.set(aboard.machine, afterHarm(aboard, harm));
    else there.delete(aboard.machine);
  }
  return { harmed, shaken: [...shaken] };
}

/** (15) The modifier grows over the same guns: by so much for each earlier turn, up to a limit. */
export function worseningAfter(turnsBefore: number, { worsening: { each, most } }: ArchieAndMachineGun): number {
  return Math.min(most, each * turnsBefore);
}

/** The worsening as a part of a throw, where there is any. */
export function worsening(turnsBefore: number, { book }: Table): Parts {
  const worse = worseningAfter(turnsBefore, book.archieAndMachineGun);
  return worse === 0 ? {} : { worsening: worse };
}

/** (15) One shot, red die and white die. On the square of a machine it hits; beside it, it passes near. */
function fireShot(machines: readonly string[], placing: Placing, table: Table): { hit?: string; near: string[] } {
  const { grid } = table.book.archieAndMachineGun;
  const roll = table.roll(grid.check);
  const fell = machines.map((machine) => howItFell(roll.total, squareOf(machine, placing), grid));
  const hit = machines[fell.indexOf('hit')];
  const near = machines.filter((_, at) => fell[at] === 'near');
  const shot = { ...(hit !== undefined && { hit }), near };
  table.tell({ type: 'archie-fired', roll, ...shot });
  return shot;
}

/** (15) The effect of a burst on one square for a machine on another. */
export function howItFell(burst: number, square: number, grid: ArchieAndMachineGun['grid']): 'hit' | 'near' | 'clear' {
  const away = squaresApart(grid, burst, square);
  if (away <= grid.hit.within) return 'hit';
  return away <= grid.nearMiss.within ? 'near' : 'clear';
}

function squareOf(machine: string, placing: Placing): number {
  const square = placing[machine];
  if (square === undefined) throw new Error(`${machine} has no square on the Archie grid.`);
  return square;
}

/** (15) The effect of an Archie hit. A Daredevil who is Driven Off rolls again until the result is another. */
function takeArchieHit(aboard: Aboard, parts: Parts, table: Table): Harm {
  const { archieHits } = table.book.archieAndMachineGun;
  const roll = table.roll(archieHits.check, aboard.machine);
  const total = roll.total + sumOf(parts);
  const { result, words } = lookUp(archieHits, total);
  const { machine } = aboard;
  table.tell({ type: 'archie-hit', machine, roll, parts, total, result, words });
  if (result !== 'driven-off') return harmFrom(result, aboard, table);
  // Ruling: as in a Dog-Fight (26) the machine rejoins when it is over: it misses the rest of this turn.
  if (!mustKeepStation(aboard, table)) return { is: 'driven-off' };
  table.tell({ type: 'station-kept', machine });
  return takeArchieHit(aboard, parts, table);
}
