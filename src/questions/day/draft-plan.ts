import { type Available, type Draft, HALVES, isHalf, isToCome, type PlannedMission } from '../../campaign/plan.ts';
import type { Watch } from '../../campaign/watch.ts';
import { isEnough, proposedFor } from '../../campaign/who-may-fly.ts';
import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import type { About, Asked, Decision, Question } from '../../table/decisions.ts';

/** The draft with one mission changed; nothing of it has been answered yet. */
function withMission({ plan, flight }: Draft, key: string, change: Partial<PlannedMission>): Draft {
  const missions = plan.missions.map((each) => (each.key === key ? { ...each, ...change } : each));
  return { plan: { ...plan, missions }, flight };
}

/** A mission with these men; without any it is cancelled. */
export const withCrews = (draft: Draft, key: string, watch: Watch | undefined, crews: readonly Available[]): Draft =>
  withMission(draft, key, { watch, crews, stands: crews.length > 0 ? 'planned' : 'not-flown' });

/** The half of the day of a mission; if it has none, the half with fewer missions. */
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
  const free = proposedFor(there, other, emptied, book);
  const kept = mission.crews.flatMap(({ airman }) => free.filter((man) => man.airman === airman));
  return withCrews(emptied, mission.key, other, kept);
}

/** The missions that have too few men to be flown. */
export const understaffed = ({ plan }: Draft, book: Rulebook): PlannedMission[] =>
  plan.missions.filter(
    ({ crews, stands, scheduled }) =>
      stands !== 'flown' && crews.length > 0 && !isEnough(crews, manualOf(scheduled.mission, book).crews),
  );

/** The price of the missions not flown: those without men, and those with too few. */
export const priceOf = ({ plan }: Draft, book: Rulebook): number =>
  plan.missions
    .filter(
      ({ crews, stands, scheduled }) => stands !== 'flown' && !isEnough(crews, manualOf(scheduled.mission, book).crews),
    )
    .reduce((sum, { scheduled }) => sum + manualOf(scheduled.mission, book).notFlown.points, 0);

const sameCrews = (a: readonly Available[], b: readonly Available[]): boolean =>
  a.length === b.length &&
  a.every(({ airman, machine }) => b.some((man) => man.airman === airman && man.machine === machine));

/** Whether a mission is planned as drawn. */
export const isAsDrawn = (mission: PlannedMission, drawn: PlannedMission): boolean =>
  sameCrews(mission.crews, drawn.crews) && (drawn.crews.length === 0 || mission.watch === drawn.watch);

/** The questions of planning that a drawing answers. */
export type Planning = 'half-of-day' | 'assign' | 'plan';

/** The draft by mission, and which missions of a complete plan have been planned again. */
interface DrawnPlan {
  readonly mission: (key: string) => PlannedMission | undefined;
  readonly redone: Set<string>;
}

/** The answer of a draft to a question. */
type DraftAnswers<D extends Decision> = { from(drawn: DrawnPlan, asked: Asked<D>): string | undefined }['from'];

const ANSWERS: { readonly [D in Planning]: DraftAnswers<D> } & { readonly [D in Decision]?: DraftAnswers<D> } = {
  'half-of-day': ({ mission }, { about: { key } }) => {
    const drawn = mission(key);
    return drawn && drawn.crews.length > 0 ? drawn.watch : 'not-flown';
  },
  assign: ({ mission }, { about, options }) => manFrom(mission(about.key), about, options),
  plan: ({ mission, redone }, { about: { plan }, options }) => {
    const other = plan.missions.find(({ key, ...each }) => {
      const as = mission(key);
      return as && !isAsDrawn({ key, ...each }, as) && options.includes(key) && !redone.has(key);
    });
    if (other) redone.add(other.key);
    return other?.key;
  },
};

/** (6) Answers as drawn; nothing where the draft has no answer. */
export function answeringFrom({ plan }: Draft): (question: Question) => string | undefined {
  const drawn: DrawnPlan = { mission: (key) => plan.missions.find((each) => each.key === key), redone: new Set() };
  return (question) => {
    const answer: DraftAnswers<Decision> | undefined = ANSWERS[question.decision];
    return answer?.(drawn, question);
  };
}

/** The next man of a mission who is not named yet, alone or in a pairing; then done. */
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
