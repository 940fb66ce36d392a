import type { Moment } from '../moments/kinds.ts';
import { ofKind } from '../moments/of-kind.ts';
import type { CauseOfLoss } from '../report/facts/cause.ts';
import type { CauseOfWound } from '../report/facts/wounds.ts';

/** (29) His machine fell, and did not only come down. */
export interface ShotDown {
  readonly inFlames: boolean;
}

/** What the moments of a machine say of its fall; nothing, where it did not fall. */
export function shotDownIn(machine: string, moments: readonly Moment[]): ShotDown | undefined {
  const down = ofKind(moments, 'machine-came-down').find((each) => each.machine === machine);
  return down?.how === 'shot-down' ? { inFlames: down.words === 'In flames' } : undefined;
}

type GermanNamed = (german: number) => string;

/** `wounded by an Albatros D.III`, `hurt in coming down`. */
export function woundText(cause: CauseOfWound | undefined, german: GermanNamed, shotDown?: ShotDown): string {
  if (cause?.is === 'german') return `wounded by ${german(cause.german)}`;
  if (cause?.is === 'coming-down' && shotDown)
    return `hurt when he was shot down${shotDown.inFlames ? ' in flames' : ''}`;
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
