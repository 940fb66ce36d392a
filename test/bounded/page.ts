import type { FamilyCounts } from './families.ts';

/** A family or a mutation with what was counted of it. */
export interface Row {
  readonly name: string;
  readonly told: string;
  readonly counts: FamilyCounts;
}

const HEADING = '## Every script, every cut';

const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

function table(heads: readonly string[], rows: readonly (readonly string[])[], words: number): string {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i < words ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i < words ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(heads), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

export const tableOf = (rows: readonly Row[]): string =>
  table(
    ['tried', 'what', 'scripts', 'cuts', 'books', 'faults'],
    rows.map(({ name, told, counts: { scripts, cuts, books, faults } }) => [
      name,
      told,
      ...[scripts, cuts, books, faults].map(grouped),
    ]),
    2,
  );

export const tableOfMutations = (rows: readonly Row[]): string =>
  table(
    ['taken away', 'found by', 'faults'],
    rows.map(({ name, told, counts }) => [name, told, grouped(counts.faults)]),
    2,
  );

/** What is not enumerated, told with the counts wherever they are printed. */
export const NOT_ENUMERATED = `Not enumerated: scripts of more than four acts; days other than those of nothing but weather, for
what a day asks and throws is one line whatever it is about; bytes that come to the disk other than
as above (a file that has not got its name yet is cut at every sixteenth byte); more than one change
of the disk's own while the power is off; three processes of which more than one goes call by call,
and four; a lock that is taken by force; a folder that another machine writes to. Kills, cuts and
faults above do those to the real program, as samples.`;

/** The page with this section in the place of the one that it had. */
export function withSection(page: string, families: readonly Row[], mutations: readonly Row[]): string {
  const before = page.split(`\n${HEADING}\n`)[0] ?? page;
  return `${before.trimEnd()}\n\n${section(families, mutations)}`;
}

/** The section that a page has, for whoever writes the rest of it; nothing where it has none. */
export const sectionIn = (page: string): string => {
  const at = page.indexOf(`\n${HEADING}\n`);
  return at < 0 ? '' : page.slice(at);
};

const section = (families: readonly Row[], mutations: readonly Row[]): string => `${HEADING}

\`npm run bounded -- --mutations --write\` has written this section. Where an attack tries samples, it
tries all: every script of up to four acts (an answer, the first or the last; a take-back; dice to
hand or to the program; the book opened anew), and a power cut at every call to the disk. Of what
was not synced by then each byte may be there, lost or a nought, and each new name may stand or not,
whatever became of the others. On each state of the disk that can come of it, once, the book is
opened and played on: all that was acknowledged must be there, and nothing that nobody wrote.

${tableOf(families)}

Of the writers, cuts and books are moments of a race, each once: who has come how far, and what lies
on the disk. A fault is anything acknowledged that is lost, a book that cannot be played on, or two
that hold a book at once.

${NOT_ENUMERATED}

Whether it would find anything is tried by taking away, one after the other, what keeps a book safe.
Each must be found:

${tableOfMutations(mutations)}
`;
