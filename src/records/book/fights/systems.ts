import type { SystemName } from '../../../rulebook/fights/system-names.ts';
import { CLOUDS_OF_GLORY } from './clouds-of-glory/system.ts';
import { MANOEUVRE_CARDS } from './manoeuvre-cards/system.ts';
import type { FoughtFight, Strip, System } from './system.ts';
import { WINGED_VICTORY } from './winged-victory/system.ts';
import { WINGS_OVER_FRANCE } from './wings-over-france/system.ts';

/** How the fights of each way to fight are drawn. */
export const SYSTEMS: Readonly<Record<SystemName, System>> = {
  'wings-over-france': WINGS_OVER_FRANCE,
  'wings-of-war': MANOEUVRE_CARDS,
  'wings-of-glory': MANOEUVRE_CARDS,
  'winged-victory': WINGED_VICTORY,
  'clouds-of-glory': CLOUDS_OF_GLORY,
};

/** A fight in words, where no frame of it can be drawn. */
export const toldByPhases = (fight: FoughtFight, place: string): Strip => WINGS_OVER_FRANCE.strip(fight, place);
