import { type Available, type DayPlan, HALVES, isHalf, isToCome, type PlannedMission } from '../../../campaign/plan.ts';
import type { Watch } from '../../../campaign/watch.ts';
import { manualOf } from '../../../rulebook/manual-of.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { isEnough, proposedFor } from '../../../rules/campaign/assign.ts';
import { isChangeable } from '../../../rules/campaign/plan-day.ts';
import type { About, Question } from '../../../table/decisions.ts';

type FlightRecord = About<'assign'>['flight'];

/** The questions of planning: each shows the whole plan and the flight. */
export type Planning = Extract<Question, { decision: 'half-of-day' | 'assign' | 'plan' }>;

export const isPlanning = (question: Question): question is Planning =>
  question.decision === 'half-of-day' || question.decision === 'assign' || question.decision === 'plan';

/** A plan that is changed on paper, by the rules of planning and before anything of it is answered. */
export interface Draft {
  readonly plan: DayPlan;
  readonly flight: FlightRecord;
}

export const draftOf = ({ about: { plan, flight } }: Planning): Draft => ({ plan: structuredClone(plan), flight });

/** Who might still be named for a mission. */
export const mayBeNamed = (
  mission: PlannedMission,
  watch: Watch,
  { plan, flight }: Draft,
  book: Rulebook,
): readonly Available[] => proposedFor(mission, watch, plan, flight, book);

/** The draft with one mission of it otherwise. */
function withMission({ plan, flight }: Draft, key: string, change: Partial<PlannedMission>): Draft {
  const missions = plan.missions.map((each) => (each.key === key ? { ...each, ...change } : each));
  return { plan: { ...plan, missions }, flight };
}

/** A mission with these men; one without any is left undone. */
export const withCrews = (draft: Draft, key: string, watch: Watch | undefined, crews: readonly Available[]): Draft =>
  withMission(draft, key, { watch, crews, stands: crews.length > 0 ? 'planned' : 'not-flown' });

/** The half of the day that a mission has, or would best have: that with fewer missions in it. */
export function watchFor({ watch }: PlannedMission, { plan }: Draft): Watch {
  if (watch !== undefined) return watch;
  const due = (half: Watch) => plan.missions.filter((each) => each.watch === half && each.crews.length > 0).length;
  const [first = 'morning', ...others] = HALVES.filter((half) => isToCome(half, plan));
  return others.reduce<Watch>((best, half) => (due(half) < due(best) ? half : best), first);
}

/** In the other half of the day, with those of its men who are free then. */
export function inOtherHalf(mission: PlannedMission, draft: Draft, book: Rulebook): Draft | undefined {
  const other = HALVES.find((half) => half !== mission.watch && isToCome(half, draft.plan));
  if (mission.scheduled.half !== 'either' || !isHalf(mission.watch) || other === undefined) return undefined;
  const emptied = withMission(draft, mission.key, { watch: other, crews: [], stands: 'open' });
  const there = emptied.plan.missions.find(({ key }) => key === mission.key) ?? mission;
  const free = mayBeNamed(there, other, emptied, book);
  const kept = mission.crews.flatMap(({ airman }) => free.filter((man) => man.airman === airman));
  return withCrews(emptied, mission.key, other, kept);
}

export const isOpenToChange = (mission: PlannedMission, { plan }: Draft): boolean => isChangeable(mission, plan);

/** The missions that have too few men to be flown. */
export const understaffed = ({ plan }: Draft, book: Rulebook): PlannedMission[] =>
  plan.missions.filter(
    ({ crews, stands, scheduled }) =>
      stands !== 'flown' && crews.length > 0 && !isEnough(crews, manualOf(scheduled.mission, book).crews),
  );

/** What is lost by what nobody flies. */
export const priceOf = ({ plan }: Draft, book: Rulebook): number =>
  plan.missions
    .filter(({ crews, stands }) => stands !== 'flown' && crews.length === 0)
    .reduce((sum, { scheduled }) => sum + manualOf(scheduled.mission, book).notFlown.points, 0);

const sameCrews = (a: readonly Available[], b: readonly Available[]): boolean =>
  a.length === b.length &&
  a.every(({ airman, machine }) => b.some((man) => man.airman === airman && man.machine === machine));

/** Whether a mission is planned as it was drawn. */
export const isAsDrawn = (mission: PlannedMission, drawn: PlannedMission): boolean =>
  sameCrews(mission.crews, drawn.crews) && (drawn.crews.length === 0 || mission.watch === drawn.watch);

/**
 * (6) What the draft answers to a question of planning; nothing where it has no answer. `redone` keeps which missions
 * of a plan that is whole have been planned again.
 */
export function answerFrom(draft: Draft, question: Question, redone: Set<string>): string | undefined {
  const drawn = (key: string) => draft.plan.missions.find((each) => each.key === key);
  switch (question.decision) {
    case 'half-of-day': {
      const mission = drawn(question.about.key);
      return mission && mission.crews.length > 0 ? mission.watch : 'not-flown';
    }
    case 'assign':
      return manFrom(drawn(question.about.key), question.about, question.options);
    case 'plan': {
      const other = question.about.plan.missions.find((mission) => {
        const as = drawn(mission.key);
        return as && !isAsDrawn(mission, as) && question.options.includes(mission.key) && !redone.has(mission.key);
      });
      if (other) redone.add(other.key);
      return other?.key;
    }
    default:
      return undefined;
  }
}

/** The next man of a mission that has not been named yet, by himself or as he is paired; then done. */
function manFrom(
  mission: PlannedMission | undefined,
  { chosen }: About<'assign'>,
  options: readonly string[],
): string | undefined {
  if (!mission || mission.crews.length === 0) return options.find((option) => option === 'not-flown');
  const next = mission.crews.find(({ airman }) => !chosen.some((man) => man.airman === airman));
  if (!next) return options.find((option) => option === 'done');
  const { airman, machine, observer } = next;
  const paired = [airman, machine, ...(observer ? [observer.airman] : [])].join(' ');
  return options.find((option) => option === paired) ?? options.find((option) => option === airman);
}
