import { test } from 'vitest';
import { expectAsRecorded } from '../support/recorded.ts';
import { recordingOf } from './fly.ts';
import { MISSIONS } from './missions.ts';

test.each(MISSIONS.map((mission) => [mission.name, mission] as const))(
  '(11) (44) %s: from take-off to the Victory Points all goes as it was recorded',
  (_, mission) => {
    expectAsRecorded(recordingOf(mission));
  },
);
