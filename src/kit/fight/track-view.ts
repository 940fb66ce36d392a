import type { CrewSeat } from '../../campaign/aircrew.ts';
import type { Angle } from '../../cards/printed/hit-cards.ts';
import type { GunPlace, GunsTold } from '../../table/events/fight-events.ts';

/** What a machine has done in this phase, or what was done to it. */
export type Doing =
  | { readonly is: 'free' | 'spent' }
  | { readonly is: 'attacks' | 'attacked'; readonly other: string; readonly angle: Angle };

/** How a machine left the fight. */
export type Out = 'driven-off' | 'forced-down' | 'shot-down' | 'crippled-again' | 'escaped';

/** A machine of a fight, as both sides see it. */
export interface InFight {
  readonly id: string;
  readonly side: 'allied' | 'german';
  readonly aircraft: string;
  readonly guns: { readonly [P in GunPlace]?: GunsTold };
  readonly lameDuck: boolean;
  /** Its men who were hit in this fight. */
  readonly hit: readonly CrewSeat[];
  readonly observerFires: boolean;
  /** Undefined before its Initiative Roll of the phase. */
  readonly initiative: number | undefined;
  readonly bonus: number;
  readonly doing: Doing;
  readonly out: Out | undefined;
}

/** Two machines that fight each other alone, rule 20. */
export interface DuelPair {
  readonly allied: string;
  readonly german: string;
  readonly altitude: number;
}

/** (17) A Dog-Fight on the Initiative Track, as both sides see it. */
export interface TrackView {
  readonly machines: readonly InFight[];
  readonly duels: readonly DuelPair[];
  readonly phase: number;
  readonly altitude: number;
  readonly dfd: number;
}

/** The pair that a machine fights in, if it does. */
export const duelOf = ({ duels }: TrackView, { id }: InFight): DuelPair | undefined =>
  duels.find(({ allied, german }) => allied === id || german === id);
