import type { DayPlan, PlannedMission } from '../../campaign/plan.ts';
import { errandsOf, hasLight, isHidden, type Task } from '../../campaign/work.ts';
import { boxOf, type Rulebook } from '../../cards/rulebook.ts';
import { TOLL_CAMPAIGNS, tollOf } from '../../odds/mission-tolls.ts';
import { capital, feet, numbered, signed, thousands } from '../../words/numbers.ts';

/** What a hundred missions of a kind cost those who were led carefully; nothing, of one that nobody has simulated. */
export function tollText(mission: string): string | undefined {
  const toll = tollOf(mission);
  if (!toll || toll.flown === 0) return undefined;
  const inAHundred = (count: number) => Math.round((100 * count) / toll.flown);
  const lost = `${numbered(inAHundred(toll.machines), 'machine')} and ${numbered(inAHundred(toll.men), 'man', 'men')}`;
  return `Over ${thousands(TOLL_CAMPAIGNS)} campaigns, a hundred such missions cost ${lost}.`;
}

type Half = 'morning' | 'afternoon';
const HALVES = ['morning', 'afternoon'] as const;

/** The halves of the day whose weather it may be flown under. */
const halvesOf = ({ watch }: PlannedMission): readonly Half[] => {
  if (watch === undefined) return HALVES;
  return watch === 'dawn' || watch === 'morning' ? ['morning'] : ['afternoon'];
};

/** What the forecast does to a mission, in each half of the day that it may be flown in. */
export function outlookText(mission: PlannedMission, { weather }: DayPlan, book: Rulebook): string {
  const says = halvesOf(mission).map((half) => {
    const { number } = weather[half];
    const encounter = `Encounter ${signed(boxOf(number, book).encounter)}`;
    return `${capital(half)}: ${[encounter, ...workText(mission.scheduled.mission, number, book)].join(', ')}.`;
  });
  return says.join(' ');
}

/** How its work can be seen, and what the light does to it. */
function workText(mission: string, weather: number, book: Rulebook): string[] {
  const works = errandsOf(mission, book).filter(({ work }) => work.seenFrom > 0);
  if (works.length === 0) return [];
  if (works.every((task) => isHopeless(task, weather, book))) return ['its work cannot be seen'];
  const { down, photo } = boxOf(weather, book);
  const light = works.some(({ work }) => work.isWeathered) ? [`Photo ${signed(photo)}`] : [];
  return [down === 'unlimited' ? 'its work is seen from any height' : `its work is seen from ${feet(down)}`, ...light];
}

const isHopeless = ({ work }: Task, weather: number, book: Rulebook, spare = 0): boolean =>
  !hasLight(weather, book) || isHidden(work, weather, book, spare);

/** Cloud may come lower while one flies to where the work is. */
const SPARE = 1000;

/** Why a careful commander leaves a mission undone. */
export function whyUndone(mission: PlannedMission, { weather }: DayPlan, book: Rulebook): string {
  const errands = errandsOf(mission.scheduled.mission, book);
  const isBarred = (half: Half) =>
    errands.every((task) => task.work.seenFrom > 0 && isHopeless(task, weather[half].number, book, SPARE));
  return halvesOf(mission).every(isBarred)
    ? 'the forecast hides its work, and to try costs more than the price'
    : 'nobody is left whom it would be wise to send';
}
