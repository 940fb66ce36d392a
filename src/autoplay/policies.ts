import { expertPolicy } from './expert.ts';
import type { Strength } from './fights/system.ts';
import { inFights } from './fights/systems.ts';
import { inTheAir } from './in-the-air.ts';
import { onTheGround } from './on-the-ground.ts';
import { overTheTarget } from './over-the-target.ts';
import type { Policy } from './policy.ts';
import type { PolicyName } from './policy-names.ts';
import { randomPolicy } from './random.ts';
import { BOLD, BY_THE_BOOK, PRUDENT, type Temper } from './temper.ts';

/** A commander of such a temper. */
const commander = (temper: Temper, strength: Strength): Policy => ({
  ...onTheGround(temper),
  ...inTheAir(temper),
  ...overTheTarget(temper),
  ...inFights(temper, strength),
});

const COMMANDERS: Readonly<Record<Exclude<PolicyName, 'expert' | 'random'>, Policy>> = {
  prudent: commander(PRUDENT, 'sharp'),
  bold: commander(BOLD, 'sharp'),
  'by-the-book': commander(BY_THE_BOOK, 'steady'),
};

/** `prudent`, who thinks no longer than he must where both sides plan: he is played out many times in a moment. */
export const IN_A_MOMENT: Policy = commander(PRUDENT, 'steady');

/**
 * The policy of that name. The word is for those that draw lots, or dice of their own: the same word, the same answers.
 */
export function policyNamed(name: PolicyName, word: string): Policy {
  if (name === 'random') return randomPolicy(COMMANDERS.prudent, word);
  return name === 'expert' ? expertPolicy(COMMANDERS.prudent, word) : COMMANDERS[name];
}
