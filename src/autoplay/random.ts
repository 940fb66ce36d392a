import { generatorFrom } from '../dice/seeded-cup.ts';
import type { Policy } from './policy.ts';

/**
 * Any legal answer to whatever another answers, one as likely as the next. It draws from a generator of its own: the
 * game's dice are never touched.
 */
export function randomPolicy(other: Policy, word: string): Policy {
  const generator = generatorFrom(word);
  const any = <Option>(_: unknown, options: readonly Option[]): Option => {
    const option = options[(generator.int32() >>> 0) % options.length];
    if (option === undefined) throw new Error('A decision without answers was put to the policy.');
    return option;
  };
  return {
    ...other,
    ...Object.fromEntries(Object.keys(other).map((decision) => [decision, any])),
    // A word first, then whether it is the man as he is proposed or in some other machine: those pairings are many.
    assign: (about, options) => {
      const pairings = about.pairings.map(({ words }) => words);
      const proposed = options.filter((option) => !pairings.includes(option));
      const word = any(about, proposed.length > 0 ? proposed : options);
      return any(about, [word, ...about.pairings.filter(({ airman }) => airman === word).map(({ words }) => words)]);
    },
  };
}
