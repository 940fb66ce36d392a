import type { PilotSkillFiringAndBravery } from '../rulebook/cards/pilot-skill-firing-and-bravery.ts';
import { oddsOfRowsWith, oddsOfTotals } from '../rulebook/odds.ts';
import type { RollTable } from '../rulebook/roll-table.ts';
import { skillParts } from '../rules/campaign/ratings.ts';
import { answerTo, type Requested } from '../rules/campaign/replacements.ts';
import { sumOf } from '../table/parts.ts';

interface Changing {
  readonly change: number;
}

/** The chance that a check with these modifiers betters the rating. */
export function chanceOfBetter(check: RollTable<Changing, string>, modifier: number): number {
  return oddsOfRowsWith(check, modifier).reduce((sum, { row, odds }) => sum + (row.change > 0 ? odds.chance : 0), 0);
}

/** What a day of so many missions, fought or not, with so many victories, adds to a pilot's Skill check. */
export function skillModifier(
  card: PilotSkillFiringAndBravery,
  day: { readonly missions: number; readonly fought: boolean; readonly victories: number; readonly skill: number },
): number {
  const { missions, fought, victories: victory, skill } = day;
  return sumOf(skillParts(skill, { missions, fights: fought ? 1 : 0, victory }, card));
}

/** The spread of a novice's Skill after so many days, two missions and one fight in each: chance of 1 to 7. */
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

/** The chance of a refusal, and the mean days of an answer that is none. */
export function requestOdds(tabled: Requested, modifier: number) {
  const answers = oddsOfTotals(tabled.dice).map(({ total, odds }) => ({
    ...odds,
    ...answerTo(1, total + modifier, tabled),
  }));
  const refused = answers.reduce((sum, { granted, chance }) => sum + (granted === 0 ? chance : 0), 0);
  const waited = answers.reduce((sum, { granted, days, chance }) => sum + (granted === 0 ? 0 : chance * days), 0);
  return { refused, meanDays: waited / (1 - refused) };
}
