import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { machineHistory } from '../src/games/side/cards/contents.ts';
import { makeDashboard } from './make-dashboard.mts';

/** Writes the dashboards of Winged Victory out as data, from what history says of the machines. */
const FOLDER = 'data/fights/winged-victory';
const { machines } = machineHistory.parse(parse(readFileSync(`${FOLDER}/machine-history.yaml`, 'utf8')));
const HEAD = [
  '# yaml-language-server: $schema=../../../schemas/winged-victory-dashboard.json',
  '# Generated from machine-history.yaml; what the seed says of it is held by a test.',
];
for (const machine of machines) {
  const text = stringify(makeDashboard(machine), { collectionStyle: 'any', lineWidth: 0, flowCollectionPadding: true });
  writeFileSync(`${FOLDER}/dashboards/${machine.machine}.yaml`, [...HEAD, text].join('\n'));
}
