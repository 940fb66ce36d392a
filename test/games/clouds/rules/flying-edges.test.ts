import { expect, test } from 'vitest';
import { freshCourse } from '../../../../src/games/clouds/rules/flying/composed.ts';
import { courseOf, speedAfter } from '../../../../src/games/clouds/rules/flying/course.ts';
import { endOf } from '../../../../src/games/clouds/rules/flying/course-end.ts';
import { move } from '../../../../src/games/clouds/rules/flying/fly.ts';
import { foreseeStep } from '../../../../src/games/clouds/rules/flying/foresight.ts';
import { openSteps } from '../../../../src/games/clouds/rules/flying/open-steps.ts';
import { arcOf } from '../../../../src/kit/geometry/headings.ts';
import { aMachine, anEngine, aSkirmish, aUnit, cards, NO_ENGINE, play } from '../../../support/fights/clouds.ts';

type Over = Parameters<typeof aMachine>[1];

const fire = { reaches: 9, ends: 'death', isForGood: false } as const;
const open = (over: Over = {}, words: readonly string[] = [], turn = 1, others = [aMachine('G1')]) => {
  const machine = aMachine('B1', over);
  const fight = aSkirmish([machine, ...others]);
  fight.turn = turn;
  return openSteps(courseOf(words, machine, cards), machine, fight);
};
/** A Pup at height 30, with 120 km/h, ends a move of these words. */
const ends = (words: readonly string[], over: Over = {}) => {
  const machine = aMachine('B1', over);
  return endOf(courseOf(words, machine, cards), machine, cards);
};

test('C030 C031 C032 C033 C034 C035 C036 C037 C038 C039 C040 C041 C042 each manoeuvre costs what its own row says', () => {
  const rows = cards.movement.manoeuvres.map((row, i) => ({ ...row, actions: i + 1, energy: 10 * (i + 1) }));
  const odd = { ...cards, movement: { ...cards.movement, manoeuvres: rows } };
  const machine = aMachine('B1', { opensWide: 15 });
  const begun = freshCourse(machine, odd);
  const costs = (word: string) => {
    const course = courseOf([word], machine, odd);
    return [begun.actions - course.actions, begun.energy - course.energy];
  };
  const row = (manoeuvre: string): [number, number] => {
    const place = rows.findIndex((each) => each.manoeuvre === manoeuvre) + 1;
    return [place, 10 * place];
  };
  expect(['roll-l', 'roll-r'].map(costs)).toEqual([row('roll'), row('roll')]);
  expect(['l30', 'wide-r'].map(costs)).toEqual([row('turn'), row('turn')]);
  expect(['slip-l1', 'slip-r1'].map(costs)).toEqual([row('slip'), row('slip')]);
  const plain = ['stall', 'immelmann', 'spin', 'landing', 'take-off'];
  expect(plain.map(costs)).toEqual(plain.map(row));
  // What a man does with his hands takes no energy, and what the machine does of itself nothing.
  const hands = ['restart', 'repair', 'radio', 'camera'];
  expect(hands.map(costs)).toEqual(hands.map((each) => [row(each)[0], 0]));
  expect(['s3', 'bank-left', 'end', 'leave', 'jump', 'shut-down'].map(costs)).toEqual(Array(6).fill([0, 0]));
  // Each Move Unit of a dive gives one back.
  expect(costs('vertical-dive')).toEqual([row('vertical-dive')[0], row('vertical-dive')[1] - 12]);
});

test('C031 a roll takes as much way ahead as the machine has for it, and leaves it banked', () => {
  const machine = aMachine('B1');
  const course = courseOf(['roll-l'], machine, cards);
  expect(course).toMatchObject({ place: { x: 0, y: 200 }, left: 1000, straight: 200, bank: 'left', isOver: false });
  expect(courseOf(['roll-r'], machine, cards).bank).toBe('right');
});

test('C032 a vertical dive goes straight down by all whole Move Units that are left, and ends the move', () => {
  const machine = aMachine('B1');
  expect(courseOf(['vertical-dive'], machine, cards)).toMatchObject({
    place: { x: 0, y: 0 },
    climbs: -12,
    left: 0,
    isOver: true,
    manoeuvred: true,
  });
  // A turn of 30 degrees takes 158 hundredths of twelve.
  expect(courseOf(['r30', 'vertical-dive'], machine, cards)).toMatchObject({ climbs: -10, energy: -1 - 1 + 10 });
});

test('C035 a bank is taken after the rest of the way, and ends the move', () => {
  const machine = aMachine('B1');
  for (const bank of ['left', 'right'] as const)
    expect(courseOf([`bank-${bank}`], machine, cards)).toMatchObject({
      place: { x: 0, y: 1200 },
      left: 0,
      bank,
      isOver: true,
      manoeuvred: false,
    });
  expect(courseOf(['bank-level'], aMachine('B1', { bank: 'left' }), cards).bank).toBe('level');
});

test('C012 a climb costs one for each Move Unit and a dive gives one, and neither takes way', () => {
  const machine = aMachine('B1');
  expect(courseOf(['c5'], machine, cards)).toMatchObject({ climbs: 5, energy: -5, left: 1200, actions: 2 });
  expect(courseOf(['d9'], machine, cards)).toMatchObject({ climbs: -9, energy: 9, left: 1200, actions: 2 });
});

test.each([7, 10, 12, 13, 17])('C098 a wide turn is at least half the way and no step more at speed %i', (speed) => {
  const machine = aMachine('B1', { speed, opensWide: 15 });
  const arc = arcOf(800);
  for (const [word, side] of [
    ['wide-l', 'left'],
    ['wide-r', 'right'],
  ] as const) {
    const course = courseOf([word], machine, cards);
    const flown = 100 * speed - course.left;
    expect(flown % arc).toBe(0);
    expect(flown).toBeGreaterThanOrEqual(50 * speed);
    expect(flown - arc).toBeLessThan(50 * speed);
    expect(course).toMatchObject({ bank: side, straight: 0, tests: [], actions: 1 });
    expect(course.heading).toBe(side === 'left' ? 24 - flown / arc : flown / arc);
  }
});

test.each([
  // Straight and level, below, at, and just above the top speed of 17.
  ['end', { speed: 16 }, 17],
  ['end', { speed: 17 }, 17],
  ['end', { speed: 18 }, 17],
  ['end', { speed: 22 }, 20],
  // A climb does not spare a machine that is too fast; a dive does.
  ['c1', { speed: 22 }, 19],
  ['d1', { speed: 22 }, 23],
  ['d12', { speed: 17 }, 27],
  ['d12', { speed: 12 }, 24],
  // Torn fabric and damaged engines cost their loss in each move, and then nothing is gained.
  ['end', { speed: 12, drag: 2 }, 10],
  ['end', { speed: 12, engineLoss: 3 }, 9],
  ['end', { speed: 12, drag: 2, engineLoss: 3 }, 7],
  ['end', { speed: 1, drag: 2 }, 0],
  ['end', { speed: 12, ...NO_ENGINE }, 10],
  ['end', { speed: 18, drag: 2 }, 16],
  // A manoeuvre, a climb or a dive: no acceleration.
  ['r30', { speed: 12 }, 11],
  ['c1', { speed: 12 }, 11],
  ['s3', { speed: 12 }, 13],
] as const)('C011 C012 C013 the speed after %s of a Pup with %j', (word, over, speed) => {
  const machine = aMachine('B1', over);
  const course = courseOf([word], machine, cards);
  expect(speedAfter(course, machine, cards)).toBe(speed);
});

test('C072 the thrown loss of an uneven engine counts instead of the expected one', () => {
  const machine = aMachine('B1', { uneven: ['1d4'] });
  const course = courseOf(['end'], machine, cards);
  expect([speedAfter(course, machine, cards), speedAfter(course, machine, cards, 4)]).toEqual([10, 8]);
  expect(endOf(course, machine, cards, 1).speed).toBe(11);
});

test('C036 C038 a stall or a spin takes all speed above the stall, and gives none', () => {
  for (const word of ['stall', 'spin']) {
    expect(ends([word])).toMatchObject({ speed: 6, height: 30, heading: 0 });
    expect(ends([word], { speed: 4 })).toMatchObject({ speed: 4 });
  }
});

test('C037 an Immelmann turns the speed above the stall into height, five at the most', () => {
  const looped = { heading: 12, bank: 'level', speed: 6 } as const;
  expect(ends(['immelmann'])).toMatchObject({ ...looped, height: 35 });
  expect(ends(['immelmann'], { speed: 9, bank: 'left', heading: 3 })).toMatchObject({
    ...looped,
    heading: 15,
    height: 33,
  });
  expect(ends(['immelmann'], { speed: 5 })).toMatchObject({ ...looped, height: 30 });
});

test('C039 C040 a landing ends where it is; a take-off ends two above the stall, one up', () => {
  expect(ends(['landing'], { height: 2 })).toMatchObject({ height: 2, speed: 12 });
  expect(ends(['take-off'], { height: 0, speed: 0 })).toMatchObject({ height: 1, speed: 8 });
});

test('C012 C036 C037 C038 what is climbed is height at the end, and no machine is below the ground', () => {
  expect(ends(['c3', 'end'])).toMatchObject({ height: 33, speed: 9 });
  expect(ends(['d3', 'end'])).toMatchObject({ height: 27, speed: 15 });
  expect(ends(['c3', 'stall'])).toMatchObject({ height: 33, speed: 6 });
  expect(ends(['slip-r3', 'end'], { height: 2 })).toMatchObject({ height: 0 });
});

test('C014 at the stall speed the machine stalls at once, above it not', () => {
  const after = (stall: number, dice: string[]) => {
    const machine = aMachine('B1', { speed: 7 });
    const slow = { ...machine, panel: { ...machine.panel, stall } };
    play((table) => move(slow, aSkirmish([slow]), table), dice, { 'clouds-move': ['c1', 'end'] });
    return [slow.height, slow.speed, slow.did.stalled, slow.status];
  };
  // She ends with 60 km/h.
  expect(after(59, [])).toEqual([31, 6, false, 'flying']);
  expect(after(60, ['clouds-flying 12'])).toEqual([27, 9, true, 'flying']);
  expect(after(60, ['clouds-flying 13'])).toEqual([27, 9, true, 'spinning']);
});

test('C014 C036 a stall near the ground ends in it', () => {
  const machine = aMachine('B1', { speed: 5, height: 4, ...NO_ENGINE });
  const seen = foreseeStep('end', freshCourse(machine, cards), machine, aSkirmish([machine]));
  expect(seen.end).toMatchObject({ endsIn: 'ground', height: 0, speed: 6 });
  const high = aMachine('B1', { speed: 5, height: 5 });
  const before = foreseeStep('end', freshCourse(high, cards), high, aSkirmish([high]));
  expect(before.end).toMatchObject({ endsIn: 'stall', height: 1, speed: 9 });
  play((table) => move(machine, aSkirmish([machine]), table), ['clouds-luck 1', 'clouds-landing 1'], {
    'clouds-move': ['end'],
  });
  expect([machine.status, machine.height]).toEqual(['landed', 0]);
});

test('C014 a move that ends in a landing, a jump, a spin or off the board is no stall', () => {
  const end = (word: string, over: Over = {}) => {
    const machine = aMachine('B1', { speed: 5, ...over });
    return foreseeStep(word, freshCourse(machine, cards), machine, aSkirmish([machine])).end;
  };
  for (const word of ['leave', 'landing', 'jump', 'spin'])
    expect(end(word)).toMatchObject({ endsIn: word, height: 30 });
  expect(end('end', { speed: 0, height: 0, engineLoss: 1 }).endsIn).toBeUndefined();
  expect(end('slip-l2', { speed: 12, height: 2 })).toMatchObject({ endsIn: 'ground', height: 0 });
});

test('C007 what may be said first: to leave with nobody near, to jump with a parachute', () => {
  const far = [aMachine('G1', { place: { x: 0, y: 1300 } })];
  const near = [aMachine('G1', { place: { x: 0, y: 1299 } })];
  const leaves = (...args: Parameters<typeof open>) => open(...args).includes('leave');
  expect([leaves({}, [], 2, far), leaves({}, [], 2, near), leaves({}, [], 1, far)]).toEqual([true, false, false]);
  expect(leaves({}, ['s2'], 2, far)).toBe(false);
  const jumps = (over: Over, words: readonly string[] = []) => open(over, words).includes('jump');
  expect([jumps({ parachute: true }), jumps({}), jumps({ parachute: true }, ['s2'])]).toEqual([true, false, false]);
  // (C028) The crew of a burning machine has been asked before the move.
  expect(jumps({ parachute: true, fire })).toBe(false);
});

test('C007 C040 on the ground there is the take-off, or to stay', () =>
  expect(open({ height: 0, speed: 0, opensWide: 15 })).toEqual(['take-off', 'end']));

test('C007 C098 who opens wide has nothing else to begin with, and then all', () => {
  expect(open({ opensWide: 15 })).toEqual(['wide-l', 'wide-r']);
  expect(open({ opensWide: 15 }, ['wide-l'])).toEqual(expect.arrayContaining(['end', 's1', 'c1', 'd1', 'l30']));
});

test('C007 every step that a fresh machine may take, in the order of the list', () => {
  const numbered = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i + 1}`);
  const turns = (letter: string) =>
    ['', '+1', '+2', '+3'].flatMap((tight) => ['30', '60', '90'].map((angle) => letter + angle + tight));
  const steps = open();
  expect(steps.filter((word) => /^s\d/.test(word))).toEqual(numbered('s', 11));
  expect(steps.filter((word) => /^c\d/.test(word))).toEqual(numbered('c', 5));
  expect(steps.filter((word) => /^d\d/.test(word))).toEqual(numbered('d', 12));
  expect(steps.filter((word) => /^[lr]\d/.test(word)).toSorted()).toEqual([...turns('l'), ...turns('r')].toSorted());
  expect(steps.filter((word) => word.startsWith('slip-l'))).toEqual(numbered('slip-l', 5));
  const rest = steps.filter((word) => !/^(?:[scdlr]|slip-[lr])\d/.test(word));
  expect(rest).toEqual([
    'end',
    'roll-l',
    'roll-r',
    'vertical-dive',
    'stall',
    'spin',
    'immelmann',
    'bank-left',
    'bank-right',
  ]);
});

test('C007 C010 a turn needs an action, the way of its arc and the energy of its price', () => {
  const turns = (over: Over, words: readonly string[] = []) => open(over, words).filter((word) => /^[lr]\d/.test(word));
  // Two actions: a second turn may follow the first, to the same side.
  expect(turns({}, ['l30']).some((word) => word.startsWith('r'))).toBe(false);
  expect(turns({}, ['l30'])).toContain('l60');
  expect(turns({}, ['l30', 'l30'])).toEqual([]);
  expect(turns({ bank: 'right' }).every((word) => word.startsWith('r'))).toBe(true);
  // Of 300 hundredths, 30 degrees are 158, 60 are 316 and 90 are 474.
  const plain = (left: number) => turns({}, [`s${12 - left}`]).filter((word) => /^r\d+$/.test(word));
  expect([1, 2, 3, 4, 5].map(plain)).toEqual([[], ['r30'], ['r30'], ['r30', 'r60'], ['r30', 'r60', 'r90']]);
  // At speed 3 she has two to spare after the turn's own, and each template tighter costs one.
  const tightest = (over: Over) => new Set(turns(over).map((word) => word.replace(/^[lr]\d+/, '')));
  expect(tightest({ speed: 3, wider: 9 })).toEqual(new Set(['', '+1', '+2']));
  // No template is tighter than A: at speed 8 hers is B.
  expect(tightest({ speed: 8 })).toEqual(new Set(['', '+1']));
});

test('C007 a roll needs an action, its way and a unit of energy, and goes to a side she is not banked to', () => {
  const rolls = (over: Over, words: readonly string[] = []) => open(over, words).filter((word) => /^roll/.test(word));
  expect([rolls({}), rolls({ bank: 'left' }), rolls({ bank: 'right' })]).toEqual([
    ['roll-l', 'roll-r'],
    ['roll-r'],
    ['roll-l'],
  ]);
  expect([rolls({}, ['s10']), rolls({}, ['s11'])]).toEqual([['roll-l', 'roll-r'], []]);
  expect(rolls({}, ['l30', 'l30'])).toEqual([]);
});

test('C007 C012 she climbs or dives once, not into the ground, and climbs with an engine alone', () => {
  const heights = (over: Over, words: readonly string[] = []) =>
    open(over, words).filter((word) => /^[cd]\d/.test(word));
  expect(heights({}, ['c1'])).toEqual([]);
  expect(heights({ height: 3, ...NO_ENGINE })).toEqual(['d1', 'd2']);
  expect(heights({ height: 2, speed: 2 })).toEqual(['c1', 'c2', 'd1']);
});

test('C007 C034 a slip needs an action, energy, way and height', () => {
  const slips = (over: Over, words: readonly string[] = []) =>
    open(over, words).filter((word) => /^slip-r/.test(word)).length;
  expect([slips({}), slips({ height: 3 }), slips({ speed: 4 }), slips({}, ['s9']), slips({}, ['r30', 'r30'])]).toEqual([
    5, 2, 4, 3, 0,
  ]);
  expect(slips({ height: 6 }, ['d3'])).toBe(2);
});

test('C007 C032 C036 C037 C038 C039 high enough to stall, to spin or to go straight down; low enough to land', () => {
  const has = (word: string, over: Over, words: readonly string[] = []) => open(over, words).includes(word);
  for (const word of ['stall', 'spin', 'immelmann'])
    expect([has(word, { height: 6 }), has(word, { height: 5 }), has(word, { height: 8 }, ['d3'])]).toEqual([
      true,
      false,
      false,
    ]);
  expect([has('immelmann', {}, ['s2']), has('stall', {}, ['s2'])]).toEqual([false, true]);
  expect([has('landing', { height: 2 }), has('landing', { height: 3 }), has('landing', { height: 2 }, ['s2'])]).toEqual(
    [true, false, false],
  );
  expect([has('vertical-dive', { height: 13 }), has('vertical-dive', { height: 12 })]).toEqual([true, false]);
  expect(has('vertical-dive', {}, ['l30', 'l30'])).toBe(false);
});

test('C007 C041 C042 what hands may do: a jammed gun, a still engine, radio and camera, each with an action', () => {
  const chores = (over: Over, words: readonly string[] = [], laid: Parameters<typeof aSkirmish>[1] = {}) => {
    const machine = aMachine('B1', over);
    const fight = aSkirmish([machine], laid);
    return openSteps(courseOf(words, machine, cards), machine, fight).filter((word) =>
      /^(?:repair|restart|shut-down|radio|camera)$/.test(word),
    );
  };
  const jammed = (actions: number) => {
    const { forward } = aMachine('B1');
    return { forward: { ...forward, guns: [{ is: 'jammed' as const, actions, from: 0 }] } };
  };
  expect([chores({}), chores(jammed(1)), chores(jammed(1), ['repair']), chores(jammed(2), ['repair'])]).toEqual([
    [],
    ['repair'],
    [],
    ['repair'],
  ]);
  const still = { engines: [anEngine({ is: 'stopped' })] };
  expect([chores(still), chores(still, ['restart'])]).toEqual([['restart'], []]);
  const spotting = [{ side: 'allied' as const, target: 'T1', dice: 6, hits: 0 }];
  const laid = { ground: [aUnit()], spotting, camera: ['B1'] };
  expect([chores({}, [], laid), chores({}, ['radio'], laid), chores({}, ['radio', 'camera'], laid)]).toEqual([
    ['radio', 'camera'],
    ['camera'],
    [],
  ]);
  const theirs = {
    ...laid,
    camera: ['B2'],
    spotting: [{ ...spotting[0], side: 'german' as const, target: 'T1', dice: 6, hits: 0 }],
  };
  expect(chores({}, [], theirs)).toEqual([]);
});

test('C008 C009 a failed turn is flown on her own template, though its price is paid', () => {
  const flown = (face: number) => {
    const machine = aMachine('B1');
    play((table) => move(machine, aSkirmish([machine]), table), [`clouds-flying ${face}`], {
      'clouds-move': ['r90+2', 'end'],
    });
    // Each step round a circle is rounded to a hundredth.
    return [machine.heading, machine.speed, 10 * Math.round(machine.place.y / 10), machine.status];
  };
  // Flying 12 less 4 for two templates.
  expect(flown(8)).toEqual([6, 9, 200, 'flying']);
  expect(flown(9)).toEqual([6, 9, 300, 'flying']);
  expect(flown(13)).toEqual([6, 9, 300, 'flying']);
  expect(flown(14)[3]).toBe('spinning');
});

test('C005 C007 C014 what is told of a move: the words, from where, to where, and what it gained', () => {
  const machine = aMachine('B1');
  const { events } = play((table) => move(machine, aSkirmish([machine]), table), [], { 'clouds-move': ['d2', 'end'] });
  expect(events).toEqual([
    {
      type: 'clouds-flew',
      machine: 'B1',
      words: ['d2', 'end'],
      from: { x: 0, y: 0, heading: 0, height: 30, speed: 12 },
      to: { x: 0, y: 1200, heading: 0, height: 28, speed: 14 },
      energy: 2,
    },
  ]);
  expect(machine.did).toMatchObject({ manoeuvred: false, straight: 1200, flown: 1200, fastest: 14 });
  const leaves = aMachine('B1', { isForcedHome: true });
  const fight = aSkirmish([leaves]);
  fight.turn = 2;
  const left = play((table) => move(leaves, fight, table), [], { 'clouds-move': ['leave'] });
  expect(left.events).toEqual([{ type: 'clouds-left', machine: 'B1', why: 'forced-home' }]);
  expect([leaves.status, leaves.escaped]).toEqual(['left', false]);
  const stalls = aMachine('B1');
  const held = play((table) => move(stalls, aSkirmish([stalls]), table), ['clouds-flying 12'], {
    'clouds-move': ['stall'],
  });
  expect(held.events[1]).toEqual({ type: 'clouds-stalled', machine: 'B1', height: 26, speed: 9 });
});

test('C013 C072 the speed of a move is the higher of those at its start and end', () => {
  const fastest = (word: string) => {
    const machine = aMachine('B1');
    play((table) => move(machine, aSkirmish([machine]), table), [], { 'clouds-move': [word, 'end'] });
    return machine.did.fastest;
  };
  expect([fastest('c2'), fastest('d2')]).toEqual([12, 14]);
});
