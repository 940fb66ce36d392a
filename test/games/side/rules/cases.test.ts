import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeDashboard } from '../../../../bin/make-dashboard.mts';
import { machineHistory } from '../../../../src/games/side/cards/contents.ts';
import { updatedCue } from '../../../../src/games/side/cards/cue.ts';
import type { Dashboard } from '../../../../src/games/side/cards/dashboard.ts';
import { shiftColour, testDie } from '../../../../src/games/side/cards/ladder.ts';
import { hexesBy, timeOf } from '../../../../src/games/side/rules/clock/stopped-clock.ts';
import { speedLost } from '../../../../src/games/side/rules/damage.ts';
import { dragAt, isBeyondRed, isStalled, throttles } from '../../../../src/games/side/rules/flight/energy.ts';
import { levelOf } from '../../../../src/games/side/rules/flight/pose.ts';
import { book, combat, dashboards, flier, move, words } from '../../../support/fights/side-fights.ts';

const dash = (id: string): Dashboard => dashboards[id] as Dashboard;
const SOUND = { lost: 0, loaded: false, stopped: false };

/** The speed after a move, and after the cue has gone toward the pip. */
function speeds(of: ReturnType<typeof flier>, word: string): number[] {
  const cue = of.machine.cue + move(of, word).energy;
  return [cue, updatedCue(cue, of.machine.pip)];
}

describe('the worked cases of Winged Victory', () => {
  test('WV-T1 T2 the cue follows the pip', () => {
    expect([updatedCue(0, 5), updatedCue(2, 0), updatedCue(1, 0)]).toEqual([2, 1, 0]);
  });
  test('WV-T3 T4 the first climb and the level flight after it', () => {
    const of = flier('sopwith-strutter', { level: 6 });
    expect([move(of, 'shallow-climb-2').path.length - 1, levelOf(move(of, 'shallow-climb-2').end)]).toEqual([3, 7]);
    expect(speeds(of, 'shallow-climb-2')).toEqual([1, 3]);
    expect(updatedCue(3, 5)).toBe(4);
  });
  test('WV-T5 T6 a hard climb at speed 4, though the seed counts four boxes for five', () => {
    expect(speeds(flier('sopwith-strutter', { speed: 4 }), 'hard-climb-2')).toEqual([-1, 2]);
    expect(updatedCue(2, 5)).toBe(3);
  });
  test('WV-T7 a shallow dive of three hexes from level 10, with the pip at 2 as the seed has it', () => {
    const of = flier('sopwith-strutter', { level: 10, pip: 2 });
    expect([levelOf(move(of, 'shallow-dive-2-3').end), ...speeds(of, 'shallow-dive-2-3')]).toEqual([8, 7, 5]);
  });
  test('WV-T8 out of the dive by the option: a hex more of it, then four level', () => {
    const pose = { x: 83, y: 17, heading: 1, attitude: 'shallow-dive' } as const;
    const of = flier('sopwith-strutter', { pip: 2, options: ['dive-exit'] });
    const diving = { ...of, machine: { ...of.machine, pose } };
    expect(move(diving, 'level').path).toHaveLength(6);
    expect([levelOf(move(diving, 'level').end), ...speeds(diving, 'level')]).toEqual([8, 5, 4]);
  });
  test('WV-T9 T10 a hard dive from level 8 and home', () => {
    const of = flier('sopwith-strutter', { speed: 4, pip: 2 });
    expect([levelOf(move(of, 'hard-dive-2-2').end), ...speeds(of, 'hard-dive-2-2')]).toEqual([6, 6, 4]);
    expect(updatedCue(4, 5)).toBe(5);
  });
  test('WV-T11 to T13 an Easy, a Normal and a Hard Turn one after another', () => {
    expect(speeds(flier('sopwith-strutter', { level: 11 }), 'easy')).toEqual([1, 3]);
    const normal = flier('sopwith-strutter', { level: 11, speed: 3 });
    expect([levelOf(move(normal, 'normal-2-1').end), ...speeds(normal, 'normal-2-1')]).toEqual([10, 0, 2]);
    const hard = flier('sopwith-strutter', { level: 10, speed: 2, engaged: true });
    expect([levelOf(move(hard, 'hard-1-2').end), ...speeds(hard, 'hard-1-2')]).toEqual([8, 0, 2]);
  });
  test('WV-T14 a Hard Turn that keeps one of two levels, just above the stall', () => {
    expect(speeds(flier('sopwith-strutter', { engaged: true }), 'hard-2-1')).toEqual([-3, 1]);
    expect(isStalled(dash('sopwith-strutter'), 1, 8)).toBe(false);
  });
  test('WV-T15 T16 a climb and a turn together, and a hex to get over it', () => {
    expect(speeds(flier('sopwith-strutter', { level: 4 }), 'shallow-climb-2-turn')).toEqual([-3, 1]);
    expect(updatedCue(1, 5)).toBe(3);
  });
  test('WV-T17 a hard dive of one level with a turn: the sum as the seed has it, its drag by the formula', () => {
    expect(updatedCue(3 + 1 - 4, 5)).toBe(2);
    expect(dragAt(dash('sopwith-strutter'), 3, 8)).toBe(3);
  });
  test('WV-T18 an engine at its second box', () => {
    const lost = speedLost({ engine: 4 }, dash('sopwith-strutter'));
    expect(throttles(dash('sopwith-strutter'), 5, { ...SOUND, lost })).toEqual([0, 3]);
  });
  test('WV-T19 T20 shades', () => {
    expect([shiftColour('red', 1), shiftColour('red', -2), testDie('yellow', -2)]).toEqual(['blue', 'green', 'grey']);
  });
  test('WV-T21 the big bomber with and without her load', () => {
    expect(throttles(dash('hp-400'), 5, { ...SOUND, loaded: true }).at(-1)).toBe(2);
    expect(throttles(dash('hp-400'), 5, SOUND).at(-1)).toBe(4);
  });
  test('WV-T22 head on, seven hexes apart, the clock stopped after four', () => {
    const time = timeOf(4, 7, combat.freezing);
    expect([time, hexesBy(time, 5, 5, combat.freezing)]).toEqual([6, 2]);
    expect(7 - 4 - 2).toBe(1);
  });
});

describe('the questions of the flying school', () => {
  test('Q-a1 to a6 throttles and speeds', () => {
    expect(dash('fokker-dr1').top.medium).toBe(5);
    expect(throttles(dash('re8'), 5, SOUND)).toContain(3);
    expect([dash('se5a').top.high, dash('fokker-d7').top.high]).toEqual([6, 5]);
    expect(throttles(dash('sopwith-camel'), 15, SOUND)).toEqual([0, 6]);
    expect(move(flier('se5a', { speed: 7 }), 'level').path).toHaveLength(8);
    expect(isBeyondRed(dash('sopwith-strutter'), 10)).toBe(true);
  });
  test('Q-b1 to b5 climbs and dives', () => {
    expect(dash('re8').preparation.high).toBe(3);
    expect(dash('fokker-dr1').preparation.high).toBeGreaterThan(dash('se5a').preparation.high);
    expect(dash('fokker-dr1').preparation.medium).toBe(0);
    expect(move(flier('sopwith-camel', { level: 15 }), 'hard-climb-0').energy).toBe(-5);
    expect(move(flier('se5a', { speed: 2 }), 'hard-dive-0-2').energy).toBe(2);
    expect(words(flier('dfw-c5')).some((word) => word.startsWith('hard-dive'))).toBe(true);
  });
  test('Q-c1 to c5 turns', () => {
    expect(words(flier('re8', { speed: 1, engaged: true }))).toContain('hard-1-2');
    expect(move(flier('sopwith-camel', { level: 2, engaged: true }), 'hard-2-2').lands).toBe('crashes');
    expect(levelOf(move(flier('sopwith-camel', { level: 2, engaged: true }), 'normal-3-1').end)).toBe(1);
    expect(speeds(flier('fokker-dr1', { level: 15 }), 'normal-3-0')).toEqual([-1, 2]);
    expect(speeds(flier('sopwith-strutter', { level: 15 }), 'normal-3-0')).toEqual([-3, 1]);
    expect(isStalled(dash('sopwith-strutter'), 1, 15)).toBe(true);
    expect(words(flier('se5a', { attitude: 'hard-climb', engaged: true })).some((word) => /^hard-\d/.test(word))).toBe(
      false,
    );
    const dive = flier('se5a', { speed: 5 });
    expect(move(dive, 'shallow-dive-0-5-turn').energy).toBe(3 - dragAt(dash('se5a'), 5, 8));
  });
  test('Q-d1 d2 eyes', () => {
    expect([dash('sopwith-camel').spotting, dash('se5a').spotting]).toEqual(['grey', 'yellow']);
  });
  test('Q-d3 with the only one near in the sun there is no Barrel Roll', () => {
    expect(words(flier('sopwith-camel', { blind: true }))).not.toContain('barrel-roll');
  });
});

describe('dashboards, generator and seed', () => {
  const { machines } = machineHistory.parse(
    parse(readFileSync('data/fights/winged-victory/machine-history.yaml', 'utf8')),
  );
  test('every dashboard is what the generator makes of its history', () => {
    expect(machines.map(({ machine }) => machine)).toEqual(Object.keys(dashboards));
    for (const history of machines) expect(dashboards[history.machine]).toEqual(makeDashboard(history));
  });
  test('all of the campaign have one', () => {
    expect(Object.keys(book.aircraft).filter((id) => !dashboards[id])).toEqual([]);
  });
  test('what the seed says of the Strutter', () => {
    const { drag, top, preparation, strip, guns, engine } = dash('sopwith-strutter');
    expect([drag.low[1], drag.low[3], drag.low[4], drag.low.at(-1), drag.medium[2], drag.medium[4]]).toEqual([
      2, 3, 4, 5, 3, 4,
    ]);
    expect([top, preparation.low, strip.lowest, guns.length, engine]).toEqual([
      { low: 5, medium: 5, high: 4 },
      2,
      -2,
      2,
      'rotary',
    ]);
  });
  test('what it says of the others', () => {
    expect(dash('nieuport-28').guns[0]?.plates).toHaveLength(1);
    expect(dash('se5a').preparation.low).toBe(0);
    expect([dash('albatros-d2').engine, dash('albatros-d3').engine, dash('sopwith-camel').engine]).toEqual([
      'in-line',
      'in-line',
      'rotary',
    ]);
    expect([dash('re8').underscored, dash('dfw-c5').underscored, dash('re8').engine]).toEqual([true, true, 'in-line']);
    expect([dragAt(dash('fokker-dr1'), 5, 15), dragAt(dash('sopwith-camel'), 5, 15)]).toEqual([3, 3]);
  });
  test('the frozen clock is hexes by eleven over the speed, and a turn is whole', () => {
    for (let speed = 1; speed <= 10; speed++) {
      expect(timeOf(speed, speed, combat.freezing)).toBe(11);
      for (let hexes = 1; hexes <= speed; hexes++)
        expect(timeOf(hexes, speed, combat.freezing)).toBe(Math.round((11 * hexes) / speed));
    }
    expect(timeOf(6, 12, combat.freezing)).toBe(6);
  });
});
