import type { PlannedMission } from '../../campaign/plan.ts';
import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import { type FlownBy, flownBy } from '../../odds/mission-crews.ts';
import { counted } from '../../words/numbers.ts';

/**
 * `three fighters: +1.4 points a mission, 16 machines lost in 100; 2: -0.2, 10; 4: +0.8, 19`: what the mission comes to
 * with as many fighters as are named, and with one less or more; with nobody named, by each number.
 */
export function crewsText({ scheduled: { mission }, crews }: PlannedMission, book: Rulebook): string[] {
  const all = flownBy(mission);
  const fighters = crews.filter(({ role }) => role === 'fighter').length;
  const most = all.at(-1)?.fighters ?? 0;
  const here = Math.min(fighters, most);
  const told = crews.length === 0 ? all : all.filter((each) => Math.abs(each.fighters - here) <= 1);
  const [first, ...others] = told.toSorted((a, b) => nearness(a, here) - nearness(b, here));
  if (!first || others.length === 0) return [];
  const noun = manualOf(mission, book).crews.twoSeaters.to > 0 ? 'escort' : 'fighter';
  const named = first.fighters === 0 ? `no ${noun}` : counted(first.fighters, noun);
  const more = fighters > most ? ' or more' : '';
  const rest = others.map((each) => `; ${each.fighters}: ${pointsText(each)}, ${each.lost}`);
  return [
    `${named}${more}: ${pointsText(first)} points a mission, ${first.lost} machines lost in 100${rest.join('')}.`,
  ];
}

const nearness = ({ fighters }: FlownBy, here: number): number => Math.abs(fighters - here);

const pointsText = ({ points }: FlownBy): string => {
  const rounded = points.toFixed(1);
  return points > 0 ? `+${rounded}` : rounded;
};
