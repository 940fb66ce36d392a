import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Mission, mission } from '../../../src/cards/printed/mission.ts';

/** The manual of the examples, as a player would add it to the ten. */
export const leafletDrop: Mission = mission.parse(parse(readFileSync('docs/examples/leaflet-drop.yaml', 'utf8')));
