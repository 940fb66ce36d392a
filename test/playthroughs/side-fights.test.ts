import { test } from 'vitest';
import { expectAsRecorded } from '../support/program/recorded.ts';
import { SIDE_FIGHTS } from './side-fights.ts';

test.each(SIDE_FIGHTS.map((fight) => [fight.name, fight] as const))('%s goes as it was recorded', (_, fight) => {
  expectAsRecorded(fight);
});
