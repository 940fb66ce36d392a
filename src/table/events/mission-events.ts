import type { CrewSeat } from '../../campaign/aircrew.ts';
import type { Roll } from '../../cards/dice.ts';
import type {
  ArchieResult,
  GunsPresent,
  MachineGunHeight,
  MachineGunResult,
} from '../../cards/printed/archie-and-machine-gun.ts';
import type {
  CrewFate,
  CriticalResult,
  LameDuckEvent,
  MachineFate,
  SideOfLines,
} from '../../cards/printed/damage-tables.ts';
import type { Parts } from '../parts.ts';

/** Each machine on its square of the Archie grid, by red die and white die: `{ B1: 23 }`. */
export type Placing = Readonly<Record<string, number>>;

/** The three ways in which a machine comes down early. */
export type HowDown = 'forced-landing' | 'forced-down' | 'shot-down';

/** Events caused by the ground and by damage. */
export type MissionEvent =
  | {
      readonly type: 'guns-looked-for';
      readonly hex: string;
      readonly roll: Roll;
      readonly parts: Parts;
      readonly total: number;
      readonly guns: GunsPresent;
    }
  | {
      readonly type: 'low-archie-rolled';
      readonly roll: Roll;
      /** Usually 0: Archie does not fire at so low a height. */
      readonly shots: number;
    }
  | { readonly type: 'machines-placed'; readonly placing: Placing }
  | {
      readonly type: 'archie-fired';
      readonly roll: Roll;
      readonly hit?: string;
      /** The machines near the burst: it spoils their work of this turn. */
      readonly near: readonly string[];
    }
  | {
      readonly type: 'archie-hit';
      readonly machine: string;
      readonly roll: Roll;
      readonly parts: Parts;
      readonly total: number;
      readonly result: ArchieResult;
      readonly words: string;
    }
  | { readonly type: 'station-kept'; readonly machine: string }
  | {
      readonly type: 'machine-guns-fired';
      readonly machine: string;
      readonly height: MachineGunHeight;
      readonly roll: Roll;
      readonly parts: Parts;
      readonly total: number;
      readonly hit: boolean;
    }
  | {
      readonly type: 'machine-gun-hit';
      readonly machine: string;
      readonly roll: Roll;
      readonly result: MachineGunResult;
      readonly words: string;
    }
  | {
      readonly type: 'critical-hit-taken';
      readonly machine: string;
      readonly roll: Roll;
      readonly result: CriticalResult;
      readonly words: string;
    }
  | {
      readonly type: 'man-hit';
      readonly machine: string;
      readonly who: CrewSeat;
      /** The die that chose between two men. */
      readonly whoRoll?: Roll;
      /** The throw for how hard; a light wound needs none. */
      readonly roll?: Roll;
      readonly fate: CrewFate;
    }
  | {
      readonly type: 'machine-crippled';
      readonly machine: string;
      /** Absent when the pilot's wound is the cause. */
      readonly roll?: Roll;
      readonly words: string;
      readonly lameDuck: number;
      readonly climbs: boolean;
    }
  | {
      readonly type: 'lame-duck-checked';
      readonly machine: string;
      readonly number: number;
      readonly roll: Roll;
      readonly held: boolean;
    }
  | {
      readonly type: 'lame-duck-gave-way';
      readonly machine: string;
      readonly number: number;
      readonly event: LameDuckEvent['event'];
      readonly words: string;
    }
  | {
      readonly type: 'engine-trouble-met';
      readonly machine: string;
      /** The dice that chose the machine; the last throw counts. */
      readonly lots: readonly Roll[];
      readonly roll: Roll;
      readonly result: 'restarts' | 'serious' | 'cuts-out';
      readonly words: string;
    }
  | {
      readonly type: 'straggler-met-enemy';
      readonly machine: string;
      readonly roll: Roll;
      readonly result: 'escaped' | 'forced-landing' | 'shot-down';
      readonly words: string;
    }
  | {
      readonly type: 'machine-came-down';
      readonly machine: string;
      readonly how: HowDown;
      readonly roll: Roll;
      readonly words: string;
      readonly over: SideOfLines;
      /** The side on which it comes down: a glide may reach the trenches. */
      readonly side: SideOfLines;
      readonly machineFate: MachineFate;
    }
  | {
      readonly type: 'fate-decided';
      readonly machine: string;
      readonly who: CrewSeat;
      readonly roll: Roll;
      readonly parts: Parts;
      readonly total: number;
      readonly fate: CrewFate;
    };
