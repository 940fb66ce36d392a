import { fromTheSide } from '../../../src/games/side/head/opponent.ts';
import { plan } from '../../../src/games/side/rules/moving.ts';
import type { SideFight } from '../../../src/games/side/rules/side-fight.ts';
import type { EnergyDecisions } from '../../../src/games/side/table/energy-decisions.ts';
import type { FightingMachine } from '../../../src/games/side/table/fighting-machine.ts';
import type { Strength } from '../../../src/kit/head/strengths.ts';
import { freeTable } from '../table/free-table.ts';
import { allSeen, book } from './side-fights.ts';

type AboutMove = EnergyDecisions['energy-move']['about'];

/** The move of an opponent that is asked now, and its end. */
export function flownBy(strength: Strength, machine: FightingMachine, fight: SideFight, by = 'a word') {
  const table = freeTable(book, 1, 1);
  machine.pip = 5;
  plan({ machine, pool: 3 }, allSeen(fight), table);
  const asked = table.asked.flatMap((each) => (each.decision === 'energy-move' ? [each] : []))[0];
  if (!asked) throw new Error('Nobody asked how it flies.');
  const about: AboutMove = asked.about;
  const began = process.cpuUsage();
  const word = fromTheSide(strength, by)['energy-move'](about, asked.options, book);
  const end = about.ends[word];
  if (!end) throw new Error(`${word} leads nowhere.`);
  return { word, end, took: process.cpuUsage(began).user / 1000 };
}
