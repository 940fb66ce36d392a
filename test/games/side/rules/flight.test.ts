import fc from 'fast-check';
import { expect, test } from 'vitest';
import { updatedCue } from '../../../../src/games/side/cards/cue.ts';
import type { Dashboard } from '../../../../src/games/side/cards/dashboard.ts';
import { SPECIALS } from '../../../../src/games/side/rules/flight/choice.ts';
import { dragAt, isBeyondRed, isRed, isStalled, throttles } from '../../../../src/games/side/rules/flight/energy.ts';
import { megahexAt, megahexesApart, megahexesOf, middleOf } from '../../../../src/games/side/rules/flight/megahex.ts';
import { movesOf } from '../../../../src/games/side/rules/flight/moves.ts';
import { preparationOf } from '../../../../src/games/side/rules/flight/paths.ts';
import {
  hexesBetween,
  hexOf,
  levelOf,
  mirrorPose,
  noseOf,
  settlePose,
  withAttitude,
} from '../../../../src/games/side/rules/flight/pose.ts';
import { dashboards, flier, move, words } from '../../../support/fights/side-fights.ts';

const SOUND = { lost: 0, loaded: false, stopped: false };
const dash = (id: string): Dashboard => dashboards[id] as Dashboard;
const at = (level: number) => ({ x: 80, y: 2 * level, heading: 1 as const, attitude: 'level' as const });

test('V004 a hex is the step of movement and fire: level flight crosses one of its sides', () => {
  expect(move(flier('sopwith-strutter'), 'level').end.x - 80).toBe(4 * 5);
  expect(hexesBetween(at(8), { ...at(8), x: 80 + 4 * 3 })).toBe(3);
  expect(hexesBetween(at(8), { ...at(10), x: 80 })).toBe(2);
});

test('V005 who stands between two megahexes is in both of them', () => {
  const spines = Array.from({ length: 40 }, (_, i) => ({
    x: 4 * i + 3,
    y: 17,
    heading: 1 as const,
    attitude: 'shallow-climb' as const,
  }));
  const both = spines.map((pose) => megahexesOf(pose)).filter(({ length }) => length === 2);
  expect(both.length).toBeGreaterThan(0);
  for (const [one, two] of both) expect(two && megahexesApart(one, two)).toBe(1);
  expect(megahexesOf(at(8))).toHaveLength(1);
});

test('V006 a climb or a dive may end on a spine, level flight never', () => {
  expect(move(flier('sopwith-strutter'), 'shallow-climb-2').end.y % 2).toBe(1);
  expect(move(flier('sopwith-strutter'), 'level').end.y % 2).toBe(0);
});

test('V019 the pip is set before the move and stays: the moves are reckoned with it', () => {
  expect(flier('se5a', { pip: 3 }).machine.pip).toBe(3);
  expect(throttles(dash('se5a'), 8, SOUND)).toContain(3);
});

test('V020 a rotary is set to nothing or to all it has', () => {
  expect(throttles(dash('sopwith-strutter'), 5, SOUND)).toEqual([0, 5]);
  expect(throttles(dash('sopwith-strutter'), 25, SOUND)).toEqual([0, 4]);
  expect(throttles(dash('sopwith-strutter'), 5, { ...SOUND, lost: 9 })).toEqual([0]);
});

test('V021 an engine in line is set anywhere up to its white box', () => {
  expect(throttles(dash('se5a'), 15, SOUND)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(throttles(dash('se5a'), 25, SOUND)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(throttles(dash('se5a'), 25, { ...SOUND, stopped: true })).toEqual([0]);
});

test('V022 the speed at the start of the turn is its hexes', () => {
  for (const speed of [1, 4, 7]) expect(move(flier('se5a', { speed }), 'level').path).toHaveLength(speed + 1);
});

test('V023 V024 the cue goes half the way, and never beyond the pip', () => {
  expect(updatedCue(0, 5)).toBe(2);
  fc.assert(
    fc.property(fc.integer({ min: -6, max: 14 }), fc.integer({ min: 0, max: 8 }), (cue, pip) => {
      const next = updatedCue(cue, pip);
      expect(Math.abs(pip - next)).toBeLessThanOrEqual(Math.abs(pip - cue));
      expect(Math.sign(pip - next) * Math.sign(pip - cue)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('V023 half the distance is rounded down', () =>
  expect([updatedCue(5, 2), updatedCue(-1, 5), updatedCue(1, 5)]).toEqual([4, 2, 3]));
test('V024 of two boxes side by side the cue takes the pip at once', () =>
  expect([updatedCue(1, 0), updatedCue(4, 5)]).toEqual([0, 5]));

test('V025 the cue may lie beyond the last box on the left, and counts as it is', () => {
  expect(5 + move(flier('sopwith-strutter', { engaged: true }), 'hard-2-1').energy).toBe(-3);
  expect(updatedCue(-3, 5)).toBe(1);
});

test('V023 V024 V025 from each box beyond the last on the left it goes half the way to the pip, and back', () => {
  expect([-6, -5, -4, -3, -2, -1].map((cue) => updatedCue(cue, 0))).toEqual([-3, -3, -2, -2, -1, 0]);
  expect([-4, -3].map((cue) => updatedCue(cue, 7))).toEqual([1, 2]);
  expect([0, 1, 2, 3, 7].map((cue) => updatedCue(cue, 2))).toEqual([1, 2, 2, 2, 5]);
  // (V034) Nor is there a floor under what a move takes off the cue.
  const slow = flier('sopwith-strutter', { speed: 2, engaged: true });
  expect(2 + move(slow, 'hard-1-0').energy).toBe(-4);
});

test('V026 a black and white box is a stall: nought below, one higher up', () => {
  expect([isStalled(dash('sopwith-strutter'), 1, 8), isStalled(dash('sopwith-strutter'), 0, 8)]).toEqual([false, true]);
  expect([isStalled(dash('sopwith-strutter'), 1, 11), isStalled(dash('sopwith-strutter'), 2, 11)]).toEqual([
    true,
    false,
  ]);
});

test('V027 V028 red boxes, and the red and white ones beyond them', () => {
  const strutter = dash('sopwith-strutter');
  expect([7, 8, 9, 10].map((cue) => isRed(strutter, cue))).toEqual([false, true, true, false]);
  expect([9, 10].map((cue) => isBeyondRed(strutter, cue))).toEqual([false, true]);
});

test('V029 shallow is toward a corner of the hex, hard toward a side', () => {
  expect(noseOf({ ...at(8), attitude: 'shallow-climb' })).toEqual([3, 1]);
  expect(noseOf({ ...at(8), attitude: 'hard-dive', heading: -1 })).toEqual([-2, -2]);
});

test('V030 on a spine it counts as in the upper hex climbing, and in the lower diving', () => {
  expect(levelOf({ x: 83, y: 17, heading: 1, attitude: 'shallow-climb' })).toBe(9);
  expect(levelOf({ x: 83, y: 15, heading: 1, attitude: 'shallow-dive' })).toBe(7);
});

test('V031 preparation comes before the nose moves', () => {
  expect(words(flier('sopwith-strutter'))).toContain('shallow-climb-2');
  expect(words(flier('sopwith-strutter'))).not.toContain('shallow-climb-1');
  expect(words(flier('se5a'))).toContain('shallow-climb-0');
  expect(words(flier('sopwith-strutter', { speed: 2 })).filter((word) => word.includes('dive'))).toEqual([]);
});

test('V031 how much of it there is goes by the band of height: one hex to the twentieth level, two above', () => {
  const climbs = (level: number) =>
    words(flier('albatros-d3', { level })).filter((word) => /^shallow-climb-[01]$/.test(word));
  expect([climbs(20), climbs(21)]).toEqual([['shallow-climb-1'], []]);
});

test('V002 V031 the tenth level is still low, and the twentieth medium', () => {
  const preparation = { ...dash('albatros-d3').preparation, low: 1, medium: 2, high: 3 };
  const hexes = (level: number) =>
    preparationOf({ ...flier('albatros-d3', { level }), dash: { ...dash('albatros-d3'), preparation } });
  expect([10, 11, 20, 21].map(hexes)).toEqual([1, 2, 2, 3]);
});

test('V032 an underscored preparation allows shallow climbs alone, and every dive', () => {
  const re8 = words(flier('re8'));
  expect(re8.some((word) => word.startsWith('hard-climb'))).toBe(false);
  expect(re8.some((word) => word.startsWith('hard-dive'))).toBe(true);
  expect(re8).not.toContain('barrel-roll');
  expect(words(flier('se5a'))).toEqual(expect.arrayContaining(['shallow-climb-0', 'hard-climb-0']));
});

test('V033 a climb is one level, and the rest of the movement is lost', () => {
  const climb = move(flier('se5a', { speed: 7 }), 'hard-climb-0');
  expect([climb.path.length - 1, levelOf(climb.end)]).toEqual([1, 9]);
});

test('V033 a climb may begin after more hexes than the preparation, and then gains its one level too', () => {
  const climbs = words(flier('sopwith-strutter', { speed: 5 })).filter((word) => /^shallow-climb-\d$/.test(word));
  expect(climbs).toEqual(['shallow-climb-2', 'shallow-climb-3', 'shallow-climb-4']);
  const late = move(flier('sopwith-strutter', { speed: 5 }), 'shallow-climb-4');
  expect([late.path.length - 1, levelOf(late.end), late.energy]).toEqual([5, 9, -4]);
});

test('V034 a shallow climb costs the drag', () =>
  expect(move(flier('sopwith-strutter'), 'shallow-climb-2').energy).toBe(-4));
test('V035 beyond the row the last drag holds on', () => {
  expect(dragAt(dash('sopwith-strutter'), 9, 8)).toBe(5);
  expect(dragAt(dash('sopwith-strutter'), 12, 8)).toBe(5);
  expect(dragAt(dash('sopwith-strutter'), 0, 8)).toBe(2);
});
test('V036 a hard climb costs the drag and two', () =>
  expect(move(flier('sopwith-strutter', { speed: 4 }), 'hard-climb-2').energy).toBe(-5));

test('V037 out of a climb any attitude may follow, from inside a hex', () => {
  const climbing = flier('sopwith-strutter', {
    attitude: 'shallow-climb',
    machine: { pose: { x: 83, y: 17, heading: 1, attitude: 'shallow-climb' } },
  });
  const on = {
    ...climbing,
    machine: { ...climbing.machine, pose: { x: 83, y: 17, heading: 1 as const, attitude: 'shallow-climb' as const } },
  };
  expect(move(on, 'level').end).toMatchObject({ x: 82 + 20, y: 18, attitude: 'level' });
  expect(words(on).some((word) => word.startsWith('hard-dive-0'))).toBe(true);
  expect(levelOf(move(on, 'shallow-climb-0').end)).toBe(10);
});

test('V022 V033 on from a spine a shallow climb takes two hexes, which a speed of 1 has not', () => {
  const on = (speed: number, y: number) =>
    words(
      flier('sopwith-strutter', {
        attitude: 'shallow-climb',
        speed,
        pose: { x: 83, y, heading: 1, attitude: 'shallow-climb' },
      }),
    ).filter((word) => word.includes('climb'));
  expect(on(1, 17)).toEqual(['hard-climb-0', 'hard-climb-0-turn']);
  expect(on(1, 18)).toContain('shallow-climb-0');
  expect(on(2, 17)).toContain('shallow-climb-0-turn');
});

test('V030 a hex has the number under which she is found there once she has levelled out', () => {
  const west = { x: 81, y: 15, heading: -1, attitude: 'shallow-dive' } as const;
  expect([hexOf(west), hexOf(withAttitude(west, 'level'))]).toEqual([21, 21]);
  expect(hexOf({ ...west, x: 83, heading: 1 })).toBe(21);
  expect(hexOf({ x: 79, y: 15, heading: -1, attitude: 'shallow-climb' })).toBe(20);
  expect(hexOf(at(7))).toBe(20);
});

test('V038 a dive gains one for each level, however steep', () => {
  expect(move(flier('se5a', { speed: 4 }), 'hard-dive-2-2').energy).toBe(2);
  expect(move(flier('se5a', { speed: 4 }), 'shallow-dive-0-4').energy).toBe(2);
});

test('V039 out of a dive the nose comes up at once', () => {
  const level = move(flier('sopwith-strutter', { attitude: 'hard-dive' }), 'level');
  expect([level.end.x - 80, levelOf(level.end), level.energy]).toEqual([20, 8, 0]);
  expect(level.end.attitude).toBe('level');
  const diving = words(flier('sopwith-strutter', { attitude: 'hard-dive' }));
  for (const word of ['shallow-climb-0', 'hard-climb-0', 'shallow-dive-0-1']) expect(diving).toContain(word);
});

test('V040 by the option one more hex of the dive comes first, and gains nothing', () => {
  const of = flier('sopwith-strutter', { attitude: 'hard-dive', options: ['dive-exit'] });
  expect([levelOf(move(of, 'level').end), move(of, 'level').energy]).toEqual([7, 0]);
  expect(levelOf(move(of, 'shallow-dive-0-4').end)).toBe(5);
  const out = move(flier('se5a', { speed: 5, options: ['dive-exit'] }), 'hard-dive-0-2');
  expect([levelOf(out.end), out.energy]).toEqual([5, 2]);
  expect(words(flier('sopwith-strutter', { attitude: 'hard-dive', speed: 1, options: ['dive-exit'] }))).not.toContain(
    'shallow-climb-0',
  );
});

test('V041 every turn costs the drag of the speed and the level at which it began', () => {
  expect(move(flier('sopwith-strutter', { speed: 3, level: 11 }), 'normal-2-1').energy).toBe(-3);
  const slow = (level: number) => move(flier('sopwith-strutter', { speed: 1, level }), 'normal-1-1').energy;
  expect([slow(20), slow(21)]).toEqual([-2, -3]);
});

test('V042 an Easy Turn is for those not engaged: the whole allowance, and the level kept', () => {
  const easy = move(flier('sopwith-strutter', { level: 11 }), 'easy');
  expect([easy.path.length - 1, easy.end.heading, levelOf(easy.end)]).toEqual([5, -1, 11]);
  const drag = dragAt(dash('sopwith-strutter'), 5, 11);
  expect([drag > 0, easy.energy]).toEqual([true, -drag]);
  expect(words(flier('sopwith-strutter', { engaged: true }))).not.toContain('easy');
});

test('V043 a Normal Turn comes after more than half the movement, and costs a level', () => {
  const of = flier('sopwith-strutter', { speed: 4 });
  expect(words(of).filter((word) => word.startsWith('normal'))).toEqual([
    'normal-3-1',
    'normal-3-0',
    'normal-4-1',
    'normal-4-0',
  ]);
  expect(levelOf(move(of, 'normal-3-1').end)).toBe(7);
});

test('V044 a Hard Turn is for those engaged: half the movement, at least a hex, and two levels', () => {
  expect(words(flier('sopwith-strutter', { speed: 5 })).some((word) => word.startsWith('hard-2'))).toBe(false);
  const hard = move(flier('sopwith-strutter', { speed: 5, engaged: true }), 'hard-2-2');
  expect([levelOf(hard.end), hard.end.heading]).toEqual([6, -1]);
  expect(words(flier('sopwith-strutter', { speed: 1, engaged: true }))).toContain('hard-1-2');
});

test('V045 levels lost in a turn are no movement', () => {
  expect(move(flier('sopwith-strutter', { engaged: true }), 'hard-2-2').path).toHaveLength(6);
});

test('V046 each level kept costs the drag once more', () => {
  const of = flier('sopwith-strutter', { engaged: true });
  expect(['hard-2-2', 'hard-2-1', 'hard-2-0', 'normal-3-0'].map((word) => move(of, word).energy)).toEqual([
    -4, -8, -12, -8,
  ]);
});

test('V047 in a climb or a dive there are no such turns; the counter is mirrored', () => {
  const climbing = words(flier('sopwith-strutter', { attitude: 'hard-climb', engaged: true }));
  expect(climbing.filter((word) => /^(normal|easy|hard-\d)/.test(word))).toEqual([]);
  expect(climbing).toContain('hard-climb-0-turn');
});

test('V047 mirrored twice is as before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.constantFrom('shallow-climb', 'hard-dive', 'level', 'shallow-dive'),
      fc.constantFrom(1, -1),
      (column, attitude, heading) => {
        const y = attitude.startsWith('shallow') ? 17 : 16;
        const pose = { x: 4 * column + (y === 17 ? 3 : 0), y, heading, attitude } as const;
        expect(mirrorPose(mirrorPose(pose))).toEqual(pose);
      },
    ),
  );
});

test('V048 what the climb and what the turn cost are added up', () => {
  expect(move(flier('sopwith-strutter', { level: 4 }), 'shallow-climb-2-turn').energy).toBe(-8);
});

test('V049 the counter may be mirrored in the middle of a dive', () => {
  const dive = move(flier('se5a', { speed: 4 }), 'hard-dive-0-4-turn-midway');
  expect([dive.end.x, dive.end.heading, levelOf(dive.end)]).toEqual([80, -1, 4]);
});

test('V049 and after any other hex of a dive that is begun as soon as she can', () => {
  const turns = (from: string, told: Parameters<typeof flier>[1] = {}) =>
    words(flier('sopwith-strutter', { speed: 6, ...told })).filter((word) => word.startsWith(`${from}-turn`));
  expect(turns('hard-dive-2-4')).toEqual(['', '-midway', '-1', '-3'].map((at) => `hard-dive-2-4-turn${at}`));
  // (V031) A Strutter flies two hexes before she dives; begun later a dive is turned in the middle or at its end.
  expect(turns('hard-dive-3-3')).toEqual(['hard-dive-3-3-turn', 'hard-dive-3-3-turn-midway']);
  expect(turns('hard-dive-0-6', { attitude: 'hard-climb' })).toHaveLength(6);
  expect(turns('hard-dive-5-1')).toEqual(['hard-dive-5-1-turn']);
  expect(turns('shallow-dive-2-4', { blind: true })).toEqual([]);
});

test('V038 V048 V049 wherever she turns in it, a dive leads as deep, gains as much and costs the drag once', () => {
  const of = flier('se5a', { speed: 4 });
  const ends = ['-turn-1', '-turn-midway', '-turn-3', '-turn'].map((at) => {
    const { end, energy } = move(of, `hard-dive-0-4${at}`);
    return [(end.x - 80) / 2, levelOf(end), end.heading, energy];
  });
  const energy = 4 - dragAt(dash('se5a'), 4, 8);
  // Half a hex along with each: one forward and three back, and so on.
  expect(ends).toEqual([-2, 0, 2, 4].map((along) => [along, 4, -1, energy]));
  const shallow = move(of, 'shallow-dive-0-4-turn-1');
  // On the spine below her she is mirrored about the lower hex, whose middle lies half a hex on.
  expect(shallow.path.slice(1).map(({ x, y }) => [x, y])).toEqual([
    [83, 15],
    [78, 14],
    [75, 13],
    [72, 12],
  ]);
});

test('V050 a turn needs no preparation', () => expect(words(flier('re8', { speed: 1 }))).toContain('normal-1-1'));

test('V059 a Jink: a hex less, half the drag, a rudder', () => {
  const jink = move(flier('sopwith-strutter'), 'jink');
  expect([jink.path.length - 1, jink.energy]).toEqual([4, -2]);
  expect(words(flier('sopwith-strutter', { machine: { rudder: 3 } }))).not.toContain('jink');
});

test('V060 a Barrel Roll: preparation, half the movement, the drag', () => {
  const roll = move(flier('sopwith-camel', { speed: 5, level: 15 }), 'barrel-roll');
  expect([roll.path.length - 1, roll.energy]).toEqual([2, -3]);
  for (const machine of [{ pilot: 'wounded' }, { ailerons: 3 }, { bombs: true }] as const)
    expect(words(flier('sopwith-strutter', { machine }))).not.toContain('barrel-roll');
});

test('V060 the preparation and half the movement are flown whole, or the roll is not', () => {
  const rolls = (speed: number, preparation: number) => {
    const of = flier('sopwith-camel', { speed });
    const slow = { ...of, dash: { ...of.dash, preparation: { low: preparation, medium: 4, high: 4 } } };
    return words(slow).includes('barrel-roll') ? move(slow, 'barrel-roll').path.length - 1 : undefined;
  };
  // 3 and half of 4 are 5, which speed 4 has not; 3 and half of 5, rounded down, are just 5.
  expect([rolls(4, 3), rolls(5, 3), rolls(5, 2), rolls(3, 2), rolls(1, 0)]).toEqual([undefined, 5, 4, 3, 0]);
});

test('V061 a Half Loop climbs and turns back, at the price of the drag', () => {
  const loop = move(flier('sopwith-camel'), 'half-loop');
  expect([levelOf(loop.end), loop.end.heading, loop.energy]).toEqual([10, -1, -3]);
  expect(words(flier('sopwith-camel', { speed: 2 }))).not.toContain('half-loop');
});

test('V061 preparation, three hexes up and round, and what is left of the movement back', () => {
  const loop = move(flier('sopwith-camel', { speed: 6, level: 15 }), 'half-loop');
  const quick = move(flier('sopwith-camel', { speed: 3, level: 15 }), 'half-loop');
  // From hex 20 each step of the card, then three level hexes on the new heading.
  expect([loop.path.length, quick.path.length]).toEqual([7, 4]);
  expect([loop.end.x - quick.end.x, loop.end.y, quick.end.y]).toEqual([-12, 34, 34]);
  const needs = (machine: object) => words(flier('sopwith-camel', { speed: 6, machine })).includes('half-loop');
  expect([{ ailerons: 3 }, { elevators: 3 }, { pilot: 'wounded' }, { bombs: true }, { rudder: 3 }].map(needs)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(
    [words(flier('re8', { speed: 7 })), words(flier('re8', { speed: 7 }))].map((all) => all.includes('half-loop')),
  ).toEqual([false, false]);
});

test('V062 a Wingover dives and turns back, and gains four, even underscored', () => {
  const over = move(flier('re8'), 'wingover');
  expect([levelOf(over.end), over.end.heading, over.end.attitude, over.energy]).toEqual([6, -1, 'level', 4]);
  const dive = move(flier('se5a', { speed: 6 }), 'wingover-dive');
  expect([dive.end.attitude, dive.energy]).toEqual(['shallow-dive', 6]);
  // (V038) Three of its six hexes are left for the dive, and each of them is a level.
  const hard = move(flier('se5a', { speed: 6 }), 'wingover-hard-dive');
  expect([hard.end.attitude, levelOf(hard.end), hard.energy]).toEqual(['hard-dive', 3, 7]);
});

test('V063 an Immelmann turns back at its own height, for nothing', () => {
  const turn = move(flier('sopwith-camel', { speed: 4 }), 'immelmann');
  expect([levelOf(turn.end), turn.end.heading, turn.energy]).toEqual([8, -1, 0]);
  expect(words(flier('sopwith-camel', { speed: 3 }))).not.toContain('immelmann');
});

test('V064 a Side Slip: the whole allowance, a level lower, no faster', () => {
  const slip = move(flier('sopwith-strutter'), 'side-slip');
  expect([levelOf(slip.end), slip.energy, slip.path.length]).toEqual([7, 0, 6]);
});

test('V058 to V064 every special manoeuvre is open out of a climb and out of a dive, from level flight inside a hex', () => {
  const speed = 6;
  const of = (attitude: 'hard-climb' | 'hard-dive' | 'level') => flier('sopwith-camel', { attitude, speed });
  for (const attitude of ['hard-climb', 'hard-dive'] as const) {
    expect(words(of(attitude))).toEqual(expect.arrayContaining([...SPECIALS]));
    for (const word of SPECIALS.filter((each) => each !== 'falling-leaf')) {
      const { end, energy, path } = move(of(attitude), word);
      const level = move(of('level'), word);
      expect([word, end, energy, path.length]).toEqual([word, level.end, level.energy, level.path.length]);
    }
  }
});
test('V040 V058 to V064 by the option a hex more of the dive comes first, and is off the movement', () => {
  const of = (speed: number) => flier('sopwith-camel', { attitude: 'hard-dive', speed, options: ['dive-exit'] });
  const jink = move(of(5), 'jink');
  // Of five hexes one more down, half a hex on, and four less one level.
  expect([jink.end.x - 80, levelOf(jink.end), jink.path.length - 1]).toEqual([2 + 3 * 4, 7, 4]);
  expect([3, 4].map((speed) => words(of(speed)).includes('half-loop'))).toEqual([false, true]);
});
test('V070 V102 who burns may slip with nobody in sight, and flies nothing else that is violent', () => {
  const blind = (machine: object) => words(flier('sopwith-camel', { blind: true, machine }));
  expect([blind({}).includes('side-slip'), blind({ burning: true }).includes('side-slip')]).toEqual([false, true]);
  expect(SPECIALS.filter((word) => blind({ burning: true }).includes(word))).toEqual(['side-slip']);
  expect(words(flier('sopwith-camel', { blind: true, attitude: 'hard-dive', machine: { burning: true } }))).toContain(
    'side-slip',
  );
});

test('V070 who has nobody in sight flies level or about his mission', () => {
  const blind = words(flier('sopwith-camel', { blind: true }));
  expect(blind).toContain('level');
  expect(blind.filter((word) => /roll|loop|immelmann|hard|slip|turn/.test(word))).toEqual([]);
  expect(blind).not.toContain('jettison');
  expect(words(flier('fk8', { blind: true, machine: { bombs: true } }))).toContain('jettison');
});

test('V003 level 0 is only for landing: softly, or not at all', () => {
  expect(move(flier('sopwith-strutter', { level: 1, speed: 3 }), 'shallow-dive-2-1').lands).toBe('lands');
  expect(move(flier('se5a', { level: 1, speed: 6 }), 'hard-dive-0-6').lands).toBe('crashes');
  expect(move(flier('se5a', { level: 2, speed: 5, engaged: true }), 'hard-2-2').lands).toBe('crashes');
});

test('V003 V040 who leaves a hard dive by a hex that meets the ground has not landed, in a shallow one she has', () => {
  const lands = (word: string) => {
    const { path, end, lands } = move(flier('se5a', { level: 3, speed: 3, options: ['dive-exit'] }), word);
    return [path.at(-1)?.attitude, end.y, lands];
  };
  expect(lands('hard-dive-0-2')).toEqual(['hard-dive', 0, 'crashes']);
  const shallow = move(flier('se5a', { level: 2, speed: 4, options: ['dive-exit'] }), 'shallow-dive-0-3');
  // On a spine she is down in the hex as which she counts.
  expect([shallow.lands, shallow.end]).toEqual(['lands', { x: 88, y: 0, heading: 1, attitude: 'shallow-dive' }]);
});

test('V101 with oil on the goggles there is only level flight', () => {
  expect(words(flier('sopwith-camel', { machine: { goggles: true } }))).toEqual(['level']);
});

test('V110 a loaded bomber keeps her throttle down, and may be rid of her load', () => {
  expect(throttles(dash('hp-400'), 8, { ...SOUND, loaded: true }).at(-1)).toBe(2);
  expect(throttles(dash('hp-400'), 8, SOUND).at(-1)).toBe(4);
  expect(words(flier('hp-400', { machine: { bombs: true } }))).toContain('jettison');
});

test('V118 nobody flies into a thunderstorm of his own will', () => {
  expect(words(flier('se5a', { roof: 9 })).some((word) => word.includes('climb'))).toBe(false);
  expect(words(flier('se5a', { roof: 8 })).some((word) => word.includes('climb'))).toBe(true);
  expect(words(flier('se5a', { roof: 0, level: -1 })).length).toBeGreaterThan(1);
});

test('a megahex is a hex and the eighteen about it, and every hex is in one', () => {
  const hexes = Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 40 }, (_, column) => ({ x: 4 * column + 2 * (row % 2), y: 2 * row })),
  ).flat();
  for (const { x, y } of hexes) {
    const middle = middleOf(megahexAt(x, y));
    expect(hexesBetween({ ...at(0), x, y }, { ...at(0), ...middle })).toBeLessThanOrEqual(2);
  }
  expect(megahexesApart({ a: 0, b: 0 }, { a: 2, b: -5 })).toBe(5);
});

test('no way of flying moves more hexes than the speed, and settling keeps the level', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(dashboards)),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom('level', 'hard-climb', 'hard-dive'),
      fc.boolean(),
      (id, speed, level, attitude, engaged) => {
        const of = flier(id, { speed, level, attitude, engaged, options: ['dive-exit'] });
        const moves = movesOf(of);
        expect(new Set(moves.map(({ word }) => word)).size).toBe(moves.length);
        for (const { path, end } of moves) {
          expect(path.length - 1).toBeLessThanOrEqual(Math.max(speed, 1));
          expect(end.y).toBeGreaterThanOrEqual(0);
          expect(levelOf(settlePose(end))).toBe(levelOf(end));
        }
      },
    ),
    { numRuns: 60 },
  );
});
