import { keysOf } from '../../cards/keys-of.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { OddsChart } from '../../kit/odds/chart.ts';
import type { Block, CardTableBlock, WantedOfCard } from '../../kit/screen/cards/make.ts';
import { printBlock } from '../../kit/screen/cards/print-block.ts';
import { say } from '../../kit/screen/cards/say.ts';
import type { CardIndex, Missed, Shown } from '../../kit/screen/cards/shown.ts';
import { bandCharts } from '../../odds/charts/band-charts.ts';
import { CHARTS, THING_CHARTS } from '../../odds/charts/charts.ts';
import { hang, heading, type Paper, wrap } from '../../page/paper.ts';
import { plural } from '../../words/numbers.ts';
import { counterTable } from './aircraft-display.ts';
import { type CardName, DISPLAYS, FOLDER_DISPLAYS } from './displays.ts';
import { cardsIn, type Found, findCard, type NamedCard, namedCards } from './find-card.ts';

/** Finds a card by name and shows it; without a name, the list of all cards. */
export function showCard(typed: string, book: Rulebook, wanted: WantedOfCard): Shown | Missed {
  const found = findCard(typed, book);
  if (found.is === 'several' || found.is === 'none') return found;
  return {
    is: 'shown',
    page: (paper) => pageFor(found, book, wanted, paper),
    data: () => ({ fingerprint: book.fingerprint, ...dataFor(found, book), ...oddsFor(found, book, wanted) }),
  };
}

/** The cards of the campaign and of all games, for a game that searches for one of its own. */
export const ALL_CARDS: CardIndex = {
  show: showCard,
  namesIn: (folder, book) => {
    const name = keysOf(FOLDER_DISPLAYS).find((each) => each === folder);
    return name ? cardsIn(name, book).map(({ id }) => id) : [];
  },
};

function pageFor(found: Found, book: Rulebook, wanted: WantedOfCard, paper: Paper): string {
  const odds = wanted.odds ? chartTables(chartsFor(found, book)) : [];
  const charts = odds.map((table) => printBlock(table, wanted, paper));
  const parts = [...partsFor(found, book, wanted, paper), ...charts, foot(rulesOf(found, book), book, paper)];
  return parts.join('\n\n');
}

function partsFor(found: Found, book: Rulebook, wanted: WantedOfCard, paper: Paper): string[] {
  switch (found.is) {
    case 'list':
      return [...wholeList(book, paper), wrap('wof cards NAME shows one.', paper)];
    case 'folder':
      return [listed(FOLDER_DISPLAYS[found.folder].title, cardsIn(found.folder, book), paper)];
    case 'counter':
      return counterParts(found.number, book, wanted, paper);
    case 'card':
      return [
        heading(found.card.title, paper),
        ...blocksOf(found.card, book).map((block) => printBlock(block, wanted, paper)),
      ];
  }
}

/** Every card by name, a line each. */
function wholeList(book: Rulebook, paper: Paper): string[] {
  const single = namedCards(book).filter(({ of }) => 'card' in of);
  const folders = keysOf(FOLDER_DISPLAYS);
  return [
    listed('Cards', single, paper),
    ...folders.map((folder) => listed(FOLDER_DISPLAYS[folder].title, cardsIn(folder, book), paper)),
  ];
}

function listed(title: string, cards: readonly NamedCard[], paper: Paper): string {
  const width = Math.max(...cards.map(({ id }) => id.length)) + 2;
  const hasRoom = width < paper.width / 2;
  const lines = cards.map(({ id, line }) =>
    hasRoom ? hang(`  ${id.padEnd(width)}${line}`, paper, width + 2) : hang(`  ${id}: ${line}`, paper, 4),
  );
  return [heading(title, paper), ...lines].join('\n');
}

/** One German counter, and where its machine is shown. */
function counterParts(number: number, book: Rulebook, wanted: WantedOfCard, paper: Paper): string[] {
  const counters = book.fortyOne.counters.filter((counter) => counter.number === number);
  const table = counterTable(`German counter ${number}`, counters, book);
  const more = counters.map(({ aircraft }) => wrap(`wof cards ${aircraft} shows the machine.`, paper));
  return [printBlock(table, wanted, paper), ...more];
}

function blocksOf({ id, of }: NamedCard, book: Rulebook): Block[] {
  return 'card' in of ? cardBlocks(of.card, book) : FOLDER_DISPLAYS[of.folder].page(id, book);
}

function cardBlocks<Name extends CardName>(name: Name, book: Rulebook): Block[] {
  return DISPLAYS[name].page(book[name], book);
}

function dataFor(found: Found, book: Rulebook): object {
  switch (found.is) {
    case 'list':
      return { cards: namedCards(book).map(nameAndLine) };
    case 'folder':
      return { cards: cardsIn(found.folder, book).map(nameAndLine) };
    case 'counter':
      return { card: 'forty-one', data: book.fortyOne.counters.find(({ number }) => number === found.number) };
    case 'card':
      return { card: found.card.id, data: dataOf(found.card, book) };
  }
}

const nameAndLine = ({ id, title, line }: NamedCard) => ({ name: id, title, line });

const oddsFor = (found: Found, book: Rulebook, { odds }: WantedOfCard) =>
  odds ? { odds: chartsFor(found, book) } : {};

function dataOf({ id, of }: NamedCard, book: Rulebook): unknown {
  return 'card' in of ? book[of.card] : FOLDER_DISPLAYS[of.folder].data(id, book);
}

function rulesOf(found: Found, book: Rulebook): readonly number[] {
  if (found.is === 'counter') return book.fortyOne.rules;
  const data = found.is === 'card' ? dataOf(found.card, book) : undefined;
  const rules = typeof data === 'object' && data !== null && 'rules' in data ? data.rules : [];
  return (Array.isArray(rules) ? rules : []).filter((rule): rule is number => typeof rule === 'number');
}

/** The rules to read, and the fingerprint of the cards. */
function foot(rules: readonly number[], { fingerprint }: Rulebook, paper: Paper): string {
  const cited = rules.length === 0 ? '' : `${plural(rules.length, 'Rule', 'Rules')} ${rules.join(', ')}. `;
  return paper.ink.dim(wrap(`${cited}Fingerprint of the cards: ${fingerprint}.`, paper));
}

/** The charts for the card that a player asked for. */
function chartsFor(found: Found, book: Rulebook): OddsChart[] {
  if (found.is === 'folder') return CHARTS.get(found.folder)?.(book) ?? [];
  if (found.is === 'list') return bandCharts(book);
  if (found.is !== 'card') return [];
  const { id, of } = found.card;
  return ('card' in of ? CHARTS.get(id)?.(book) : THING_CHARTS.get(of.folder)?.(book, id)) ?? [];
}

/** The charts as tables, except those that repeat a table of the page that already has its odds. */
const chartTables = (charts: readonly OddsChart[]): CardTableBlock[] =>
  charts.filter(({ restates }) => restates === undefined).map(tableOf);

const tableOf = ({ title, columns, rows }: OddsChart): CardTableBlock => ({
  shape: 'table',
  title,
  columns,
  rows: rows.map((cells) => ({ cells: cells.map(plain), source: '' })),
});

/** Charts use the words of the data. */
const plain = (cell: string) => say(/^\d+$/.test(cell) ? Number(cell) : cell);
