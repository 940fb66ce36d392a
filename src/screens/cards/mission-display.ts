import { byName } from '../../cards/by-name.ts';
import { keysOf } from '../../cards/keys-of.ts';
import { oddsOfTotals } from '../../cards/odds.ts';
import type { Activities, Activity } from '../../cards/printed/activities.ts';
import type { EncounterColumn, Mission } from '../../cards/printed/mission.ts';
import { lookUp, type RollTable } from '../../cards/roll-table.ts';
import {
  type Block,
  bands,
  type CardTableBlock,
  type ColumnHeads,
  fact,
  facts,
  type ListItem,
  noted,
  prose,
  roll,
  rows,
  titleOf,
} from '../../kit/screen/cards/make.ts';
import { IS_SOURCE, say, sentence, words } from '../../kit/screen/cards/say.ts';
import { ON_PAGES } from '../../questions/mission/activity-texts.ts';
import { signed, victoryPoints } from '../../words/numbers.ts';

/** A Mission Briefing Manual: the briefing, the activities, and its back. */
export function missionDisplay(manual: Mission): Block[] {
  const { crews, targets, notFlown, failed } = manual;
  return [
    prose(manual.briefing),
    facts(
      'Orders',
      fact('Flown', manual.watches.join(' or ')),
      fact('Fighters', say(crews.fighters), crews),
      fact('Two-seaters', say(crews.twoSeaters), crews),
      ...(targets.length > 0 ? [fact('Targets', targets.map(words).join(', '))] : []),
      fact('Nothing achieved', victoryPoints(failed.points), failed),
      fact('Not flown', victoryPoints(notFlown.points), notFlown),
    ),
    ...activityDisplays(manual.activities),
    back(manual),
  ];
}

const COLUMNS: readonly EncounterColumn[] = ['1-2', '3-4', '5-6', '7-8'];

/** The four columns of the back side by side: a player looks up the value of his hex and then the roll. */
function back({ encounters }: Mission): CardTableBlock {
  const table: CardTableBlock = {
    shape: 'table',
    title: `By the unmodified value of the hex: ${titleOf(encounters['1-2'])}`,
    columns: ['roll', ...COLUMNS.map((column) => `value ${column}`)],
    rows: oddsOfTotals('2d6').map(({ total, odds }) => ({
      cells: [String(total), ...COLUMNS.map((column) => metText(lookUp(encounters[column], total)))],
      source: sourceAt(encounters, total),
      odds,
    })),
  };
  return noted(table, 'Numbers of German aircraft: wof cards forty-one has them. A hex of value 0 is read under 1-2.');
}

const metText = ({ met, crippled }: Mission['encounters']['1-2']['rows'][number]): string =>
  `${met.join(', ')}${crippled ? ' crippled' : ''}`;

/** One word where all four columns have the same source; otherwise each column's. */
function sourceAt(encounters: Mission['encounters'], total: number): string {
  const sources = COLUMNS.map((column) => lookUp(encounters[column], total).source);
  if (new Set(sources).size === 1) return sources[0] ?? '';
  return COLUMNS.map((column, i) => `${column} ${sources[i]}`).join('; ');
}

/** The activities of a manual, part by part; each is shown by its own keys. */
function activityDisplays(activities: Activities): Block[] {
  return keysOf(activities).flatMap((name) => {
    const activity = activities[name];
    return activity ? activityDisplay(name, activity) : [];
  });
}

function activityDisplay(name: Activity, activity: NonNullable<Activities[Activity]>): Block[] {
  const parts = Object.entries(activity).filter(([key]) => !IS_SOURCE.includes(key));
  const settings = parts
    .filter(([, part]) => !isRollTable(part) && !isRows(part))
    .map(([key, part]) => setting(key, part, activity));
  return [facts(ON_PAGES[name].title, ...settings), ...parts.flatMap(([key, part]) => tablesOf(name, key, part))];
}

/** The name of a setting whose key is not clear enough. */
const LABELS: ReadonlyMap<string, string> = byName({
  aft: 'AFT besides',
  over: 'side of the lines',
  depth: 'moves from the trenches',
  height: 'height, ft',
  heights: 'height at each pass, ft',
  visibility: 'least Visibility Down, ft',
  initiative: 'Initiative Number',
  guns: 'machine-gun shots',
  steady: 'spoilt by a near miss',
  weather: "the weather's Photo modifier",
  counts: 'what counts: plates',
  times: 'times a hex',
  ranging: 'added for each turn without a break',
  mostRanging: 'added so at most',
  eachHole: 'added for each hole',
  holes: 'holes that bring it down',
  holed: 'Victory Points, holed',
  destroyed: 'Victory Points, destroyed',
  most: 'Victory Points at most',
  unitsAPoint: 'units that earn a Victory Point',
  points: 'Victory Points',
  few: 'machines, or fewer, that earn less',
  stick: 'pounds in a throw',
  sticks: 'throws of a machine in a turn',
});

function setting(key: string, part: unknown, source: { readonly source: string }): ListItem {
  return fact(sentence(LABELS.get(key) ?? words(key)), say(part), source);
}

type AnyTable = RollTable<{ readonly roll: number | string }, string>;
type AnyRows = readonly { readonly source: string }[];
type AnyBands = readonly { readonly from: number; readonly to: number; readonly source: string }[];

const isRollTable = (part: unknown): part is AnyTable => typeof part === 'object' && part !== null && 'rows' in part;

/** A list of plain figures is shown as a setting. */
const isRows = (part: unknown): part is AnyRows => Array.isArray(part) && typeof part[0] === 'object';

const isBands = (part: AnyRows): part is AnyBands => part.every((row) => 'from' in row && 'to' in row);

/** For rows of any kind: not all keys need exist. */
const SIGNED: object = {
  add: ['added', signed],
  points: ['Victory Points', signed],
  damaged: ['damaged', signed],
  destroyed: ['destroyed', signed],
} satisfies ColumnHeads<{ add?: number; points?: number; damaged?: number; destroyed?: number }>;

function tablesOf(activity: Activity, key: string, part: unknown): Block[] {
  if (isRollTable(part)) return [roll(part, SIGNED)];
  if (!isRows(part)) return [];
  const title = HEADINGS.get(key) ?? sentence(words(key));
  if (isBands(part)) return [bands(title, 'feet', part, SIGNED)];
  const heads: object = { ...SIGNED, at: ON_PAGES[activity].counted ?? 'at', ...NAMED };
  return [rows(title, part, heads)];
}

const NAMED = {
  target: null,
  name: 'target',
  initiative: 'Initiative',
  hits: 'hits',
  guns: 'shots back',
};

const HEADINGS: ReadonlyMap<string, string> = byName({
  credit: 'What it earns: the last line reached',
  creditOfFew: 'What it earns with so few',
  heights: 'Added by height',
  targets: 'What may be found; so many hits destroy it',
});
