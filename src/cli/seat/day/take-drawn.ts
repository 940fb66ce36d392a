import { isAnswer, type LogRecord } from '../../../logbook/record.ts';
import { print } from '../../shell/page.ts';
import { askedIn } from '../page/lay-out.ts';
import type { Came, Seat } from '../seat.ts';
import { answerFrom, type Draft, isAsDrawn } from './draft-plan.ts';

/**
 * (6) Takes the plan as it was drawn: what was answered in planning so far is taken back, for no dice have fallen in
 * it, and all of it answered from the drawing. Nothing, where nothing was drawn.
 */
export function takeDrawn(seat: Seat): Came | undefined {
  const { drawn, sitting, setting, teller, paper } = seat;
  if (!drawn) return undefined;
  seat.drawn = undefined;
  const answers = plannedSoFar((setting.log?.standing ?? []).map(({ record }) => record));
  for (let i = 0; i < answers; i++) sitting.undo();
  teller.introduce(setting.people());
  teller.remember(sitting.today);
  const redone = new Set<string>();
  sitting.answerBy(({ question }) => answerFrom(drawn, question, redone));
  if (!standsAsDrawn(seat, drawn)) print(OTHERWISE, paper);
  return 'on';
}

const OTHERWISE =
  'The plan is not quite as it was drawn: rule 6 gives every fighter pilot a routine mission, where there is a place in one.';

const PLANNING: readonly string[] = ['half-of-day', 'assign', 'duty', 'plan'];

/** The answers at the end of a log-book that belong to the plan which is being made. */
function plannedSoFar(records: readonly LogRecord[]): number {
  const isOfPlan = (record: LogRecord) =>
    isAnswer(record) &&
    record.by === undefined &&
    PLANNING.includes(record.asked) &&
    !(record.asked === 'plan' && record.answer === 'fly');
  const last = records.findLastIndex((record) => !isOfPlan(record));
  return records.length - 1 - last;
}

function standsAsDrawn({ sitting }: Seat, drawn: Draft): boolean {
  const asked = askedIn(sitting.position);
  if (asked?.decision !== 'plan') return false;
  return asked.about.plan.missions.every((mission) => {
    const as = drawn.plan.missions.find(({ key }) => key === mission.key);
    return as === undefined || isAsDrawn(mission, as);
  });
}
