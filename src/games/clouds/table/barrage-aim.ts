import type { CloudsDecisions } from './clouds-decisions.ts';

/** (C118) The machine that a barrage bursts nearest to: laid on it, or where it stands already. */
export function nearestAim({ stands, aims }: CloudsDecisions['clouds-aim']['about']): string {
  const [best] = aims.toSorted((a, b) => a.off - b.off);
  return best === undefined || (stands !== undefined && stands < best.off) ? 'stay' : best.machine;
}
