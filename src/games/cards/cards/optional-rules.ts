import { byName } from '../../../cards/by-name.ts';
import type { CardScenario } from './card-scenario.ts';
import { CARD_SWITCHES, type CardSwitch } from './card-switches.ts';

/** What is typed for none of them, and for all but the tournament's. */
export const RULE_SETS = ['basic', 'all'] as const;

const SETS: ReadonlyMap<string, readonly CardSwitch[]> = byName({
  basic: [],
  all: CARD_SWITCHES.filter((each) => each !== 'no-explosions'),
});

/**
 * (W044) to (W061) A battle by `basic`, `all`, or some of the optional rules by name: `special-damage, aim`; and a word
 * that is none of them.
 */
export function rulesChosen(
  typed: string,
  scenario: CardScenario,
): { readonly setUp: CardScenario; readonly unknown: string | undefined } {
  const words = typed
    .toLowerCase()
    .split(/[\s,+]+/)
    .filter((word) => word !== '');
  const unknown = words.find((word) => !SETS.has(word) && !CARD_SWITCHES.some((each) => each === word));
  const wanted = new Set(words.flatMap((word): readonly string[] => SETS.get(word) ?? [word]));
  return { setUp: { ...scenario, switches: CARD_SWITCHES.filter((each) => wanted.has(each)) }, unknown };
}
