import { type Manned, pairingsBesides } from '../campaign/who-may-fly.ts';
import { promised } from '../cards/rulebook.ts';
import { type Generator, generatorFrom } from '../dice/seeded-cup.ts';
import type { Policy } from '../kit/head/policy.ts';
import type { Standpoint } from '../table/standpoint.ts';

/** In which order a generator is drawn from: question after question, or anew at each by its place in the day. */
export type Draws = 'in-turn' | 'by-place';

/** The generator for a question, by where it stands. */
type Drawing = (from: Standpoint | undefined) => Generator;

export function inTurn(word: string): Drawing {
  const generator = generatorFrom(word);
  return () => generator;
}

export const byPlace =
  (word: string): Drawing =>
  (from) =>
    generatorFrom(`${word}|${from?.past.length}`);

/**
 * Any legal answer to whatever another answers, one as likely as the next. It draws from generators of its own: the
 * game's dice are never touched.
 */
export function randomPolicy(other: Policy, drawing: Drawing): Policy {
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
