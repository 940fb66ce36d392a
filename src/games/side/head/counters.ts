import { memoizeByKey } from '../../../cards/reading/once.ts';
import type { Rulebook } from '../../../cards/rulebook.ts';
import { bandOf } from '../cards/ladder.ts';
import { levelOf } from '../rules/flight/pose.ts';
import { machineFrom } from '../rules/set-up.ts';
import { dashboardOf } from '../rules/side-fight.ts';
import type { Counter, FightingMachine, Known, SidePose, SideView } from '../table/fighting-machine.ts';
import { nearestShot, type ShooterAt } from './known.ts';
import { standsOf } from './stands.ts';

/** A counter that is looked at, and who may have been stopped on his way, and flies on. */
interface CounterLookedAt {
  readonly counter: Counter;
  readonly held: readonly string[];
  readonly book: Rulebook;
}

/** (V079) Whether a machine of any type that a counter may be could have her before a gun where she ends. */
export const mayReach = (view: SideView, looked: CounterLookedAt, at: SidePose): boolean =>
  !looked.counter.falls &&
  shootersIn(view, looked).some((shooter) => nearestShot(shooter, at, looked.book) !== undefined);

/** So much faster than level a dive leaves her. */
const DIVED = 2;

/** Everybody whom a counter may hide, at each place that he may end at: one who has flown stands where he is. */
const shootersIn = memoizeByKey(
  ({ counter }: CounterLookedAt) => counter.id,
  (view: SideView, { counter, held, book }: CounterLookedAt): readonly ShooterAt[] =>
    counter.couldBe.flatMap((dashboard) => {
      const { pose } = counter;
      const hidden = (speed: number) => guessed(counter, dashboard, speed, book);
      if (counter.hasFlown && !held.includes(counter.id)) return [{ machine: hidden(0), from: pose }];
      const most = dashboardOf(dashboard, book).top[bandOf(levelOf(pose))] + DIVED;
      const speeds = Array.from({ length: most }, (_, i) => i + 1);
      return speeds.flatMap((speed) => endsOf(hidden(speed), view, book));
    }),
);

/** Such a machine, whole and with all its rounds. */
function guessed({ id, side, pose }: Counter, dashboard: string, speed: number, book: Rulebook): Known {
  const { heading } = pose;
  const entrant = {
    id,
    side,
    dashboard,
    skill: 'expert',
    aim: 0,
    column: 0,
    level: 0,
    heading,
    speed,
    bombs: false,
  } as const;
  const machine: FightingMachine = { ...machineFrom(entrant, book), pose, start: pose };
  return { ...machine, known: true };
}

/** Each place once. */
function endsOf(machine: Known, view: SideView, book: Rulebook): readonly ShooterAt[] {
  const ends = new Map<string, ShooterAt>();
  for (const { pose: from, silent } of standsOf(machine, view, book))
    ends.set(`${from.x} ${from.y} ${from.heading} ${from.attitude} ${silent}`, { machine, from, silent });
  return [...ends.values()];
}
