import { lazyFields } from '../../../../cards/reading/once.ts';
import { enemyOf, type Side } from '../../../../table/sides.ts';
import type { Table } from '../../../../table/table.ts';
import type { EnergyDecisions, StopShot } from '../../table/energy-decisions.ts';
import type { FightingMachine } from '../../table/fighting-machine.ts';
import { poseAfterHexes } from '../flight/move.ts';
import { ahead, hexesBetween } from '../flight/pose.ts';
import type { Mover } from '../pools.ts';
import { shotsOf } from '../shooting.ts';
import type { SideFight } from '../side-fight.ts';
import { type AskedOf, isKnownTo, LOOKED_AT } from '../view.ts';
import { hexesBy, type SideFlight, timeOf, whoMayFire } from './stopped-clock.ts';

/** The distance of an enemy that could come into reach within the turn. */
const REACH = 14;

/**
 * (V111) (V115) While the first machine of a pool moves, its side or else the other may stop the clock; later nobody
 * may.
 */
export function askFreeze(
  flight: SideFlight,
  pool: readonly Mover[],
  fight: SideFight,
  table: Table,
): { hexes: number; by: Side } | undefined {
  const { machine, move } = flight;
  const enemies = pool
    .map((each) => each.machine)
    .filter((other) => other.side !== machine.side && hexesBetween(other.pose, machine.pose) <= REACH);
  const most = move.path.length - 2;
  const [enemy] = enemies;
  if (!enemy || most < 1) return undefined;
  const options = ['no', ...Array.from({ length: most }, (_, i) => String(i + 1))];
  for (const side of [machine.side, enemyOf(machine.side)]) {
    if (!seesOther(side, machine, enemies)) continue;
    const known = {
      side,
      machine: side === machine.side ? machine.id : enemy.id,
      mover: machine.id,
      speed: flight.speed,
      path: move.path,
      enemies: enemies.filter((each) => isKnownTo(side, each, fight)).map(({ id }) => id),
    };
    const about = withItsStops(known, { side, fight, flight, enemies, pool, options, table });
    const answer = table.choose('time-freeze', about, options);
    if (answer !== 'no') return { hexes: Number(answer), by: side };
  }
  return undefined;
}

type Follows = Pick<EnergyDecisions['time-freeze']['about'], 'view' | 'stops' | 'back' | 'mayFire'>;

const withItsStops = lazyFields<Near, Follows>(
  {
    ...LOOKED_AT,
    stops: (near) => Object.fromEntries(near.options.slice(1).map((word) => [word, shotsWhen(Number(word), near)])),
    back: (near) => Object.fromEntries(near.options.slice(1).map((word) => [word, shotsBack(Number(word), near)])),
    mayFire: ({ side, flight, pool, fight, table }) =>
      whoMayFire(
        flight,
        pool.filter((each) => isKnownTo(side, each.machine, fight)),
        fight,
        table.book,
      ),
  },
  ['view'],
);

/** The side that is asked, the machine that moves, and the machines near it. */
interface Near extends AskedOf {
  readonly options: readonly string[];
  readonly table: Table;
  readonly flight: SideFlight;
  readonly pool: readonly Mover[];
  readonly enemies: readonly FightingMachine[];
}

/**
 * (V113) (V114) The shots of a side when the mover has flown so many hexes, if the others of its pool fly straight on.
 */
function shotsWhen(hexes: number, { side, flight, pool, enemies, fight, table }: Near): StopShot[] {
  const { machine, move, speed } = flight;
  const { freezing } = table.book.fights['winged-victory'].combat;
  const time = timeOf(hexes, speed, freezing);
  const then = new Map<string, FightingMachine>([
    [machine.id, { ...machine, pose: poseAfterHexes(move, hexes), flew: move.word }],
    ...pool.map(({ machine: each }) => [each.id, flownOn(each, hexesBy(time, each.cue, each.cue, freezing))] as const),
  ]);
  const fightThen = { ...fight, machines: fight.machines.map((each) => then.get(each.id) ?? each) };
  const firing = (side === machine.side ? [machine] : enemies).map(({ id }) => id);
  const aimedAt = side === machine.side ? enemies.map(({ id }) => id) : [machine.id];
  const shooters = fightThen.machines.filter(({ id }) => firing.includes(id));
  return shooters.flatMap((shooter) =>
    shooter.guns.flatMap((_, gun) =>
      shotsOf(shooter, gun, fightThen, table.book)
        .filter(({ target }) => aimedAt.includes(target))
        .map((shot) => ({ ...shot, by: shooter.id })),
    ),
  );
}

/** The shots of the other side then, of those whom the asked side has made out. */
function shotsBack(hexes: number, near: Near): StopShot[] {
  const { side, fight } = near;
  const known = fight.machines.filter((each) => isKnownTo(side, each, fight)).map(({ id }) => id);
  return shotsWhen(hexes, { ...near, side: enemyOf(side) }).filter(({ by }) => known.includes(by));
}

/** The machine after so many hexes straight on. */
function flownOn(machine: FightingMachine, hexes: number): FightingMachine {
  let { pose } = machine;
  for (let hex = 0; hex < hexes; hex++) pose = ahead(pose);
  return { ...machine, pose };
}

/** (V072) Only with the other in sight, in either direction. */
const seesOther = (side: Side, mover: FightingMachine, enemies: readonly FightingMachine[]): boolean =>
  side === mover.side
    ? enemies.some(({ id }) => mover.seen.includes(id))
    : enemies.some(({ seen }) => seen.includes(mover.id));

/** A flight up to the stop of the clock. */
export interface HeldFlight extends SideFlight {
  readonly hexes: number;
}

/** (V112) (V113) All machines at their places at that moment. */
export function holdClock(
  first: SideFlight,
  others: readonly SideFlight[],
  called: { hexes: number; by: Side },
  table: Table,
): HeldFlight[] {
  const { freezing } = table.book.fights['winged-victory'].combat;
  const time = timeOf(called.hexes, first.speed, freezing);
  const rest = others.map(
    (flight): HeldFlight => ({
      ...flight,
      hexes: hexesBy(time, flight.speed, flight.move.path.length - 1, freezing),
    }),
  );
  const held = [{ ...first, hexes: called.hexes }, ...rest];
  for (const { machine, move, hexes } of rest) machine.pose = poseAfterHexes(move, hexes);
  const { id, pose: at } = first.machine;
  const moved = rest.map(({ machine, hexes, speed }) => ({ machine: machine.id, hexes, speed, at: machine.pose }));
  table.tell({ type: 'clock-stopped', machine: id, ...called, speed: first.speed, time, at, others: moved });
  return held;
}
