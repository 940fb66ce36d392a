import type { Seat } from '../../../../campaign/aircrew.ts';
import type { Gun } from '../../../../campaign/mission-log.ts';
import type { Angle } from '../../../../rulebook/cards/hit-cards.ts';
import type { Combatant, GunPlace, GunsTold } from '../../../../table/fights/fight-events.ts';

/** What a machine has done in this phase, or what was done to it. */
export type Doing =
  | { readonly is: 'free' | 'spent' }
  | { readonly is: 'attacks' | 'attacked'; readonly other: string; readonly angle: Angle };

/** How a machine left the fight. */
export type Out = 'driven-off' | 'forced-down' | 'shot-down' | 'crippled-again' | 'escaped';

/** The guns of one place, and for ours the units of ammo. */
export interface Guns {
  readonly states: Gun['state'][];
  ammo: number | undefined;
}

/** A machine of a fight, as far as has been told of it. */
export interface InFight {
  readonly id: string;
  readonly side: 'allied' | 'german';
  readonly aircraft: string;
  readonly guns: { readonly [P in GunPlace]?: Guns };
  lameDuck: boolean;
  /** The men of hers that were hit in this fight. */
  hit: readonly Seat[];
  observerFires: boolean;
  /** Nothing, before its Initiative Roll of the phase. */
  initiative: number | undefined;
  bonus: number;
  doing: Doing;
  out: Out | undefined;
}

/** Two machines that fight each other alone, rule 20. */
export interface Pair {
  readonly allied: string;
  readonly german: string;
  altitude: number;
}

/** A Dog-Fight under way, as far as it has been told. */
export interface OrderOfBattle {
  readonly machines: InFight[];
  duels: Pair[];
  phase: number;
  altitude: number;
  dfd: number;
}

/** A machine as it comes into a fight. */
export function cameIn({ id, aircraft, guns, lameDuck }: Combatant, side: InFight['side']): InFight {
  const { forward, observer } = guns;
  return {
    id,
    side,
    aircraft,
    guns: { ...(forward && { forward: gunsOf(forward) }), ...(observer && { observer: gunsOf(observer) }) },
    lameDuck,
    hit: [],
    observerFires: observer !== undefined,
    initiative: undefined,
    bonus: 0,
    doing: { is: 'free' },
    out: undefined,
  };
}

const gunsOf = ({ states, ammo }: GunsTold): Guns => ({ states: [...states], ammo });

/** Those of one side that are still in the fight. */
export const leftOf = ({ machines }: OrderOfBattle, side: InFight['side']): InFight[] =>
  machines.filter((machine) => machine.side === side && machine.out === undefined);

/** The pair that a machine fights in, if it does. */
export const duelOf = ({ duels }: OrderOfBattle, { id }: InFight): Pair | undefined =>
  duels.find(({ allied, german }) => allied === id || german === id);

/** Those on the Initiative Track: in the fight and in no Personal Duel. */
export const onTrack = (order: OrderOfBattle): InFight[] =>
  order.machines.filter((machine) => machine.out === undefined && duelOf(order, machine) === undefined);
