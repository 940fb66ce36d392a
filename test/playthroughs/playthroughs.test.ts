import { expect, test } from 'vitest';
import { book } from '../support/program/playthrough.ts';
import { expectAsRecorded } from '../support/program/recorded.ts';
import { recordingOf } from './fly.ts';
import { MISSIONS } from './missions.ts';

test.each(MISSIONS.map((mission) => [mission.name, mission] as const))(
  '(11) (44) %s: from take-off to the Victory Points all goes as it was recorded',
  (_, mission) => {
    expectAsRecorded(recordingOf(mission));
  },
);

test('(8) each of the ten Mission Briefing Manuals has a good and a bad outcome on record', () => {
  const outcomes = Object.keys(book.missions).flatMap((manual) => [`${manual}-bad`, `${manual}-good`]);
  expect(outcomes).toHaveLength(20);
  expect(MISSIONS.map(({ name }) => name).sort()).toEqual(outcomes.sort());
});
