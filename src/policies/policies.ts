import { type Manned, pairingsBesides } from '../campaign/who-may-fly.ts';
import { oncePer } from '../cards/reading/once.ts';
import { promised } from '../cards/rulebook.ts';
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

/** In which order a generator is drawn from: question after question, or anew at each by its place in the day. */
type Draws = 'in-turn' | 'by-place';

/** The generator for a question, by where it stands. */
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
 * Any legal answer to whatever another answers, one as likely as the next. It draws from generators of its own: the
 * game's dice are never touched.
 */
function randomPolicy(other: Policy, drawing: Drawing): Policy {
  const any = <Option>(_: unknown, options: readonly Option[], __: unknown, from?: Standpoint): Option =>
    oneOf(options, drawing(from));
  return {
    ...other,
    ...Object.fromEntries(Object.keys(other).map((decision) => [decision, any])),
    // A word first, then whether it is the man as he is proposed or in some other machine: those pairings are many.
    assign: (about, options, book, from) => {
      const generator = drawing(from);
      const proposed = options.filter((option) => isProposed(option, about));
      const word = oneOf(proposed, generator);
      return oneOf([word, ...pairingsBesides(about, book, word).map(({ words }) => words)], generator);
    },
  };
}

const oneOf = <Option>(options: readonly Option[], generator: Generator): Option =>
  promised(options[(generator.int32() >>> 0) % options.length], 'answer');

const isProposed = (option: string, { available }: Manned): boolean =>
  option === 'done' || option === 'not-flown' || available.some(({ airman }) => airman === option);

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
