import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { enemyOf } from '../../../table/sides.ts';
import { hexesBy, timeOf } from '../rules/clock/stopped-clock.ts';
import { silencedBy } from '../rules/flight/choice.ts';
import { poseAfterHexes } from '../rules/flight/move.ts';
import { movesOf, openMoves } from '../rules/flight/moves.ts';
import { flierOf } from '../rules/moving.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { Known, SidePose, SideView } from '../table/fighting-machine.ts';
import { knownOf, machineIn, nearestShot } from './known.ts';

type EnergyWays = EnergyDecisions['energy-move']['about'];

/** A gun that would bear on her, and from how many hexes at the nearest. */
interface GunMidway {
  readonly id: string;
  readonly hexes: number;
}

/** Where a machine may be at a moment of its move, and whether its pilot can fire there. */
interface PlaceMidway {
  readonly pose: SidePose;
  readonly silent: boolean;
}

/** A moment of a stop: how much time has passed, or any moment of a move that comes after hers. */
type StopAfter = number | 'any';

/**
 * (V111) to (V114) Whose guns could be brought to bear on a machine by a stop of the clock, in its own move or in one
 * after it, whatever the enemies fly who have yet to.
 */
export function gunsMidway(answer: string, about: EnergyWays, book: Rulebook): readonly GunMidway[] {
  const { view, machine, ends } = about;
  const own = machineIn(view, machine);
  const end = ends[answer];
  const { together, later } = about.clock;
  const meets = together.length > 0 ? momentsOf(answer, own, about, book) : [];
  const bearing = [
    ...meets.flatMap(({ pose, time }) => bearingOn(view, { pose, moment: time, by: together, of: own, book })),
    ...(end ? bearingOn(view, { pose: end.pose, moment: 'any', by: later, of: own, book }) : []),
  ];
  const nearest = new Map<string, number>();
  for (const { id, hexes } of bearing) nearest.set(id, Math.min(hexes, nearest.get(id) ?? hexes));
  return [...nearest].map(([id, hexes]) => ({ id, hexes }));
}

/** Where she would be at each possible stop of her move, and when that is. */
function momentsOf(answer: string, own: Known, { pool, view, clock }: EnergyWays, book: Rulebook) {
  const { freezing } = book.fights['winged-victory'].combat;
  const move = openMoves(flierOf({ machine: own, pool }, view, book)).flown(answer);
  const last = move.path.length - 1;
  if (clock.time !== undefined)
    return [{ pose: poseAfterHexes(move, hexesBy(clock.time, own.cue, last, freezing)), time: clock.time }];
  return Array.from({ length: Math.max(0, last - 1) }, (_, i) => ({
    pose: poseAfterHexes(move, i + 1),
    time: timeOf(i + 1, own.cue, freezing),
  }));
}

/** Where she stands at a moment, and who may fire at her then. */
interface StandingMidway {
  readonly pose: SidePose;
  readonly moment: StopAfter;
  readonly by: readonly string[];
  readonly of: Known;
  readonly book: Rulebook;
}

const bearingOn = memoizeByKey(
  ({ pose: { x, y, heading, attitude }, moment, by }: StandingMidway) =>
    `${x} ${y} ${heading} ${attitude} ${moment} ${by}`,
  (view: SideView, { pose, moment, by, of, book }: StandingMidway): readonly GunMidway[] =>
    knownOf(view, enemyOf(of.side))
      .filter(({ id }) => by.includes(id))
      .flatMap((enemy) => {
        const far = placesMidway(view, { enemy, moment, book }).flatMap(
          ({ pose: from, silent }) => nearestShot({ machine: enemy, from, silent }, pose, book) ?? [],
        );
        return far.length > 0 ? [{ id: enemy.id, hexes: Math.min(...far) }] : [];
      }),
);

interface FoeMidway {
  readonly enemy: Known;
  readonly moment: StopAfter;
  readonly book: Rulebook;
}

/** Each place once at which an enemy may be at that moment; who is already under way stands where he is. */
const placesMidway = memoizeByKey(
  ({ enemy, moment }: FoeMidway) => `${enemy.id} ${moment}`,
  (view: SideView, { enemy, moment, book }: FoeMidway): readonly PlaceMidway[] => {
    if (enemy.flew !== '') return [{ pose: enemy.pose, silent: silencedBy(enemy.flew).pilot }];
    const places = new Map<string, PlaceMidway>();
    for (const move of movesOf(flierOf({ machine: enemy, pool: 3 }, view, book))) {
      const silent = silencedBy(move.word).pilot;
      const last = move.path.length - 1;
      const { freezing } = book.fights['winged-victory'].combat;
      const poses =
        moment === 'any'
          ? [...move.path, move.end]
          : [poseAfterHexes(move, hexesBy(moment, enemy.cue, last, freezing))];
      for (const pose of poses)
        places.set(`${pose.x} ${pose.y} ${pose.heading} ${pose.attitude} ${silent}`, { pose, silent });
    }
    return [...places.values()];
  },
);
