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

/** One machine a square of the Archie grid, named by its red die and its white one: `{ B1: 23 }`. */
export type Placing = Readonly<Record<string, number>>;

/** The three ways in which a machine comes down before its time. */
export type HowDown = 'forced-landing' | 'forced-down' | 'shot-down';

/** What the ground, and damage, have done to a mission. */
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
      /** None as a rule: he is silent so low down. */
      readonly shots: number;
    }
  | { readonly type: 'machines-placed'; readonly placing: Placing }
  | {
      readonly type: 'archie-fired';
      readonly roll: Roll;
      readonly hit?: string;
      /** The machines that the burst passes near: it spoils what they hold still for. */
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
      /** How hard; a light wound needs no throw. */
      readonly roll?: Roll;
      readonly fate: CrewFate;
    }
  | {
      readonly type: 'machine-crippled';
      readonly machine: string;
      /** Absent when it is the pilot who is crippled. */
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
      /** The dice that named the machine, the last of them counting. */
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
      /** Where it comes to earth: a glide may reach the trenches. */
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
