import { nothingDone } from '../../campaign/done.ts';
import type { DayPlan, PlannedMission } from '../../campaign/plan.ts';
import { errandsOf, hasLight, isHidden, type Task } from '../../campaign/work.ts';
import { boxOf, manualOf, type Rulebook } from '../../cards/rulebook.ts';
import { flownByAbout } from '../../odds/mission-crews.ts';
import { TOLL_CAMPAIGNS, tollOf } from '../../odds/mission-tolls.ts';
import { capital, feet, numbered, signed, thousands } from '../../words/numbers.ts';
import { goalParts } from '../mission/goal-text.ts';

/**
 * How many machines a hundred missions of a kind cost, under careful command: by as many fighters as are named, where
 * that was counted.
 */
export function riskOf({ scheduled: { mission }, crews }: PlannedMission): number | undefined {
  const fighters = crews.filter(({ role }) => role === 'fighter').length;
  const counted = crews.length > 0 ? flownByAbout(mission, fighters) : undefined;
  if (counted) return counted.lost;
  const toll = tollOf(mission);
  return !toll || toll.flown === 0 ? undefined : Math.round((100 * toll.machines) / toll.flown);
}

/** The mean cost of a hundred missions of a kind under careful command; nothing for a kind that was never simulated. */
export function tollText(mission: string): string | undefined {
  const toll = tollOf(mission);
  if (!toll || toll.flown === 0) return undefined;
  const ofAHundred = (count: number) => Math.round((100 * count) / toll.flown);
  const lost = `${numbered(ofAHundred(toll.machines), 'machine')} and ${numbered(ofAHundred(toll.men), 'man', 'men')}`;
  return `Over ${thousands(TOLL_CAMPAIGNS)} campaigns, a hundred such missions cost ${lost}.`;
}

/** The worth of a mission by its results, with the machines that it has, or otherwise with enough. */
export function worthOf({ scheduled: { mission }, crews }: PlannedMission, book: Rulebook): string {
  const machines = crews.length === 0 ? ENOUGH : crews.length;
  const asks = goalParts({ mission, machines, achieved: nothingDone() }, book).map((part) => part.asks);
  return `${capital(asks.join('; '))}. Nothing achieved: ${signed(manualOf(mission, book).failed.points)}.`;
}

const ENOUGH = 3;

type OutlookHalf = 'morning' | 'afternoon';
const HALVES = ['morning', 'afternoon'] as const;

/** The halves of the day in whose weather it may be flown. */
const halvesOf = ({ watch }: PlannedMission): readonly OutlookHalf[] => {
  if (watch === undefined) return HALVES;
  return watch === 'dawn' || watch === 'morning' ? ['morning'] : ['afternoon'];
};

/** The effect of the forecast on a mission, in each half of the day in which it may be flown. */
export function outlookText(mission: PlannedMission, { weather }: DayPlan, book: Rulebook): string {
  const says = halvesOf(mission).map((half) => {
    const { number } = weather[half];
    const encounter = `Encounter ${signed(boxOf(number, book).encounter)}`;
    return `${capital(half)}: ${[encounter, ...workText(mission.scheduled.mission, number, book)].join(', ')}.`;
  });
  return says.join(' ');
}

/** Whether its work can be seen, and the effect of the light. */
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

/** Clouds may sink while the flight is on its way. */
const SPARE = 1000;

/** Why a careful commander cancels a mission. */
export const whyUndone = (mission: PlannedMission, plan: DayPlan, book: Rulebook): string =>
  whyHidden(mission, plan, book) ?? 'nobody is left whom it would be wise to send';

/** The same, where the forecast is the reason. */
export function whyHidden(mission: PlannedMission, { weather }: DayPlan, book: Rulebook): string | undefined {
  const errands = errandsOf(mission.scheduled.mission, book);
  const isBarred = (half: OutlookHalf) =>
    errands.every((task) => task.work.seenFrom > 0 && isHopeless(task, weather[half].number, book, SPARE));
  return halvesOf(mission).every(isBarred)
    ? 'the forecast hides its work, and to try costs more than the price'
    : undefined;
}
