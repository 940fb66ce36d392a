import type { SystemName } from '../../rulebook/fights/system-names.ts';
import { CLOUDS_OF_GLORY } from './clouds-of-glory/system.ts';
import { MANOEUVRE_CARDS } from './manoeuvre-cards/system.ts';
import type { System } from './system.ts';
import { WINGED_VICTORY } from './winged-victory/system.ts';
import { WINGS_OVER_FRANCE } from './wings-over-france/system.ts';

/** The rules of each way to fight. */
export const SYSTEMS: { readonly [Name in SystemName]: System<Name> } = {
  'wings-over-france': WINGS_OVER_FRANCE,
  'wings-of-war': MANOEUVRE_CARDS,
  'wings-of-glory': MANOEUVRE_CARDS,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
};
