import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Effect } from '../../../../src/games/clouds/cards/effects.ts';
import { book } from '../../../support/people/campaigns.ts';

const cards = book.fights['clouds-of-glory'];

/** `structure 1d3+2; wound pilot 1d6`: what a row does, short enough to compare by eye with the sheet. */
const brief = (effects: readonly Effect[]): string => effects.map(briefly).join('; ');

function briefly({ do: what, ...rest }: Effect): string {
  if ('results' in rest) return `${what} ${rest.die}: ${rest.results.map((each) => brief(each.effects)).join(' / ')}`;
  const { dice, plus, ...others } = rest as { dice?: string; plus?: number };
  const thrown = dice ? [`${dice}${plus ? `+${plus}` : ''}`] : [plus].filter((each) => each !== undefined);
  return [what, ...Object.values(others).map(String), ...thrown].join(' ');
}

const ONE = [
  'luck 1',
  'structure 2',
  'structure 3',
  'gear; structure 3',
  'structure 1d3+2',
  'structure 1d3+3',
  'drag 2; structure 3',
  'wider 1; structure 1d3+3',
  'structure-test',
  'structure 1d4+2; structure-test',
  'structure 1d4+3; structure-test',
  'wider 2; structure 1d4+3; structure-test',
  'gun-hit 5',
  'one-of 1d4: engine-loss 1d4 / engine-loss true 2; test-above 150 / engine-loss 3 / smoke 2 200 false',
  'fuel 8 1d6+2',
  'wound either 1d6',
  'wound pilot 1d6',
  'wound gunner 2d6; one-of 1d4: wound pilot 1d10; guns-gone / roll-doubled / flying-or-spin / wound pilot 1; flinch -4',
  'structure-test; test-each-manoeuvre P true; emergency-landing',
  'stray 4 2d20',
  'structure 2d4+3; structure-test',
  'wound pilot 2d6; wound gunner 2d6',
  'structure 3d6; structure-test; wider 3',
  'wound pilot 3d6; blackout',
  'engine-stops 3 tank',
  'engine-stops 3 pilot',
  'fire death 2d6',
  'wing-gone -2',
  'pilot-burns 4',
  'cockpit-dead',
];

/** Where the table for more engines differs. */
const MORE: Readonly<Record<number, string>> = {
  13: 'wound nearest-gunner 1d6',
  14: 'one-of 1d3: engine-loss 1 / engine-loss true 1; test-above 100 / smoke 2 200 true',
  18: 'wound gunner 2d6; one-of 1d4: wound pilot 1d6 / roll-doubled / flying-or-spin / wound pilot 1; opens-wide P',
  19: 'wider 2; structure 2d4+3; structure-test',
  21: 'structure 2d6; structure-test; test-each-manoeuvre O true true; emergency-landing',
  22: 'engine-stops 4 tank',
  24: 'wound pilot 2d6; wound gunner 2d6',
  25: 'engine-stops 3 tank',
  26: 'wound pilot 3d6; blackout',
  27: 'fire 1d6 1d6',
  29: 'pilot-burns 4; lost',
  30: 'cockpit-dead; lost',
};

test('every cell of the damage table for one engine stands as on the sheet', () => {
  expect(cards.damageOneEngine.results.map(({ effects }) => brief(effects))).toEqual(ONE);
});

test('every cell of the damage table for more engines stands as on the sheet', () => {
  const expected = ONE.map((row, i) => MORE[i + 1] ?? row);
  expect(cards.damageMoreEngines.results.map(({ effects }) => brief(effects))).toEqual(expected);
});

const span = ({ from, to }: { from: number; to: number }) => `${from}..${to}`;

test('every cell of the tables of mishaps stands as on the sheet', () => {
  const { structuralFailure, bailOut, places, landing, collision, fire } = cards.mishaps;
  expect(structuralFailure.map(({ effects }) => brief(effects))).toEqual([
    'breaks-up',
    'wing-gone 0',
    'structure 3d6',
    'structure 2d6',
    'structure 1d6+3',
    '',
  ]);
  expect(bailOut.results.map((row) => `${span(row)} ${row.is}`)).toEqual([
    '-99..-6 killed',
    '-5..-1 stuck',
    '0..99 out',
  ]);
  expect([bailOut.whole.amount, bailOut.slow.amount, bailOut.fast.amount]).toEqual([-2, 2, -2]);
  expect([bailOut.fall.dice, bailOut.fall.plus]).toEqual(['2d6', 4]);
  expect(places.byLuck.map((row) => `${span(row)} ${row.modifier}`)).toEqual([
    '-99..-9 -8',
    '-8..-6 -5',
    '-5..-4 -3',
    '-3..-1 0',
    '0..99 2',
  ]);
  expect(places.aerodrome.modifier).toBe(4);
  const { fire: burning, gear, step, floatsOnLand, floatsOnWater } = landing;
  expect([burning, gear, step, floatsOnLand, floatsOnWater].map(({ amount }) => amount)).toEqual([-3, -1, -1, -4, 4]);
  const harmed = ({ structure, wrecked }: (typeof landing.onLand)[number]) =>
    wrecked ? 'wrecked' : [structure?.dice, structure?.plus].join('+');
  const landed = (row: (typeof landing.onLand)[number]) => `${row.fortitude ?? '-'} ${harmed(row)} ${row.luck ?? '-'}`;
  expect(landing.onLand.map(landed)).toEqual(['3d6 wrecked -', '2d6 2d6+0 -', '1d6 1d6+3 -', '1d4 1d6+0 -', '- + -']);
  expect(landing.onWater.map(landed)).toEqual([
    '2d6 wrecked -7',
    '2d4 wrecked -5',
    '1d4 wrecked -2',
    '1d3 wrecked 0',
    '- + -',
  ]);
  expect(collision.bands.map(({ amount }) => amount)).toEqual([-3, -1, 0, 1, 3]);
  expect(collision.planes.map((row) => `${span(row)} ${brief(row.rammer)} | ${brief(row.victim)}`)).toEqual([
    '-99..3 spin; structure 4d6 | gear; emergency-landing',
    '4..7 flying-or-spin true | flying-or-spin true',
    '8..11 spin; structure 3d6; wider 2 | spin; structure 3d6; wider 2',
    '12..14 spin; structure 5d6; wider 3 | spin; structure 5d6; wider 3',
    '15..17 all-dead | all-dead',
    '18..99 explodes 3 | explodes 3',
  ]);
  expect(
    collision.balloons.map(
      (row) => `${brief(row.rammer)} | ${row.balloon?.explodes ?? row.balloon?.plus} ${row.cable}`,
    ),
  ).toEqual([
    'structure-test | undefined undefined',
    'flying-or-spin true | undefined undefined',
    'spin; structure 2d6 | 0 winch-stuck',
    'spin; structure 3d6 | 8 winch-stuck',
    'all-dead | 5 cut',
    'explodes 3 | true cut',
  ]);
  expect(collision.ground.map((row) => `${brief(row.ifClear ?? row.else)} | ${brief(row.else)}`)).toEqual([
    'structure 2d6 | crash 3d6',
    'structure-test | crash 3d6',
    'crash 3d6 | crash 3d6',
    'crash 4d6 | crash 4d6',
    'all-dead | all-dead',
    'all-dead | all-dead',
  ]);
  expect(fire.map((row) => `${span(row)} ${row.is}`)).toEqual(['1..1 out', '2..5 burns', '6..6 explodes']);
});

test('every cell of the shooting, balloon, malfunction and rocket tables stands as on the sheet', () => {
  const { threats, sustained, halfBoxes, jamFrom, malfunctions, balloons, rockets } = cards.shooting;
  expect([threats.side, threats.rear, threats.most, sustained].map(({ amount }) => amount)).toEqual([-2, -4, -6, 3]);
  expect(halfBoxes.map(({ burst, halves }) => `${burst} ${halves}`)).toEqual(['short 1', 'normal 2', 'sustained 4']);
  expect(jamFrom.map(({ from }) => from)).toEqual([20, 19, 18, 17]);
  expect(
    malfunctions.map((row) => `${row.is} ${row.turns}/${row.actions} ${row.magazineTurns}/${row.magazineActions}`),
  ).toEqual(['dead 0/0 0/0', 'spent 0/0 1/2', 'jammed 2/4 2/4', 'jammed 1/2 1/2', 'jammed 1/1 1/1', 'cleared 0/0 0/0']);
  expect(malfunctions.map(({ next }) => next)).toEqual([true, false, false, false, false, false]);
  expect(balloons.damage.map((row) => `${span(row)} ${row.burns ? 'burns' : row.leak}`)).toEqual([
    '1..13 2',
    '14..18 4',
    '19..20 10',
    '21..99 burns',
  ]);
  expect([balloons.rockets.amount, balloons.incendiary.amount]).toEqual([10, 5]);
  expect(balloons.toHit.map(({ amount }) => amount)).toEqual([-2, 1, 0, -2, -4]);
  expect([balloons.oneGun.amount, balloons.flexible.amount]).toEqual([-1, -3]);
  expect([rockets.base, rockets.above, rockets.upwind, rockets.straight].map(({ amount }) => amount)).toEqual([
    -10, 3, 3, 3,
  ]);
});

test('every cell of the ground tables stands as on the sheet', () => {
  const { units, fromGround, strafing, cover, sheltering, barrage, spotting, oneGun, flexible } = cards.ground;
  expect(Object.values(units).map(({ strength, range, damage }) => `${strength}/${range}/${damage}`)).toEqual([
    '10/17/1d8',
    '14/22/1d10',
    '14/30/2d8',
    '16/undefined/undefined',
  ]);
  expect(fromGround.map(({ amount }) => amount)).toEqual([4, 0, -2, -4, -6]);
  expect(strafing.map(({ amount }) => amount)).toEqual([-6, -2, -4, -6, -10]);
  expect([oneGun.amount, flexible.amount]).toEqual([-1, -3]);
  expect(Object.values(cover).map(({ amount }) => amount)).toEqual([0, 1, 2, 3, 4]);
  expect(sheltering.amount).toBe(1);
  expect(barrage.map((row) => `${span(row)} ${row.is} ${row.dice ?? ''}${row.plus || ''}`)).toEqual([
    '1..1 drifts ',
    '2..18 misses ',
    '19..19 near 2d10',
    '20..20 close 1d2015',
  ]);
  expect(spotting.results.map((row) => `${span(row)} ${row.dice}`)).toEqual([
    '-99..-16 2',
    '-15..-11 1',
    '-10..-6 0',
    '-5..10 -1',
    '11..99 -2',
  ]);
  expect([spotting.manoeuvring.amount, spotting.each.amount, spotting.each.moves]).toEqual([-2, -1, 10]);
});

/** The grid as printed: for each height and speed what each pair of successes from -6 takes off. */
const BOMBS = `00000012334 00000123344 00000012334 00000001233 00000000012
00001123456 00112234566 00011223456 00001123456 00000011234
00011223456 00112234567 00011223456 00001122345 00000012233
00011122233 00111222334 00011122233 00000011123 00000000112`;

test('every one of the 4 x 5 x 11 cells of the bombing table stands as on the sheet', () => {
  const { heights, spacing } = cards.ground.bombing;
  expect(heights.map(({ speeds }) => speeds.map(({ less }) => less.join('')).join(' ')).join('\n')).toBe(BOMBS);
  expect(heights.map((row) => `${span(row)} ${row.deviation}`)).toEqual([
    '0..5 1d4',
    '6..13 1d6',
    '14..23 1d8',
    '24..999 1d12',
  ]);
  expect(spacing.map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5]);
});

test('every cell of the manoeuvre list stands as on the sheet', () => {
  expect(
    cards.movement.manoeuvres.map(({ manoeuvre, actions, energy }) => `${manoeuvre} ${actions}/${energy}`),
  ).toEqual([
    'straight 0/0',
    'roll 1/1',
    'vertical-dive 1/1',
    'turn 1/1',
    'slip 1/1',
    'bank 0/0',
    'stall 0/0',
    'immelmann 1/0',
    'spin 0/0',
    'landing 2/0',
    'take-off 1/0',
    'restart 1/0',
    'repair 1/0',
    'radio 1/0',
    'camera 1/0',
  ]);
});

test('every cell of the campaign tables stands as on the sheet', () => {
  const { experience, price, abilityOn, ace, pilot, pilotChoiceFrom, gunner, wounds, natural, woundMends } =
    cards.careers;
  expect(experience.map(({ points }) => points)).toEqual([1, 1, 2, 1, 1, 1]);
  expect(price.map((row) => `${span(row)} ${row.points}`)).toEqual([
    '3..12 1',
    '13..15 2',
    '16..17 4',
    '18..19 6',
    '20..99 8',
  ]);
  expect([abilityOn.face, pilotChoiceFrom.number, natural.best.face, natural.worst.face]).toEqual([10, 19, 1, 20]);
  for (const table of [ace, pilot, gunner])
    expect(table.map(({ number }) => number)).toEqual(table.map((_, i) => i + 1));
  expect(woundMends.dice).toBe('1d6');
  const columns = wounds.map(({ days, weeks, months }) => [days, weeks, months].map((each) => each[0]).join(''));
  expect(wounds.map((row, i) => `${span(row)} ${row.result} ${columns[i]}`)).toEqual([
    '-99..-14 paralysed ggg',
    '-13..-13 head ggc',
    '-12..-12 one-eye ggc',
    '-11..-11 black-outs ggc',
    '-10..-10 complications ggc',
    '-9..-9 immortal gcc',
    '-8..-8 serious gcc',
    '-7..-7 shaken gcc',
    '-6..-5 weaker gcc',
    '-4..99 fine ccc',
  ]);
});

/** A line of the sheet that a row must stand on, by a word of it that names the row. */
const MARKED = [
  [() => cards.shooting.jamFrom.map(({ source }) => source), ['1311', '1312', '1316', '1317']],
  [
    () => Object.values(cards.shooting.rockets).map(({ source }) => source),
    ['1352', '1367', '1369', '1374', undefined],
  ],
  [() => cards.ground.barrage.map(({ source }) => source), ['1427', '1434', '1436', '1441']],
  [() => [cards.ground.spotting.each.source], ['1668']],
] as const;

test('rows whose line on the sheet stands apart from its fellows name that line', () => {
  for (const [sources, lines] of MARKED)
    expect(sources()).toEqual(lines.map((line) => (line === undefined ? 'invented' : `seed 003:${line}`)));
});

test('every row has a source, and what we rebuilt says that it is ours', () => {
  const text = ['damage-one-engine', 'damage-more-engines', 'mishaps', 'ground', 'careers']
    .map((name) => readFileSync(`data/fights/clouds-of-glory/${name}.yaml`, 'utf8'))
    .join('');
  expect(text.match(/source: "seed 003:\d+"/g)?.length).toBeGreaterThan(150);
  const { rebuilt } = cards.movement;
  expect(new Set(Object.values(rebuilt).map(({ source }) => source))).toEqual(new Set(['invented']));
  expect(new Set(Object.values(cards.panels.panels).map(({ source }) => source))).toEqual(new Set(['invented']));
});
