import { isGerman } from '../../cards/counters.ts';
import type { GunsPresent } from '../../cards/printed/archie-and-machine-gun.ts';
import type { MachineFate, SideOfLines } from '../../cards/printed/damage-tables.ts';
import { counted } from '../../words/numbers.ts';

export function machineFateText(fate: MachineFate): string {
  if (fate === 'lost') return 'The machine is lost';
  return fate === 0
    ? 'The machine can be used again tomorrow'
    : `The machine is out of action for ${counted(fate, 'day')}`;
}

const SIDE_WORDS: Readonly<Record<SideOfLines, string>> = {
  allied: 'on our side of the lines',
  trenches: 'between the trenches',
  enemy: 'on the enemy side of the lines',
};

/** The sides as the Damage Tables have them for a German: `allied` is his own. */
const THEIR_SIDE_WORDS: Readonly<Record<SideOfLines, string>> = {
  allied: 'on the enemy side of the lines',
  trenches: SIDE_WORDS.trenches,
  enemy: 'on our side of the lines',
};

/** Where a machine of either side came down. */
export const sideText = (machine: string, side: SideOfLines): string =>
  (isGerman(machine) ? THEIR_SIDE_WORDS : SIDE_WORDS)[side];

export const HOW_DOWN = {
  'forced-landing': 'makes a Forced Landing',
  'forced-down': 'is Forced Down',
  'shot-down': 'is Shot Down',
} as const;

export function gunsText({ archie, machineGuns }: GunsPresent): string {
  if (archie) return machineGuns ? 'Archie and machine guns' : 'Archie';
  return machineGuns ? 'machine guns' : 'no guns';
}
