import type { PlannedMission } from '../../campaign/plan.ts';
import { CAREFUL_FIGHTERS } from '../../campaign/warnings.ts';
import { staysOnOurSide } from '../../campaign/work.ts';
import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import { type FlownBy, flownBy } from '../../odds/mission-crews.ts';
import { counted, inWords } from '../../words/numbers.ts';

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
  const careful =
    crews.length > 0 && others.some(({ points }) => points > first.points) ? sent(fighters, mission, book) : '';
  return [
    `${named}${more}: ${pointsText(first)} points a mission, ${first.lost} machines lost in 100${rest.join('')}.${careful}`,
  ];
}

/** Why a careful commander sends so many, though by this mission alone another number is worth more. */
function sent(fighters: number, mission: string, book: Rulebook): string {
  const isOnOurSide = staysOnOurSide(mission, book);
  if (fighters !== (isOnOurSide ? CAREFUL_FIGHTERS.ours : CAREFUL_FIGHTERS.beyond)) return '';
  return isOnOurSide
    ? ` A careful commander sends ${inWords(fighters)} on our side: the rest he keeps for beyond the lines.`
    : ` Over a month ${inWords(fighters)} do as well.`;
}

const nearness = ({ fighters }: FlownBy, here: number): number => Math.abs(fighters - here);

const pointsText = ({ points }: FlownBy): string => {
  const rounded = points.toFixed(1);
  return points > 0 ? `+${rounded}` : rounded;
};
