import { describe, expect, test } from 'vitest';
import type { Party } from '../../../../src/campaign/mission-log.ts';
import {
  commanderAttacks,
  decisionParts,
  germansAttack,
  giveAttackOption,
  sightEnemy,
} from '../../../../src/procedure/mission/encounter/enemy-response.ts';
import { anFk8, aParty, aSpad, book } from '../../../support/people/activities.ts';
import { play } from '../../../support/table/spine.ts';

const CLOUD = 1;
const at = (altitude: number, told: Parameters<typeof aParty>[2] = {}): Party =>
  aParty([aSpad(), aSpad({ id: 'B2' })], 'H12', { altitude, ...told });

describe('(16) (18) whether the two see each other', () => {
  const sight = (altitude: number, box: number, dice: string) =>
    play((table) => sightEnemy(at(altitude, { box }), table), [`enemy-altitude ${dice}`]);

  test('(16) example: in Good Visibility a 9 is the enemy at 12,000 ft, in plain sight', () => {
    const { result, events } = sight(10_000, 7, '45');
    expect(result).toEqual({ altitude: 12_000, fromCloud: false });
    expect(events).toEqual([
      {
        type: 'enemy-height-rolled',
        roll: { faces: [4, 5], total: 9 },
        feet: 12_000,
        ours: 10_000,
        starred: false,
        visibility: 'unlimited',
        sight: 'seen',
      },
    ]);
  });

  test('(13) above us counts Up: 6,000 ft under Cloud, to the foot', () => {
    expect(sight(6000, CLOUD, '45').result).toEqual({ altitude: 12_000, fromCloud: false });
    expect(sight(5000, CLOUD, '45').result).toBeUndefined();
  });

  test('(13) below us counts Down: 8,000 ft under Cloud, to the foot', () => {
    expect(sight(13_000, CLOUD, '13').result).toEqual({ altitude: 5000, fromCloud: false });
    expect(sight(14_000, CLOUD, '13').result).toBeUndefined();
  });

  test('(18) beyond visibility, but starred, they lurk in the cloud above us', () => {
    const { result, events } = sight(1000, CLOUD, '46');
    expect(result).toEqual({ altitude: 13_000, fromCloud: true });
    expect(events).toMatchObject([{ starred: true, sight: 'from-cloud', visibility: 6000 }]);
  });

  test('(18) or it is we who lurk above them', () => {
    expect(sight(13_000, CLOUD, '12').result).toEqual({ altitude: 4000, fromCloud: true });
  });
});

describe('(16) the Attack Option', () => {
  const option = (ours: number, theirs: number, enemies: number[], dice: string[] = []) =>
    play((table) => giveAttackOption(at(ours), enemies, { altitude: theirs, fromCloud: false }, table), dice);

  test('is with the higher side, whatever the numbers', () => {
    expect(option(10_000, 12_000, [12]).events).toEqual([{ type: 'attack-option-given', to: 'german', why: 'height' }]);
    expect(option(10_000, 8000, [9, 10, 11]).result).toBe('allied');
  });

  test('at one height with the larger', () => {
    expect(option(8000, 8000, [12]).events).toEqual([{ type: 'attack-option-given', to: 'allied', why: 'numbers' }]);
    expect(option(8000, 8000, [9, 10, 11]).result).toBe('german');
  });

  test('and at one height between equals a die decides', () => {
    const { result, events } = option(8000, 8000, [9, 10], ['attack-option 1']);
    expect(events).toEqual([{ type: 'attack-option-given', to: result, why: 'die', roll: { faces: [1], total: 1 } }]);
    expect(option(8000, 8000, [9, 10], ['attack-option 6']).result).not.toBe(result);
  });
});

describe('(16) whether the Germans attack', () => {
  const decide = (party: Party, enemies: number[], altitude: number, dice: string[] = []) =>
    play(
      (table) => germansAttack(party, { numbers: enemies, crippled: false }, { altitude, fromCloud: false }, table),
      dice,
    );

  test('example: Jasta 11 always does, and throws no dice', () => {
    const { result, events } = decide(at(10_000), [12, 3], 12_000);
    expect(result).toBe(true);
    expect(events).toEqual([{ type: 'germans-decided', decides: 'attack', by: 'jasta-11' }]);
  });

  test('(23 of By the book) (33) a Lame Duck of theirs goes home: it throws no dice, be it Jasta 11 or not', () => {
    const met = { numbers: [3], crippled: true };
    const { result, events } = play((table) =>
      germansAttack(at(10_000), met, { altitude: 12_000, fromCloud: false }, table),
    );
    expect(result).toBe(false);
    expect(events).toEqual([{ type: 'germans-decided', decides: 'decline', by: 'crippled' }]);
  });

  test('others throw: a 7 attacks, a 6 does not, with all that speaks for it and against told', () => {
    expect(decide(at(8000), [9, 10], 8000, ['german-decision 34']).events).toEqual([
      {
        type: 'germans-decided',
        decides: 'attack',
        by: { roll: { faces: [3, 4], total: 7 }, parts: { odds: 0, height: 0 }, total: 7 },
      },
    ]);
    expect(decide(at(8000), [9, 10], 8000, ['german-decision 33']).result).toBe(false);
  });

  test.each<[string, Party, number[], number, object]>([
    ['one more of them, who dive', at(8000), [9, 10, 11], 10_000, { odds: 1, height: 1 }],
    ['one against two', at(8000), [9], 8000, { odds: -1, height: 0 }],
    ['far above a flight down low', at(1000), [9, 10], 13_000, { odds: 0, height: -3 }],
    [
      'a two-seater among us',
      aParty([aSpad(), anFk8()], 'H12', { altitude: 8000 }),
      [9, 10],
      8000,
      { odds: 0, height: 0, twoSeatersAmongUs: 1 },
    ],
    ['no scout among them', at(8000), [32, 36], 8000, { odds: 0, height: 0, noScoutAmongThem: -4 }],
    [
      'our side of the lines',
      aParty([aSpad()], 'H05', { altitude: 8000 }),
      [9],
      8000,
      { odds: 0, height: 0, ourSideOfTheLines: -2 },
    ],
  ])('%s', (_, party, enemies, altitude, parts) => {
    const { events } = decide(party, enemies, altitude, ['german-decision 34']);
    expect(events).toMatchObject([{ by: { parts } }]);
    expect(events[0]).toHaveProperty('by.parts', parts);
  });
});

describe('(16) what two-seaters draw, on a card that tells those alone from those with fighters', () => {
  const { decisionParts: steady } = book.enemyAircraftResponse;
  const alone = { modifier: -3, most: 2, source: 'fitted' };
  const card = { ...steady, twoSeatersAmongUs: { ...steady.twoSeatersAmongUs, modifier: -7 }, twoSeatersAlone: alone };
  const own = { ...book, enemyAircraftResponse: { ...book.enemyAircraftResponse, decisionParts: card } };
  const draw = (ours: number, fighters: number) =>
    decisionParts({ ours, fighters, enemies: [9, 10], above: 0, ground: 'enemy' }, own);

  test('a pair without a fighter is hunted, and with one is let be', () => {
    expect(draw(2, 0)).toMatchObject({ twoSeatersAlone: -3 });
    expect(draw(3, 1)).toMatchObject({ twoSeatersAmongUs: -7 });
  });

  test('more of them than the card says cover each other as fighters would', () => {
    expect(draw(3, 0)).toMatchObject({ twoSeatersAmongUs: -7 });
  });

  test('fighters by themselves draw nothing', () => {
    expect(draw(2, 2)).not.toHaveProperty('twoSeatersAmongUs');
    expect(draw(2, 2)).not.toHaveProperty('twoSeatersAlone');
  });
});

describe('(17) the commander, when the option is his', () => {
  const decide = (ours: number, theirs: number, fromCloud: boolean, answer: 'attack' | 'decline') =>
    play((table) => commanderAttacks(at(ours), [9, 32], { altitude: theirs, fromCloud, range: undefined }, table), [], {
      attack: [answer],
    });

  test.each([
    [10_000, 8000, false, 'dive'],
    [13_000, 4000, true, 'surprise'],
    [8000, 8000, false, 'none'],
  ])('(18) at %i over %i ft, from cloud %s: the bonus is %s', (ours, theirs, fromCloud, bonus) => {
    const { result, asked, events } = decide(ours, theirs, fromCloud, 'attack');
    expect(result).toBe(true);
    expect(events).toEqual([]);
    expect(asked).toMatchObject([{ decision: 'attack', about: { enemies: [9, 32], enemyAltitude: theirs, bonus } }]);
  });

  test('may leave them alone', () => {
    const { result, events } = decide(10_000, 8000, false, 'decline');
    expect(result).toBe(false);
    expect(events).toEqual([{ type: 'attack-declined' }]);
  });

  const crippled = aSpad({ lameDuck: { number: 4, climbs: true, repair: 1 } });
  test.each([
    ['with a sound one beside it', aParty([crippled, aSpad({ id: 'B2' })], 'H12', { altitude: 10_000 })],
    ['with nobody sound', aParty([crippled], 'H12', { altitude: 10_000 })],
    ['away for the turn', { ...at(10_000), away: [crippled] }],
  ])('(33) (34) a Lame Duck does not attack: nothing is asked, %s', (_, party) => {
    const sighting = { altitude: 8000, fromCloud: false, range: undefined };
    const { result, events } = play((table) => commanderAttacks(party, [9, 32], sighting, table));
    expect(result).toBe(false);
    expect(events).toEqual([{ type: 'attack-declined', by: 'lame-duck' }]);
  });
});
