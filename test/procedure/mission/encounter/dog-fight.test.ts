import { describe, expect, test } from 'vitest';
import { NO_CAREER } from '../../../../src/campaign/career.ts';
import type { FlyingMachine } from '../../../../src/campaign/mission-log.ts';
import type { AlliedOutcome } from '../../../../src/kit/fight/fight.ts';
import { joinDogFight, luckyIn } from '../../../../src/procedure/mission/encounter/dog-fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import { critical, hit, miss, wound } from '../../../support/fights/fights.ts';
import { anFk8, aParty, aSpad, book, CLEAR, given, MIST, withManual } from '../../../support/people/activities.ts';
import { typesOf } from '../../../support/read/types-of.ts';
import { playLoaded } from '../../../support/table/loaded-dice.ts';
import { idsIn, lame, logOf, play } from '../../../support/table/spine.ts';

/** In Mist the Dog-Fight Duration is 15: one phase spends it with these. */
const SPENT = ['dfd 44', 'dfd 34'];
/** The German has the better number, fires from the quarter, and scores. */
const STRUCK = ['initiative 33', 'initiative 66', hit('quarter', 3, 'C')];

interface Told {
  readonly machines?: FlyingMachine[];
  readonly altitude?: number;
  readonly theirs?: number;
  readonly fromCloud?: boolean;
  readonly enemies?: number[];
  readonly box?: number;
  readonly hex?: string;
}

function fight(dice: readonly string[], answers: Parameters<typeof play>[2] = {}, told: Told = {}) {
  const { machines = [aSpad()], altitude = 10_000, theirs = 10_000, fromCloud = false, box = MIST, hex = 'H12' } = told;
  const party = aParty(machines, hex, { altitude, box });
  const log = logOf(machines);
  const enemies = told.enemies ?? [12];
  const { events } = play(
    (table) => joinDogFight(party, { numbers: enemies, crippled: false, altitude: theirs, fromCloud }, log, table),
    dice,
    answers,
  );
  return { party, log, events };
}

describe('(26) (20) whom a tied duel has drawn down', () => {
  const TIED = ['initiative 33', 'initiative 34'];
  const PAIRED = ['initiative 33', 'initiative 22', 'initiative 34'];
  /** B1 is drawn down by a thousand feet, in a phase that spends the fight; B2 has nobody on the track. */
  const drawn = (...machines: FlyingMachine[]) =>
    machines.length > 1
      ? fight([...PAIRED, ...TIED, ...SPENT], { 'track-action': ['hold'] }, { machines })
      : fight([...TIED, ...TIED, ...SPENT], {}, { machines });

  test('(14) he climbs back to the others, at 2 AFT for each 1,000 ft', () => {
    const { party, events } = drawn(aSpad({ aft: 60 }), aSpad({ id: 'B2', aft: 60 }));
    expect(ofType(events, 'climbed-back')).toEqual([
      { type: 'climbed-back', machine: 'B1', from: 8000, to: 9000, aft: 2 },
    ]);
    expect(party).toMatchObject({ altitude: 9000, machines: [{ aft: 56 }, { aft: 58 }] });
  });

  test('(14) without the petrol for it he stays as low as that', () => {
    const { party, events } = drawn(aSpad({ aft: 5 }), aSpad({ id: 'B2' }));
    expect(ofType(events, 'climbed-back')).toEqual([]);
    expect(party).toMatchObject({ altitude: 9000, machines: [{ sunkTo: 8000, aft: 3 }, {}] });
  });

  test('(34) crippled, he stays as low as that', () => {
    const crippled = ['initiative 22', ...STRUCK, critical('damaged-abort', 1), ...SPENT, 'damaged-abort 33'];
    const dice = [...PAIRED, ...TIED, 'dfd 12', ...crippled];
    const machines = [aSpad({ aft: 60 }), aSpad({ id: 'B2' })];
    const { party } = fight(dice, { 'track-action': ['hold'] }, { machines });
    expect(party).toMatchObject({ altitude: 8000, machines: [{ sunkTo: 7000, aft: 56, lameDuck: { number: 3 } }, {}] });
  });

  test('(14) alone, he goes on from there with no petrol to climb as well: there is nobody to climb to', () => {
    const { party, events } = drawn(aSpad({ aft: 3 }));
    expect(party).toMatchObject({ altitude: 8000, machines: [{ aft: 1 }] });
    expect(party.machines[0]?.sunkTo).toBeUndefined();
    expect(ofType(events, 'climbed-back')).toEqual([]);
  });

  test('alone, he goes on from there', () => {
    const { party, events } = drawn(aSpad({ aft: 60 }));
    expect(party).toMatchObject({ altitude: 8000, machines: [{ aft: 58 }] });
    expect(party.machines[0]?.sunkTo).toBeUndefined();
    expect(events.at(-1)).toEqual({ type: 'height-changed', from: 9000, to: 8000, aft: 0 });
  });
});

describe('(18) how a fight is entered', () => {
  /** A fight with nobody begins and ends. */
  const entered = (told: Told) => fight([], {}, { ...told, enemies: [] });

  test('(17) from above we come down to their height, with a Dive Bonus', () => {
    const { events, party } = entered({ altitude: 12_000, theirs: 9000 });
    expect(events[0]).toEqual({ type: 'height-changed', from: 12_000, to: 9000, aft: 0 });
    expect(events[1]).toMatchObject({ altitude: 9000, dive: { side: 'allied', bonus: 'dive' }, over: 'enemy' });
    expect(party.altitude).toBe(9000);
  });

  test('(14) (18) the dive is to their altitude, though it be more than one may come down in a turn', () => {
    expect(entered({ altitude: 16_000, theirs: 2000 }).party.altitude).toBe(2000);
  });

  test('out of cloud with the bonus of surprise', () => {
    const { events } = entered({ altitude: 13_000, theirs: 4000, fromCloud: true });
    expect(ofType(events, 'fight-began')[0]).toMatchObject({ dive: { side: 'allied', bonus: 'surprise' } });
  });

  test('from above they come down to ours, and the bonus is theirs', () => {
    const { events } = entered({ altitude: 8000, theirs: 12_000 });
    expect(typesOf(events)[0]).toBe('fight-began');
    expect(events[0]).toMatchObject({ altitude: 8000, dive: { side: 'german', bonus: 'dive' } });
  });

  test.each([
    [[12, 3], true],
    [[3], true],
    [[12, 13], false],
  ])('(17) the log keeps whether any of %j was of Jasta 11: %s', (enemies, jasta11) => {
    const thrown = ['initiative 66', ...enemies.map(() => 'initiative 22')];
    const { log } = fight([...thrown, ...SPENT], { 'track-action': ['hold'] }, { enemies });
    expect(log.fights).toMatchObject([{ machines: ['B1'], jasta11 }]);
  });

  test('(40) the log keeps whose nerve failed, and whom he left; the last to go has left nobody', () => {
    const shaken = ['B1', 'B2'].map((id) => {
      const machine = aSpad({ id });
      return { ...machine, pilot: { ...machine.pilot, airman: id, bravery: 'S' as const } };
    });
    const { log } = fight(['initiative 66', 'initiative 65', 'initiative 11'], {}, { machines: shaken });
    expect(log.fights[0]?.fled).toEqual([{ machine: 'B1', left: ['B2'] }]);
    expect(entered({}).log.fights[0]).not.toHaveProperty('fled');
  });

  test('C123 careers are of no account on the Initiative Track', () => {
    const careers = { pilot: NO_CAREER, observer: undefined, victories: 0 };
    expect(entered({ machines: [aSpad({ careers })] }).events).toEqual(entered({}).events);
  });

  test('C129 the log keeps what a fight In Clouds of Glory has left of re-rolls; on the Track there are none', () => {
    const left = (system: 'clouds-of-glory' | 'wings-over-france') => {
      const machines = [aSpad({ skill: 3 })];
      const log = logOf(machines, { system });
      const party = aParty(machines, 'H12', { altitude: 10_000, box: MIST });
      const sighting = { altitude: 10_000, fromCloud: false };
      playLoaded((table) => joinDogFight(party, { numbers: [], crippled: false, ...sighting }, log, table), { book });
      return log.fights.map(({ reRolls }) => reRolls);
    };
    // Luck is 7 and his Skill, and 10 of it is a re-roll.
    expect([left('clouds-of-glory'), left('wings-over-france')]).toEqual([[1], [undefined]]);
  });

  test('C059 whose scarf was shot through is noted, as often as it was', () => {
    const crews = [
      { machine: 'B1', pilot: 'haldenby', observer: undefined },
      { machine: 'B2', pilot: 'ridsdale', observer: undefined },
    ];
    const came = (id: string, luckier?: number) => ({ id, ...(luckier !== undefined && { luckier }) }) as AlliedOutcome;
    expect(luckyIn({ allied: [came('B1', 2), came('B2')] }, { crews })).toEqual({ lucky: ['haldenby', 'haldenby'] });
    expect(luckyIn({ allied: [came('B2')] }, { crews })).toEqual({});
  });

  test('at one height nobody dives', () => {
    expect(entered({}).events[0]).not.toHaveProperty('dive');
  });

  test('(23 of By the book) (34) one of theirs met crippled is a Lame Duck from the first Initiative Roll, and rolls none', () => {
    const machines = [aSpad()];
    const party = aParty(machines, 'H12', { altitude: 10_000, box: MIST });
    const { events } = play(
      (table) =>
        joinDogFight(
          party,
          { numbers: [13], crippled: true, altitude: 10_000, fromCloud: false },
          logOf(machines),
          table,
        ),
      ['initiative 11'],
      { 'track-action': ['hold'] },
    );
    expect(ofType(events, 'fight-began')[0]?.germans).toMatchObject([{ id: 'G13', lameDuck: true }]);
    expect(ofType(events, 'escaped')).toEqual([{ type: 'escaped', machine: 'G13', why: 'lame-duck' }]);
  });

  test('(19) the Dog-Fight Duration is that of the weather', () => {
    expect(entered({ box: CLEAR }).events[0]).toMatchObject({ dfd: 47 });
    expect(entered({ box: MIST }).events[0]).toMatchObject({ dfd: 15 });
  });

  test('(32) each goes in with the guns he has; an observer who is wounded does not fire, one who is grazed does', () => {
    const grazed = anFk8({ id: 'B5', wounds: [{ who: 'observer', fate: { fate: 'wounded', days: 2 } }] });
    const hurt = anFk8({ wounds: [{ who: 'observer', fate: { fate: 'wounded', days: 7 } }] });
    const gunless = anFk8({ id: 'B8', forward: undefined });
    const { events } = entered({ machines: [grazed, anFk8({ id: 'B6' }), hurt, gunless] });
    const [begun] = ofType(events, 'fight-began');
    expect(begun?.allied.map(({ id, observer }) => [id, observer])).toEqual([
      ['B5', 'C'],
      ['B6', 'C'],
      ['B7', undefined],
      ['B8', 'C'],
    ]);
  });

  describe('(32) with what was loaded for a balloon', () => {
    const { attackBalloon } = given(book.missions['balloon-bursting']).activities;
    const machines = [aSpad(), aSpad({ id: 'B2', load: 'buckingham' }), aSpad({ id: 'B3', load: 'rockets' })];
    /** Who has a gun that he may fire. */
    const armed = (cards: typeof book) => {
      const party = aParty(machines, 'H12', { altitude: 10_000, box: MIST });
      const log = logOf(machines, { mission: 'balloon-bursting' });
      const sighting = { altitude: 10_000, fromCloud: false };
      const { events } = playLoaded(
        (table) => joinDogFight(party, { numbers: [], crippled: false, ...sighting }, log, table),
        { book: cards },
      );
      const allied = ofType(events, 'fight-began').flatMap((began) => began.allied);
      return allied.filter(({ guns }) => guns.forward?.states.length).map(({ id }) => id);
    };

    test('one fires it at aeroplanes; beside rockets hangs a gun that fires as ever', () => {
      expect(armed(book)).toEqual(['B1', 'B2', 'B3']);
    });

    test("a player's own manual may say that one does not", () => {
      const loads = given(attackBalloon).loads.map((load) => ({ ...load, fights: load.load === 'buckingham' }));
      const other = withManual('balloon-bursting', { attackBalloon: { ...given(attackBalloon), loads } });
      expect(armed(other)).toEqual(['B2']);
    });

    test('Buckingham jams on numbers of its own: a burst of 3 on an 11, where ordinary rounds only miss', () => {
      const thrown = ['initiative 66', 'initiative 33', 'hit-card 56'];
      const jammed = ['clear-jam-at-leisure 34'];
      const results = (['ordinary', 'buckingham'] as const).map((load) => {
        const dice = [...thrown, ...SPENT, ...(load === 'buckingham' ? jammed : [])];
        const told = { machines: [aSpad({ load })] };
        const { events } = fight(dice, { 'track-action': ['G12'], burst: ['3'] }, told);
        return ofType(events, 'burst-fired').map(({ result, jams }) => [result, jams]);
      });
      expect(results).toEqual([[['miss', [10]]], [['jam', [10, 11, 12]]]]);
    });
  });
});

describe('(19) what a fight costs', () => {
  test('2 AFT and 1,000 ft for each phase, for all of the party; ammo fired is gone', () => {
    const { party, events, log } = fight(['initiative 66', 'initiative 33', miss('quarter', 3, 'C'), ...SPENT], {
      'track-action': ['G12'],
      burst: ['3'],
    });
    expect(party).toMatchObject({ altitude: 9000, machines: [{ aft: 98, forward: { state: 'clear', ammo: 27 } }] });
    expect(events.at(-1)).toEqual({ type: 'dog-fight-cost', phases: 1, aft: 2, altitude: 9000 });
    expect(log.fights).toEqual([{ machines: ['B1'], jasta11: false, deeds: [] }]);
  });

  test('(45) it is entered who fired: the man at the gun, and not whoever sits before or behind him', () => {
    const nobody = fight(['initiative 33', 'initiative 66', miss('quarter', 3, 'C'), ...SPENT]);
    expect(nobody.log.fired).toEqual([]);
    const pilot = fight(['initiative 66', 'initiative 33', miss('quarter', 3, 'C'), ...SPENT], {
      'track-action': ['G12'],
      burst: ['3'],
    });
    expect(pilot.log.fired).toEqual(['pilot-B1']);
    const observer = fight(
      ['initiative 33', 'initiative 66', miss('astern', 4, 'C'), miss('astern', 1, 'C'), ...SPENT],
      { 'return-fire': ['1'] },
      { machines: [anFk8()] },
    );
    expect(observer.log.fired).toEqual(['observer-B7']);
    const ahead = fight(
      ['initiative 66', 'initiative 33', miss('quarter', 2, 'C'), ...SPENT],
      { 'track-action': ['G12'], burst: ['2'] },
      { machines: [anFk8()] },
    );
    expect(ahead.log.fired).toEqual(['pilot-B7']);
  });

  test('(10) there is no less than no Air Flying Time', () => {
    const dice = ['initiative 66', 'initiative 33', miss('quarter', 3, 'C')];
    const { party } = fight(dice, { 'track-action': ['G12'], burst: ['3'] }, { machines: [aSpad({ aft: 1 })] });
    expect(party.machines[0]?.aft).toBe(0);
  });

  test('(11) with 2 AFT one fights one phase, however long the fight might last: then he must land', () => {
    const dice = ['initiative 66', 'initiative 33', miss('quarter', 3, 'C')];
    const told = { machines: [aSpad({ aft: 2 })], box: CLEAR };
    const { party, events } = fight(dice, { 'track-action': ['G12'], burst: ['3'] }, told);
    expect(ofType(events, 'fight-broke-up')).toMatchObject([{ why: 'no-allied-left', phases: 1 }]);
    expect(party.machines).toMatchObject([{ id: 'B1', aft: 0 }]);
  });
});

describe('(26) (27) (28) what a fight leaves of one of ours', () => {
  test('(28) Shot Down: machine and man by their tables', () => {
    const { party, log } = fight([...STRUCK, critical('shot-down', 1), 'shot-down 33', 'fate-of-crew 34']);
    expect(idsIn(party)).toEqual([]);
    expect(log.homecomings).toEqual([{ machine: 'B1', end: 'down', hex: 'H12', fate: 'lost' }]);
    expect(log.fates).toEqual([{ airman: 'pilot-B1', fate: { fate: 'killed' } }]);
    expect(log.scores).toEqual([{ points: -9, why: 'machine-lost', who: 'B1' }]);
  });

  test('an observer brings his gun back as he left it', () => {
    const machines = [anFk8({ skill: 4, firing: 'C' })];
    const dice = ['initiative 33', 'initiative 66', miss('astern', 4, 'C'), miss('astern', 1, 'C'), ...SPENT];
    const { party } = fight(dice, { 'return-fire': ['1'] }, { machines });
    expect(party.machines[0]?.rear).toEqual({ state: 'clear', ammo: 29 });
  });

  test('(32) a pilot brings his gun back as the fight left it', () => {
    const answers = { 'track-action': ['G12'], burst: ['3'] } as const;
    const fired = (die: string) =>
      fight(['initiative 66', 'initiative 33', die, ...SPENT], answers).party.machines[0]?.forward;
    expect(fired(miss('quarter', 3, 'C'))).toEqual({ state: 'clear', ammo: 27 });
  });

  test('(28) Forced Down', () => {
    const { log } = fight([...STRUCK, critical('forced-down', 1), 'forced-down 33', 'fate-of-crew 55']);
    expect(log.fates).toEqual([{ airman: 'pilot-B1', fate: { fate: 'prisoner', wounded: false } }]);
  });

  test('(26) Driven Off: unharmed, and with the party again when it is over', () => {
    const { party, log } = fight([...STRUCK, critical('driven-off', 1)]);
    expect(idsIn(party)).toEqual(['B1']);
    expect(log.homecomings).toEqual([]);
  });

  test('(27) Damaged-abort: a Lame Duck by what broke', () => {
    const { party } = fight([...STRUCK, critical('damaged-abort', 1), ...SPENT, 'damaged-abort 33']);
    expect(party.machines[0]?.lameDuck).toEqual({ number: 3, climbs: false, repair: 2 });
  });

  test('(33) a pilot wounded: a Lame Duck by his wound', () => {
    const { party } = fight([...STRUCK, critical('crew-hit', 1), wound('lame-duck'), ...SPENT]);
    expect(party.machines[0]).toMatchObject({ lameDuck: { climbs: true, repair: 0 }, wounds: [{ who: 'pilot' }] });
  });

  test('(34) a Lame Duck struck again gives way at once', () => {
    const machines = [aSpad({ lameDuck: lame(11) })];
    const dice = ['initiative 66', hit('astern', 4, 'C'), critical('damaged-abort', 1)];
    const { party, events } = fight(dice, {}, { machines });
    expect(events.at(-1)).toMatchObject({ type: 'lame-duck-gave-way', number: 11, event: 'loses-height' });
    expect(party.altitude).toBe(6000);
  });

  /** Crippled in the first phase and struck again in the second. */
  const STRUCK_TWICE = [
    ...STRUCK,
    critical('damaged-abort', 1),
    'dfd 12',
    ...['initiative 66', hit('astern', 4, 'C'), critical('damaged-abort', 1)],
  ];

  test('(27) (34) crippled and struck again in one fight, the number is thrown and gives way at once; what flies on is a Lame Duck', () => {
    const { party, events } = fight([...STRUCK_TWICE, 'damaged-abort 36'], {}, { box: CLEAR });
    expect(events.at(-1)).toMatchObject({ type: 'lame-duck-gave-way', number: 11 });
    expect(party).toMatchObject({ altitude: 5000, machines: [{ lameDuck: { number: 11 } }] });
  });

  test('(27) (34) (43) put down on our side by the second, it is in the shop for what broke first', () => {
    const dice = [...STRUCK_TWICE, 'damaged-abort 34', 'forced-landing 34', 'fate-of-crew 33'];
    const { log } = fight(dice, {}, { box: CLEAR, hex: 'H05' });
    expect(log.homecomings).toMatchObject([{ end: 'down', hex: 'H05', fate: 2 }]);
    expect(log.scores).toMatchObject([{ why: 'machine-damaged' }]);
  });
});
