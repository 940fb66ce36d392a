import { describe, expect, test } from 'vitest';
import type { FlyingMachine } from '../../../src/campaign/mission-log.ts';
import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { endMission } from '../../../src/procedure/mission/fly-mission.ts';
import { anFk8, aSpad } from '../../support/people/activities.ts';
import { logOf, play } from '../../support/table/spine.ts';

const wounded = (days: number): CrewFate => ({ fate: 'wounded', days });
const KILLED: CrewFate = { fate: 'killed' };

function end(landed: FlyingMachine[], fates: { airman: string; fate: CrewFate }[] = []) {
  const log = { ...logOf(landed, { landed, fates }), mission: 'dawn-patrol' };
  const { events } = play((table) => endMission(log, table));
  return { log, events };
}

describe('(43, 44) when all are down', () => {
  test('wounds that men brought home are looked at, each man as he is after the worst of them', () => {
    const wounds = [
      { who: 'pilot', fate: wounded(2) },
      { who: 'observer', fate: wounded(2) },
      { who: 'pilot', fate: wounded(15) },
      { who: 'observer', fate: KILLED },
      { who: 'observer', fate: wounded(2) },
    ] as const;
    const { log } = end([anFk8({ wounds: [...wounds] })]);
    expect(log.fates).toHaveLength(2);
    expect(log.fates).toContainEqual({ airman: 'pilot-B7', fate: wounded(15) });
    expect(log.fates).toContainEqual({ airman: 'observer-B7', fate: KILLED });
  });

  test('C129 the Fortitude that a man lost in fights goes into the record with his wound, and that of other wounds by their days', () => {
    const wounds = [
      { who: 'pilot', fate: wounded(4), lost: 3 },
      { who: 'pilot', fate: wounded(15) },
      { who: 'observer', fate: wounded(2) },
    ] as const;
    const { log } = end([anFk8({ wounds: [...wounds] })]);
    expect(log.fates).toContainEqual({ airman: 'pilot-B7', fate: wounded(15), lost: 11 });
    expect(log.fates).toContainEqual({ airman: 'observer-B7', fate: wounded(2) });
  });

  test('(44) plates in a sound machine put down in a field on our side are brought home by road', () => {
    const log = logOf([], { inFields: [anFk8({ plates: ['good'] })] });
    const { events } = play((table) => endMission(log, table));
    expect(events[0]).toEqual({ type: 'plates-delivered', machine: 'B7', qualities: ['good'] });
    expect(log.scores).toMatchObject([{ why: 'plates', who: 'B7', what: 'good' }]);
  });

  test('killed, prisoners and wounded cost Victory Points; a graze that is gone by morning does not', () => {
    const { log, events } = end(
      [aSpad()],
      [
        { airman: 'kyle', fate: KILLED },
        { airman: 'street', fate: { fate: 'prisoner', wounded: false } },
        { airman: 'rawlings', fate: wounded(3) },
        { airman: 'mcnair', fate: wounded(0) },
        { airman: 'west', fate: { fate: 'safe', days: 1 } },
      ],
    );
    expect(log.scores).toMatchObject([
      { points: -4, why: 'killed', who: 'kyle' },
      { points: -3, why: 'prisoner', who: 'street' },
      { points: -1, why: 'wounded', who: 'rawlings' },
      { points: -2, why: 'nothing-achieved' },
    ]);
    expect(events).toMatchObject([
      { type: 'mission-ended', mission: 'dawn-patrol', homecomings: [], scores: log.scores, points: -10 },
    ]);
  });

  test.each([
    { befell: KILLED, price: [-4, -9] },
    { befell: { fate: 'prisoner', wounded: true } as const, price: [-3, -9] },
    { befell: wounded(12), price: [-1] },
    { befell: { fate: 'safe', days: 2 } as const, price: [] },
  ])(
    'the Commanding Officer, if he is $befell.fate, costs $price, lost as a man and as himself',
    ({ befell, price }) => {
      const fates = [{ airman: 'sturrock', fate: befell }];
      const log = { ...logOf([aSpad()], { fates, commandingOfficer: 'sturrock' }), mission: 'twilight-patrol' };
      play((table) => endMission(log, table));
      const men = log.scores.filter(({ why }) =>
        ['killed', 'prisoner', 'wounded', 'commanding-officer-lost'].includes(why),
      );
      expect(men.map(({ points }) => points)).toEqual(price);
    },
  );
});
