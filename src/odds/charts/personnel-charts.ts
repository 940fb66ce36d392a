import { byName } from '../../cards/by-name.ts';
import { oddsOfAny, oddsOfRows, oddsOfRowsWith, oddsOfTotals } from '../../cards/odds.ts';
import type { PrintedNames } from '../../cards/printed/names.ts';
import type { BraveryPart, PilotSkillFiringAndBravery } from '../../cards/printed/pilot-skill-firing-and-bravery.ts';
import type { RollTable } from '../../cards/roll-table.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { chartOfTable, figure, type OddsChart, percent } from '../../kit/odds/chart.ts';
import { firingParts, skillParts } from '../../procedure/campaign/ratings.ts';
import { answerTo, type Requested, requestModifier } from '../../procedure/campaign/replacements.ts';
import { sumOf } from '../../table/parts.ts';
import { signed } from '../../words/numbers.ts';

/** All chances of the Pilot Skill, Firing and Bravery card. */
export function ratingCharts({ pilotSkillFiringAndBravery: card }: Rulebook): OddsChart[] {
  return [letters(card), skillRises(card), noviceSkill(card), firingRises(card), braveryDays(card)];
}

/** All chances of the Replacements card. */
export function replacementCharts({ replacements: card }: Rulebook): OddsChart[] {
  return [
    requests('Requests for machines', card.machines, card.machinesLost),
    requests('Requests for aircrew', card.aircrew, card.aircrewLost),
    chartOfTable('A new pilot', card.pilots, ({ skill, firing, bravery }) => `${skill}/${firing}, Bravery ${bravery}`),
    chartOfTable('A new observer', card.observers, ({ firing, bravery }) => `-/${firing}, Bravery ${bravery}`),
    chartOfTable("A new man's rank", card.ranks, ({ rank }) => rank),
  ];
}

/** The results of a recommendation for a decoration. */
export const honourCharts = ({ honours: { recommendation } }: Rulebook): OddsChart[] => [
  chartOfTable('A recommendation', recommendation, ({ days, words }) =>
    days === 0 ? words : `${words}; in orders ${days} days later`,
  ),
];

function letters({ letters: rows, nerve }: PilotSkillFiringAndBravery): OddsChart {
  const last = rows.length - 1;
  return {
    title: 'Bravery: the number, the letter, the Nerve Check',
    columns: ['number', 'letter', 'name', 'Nerve Check', 'passes'],
    rows: rows.map(({ from, to, letter, name, nerve: number }, i) => [
      i === last ? `${from} and up` : `${from} to ${to}`,
      letter,
      name,
      `${number} or less`,
      percent(oddsOfAny(nerve.dice, upTo(number)).chance),
    ]),
  };
}

const upTo = (number: number) => Array.from({ length: number - 1 }, (_, i) => i + 2);

function skillRises(card: PilotSkillFiringAndBravery): OddsChart {
  const days = [
    { missions: 1, fought: false, victories: 0 },
    { missions: 2, fought: true, victories: 0 },
    { missions: 2, fought: true, victories: 1 },
  ];
  const rows = [1, 2, 3, 4, 5, 6].map((skill) => [
    String(skill),
    ...days.map((day) => percent(chanceOfBetter(card.skillCheck, skillModifier(card, { ...day, skill })))),
  ]);
  const columns = ['Skill', 'one quiet mission', 'two missions and a fight', 'the same with a victory'];
  return { title: 'Chance that Pilot Skill rises in a day', columns, rows };
}

function noviceSkill(card: PilotSkillFiringAndBravery): OddsChart {
  const rows = [5, 10, 15, 21].map((days) => {
    const chances = skillAfter(card, days);
    const mean = chances.reduce((sum, chance, i) => sum + chance * (i + 1), 0);
    return [String(days), figure(mean), percent(chances.slice(3).reduce((sum, chance) => sum + chance, 0))];
  });
  return {
    title: 'A novice after days of two missions and a fight',
    columns: ['days', 'mean Skill', '4 or better'],
    rows,
  };
}

function firingRises(card: PilotSkillFiringAndBravery): OddsChart {
  const days = [
    { fired: false, victory: 0 },
    { fired: true, victory: 0 },
    { fired: true, victory: 1 },
  ];
  const rows = (['E', 'D', 'C', 'B'] as const).map((letter) => [
    letter,
    ...days.map((day) => percent(chanceOfBetter(card.firingCheck, sumOf(firingParts(letter, day, card))))),
  ]);
  return {
    title: 'Chance that Firing betters in a day',
    columns: ['Firing', 'did not fire', 'fired', 'fired, one victory'],
    rows,
  };
}

const DAYS: ReadonlyMap<string, readonly BraveryPart[]> = byName({
  'two missions, no loss': [],
  'a victory': ['victory'],
  'a friend not back': ['lossSeen'],
  'the red machines, a friend not back, a third mission': ['jasta11', 'lossSeen', 'missionBeyondTwo'],
  'shot down, and wounded': ['broughtDown', 'wounded'],
  'after a day of rest': ['restedYesterday'],
  'a shaken or nervous man, one mission and no fight': ['quietDay'],
});

function braveryDays({ braveryCheck, braveryParts }: PilotSkillFiringAndBravery): OddsChart {
  const takes = oddsOfRows(braveryCheck);
  const rows = Array.from(DAYS, ([name, parts]) => {
    const sum = parts.reduce((total, part) => total + (braveryParts[part]?.modifier ?? 0), 0);
    return [name, ...takes.map(({ row, odds }) => `${signed(sum + row.change)} (${percent(odds.chance)})`)];
  });
  return { title: 'What a day does to Bravery', columns: ['the day', ...takes.map(({ row }) => row.words)], rows };
}

type ReplacementsCard = Rulebook['replacements'];

function requests(
  title: string,
  table: ReplacementsCard['machines'] | ReplacementsCard['aircrew'],
  worsening: ReplacementsCard['machinesLost'],
): OddsChart {
  const rows = [0, 2, 4, 6, 8].map((lost) => {
    const modifier = requestModifier(worsening, lost);
    const { refused, meanDays } = requestOdds(table, modifier);
    return [String(lost), signed(modifier), percent(refused), figure(meanDays)];
  });
  return { title, columns: ['lost this month', 'on the throw', 'refused', 'days to wait, if granted'], rows };
}

interface Changing {
  readonly change: number;
}

/** The chance that a check with these modifiers improves the rating. */
export function chanceOfBetter(check: RollTable<Changing, string>, modifier: number): number {
  return oddsOfRowsWith(check, modifier).reduce((sum, { row, odds }) => sum + (row.change > 0 ? odds.chance : 0), 0);
}

/** The modifiers of a pilot's Skill check after a day with so many missions and victories, with or without a fight. */
export function skillModifier(
  card: PilotSkillFiringAndBravery,
  day: { readonly missions: number; readonly fought: boolean; readonly victories: number; readonly skill: number },
): number {
  const { missions, fought, victories: victory, skill } = day;
  return sumOf(skillParts(skill, { missions, fights: fought ? 1 : 0, victory }, card));
}

/**
 * The distribution of a novice's Skill after so many days with two missions and one fight each: the chances of 1 to 7.
 */
export function skillAfter(card: PilotSkillFiringAndBravery, days: number): number[] {
  let chances = [1, 0, 0, 0, 0, 0, 0];
  for (let day = 0; day < days; day++) chances = nextDay(card, chances);
  return chances;
}

function nextDay(card: PilotSkillFiringAndBravery, chances: readonly number[]): number[] {
  const next = chances.map(() => 0);
  for (const [i, chance] of chances.entries()) {
    const modifier = skillModifier(card, { missions: 2, fought: true, victories: 0, skill: i + 1 });
    const better = i === chances.length - 1 ? 0 : chanceOfBetter(card.skillCheck, modifier);
    next[i] = (next[i] ?? 0) + chance * (1 - better);
    if (better > 0) next[i + 1] = (next[i + 1] ?? 0) + chance * better;
  }
  return next;
}

/** The chance of a refusal, and the mean days of any other answer. */
export function requestOdds(tabled: Requested, modifier: number) {
  const answers = oddsOfTotals(tabled.dice).map(({ total, odds }) => ({
    ...odds,
    ...answerTo(1, total + modifier, tabled),
  }));
  const refused = answers.reduce((sum, { granted, chance }) => sum + (granted === 0 ? chance : 0), 0);
  const waited = answers.reduce((sum, { granted, days, chance }) => sum + (granted === 0 ? 0 : chance * days), 0);
  return { refused, meanDays: waited / (1 - refused) };
}

/** All chances of the Names card. */
export function nameCharts({ names }: Rulebook): OddsChart[] {
  return [
    chartOfTable('List of surnames', names.surnameList, ({ list, before }) =>
      before ? `${before}, then ${list}` : list,
    ),
    chartOfTable('Number of forenames', names.forenameCount, ({ count }) => String(count)),
    christenings(names),
    chartOfTable("An officer's earlier service", names.officerService, ({ service }) => service),
    chartOfTable("An air mechanic's or a sergeant's trade", names.otherRankService, ({ service }) => service),
    chartOfTable('Age', names.age, ({ age }) => String(age)),
  ];
}

/** Forenames of 150 men born between 1885 and 1899. */
const WEIGHTS = { William: 10, George: 8, Thomas: 6, Arthur: 5, Henry: 4, Cecil: 3, Norman: 2, Angus: 1 };

function christenings(names: PrintedNames): OddsChart {
  const odds = firstForenames(names);
  const rows = Object.entries(WEIGHTS).map(([name, weight]) => [
    name,
    percent(odds.get(name) ?? 0),
    percent(weight / 150),
  ]);
  return { title: 'Forenames', columns: ['forename', 'drawn', 'christened'], rows };
}

/** The chance of each forename, before duplicates are drawn again. */
export function firstForenames({ forenameList, forenames }: PrintedNames): Map<string, number> {
  const odds = new Map<string, number>();
  for (const { row, odds: ofList } of oddsOfRows(forenameList)) addGrid(forenames[row.list], ofList.chance, odds);
  return odds;
}

type NameGrid = PrintedNames['forenames'][string];

function addGrid(grid: NameGrid | undefined, chance: number, odds: Map<string, number>): void {
  const rows = grid?.rows ?? [];
  for (const { name } of rows) odds.set(name, (odds.get(name) ?? 0) + chance / rows.length);
}
