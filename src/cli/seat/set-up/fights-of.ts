import { SYSTEMS, type SystemName } from '../../../rulebook/fights/systems.ts';
import { quoted } from '../../../terminal/kit/quoted.ts';
import { WrongUsage } from '../../shell/faults.ts';

/** How Dog-Fights are fought out, as a player named it; nothing for the Initiative Track. */
export function fightsOf(name: string | undefined): SystemName | undefined {
  const system = SYSTEMS.find((each) => each === name);
  if (name !== undefined && system === undefined)
    throw new WrongUsage(`There is no way to fight called ${quoted(name)}: there are ${SYSTEMS.join(', ')}.`);
  return system === 'wings-over-france' ? undefined : system;
}
