import { describe, expect, test } from 'vitest';
import { COMBAT_SENTENCES } from '../../src/games/track/screen/combat-narration.ts';
import { ACTIVITY_SENTENCES } from '../../src/questions/narration/activity-narration.ts';
import { MISSION_SENTENCES } from '../../src/questions/narration/narration.ts';
import { TURN_SENTENCES } from '../../src/questions/narration/turn-narration.ts';
import type { GameEvent } from '../../src/table/events.ts';
import { book } from '../support/program/playthrough.ts';
import { playRecorded } from '../support/program/recorded.ts';
import { ENDS } from './ends.ts';
import { recordingOf } from './fly.ts';
import { MISSIONS } from './missions.ts';
import { PARTS } from './parts.ts';

const PLAYED = [...[...MISSIONS, ...Object.values(ENDS)].map(recordingOf), ...Object.values(PARTS).flat()].map(
  playRecorded,
);

const shown = new Set(PLAYED.flatMap(({ events }) => events.flatMap(marksOf)));

/** What an event shows: that it happened, and its variants on the cards. */
function marksOf(event: GameEvent): string[] {
  const marks = Object.entries(event).flatMap(([part, value]) =>
    typeof value === 'object' ? [] : [`${event.type} ${part} ${value}`],
  );
  const fates = event.type === 'fate-decided' ? [`fate ${event.fate.fate}`] : [];
  const down = event.type === 'machine-came-down' ? [`${event.how} over ${event.side}`] : [];
  return [event.type, ...marks, ...fates, ...down];
}

/** Events that no dice cause: a mission not flown, a dive without a burst, and what no printed manual asks for. */
const CHOSEN = ['mission-not-flown', 'dive-held', 'bundle-dropped', 'man-fetched'];

const resultsOf = (type: string, rows: readonly { readonly result: string }[]): string[] =>
  rows.map(({ result }) => `${type} result ${result}`);

const { criticalHit, engineTrouble, stragglersEncounter, lameDuck, fate } = book.damageTables;
const { archieHits, machineGunHits } = book.archieAndMachineGun;
const SIDES = ['allied', 'trenches', 'enemy'] as const;

describe('(11) between them the playthroughs show all that can befall a flight', () => {
  test.each<[string, readonly string[]]>([
    [
      'every kind of event',
      [ACTIVITY_SENTENCES, COMBAT_SENTENCES, MISSION_SENTENCES, TURN_SENTENCES]
        .flatMap((sentences) => Object.keys(sentences))
        .filter((type) => !CHOSEN.includes(type)),
    ],
    ['(49) every field of ours', ['amiens', 'north', 'mercatel', 'south'].map((field) => `landed field ${field}`)],
    ['(33) every Lame Duck Number', lameDuck.events.map(({ number }) => `lame-duck-gave-way number ${number}`)],
    [
      '(11) (28) every way down, on each side of the lines and between them',
      ['forced-landing', 'forced-down', 'shot-down'].flatMap((how) => SIDES.map((side) => `${how} over ${side}`)),
    ],
    ['(28) every fate', fate.rows.flatMap((row) => SIDES.map((side) => `fate ${row[side].fate}`))],
    ['(25) every Critical Hit', resultsOf('critical-hit-scored', criticalHit.rows)],
    ['(21) every trouble of an engine', resultsOf('engine-trouble-met', engineTrouble.rows)],
    ["(36) every throw of a Straggler's", resultsOf('straggler-met-enemy', stragglersEncounter.rows)],
    ['(15) every hit of Archie', resultsOf('archie-hit', archieHits.rows)],
    ['(42) every hit of machine guns', resultsOf('machine-gun-hit', machineGunHits.rows)],
  ])('%s', (_, wanted) => {
    expect(wanted.filter((each) => !shown.has(each))).toEqual([]);
  });
});
