import { lettersOf } from '../../src/records/letters/letters-of.ts';
import type { Lived } from '../../src/records/lived.ts';
import { SYSTEM_NAMES, type SystemName } from '../../src/rulebook/fights/system-names.ts';
import { book } from '../support/cards/book.ts';
import { anApril } from '../support/people/an-april.ts';
import { papersOf, untold } from '../support/read/events-of-weight.ts';
import { sentencesOf } from '../support/read/read-report.ts';

/** `npm run prose`: what the papers of simulated months repeat, how long their sentences are, what they leave out. */
const OF_EACH_FLIGHT = Number(process.argv[2] ?? 200);
const OF_EACH_SYSTEM = Number(process.argv[3] ?? 20);

/** A sentence that stands more often in the papers of a month is a stock one. */
const STOCK = 3;

const others = SYSTEM_NAMES.filter((name) => name !== 'wings-over-france');
const months: readonly { flight: 'A' | 'B' | 'C'; fights: SystemName; many: number }[] = [
  ...(['A', 'B', 'C'] as const).map((flight) => ({
    flight,
    fights: 'wings-over-france' as const,
    many: OF_EACH_FLIGHT,
  })),
  ...others.map((fights) => ({ flight: 'B' as const, fights, many: OF_EACH_SYSTEM })),
];

const counts = new Map<string, number>();
const left: string[] = [];
/** In how many campaigns each letter stands, and letters that stand twice in one. */
const letters = new Map<string, number>();
let [written, twice] = [0, 0];
let [told, stock, longest, campaigns] = [0, 0, '', 0];

function read(lived: Lived): void {
  const { reports, history } = papersOf(lived);
  const sentences = [...[...reports.values()].flat(), ...history].flatMap(sentencesOf);
  const often = new Map<string, number>();
  for (const sentence of sentences) often.set(sentence, (often.get(sentence) ?? 0) + 1);
  told += sentences.length;
  for (const [sentence, many] of often) {
    if (many > STOCK) {
      stock += many;
      counts.set(sentence, (counts.get(sentence) ?? 0) + many);
    }
    if (sentence.length > longest.length) longest = sentence;
  }
  readLetters(lived);
  left.push(...untold(lived));
  campaigns += 1;
}

function readLetters(lived: Lived): void {
  const said = lettersOf(lived).map(({ says }) => says);
  const once = new Set(said);
  written += said.length;
  twice += said.length - once.size;
  for (const says of once) letters.set(says, (letters.get(says) ?? 0) + 1);
}

for (const { flight, fights, many } of months)
  for (let n = 1; n <= many; n++) read(anApril({ word: `prose-${flight}-${n}`, flights: [flight], book, fights }));

const percent = (part: number) => `${((100 * part) / told).toFixed(1)} %`;
console.log(
  `${campaigns} campaigns, ${told} sentences; ${percent(stock)} are sentences that stand more than thrice in their month.`,
);
console.log(`\nThe most frequent of these, in all campaigns:`);
for (const [sentence, many] of [...counts].sort((a, b) => b[1] - a[1]).slice(0, 15))
  console.log(`${String(many).padStart(7)}  ${sentence}`);
console.log(`\nThe longest sentence, ${longest.length} signs:\n${longest}`);
const shared = [...letters.values()].filter((many) => many > 1).length;
console.log(`\n${written} letters: ${twice} stand twice in their campaign, ${shared} in more campaigns than one.`);
console.log(`\nEvents of weight that no paper tells: ${left.length}`);
for (const line of left.slice(0, 15)) console.log(`  ${line}`);
