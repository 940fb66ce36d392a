import { listed } from '../../../english/numbers.ts';
import { lacking } from '../../../rulebook/fights/lacking.ts';
import { SYSTEMS, type SystemName, TITLES } from '../../../rulebook/fights/systems.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { quoted } from '../../../terminal/kit/quoted.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';

/** How Dog-Fights are fought out, as a player named it; nothing for the Initiative Track. */
export function fightsOf(name: string | undefined): SystemName | undefined {
  const system = SYSTEMS.find((each) => each === name);
  if (name !== undefined && system === undefined)
    throw new WrongUsage(`There is no way to fight called ${quoted(name)}: there are ${SYSTEMS.join(', ')}.`);
  return system === 'wings-over-france' ? undefined : system;
}

/** Refuses a way to fight that has no card of a machine which flies in this campaign. */
export function checkFlown(system: SystemName | undefined, book: Rulebook): void {
  const missing = system ? lacking(system, book) : [];
  if (system && missing.length > 0) throw new Fault(lackingText(system, missing));
}

/** `Winged Victory has no card of spad-xiii, which flies in this campaign.` */
export const lackingText = (system: SystemName, missing: readonly string[]): string =>
  `${TITLES[system]} has no card of ${listed(missing)}: a campaign in which ${missing.length === 1 ? 'it flies' : 'they fly'} cannot be fought out so.`;
