import { describe, expect, test } from 'vitest';
import { LAST_DAY, newCampaign } from '../../src/campaign/campaign.ts';
import { type DayPlan, isHalf, missionsOf, type PlannedMission } from '../../src/campaign/plan.ts';
import { allWarnings, type Warning, warningsOn } from '../../src/campaign/warnings.ts';
import { FLIGHTS, type Flight } from '../../src/campaign/watch.ts';
import { proposedFor } from '../../src/campaign/who-may-fly.ts';
import { staysOnOurSide } from '../../src/campaign/work.ts';
import { manualOf, type Rulebook } from '../../src/cards/rulebook.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { CAREFUL_PLAN } from '../../src/policies/careful-plan.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { planDay } from '../../src/procedure/campaign/plan-day.ts';
import { obtainForecast } from '../../src/procedure/campaign/weather-forecast.ts';
import { book as cards } from '../support/cards/book.ts';
import { book } from '../support/people/campaigns.ts';
import { theFlight } from '../support/people/flights.ts';

/** The people of a flight as they stood when the month began. */
const peopleOf = (flight: Flight, by: Rulebook) => theFlight(newCampaign([flight], by));

/** What is proposed to them on a day. */
function proposed(flight: Flight, day: number, by = book, record = peopleOf(flight, by)): DayPlan {
  const commander = { ...policyNamed('prudent', ''), ...CAREFUL_PLAN };
  const table = new AutomaticTable(by, seededCup('alea:1:dawn', day), commander, nobodyWrites);
  return planDay(
    { flight: record, officer: undefined, day, daysLeft: 0, forecast: obtainForecast(table), task: undefined },
    table,
  );
}

const DAYS = Array.from({ length: LAST_DAY }, (_, i) => i + 1);

describe.each(FLIGHTS)('(6) what is proposed to %s Flight', (flight) => {
  const plans = DAYS.map((day) => proposed(flight, day));
  const warned = (plan: DayPlan, why: Warning['why']) => allWarnings(plan, book).filter((each) => each.why === why);

  test.each(['many-missions', 'will-not-get-home', 'lone-two-seater'] as const)(
    'has nowhere what the plan warns of as %s',
    (why) => {
      expect(plans.flatMap((plan) => warned(plan, why))).toEqual([]);
    },
  );

  test.each(['hidden-ground', 'poor-light'] as const)(
    'has what the plan warns of as %s only where to leave the mission costs 4 or more, and no less than to fail',
    (why) => {
      const told = plans.flatMap((plan) => warned(plan, why)).map((each) => ('undone' in each ? each : undefined));
      expect(told.filter((each) => each === undefined || each.undone > -4 || each.undone > each.failed)).toEqual([]);
    },
  );

  test('sends a man of bad nerves out once a day, and no oftener', () => {
    for (const plan of plans) {
      const shaky = warned(plan, 'nerves').map((each) => ('airman' in each ? each.airman : ''));
      expect(shaky).toEqual([...new Set(shaky)]);
    }
  });

  test('sends a novice near Douai only where there is nowhere else to send him', () => {
    for (const plan of plans) {
      const routine = plan.missions.filter(({ stands, watch }) => stands === 'planned' && isHalf(watch));
      for (const { mission } of warned(plan, 'novice-over-douai')) {
        const novices =
          plan.missions.find(({ key }) => key === mission)?.crews.filter(({ skill }) => skill === 1) ?? [];
        const goes = routine.filter(
          (each) => !warningsOn({ ...each, crews: novices }, plan, book).some(({ why }) => why === 'novice-over-douai'),
        );
        expect(goes.map(({ key }) => key)).toEqual([]);
      }
    }
  });
});

describe.each(FLIGHTS)('(43) whom the plan of %s Flight leaves on the ground', (flight) => {
  const plans = DAYS.map((day) => proposed(flight, day, cards));

  /** Men who could go besides: no novices, of good nerves, who have flown once at most. */
  const idle = (mission: PlannedMission, plan: DayPlan) =>
    (mission.watch ? proposedFor(mission, mission.watch, { plan, flight: peopleOf(flight, cards) }, cards) : [])
      .filter(({ role, skill, bravery }) => role === 'fighter' && skill > 1 && !['S', 'NV'].includes(bravery))
      .filter(({ airman }) => missionsOf(airman, plan) < 2);

  const lacking = (isLacking: (mission: PlannedMission, plan: DayPlan) => boolean) =>
    plans.flatMap((plan) =>
      plan.missions
        .filter((mission) => mission.stands === 'planned' && isLacking(mission, plan))
        .map((mission) => ({ day: plan.day, key: mission.key, idle: idle(mission, plan).map(({ airman }) => airman) })),
    );

  test('nobody fit to go, while a two-seater crosses the lines with one escort or none', () => {
    const found = lacking(
      ({ crews, scheduled: { mission } }) =>
        !staysOnOurSide(mission, cards) &&
        crews.some(({ role }) => role === 'two-seater') &&
        crews.filter(({ role }) => role === 'fighter').length < 2,
    );
    expect(found.filter(({ idle: men }) => men.length > 0)).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(FEW_DAYS);
  });

  test('nobody fit to go, while a patrol has too few for its full credit', () => {
    const found = lacking((mission, plan) =>
      warningsOn(mission, plan, cards).some(({ why }) => why === 'few-on-patrol'),
    );
    expect(found.filter(({ idle: men }) => men.length > 0)).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(FEW_DAYS);
  });
});

test.each(FLIGHTS)(
  '(43) men of bad nerves of %s Flight cross the lines only for what costs 4 or more undone, or for the one mission that they owe',
  (flight) => {
    const people = peopleOf(flight, cards);
    const aircrew = people.aircrew.map((man) => (man.seat === 'pilot' && man.skill < 4 ? { ...man, bravery: 1 } : man));
    const plans = DAYS.map((day) => proposed(flight, day, cards, { ...people, aircrew }));
    const flown = plans.flatMap((plan) =>
      plan.missions.flatMap(({ scheduled: { mission }, crews, watch }) =>
        crews
          .filter(({ role, bravery }) => role === 'fighter' && ['S', 'NV'].includes(bravery))
          .map(({ airman }) => ({ mission, owes: isHalf(watch) && missionsOf(airman, plan) === 1 })),
      ),
    );
    const isCheap = (mission: string) => manualOf(mission, cards).notFlown.points > -4;
    const crossed = flown.filter(({ mission }) => isCheap(mission) && !staysOnOurSide(mission, cards));
    expect(flown.length).toBeGreaterThan(0);
    expect(crossed.filter(({ owes }) => !owes)).toEqual([]);
  },
);

/** Of 21 days: where all others have flown twice by then. */
const FEW_DAYS = 7;
