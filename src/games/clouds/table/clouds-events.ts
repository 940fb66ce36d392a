import type { Roll } from '../../../cards/dice.ts';
import type { Side } from '../../../table/sides.ts';
import type { GroundEvent } from './ground-events.ts';
import type { WhyLost } from './skirmish.ts';

/** A modifier of a shot: its name, and what it adds. */
export interface ShotPart {
  readonly part: ShotPartName;
  readonly amount: number;
}
export type ShotPartName =
  | 'gunnery'
  | 'flying'
  | 'strength'
  | 'distance'
  | 'angle'
  | 'high-low'
  | 'airplane'
  | 'sustained'
  | 'short'
  | 'wound'
  | 'speed'
  | 'one-gun'
  | 'flexible'
  | 'ability'
  | 'base'
  | 'above'
  | 'upwind'
  | 'straight';

export type TestOf = 'flying' | 'structure' | 'fortitude' | 'luck';

/** What a test is for. */
export type TestFor =
  | 'tight-turn'
  | 'stall'
  | 'spin'
  | 'stick'
  | 'collision'
  | 'damage'
  | 'speed'
  | 'stay'
  | 'nerve'
  | 'place'
  | 'landing'
  | 'water'
  | 'death'
  | 'jump'
  | 'restart'
  | 'faint'
  | 'wake'
  | 'shot'
  | 'hit';

/** Where a machine is and how it flies. */
export interface FlightPose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly height: number;
  readonly speed: number;
}

/** What a line of a table did to a machine, other than loss of strength and wounds. */
export type Suffered =
  | 'luck'
  | 'gear'
  | 'drag'
  | 'wider'
  | 'gun-hit'
  | 'guns-gone'
  | 'engine-loss'
  | 'uneven'
  | 'test-above'
  | 'smoke'
  | 'fuel'
  | 'fuel-out'
  | 'roll-doubled'
  | 'flinch'
  | 'opens-wide'
  | 'test-each-manoeuvre'
  | 'emergency-landing'
  | 'blackout'
  | 'engine-stops'
  | 'engine-dead'
  | 'engine-runs'
  | 'engine-shut-down'
  | 'stray'
  | 'fire'
  | 'wing-gone'
  | 'pilot-burns'
  | 'lost'
  | 'gunner-out';

/** What a side was sent for, how often it was done, and what each time brought. */
export interface TaskScored {
  readonly side: Side;
  readonly words: string;
  readonly times: number;
  readonly points: number;
}

export type CloudsEvent =
  | GroundEvent
  | {
      readonly type: 'clouds-laid-out';
      readonly machines: readonly {
        readonly machine: string;
        readonly side: Side;
        readonly aircraft: string;
        readonly at: FlightPose;
      }[];
      /** Balloons and ground units. */
      readonly marks: readonly {
        readonly id: string;
        readonly side: Side;
        readonly x: number;
        readonly y: number;
        readonly height: number;
      }[];
    }
  /** (19) A machine joins a fight under way. */
  | { readonly type: 'clouds-joined'; readonly machine: string; readonly side: Side; readonly at: FlightPose }
  | { readonly type: 'clouds-turn-began'; readonly turn: number }
  | {
      readonly type: 'clouds-initiative';
      readonly machine: string;
      readonly who: 'pilot' | 'gunner';
      readonly dice: readonly number[];
      readonly awareness: number;
      readonly modifier: number;
      readonly total: number;
    }
  | { readonly type: 'clouds-exchanged'; readonly machine: string; readonly other: string }
  | {
      readonly type: 'clouds-flew';
      readonly machine: string;
      readonly words: readonly string[];
      readonly from: FlightPose;
      readonly to: FlightPose;
      readonly energy: number;
    }
  | {
      readonly type: 'clouds-tested';
      readonly machine: string;
      readonly of: TestOf;
      readonly why: TestFor;
      readonly who: 'pilot' | 'gunner' | 'machine';
      readonly skill: number;
      readonly modifier: number;
      readonly roll: Roll;
      readonly successes: number;
    }
  | { readonly type: 'clouds-structure-failed'; readonly machine: string; readonly roll: Roll; readonly words: string }
  | { readonly type: 'clouds-stalled'; readonly machine: string; readonly height: number; readonly speed: number }
  | {
      readonly type: 'clouds-spin';
      readonly machine: string;
      readonly is: 'began' | 'goes-on' | 'ended';
      readonly height: number;
    }
  | {
      readonly type: 'clouds-fired';
      readonly machine: string;
      readonly gun: 'forward' | 'rear' | 'ground';
      readonly target: string;
      readonly burst: 'short' | 'normal' | 'sustained' | 'rockets';
      readonly parts: readonly ShotPart[];
      readonly base: number;
      readonly roll: Roll;
      readonly successes: number;
    }
  | {
      readonly type: 'clouds-hit';
      readonly machine: string;
      readonly by?: string;
      /** Absent where the result is fixed. */
      readonly roll?: Roll;
      readonly successes: number;
      /** The line of the damage table. */
      readonly line: number;
      readonly words: string;
    }
  | { readonly type: 'clouds-sub-result'; readonly machine: string; readonly roll: Roll; readonly words: string }
  | {
      readonly type: 'clouds-structure-lost';
      readonly machine: string;
      readonly roll?: Roll;
      readonly amount: number;
      readonly left: number;
    }
  | {
      readonly type: 'clouds-wounded';
      readonly machine: string;
      readonly who: 'pilot' | 'gunner';
      readonly roll?: Roll;
      readonly amount: number;
      readonly left: number;
    }
  | {
      readonly type: 'clouds-cheated-death';
      readonly machine: string;
      readonly who: 'pilot' | 'gunner';
      readonly roll: Roll;
    }
  | {
      readonly type: 'clouds-suffered';
      readonly machine: string;
      readonly what: Suffered;
      readonly amount: number;
      readonly roll?: Roll;
    }
  | {
      readonly type: 'clouds-malfunction';
      readonly machine: string;
      readonly gun: 'forward' | 'rear';
      readonly roll: Roll;
      readonly is: 'dead' | 'spent' | 'jammed' | 'cleared';
      readonly actions: number;
    }
  | {
      readonly type: 'clouds-repaired';
      readonly machine: string;
      readonly gun: 'forward' | 'rear';
      readonly isDone: boolean;
    }
  | { readonly type: 'clouds-forced-home'; readonly machine: string; readonly by?: string }
  | { readonly type: 'clouds-lost'; readonly machine: string; readonly why: WhyLost; readonly by?: string }
  | {
      readonly type: 'clouds-burned';
      readonly machine: string;
      readonly roll: Roll;
      readonly is: 'out' | 'burns' | 'explodes';
    }
  | {
      readonly type: 'clouds-jumped';
      readonly machine: string;
      readonly who: 'pilot' | 'gunner';
      readonly successes: number;
      readonly is: 'killed' | 'stuck' | 'out';
      readonly fall?: number;
    }
  | {
      readonly type: 'clouds-landed';
      readonly machine: string;
      readonly place: string;
      readonly isEmergency: boolean;
      readonly words: string;
      readonly isWrecked: boolean;
    }
  | {
      readonly type: 'clouds-collided';
      readonly machine: string;
      readonly other: string;
      readonly roll: Roll;
      readonly modifier: number;
      readonly words: string;
    }
  | { readonly type: 'clouds-left'; readonly machine: string; readonly why: 'chosen' | 'forced-home' | 'off-the-board' }
  | {
      readonly type: 'clouds-re-rolled';
      readonly machine: string;
      readonly why: TestFor;
      /** The first throw. */
      readonly roll: number;
      readonly left: number;
    }
  | { readonly type: 'clouds-advised'; readonly machine: string; readonly other: string }
  | {
      readonly type: 'clouds-scored';
      readonly allied: number;
      readonly german: number;
      readonly turns: number;
      /** All its turns are flown, or one side alone is left, or nobody. */
      readonly why: 'turns-flown' | 'one-side-left' | 'nobody-left';
      /** What brought the points, and what would have. */
      readonly tasks: readonly TaskScored[];
    };
