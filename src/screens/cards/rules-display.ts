import type { Rules } from '../../cards/printed/rules.ts';
import { type Block, fact, facts } from '../../kit/screen/cards/make.ts';

/** The rules by chapter; wof rules shows each. */
export const rulesDisplay = ({ chapters, rules }: Rules): Block[] =>
  chapters.map(({ title, from, to }) =>
    facts(title, ...rules.slice(from - 1, to).map((rule) => fact(`(${rule.rule})`, rule.title, rule))),
  );
