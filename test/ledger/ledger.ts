import type { OddsChart } from '../../src/kit/odds/chart.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { isOfRules } from '../support/read/files-of-rules.ts';
import { inCards, inCode, inRulings, inTests } from './marks.ts';
import { lastMeasured } from './mutations/measured.ts';
import type { Told } from './mutations/sample.ts';
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

/** All tests that cite a rule; those of screens and commands too. */
export const citedByTests = (mark: string): readonly string[] => tests.get(mark) ?? [];

const ruledOn = ({ mark }: Rule): readonly string[] => rulings.get(mark) ?? [];

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The rules of one rulebook, a row each. */
function rowsOf({ name, rules }: Rulebook): OddsChart {
  const rows = rules.map((rule) => [
    rule.mark,
    cell(rule.says),
    WITHOUT_CODE[rule.mark] ?? named(carriedOutIn(rule)),
    named(testedIn(rule)),
    String(ruledOn(rule).length || ''),
  ]);
  return { title: name, columns: ['rule', 'what', 'carried out in', 'tested in', 'rulings'], rows };
}

/** The totals of the ledger, a row for each rulebook. */
function totals(): OddsChart {
  const rows = RULEBOOKS.map(({ title, name, rules }) => [
    `[${title}](ledger/${name}.md)`,
    String(rules.length),
    String(rules.filter((rule) => carriedOutIn(rule).length > 0 && !(rule.mark in WITHOUT_CODE)).length),
    String(rules.filter((rule) => testedIn(rule).length > 0).length),
    String(rules.filter((rule) => ruledOn(rule).length > 0).length),
  ]);
  return { title: 'totals', columns: ['rulebook', 'rules', 'carried out', 'tested', 'ruled on'], rows };
}

/** As code of Markdown, though it may have backticks in it. */
const quoted = (text: string): string => `\`\` ${text} \`\``;

const percent = (part: number, whole: number): string => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

/** What `npm run mutations` measured, a row for each game. */
function shares(): OddsChart {
  const rows = Object.entries(lastMeasured()).map(([game, { seed, tried, killed, endless, untyped, equal }]) => [
    GAME_TITLES[game] ?? game,
    seed,
    ...[tried, killed].map(String),
    percent(killed, tried),
    ...[endless, untyped, equal].map(String),
  ]);
  const columns = ['game', 'seed', 'changes tried', 'noticed', 'share', 'endless', 'do not compile', 'equal'];
  return { title: 'shares', columns, rows };
}

const GAME_TITLES: Readonly<Record<string, string>> = {
  track: 'Wings over France (campaign and track)',
  cards: 'Wings of War and Wings of Glory',
  side: 'Winged Victory',
  clouds: 'In Clouds of Glory',
};

const NOTICED = `\`npm run mutations -- --sample 60 --seed WORD --write\` has measured this. For each game it
makes that many small changes, one at a time, in code below a comment that cites a rule, and runs the tests that cite the same rule in their own name or in their group's: those
of the column *tested in* of the rules' pages. A change is noticed if one of these tests fails. It is a comparison with its edge moved or turned round, another operator, a number one higher or lower, another
word of the same type, a condition turned round, a call left out, two neighbouring calls in the other order, two arguments exchanged, or the other side. The seed decides which rules come first and which
change of each. *Endless* are those of the noticed that were stopped because the tests ran ten times as long as without them, and twenty seconds. Changes that do not compile are left out, and so are those
that are equal: minified they are the same code, or the list in \`test/ledger/mutations/equal.ts\` says why nothing differs.`;

const survivor = ({ file, line, marks, was, becomes }: Told): string =>
  `- \`${file}:${line}\` (${marks.join(', ')}): ${quoted(was)} made ${quoted(becomes)}`;

const survivors = (): string =>
  Object.entries(lastMeasured())
    .map(([game, { survivors }]) =>
      [`### Not noticed: ${GAME_TITLES[game]}`, '', ...survivors.map(survivor)].join('\n').concat('\n'),
    )
    .join('\n');

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

${asMarkdown(totals())}

## What the tests notice

${asMarkdown(shares())}

${NOTICED}

${survivors()}`;

/** Every page of the ledger, by its file. */
export const ledgerPages = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/rules-ledger.md', summary()],
    ...RULEBOOKS.map((rulebook) => [`docs/ledger/${rulebook.name}.md`, pageOf(rulebook)] as const),
  ]);
