import type { Airman } from '../../campaign/aircrew.ts';
import type { Rulebook } from '../../cards/rulebook.ts';

/** His Bravery moved by so much, and never below the least on the card. */
export function changeBravery(man: Airman, by: number, { pilotSkillFiringAndBravery: { limits } }: Rulebook) {
  const from = man.bravery;
  man.bravery = Math.max(limits.bravery.least, from + by);
  return { from, to: man.bravery };
}
