import { type Manned, pairingsBesides } from '../campaign/who-may-fly.ts';
import { promised } from '../cards/rulebook.ts';
import { generatorFrom } from '../dice/seeded-cup.ts';
import type { Policy } from '../kit/head/policy.ts';

/**
 * Any legal answer to whatever another answers, one as likely as the next. It draws from a generator of its own: the
 * game's dice are never touched.
 */
export function randomPolicy(other: Policy, word: string): Policy {
  const generator = generatorFrom(word);
  const any = <Option>(_: unknown, options: readonly Option[]): Option =>
    promised(options[(generator.int32() >>> 0) % options.length], 'answer');
  return {
    ...other,
    ...Object.fromEntries(Object.keys(other).map((decision) => [decision, any])),
    // A word first, then whether it is the man as he is proposed or in some other machine: those pairings are many.
    assign: (about, options, book) => {
      const proposed = options.filter((option) => isProposed(option, about));
      const word = any(about, proposed);
      return any(about, [word, ...pairingsBesides(about, book, word).map(({ words }) => words)]);
    },
  };
}

const isProposed = (option: string, { available }: Manned): boolean =>
  option === 'done' || option === 'not-flown' || available.some(({ airman }) => airman === option);
