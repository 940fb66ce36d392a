import { type Manned, pairingsBesides } from '../campaign/who-may-fly.ts';
import { memoizeBy } from '../cards/reading/once.ts';
import { expectDefined } from '../cards/rulebook.ts';
import { type Generator, generatorFrom } from '../dice/seeded-cup.ts';
import { inFights, quicklyInFights } from '../games/heads.ts';
import type { Policy } from '../kit/head/policy.ts';
import { isStrength, type Strength } from '../kit/head/strengths.ts';
import type { Temper } from '../kit/head/temper.ts';
import type { Standpoint } from '../table/standpoint.ts';
import { planCarefully } from './careful-plan.ts';
import { expertPolicy } from './expert.ts';
import { inTheAir } from './in-the-air.ts';
import { onTheGround } from './on-the-ground.ts';
import { overTheTarget } from './over-the-target.ts';
import type { PolicyName } from './policy-names.ts';
import { BOLD, BY_THE_BOOK, PRUDENT } from './temper.ts';

/**
 * The order in which a generator is drawn from: question after question, or new at each question by its place in the
 * day.
 */
type Draws = 'in-turn' | 'by-place';

/** The generator for a question, by its place. */
type Drawing = (from: Standpoint | undefined) => Generator;

function inTurn(word: string): Drawing {
  const generator = generatorFrom(word);
  return () => generator;
}

const byPlace =
  (word: string): Drawing =>
  (from) =>
    generatorFrom(`${word}|${from?.past.length}`);

/**
 * Any legal answer where the other policy answers, each equally likely. Uses generators of its own: the game's dice are
 * not touched.
 */
function randomPolicy(other: Policy, drawing: Drawing): Policy {
  const any = <Option>(_: unknown, options: readonly Option[], __: unknown, from?: Standpoint): Option =>
    oneOf(options, drawing(from));
  return {
    ...other,
    ...Object.fromEntries(Object.keys(other).map((decision) => [decision, any])),
    // First a word, then whether the man goes as proposed or in another machine: there are many such pairings.
    assign: (about, options, book, from) => {
      const generator = drawing(from);
      const proposed = options.filter((option) => isProposed(option, about));
      const word = oneOf(proposed, generator);
      return oneOf([word, ...pairingsBesides(about, book, word).map(({ words }) => words)], generator);
    },
  };
}

const oneOf = <Option>(options: readonly Option[], generator: Generator): Option =>
  expectDefined(options[(generator.int32() >>> 0) % options.length], 'answer');

const isProposed = (option: string, { available }: Manned): boolean =>
  option === 'done' || option === 'not-flown' || available.some(({ airman }) => airman === option);

/** The decisions of this temper outside of fights: its charts are computed once, for any word. */
const outsideFights = memoizeBy((temper: Temper) => ({
  ...onTheGround(temper),
  ...inTheAir(temper),
  ...overTheTarget(temper),
  ...(temper.plansCarefully && planCarefully(temper)),
}));

/** Who leads in fights with planning: heads of a strength as players meet them, or quick ones for playouts. */
export type Heads = 'own' | 'quick';

/** A commander of this temper. */
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
 * `prudent` without a search in fights with planning: it is played many times within a moment. Each playout has a word
 * of its own, because the same word would give the same plans.
 */
export const inAMoment = (word: string): Policy => commander(PRUDENT, 'steady', word, 'quick');

export const IN_A_MOMENT: Policy = inAMoment('in a moment');

/** How well a policy of that name fights where both sides plan. */
export function strengthOf(name: PolicyName | Strength): Strength | 'random' {
  if (isStrength(name) || name === 'random') return name;
  return COMMANDERS[name === 'expert' ? 'prudent' : name][1];
}

/**
 * The policy of that name, or a prudent one of that strength. `word` seeds its random choices or dice: the same word,
 * the same answers.
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
