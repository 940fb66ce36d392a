import type { FlightRecord } from '../../campaign/campaign.ts';
import { type DayPlan, isChangeable, type PlannedMission } from '../../campaign/plan.ts';
import { allWarnings, type Warning } from '../../campaign/warnings.ts';
import { WATCHES } from '../../campaign/watch.ts';
import { lazyFields } from '../../cards/reading/once.ts';
import { manualOf, type Rulebook } from '../../cards/rulebook.ts';
import type { Table } from '../../table/table.ts';
import { assignCrews } from './assign.ts';
import { chooseHalf, type Morning, missionsDue } from './missions-due.ts';
import { findDuty } from './one-mission-each.ts';

/** (6) Plans the missions of the day, times and crews, before anybody takes off. */
export function planDay(morning: Morning, table: Table): DayPlan {
  const { flight } = morning;
  const plan = missionsDue(morning, table);
  for (const mission of plan.missions) chooseHalf(mission, plan, flight, table);
  for (const watch of WATCHES)
    for (const mission of plan.missions)
      if (mission.watch === watch && mission.stands === 'open') assignCrews(mission, watch, { plan, flight }, table);
  settlePlan(plan, flight, table);
  return plan;
}

/**
 * (6) The commander sees his whole plan, with the missions not flown and their price, and changes it until he accepts
 * it.
 */
export function settlePlan(plan: DayPlan, flight: FlightRecord, table: Table): void {
  for (;;) {
    findDuty(plan, flight, table);
    const changeable = plan.missions.filter((mission) => isChangeable(mission, plan));
    const price = priceOf(plan, table);
    const about = withItsWarnings({ plan, flight, price }, { plan, book: table.book });
    const answer = table.choose('plan', about, ['fly', ...changeable.map(({ key }) => key)]);
    if (answer === 'fly') return tellPlan(plan, price, table);
    for (const mission of changeable) if (mission.key === answer) planAnew(mission, plan, flight, table);
  }
}

interface LaidPlan {
  readonly plan: DayPlan;
  readonly book: Rulebook;
}

/** Computed only when somebody looks: in a replay nobody does. */
const withItsWarnings = lazyFields<LaidPlan, { warnings: Warning[] }>(
  { warnings: ({ plan, book }) => allWarnings(plan, book) },
  ['warnings'],
);

function planAnew(mission: PlannedMission, plan: DayPlan, flight: FlightRecord, table: Table): void {
  mission.crews = [];
  mission.stands = 'open';
  if (mission.scheduled.half === 'either') mission.watch = undefined;
  chooseHalf(mission, plan, flight, table);
  const { watch } = mission;
  if (watch !== undefined) assignCrews(mission, watch, { plan, flight }, table);
}

/** (6) The price of the missions that are not flown. */
const priceOf = ({ missions }: DayPlan, { book }: Table): number =>
  missions
    .filter(({ stands }) => stands === 'not-flown')
    .reduce((price, { scheduled }) => price + manualOf(scheduled.mission, book).notFlown.points, 0);

function tellPlan({ missions, flight }: DayPlan, price: number, table: Table): void {
  const toCome = missions.filter(({ stands }) => stands !== 'flown');
  const told = toCome.map(({ scheduled: { mission }, watch, crews, stands }) => ({
    mission,
    ...(watch !== undefined && stands === 'planned' && { watch }),
    machines: crews.map(({ machine }) => machine),
  }));
  const pilots = toCome.map(({ crews }) => crews.map(({ airman }) => airman));
  table.tell({ type: 'plan-made', flight, missions: told, pilots, price });
}
