import { expect, test } from 'vitest';
import type { GroundCard } from '../../../../src/games/cards/cards/card-scenario.ts';
import { takeOffTheLost } from '../../../../src/games/cards/rules/damage.ts';
import { fireAll } from '../../../../src/games/cards/rules/firing.ts';
import { scoreOf } from '../../../../src/games/cards/rules/score.ts';
import type { CardFight } from '../../../../src/games/cards/rules/state.ts';
import { ofType } from '../../../../src/table/events.ts';
import { type Laid, machine, onTable, played, rule } from '../../../support/fights/cards.ts';

const fire = (fight: CardFight, dice: readonly string[], ...at: readonly string[]) =>
  played((table) => fireAll(fight, table), dice, at.length > 0 ? { 'fire-at': [...at] } : {});

const gun: GroundCard = {
  id: 'T1',
  kind: 'anti-aircraft-gun',
  side: 'german',
  x: 400,
  y: 600,
  heading: 12,
  source: 'invented',
};

/** A German gun that looks south; at 140 mm a shot is long, and draws one card. */
const underFire = (laid: Laid): CardFight =>
  onTable('wings-of-glory', { ...laid, told: { ground: [gun], ...laid.told } });

const FAR_OFF = 'G1 fokker-dr1 800 800 12';
const aimedAt = (fight: CardFight, dice: readonly string[], ...at: readonly string[]) =>
  ofType(fire(fight, dice, ...at).events, 'guns-fired').flatMap(({ arc, target, aimed }) =>
    arc === 'front' ? [[target, aimed]] : [],
  );

rule('G062', 'a gun on the ground does not fire through a machine; its crew’s rifles have no line to be cut', () => {
  // The middle of G2 lies 70 mm from the gun and 70 from A1: no card overlaps another, and all of A1 is behind G2.
  const fight = underFire({ allied: ['A1 spad-xiii 400 460 12'], german: [FAR_OFF, 'G2 fokker-dr1 400 530 6'] });
  const { asked } = fire(fight, ['#damage-a 0'], 'A1');
  expect(asked.map(({ about, options }) => [(about as { arc: string }).arc, options])).toEqual([['rifles', ['A1']]]);
});

rule('G062', 'nor at a machine that overlaps it, as machines do not', () => {
  const fight = underFire({ allied: ['A1 spad-xiii 400 545 12'], german: [FAR_OFF] });
  expect(fire(fight, ['#damage-a 0'], 'A1').asked).toHaveLength(1);
});

rule('G060', 'nor does a machine fire at a gun through another machine, or at one that it overlaps', () => {
  const openTo = (laid: Laid, ...at: string[]) =>
    fire(underFire(laid), ['#damage-a 0'], ...at).asked.flatMap(({ about, options }) =>
      (about as { machine: string }).machine === 'A1' ? options : [],
    );
  const past = { allied: ['A1 spad-xiii 400 460 0'], german: [FAR_OFF, 'G2 fokker-dr1 400 530 0'] };
  expect(openTo(past, 'hold', 'A1')).toEqual(['G2', 'hold']);
  expect(openTo({ allied: ['A1 spad-xiii 400 545 0'], german: [FAR_OFF] }, 'A1')).toEqual([]);
});

rule('G062', 'it fires two cards within half a ruler, at no more than one enemy, and at none behind it', () => {
  const fight = underFire({
    allied: ['A1 spad-xiii 400 490 12', 'A2 spad-xiii 460 440 12', 'A3 spad-xiii 400 720 0'],
    german: [FAR_OFF, 'G2 fokker-dr1 300 480 12'],
  });
  const { asked } = fire(fight, ['#damage-a 1', '#damage-a 1', '#damage-a 0'], 'A1', 'A1');
  expect(asked.map(({ options }) => options)).toEqual([
    ['A1', 'A2', 'hold'],
    ['A1', 'A2', 'A3'],
  ]);
  expect(asked[0]?.about).toMatchObject({ targets: [{ target: 'A1', range: 'short', cards: 2 }, { target: 'A2' }] });
  expect(machine(fight, 'A1').points).toBe(2);
});

rule('G062', 'a jam lasts for three phases of its own, and one that is silenced fires no more', () => {
  const fight = underFire({ allied: ['A1 spad-xiii 400 460 12'], german: [FAR_OFF] });
  const arcs = (dice: readonly string[], ...at: readonly string[]) =>
    ofType(fire(fight, dice, ...at).events, 'guns-fired').map(({ arc }) => arc);
  expect(arcs(['#damage-a 0+jam-green', '#damage-a 0'], 'A1', 'A1')).toEqual(['front', 'rifles']);
  for (const _ of [1, 2, 3]) expect(arcs(['#damage-a 0'], 'A1')).toEqual(['rifles']);
  expect(arcs(['#damage-a 0', '#damage-a 0'], 'A1', 'A1')).toEqual(['front', 'rifles']);
  for (const card of fight.ground) card.silenced = true;
  expect(fire(fight, []).asked).toEqual([]);
});

rule('G062', 'what it draws has full effect: points, and special damage', () => {
  const fight = underFire({ allied: ['A1 spad-xiii 400 460 12'], german: [FAR_OFF] });
  const { events } = fire(fight, ['#damage-a 2+fire', '#damage-a 0'], 'A1', 'A1');
  expect(machine(fight, 'A1')).toMatchObject({ points: 2, flames: 3, scoredBy: 'T1' });
  expect(ofType(events, 'special-suffered')).toMatchObject([{ machine: 'A1', special: 'fire' }]);
});

rule('G062 W054', 'it aims: a second phase at the same machine has a point more on each card that scores', () => {
  const fight = underFire({ allied: ['A1 spad-xiii 400 460 12', 'A2 spad-xiii 460 460 12'], german: [FAR_OFF] });
  expect(aimedAt(fight, ['#damage-a 0', '#damage-a 0'], 'A1', 'A2')).toEqual([['A1', false]]);
  expect(aimedAt(fight, ['#damage-a 3', '#damage-a 0'], 'A1', 'A2')).toEqual([['A1', true]]);
  expect(machine(fight, 'A1').points).toBe(4);
  expect(aimedAt(fight, ['#damage-a 1', '#damage-a 0'], 'A2', 'A1')).toEqual([['A2', false]]);
  expect(aimedAt(fight, ['#damage-a 0'], 'hold', 'A1')).toEqual([]);
  expect(aimedAt(fight, ['#damage-a 1', '#damage-a 0'], 'A2', 'A1')).toEqual([['A2', false]]);
});

test('where nobody plays by aim, a gun on the ground has none', () => {
  const fight = underFire({ allied: ['A1 spad-xiii 400 460 12'], german: [FAR_OFF], switches: [] });
  for (const points of [3, 6]) {
    fire(fight, ['#damage-a 3', '#damage-a 0'], 'A1', 'A1');
    expect(machine(fight, 'A1').points).toBe(points);
  }
});

rule('G061', 'an explosion silences a card on the ground, and is one point of damage to it', () => {
  const score = { kill: 0, exit: 0, loss: 0, 'wrong-edge': 0, 'left-early': 0, 'ground-damage': 1, untouched: -1 };
  const fight = underFire({
    allied: ['A1 spad-xiii 400 480 0'],
    german: [FAR_OFF],
    told: { score: { ...score, source: 'invented' } },
  });
  const { events } = fire(fight, ['#damage-a explosion', '#damage-a 0', '#damage-a 0'], 'T1', 'hold', 'A1');
  expect(ofType(events, 'damage-drawn')[0]).toMatchObject({ machine: 'T1', points: 1, total: 1, resistance: 5 });
  const { events: after } = played((table) => takeOffTheLost(fight, table));
  expect(ofType(after, 'ground-silenced')).toEqual([{ type: 'ground-silenced', id: 'T1', by: 'A1' }]);
  expect(scoreOf(fight)).toEqual({ allied: 1, german: 0 });
});
