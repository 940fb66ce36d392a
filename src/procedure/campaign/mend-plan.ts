import { isFit } from '../../campaign/aircrew.ts';
import type { FlightRecord } from '../../campaign/campaign.ts';
import { isReady } from '../../campaign/machine.ts';
import { type Available, type DayPlan, isChangeable, type PlannedMission } from '../../campaign/plan.ts';
import type { Watch } from '../../campaign/watch.ts';
import { promised } from '../../cards/rulebook.ts';
import type { Missing } from '../../table/events/day-events.ts';
import type { Table } from '../../table/table.ts';
import { assignCrews } from './assign.ts';
import { settlePlan } from './plan-day.ts';

/**
 * (6) Before a part of the day begins: what has become impossible in the plan since it was made is told, and planned
 * again. Whoever can still fly stays where he is, unless the commander changes that too; before the afternoon he is
 * always asked whether he will.
 */
export function mendPlan(watch: Watch, plan: DayPlan, flight: FlightRecord, table: Table): void {
  plan.next = watch;
  const upset = plan.missions.filter(
    ({ stands, crews }) => stands === 'planned' && crews.some((crew) => missingFrom(crew, plan.day, flight).length > 0),
  );
  const isLaidOpen = watch === 'afternoon' && plan.missions.some((mission) => isChangeable(mission, plan));
  if (upset.length === 0 && !isLaidOpen) return;
  for (const mission of upset) dropMissing(mission, plan, flight, table);
  for (const mission of upset) assignCrews(mission, watchOf(mission), { plan, flight }, table);
  settlePlan(plan, flight, table);
}

const watchOf = ({ key, watch }: PlannedMission): Watch => promised(watch, `watch for ${key}`);

function dropMissing(planned: PlannedMission, plan: DayPlan, flight: FlightRecord, table: Table): void {
  const { scheduled, crews } = planned;
  const watch = watchOf(planned);
  const missing = crews.flatMap((crew) => missingFrom(crew, plan.day, flight));
  planned.crews = crews.filter((crew) => missingFrom(crew, plan.day, flight).length === 0);
  planned.stands = 'open';
  table.tell({ type: 'plan-upset', flight: flight.flight, mission: scheduled.mission, watch, missing });
}

/** The man, the observer or the machine that can no longer go. */
function missingFrom(
  { airman, machine, observer }: Available,
  day: number,
  { aircrew, machines }: FlightRecord,
): Missing[] {
  const aboard = [airman, ...(observer ? [observer.airman] : [])];
  const unfit = aboard.flatMap((id) => aircrew.filter((man) => man.id === id && !isFit(man, day)));
  const down = machines.filter((each) => each.id === machine && !isReady(each, day));
  return [
    ...unfit.map(({ id, standing }) => ({ machine, airman: id, is: standing.is })),
    ...down.map(({ standing }) => ({ machine, is: standing.is })),
  ];
}
