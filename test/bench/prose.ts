import { parseArgs } from 'node:util';
import type { GameName } from '../../src/cards/games.ts';
import { GAME_NAMES, OWN_GAME } from '../../src/games/game-names.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';
import { book } from '../support/cards/book.ts';
import { anApril } from '../support/people/an-april.ts';
import { weighed } from '../support/read/events-of-weight.ts';
import { contradictions } from '../support/read/man-by-man.ts';
import { type Papers, papersOf } from '../support/read/papers.ts';
import { sentencesOf } from '../support/read/read-report.ts';
import { type StoryCounts, storyCounts, summed } from '../support/read/story-counts.ts';

/**
 * `npm run prose -- [months of each flight] [months of each other system] [--write]`: what the papers of simulated
 * months repeat, how long their sentences are, what they leave out. `--write` puts the counts into docs/charts/prose.md.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const OF_EACH_FLIGHT = Number(positionals[0] ?? 200);
const OF_EACH_SYSTEM = Number(positionals[1] ?? 20);

/** A sentence that stands more often in the papers of a month is a stock one. */
const STOCK = 3;

interface Kind {
  readonly flight: 'A' | 'B' | 'C';
  readonly fights: GameName;
  readonly many: number;
}

const others = GAME_NAMES.filter((name) => name !== OWN_GAME);
const kinds: readonly Kind[] = [
  ...(['A', 'B', 'C'] as const).map((flight) => ({ flight, fights: OWN_GAME, many: OF_EACH_FLIGHT })),
  ...others.map((fights) => ({ flight: 'B' as const, fights, many: OF_EACH_SYSTEM })),
];

/** In how many campaigns each letter stands, how often each stock sentence does, and what no paper tells or what is not so. */
const letters = new Map<string, number>();
const counts = new Map<string, number>();
const left: string[] = [];
let longest = '';

interface Tally {
  told: number;
  stock: number;
  written: number;
  twice: number;
  said: number;
  untold: number;
  untrue: number;
  against: number;
}

function readSentences({ days, history }: Papers, tally: Tally): void {
  const sentences = [
    ...days.flatMap(({ reports, images, mess }) => [...reports.flat(), ...images, ...mess]),
    ...history.flatMap(({ paragraphs }) => paragraphs),
  ].flatMap(sentencesOf);
  const often = new Map<string, number>();
  for (const sentence of sentences) often.set(sentence, (often.get(sentence) ?? 0) + 1);
  tally.told += sentences.length;
  for (const [sentence, many] of often) {
    if (sentence.length > longest.length) longest = sentence;
    if (many <= STOCK) continue;
    tally.stock += many;
    counts.set(sentence, (counts.get(sentence) ?? 0) + many);
  }
}

function readLetters({ days }: Papers, tally: Tally): void {
  const said = days.flatMap(({ home, families }) => [...home, ...families].map(({ says }) => says));
  const once = new Set(said);
  tally.written += said.length;
  tally.twice += said.length - once.size;
  for (const says of once) letters.set(says, (letters.get(says) ?? 0) + 1);
}

/** The rows of the second table: how far the months are a story. */
const stories: string[][] = [];

function rowOf({ flight, fights, many }: Kind): string[] {
  const counts: StoryCounts[] = [];
  const tally: Tally = { told: 0, stock: 0, written: 0, twice: 0, said: 0, untold: 0, untrue: 0, against: 0 };
  for (let n = 1; n <= many; n++) {
    const lived = anApril({ word: `prose-${flight}-${n}`, flights: [flight], book, fights, heads: 'quick' });
    const papers = papersOf(lived);
    readSentences(papers, tally);
    readLetters(papers, tally);
    counts.push(storyCounts(papers));
    const { said, untold, untrue } = weighed(lived, papers);
    tally.said += said;
    tally.untold += untold.length;
    tally.untrue += untrue.length;
    const against = contradictions(lived, papers);
    tally.against += against.length;
    left.push(...untold, ...untrue, ...against);
  }
  stories.push(storyRow([flight, fights, `${many}`], summed(counts), many));
  const { told, stock, written, twice, said, untold, untrue, against } = tally;
  const share = `${((100 * stock) / told).toFixed(1)} %`;
  return [flight, fights, many, told, share, written, twice, said, untold, untrue, against].map(String);
}

function storyRow(of: readonly string[], story: StoryCounts, many: number): string[] {
  const { reported, reportedWorn, history, historyWorn, evenings, bare, caused, uncaused, closed } = story;
  const share = (part: number, whole: number) => `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %`;
  const debts = `${story.begun}, ${story.ended} and ${story.left}`;
  return [
    ...of,
    share(reportedWorn, reported),
    share(historyWorn, history),
    share(bare, evenings),
    `${uncaused} of ${caused + uncaused}`,
    (closed / many).toFixed(1),
    debts,
  ];
}

const table = asMarkdown({
  columns: [
    'flight',
    'fights by',
    'months',
    'sentences',
    'of these more than thrice in their month',
    'letters',
    'letters twice in their month',
    'things said of men',
    'events of weight that no paper tells',
    'things said that are not so',
    'contradictions man by man',
  ],
  rows: kinds.map((kind) => {
    const row = rowOf(kind);
    console.log(row.join(' | '));
    return row;
  }),
});
const storyTable = asMarkdown({
  columns: [
    'flight',
    'fights by',
    'months',
    'sentences of reports in frames used five times in their month',
    'sentences of a history in frames used more than twice',
    'evenings with neither scene, thread nor letter',
    'letters to families without a cause',
    'threads closed by name, a month',
    'debts begun, ended by name, and named on the last page',
  ],
  rows: stories,
});
for (const row of stories) console.log(row.join(' | '));
console.log('\nThe most frequent sentences of those that stand more than thrice in their month:');
for (const [sentence, many] of [...counts].sort((a, b) => b[1] - a[1]).slice(0, 15))
  console.log(`${String(many).padStart(7)}  ${sentence}`);
console.log(`\nThe longest sentence, ${longest.length} signs:\n${longest}`);
const shared = [...letters.values()].filter((many) => many > 1).length;
const inMore = `Of ${letters.size} letters that differ ${shared} stand in more months than one.`;
console.log(`\n${inMore}`);
for (const line of left.slice(0, Number(process.env['WOF_LEFT'] ?? 15))) console.log(`  ${line}`);
if (values.write) writeBlock('docs/charts/prose.md', 'prose', `${table}\n\n${storyTable}\n\n${inMore}`);
