import { hang, paperFor } from '../../src/page/paper.ts';
import { goneTold, whyLeft } from './why-left.ts';

/** A figure of the bench, and what it may be. */
export interface Line {
  readonly what: string;
  readonly ratio: number;
  readonly limit: { readonly atMost: number } | { readonly atLeast: number };
  /** What else was measured with it. */
  readonly detail: string;
}

/** By the figure as it is told. */
export function isMet({ ratio, limit }: Line): boolean {
  const told = Number(ratio.toFixed(2));
  return 'atMost' in limit ? told <= limit.atMost : told >= limit.atLeast;
}

export const boundOf = ({ limit }: Line): string =>
  'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`;

/** Where it was measured. */
export interface Machine {
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  /** How many programs wanted a core at once, at the end of the bench. */
  readonly load: number;
}

/** `docs/speed.md`, as the bench writes it. */
export function speedPage(lines: readonly Line[], { node, processor, cores, load }: Machine): string {
  const missed = lines.filter((line) => !isMet(line));
  return `# Speed

${paragraph(WRITTEN)}

${paragraph(`Measured with node ${node} on ${processor}, ${cores} cores, ${load.toFixed(1)} programs wanting one at the end: where these are more than the cores, single times are long and ratios scatter.`)}

| what is measured | figure | bound | | beside it |
| --- | ---: | --- | --- | --- |
${lines.map(row).join('\n')}

${missed.length === 0 ? 'Every bound is met.' : `Of ${lines.length} bounds ${missed.length} ${missed.length === 1 ? 'is' : 'are'} missed.`}
${missed.length === 0 ? '' : whyMissed(missed)}
## What is measured here no more

${goneTold().map(paragraph).join('\n')}
`;
}

const WRITTEN =
  'Written by `npm run bench`, which bundles what it measures as the program is bundled; no figure is written by hand. Each is a ratio of two kinds of work done in turn, or says in its name what it counts.';

const PAGE_OF_DOCS = paperFor({ columns: 100, isTerminal: false, colour: false });

/** As wide as all pages; the lines below the first of an item of a list are indented. */
const paragraph = (text: string): string => hang(text, PAGE_OF_DOCS, text.startsWith('- ') ? 2 : 0);

const whyMissed = (missed: readonly Line[]): string =>
  `\n## Why they are left\n\n${whyLeft(missed.map(({ what }) => what))
    .map(paragraph)
    .join('\n')}\n`;

const row = (line: Line): string =>
  `| ${line.what} | ${line.ratio.toFixed(2)} | ${boundOf(line)} | ${isMet(line) ? 'met' : 'missed'} | ${line.detail} |`;

/** The figures of a page as the bench has written it. */
export const linesOf = (page: string): Line[] =>
  page.split('\n').flatMap((line) => {
    const [, what = '', figure, is, than, detail = ''] = ROW.exec(line) ?? [];
    if (figure === undefined) return [];
    const limit = is === 'at most' ? { atMost: Number(than) } : { atLeast: Number(than) };
    return [{ what, ratio: Number(figure), limit, detail }];
  });

const ROW = /^\| (.+) \| ([\d.]+) \| (at most|at least) ([\d.]+) \| (?:met|missed) \| (.*) \|$/;

/** What was measured now, in the place of what was measured before; what was not stands as it was. */
export function mended(before: readonly Line[], now: readonly Line[]): Line[] {
  const kept = before.map((line) => now.find(({ what }) => what === line.what) ?? line);
  return [...kept, ...now.filter(({ what }) => !before.some((line) => line.what === what))];
}
