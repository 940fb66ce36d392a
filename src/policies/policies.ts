import { oncePer } from '../cards/reading/once.ts';
import { inFights, quicklyInFights } from '../games/heads.ts';
import type { Policy } from '../kit/head/policy.ts';
import { isStrength, type Strength } from '../kit/head/strengths.ts';
import type { Temper } from '../kit/head/temper.ts';
import { planCarefully } from './careful-plan.ts';
import { expertPolicy } from './expert.ts';
import { inTheAir } from './in-the-air.ts';
import { onTheGround } from './on-the-ground.ts';
import { overTheTarget } from './over-the-target.ts';
import type { PolicyName } from './policy-names.ts';
import { byPlace, type Draws, inTurn, randomPolicy } from './random.ts';
import { BOLD, BY_THE_BOOK, PRUDENT } from './temper.ts';

/** What a commander of such a temper does outside of fights: his charts are drawn once, whatever word he has. */
const outsideFights = oncePer((temper: Temper) => ({
  ...onTheGround(temper),
  ...inTheAir(temper),
  ...overTheTarget(temper),
  ...(temper.plansCarefully && planCarefully(temper)),
}));

/** Who leads in fights where both sides plan: heads of a strength as players meet them, or quick ones for playouts. */
export type Heads = 'own' | 'quick';

/** A commander of such a temper. */
export const commander = (temper: Temper, strength: Strength, word: string, heads: Heads): Policy => ({
  ...outsideFights(temper),
  ...inFights(temper, strength, word),
  ...(heads === 'quick' && quicklyInFights(strength, word)),
});

const COMMANDERS: Readonly<Record<Exclude<PolicyName, 'expert' | 'random'>, readonly [Temper, Strength]>> = {
  prudent: [PRUDENT, 'sharp'],
  bold: [BOLD, 'sharp'],
  'by-the-book': [BY_THE_BOOK, 'steady'],
};

/**
 * `prudent`, who searches for nothing where both sides plan: he is played out many times in a moment. Each playout has a
 * word of its own: by one word all would lay the same plans.
 */
export const inAMoment = (word: string): Policy => commander(PRUDENT, 'steady', word, 'quick');

export const IN_A_MOMENT: Policy = inAMoment('in a moment');

/** How well a policy of that name fights where both sides plan. */
export function strengthOf(name: PolicyName | Strength): Strength | 'random' {
  if (isStrength(name) || name === 'random') return name;
  return COMMANDERS[name === 'expert' ? 'prudent' : name][1];
}

/**
 * The policy of that name, or a prudent one who fights so well. The word is for those that draw lots, or dice of their
 * own: the same word, the same answers.
 */
export function policyNamed(
  name: PolicyName | Strength,
  word: string,
  heads: Heads = 'own',
  draws: Draws = 'in-turn',
): Policy {
  if (isStrength(name)) return commander(PRUDENT, name, word, heads);
  if (name === 'random')
    return randomPolicy(policyNamed('prudent', word), draws === 'by-place' ? byPlace(word) : inTurn(word));
  if (name === 'expert') return expertPolicy(policyNamed('prudent', word, heads), word);
  return commander(...COMMANDERS[name], word, heads);
}
