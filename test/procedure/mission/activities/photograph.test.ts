import { expect, test } from 'vitest';
import { ofType } from '../../../../src/table/events.ts';
import {
  aLog,
  anFk8,
  aParty,
  aSpad,
  book,
  given,
  LIGHT_CLOUD,
  MIST,
  MOVED,
  playActivity,
  STAYED,
  shaking,
  thrown,
  watchActivity,
  withManual,
} from '../../../support/people/activities.ts';

const over = (machines = [anFk8()], told = {}) =>
  aParty(machines, 'E10', { altitude: 8000, box: LIGHT_CLOUD, ...told });
const recce = () => aLog('photo-reconnaissance', { target: 'yards-henin' });
const EXPOSE = { 'special-activity': ['photograph'] } as const;

test.each([
  [6, 8000, LIGHT_CLOUD, { weather: 0, height: 0 }, 'useless'],
  [8, 8000, LIGHT_CLOUD, { weather: 0, height: 0 }, 'poor'],
  [10, 8000, LIGHT_CLOUD, { weather: 0, height: 0 }, 'average'],
  [12, 8000, LIGHT_CLOUD, { weather: 0, height: 0 }, 'good'],
  [10, 4000, 7, { weather: 1, height: 1 }, 'good'],
  [9, 9000, LIGHT_CLOUD, { weather: 0, height: -1 }, 'poor'],
  [12, 5000, 13, { weather: -3, height: 0 }, 'poor'],
])('(13) a %i from %i ft in weather %i, modified by %j: %s', (total, altitude, box, parts, quality) => {
  const party = over([anFk8()], { altitude, box });
  const events = playActivity(party, recce(), STAYED, { dice: [thrown('photo-quality', total)], answers: EXPOSE });
  expect(ofType(events, 'plate-exposed')[0]).toMatchObject({ machine: 'B7', parts, quality, left: 4 });
  expect(party.machines[0]?.plates).toEqual([quality]);
});

test('(13) one plate a turn from each two-seater, five in each, and then no more', () => {
  const log = recce();
  const party = over([anFk8(), anFk8({ id: 'B8' }), aSpad()]);
  for (let turn = 0; turn < 5; turn++)
    playActivity(party, log, STAYED, { dice: ['photo-quality 1 1', 'photo-quality 6 6'], answers: EXPOSE });
  expect(playActivity(party, log, STAYED)).toEqual([]);
  expect(party.machines.map(({ plates }) => plates.length)).toEqual([5, 5, 0]);
});

test('(15) a near miss spoils the plate that was being exposed; the other two-seater goes on', () => {
  const log = recce();
  const party = over([anFk8(), anFk8({ id: 'B8' })]);
  const { events, asked } = watchActivity(party, log, shaking('B7', 'B1'), {
    dice: [thrown('photo-quality', 10)],
    answers: EXPOSE,
  });
  expect(ofType(events, 'plate-spoiled')).toEqual([{ type: 'plate-spoiled', machine: 'B7', left: 4 }]);
  expect(asked[0]?.about).toMatchObject({ open: [{ machines: [{ machine: 'B8', ways: 21 }] }] });
  expect(log.done.exposed).toEqual({ B7: 1, B8: 1 });
  expect(party.machines.map(({ plates }) => plates)).toEqual([[], ['average']]);
});

test('(13) (23) no more points are told than a plate from this height may bring', () => {
  const { asked } = watchActivity(over([anFk8()], { altitude: 11_000 }), recce(), STAYED, {
    answers: { 'special-activity': ['none'] },
  });
  const { rows } = given(book.missions['photo-reconnaissance']?.activities.photograph).table;
  const average = given(rows.find(({ quality }) => quality === 'average')).points;
  expect(asked[0]?.about).toMatchObject({ open: [{ activity: 'photograph', points: average }] });
});

test('(13) (23) asked about a plate, the commander knows the best that it may bring, its chance and the plates left', () => {
  const { asked } = watchActivity(over([anFk8(), anFk8({ id: 'B8' })]), recce(), STAYED, {
    answers: { 'special-activity': ['none'] },
  });
  // A 7 or more is worth something, by 21 of the 36 throws; a good plate is worth the most.
  const { rows } = given(book.missions['photo-reconnaissance']?.activities.photograph).table;
  const best = given(rows.find(({ quality }) => quality === 'good')).points;
  expect(asked[0]?.about).toMatchObject({
    open: [
      {
        activity: 'photograph',
        points: best,
        shots: 0,
        machines: [
          { machine: 'B7', ways: 21, left: 5 },
          { machine: 'B8', ways: 21, left: 5 },
        ],
      },
    ],
  });
});

test('(15) with every plate of the turn spoiled there is nothing to ask', () => {
  const events = playActivity(over(), recce(), shaking('B7'));
  expect(events.map(({ type }) => type)).toEqual(['plate-spoiled']);
});

test('(15) a manual that needs no steady hand is not spoiled, nor is what the Archie card does not list', () => {
  const card = given(given(book.missions['photo-reconnaissance']).activities.photograph);
  const lax = withManual('photo-reconnaissance', { photograph: { ...card, steady: false } });
  const archieAndMachineGun = { ...book.archieAndMachineGun, spoils: [] };
  for (const cards of [lax, { ...book, archieAndMachineGun }]) {
    const events = playActivity(over(), recce(), shaking('B7'), {
      cards,
      dice: ['photo-quality 1 1'],
      answers: EXPOSE,
    });
    expect(ofType(events, 'plate-exposed')).toHaveLength(1);
  }
});

test.each([
  ['on the way through', over(), MOVED],
  ['from too low', over([anFk8()], { altitude: 500 }), STAYED],
  ['through mist', over([anFk8()], { box: MIST }), STAYED],
  ['over another hex', aParty([anFk8()], 'E11', { altitude: 8000 }), STAYED],
  ['by fighters', over([aSpad()]), STAYED],
  [
    'without the observer',
    over([anFk8({ wounds: [{ who: 'observer', fate: { fate: 'wounded', days: 7 } }] })]),
    STAYED,
  ],
  ['by a Lame Duck', over([anFk8({ lameDuck: { number: 3, climbs: true, repair: 1 } }), aSpad()]), STAYED],
])('(13) (23) no plates %s', (_, party, turn) => {
  expect(playActivity(party, recce(), turn)).toEqual([]);
});

test('(13) the pilot may be hurt and the camera still work', () => {
  const party = over([anFk8({ wounds: [{ who: 'pilot', fate: { fate: 'wounded', days: 2 } }] })]);
  playActivity(party, recce(), STAYED, { dice: ['photo-quality 6 6'], answers: EXPOSE });
  expect(party.machines[0]?.plates).toEqual(['good']);
});

test('(8) sent out without a target of its own, a flight may take any of the kind in its zones', () => {
  const log = aLog('photo-reconnaissance', { zones: ['A'] });
  const ask = { answers: { 'special-activity': ['none'] } } as const;
  expect(watchActivity(over(), log, STAYED, ask).asked).toHaveLength(1);
  expect(playActivity(over(), aLog('photo-reconnaissance', { zones: ['C'] }), STAYED)).toEqual([]);
});

test('(25) an observer who is grazed works his camera all the same', () => {
  const party = over([anFk8({ wounds: [{ who: 'observer', fate: { fate: 'wounded', days: 2 } }] })]);
  expect(playActivity(party, recce(), STAYED, { answers: { 'special-activity': ['none'] } })).toEqual([]);
});
