import { describe, expect, test } from 'vitest';
import type { FlyingMachine, Party } from '../../../src/campaign/mission-log.ts';
import { poolsOf } from '../../../src/procedure/mission/aft.ts';
import { move } from '../../../src/procedure/mission/movement.ts';
import { ordersOf, viewOf } from '../../../src/procedure/mission/party-view.ts';
import { aLog, anFk8, aParty, aSpad, book } from '../../support/people/activities.ts';
import { idsIn, lame, orders, play, three } from '../../support/table/spine.ts';

function turn(party: Party, movement: readonly string[], height: readonly string[] = []) {
  const begun = { from: party.altitude, mayChangeHeight: true };
  const { result, events, asked } = play((table) => move(party, begun, orders(), table), [], { movement, height });
  return {
    result: 'machines' in result ? { ...result, machines: idsIn(result) } : result,
    events,
    options: asked.filter(({ decision }) => decision === 'movement').map((each) => each.options),
  };
}

/** What each of the steps open to a party is put at, in Air Flying Time. */
function pricesAt(party: Party, step: string): Readonly<Record<string, number>> {
  const begun = { from: party.altitude, mayChangeHeight: true };
  const { asked } = play((table) => move(party, begun, orders(), table), [], { movement: [step] });
  const steps = asked.flatMap((question) => (question.decision === 'movement' ? question.about.steps : []));
  return Object.fromEntries(steps.map(({ step: open, aft }) => [open, aft]));
}

const optionsAt = (party: Party): readonly string[] => turn(party, ['stay']).options[0] ?? [];

describe('(11) (14) what a party may do with its turn', () => {
  test('(14) it moves to any of the six hexes around it, stays, or changes its height first', () => {
    expect(optionsAt(aParty([aSpad()], 'H09'))).toEqual(['ne', 'e', 'se', 'sw', 'w', 'nw', 'stay', 'height']);
  });

  test('(14) it does not fly over the edge of the map', () => {
    expect(optionsAt(aParty([aSpad()], 'A22'))).toEqual(['sw', 'w', 'stay', 'height']);
    expect(optionsAt(aParty([aSpad()], 'O01'))).not.toContain('w');
  });

  test.each([
    [1, undefined],
    [2, ['stay', 'height']],
    [3, ['ne', 'e', 'se', 'sw', 'w', 'nw', 'stay', 'height']],
  ])('(11) nothing is begun that it has not the AFT for: with %i it has %j', (aft, options) => {
    const party = aParty([aSpad({ aft }), anFk8({ aft: 60 })], 'H09');
    const fighters = aParty([aSpad({ aft })], 'H09');
    expect(options === undefined ? turn(fighters, []).result : optionsAt(fighters)).toEqual(
      options ?? { did: 'is-stranded' },
    );
    if (options) expect(optionsAt(party)).toEqual([...options, 'fighters-home']);
  });

  test('(14) a climb fills no other activity: with a move it is 2 + 3, and a turn spent only climbing pays no stay', () => {
    const party = aParty([aSpad({ aft: 50 })], 'H08', { altitude: 5000 });
    const { result, options, events } = turn(party, ['height', 'only-climb'], ['6000']);
    expect(result).toEqual({ did: 'climbed' });
    expect(options[1]).toEqual(['ne', 'e', 'se', 'sw', 'w', 'nw', 'stay', 'only-climb']);
    expect(events.map(({ type }) => type)).toEqual(['height-changed']);
    expect(party.machines[0]?.aft).toBe(48);
    const moved = aParty([aSpad({ aft: 50 })], 'H08', { altitude: 5000 });
    turn(moved, ['height', 'w'], ['6000']);
    expect(moved.machines[0]?.aft).toBe(45);
  });

  test('(14) to come down is free, and no way to spend a turn', () => {
    const party = aParty([aSpad({ aft: 50 })], 'H08', { altitude: 5000 });
    expect(turn(party, ['height', 'stay'], ['1000']).options[1]).not.toContain('only-climb');
  });

  test('(11) climbed on the last of it over the field of home, it has nothing left to land with', () => {
    const party = aParty([aSpad({ aft: 2 })], 'H01', { altitude: 5000 });
    expect(turn(party, ['height', 'only-climb'], ['6000']).options[1]).toEqual(['only-climb']);
  });

  test('(14) a move costs 3 AFT, a patrol 2; where it came from is noted for the heavy hex-sides', () => {
    const party = aParty([aSpad({ aft: 50 }), anFk8({ aft: 90 })], 'H08');
    expect(turn(party, ['e'])).toMatchObject({
      result: { did: 'moved' },
      events: [{ type: 'moved', from: 'H08', to: 'H09', aft: 3, left: 47 }],
    });
    expect(turn(party, ['stay'])).toMatchObject({
      result: { did: 'stayed' },
      events: [{ type: 'stayed', hex: 'H09', aft: 2, left: 45 }],
    });
    expect(party).toMatchObject({ hex: 'H09', cameFrom: 'H08', machines: [{ aft: 45 }, { aft: 85 }] });
  });

  test('(15) guns that had found the range have it no more when the party moves, but keep it while it stays', () => {
    const party = aParty([aSpad()], 'H09', { underFire: 2 });
    turn(party, ['stay']);
    expect(party.underFire).toBe(2);
    turn(party, ['e']);
    expect(party.underFire).toBe(0);
  });

  test('(14) the height is changed once a turn, before the move', () => {
    const party = aParty([aSpad()], 'H08', { altitude: 5000 });
    const { options, events } = turn(party, ['height', 'w'], ['8000']);
    expect(options[0]).toContain('height');
    expect(options[1]).not.toContain('height');
    expect(events.map(({ type }) => type)).toEqual(['height-changed', 'moved']);
  });

  test('(22) who can neither climb nor come down has no height to change', () => {
    const party = aParty([aSpad({ lameDuck: lame() })], 'I08', { altitude: 1000 });
    expect(turn(party, ['land']).options[0]).not.toContain('height');
  });

  test.each([
    ['H01', 10_000, true],
    ['I08', 1000, true],
    ['H01', 11_000, false],
    ['H09', 1000, false],
    ['F12', 1000, false],
  ])('(49) over %s at %i ft it may land: %s', (hex, altitude, may) => {
    expect(optionsAt(aParty([aSpad()], hex, { altitude })).includes('land')).toBe(may);
  });

  test('(49) to land is carried out by those who fly it, after the Encounter Roll', () => {
    const party = aParty([aSpad()], 'H01');
    expect(turn(party, ['land'])).toMatchObject({ result: { did: 'lands' }, events: [] });
  });
});

describe('(10) (22) (35) who may part from the rest', () => {
  test('(10) fighters may leave the two-seaters to their own devices', () => {
    expect(turn(aParty(three(), 'H09'), ['fighters-home']).result).toEqual({ did: 'parts', machines: ['B1', 'B2'] });
    expect(optionsAt(aParty([aSpad()], 'H09'))).not.toContain('fighters-home');
    expect(optionsAt(aParty([anFk8()], 'H09'))).not.toContain('fighters-home');
  });

  test('(10) (14) (22) (35) of what is open a move is put at 3 AFT, a stay at 2, and to part or to land at none', () => {
    const machines = [aSpad(), aSpad({ id: 'B3', lameDuck: lame() }), anFk8({ plates: ['good'] })];
    expect(pricesAt(aParty(machines, 'I08'), 'land')).toEqual({
      land: 0,
      'land B3': 0,
      'land B7': 0,
      'fighters-home': 0,
      'leave B3': 0,
      height: 0,
    });
    expect(pricesAt(aParty([aSpad(), anFk8()], 'A22'), 'stay')).toEqual({
      sw: 3,
      w: 3,
      stay: 2,
      height: 0,
      'fighters-home': 0,
    });
  });

  test('(36) a two-seater that is a Lame Duck, and the only one, is left by name: it becomes a Straggler', () => {
    const duck = anFk8({ lameDuck: lame() });
    expect(turn(aParty([aSpad(), duck], 'H09'), ['leave B7']).options[0]).not.toContain('fighters-home');
    expect(turn(aParty([aSpad(), duck, anFk8({ id: 'B8' })], 'H09'), ['fighters-home']).result).toEqual({
      did: 'parts',
      machines: ['B1'],
    });
  });

  test('(22) a Lame Duck may be left to make his own way home at any time, unless all are Lame Ducks', () => {
    const duck = aSpad({ id: 'B3', lameDuck: lame() });
    expect(turn(aParty([aSpad(), duck], 'H09'), ['leave B3']).result).toEqual({ did: 'parts', machines: ['B3'] });
    expect(turn(aParty([duck], 'H09'), ['sw']).options[0]).not.toContain('leave B3');
  });

  test('(35) over a field a Lame Duck may land by itself while its escorts fly on', () => {
    const party = aParty([aSpad(), aSpad({ id: 'B3', lameDuck: lame() })], 'I08');
    const { result, options } = turn(party, ['land B3']);
    expect(result).toEqual({ did: 'sets-down', machines: ['B3'] });
    expect(options[0]).toEqual(expect.arrayContaining(['land', 'land B3', 'leave B3']));
  });

  test('(35, 49) nobody else lands by himself while the others fly on', () => {
    const options = optionsAt(aParty([aSpad(), aSpad({ id: 'B2' }), anFk8()], 'I08'));
    expect(options.filter((word) => word.startsWith('land'))).toEqual(['land']);
    const party = aParty([aSpad(), aSpad({ id: 'B3', lameDuck: lame() }), anFk8({ plates: ['average'] })], 'I08');
    const { options: open } = turn(party, ['land']);
    expect(open[0]?.filter((word) => word.startsWith('land'))).toEqual(['land', 'land B3', 'land B7']);
  });

  test('(49) so may a two-seater that has plates to save', () => {
    const party = aParty([aSpad(), anFk8({ plates: ['average'] })], 'I08');
    expect(turn(party, ['land B7']).result).toEqual({ did: 'sets-down', machines: ['B7'] });
    expect(optionsAt(aParty([anFk8({ plates: ['average'] })], 'I08'))).not.toContain('land B7');
  });
});

const coursesOf = (options: readonly string[] = []) =>
  ['ne', 'e', 'se', 'sw', 'w', 'nw'].filter((course) => options.includes(course));

describe('(21, 33) a party with a Lame Duck heads for a field of ours at once', () => {
  const duck = () => aSpad({ id: 'B3', lameDuck: lame() });

  test('it does not stay, and moves only nearer to the nearest', () => {
    expect(turn(aParty([aSpad(), duck()], 'H12'), ['w']).options[0]).toEqual(['sw', 'w', 'height', 'leave B3']);
  });

  test('(33) from H07 to H08 and back to H07 is no way to Mercatel', () => {
    const party = aParty([aSpad(), duck()], 'H07');
    expect(turn(party, ['e']).options[0]).not.toContain('w');
    expect(party.hex).toBe('H08');
    expect(coursesOf(turn(party, ['se']).options[0])).toEqual(['se']);
  });

  const bound = (heads: 'home' | 'nearest') =>
    aSpad({ id: 'B3', lameDuck: { number: 3, climbs: false, repair: 0, heads } });

  test.each([
    ['between two fields: to the nearer', 'F07', duck(), ['ne', 'nw']],
    ['as far from one as from the other: to either', 'K08', duck(), ['ne', 'sw', 'nw']],
    ['(21) bound for the nearest by choice, no otherwise', 'F07', bound('nearest'), ['ne', 'nw']],
    ['(21) bound for home: nearer to home each time', 'F07', bound('home'), ['sw', 'w']],
    ['(21) bound for home, over an Emergency Landing Field too', 'I08', bound('home'), ['w', 'nw']],
  ])('%s', (_, hex, lameDuck, courses) => {
    const [options] = turn(aParty([aSpad(), lameDuck], hex), [courses[0] ?? '']).options;
    expect(coursesOf(options)).toEqual(courses);
  });

  test('(33) over an Emergency Landing Field it goes no further', () => {
    expect(coursesOf(turn(aParty([aSpad(), duck()], 'I08'), ['land']).options[0])).toEqual([]);
  });

  test('(35) (49) (21) bound for home, it lands there and nowhere else; one of the others with plates may land by herself', () => {
    const over = (hex: string, ...others: FlyingMachine[]) =>
      turn(aParty([bound('home'), ...others], hex), [hex === 'H01' ? 'land' : 'w']).options[0];
    expect(over('I08', aSpad())).toEqual(['w', 'nw', 'height', 'leave B3']);
    expect(over('I08', anFk8({ plates: ['good'] }))).toContain('land B7');
    expect(over('H01', aSpad())).toEqual(expect.arrayContaining(['land', 'land B3']));
  });

  test('(21) of two of them the one that goes to the nearest field has it first', () => {
    const party = aParty([bound('home'), aSpad({ id: 'B4', lameDuck: lame() })], 'H07');
    expect(coursesOf(turn(party, ['e']).options[0])).toEqual(['e', 'se']);
  });

  test('over a field on which it can land it does not stay', () => {
    expect(turn(aParty([aSpad(), duck()], 'I08', { altitude: 5000 }), ['land']).options[0]).not.toContain('stay');
  });

  test('(11) without the AFT for a move it can go nowhere', () => {
    const stranded = aParty([aSpad({ aft: 2 }), duck()], 'H12');
    expect(turn(stranded, []).result).toEqual({ did: 'is-stranded' });
  });

  test('over a field, too high to land, it may stay to come down', () => {
    const party = aParty([aSpad(), duck()], 'I08', { altitude: 12_000 });
    expect(optionsAt(party)).toEqual(expect.arrayContaining(['stay', 'height']));
  });
});

test('(10) fighters and two-seaters are told of their AFT apart, each by the machine that has least', () => {
  const fighters = [aSpad({ aft: 60 }), aSpad({ id: 'B2', aft: 55 })];
  expect(poolsOf(aParty([...fighters, anFk8({ aft: 130 })], 'H09'))).toEqual({ fighters: 55, twoSeaters: 130 });
  expect(poolsOf(aParty(fighters, 'H09'))).toEqual({ fighters: 55 });
  expect(poolsOf(aParty([anFk8({ aft: 130 })], 'H09'))).toEqual({ twoSeaters: 130 });
});

test('(49) the commander sees each field of ours, the nearest first, and the AFT that it takes', () => {
  const { fields } = viewOf(aParty([aSpad()], 'H09'), book);
  expect(fields[0]).toEqual({ field: 'mercatel', name: 'Mercatel', moves: 1, aft: 3 });
  expect(fields.find(({ field }) => field === 'amiens')).toMatchObject({ moves: 8, aft: 24 });
  expect(fields).toHaveLength(4);
});

test('(7) the orders say what the mission is sent to, and what has been done of it', () => {
  const log = aLog('photo-reconnaissance', { target: 'yards-cambrai', zones: ['B'] });
  log.done.patrolled.push('H09');
  log.done.damage = 2;
  expect(ordersOf('mission', log, book)).toEqual({
    errand: 'mission',
    mission: 'photo-reconnaissance',
    zones: ['B'],
    machines: 0,
    target: 'J14',
    achieved: log.done,
  });
  expect(ordersOf('home', aLog('dawn-patrol'), book).target).toBeUndefined();
});
