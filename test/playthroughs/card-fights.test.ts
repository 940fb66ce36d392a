import { test } from 'vitest';
import { expectAsRecorded } from '../support/program/recorded.ts';
import { CARD_FIGHTS } from './card-fights.ts';

test.each(CARD_FIGHTS.map((fight) => [fight.name, fight] as const))('%s goes as it was recorded', (_, fight) => {
  expectAsRecorded(fight);
});
