import { expect, test } from 'vitest';
import type { MissionLog, Party } from '../../src/campaign/mission-log.ts';
import { peopleOf } from '../../src/kit/screen/people.ts';
import type { FlownTurn } from '../../src/procedure/mission/flown-turn.ts';
import { scoreActivities } from '../../src/procedure/mission/special-activity.ts';
import { word } from '../../src/questions/asking/word.ts';
import { narrate } from '../../src/questions/narration/narration.ts';
import { reasonsFor } from '../../src/questions/reasons/why.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { leafletDrop } from '../support/cards/leaflet-drop.ts';
import {
  aLog,
  anFk8,
  aParty,
  aSpad,
  book,
  hits,
  jams,
  LIGHT_CLOUD,
  MISSED,
  MOVED,
  misses,
  STAYED,
  shaking,
  thrown,
  watchActivity,
} from '../support/people/activities.ts';
import { playLoaded } from '../support/table/loaded-dice.ts';

const nobody = peopleOf({ flights: [] });

const toldOf = (events: readonly GameEvent[], cards = book): string[] =>
  events.flatMap((event) => [
    narrate(event, cards, nobody),
    ...reasonsFor(event, cards).map((reason) => `  ${reason}`),
  ]);

/** What a player reads: each question with its answers, then each sentence with its reasons. */
function read(party: Party, log: MissionLog, turn: FlownTurn, script: Parameters<typeof watchActivity>[3]): string[] {
  const { events, asked } = watchActivity(party, log, turn, script);
  const questions = asked.flatMap((question) => {
    const { ask, options, help } = word(question, script?.cards ?? book, nobody);
    return [`? ${ask}`, ...options.map(({ answer, does }) => `    ${answer}: ${does}`), `    (${help})`];
  });
  return [...questions, ...toldOf(events, script?.cards)];
}

test('(23) (30) a scan and the attack that follows read well: odds, danger, hits, a jam', () => {
  const party = aParty(
    [aSpad(), aSpad({ id: 'B2', bravery: 'NV' }), aSpad({ id: 'B3', skill: 2, bravery: 'S' })],
    'H12',
  );
  const told = read(party, aLog('offensive-line-patrol'), STAYED, {
    dice: ['scan 1 1', 'nerve 2 3', thrown('initiative', 9), thrown('initiative', 2), hits(4), MISSED, MISSED].concat([
      thrown('initiative', 8),
      thrown('initiative', 7),
      jams(3),
      MISSED,
      MISSED,
      thrown('clear-jam-at-leisure', 7),
    ]),
    answers: {
      'special-activity': ['scan', 'strafe-target'],
      'dive-burst': ['4', 'hold', '3', 'hold'],
      'another-pass': ['again'],
    },
  });
  expect(told).toMatchSnapshot();
});

test('(31) the trenches read well: what each burst is worth, and what they come to', () => {
  const told = read(aParty([aSpad(), aSpad({ id: 'B2' })], 'H09'), aLog('trench-strafing'), MOVED, {
    dice: [misses(6), misses(1), MISSED, MISSED],
    answers: { 'special-activity': ['strafe-trench'], 'dive-burst': ['6', '1'], 'another-pass': ['enough'] },
  });
  expect(told).toMatchSnapshot();
});

test('(32) a balloon reads well, from the search to the flames, with rockets that hang fire', () => {
  const flight = [aSpad({ load: 'rockets', rockets: 8 }), aSpad({ id: 'B2', load: 'buckingham' })];
  const told = read(aParty(flight, 'F10', { altitude: 5000 }), aLog('balloon-bursting'), MOVED, {
    dice: [
      ...[thrown('balloon-search', 9), thrown('initiative', 10), thrown('initiative', 9), jams(3), hits(3)],
      ...[thrown('balloon-hit', 3), MISSED, thrown('initiative', 10), thrown('initiative', 9), hits(1)],
      ...[thrown('balloon-hit', 2), hits(3), thrown('balloon-hit', 12), MISSED, MISSED],
    ],
    answers: {
      'special-activity': ['attack-balloon'],
      'dive-burst': ['3', '3', '1', '3'],
      'another-pass': ['again'],
    },
  });
  expect(told).toMatchSnapshot();
});

test('(32) a balloon let alone is wound down', () => {
  const told = read(aParty([aSpad()], 'F10', { altitude: 5000 }), aLog('balloon-bursting'), MOVED, {
    dice: [thrown('balloon-search', 9), thrown('initiative', 9), hits(3), thrown('balloon-hit', 6), MISSED],
    answers: { 'special-activity': ['attack-balloon'], 'dive-burst': ['3'], 'another-pass': ['enough'] },
  });
  expect(told.slice(-6)).toMatchSnapshot();
});

test('(13) (15) plates read well: one exposed, one spoiled, and what came home', () => {
  const log = aLog('photo-reconnaissance', { target: 'yards-henin' });
  const pair = [anFk8(), anFk8({ id: 'B8' })];
  const told = read(aParty(pair, 'E10', { altitude: 8000, box: LIGHT_CLOUD }), log, shaking('B8'), {
    dice: [thrown('photo-quality', 10)],
    answers: { 'special-activity': ['photograph'] },
  });
  log.landed.push(...pair);
  const { events } = playLoaded((table) => scoreActivities(log, table), { book });
  expect([...told, ...toldOf(events)]).toMatchSnapshot();
});

test('(23) spotting and its end read well', () => {
  const log = aLog('artillery-spotting', { target: 'guns-monchy' });
  const over = () => aParty([anFk8(), aSpad()], 'H09', { altitude: 6000 });
  const call = { dice: [thrown('spotting', 9)], answers: { 'special-activity': ['spot'] as const } };
  const told = [
    ...read(over(), log, STAYED, call),
    ...read(over(), log, STAYED, call),
    ...read(over(), log, { ...STAYED, fought: true }, call),
    ...read(aParty([anFk8(), aSpad()], 'H08', { cameFrom: 'H09' }), log, MOVED, {}),
  ];
  expect(told).toMatchSnapshot();
});

test('(23) bombs, those that fall astray, and a patrol read well', () => {
  const pair = [anFk8({ bombs: 60 }), anFk8({ id: 'B8', bombs: 160 })];
  const bombs = read(
    aParty(pair, 'E10', { altitude: 5000 }),
    aLog('bombing-raid', { target: 'yards-henin' }),
    shaking('B8'),
    {
      dice: [thrown('bombing', 10)],
      answers: { 'special-activity': ['bomb'] },
    },
  );
  const patrol = read(aParty([aSpad()], 'H12'), aLog('dawn-patrol'), STAYED, {});
  expect([...bombs, ...patrol]).toMatchSnapshot();
});

test('(23) (ours) leaflets over a camp read well, the last of them too', () => {
  const cards = { ...book, missions: { ...book.missions, 'leaflet-drop': leafletDrop } };
  const log = aLog('leaflet-drop', { target: 'hq-vitry' });
  const party = aParty([anFk8(), aSpad()], 'G11', { altitude: 4000 });
  const turn = (...dice: string[]) =>
    read(party, log, MOVED, { cards, dice, answers: { 'special-activity': ['drop'] } });
  expect([
    ...turn(thrown('drop', 9), thrown('drop', 3)),
    ...turn(thrown('drop', 8), thrown('drop', 6)),
  ]).toMatchSnapshot();
});

test('(23) (32) what was not found and who lost his nerve is told', () => {
  const scan = read(aParty([aSpad()], 'H12'), aLog('offensive-line-patrol'), MOVED, {
    dice: ['scan 3 4'],
    answers: { 'special-activity': ['scan'] },
  });
  const balloon = read(aParty([aSpad()], 'F10', { altitude: 5000 }), aLog('balloon-bursting'), MOVED, {
    dice: [thrown('balloon-search', 4)],
  });
  const nerve = read(aParty([aSpad({ bravery: 'NV' })], 'H09'), aLog('trench-strafing'), MOVED, {
    dice: ['nerve 6 6'],
    answers: { 'special-activity': ['strafe-trench'] },
  });
  expect([...scan, ...balloon, ...nerve]).toMatchSnapshot();
});

test('a manual that has gone from the cards leaves its reasons without a source', () => {
  const [scanned] = watchActivity(aParty([aSpad()], 'H12'), aLog('offensive-line-patrol'), MOVED, {
    dice: ['scan 3 4'],
    answers: { 'special-activity': ['scan'] },
  }).events;
  if (scanned?.type !== 'ground-scanned') throw new Error('Nothing was scanned.');
  expect(reasonsFor({ ...scanned, mission: 'leaflet-drop' }, book)).toHaveLength(1);
});
