import type { CauseOfLoss } from '../report/facts/cause.ts';
import type { CauseOfWound } from '../report/facts/wounds.ts';

type GermanNamed = (german: number) => string;

/** `wounded by an Albatros D.III`, `hurt in coming down`. */
export function woundText(cause: CauseOfWound | undefined, german: GermanNamed): string {
  if (cause?.is === 'german') return `wounded by ${german(cause.german)}`;
  return cause ? WOUNDED[cause.is] : 'wounded';
}

const WOUNDED = {
  archie: 'wounded by Archie',
  'machine-guns': 'wounded from the ground',
  fight: 'wounded in a fight',
  'coming-down': 'hurt in coming down',
} as const;

/** What ended a last flight, after its place; a German is told in the words of the fight. */
export function endedText(cause: CauseOfLoss | undefined, german: GermanNamed): string {
  if (cause === undefined || cause.is === 'crash') return '';
  if (cause.is === 'german') return ` by ${german(cause.german)}`;
  if (cause.is !== 'alone') return ENDED[cause.is];
  return cause.after?.is === 'german'
    ? ` in a machine that ${german(cause.after.german)} had crippled`
    : ' when the enemy met him alone';
}

const ENDED = {
  archie: ' after a hit by Archie',
  'machine-guns': ' after a hit from the ground',
  engine: ' after the engine had failed',
  petrol: ' after the petrol had run out',
} as const;
