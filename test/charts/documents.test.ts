import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { bandCharts } from '../../src/odds/charts/band-charts.ts';
import { asMarkdown, type Chart } from '../../src/odds/charts/chart.ts';
import { CHARTS } from '../../src/odds/charts/charts.ts';
import { CARDS, FOLDERS } from '../../src/rulebook/reading/contents.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';

const book = loadRulebook('data');

const charts = new Map<string, Chart>(
  Object.entries({ ...CHARTS, bands: bandCharts }).flatMap(([card, of]) =>
    of(book).map((chart) => [`${card}: ${chart.title}`, chart] as const),
  ),
);

/** A chart stands in a document between `<!-- chart CARD: TITLE -->` and `<!-- end -->`. */
const BLOCK = /<!-- chart ([^\n]+) -->\n[\s\S]*?<!-- end -->/g;

function withCharts(text: string): string {
  return text.replaceAll(BLOCK, (_, name: string) => {
    const chart = charts.get(name);
    if (!chart) throw new Error(`No chart is called ${name}; there are ${[...charts.keys()].join('; ')}.`);
    return `<!-- chart ${name} -->\n\n${asMarkdown(chart)}\n\n<!-- end -->`;
  });
}

const pages = ['charts.md', ...readdirSync('docs/charts').map((name) => `charts/${name}`)];
const documents = pages.filter((name) => readFileSync(`docs/${name}`, 'utf8').match(BLOCK));

// `npx vitest run -u test/charts` writes the figures of the cards as they are now into the documents.
test.each(documents)('the figures in docs/%s are those of the cards', async (name) => {
  const text = readFileSync(`docs/${name}`, 'utf8');
  await expect(withCharts(text)).toMatchFileSnapshot(`../../docs/${name}`);
});

test('every chart of the cards stands in one document or another', () => {
  const shown = documents.flatMap((name) =>
    [...readFileSync(`docs/${name}`, 'utf8').matchAll(BLOCK)].map(([, title]) => title),
  );
  expect([...charts.keys()].filter((title) => !shown.includes(title))).toEqual([]);
});

const index = readFileSync('docs/charts.md', 'utf8');

test('docs/charts.md leads to every page of charts', () => {
  for (const name of readdirSync('docs/charts')) expect(index).toContain(`(charts/${name})`);
});

test('docs/charts.md names every card and every folder of cards', () => {
  const files = [...Object.values(CARDS).map(({ file }) => basename(file, '.yaml')), ...Object.keys(FOLDERS)];
  for (const name of files) expect(index).toContain(`\`${name}\``);
});
