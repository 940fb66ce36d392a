import { z } from 'zod';
import { source } from '../source.ts';

/** The rulebook's rules are numbered 1 to 51. */
const LAST_RULE = 51;

const ruleNumber = z.int().min(1).max(LAST_RULE);
const slug = z.string().regex(/^[a-z0-9-]+$/);

const chapter = z.strictObject({ id: slug, title: z.string().min(1), from: ruleNumber, to: ruleNumber });

/** A rule in our own words, for a player at the table; the rulebook itself has precedence. */
const rule = z.strictObject({
  rule: ruleNumber,
  title: z.string().min(1),
  chapter: slug,
  text: z.string().min(20),
  cards: z.array(slug).meta({ description: 'the cards to have at hand, by the names of their files' }),
  see: z.array(ruleNumber),
  search: z.array(z.string().min(2)).min(1),
  source,
});

export const rules = z.strictObject({
  card: z.literal('Rules'),
  chapters: z.array(chapter).refine(followOn, { error: `the chapters follow on, from rule 1 to rule ${LAST_RULE}` }),
  rules: z
    .array(rule)
    .length(LAST_RULE)
    .refine((all) => all.every((each, i) => each.rule === i + 1), { error: 'the rules stand in their order, 1 to 51' }),
});

function followOn(chapters: readonly z.output<typeof chapter>[]): boolean {
  const starts = chapters.map(({ from }) => from);
  const ends = chapters.map(({ to }) => to + 1);
  return [...starts, LAST_RULE + 1].join() === [1, ...ends].join() && chapters.every(({ from, to }) => from <= to);
}

export type Rules = z.output<typeof rules>;
export type Rule = Rules['rules'][number];

/** A word of the game, what it means, and the rules that explain it. */
const explained = z.strictObject({
  word: z.string().min(2),
  rules: z.array(ruleNumber).min(1),
  means: z.string().min(6),
});

export const glossary = z.strictObject({
  card: z.literal('Glossary'),
  words: z.array(explained),
});

export type Glossary = z.output<typeof glossary>;
export type Explained = z.output<typeof explained>;
