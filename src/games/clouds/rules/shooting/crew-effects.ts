import type { EffectOf } from '../../cards/effects.ts';
import { isUp, type Man } from '../../table/skirmish.ts';
import { rollTableDice } from '../tests.ts';
import type { CloudsHit } from './hit.ts';
import { aboard, kill, killAll, lose, staysAfterWound } from './loss.ts';

/** (C074) to (C076), (C094) A man loses Fortitude, and tests whether he stays. */
export function wound(effect: EffectOf<'wound'>, hit: CloudsHit): void {
  const { machine, fight, table } = hit;
  const man = whoIsHit(effect.who, hit);
  if (!man || man.fortitude <= 0) return;
  const { amount, roll } = rollTableDice(effect, table);
  man.fortitude = Math.max(man.fortitude - amount, 0);
  const left = man.fortitude;
  table.tell({ type: 'clouds-wounded', machine: machine.id, who: man.seat, amount, left, ...(roll && { roll }) });
  if (left > 0) {
    staysAfterWound(machine, man, fight, table);
    return;
  }
  man.fortitude = 1;
  kill(machine, man, fight, table);
  if (machine.pilot.fortitude <= 0) lose(machine, 'pilot-killed', fight, table);
}

/** (C074) One of the two men, with equal chances. */
function whoIsHit(who: EffectOf<'wound'>['who'], { machine, table }: CloudsHit): Man | undefined {
  if (who === 'pilot') return machine.pilot;
  if (who !== 'either') return machine.gunner;
  const gunner = machine.gunner;
  if (!gunner || gunner.fortitude <= 0) return machine.pilot;
  return table.roll('clouds-who', machine.id).total <= 3 ? machine.pilot : gunner;
}

/** (C088) All in the cockpit are killed. */
export function killCockpit({ machine, fight, table }: CloudsHit): void {
  killAll(machine, 'pilot-killed', fight, table);
}

/** (C058) Into the ground: what each man aboard loses, and whether he lives. */
export function crash({ fortitude }: EffectOf<'crash'>, { machine, fight, table }: CloudsHit): void {
  if (!isUp(machine)) return;
  lose(machine, 'ground', fight, table);
  for (const man of aboard(machine)) {
    const { amount, roll } = rollTableDice({ dice: fortitude }, table);
    const left = Math.max(man.fortitude - amount, 0);
    table.tell({ type: 'clouds-wounded', machine: machine.id, who: man.seat, amount, left, ...(roll && { roll }) });
    if (left > 0) man.fortitude = left;
    else kill(machine, man, fight, table);
  }
}
