import type { Side } from '../../table/sides.ts';
import { listed } from '../../words/numbers.ts';

/** Another machine as one of the asked side sees it. */
interface SeenFrom {
  readonly id: string;
  /** `four o'clock, 180 mm, crossing, facing south`. */
  readonly where: string;
  /** An enemy may fire at the machine now, or the machine at him. */
  readonly shots: readonly (keyof typeof SHOTS)[];
}

/** A machine of the asked side, and all that it sees. */
interface Lookout {
  readonly id: string;
  /** Its own place, as far as it is more than a point on a table: `height 36, heading 090`. */
  readonly at?: string | undefined;
  readonly others: readonly SeenFrom[];
}

/** A fight in words, as the asked side may see it: for listeners, and for whoever asks `where`, `who` and `threats`. */
export interface FightAloud {
  /** The state of each machine. */
  readonly who: readonly string[];
  readonly lookouts: readonly Lookout[];
}

/** What is seen from one machine of another, and whether its guns bear on it now. */
interface SeenAround<Machine> {
  at?(own: Machine): string;
  where(from: Machine, other: Machine): string;
  fires(from: Machine, at: Machine): boolean;
}

/** What each machine of a side sees of all others in the fight, the enemies first. */
export const lookoutsOf = <Machine extends { readonly id: string; readonly side: Side }>(
  side: Side,
  all: readonly Machine[],
  { at, where, fires }: SeenAround<Machine>,
): Lookout[] => {
  const [own, enemies] = [all.filter((each) => each.side === side), all.filter((each) => each.side !== side)];
  return own.map((one) => ({
    id: one.id,
    at: at?.(one),
    others: [...enemies, ...own.filter((each) => each !== one)].map((other) => ({
      id: other.id,
      where: where(one, other),
      shots: [
        ...(other.side !== side && fires(other, one) ? (['his'] as const) : []),
        ...(other.side !== side && fires(one, other) ? (['ours'] as const) : []),
      ],
    })),
  }));
};

const SHOTS = { his: 'can fire at you', ours: 'you can fire at him' } as const;

/** `where`: everybody else from a named machine, or from the one that is asked; otherwise from each. */
export function whereText({ lookouts }: FightAloud, named: string | undefined, asked: string | undefined): string {
  const from = (id: string | undefined) => lookouts.filter((each) => each.id.toLowerCase() === id?.toLowerCase());
  if (named !== undefined && from(named).length === 0)
    return `${named.toUpperCase()} is none of yours here: there are ${listed(lookouts.map(({ id }) => id))}.`;
  const told = [from(named), from(asked)].find(({ length }) => length > 0) ?? lookouts;
  return told
    .map(
      ({ id, at, others }) =>
        `From ${[id, ...(at ? [at] : [])].join(', ')}: ${others.map(seenText).join('; ') || 'nobody'}.`,
    )
    .join('\n');
}

const seenText = ({ id, where, shots }: SeenFrom): string =>
  [id, where, ...shots.map((shot) => SHOTS[shot])].join(', ');

/** The places of more machines than this are left to `where`. */
const MOST = 3;

const idsOf = (seen: readonly SeenFrom[]): string => listed(seen.map(({ id }) => id));

/** `threats`: who may fire at each machine now, and at whom it may. */
export function threatsText({ lookouts }: FightAloud): string {
  const told = lookouts.flatMap(({ id, others }) => {
    const those = (shot: keyof typeof SHOTS) => others.filter(({ shots }) => shots.includes(shot));
    const [his, ours] = [those('his'), those('ours')];
    return [
      ...(his.length > MOST
        ? [`${idsOf(his)} can fire at ${id}.`]
        : his.map((other) => `${other.id} can fire at ${id}: ${other.where}.`)),
      ...(ours.length > MOST
        ? [`${id} can fire at ${idsOf(ours)}.`]
        : ours.map((other) => `${id} can fire at ${other.id}: ${other.where}.`)),
    ];
  });
  return told.join('\n') || 'Nobody can fire at yours now, nor yours at anybody.';
}
