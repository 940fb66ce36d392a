import { expectDefined } from '../../../../cards/rulebook.ts';
import type { Dashboard } from '../../cards/dashboard.ts';
import { bandOf } from '../../cards/ladder.ts';

/** (V034) (V035) The drag of a speed at a level; beyond the row, its last entry. */
export function dragAt({ drag }: Pick<Dashboard, 'drag'>, speed: number, level: number): number {
  const row = drag[bandOf(level)];
  return expectDefined(row[Math.min(Math.max(speed, 1), row.length) - 1], `drag of speed ${speed}`);
}

/** (V026) A black and white box. */
export const isStalled = ({ stall }: Pick<Dashboard, 'stall'>, cue: number, level: number): boolean =>
  cue <= stall[bandOf(level)];

/** (V054) (V056) The first black and white box, and the first black one above it. */
export const stallBox = ({ stall }: Pick<Dashboard, 'stall'>, level: number): number => stall[bandOf(level)];

export const isRed = ({ strip }: Pick<Dashboard, 'strip'>, cue: number): boolean =>
  cue >= strip.red && cue < strip.crackUp;
export const isBeyondRed = ({ strip }: Pick<Dashboard, 'strip'>, cue: number): boolean => cue >= strip.crackUp;

/** Whatever keeps an engine from full power. */
export interface EngineTrouble {
  /** (V095) Speed lost for good. */
  readonly lost: number;
  /** (V110) With bombs aboard. */
  readonly loaded: boolean;
  /** (V099) (V106) The throttle has no effect any more. */
  readonly stopped: boolean;
}

/** (V019) to (V021) The open settings of the throttle. A rotary has only none and full. */
export function throttles(
  dash: Pick<Dashboard, 'engine' | 'top' | 'bomber'>,
  level: number,
  trouble: EngineTrouble,
): number[] {
  if (trouble.stopped) return [0];
  const most = Math.max(0, topOf(dash, level, trouble));
  if (dash.engine === 'rotary') return most === 0 ? [0] : [0, most];
  return Array.from({ length: most + 1 }, (_, pip) => pip);
}

function topOf(
  { top, bomber }: Pick<Dashboard, 'top' | 'bomber'>,
  level: number,
  { lost, loaded }: EngineTrouble,
): number {
  const white = top[bandOf(level)] - lost;
  return loaded && bomber ? Math.min(white, bomber.loadedTop) : white;
}
