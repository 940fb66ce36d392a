import type { Rulebook } from '../../../cards/rulebook.ts';
import { isInShape } from '../rules/flight/arcs.ts';
import { levelOf } from '../rules/flight/pose.ts';
import { skillOf } from '../rules/test-dice.ts';
import type { SideView } from '../table/fighting-machine.ts';
import type { SideStand, Weighed } from './field.ts';
import { shotValue } from './known.ts';
import { advantage } from './standing.ts';
import { standsOf } from './stands.ts';

/** A machine after a turn. */
export interface PlacedStand {
  readonly weighed: Weighed;
  readonly stand: SideStand;
}

/** The weights of speed, height and place after the next turn, in points of damage. */
const WORTH = { energy: 0.15, place: 1 } as const;

/** Estimates the next turn, and caches who can get where from where. */
export class TurnAfter {
  readonly #view: SideView;
  readonly #book: Rulebook;
  readonly #fans = new Map<string, readonly SideStand[]>();

  constructor(view: SideView, book: Rulebook) {
    this.#view = view;
    this.#book = book;
  }

  /** The value of the next turn for the first of two machines. The one that moves last gives its best answer. */
  worth(mine: PlacedStand, his: PlacedStand): number {
    const late = lateness(mine, his, this.#book);
    const last = late > 0 ? late * this.#movingLast(mine, his) : 0;
    return late < 1 ? last - (1 - late) * this.#movingLast(his, mine) : last;
  }

  #movingLast(late: PlacedStand, early: PlacedStand): number {
    const answers = this.#fanOf(late);
    let least = Number.POSITIVE_INFINITY;
    for (const seen of this.#fanOf(early)) {
      let most = Number.NEGATIVE_INFINITY;
      for (const answer of answers) {
        most = Math.max(most, this.#between({ ...late, stand: answer }, { ...early, stand: seen }));
        if (most >= least) break;
      }
      least = Math.min(least, most);
    }
    return least;
  }

  #between(one: PlacedStand, other: PlacedStand): number {
    const given = this.#harm(one, other) - this.#harm(other, one);
    return given + merit(one.stand) - merit(other.stand) + WORTH.place * advantage(one.stand.pose, other.stand.pose);
  }

  #harm({ weighed, stand }: PlacedStand, at: PlacedStand): number {
    const shooter = { machine: weighed.machine, from: stand.pose, silent: stand.silent };
    return at.weighed.counts * shotValue(shooter, at.stand.pose, this.#book);
  }

  #fanOf({ weighed: { machine }, stand }: PlacedStand): readonly SideStand[] {
    const { pose, speed, falls } = stand;
    const key = `${machine.id} ${pose.x} ${pose.y} ${pose.heading} ${pose.attitude} ${speed} ${falls}`;
    const known = this.#fans.get(key);
    if (known) return known;
    const there = { ...machine, pose, cue: speed, goggles: false };
    const fan = falls ? [fallen(stand)] : standsOf(there, this.#view, this.#book);
    this.#fans.set(key, fan);
    return fan;
  }
}

const merit = ({ pose, speed, danger }: SideStand): number => WORTH.energy * (speed + levelOf(pose) / 2) - danger;

/** (V055) Two levels straight down, in half levels. */
const DOWN = 4;

const fallen = (stand: SideStand): SideStand => ({
  ...stand,
  pose: { ...stand.pose, y: Math.max(0, stand.pose.y - DOWN) },
  silent: true,
  danger: 0,
});

/**
 * (V067) (V068) (V071) The chance of moving after the other: by position on its tail, or by skill, height and speed.
 */
function lateness(mine: PlacedStand, his: PlacedStand, book: Rulebook): number {
  if (mine.stand.falls) return 0;
  if (his.stand.falls) return 1;
  const { reach, sixths } = book.fights['winged-victory'].combat.tail;
  const [ahead, behind] = [mine.stand.pose, his.stand.pose];
  const tailed = isInShape(ahead, behind, reach, sixths);
  const tails = isInShape(behind, ahead, reach, sixths);
  if (tailed !== tails) return tails ? 1 : 0;
  const by = rankOf(mine) - rankOf(his) || levelOf(ahead) - levelOf(behind) || his.stand.speed - mine.stand.speed;
  return by === 0 ? 0.5 : Number(by > 0);
}

const RANK = { recruit: 0, expert: 1, ace: 2 } as const;
const rankOf = ({ weighed: { machine } }: PlacedStand): number => RANK[skillOf(machine)];
