import { withCards } from './fights/manoeuvre-cards/opponent.ts';
import type { Strength } from './fights/strength.ts';
import { fromTheSide } from './fights/winged-victory/policy.ts';
import { inAFight } from './fights/wings-over-france.ts';
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
  ...inAFight(temper),
  ...fromTheSide(strength),
  ...overTheTarget(temper),
  ...withCards(strength),
});

const COMMANDERS: Readonly<Record<Exclude<PolicyName, 'random'>, Policy>> = {
  prudent: commander(PRUDENT, 'sharp'),
  bold: commander(BOLD, 'sharp'),
  'by-the-book': commander(BY_THE_BOOK, 'steady'),
};

/** The policy of that name. The random one draws from the word given, and from nothing else. */
export const policyNamed = (name: PolicyName, word: string): Policy =>
  name === 'random' ? randomPolicy(word) : COMMANDERS[name];
