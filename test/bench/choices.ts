/**
 * `npm run choices -- [campaigns] [--flight A|B|C|all] [--fights 4000] [--seed word] [--write]`: whether command decides
 * anything. Each line is a paired experiment, the same dice and one thing different; `--write` puts the table into
 * docs/charts/choices.md, of all flights also what they come to together. One of `--better-head`, `--tasks`, `--men`,
 * `--odds`, `--heads`, `--mess`, `--requests`, `--rules` and `--single` measures that by itself: an expert takes some fifteen
 * seconds a campaign, fights by another game ten.
 */

import { parseArgs } from 'node:util';
import { FLIGHTS } from '../../src/campaign/watch.ts';
import { keysOf } from '../../src/cards/keys-of.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import type { Estimate } from '../../src/simulation/counting/statistics.ts';
import { asMarkdown } from '../charts/as-markdown.ts';
import { writeBlock } from '../charts/block.ts';
import { type Fly, flyer } from './choices/campaigns.ts';
import { choicesOfRules } from './choices/rules.ts';
import { SINGLE_CHANGES } from './choices/single-changes.ts';
import {
  betterHead,
  type Choice,
  choicesOfCampaigns,
  choicesOfFights,
  choicesOfHeads,
  choicesOfMen,
  choicesOfOdds,
  choicesOfRequests,
  choicesOfSingleChanges,
  choicesOfTasks,
  choicesOfTheMess,
  togetherIn,
  verdictOn,
} from './choices/table.ts';

const PAGE = 'docs/charts/choices.md';

const { values, positionals } = parseArgs({
  options: {
    flight: { type: 'string', default: 'B' },
    fights: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'choices' },
    'better-head': { type: 'boolean', default: false },
    tasks: { type: 'boolean', default: false },
    men: { type: 'boolean', default: false },
    odds: { type: 'boolean', default: false },
    heads: { type: 'boolean', default: false },
    mess: { type: 'boolean', default: false },
    requests: { type: 'boolean', default: false },
    single: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const campaigns = Number(positionals[0] ?? '300');
const flights = FLIGHTS.filter((each) => values.flight === 'all' || each === values.flight);
if (flights.length === 0) throw new Error(`There is no ${values.flight} Flight.`);

const book = loadRulebook('data');
/** What is measured by itself, by the name that the page has for it. */
const BY_ITSELF = {
  'better-head': { of: 'a better head', measure: betterHead },
  tasks: { of: 'special tasks', measure: choicesOfTasks },
  heads: { of: 'our heads', measure: choicesOfHeads },
  odds: { of: 'odds followed', measure: choicesOfOdds },
  men: { of: 'men', measure: choicesOfMen },
  mess: { of: 'the mess', measure: choicesOfTheMess },
  requests: { of: 'requests', measure: choicesOfRequests },
  rules: { of: 'his rules', measure: choicesOfRules },
  single: { of: 'single changes', measure: choicesOfSingleChanges },
} as const;

const asked = keysOf(BY_ITSELF).find((each) => values[each]);
const of = asked ? BY_ITSELF[asked].of : 'choices';
const fights = asked ? '' : ` and ${values.fights} fights`;

const byFlight: Choice[][] = [];
for (const flight of flights) {
  const choices = await choicesOf(flyer(book, flight, values.seed, campaigns));
  byFlight.push(choices);
  // Of so many lines the page has what all flights come to.
  if (asked !== 'single')
    tell(flight, `${campaigns} campaigns of ${flight} Flight${fights}, seed ${values.seed}`, choices);
}
const together = togetherIn(byFlight);
if (flights.length > 1) tell('all flights', `${campaigns} campaigns of each flight, seed ${values.seed}`, together);
if (asked === 'single') await flyTheBestAgain();

/** Whoever comes out best of many has been lucky too: he is told by more campaigns of other seeds. */
async function flyTheBestAgain(): Promise<void> {
  const [best, times] = [5, 4];
  const measured = together
    .toSorted((a, b) => b.landed.value - a.landed.value)
    .slice(0, best)
    .map((line) => line.measured);
  const some = SINGLE_CHANGES.filter((change) => measured.includes(change.measured));
  const [seed, many] = [`${values.seed}-again`, times * campaigns];
  const again: Choice[][] = [];
  for (const flight of flights) again.push(await choicesOfSingleChanges(flyer(book, flight, seed, many), some));
  tell('the best again', `${many} campaigns of each flight, seed ${seed}`, togetherIn(again));
}

async function choicesOf(fly: Fly): Promise<Choice[]> {
  if (asked) return BY_ITSELF[asked].measure(fly);
  return [...choicesOfFights(book, values.seed, Number(values.fights)), ...(await choicesOfCampaigns(fly))];
}

function tell(whose: string, title: string, choices: readonly Choice[]): void {
  console.log(`${title}\n`);
  for (const choice of choices) console.log(rowOf(choice).join(' | '));
  if (values.write) writePage(`${of} of ${whose}`, title, choices);
}

function rowOf(choice: Choice): string[] {
  const { choice: name, measured, unit, least, most, landed } = choice;
  return [
    name,
    measured,
    boundOf({ least, most, unit }),
    shown(landed.value, unit),
    interval(landed, unit),
    verdictOn(choice),
  ];
}

function boundOf({
  least,
  most,
  unit,
}: Pick<Choice, 'least' | 'unit'> & { readonly most: number | undefined }): string {
  if (most === undefined) return `at least ${shown(least, unit)}`;
  return Number.isFinite(least) ? `${shown(least, unit)} to ${shown(most, unit)}` : `at most ${shown(most, unit)}`;
}

function interval({ from, to }: Estimate, unit: Choice['unit']): string {
  return `${shown(from, unit)} to ${shown(to, unit)}`;
}

function shown(value: number, unit: Choice['unit']): string {
  if (unit === 'percent') return `${(100 * value).toFixed(1)} %`;
  return `${value < 0 ? '' : '+'}${value.toFixed(unit === 'a fight' ? 2 : 0)}`;
}

function writePage(name: string, title: string, choices: readonly Choice[]): void {
  const columns = ['choice', 'measured as', 'must be', 'landed', 'in 95 cases of 100', 'holds'];
  writeBlock(PAGE, name, `${title}.\n\n${asMarkdown({ columns, rows: choices.map(rowOf) })}`);
}
