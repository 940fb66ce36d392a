import type { Fell, Moment } from '../../moments/kinds.ts';

/** How a German fell, as far as the log knows, from the moments of a meeting. */
export function howItFell(machine: string, moments: readonly Moment[]): Fell | undefined {
  for (const moment of moments) {
    const fell = 'machine' in moment && moment.machine === machine ? fellBy(moment) : undefined;
    if (fell !== undefined) return fell;
  }
  return undefined;
}

function fellBy(moment: Moment): Fell | undefined {
  switch (moment.type) {
    case 'gone':
      return moment.how;
    case 'machine-came-down':
      return moment.how === 'shot-down' ? THROWN.get(moment.words) : undefined;
    default:
      return undefined;
  }
}

/** (29) In the words of the card. */
const THROWN: ReadonlyMap<string, Fell> = new Map([
  ['In flames', 'in-flames'],
  ['Breaks up', 'broke-up'],
  ['Goes down in a spin', 'out-of-control'],
  ['Flattens out at the last and crashes', 'crashed'],
]);
