import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newCampaign } from '../../../src/campaign/campaign.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { attempt } from '../../../src/logbook/attempt.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import { loadRulebook } from '../../../src/reading/load.ts';
import { emptyFolder } from '../../support/program/wof.ts';
import { prudentCommander } from '../../support/prudent-commander.ts';

/** Our cards with the leaflet drop of the examples laid over them, and due on the afternoon of 1 April. */
function withLeaflets() {
  const overlay = emptyFolder();
  for (const folder of ['missions', 'cards']) mkdirSync(join(overlay, folder));
  cpSync('docs/examples/leaflet-drop.yaml', join(overlay, 'missions', 'leaflet-drop.yaml'));
  const roster = readFileSync('data/cards/daily-mission-roster.yaml', 'utf8');
  const due = roster.replace(
    /half: afternoon, mission: artillery-spotting, zones: \[B\], target: guns-fampoux/,
    'half: afternoon, mission: leaflet-drop, zones: [B], target: hq-vitry',
  );
  expect(due).not.toBe(roster);
  writeFileSync(join(overlay, 'cards', 'daily-mission-roster.yaml'), due);
  return loadRulebook('data', overlay);
}

test('(23) a mission written from the activities that there are is due, flown and scored like any of them', () => {
  const book = withLeaflets();
  const setting = { book, cup: seededCup('alea:1:leaflets', 1), commander: prudentCommander(book) };
  const { events, status } = attempt(playDay, newCampaign(['B'], book), [], setting);
  expect(status).toBe('finished');
  expect(events).toContainEqual(expect.objectContaining({ type: 'mission-began', mission: 'leaflet-drop' }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'bundle-dropped', load: 'leaflets' }));
  expect(events).toContainEqual(expect.objectContaining({ type: 'mission-ended', mission: 'leaflet-drop' }));
});
