import type { OddsChart } from '../../src/kit/odds/chart.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { isOfRules } from '../support/read/files-of-rules.ts';
import { inCards, inCode, inRulings, inTests } from './marks.ts';
import { type Mutation, mutationsOf } from './mutations.ts';
import { RULEBOOKS, type Rule, type Rulebook, WITHOUT_CODE } from './rulebooks.ts';

const [code, cards, tests, rulings] = [inCode(), inCards(), inTests(), inRulings()];

/** Only the files of rules, where there are any; otherwise all files. */
const below = (files: readonly string[]): readonly string[] => {
  const there = files.filter(isOfRules);
  return there.length > 0 ? there : files;
};

/** Files of rules and their tests by their names in the ledger. */
const named = (files: readonly string[]): string =>
  files.map((file) => `\`${file.replace(/^(?:src|test)\//, '').replace(/(?:\.test)?\.ts$/, '')}\``).join(', ');

/** The files that implement a rule, its cards included. */
export const carriedOutIn = ({ mark }: Rule): readonly string[] => [
  ...below(code.get(mark) ?? []),
  ...(cards.get(mark) ?? []),
];

export const testedIn = ({ mark }: Rule): readonly string[] => below(tests.get(mark) ?? []);

export const ruledOn = ({ mark }: Rule): readonly string[] => rulings.get(mark) ?? [];

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** `as it was` to `as it is mutated`: only the part that differs. */
const change = ({ from, to }: Mutation): string => `\`${cell(from)}\` made \`${cell(to)}\``;

function fails(mutation: Mutation): string {
  return mutation.failed === null ? `nothing, with ${change(mutation)}` : cell(mutation.failed);
}

/** The rules of one rulebook, a row each. */
export function rowsOf({ name, rules }: Rulebook): OddsChart {
  const mutations = mutationsOf(name);
  const rows = rules.map((rule) => [
    rule.mark,
    cell(rule.says),
    WITHOUT_CODE[rule.mark] ?? named(carriedOutIn(rule)),
    named(testedIn(rule)),
    mutations
      .filter((mutation) => mutation.rule === rule.mark)
      .map(fails)
      .join('; '),
    String(ruledOn(rule).length || ''),
  ]);
  return { title: name, columns: ['rule', 'what', 'carried out in', 'tested in', 'fails without it', 'rulings'], rows };
}

/** The totals of the ledger, a row for each rulebook. */
export function totals(): OddsChart {
  const rows = RULEBOOKS.map(({ title, name, rules }) => {
    const list = mutationsOf(name);
    const killed = list.filter(({ failed }) => failed !== null);
    const without = rules.filter(({ mark }) => !list.some(({ rule }) => rule === mark));
    return [
      `[${title}](ledger/${name}.md)`,
      String(rules.length),
      String(rules.filter((rule) => carriedOutIn(rule).length > 0 && !(rule.mark in WITHOUT_CODE)).length),
      String(rules.filter((rule) => testedIn(rule).length > 0).length),
      String(rules.filter((rule) => ruledOn(rule).length > 0).length),
      String(list.length),
      String(killed.length),
      String(list.length - killed.length),
      String(without.length),
    ];
  });
  const columns = ['rulebook', 'rules', 'carried out', 'tested', 'ruled on', 'mutations', 'killed', 'survived'];
  return { title: 'totals', columns: [...columns, 'without'], rows };
}

const pageOf = (rulebook: Rulebook): string => `# The ledger of ${rulebook.title}

Written by \`npm run ledger\`; what its columns mean stands in [the rules ledger](../rules-ledger.md).

${asNarrowMarkdown(rowsOf(rulebook))}
`;

/** Not aligned: one long cell would make every row as long. */
function asNarrowMarkdown({ columns, rows }: OddsChart): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

const summary = (): string => `# The rules ledger

Written by \`npm run ledger\` from the marks in code, cards, tests and rulings. A page for each rulebook has a row for each rule: what it
comes to, the files of the rules that cite it (those of other rooms where none of the rules do) and the cards that head themselves with it, the tests that cite it, and how many [rulings](rulings.md)
([of the other systems](rulings-of-other-systems.md)) it has. Files are named as they lie in \`src\`, tests as they lie in \`test\`.

*Fails without it* is the name of a test that cites the rule and failed when \`npm run mutations\` spoilt the code by one small change (\`test/ledger/mutations\`). A change that no
such test noticed stands there too, as *nothing*. *Without* counts the rules for which there is no such change: of these only the tests themselves speak.
The changes were looked for by trial, near what cites the rule, and the first that such a test noticed was kept; where half a dozen went unnoticed one was written by hand, and the test where it was wanting. So
the ledger shows that each rule has a test that minds, not that every change would be minded.

${asMarkdown(totals())}
`;

/** Every page of the ledger, by its file. */
export const ledgerPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/rules-ledger.md', summary()],
    ...RULEBOOKS.map((rulebook) => [`docs/ledger/${rulebook.name}.md`, pageOf(rulebook)] as const),
  ]);
