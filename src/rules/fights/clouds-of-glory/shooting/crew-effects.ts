import type { EffectOf } from '../../../../rulebook/fights/clouds-of-glory/effects.ts';
import { isUp, type Man } from '../../../../table/fights/clouds-of-glory/skirmish.ts';
import { thrown } from '../tests.ts';
import type { Hit } from './hit.ts';
import { aboard, kill, killAll, lose, staysAfterWound } from './loss.ts';

/** (C074) to (C076), (C094) A man loses Fortitude, and tests whether he stays. */
export function wound(effect: EffectOf<'wound'>, hit: Hit): void {
  const { plane, fight, table } = hit;
  const man = whoIsHit(effect.who, hit);
  if (!man || man.fortitude <= 0) return;
  const { amount, roll } = thrown(effect, table);
  man.fortitude = Math.max(man.fortitude - amount, 0);
  const left = man.fortitude;
  table.tell({ type: 'clouds-wounded', machine: plane.id, who: man.seat, amount, left, ...(roll && { roll }) });
  if (left > 0) {
    staysAfterWound(plane, man, fight, table);
    return;
  }
  man.fortitude = 1;
  kill(plane, man, fight, table);
  if (plane.pilot.fortitude <= 0) lose(plane, 'pilot-killed', fight, table);
}

/** (C074) Of two men as likely the one as the other. */
function whoIsHit(who: EffectOf<'wound'>['who'], { plane, table }: Hit): Man | undefined {
  if (who === 'pilot') return plane.pilot;
  if (who !== 'either') return plane.gunner;
  const gunner = plane.gunner;
  if (!gunner || gunner.fortitude <= 0) return plane.pilot;
  return table.roll('clouds-who', plane.id).total <= 3 ? plane.pilot : gunner;
}

/** (C088) Nobody in the cockpit lives. */
export function killCockpit({ plane, fight, table }: Hit): void {
  killAll(plane, 'pilot-killed', fight, table);
}

/** (C058) Into the ground: what each aboard loses, and whether he lives. */
export function crash({ fortitude }: EffectOf<'crash'>, { plane, fight, table }: Hit): void {
  if (!isUp(plane)) return;
  lose(plane, 'ground', fight, table);
  for (const man of aboard(plane)) {
    const { amount, roll } = thrown({ dice: fortitude }, table);
    const left = Math.max(man.fortitude - amount, 0);
    table.tell({ type: 'clouds-wounded', machine: plane.id, who: man.seat, amount, left, ...(roll && { roll }) });
    if (left > 0) man.fortitude = left;
    else kill(plane, man, fight, table);
  }
}
