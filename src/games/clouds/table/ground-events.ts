import type { Roll } from '../../../cards/dice.ts';

/** What has happened between the air and the ground, and to balloons. */
export type GroundEvent =
  | {
      readonly type: 'clouds-barrage-laid';
      readonly unit: string;
      readonly target: string;
      readonly off: number;
    }
  | {
      readonly type: 'clouds-barrage';
      readonly unit: string;
      readonly target: string;
      readonly roll: Roll;
      readonly is: 'drifts' | 'misses' | 'near' | 'close';
    }
  | {
      readonly type: 'clouds-balloon-hit';
      readonly balloon: string;
      readonly by: string;
      readonly roll: Roll;
      readonly adds: number;
      readonly leak: number;
      readonly isBurnt: boolean;
    }
  | { readonly type: 'clouds-cable'; readonly balloon: string; readonly is: 'winch-stuck' | 'cut' }
  | {
      readonly type: 'clouds-unit-hit';
      readonly unit: string;
      readonly by: string;
      readonly amount: number;
      readonly left: number;
    }
  | {
      readonly type: 'clouds-bombed';
      readonly machine: string;
      readonly target: string;
      readonly successes: number;
      readonly deviation: Roll;
      readonly less: number;
      readonly off: number;
      readonly isHit: boolean;
    }
  | {
      readonly type: 'clouds-spotted';
      readonly machine: string;
      readonly successes: number;
      readonly words: string;
      readonly dice: number;
    }
  | {
      readonly type: 'clouds-shell-fell';
      readonly target: string;
      readonly rolls: readonly number[];
      readonly off: number;
      readonly isHit: boolean;
    }
  | { readonly type: 'clouds-photographed'; readonly machine: string; readonly target: string };
