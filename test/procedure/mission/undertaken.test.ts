import { describe, expect, test } from 'vitest';
import type { FlyingMachine, MissionLog } from '../../../src/campaign/mission-log.ts';
import { lossOfFailure, manualOf } from '../../../src/cards/rulebook.ts';
import { flyMission } from '../../../src/procedure/mission/fly-mission.ts';
import { flyTurn } from '../../../src/procedure/mission/turn.ts';
import { isUndertaken, noteProgress, noteWorkLeft } from '../../../src/procedure/mission/undertaken.ts';
import { aLog, anFk8, aParty, aSpad, book, CLEAR, MIST } from '../../support/people/activities.ts';
import { lame, NOBODY, play, WEATHER_HOLDS } from '../../support/table/spine.ts';

/** The mission as it is when nobody has come anywhere yet. */
const begun = (mission: string, told: Partial<MissionLog> = {}) => aLog(mission, { reached: false, ...told });

/** Up over Amiens and down again. */
function upAndDown(mission: string, machine: FlyingMachine = aSpad(), box = CLEAR) {
  const log = begun(mission);
  const party = aParty([machine], 'H01', { altitude: 0, box });
  const dice = [NOBODY, WEATHER_HOLDS, NOBODY];
  play((table) => flyMission(party, log, table), dice, { height: ['1000'], movement: ['land'] });
  return log;
}

describe('(23) (43) the work of a mission whose last two-seater has left it is past doing', () => {
  const lookAt = (mission: string, machines: FlyingMachine[], away: FlyingMachine[] = [], log = begun(mission)) => {
    const party = aParty(machines, 'H12', { away });
    return { log, events: play((table) => noteWorkLeft(party, log, table)).events };
  };

  test.each(['photo-reconnaissance', 'artillery-spotting', 'bombing-raid'])(
    '%s: the commander is told, once',
    (mission) => {
      const { log, events } = lookAt(mission, [aSpad()]);
      expect(events).toEqual([{ type: 'work-past-doing', mission }]);
      expect(lookAt(mission, [aSpad()], [], log).events).toEqual([]);
    },
  );

  test('not while one is only Driven Off, nor where fighters do the work, nor of a flight that is down', () => {
    expect(lookAt('photo-reconnaissance', [aSpad()], [anFk8()]).events).toEqual([]);
    expect(lookAt('dawn-patrol', [aSpad()]).events).toEqual([]);
    expect(lookAt('photo-reconnaissance', []).events).toEqual([]);
  });

  test('from then on the flight is on its way home, and is not asked about its goal', () => {
    const machines = [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })];
    const log = begun('photo-reconnaissance');
    const party = aParty(machines, 'H05');
    const fly = () => {
      const dice = [WEATHER_HOLDS, NOBODY];
      return play((table) => flyTurn(party, log, table, () => {}), dice, { movement: ['w'] }).asked[0]?.about;
    };
    expect([fly(), fly()]).toMatchObject([{ orders: { errand: 'mission' } }, { orders: { errand: 'home' } }]);
  });
});

test.each([
  ['dawn-patrol', -4],
  ['twilight-patrol', -2],
  ['defensive-line-patrol', -2],
  ['offensive-line-patrol', -4],
])('(6) (43) %s: up and down again is not to have undertaken it, and costs %i', (mission, points) => {
  const log = upAndDown(mission);
  expect(log.scores).toEqual([{ points, why: 'not-flown' }]);
  expect(isUndertaken(log)).toBe(false);
});

test.each([
  ['dawn-patrol', -2],
  ['twilight-patrol', -1],
  ['defensive-line-patrol', -1],
  ['photo-reconnaissance', -10],
])('(43) %s: mist forces it home, and it has only failed: %i', (mission, points) => {
  expect(upAndDown(mission, aSpad(), MIST).scores).toEqual([{ points, why: 'nothing-achieved' }]);
});

test.each(Object.entries(book.missions))(
  '(43) to fail at %s costs at least half of what not flying costs',
  (_, manual) => {
    expect(manual.failed.points).toBeLessThanOrEqual(manual.notFlown.points / 2);
    expect(lossOfFailure(manual)).toBe(manual.failed.points);
  },
);

test('(43) nor less on a card of the player’s own; half points are rounded up', () => {
  const manual = manualOf('dawn-patrol', book);
  const own = { ...manual, failed: { ...manual.failed, points: 0 }, notFlown: { ...manual.notFlown, points: -5 } };
  expect(lossOfFailure(own)).toBe(-3);
});

describe('(6) what forces a flight home', () => {
  const home = (told: Partial<FlyingMachine>) => ({ landed: [aSpad(told as Parameters<typeof aSpad>[0])] });

  test.each<[string, Partial<MissionLog>, boolean]>([
    ['nothing', home({}), false],
    ['damage', home({ repair: 1 }), true],
    ['an engine in trouble', home({ lameDuck: lame(3, false, 0) }), true],
    ['a wound', home({ wounds: [{ who: 'pilot', fate: { fate: 'wounded', days: 2 } }] }), true],
    ['a fight', { fights: [{ machines: ['B1'], jasta11: false }] }, true],
    ['a machine down', { homecomings: [{ machine: 'B2', end: 'down', hex: 'H05', fate: 0 }] }, true],
    ['the weather', { weatheredOut: true }, true],
    ['nothing, but its hexes had been reached', { reached: true }, true],
  ])('%s', (_, told, undertaken) => {
    expect(isUndertaken(begun('dawn-patrol', told))).toBe(undertaken);
  });
});

describe('(6) (13) where a flight has come to, and whether the weather lets it work', () => {
  const progress = (mission: string, hex: string, box = CLEAR, told: Partial<MissionLog> = {}) => {
    const log = begun(mission, told);
    play((table) => noteProgress(aParty([aSpad()], hex, { box }), log, table));
    return [log.reached, log.weatheredOut];
  };

  test.each([
    ['dawn-patrol', 'H08', [false, false]],
    ['dawn-patrol', 'H12', [true, false]],
    ['defensive-line-patrol', 'H08', [true, false]],
  ])('%s over %s: %j', (mission, hex, reached) => {
    expect(progress(mission, hex)).toEqual(reached);
  });

  test('to its target, where it has one', () => {
    const target = { target: 'yards-cambrai' };
    expect(progress('photo-reconnaissance', 'J13', CLEAR, target)).toEqual([false, false]);
    expect(progress('photo-reconnaissance', 'J14', CLEAR, target)).toEqual([true, false]);
  });

  test('a balloon that must be seen from 4,000 ft above is hidden under box 13 no more than under box 16', () => {
    expect(progress('balloon-bursting', 'H05', 13)).toEqual([false, false]);
    expect(progress('balloon-bursting', 'H05', 16)).toEqual([false, false]);
    expect(progress('balloon-bursting', 'H05', 15)).toEqual([false, true]);
  });

  test('weather that was foul once stays noted, and so does a place that was reached', () => {
    expect(progress('dawn-patrol', 'H08', CLEAR, { weatheredOut: true, reached: true })).toEqual([true, true]);
  });
});
