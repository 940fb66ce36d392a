import { readdirSync, readFileSync } from 'node:fs';
import type { OddsChart } from '../../src/kit/odds/chart.ts';
import { bandCharts } from '../../src/odds/charts/band-charts.ts';
import { CHARTS } from '../../src/odds/charts/charts.ts';
import { book } from '../support/cards/book.ts';
import { asMarkdown } from './as-markdown.ts';
import { COUNTS } from './counts.ts';
import { HEAD_TO_HEAD } from './head-to-head.ts';
import { missionOddsPage } from './mission-odds.ts';
import { wholeFights } from './whole-fights.ts';

/** How often each flight's roster has each mission. */
function rosterOfFlights(): OddsChart {
  const { days } = book.dailyMissionRoster;
  const count = (flight: 'A' | 'B' | 'C', id: string) =>
    days.flatMap((day) => day[flight]).filter(({ mission }) => mission === id).length;
  const rows = Object.keys(book.missions).map((id) => [
    id,
    ...(['A', 'B', 'C'] as const).map((flight) => String(count(flight, id))),
  ]);
  return { title: 'Missions of each flight', columns: ['mission', 'A', 'B', 'C'], rows };
}

const ofCards = [...CHARTS, ['bands', bandCharts] as const].flatMap(([card, of]) =>
  of(book).map((chart) => [`${card}: ${chart.title}`, () => chart] as const),
);

/** What a document may show, by the name between its marks. Those of the cards are printed in a terminal too. */
export const charts = new Map<string, () => OddsChart>([
  ...ofCards,
  ['roster: Missions of each flight', rosterOfFlights],
  ['fights: Whole fights, by simulation', wholeFights],
  ...HEAD_TO_HEAD,
]);

/**
 * A chart stands in a document between `<!-- chart CARD: TITLE -->` and `<!-- end -->`, a figure between two marks of
 * its own.
 */
export const BLOCK = /<!-- chart ([^\n]+) -->\n[\s\S]*?<!-- end -->/g;
const COUNT = /<!--n ([^>]+)-->[^<]*<!--\/n-->/g;

const WHOLE_PAGES: Readonly<Record<string, () => string>> = { 'charts/missions-odds.md': missionOddsPage };

/** The documents in which a program writes. */
export const pages = ['charts.md', ...readdirSync('docs/charts').map((name) => `charts/${name}`)].filter((name) => {
  const text = readFileSync(`docs/${name}`, 'utf8');
  return name in WHOLE_PAGES || text.match(BLOCK) || text.match(COUNT);
});

/** Those of which a table tells duels and scenarios fought out. */
export const OF_WHOLE_FIGHTS = pages.filter((name) => {
  const text = readFileSync(`docs/${name}`, 'utf8');
  return [...text.matchAll(BLOCK)].some(([, title]) => HEAD_TO_HEAD.some(([fought]) => fought === title));
});

/** A document with every figure as it is counted now. */
export function rewritten(name: string): string {
  const all = WHOLE_PAGES[name];
  if (all) return all();
  return readFileSync(`docs/${name}`, 'utf8')
    .replaceAll(BLOCK, (_, title: string) => {
      const chart = found(charts.get(title), title);
      return `<!-- chart ${title} -->\n\n${asMarkdown(chart())}\n\n<!-- end -->`;
    })
    .replaceAll(COUNT, (_, title: string) => `<!--n ${title}-->${found(COUNTS[title], title)()}<!--/n-->`);
}

function found<T>(part: T | undefined, name: string): T {
  if (part === undefined) throw new Error(`Nothing is counted by the name of ${name}.`);
  return part;
}
