import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { bestOf, rankWays } from '../../../kit/head/search.ts';
import type { Reaching, Threats } from '../../../kit/screen/threats.ts';
import { enemyOf } from '../../../table/sides.ts';
import { silencedBy } from '../rules/flight/choice.ts';
import { hexesBetween, withAttitude } from '../rules/flight/pose.ts';
import { targetRow } from '../rules/shooting.ts';
import { poseOfTarget } from '../rules/spotting.ts';
import type { EnergyDecisions } from '../table/energy-decisions.ts';
import type { Known, SidePose, SideView } from '../table/fighting-machine.ts';
import { mayReach } from './counters.ts';
import type { SideStand } from './field.ts';
import { countersOf, knownOf, nearestShot, shotValue } from './known.ts';
import { gunsMidway } from './midway.ts';
import { advantage } from './standing.ts';
import { settledAt, standsOf } from './stands.ts';

type WayChoice = EnergyDecisions['energy-move']['about'];

/** Two hexes or less are close: beyond them the range takes from the die. */
const CLOSE = 2;

const reaching = (id: string, hexes: number | undefined): Reaching[] =>
  hexes === undefined ? [] : [{ id, range: hexes <= CLOSE ? 'close' : 'long' }];

/**
 * The guns that could reach a machine where a way ends, and whom its own would. An enemy who has flown stands where he
 * is; any other may still fly all that his dashboard allows, and is likely to answer as well as he can. Of a counter
 * it is told whether any machine that it may be could. (V111) Guns that only a stop of the clock would bring to bear
 * are told apart, and (V053) those before which she would stall if she fails her Handling Test. (V011) What shoots back
 * from the ground may take her.
 */
export function threatsBehind(answer: string, about: WayChoice, book: Rulebook): Threats | undefined {
  const end = about.ends[answer];
  const own = about.view.machines.find((each): each is Known => each.known && each.id === about.machine);
  if (!end || !own || end.over || end.lands !== 'no') return undefined;
  const silent = end.stalls || silencedBy(answer).pilot;
  const held = heldIn(about);
  const { worst, ...threats } = threatsAt(about.view, { own, pose: end.pose, silent, held, book });
  const midway = gunsMidway(answer, about, book).flatMap(({ id, hexes }) => reaching(id, hexes));
  const stalled = { own, pose: withAttitude(own.pose, 'level'), silent: true, held, book };
  const failing = end.test ? threatsAt(about.view, stalled).worst : [];
  return {
    ...threats,
    worst: [...worst, ...gunsBelow(own, end.pose, about.view, book)],
    ...(midway.length > 0 && { midway }),
    ...(failing.length > 0 && { failing }),
  };
}

/** (V011) The targets of the other side that shoot back, and have her in reach. */
function gunsBelow({ side }: Known, at: SidePose, { targets }: SideView, book: Rulebook): readonly Reaching[] {
  const reach = book.fights['winged-victory'].combat.range.hexes.length;
  return targets.flatMap((target) => {
    const hexes = Math.ceil(hexesBetween(poseOfTarget(target), at));
    const isFiring = target.side !== side && !target.destroyed && targetRow(target, book).die !== undefined;
    return isFiring && hexes > 0 && hexes <= reach ? reaching(target.id, hexes) : [];
  });
}

/** Who may have been stopped on his way, and flies on. */
const heldIn = ({ clock: { time, together } }: WayChoice): readonly string[] => (time === undefined ? [] : together);

interface BehindWay {
  readonly own: Known;
  readonly pose: SidePose;
  readonly silent: boolean;
  readonly held: readonly string[];
  readonly book: Rulebook;
}

const threatsAt = memoizeByKey(
  ({ own, pose: { x, y, heading, attitude }, silent }: BehindWay) =>
    `${own.id} ${x} ${y} ${heading} ${attitude} ${silent}`,
  (view: SideView, standing: BehindWay): Threats => {
    const { own, pose, silent, held, book } = standing;
    const likely: Reaching[] = [];
    const worst: Reaching[] = [];
    const mine: Reaching[] = [];
    for (const enemy of knownOf(view, enemyOf(own.side))) {
      if (hexesBetween(enemy.pose, pose) > enemy.cue + FAR) continue;
      const stands = placesOf(view, { enemy, own, held, book });
      const shots = stands.flatMap((stand) => {
        const hexes = shotFrom(enemy, stand, pose, book);
        return hexes === undefined ? [] : [{ stand, hexes }];
      });
      const looked = [...shots.map(({ stand }) => stand), ...stands.slice(0, GOOD)];
      const best = bestOf(looked, (stand) => likes(stand, enemy, standing));
      if (!best) continue;
      const at = nearestShot({ machine: own, from: pose, silent }, best.pose, book);
      likely.push(...reaching(enemy.id, shots.find(({ stand }) => stand === best)?.hexes));
      worst.push(...reaching(enemy.id, shots.length > 0 ? Math.min(...shots.map(({ hexes }) => hexes)) : undefined));
      mine.push(...reaching(enemy.id, at));
    }
    const unknown = countersOf(view, enemyOf(own.side)).filter(
      (each) => !each.known && mayReach(view, { counter: each, held, book }, pose),
    );
    return { likely, worst, own: mine, ...(unknown.length > 0 && { unknown: unknown.map(({ id }) => id) }) };
  },
);

/** Of the places without a shot he is thought to consider so many: those that are good against where she is now. */
const GOOD = 6;

/** As far as guns reach, and what a dive adds to the speed. */
const FAR = 12;

const shotFrom = (machine: Known, { pose, silent }: SideStand, at: SidePose, book: Rulebook): number | undefined =>
  nearestShot({ machine, from: pose, silent }, at, book);

/** How good a place is for an enemy: what he does, what he suffers, who has whom ahead, and what it costs him. */
const [GIVES, TAKES] = [6, 3];

function likes({ pose, silent, danger }: SideStand, enemy: Known, { own, book, ...mine }: BehindWay): number {
  const given = shotValue({ machine: enemy, from: pose, silent }, mine.pose, book);
  const taken = shotValue({ machine: own, from: mine.pose, silent: mine.silent }, pose, book);
  return GIVES * given - TAKES * taken + advantage(pose, mine.pose) - danger;
}

interface FoeFaced {
  readonly enemy: Known;
  readonly own: Known;
  readonly held: readonly string[];
  readonly book: Rulebook;
}

/** Where an enemy may be at the end of the turn, each place once, the best for him first. (V114) Who is held flies on. */
const placesOf = memoizeByKey(
  ({ enemy, own }: FoeFaced) => `${enemy.id} ${own.id}`,
  (view: SideView, { enemy, own, held, book }: FoeFaced): readonly SideStand[] => {
    const isSettled = enemy.flew !== '' && !held.includes(enemy.id);
    if (isSettled || enemy.falling !== 'no') return [settledAt(enemy, book)];
    const stands = rankWays(
      standsOf({ ...enemy, pose: enemy.start }, view, book),
      ({ pose, danger }) => advantage(pose, own.pose) - danger,
    ).map(({ of }) => of);
    const places = new Map(
      stands.toReversed().map((stand) => {
        const { x, y, heading, attitude } = stand.pose;
        return [`${x} ${y} ${heading} ${attitude} ${stand.silent}`, stand];
      }),
    );
    return [...places.values()].reverse();
  },
);
