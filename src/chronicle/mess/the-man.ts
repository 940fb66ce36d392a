import { factsOf } from '../report/facts/facts-of.ts';
import { fallsIn } from '../report/facts/fall-of-a-man.ts';
import type { ImageFinder } from './image-finder.ts';

/** (50) Who was brought down today, where his counter is one man; whose victory it is. */
export const theMan: ImageFinder = ({ flown, evening: { book, told } }) => {
  const fall = flown.flatMap((each) => fallsIn(factsOf(each, each.day, book), book)).at(-1);
  if (!fall) return undefined;
  const { name, by, harmed } = fall;
  const did = harmed.fate === 'shot-down' ? 'shot down' : 'forced down';
  if (by === undefined) return { many: 1, ways: [`${name} is down, and nobody can claim him.`] };
  const who = told.of(by);
  return {
    many: 1,
    ways: [
      `${who} has ${did} ${name}. It was read out twice from the reports before anybody said a word.`,
      `The man whom ${who} ${did} today was ${name}.`,
    ],
    men: [by],
  };
};
