import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { GAME_NAMES, OWN_GAME } from '../../../src/games/game-names.ts';
import type { Counts } from '../../../src/simulation/counting/counts.ts';
import { type Estimate, meanOf, ratioOf, shareOf } from '../../../src/simulation/counting/statistics.ts';
import type { CampaignResult } from '../../../src/simulation/simulation.ts';
import { type Fly, leadInPoints } from './campaigns.ts';
import { EVEN, type Fought, fightAll, lead, MIXED, type Sizes } from './fights.ts';
import { type Changed, SINGLE_CHANGES } from './single-changes.ts';
import type { CommanderName } from './variations.ts';

/** One choice of a commander: what it is worth to make it well, and what it must be worth. */
export interface Choice {
  readonly choice: string;
  readonly measured: string;
  readonly unit: 'a campaign' | 'a fight' | 'percent';
  readonly least: number;
  readonly most?: number;
  readonly landed: Estimate;
}

/** `yes` where the whole interval keeps the bound, `no` where none of it does. */
export function verdictOn({ least, most = Number.POSITIVE_INFINITY, landed }: Choice): string {
  if (landed.from >= least && landed.to <= most) return 'yes';
  if (landed.to < least || landed.from > most) return 'no';
  return landed.value >= least && landed.value <= most ? 'yes, within the interval' : 'no, within the interval';
}

/** What several flights come to together, line by line: what hangs on the campaign, for a fight is the same to all. */
export function togetherIn(flights: readonly (readonly Choice[])[]): Choice[] {
  const [first = []] = flights;
  return first.flatMap((line, i) =>
    line.unit === 'a fight' ? [] : { ...line, landed: meanOfMeans(flights.flatMap((each) => each[i]?.landed ?? [])) },
  );
}

/** The mean of estimates that do not hang together. */
function meanOfMeans(estimates: readonly Estimate[]): Estimate {
  const n = estimates.length;
  const mean = (of: (each: Estimate) => number) => estimates.reduce((sum, each) => sum + of(each), 0) / n;
  const half = (of: (each: Estimate) => number) => Math.hypot(...estimates.map(of)) / n;
  const value = mean((each) => each.value);
  return {
    value,
    from: value - half((each) => each.value - each.from),
    to: value + half((each) => each.to - each.value),
  };
}

type Line = readonly [choice: string, measured: string, better: CommanderName, worse: CommanderName, least: number];

const OF_FIGHTS: readonly (readonly [...line: Line, sizes: Sizes])[] = [
  ['target', 'best less random, 4 against 4', 'prudent', 'any-target', 0.2, EVEN],
  ['target', 'best less worst, 4 against 4', 'prudent', 'worst-target', 0.4, EVEN],
  ['burst', 'best less always a unit shorter, 4 against 4', 'prudent', 'a-unit-shorter', 0.1, EVEN],
  ['burst', 'best less always 1, 4 against 4', 'prudent', 'burst-of-one', 1, EVEN],
  ['stay or go', 'looking ahead less always stay, fights of a month', 'goes-when-it-pays', 'always-stays', 0.1, MIXED],
  ['stay or go', 'best less escape when allowed, fights of a month', 'prudent', 'always-goes', 1, MIXED],
];

/** The choices that a fight has, in Victory Points a fight. */
export function choicesOfFights(book: Rulebook, seed: string, fights: number): Choice[] {
  const fought = new Map<string, Fought>();
  const all = (name: CommanderName, sizes: Sizes): Fought => {
    const key = `${name} ${sizes.length}`;
    const known = fought.get(key) ?? fightAll(name, sizes, fights, seed, book);
    fought.set(key, known);
    return known;
  };
  return OF_FIGHTS.map(
    ([choice, measured, better, worse, least, sizes]): Choice => ({
      choice,
      measured,
      unit: 'a fight',
      least,
      landed: lead(all(better, sizes), all(worse, sizes)),
    }),
  );
}

const OF_CAMPAIGNS: readonly Line[] = [
  ['to attack', 'prudent less one who never attacks', 'prudent', 'never-attacks', 10],
  ['to attack', 'prudent less one who always attacks', 'prudent', 'always-attacks', 10],
  ['how many go', 'full patrols over the lines less pairs', 'prudent', 'pairs-on-patrol', 5],
  ['height', 'best height less a random one', 'prudent', 'any-height', 15],
  ['who flies', 'the proposed plan less any legal one', 'proposed-plan', 'any-plan', 40],
  ['escorts', 'escorts as usual less none', 'prudent', 'without-escorts', 12],
  ['low flying', 'prudent less a whole month at 2,000 ft', 'prudent', 'always-low', 50],
  ['nerves', 'prudent less the best men daily, nerves and all', 'prudent', 'best-men-daily', 5],
  ['requests', 'requests as usual less none', 'prudent', 'asks-for-nothing', 20],
];

/** What must not be worth more than this over a prudent commander, alone or all at once. */
const OF_THE_STACK: readonly (readonly [measured: string, better: CommanderName, most: number])[] = [
  ['two-seaters without escorts', 'without-escorts', 3],
  ['the best men daily', 'best-men-daily', 3],
  ['every weather', 'in-any-weather', 3],
  ['photographs at 4,000 ft or below', 'photographs-low', 3],
  ['Offensive Patrols at 2,000 ft', 'patrols-low', 3],
  ['all of these at once', 'the-stack', 10],
];

/** What must not be always right: what it is worth over a prudent commander, who does it now and then or never. */
const OF_TRADES: typeof OF_THE_STACK = [
  ['the Major on every Twilight Patrol', 'with-the-major', 6],
  ['Dawn Patrols left undone', 'no-dawn-patrol', 6],
  ['Twilight Patrols left undone', 'no-twilight-patrol', 6],
  ['ordinary rounds against every balloon', 'ordinary-rounds', 6],
  ['Buckingham against every balloon', 'always-buckingham', 6],
  ['two-seaters that never return fire', 'no-return-fire', 6],
  ['everything at 10,000 ft', 'always-at-10,000', 6],
  ['attacks without a dive', 'attacks-level', 6],
  ['all by the book', 'by-the-book', 6],
];

/** The choices of a month, in Victory Points a campaign. */
export async function choicesOfCampaigns(fly: Fly): Promise<Choice[]> {
  const lines: Choice[] = [];
  for (const [choice, measured, better, worse, least] of OF_CAMPAIGNS)
    lines.push({
      choice,
      measured,
      unit: 'a campaign',
      least,
      landed: leadInPoints(await fly(better), await fly(worse)),
    });
  const prudent = await fly('prudent');
  const atMost = [
    ...OF_THE_STACK.map((line) => ['the stack', ...line] as const),
    ...OF_TRADES.map((line) => ['a trade', ...line] as const),
  ];
  for (const [choice, measured, better, most] of atMost)
    lines.push({
      choice,
      measured,
      unit: 'a campaign',
      least: Number.NEGATIVE_INFINITY,
      most,
      landed: leadInPoints(await fly(better), prudent),
    });
  return [
    ...lines,
    secondHalf(prudent),
    ...ammunition(prudent),
    underArchie(prudent, await fly('anywhere-under-archie')),
  ];
}

/** What special tasks are worth to who takes them all, and to who chooses, in Victory Points a campaign. */
export async function choicesOfTasks(fly: Fly): Promise<Choice[]> {
  const none = await fly('leaves-every-task', { tasks: true });
  const all = await fly('takes-every-task', { tasks: true });
  const chosen = await fly('prudent', { tasks: true });
  const line = { choice: 'special tasks', unit: 'a campaign' } as const;
  return [
    { ...line, measured: 'all of them less none', least: -5, most: 5, landed: leadInPoints(all, none) },
    { ...line, measured: 'those that suit less none', least: 10, most: 25, landed: leadInPoints(chosen, none) },
  ];
}

/** A line for each commander: what his campaigns lead another's by. */
async function eachAgainst(
  other: CommanderName,
  commanders: readonly (readonly [measured: string, commander: CommanderName])[],
  fly: Fly,
  line: Omit<Choice, 'measured' | 'landed'>,
): Promise<Choice[]> {
  const there = await fly(other);
  const lines: Choice[] = [];
  for (const [measured, commander] of commanders)
    lines.push({ ...line, measured, landed: leadInPoints(await fly(commander), there) });
  return lines;
}

/** What a single thing decided otherwise is worth, always: each must be nearly nothing, or he is not the best there is. */
export const choicesOfSingleChanges = (fly: Fly, some: readonly Changed[] = SINGLE_CHANGES): Promise<Choice[]> =>
  eachAgainst(
    'prudent',
    some.map(({ measured, name }) => [measured, name]),
    fly,
    { choice: 'a single change', unit: 'a campaign', least: Number.NEGATIVE_INFINITY, most: 6 },
  );

/** (46) What a simple rule for what is asked for is worth against asking for all that is lacking. */
export async function choicesOfRequests(fly: Fly): Promise<Choice[]> {
  const line = { choice: 'requests', unit: 'a campaign', least: 6, most: 15 } as const;
  return eachAgainst('prudent', OF_REQUESTS, fly, line);
}

const OF_REQUESTS = [
  ['machines before men less as usual', 'asks-machines-first'],
  ['men before machines less as usual', 'asks-men-first'],
  ['nothing until two are lacking less as usual', 'asks-for-two-at-once'],
] as const;

/** What a say in the mess is worth against none, in Victory Points a campaign: something, and not much. */
export async function choicesOfTheMess(fly: Fly): Promise<Choice[]> {
  const asked: Fly = (commander) => fly(commander, { mess: 'all' });
  const line = { choice: 'the mess', unit: 'a campaign', least: -10, most: 10 } as const;
  return eachAgainst('silent-in-the-mess', IN_THE_MESS, asked, line);
}

const IN_THE_MESS = [
  ['every leave granted less none', 'grants-every-leave'],
  ['a kind word for everybody less none', 'kind-in-the-mess'],
  ['a hard word for everybody less none', 'hard-in-the-mess'],
  ['every pair put together less none', 'pairs-in-the-mess'],
  ['every recommendation pressed less none', 'presses-in-the-mess'],
] as const;

/** What the three best men are worth, by what it costs to have lost them at once, in Victory Points a campaign. */
export async function choicesOfMen(fly: Fly): Promise<Choice[]> {
  const there = await fly('prudent');
  const lost = async (day: number) => leadInPoints(there, await fly('prudent', { bestLostOn: day }));
  const line = { choice: 'men', unit: 'a campaign' } as const;
  return [
    { ...line, measured: 'all there less the three best lost on 1 April', least: 30, landed: await lost(1) },
    { ...line, measured: 'the same, lost on 8 April', least: 15, landed: await lost(8) },
  ];
}

/** What it is worth to play each answer out before it is given, in Victory Points a campaign. */
export const betterHead = async (fly: Fly): Promise<Choice[]> => [
  {
    choice: 'a better head',
    measured: 'expert less prudent',
    unit: 'a campaign',
    least: 40,
    landed: leadInPoints(await fly('expert'), await fly('prudent')),
  },
];

/** What it is worth to follow `odds` where the coach has most to say, in Victory Points a campaign. */
export const choicesOfOdds = async (fly: Fly): Promise<Choice[]> => [
  {
    choice: 'odds followed',
    measured: 'attack and half of day by odds less prudent',
    unit: 'a campaign',
    least: Number.NEGATIVE_INFINITY,
    most: 60,
    landed: leadInPoints(await fly('by-odds'), await fly('prudent')),
  },
];

/** What it is worth that our men fight with a sharp head and not a steady one, against a sharp one, game by game. */
export async function choicesOfHeads(fly: Fly): Promise<Choice[]> {
  const lines: Choice[] = [];
  for (const fights of OTHER_SYSTEMS)
    lines.push({
      choice: 'our heads',
      measured: `sharp less steady, fights by ${fights}`,
      unit: 'a campaign',
      least: Number.NEGATIVE_INFINITY,
      most: 80,
      landed: leadInPoints(await fly('prudent', { fights }), await fly('with-steady-heads', { fights })),
    });
  return lines;
}

const OTHER_SYSTEMS = GAME_NAMES.filter((name) => name !== OWN_GAME);

/** By luck alone, each day weighing the same, the last week would turn one campaign in five. */
const secondHalf = (results: readonly CampaignResult[]): Choice => ({
  choice: 'the last week',
  measured: 'campaigns that stand otherwise at the end than on the evening of 14 April, in the black or not',
  unit: 'percent',
  least: 0.3,
  landed: shareOf(
    results.filter(({ byDay, points }) => sumOf(byDay.slice(0, 14)) >= 0 !== points >= 0).length,
    results.length,
  ),
});

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

function ammunition(results: readonly CampaignResult[]): Choice[] {
  const share = (part: keyof Counts) => ratioOf(results.map(({ counts }) => [counts[part], counts.gunsFired]));
  const line = { choice: 'ammunition', unit: 'percent' } as const;
  return [
    {
      ...line,
      measured: 'guns that fired and came home below 10 units',
      least: 0.1,
      most: 0.25,
      landed: share('gunsLow'),
    },
    { ...line, measured: 'guns that fired and came home dry', least: 0.02, most: 0.06, landed: share('gunsDry') },
  ];
}

/** Every square is as likely to be hit as another: what placing decides is how near the bursts pass. */
function underArchie(placed: readonly CampaignResult[], anywhere: readonly CampaignResult[]): Choice {
  const aTurn = ({ counts }: CampaignResult) =>
    (counts.archieHits + counts.archieNearMisses) / Math.max(1, counts.turnsUnderArchie);
  return {
    choice: 'Archie',
    measured: 'hits and near misses a turn spared by placing well, of those of a random placing',
    unit: 'percent',
    least: 0.1,
    landed: meanOf(anywhere.map((each, i) => 1 - aTurn(placed[i] ?? each) / aTurn(each))),
  };
}
