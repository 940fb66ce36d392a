import type { Roll } from '../../../cards/dice.ts';
import type { Side } from '../../../table/sides.ts';
import type { MachinePart } from '../cards/dashboard.ts';
import type { TestKind, TestOutcome } from '../cards/dice-card.ts';
import type { Blow, Icon } from '../cards/ladder.ts';
import type { Aspect } from '../cards/marks-of-combat.ts';
import type { Aim, MissionName, SideTargetKind } from '../cards/mission-names.ts';
import type { Sky } from '../cards/side-scenario.ts';
import type { FightClock, HowOut, SidePose } from './fighting-machine.ts';

/** What shifts the colour of a die. */
export type SidePart =
  | 'skill'
  | 'aim'
  | 'range'
  | 'aspect'
  | 'longBurst'
  | 'evading'
  | 'size'
  | 'haze'
  | 'highStratus'
  | 'mediumStratus'
  | 'lowStratus'
  | 'height';
export type SideParts = { readonly [Name in SidePart]?: number };

/** Mishaps of a machine that are told on one line. */
export type Mishap =
  | 'stalled'
  | 'regained'
  | 'falls-on'
  | 'structural-failure'
  | 'part-inoperable'
  | 'engine-weaker'
  | 'leaks'
  | 'engine-stopped'
  | 'caught-fire'
  | 'fire-out'
  | 'pilot-wounded'
  | 'pilot-killed'
  | 'gunner-wounded'
  | 'gunner-killed'
  | 'goggles-oiled'
  | 'gun-jammed'
  | 'gun-cleared'
  | 'reloaded'
  | 'bombs-jettisoned'
  | 'out-of-ammunition';

export type EnergyEvent =
  | {
      readonly type: 'side-fight-began';
      readonly turns: number;
      /** Only in a Dog-Fight of the campaign, which lasts as long as its DFD. */
      readonly clock?: FightClock;
      /** The mats: their width, the sky over them, and the targets. */
      readonly hexes: number;
      readonly sky: Sky;
      readonly targets: readonly {
        readonly target: string;
        readonly kind: SideTargetKind;
        readonly side: Side;
        readonly x: number;
        readonly y: number;
      }[];
      readonly machines: readonly {
        readonly machine: string;
        readonly side: Side;
        readonly dashboard: string;
        readonly skill: string;
        readonly level: number;
        readonly speed: number;
      }[];
    }
  | { readonly type: 'side-turn-began'; readonly turn: number; readonly order: readonly string[] }
  | {
      readonly type: 'spotting-tried';
      readonly for: Side;
      readonly machine: string;
      readonly target: string;
      readonly megahexes: number;
      readonly roll: Roll;
      readonly die: string;
      readonly parts: SideParts;
      readonly seen: boolean;
    }
  | {
      readonly type: 'barrage-laid';
      readonly side: Side;
      readonly x: number;
      readonly y: number;
      readonly left: number;
    }
  | {
      readonly type: 'side-moved';
      readonly for?: Side;
      readonly machine: string;
      readonly move: string;
      /** (V106) Nobody flies her: she goes on as her dead pilot left her. */
      readonly pilotless?: true;
      readonly from: SidePose;
      readonly to: SidePose;
      readonly pip: number;
      readonly cue: number;
    }
  /** (V079) What a side sees of the move of a machine that none of its own has in sight. */
  | {
      readonly type: 'counter-moved';
      readonly for: Side;
      readonly machine: string;
      readonly from: SidePose;
      readonly to: SidePose;
    }
  | {
      readonly type: 'side-test-made';
      readonly for?: Side;
      readonly machine: string;
      readonly test: TestKind;
      readonly die: string;
      readonly parts: SideParts;
      readonly roll: Roll;
      readonly icon: Icon;
      readonly outcome: TestOutcome;
    }
  /** (V079) How far and how fast a machine has flown, told only to a side that knows it. */
  | {
      readonly type: 'clock-stopped';
      readonly for?: Side;
      readonly machine: string;
      readonly by: Side;
      readonly hexes?: number;
      readonly speed?: number;
      readonly time?: number;
      readonly at: SidePose;
      readonly others: readonly {
        readonly machine: string;
        readonly hexes?: number;
        readonly speed?: number;
        readonly at: SidePose;
      }[];
    }
  | {
      readonly type: 'side-shot-fired';
      readonly for?: Side;
      readonly machine: string;
      readonly gun: number;
      readonly target: string;
      readonly hexes: number;
      readonly aspect: Aspect;
      readonly long: boolean;
      readonly base: string;
      readonly parts: SideParts;
      readonly die: string;
      readonly roll: Roll;
      readonly blow: Blow;
      readonly left: number;
    }
  /** (V079) What a side sees of such a machine's fire. */
  | {
      readonly type: 'fired-on';
      readonly for: Side;
      readonly target: string;
      readonly hexes: number;
      readonly aspect: Aspect;
      readonly blow: Blow;
    }
  | {
      readonly type: 'part-hit';
      readonly for?: Side;
      readonly machine: string;
      readonly by: string;
      readonly roll: Roll;
      readonly parts: SideParts;
      readonly part: MachinePart;
      readonly blow: Blow;
      readonly structure: number;
      readonly boxes: number;
    }
  | {
      readonly type: 'ground-attack';
      readonly for?: Side;
      readonly machine: string;
      readonly by: 'flak' | 'fire' | 'storm';
      readonly die: string;
      readonly roll: Roll;
      readonly blow: Blow;
    }
  | {
      readonly type: 'target-struck';
      readonly target: string;
      readonly machine: string;
      readonly damage: number;
      readonly circles: number;
      readonly destroyed: boolean;
    }
  | {
      readonly type: 'side-mishap';
      readonly for?: Side;
      readonly machine: string;
      readonly what: Mishap;
      readonly part?: MachinePart;
      readonly turns?: number;
      readonly cue?: number;
      /** The total loss of speed of a weaker engine. */
      readonly lost?: number;
    }
  | { readonly type: 'side-out'; readonly machine: string; readonly how: HowOut; readonly x: number }
  | {
      readonly type: 'mission-drawn';
      readonly side: Side;
      readonly year: string;
      readonly roll: Roll;
      readonly mission: MissionName;
      readonly words: string;
    }
  | { readonly type: 'sky-drawn'; readonly roll: Roll; readonly words: string }
  | { readonly type: 'mission-done'; readonly side: Side }
  | {
      readonly type: 'side-fight-over';
      readonly turns: number;
      readonly aims: Readonly<Record<Side, Aim>>;
      /** The machines of each side near the middle of the mats. */
      readonly atFront: Readonly<Record<Side, number>>;
      readonly done: Readonly<Record<Side, boolean>>;
      readonly points: Readonly<Record<Side, number>>;
      /** The machines that brought them. */
      readonly brought: readonly BroughtPoints[];
      readonly winner: Side | 'nobody';
    };

/** A machine that is down, or has flown off, and what that brought the other side. */
export interface BroughtPoints {
  readonly to: Side;
  readonly machine: string;
  readonly is: 'down' | 'flown-off';
  readonly points: number;
}

/** An event of one machine. */
export type EventOfMachine = Extract<
  EnergyEvent,
  {
    readonly type: 'side-moved' | 'side-test-made' | 'side-shot-fired' | 'part-hit' | 'ground-attack' | 'side-mishap';
  }
>;
