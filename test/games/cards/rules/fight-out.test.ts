import { describe, expect, test } from 'vitest';
import { cardTable as cardTableSchema } from '../../../../src/games/cards/cards/card-table.ts';
import { burnOut, dealCards, takeOffTheLost } from '../../../../src/games/cards/rules/damage.ts';
import { afterPhase } from '../../../../src/games/cards/rules/fight-out.ts';
import { fromMuster, poseOf } from '../../../../src/games/cards/rules/from-muster.ts';
import { type CardFight, type FightingMachine, flyingMachines } from '../../../../src/games/cards/rules/state.ts';
import { endsOf } from '../../../../src/games/cards/rules/to-outcome.ts';
import { whyOver } from '../../../../src/kit/fight/dog-fight.ts';
import type { AlliedMachine, Fight } from '../../../../src/kit/fight/fight.ts';
import { muster } from '../../../../src/kit/fight/muster.ts';
import { outcome } from '../../../../src/kit/fight/outcome.ts';
import { resolveFight } from '../../../../src/procedure/resolve-fight.ts';
import { ofType } from '../../../../src/table/events.ts';
import type { Table } from '../../../../src/table/table.ts';
import { book, FLOWN_HOME, machine, played, there } from '../../../support/fights/cards.ts';
import { aFight, aSpad, aStrutter, HURT } from '../../../support/fights/fights.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const fight = (told: Partial<Fight> = {}): Fight =>
  aFight({ system: 'wings-of-glory', allied: [aSpad({ id: 'B1' })], germans: [12], dfd: 20, altitude: 8000, ...told });

const laid = (told: Partial<Fight> = {}, system: 'wings-of-war' | 'wings-of-glory' = 'wings-of-glory'): CardFight =>
  fromMuster(muster(fight({ system, ...told }), book), book);

const comesOut = (onTable: CardFight, told: Partial<Fight> = {}, dice: readonly string[] = []) =>
  played((table) => {
    const met = muster(fight(told), book);
    const ended = { phases: 2, altitude: 6000, why: 'dfd-spent' } as const;
    return outcome({ ...ended, ends: (leisure) => endsOf(onTable, met, leisure) }, met.fight, table);
  }, dice);

const fell = (onTable: CardFight, id: string, told: Partial<FightingMachine>) =>
  void Object.assign(machine(onTable, id), told);

/** Damage points that test a pilot's nerve, and need repair. */
const much = ({ resistance, borne }: FightingMachine): number =>
  borne + Math.ceil((book.fights['manoeuvre-cards'].cardTable.campaign.bears.much * (resistance - borne)) / 100);

describe('what goes in', () => {
  test('A and B fire through green jams, E brings a card fewer, an ace has luck', () => {
    const conduct = (told: Partial<AlliedMachine>) =>
      machine(laid({ allied: [aSpad({ id: 'B1', ...told })] }), 'B1').conduct;
    expect(conduct({ firing: 'E' })).toMatchObject({ poorShot: { front: true }, checksBullets: { front: false } });
    expect(conduct({ firing: 'B' })).toMatchObject({ poorShot: { front: false }, checksBullets: { front: true } });
    expect(conduct({ skill: 6 })).toMatchObject({ lucky: false });
    expect(conduct({ skill: 7 })).toMatchObject({ lucky: true });
  });

  test('an ace of the other game has no skills of his own', () => {
    expect(machine(laid({ allied: [aSpad({ id: 'B1', skill: 7 })] }, 'wings-of-war'), 'B1').conduct).toMatchObject({
      lucky: false,
    });
  });

  test('rounds are counted, a jam is a jam, a gun past mending is none', () => {
    const forward = { state: 'jammed', ammo: 12 } as const;
    const b1 = machine(laid({ allied: [aSpad({ id: 'B1', forward })] }), 'B1');
    expect(b1).toMatchObject({ ammo: { front: 12 }, jams: { front: 3 } });
    const broken = machine(laid({ allied: [aSpad({ id: 'B1', forward: { state: 'permanent', ammo: 12 } })] }), 'B1');
    expect(broken.guns.front).toBeUndefined();
    const strutter = aStrutter({ id: 'B1' });
    const rear = strutter.observer && { ...strutter.observer, gun: { state: 'jammed', ammo: 9 } as const };
    expect(machine(laid({ allied: [{ ...strutter, observer: rear }] }), 'B1')).toMatchObject({
      ammo: { rear: 9 },
      jams: { rear: 3 },
    });
    expect(machine(laid({ allied: [aSpad({ id: 'B1', fights: false })] }), 'B1').guns.front).toBeUndefined();
  });

  test('well flown a machine bears more in a campaign than on her card, and better flown the more', () => {
    const flownBy = (skill: number) => machine(laid({ allied: [aSpad({ id: 'B1', skill })] }), 'B1');
    const onCard = book.fights['manoeuvre-cards'].cardMachines.machines['spad-vii']?.resistance ?? 0;
    expect(flownBy(3).resistance).toBeGreaterThan(onCard);
    expect(flownBy(6).resistance).toBeGreaterThan(flownBy(3).resistance);
  });

  test('half of it goes by her card and half by a typical machine, by hundredths for the pilot’s Skill', () => {
    const { cardMachines, cardTable } = book.fights['manoeuvre-cards'];
    expect(cardMachines.machines['nieuport-11']?.resistance).toBe(11);
    expect(cardTable.campaign.bears).toMatchObject({ 'wings-of-war': { base: 60, skill: 52 }, typical: 15 });
    const flownBy = (skill: number) => {
      const entrant = aSpad({ id: 'C1', aircraft: 'nieuport-11', skill });
      return machine(laid({ allied: [entrant] }, 'wings-of-war'), 'C1').resistance;
    };
    // The mean of 11 and 15 is 13: 164 and 372 hundredths of it.
    expect([flownBy(2), flownBy(6)]).toEqual([21, 48]);
  });

  test('by a player’s own table from before, without a typical machine, her card counts alone', () => {
    const { cardTable } = book.fights['manoeuvre-cards'];
    const { typical, ...bears } = cardTable.campaign.bears;
    const before = { ...cardTable, campaign: { ...cardTable.campaign, bears } };
    expect(cardTableSchema.safeParse(before).success).toBe(true);
    const own = {
      ...book,
      fights: { ...book.fights, 'manoeuvre-cards': { ...book.fights['manoeuvre-cards'], cardTable: before } },
    };
    const entrant = aSpad({ id: 'C1', aircraft: 'nieuport-11', skill: 2 });
    const lay = fromMuster(muster(fight({ system: 'wings-of-war', allied: [entrant] }), own), own);
    // 164 hundredths of the 11 on her card.
    expect(machine(lay, 'C1').resistance).toBe(18);
  });

  test('(34) a Lame Duck comes with half of what she bears, theirs as ours; who joins them is whole', () => {
    const lame = machine(laid({ allied: [aSpad({ id: 'B1', lameDuck: true })] }), 'B1');
    expect(lame.points).toBe(Math.ceil(lame.resistance / 2));
    const crippled = machine(laid({ crippled: true }), 'G12');
    expect(crippled.points).toBe(Math.ceil(crippled.resistance / 2));
    expect(machine(laid(), 'G12').points).toBe(0);
  });

  test('G038 a pilot who was hit before comes so: the next card on him ends it', () => {
    const onTable = laid({ allied: [aSpad({ id: 'B1', wounds: HURT })] });
    const b1 = machine(onTable, 'B1');
    b1.points = b1.resistance - 4;
    const dealt = { target: b1, by: 'G12', letter: 'A', cards: 1, aimed: false, arc: 'front' } as const;
    played((table) => dealCards(dealt, onTable, table), ['#damage-a 3+crew']);
    expect(b1.doomed).toMatchObject({ why: 'crew' });
  });

  test('(18) the sides begin opposite each other; who dived is nearer, behind an enemy who has not turned', () => {
    expect(poseOf('allied', 0, { dive: undefined }, book)).toEqual({ x: 60_000, y: 60_000 - 52_500, heading: 0 });
    expect(poseOf('german', 1, { dive: undefined }, book)).toEqual({ x: 48_000, y: 60_000 + 52_500, heading: 12 });
    const dive = { side: 'german', bonus: 'surprise' } as const;
    expect(poseOf('allied', 2, { dive }, book)).toEqual({ x: 72_000, y: 60_000 - 37_500, heading: 12 });
    expect(poseOf('german', 0, { dive }, book).heading).toBe(12);
    expect(laid({ dive }).surprise).toBe('german');
    const led = laid({ allied: [aSpad({ id: 'B2' }), aSpad({ id: 'B1' })] });
    expect(led.machines.map(({ id }) => id)).toEqual(['B1', 'B2', 'G12']);
  });

  test('Jasta 11 is braver than others', () => {
    const onTable = laid({ germans: [2, 30] });
    expect([machine(onTable, 'G2'), machine(onTable, 'G30')].map(({ conduct: { bravery } }) => bravery)).toEqual([
      'N',
      'NV',
    ]);
  });
});

describe('what comes out', () => {
  test.each([
    ['explosion', 'shot-down'],
    ['fire', 'shot-down'],
    ['engine', 'forced-down'],
  ] as const)('W050 G044 %s: %s', (why, fate) => {
    const onTable = laid();
    fell(onTable, 'G12', { out: { how: 'shot-down', why, by: 'B1' }, scoredBy: 'B1' });
    expect(comesOut(onTable).result.germans).toMatchObject([
      { id: 'G12', number: 12, fate, by: { machine: 'B1', gun: 'forward' } },
    ]);
  });

  test.each([
    ['2 3', 'damaged-abort'],
    ['4 4', 'forced-down'],
    ['5 5', 'shot-down'],
  ])('W050 G044 points at the resistance, thrown %s: %s', (faces, fate) => {
    const onTable = laid();
    fell(onTable, 'G12', { out: { how: 'shot-down', why: 'points', by: 'B1' }, scoredBy: 'B1', scoredWith: 'rear' });
    const { result, events } = comesOut(onTable, {}, [`card-points ${faces}`]);
    expect(result.germans).toMatchObject([{ fate, by: { machine: 'B1', gun: 'observer' } }]);
    expect(ofType(events, 'points-chart-thrown')).toMatchObject([{ machine: 'G12', result: fate }]);
  });

  test('W050 G044 with flames on her she is not thrown for: she burns out', () => {
    const onTable = laid();
    fell(onTable, 'G12', { out: { how: 'shot-down', why: 'points', by: 'B1' }, scoredBy: 'B1', flames: 1 });
    const { result, events } = comesOut(onTable);
    expect(result.germans).toMatchObject([{ fate: 'shot-down', by: { machine: 'B1' } }]);
    expect(ofType(events, 'points-chart-thrown')).toEqual([]);
  });

  test('(27) much of what she bears and something that lasts is a Damaged-abort; without it she is whole', () => {
    const onTable = laid();
    fell(onTable, 'B1', { points: much(machine(onTable, 'B1')) });
    expect(comesOut(onTable).result.allied).toMatchObject([{ fate: 'unharmed', escaped: false }]);
    fell(onTable, 'B1', { engineHit: true });
    expect(comesOut(onTable, { allied: [aSpad({ id: 'B1', lameDuck: true })] }).result.allied).toMatchObject([
      { fate: 'damaged-abort', struckAgain: true },
    ]);
    fell(onTable, 'B1', { engineHit: false, hasBurned: true });
    expect(comesOut(onTable).result.allied).toMatchObject([{ fate: 'damaged-abort' }]);
    fell(onTable, 'B1', { points: much(machine(onTable, 'B1')) - 1 });
    expect(comesOut(onTable).result.allied).toMatchObject([{ fate: 'unharmed' }]);
  });

  test.each([
    ['a fire', ['2+fire']],
    ['smoke upon smoke (G043)', ['4+smoke', '4+smoke']],
  ])('who has burned by %s has burned, though her cards are shuffled in again (G032)', (_, codes) => {
    const onTable = laid();
    const b1 = machine(onTable, 'B1');
    const dealt = { target: b1, by: 'G12', letter: 'A', cards: codes.length, aimed: false, arc: 'front' } as const;
    played(
      (table) => dealCards(dealt, onTable, table),
      codes.map((code) => `#damage-a ${code}`),
    );
    fell(onTable, 'B1', { points: much(b1), flames: 0, drawn: [] });
    expect(comesOut(onTable).result.allied).toMatchObject([{ fate: 'damaged-abort' }]);
  });

  test('(26) (27) who leaves with it is damaged too, and not only driven off', () => {
    const onTable = laid();
    const hit = { points: much(machine(onTable, 'B1')), engineHit: true };
    fell(onTable, 'B1', { ...hit, out: { how: 'left', why: 'driven-off' }, scoredBy: 'G12' });
    expect(comesOut(onTable).result.allied).toMatchObject([{ fate: 'damaged-abort', by: { machine: 'G12' } }]);
  });

  test('(40) one of theirs who goes home over his edge was driven off if a man is hit, damaged if she is; one of ours escaped', () => {
    const onTable = laid();
    const home = { wounded: true, out: FLOWN_HOME } as const;
    for (const id of ['B1', 'G12']) fell(onTable, id, home);
    const { allied, germans } = comesOut(onTable).result;
    expect(allied).toMatchObject([{ fate: 'unharmed', escaped: true }]);
    expect(germans).toMatchObject([{ fate: 'driven-off', escaped: false }]);
    fell(onTable, 'G12', { engineHit: true });
    expect(comesOut(onTable).result.germans).toMatchObject([{ fate: 'damaged-abort', escaped: false }]);
    fell(onTable, 'G12', { engineHit: false, wounded: false });
    expect(comesOut(onTable).result.germans).toMatchObject([{ fate: 'unharmed', escaped: true }]);
  });

  test('(26) who lost his nerve was driven off, who left the table escaped', () => {
    const onTable = laid();
    fell(onTable, 'B1', { out: { how: 'left', why: 'driven-off' }, scoredBy: 'G12' });
    expect(comesOut(onTable).result.allied).toMatchObject([
      { fate: 'driven-off', escaped: false, by: { machine: 'G12' } },
    ]);
    fell(onTable, 'B1', { out: FLOWN_HOME });
    expect(comesOut(onTable).result.allied).toMatchObject([{ fate: 'unharmed', escaped: true }]);
  });

  test('(27) (25) G038 a man with a card on him is hit as the Crew Hit table has it; a pilot once hit is not killed by it', () => {
    const onTable = laid();
    fell(onTable, 'B1', { wounded: true });
    expect(comesOut(onTable).result.allied).toMatchObject([{ fate: 'unharmed', wounds: [] }]);
    fell(onTable, 'B1', { points: much(machine(onTable, 'B1')) });
    expect(comesOut(onTable, {}, ['crew-hit 5 4']).result.allied).toMatchObject([
      { fate: 'damaged-abort', lameDuck: 2, wounds: [{ who: 'pilot', fate: { fate: 'wounded', days: 7 } }] },
    ]);
    expect(comesOut(onTable, {}, ['crew-hit 1 1']).result.allied).toMatchObject([
      { wounds: [{ fate: { fate: 'wounded' } }] },
    ]);
    expect(comesOut(onTable, {}, ['crew-hit 6 6']).result.allied).toMatchObject([
      { fate: 'damaged-abort', lameDuck: undefined },
    ]);
    fell(onTable, 'B1', { out: { how: 'shot-down', why: 'crew', by: 'G12' } });
    expect(comesOut(onTable).result.allied).toMatchObject([
      { fate: 'shot-down', wounds: [{ who: 'pilot', fate: { fate: 'killed' } }] },
    ]);
    const two = laid({ allied: [aStrutter({ id: 'B1' })] });
    fell(two, 'B1', { observerHit: true, points: much(machine(two, 'B1')) });
    expect(comesOut(two, { allied: [aStrutter({ id: 'B1' })] }, ['crew-hit 1 1']).result.allied).toMatchObject([
      { fate: 'damaged-abort', wounds: [{ who: 'observer', fate: { fate: 'killed' } }] },
    ]);
  });

  test.each(['engineHit', 'hasBurned'] as const)(
    '(27) what broke in her is thrown for though her pilot is wounded too: %s',
    (broke) => {
      const onTable = laid();
      fell(onTable, 'B1', { wounded: true, [broke]: true, points: much(machine(onTable, 'B1')) });
      expect(comesOut(onTable, {}, ['crew-hit 5 4']).result.allied).toMatchObject([
        { fate: 'damaged-abort', lameDuck: undefined, wounds: [{ who: 'pilot', fate: { days: 7 } }] },
      ]);
    },
  );

  test('(25) (34) a Lame Duck whose men are hit besides keeps her number: a wound is no Damaged-abort', () => {
    const struckAgain = (told: Partial<FightingMachine>) => {
      const allied = [aStrutter({ id: 'B1', lameDuck: true })];
      const onTable = laid({ allied });
      fell(onTable, 'B1', { points: much(machine(onTable, 'B1')), ...told });
      const { result } = comesOut(onTable, { allied }, ['crew-hit 5 4']);
      return result.allied[0]?.struckAgain;
    };
    expect(struckAgain({ wounded: true })).toBe(false);
    expect(struckAgain({ observerHit: true })).toBe(false);
    expect(struckAgain({ wounded: true, hasBurned: true })).toBe(true);
  });

  test('(34) what a Lame Duck came with is not held against her: much is much of the rest', () => {
    const allied = [aSpad({ id: 'B1', lameDuck: true })];
    const onTable = laid({ allied });
    const b1 = machine(onTable, 'B1');
    const bears = (points: number) => {
      fell(onTable, 'B1', { points, engineHit: true });
      return comesOut(onTable, { allied }).result.allied[0];
    };
    expect(bears(much(b1) - 1)).toMatchObject({ fate: 'unharmed', struckAgain: false });
    expect(bears(much(b1))).toMatchObject({ fate: 'damaged-abort', struckAgain: true });
    fell(onTable, 'B1', { points: much(b1) - 1 });
    const clock = { phases: 0, altitude: 8000, dfd: 20 };
    const met = muster(fight({ allied }), book);
    expect(played((table) => afterPhase(onTable, 1, { met, clock }, table)).events).toEqual([]);
  });

  test('G038 (34) nor is her pilot hit by a card sooner: he is grazed until she bears a third of the rest', () => {
    const hitAt = (third: (rest: number) => number) => {
      const onTable = laid({ allied: [aSpad({ id: 'B1', lameDuck: true })] });
      const b1 = machine(onTable, 'B1');
      b1.points = b1.borne + third(b1.resistance - b1.borne) - 3;
      const dealt = { target: b1, by: 'G12', letter: 'A', cards: 1, aimed: false, arc: 'front' } as const;
      played((table) => dealCards(dealt, onTable, table), ['#damage-a 3+crew']);
      return b1.wounded;
    };
    expect(hitAt((rest) => Math.ceil(rest / 3) - 1)).toBe(false);
    expect(hitAt((rest) => Math.ceil(rest / 3))).toBe(true);
  });

  test('G041 (43) who ends her by a card has her, though another scores in the same phase after him', () => {
    const onTable = laid({ allied: [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })] });
    const target = machine(onTable, 'G12');
    target.engineHit = true;
    const dealt = { target, letter: 'A', cards: 1, aimed: false, arc: 'front' } as const;
    const { events } = played(
      (table) => {
        for (const by of ['B1', 'B2']) dealCards({ ...dealt, by }, onTable, table);
        takeOffTheLost(onTable, table);
      },
      ['#damage-a 3+engine', '#damage-a 1'],
    );
    expect(ofType(events, 'machine-eliminated')).toMatchObject([{ why: 'engine', by: 'B1' }]);
    expect(comesOut(onTable, { allied: [aSpad({ id: 'B1' }), aSpad({ id: 'B2' })] }).result.germans).toMatchObject([
      { fate: 'forced-down', by: { machine: 'B1' } },
    ]);
  });

  test('(25) a wound that he came in with is not written down again, and sends nobody home', () => {
    const allied = [aSpad({ id: 'B1', wounds: HURT })];
    const onTable = laid({ allied });
    fell(onTable, 'B1', { points: much(machine(onTable, 'B1')) });
    expect(comesOut(onTable, { allied }).result.allied).toMatchObject([{ fate: 'unharmed', wounds: [] }]);
    fell(onTable, 'B1', { out: { how: 'shot-down', why: 'crew', by: 'G12' } });
    expect(comesOut(onTable, { allied }).result.allied).toMatchObject([
      { fate: 'shot-down', wounds: [{ who: 'pilot', fate: { fate: 'killed' } }] },
    ]);
  });

  test.each([
    ['over the table', undefined],
    ['over her own edge', FLOWN_HOME],
  ])('W050 G044 what burns %s when the fight is over burns on until it is out or she is lost', (_, out) => {
    const burns = (told: Partial<FightingMachine>, cards: readonly string[]) => {
      const onTable = laid();
      fell(onTable, 'G12', { flames: 2, hasBurned: true, scoredBy: 'B1', out, ...told });
      const { events } = played((table) => burnOut(onTable, table), cards);
      return { ...machine(onTable, 'G12'), told: events.map(({ type }) => type) };
    };
    const { resistance } = machine(laid(), 'G12');
    const flame = ['flame-burned', 'damage-drawn'];
    expect(burns({}, ['#damage-a 1', '#damage-a 3'])).toMatchObject({
      flames: 0,
      points: 4,
      out,
      told: [...flame, ...flame],
    });
    expect(burns({ points: resistance - 3 }, ['#damage-a 3'])).toMatchObject({
      flames: 1,
      out: { how: 'shot-down', why: 'fire', by: 'B1' },
      told: [...flame, 'machine-eliminated'],
    });
  });

  test('(32) Buckingham fouls the guns for a manoeuvre more, and the observer fires none', () => {
    const jammedFor = (told: Partial<AlliedMachine>, arc: 'front' | 'rear') => {
      const onTable = laid({ allied: [aStrutter({ id: 'B1', ...told })] });
      const dealt = { target: machine(onTable, 'G12'), by: 'B1', letter: 'A', cards: 1, aimed: false, arc } as const;
      played((table) => dealCards(dealt, onTable, table), ['#damage-a 2+jam-red']);
      return machine(onTable, 'B1').jams[arc];
    };
    expect(jammedFor({}, 'front')).toBe(3);
    expect(jammedFor({ rounds: 'buckingham' }, 'front')).toBe(4);
    expect(jammedFor({ rounds: 'buckingham' }, 'rear')).toBe(3);
  });

  test('W047: a card hits an observer whose gun is past mending, and none where nobody sits', () => {
    const hit = (told: Partial<AlliedMachine>) => {
      const onTable = laid({ allied: [aStrutter({ id: 'B1', ...told })] }, 'wings-of-war');
      const b1 = machine(onTable, 'B1');
      const dealt = { target: b1, by: 'G12', letter: 'A', cards: 1, aimed: false, arc: 'front' } as const;
      played((table) => dealCards(dealt, onTable, table), ['#damage-a 3+crew']);
      return b1.observerHit;
    };
    const observer = { firing: 'C', gun: { state: 'permanent', ammo: 9 } } as const;
    expect([hit({ observer }), hit({ observer: undefined })]).toEqual([true, true]);
    expect(hit({ observer: undefined, observerAlive: false })).toBe(false);
  });

  test('(24) (39) guns come out with the rounds that are left; a jam is tried at leisure', () => {
    const onTable = laid();
    fell(onTable, 'B1', { jams: { front: 2, rear: 0 } });
    machine(onTable, 'B1').ammo.front = 25;
    const { result } = comesOut(onTable, {}, ['clear-jam-at-leisure 6 6']);
    expect(result.allied[0]?.forward?.ammo).toBe(25);
    expect(comesOut(laid()).result.allied[0]?.forward).toEqual(aSpad({ id: 'B1' }).forward);
    const two = [aStrutter({ id: 'B1' })];
    const astern = laid({ allied: two });
    fell(astern, 'B1', { jams: { front: 0, rear: 2 } });
    const tried = comesOut(astern, { allied: two }, ['clear-jam-at-leisure 6 6']);
    expect(tried.result.allied[0]?.observer?.ammo).toBe(two[0]?.observer?.gun.ammo);
    const broken = { state: 'permanent', ammo: 4 } as const;
    const allied = [aSpad({ id: 'B1', forward: broken })];
    expect(comesOut(laid({ allied }), { allied }).result.allied[0]?.forward).toEqual(broken);
  });
});

describe('the clock', () => {
  const clock = () => ({ phases: 0, altitude: 1500, dfd: 20 });

  test('(26) with much of what she bears upon her his nerve is tried, and again when more is added; a Daredevil stays', () => {
    const onTable = laid({ allied: [aSpad({ id: 'B1', bravery: 'N' })] });
    onTable.turn = 1;
    const points = much(machine(onTable, 'B1'));
    fell(onTable, 'B1', { points: points - 1 });
    expect(
      played((table) => afterPhase(onTable, 1, { met: muster(fight(), book), clock: clock() }, table)).events,
    ).toEqual([]);
    fell(onTable, 'B1', { points });
    const stays = played(
      (table) => afterPhase(onTable, 1, { met: muster(fight(), book), clock: clock() }, table),
      ['nerve 1 1'],
    );
    expect(ofType(stays.events, 'morale-tried')).toMatchObject([{ machine: 'B1', stays: true }]);
    expect(
      played((table) => afterPhase(onTable, 2, { met: muster(fight(), book), clock: clock() }, table)).events,
    ).toEqual([]);
    fell(onTable, 'B1', { points: points + 1 });
    const { result } = played(
      (table) => afterPhase(onTable, 2, { met: muster(fight(), book), clock: clock() }, table),
      ['nerve 6 6'],
    );
    expect(result).toBe('no-allied-left');
    const daring = laid({ allied: [aSpad({ id: 'B1', bravery: 'DD' })] });
    fell(daring, 'B1', { points: points + 1 });
    expect(
      played((table) => afterPhase(daring, 1, { met: muster(fight(), book), clock: clock() }, table)).events,
    ).toEqual([]);
  });

  test('(19) two turns are a phase: 1,000 feet, and the DFD roll with its doubles', () => {
    const onTable = laid();
    onTable.turn = 2;
    const time = clock();
    expect(
      played(
        (table) => afterPhase(onTable, 3, { met: muster(fight(), book), clock: time }, table),
        ['dfd 3 3', 'dfd 2 4'],
      ).result,
    ).toBeUndefined();
    expect(time).toEqual({ phases: 1, altitude: 500, dfd: 8 });
    onTable.turn = 4;
    expect(
      played((table) => afterPhase(onTable, 3, { met: muster(fight(), book), clock: time }, table), ['dfd 5 4']).result,
    ).toBe('dfd-spent');
    expect(time.altitude).toBe(0);
  });

  test('(19) a double 6 brings more Germans over their own edge, each told by its counter', () => {
    const onTable = laid({ germans: [12, 17] });
    onTable.turn = 2;
    fell(onTable, 'G17', { out: FLOWN_HOME });
    const { events } = played(
      (table) => afterPhase(onTable, 3, { met: muster(fight({ germans: [12, 17] }), book), clock: clock() }, table),
      ['dfd 6 6', 'reinforcements 4 5'],
    );
    expect(ofType(events, 'germans-joined')).toMatchObject([{ germans: [{ id: 'G17-2' }] }]);
    expect(machine(onTable, 'G17-2').pose.y).toBe(onTable.table.length);
  });

  test('(50) barred numbers do not come, nor a man who has been in it', () => {
    const onTable = laid({ germans: [1] });
    onTable.turn = 2;
    const told = { germans: [1], barred: [3] };
    const { events } = played(
      (table) => afterPhase(onTable, 3, { met: muster(fight(told), book), clock: clock() }, table),
      ['dfd 6 6', 'reinforcements 1 1'],
    );
    expect(ofType(events, 'germans-joined')[0]?.germans.map(({ id }) => id)).toEqual(['G4', 'G7']);
  });

  test('(11) whose petrol is out goes home', () => {
    const allied = [aSpad({ id: 'B1', aft: 2 }), aSpad({ id: 'B2' })];
    const onTable = laid({ allied });
    onTable.turn = 2;
    const { events } = played(
      (table) => afterPhase(onTable, 3, { met: muster(fight({ allied }), book), clock: clock() }, table),
      ['dfd 1 2'],
    );
    expect(ofType(events, 'machine-exited')).toMatchObject([{ machine: 'B1', edge: 'own' }]);
  });

  test('(11) with the last petrol out there is no more time to throw for', () => {
    const allied = [aSpad({ id: 'B1', aft: 2 })];
    const onTable = laid({ allied });
    onTable.turn = 2;
    expect(
      played((table) => afterPhase(onTable, 3, { met: muster(fight({ allied }), book), clock: clock() }, table)).result,
    ).toBe('no-allied-left');
  });

  test('(34) when a phase is over a Lame Duck leaves, and no other', () => {
    const allied = [aSpad({ id: 'B1', lameDuck: true }), aSpad({ id: 'B2' })];
    const onTable = laid({ allied, crippled: true });
    onTable.turn = 2;
    const met = muster(fight({ allied, crippled: true }), book);
    const { result, events } = played((table) => afterPhase(onTable, 3, { met, clock: clock() }, table));
    expect(ofType(events, 'machine-exited').map((event) => event.machine)).toEqual(['B1', 'G12']);
    expect(result).toBe('no-germans-left');
  });

  test('(17) (18) (19) (20) it is over with a side', () => {
    const onTable = laid();
    fell(onTable, 'G12', { out: FLOWN_HOME });
    expect(whyOver(flyingMachines(onTable), clock())).toBe('no-germans-left');
  });
});

/** A fight in which everybody flies a turn straight on, then in circles to the left, and does not fire. */
function circled(told: Partial<Fight>, dice = 1) {
  const free = freeTable(book, dice, 1);
  const wanted = () => (ofType(free.events, 'card-turn-began').length === 1 ? 'straight' : 'left-60');
  const table: Table = {
    ...free,
    choose: (_, __, options) => options.find((word) => word === wanted() || word === 'hold') ?? there(options[0]),
    during: () => table,
  };
  return { result: resolveFight(fight(told), table), events: free.events };
}

test('(19) a fight ends when its time is out; a phase that was begun is paid for', () => {
  const { result } = circled({ dfd: 1 }, 3);
  expect(result).toMatchObject({ why: 'dfd-spent', phases: 1, altitude: 7000 });
  const allied = [aSpad({ id: 'B1', fights: false })];
  const unarmed = circled({ dfd: 1, allied }, 3);
  expect(ofType(unarmed.events, 'fight-began')[0]?.allied).toMatchObject([{ guns: { forward: { ammo: 0 } } }]);
});

test('(19) a fight that nobody ends is broken off', () => {
  const { result, events } = circled({ dfd: 100_000, germans: [12] });
  expect(result.why).toBe('dfd-spent');
  expect(ofType(events, 'card-turn-began')).toHaveLength(book.fights['manoeuvre-cards'].cardTable.turns.most);
});

test.each(['wings-of-war', 'wings-of-glory'] as const)(
  '(17) (18) (19) (20) whatever is thrown and answered, a fight by %s comes to an end and leaves nobody out',
  (system) => {
    for (let seed = 1; seed <= 6; seed++) {
      const joined = fight({
        system,
        allied: [aSpad({ id: 'B1' }), aStrutter({ id: 'B2' })],
        germans: [12, 13],
        ...(seed % 2 === 0 && { dive: { side: 'allied', bonus: 'surprise' } as const }),
      });
      const table = freeTable(book, seed, seed);
      const result = resolveFight(joined, table);
      expect(result.allied.map(({ id }) => id)).toEqual(['B1', 'B2']);
      expect(result.germans.map(({ id }) => id)).toEqual(expect.arrayContaining(['G12', 'G13']));
      expect(result.phases).toBeGreaterThan(0);
      expect(ofType(table.events, 'fight-began')).toMatchObject([{ system }]);
    }
  },
);
