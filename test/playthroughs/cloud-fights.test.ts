import { test } from 'vitest';
import { expectAsRecorded } from '../support/program/recorded.ts';
import { CLOUD_FIGHTS } from './cloud-fights.ts';

test.each(CLOUD_FIGHTS.map((fight) => [fight.name, fight] as const))('%s goes as it was recorded', (_, fight) => {
  expectAsRecorded(fight);
});
