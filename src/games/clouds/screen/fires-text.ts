import type { Reaching, Threats } from '../../../kit/screen/threats.ts';
import { counted, listed } from '../../../words/numbers.ts';

/** Whom she is likely to hit from a place, and who may hit her: `hits G1 12 in 20; at worst hit by G1 15 in 20`. */
export function firesText({ likely, worst, own }: Threats): string {
  const more = worst.filter((shot) => !likely.some(({ id, chance }) => id === shot.id && chance === shot.chance));
  const hers = own.length > 0 ? [`hits ${shotsText(own)}`] : [];
  const his = [
    ...(likely.length > 0 ? [`hit by ${shotsText(likely)}`] : []),
    ...(more.length > 0 ? [`at worst ${likely.length > 0 ? '' : 'hit '}by ${shotsText(more)}`] : []),
  ];
  return [...hers, his.length > 0 ? his.join(', ') : 'no gun can reach her'].join('; ');
}

/** So many are named; a page has two lines for a step. */
const NAMED = 2;

/** `G1 12 in 20`, `G1 12 and G2 6 in 20`, the best first. */
function shotsText(shots: readonly Reaching[]): string {
  const sorted = shots.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0));
  const named = sorted.slice(0, NAMED).map(({ id, chance = 0 }) => `${id} ${chance}`);
  const others = sorted.length - named.length;
  return `${listed(named)} in 20${others > 0 ? ` (and ${counted(others, 'other')})` : ''}`;
}
