import type { Rulebook } from '../../../cards/rulebook.ts';
import type { Check } from '../../../table/checks.ts';

type Dice = Rulebook['fights']['winged-victory']['dice'];

/**
 * What the faces of a coloured die mean in a throw, for one who throws cubes in place of it; nothing for another die.
 */
export function facesText(check: Check, { fights }: Rulebook): string | undefined {
  const [kind = '', colour = ''] = check.split('-');
  const meant = facesOf(kind, colour, fights['winged-victory'].dice);
  if (!meant) return undefined;
  const runs = meant.reduce<Run[]>(joined, []);
  return runs.map(({ from, to, means }) => `${from === to ? from : `${from} to ${to}`} ${means}`).join(', ');
}

function facesOf(kind: string, colour: string, { combat, icons, tests }: Dice): string[] | undefined {
  if (kind === 'combat') {
    const blows = combat.find((die) => die.colour === colour)?.faces;
    return blows?.map((blow) => BLOWS[blow]);
  }
  const row = tests.find(({ test }) => test === kind);
  const faces = icons.find((die) => die.colour === colour)?.faces;
  return row && faces?.map((icon) => row[icon].replaceAll('-', ' '));
}

const BLOWS = {
  miss: 'a miss',
  '1': 'one point',
  '2': 'two points',
  '3': 'three points',
  destroyed: 'a part destroyed',
} as const;

interface Run {
  readonly from: number;
  readonly to: number;
  readonly means: string;
}

/** Faces that mean the same are told together. */
function joined(runs: readonly Run[], means: string, place: number): Run[] {
  const last = runs.at(-1);
  if (last?.means === means) return [...runs.slice(0, -1), { ...last, to: place + 1 }];
  return [...runs, { from: place + 1, to: place + 1, means }];
}
