import { describe, expect, test } from 'vitest';
import { LAST_DAY, newCampaign } from '../../src/campaign/campaign.ts';
import { type DayPlan, isHalf } from '../../src/campaign/plan.ts';
import { allWarnings, type Warning, warningsOn } from '../../src/campaign/warnings.ts';
import { FLIGHTS, type Flight } from '../../src/campaign/watch.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { CAREFUL_PLAN } from '../../src/policies/careful-plan.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { planDay } from '../../src/procedure/campaign/plan-day.ts';
import { obtainForecast } from '../../src/procedure/campaign/weather-forecast.ts';
import { book } from '../support/people/campaigns.ts';
import { theFlight } from '../support/people/flights.ts';

/** What is proposed to a flight on a day, its people as they stood when the month began. */
function proposed(flight: Flight, day: number): DayPlan {
  const commander = { ...policyNamed('prudent', ''), ...CAREFUL_PLAN };
  const table = new AutomaticTable(book, seededCup('alea:1:dawn', day), commander, nobodyWrites);
  const record = theFlight(newCampaign([flight], book));
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
