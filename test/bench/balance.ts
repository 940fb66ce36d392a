/**
 * `npm run balance -- [fights] [--head steady|sharp] [--only word]`: every battle of the four other systems that stands
 * alone, program against program, the same head on both sides: who wins how often.
 */

import { parseArgs } from 'node:util';
import type { Strength } from '../../src/autoplay/fights/system.ts';
import { asMarkdown } from '../../src/odds/charts/chart.ts';
import { YEARS } from '../../src/rulebook/fights/years.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import type { Side } from '../../src/table/sides.ts';
import { fly } from './card-duels.ts';
import { fight } from './clouds-duels.ts';
import { flown, sidePlayer } from './side-duels.ts';

type Winner = Side | 'nobody';
interface Battle {
  readonly system: string;
  readonly id: string;
  readonly fly: (seed: number) => Winner;
}

const { values, positionals } = parseArgs({
  options: { head: { type: 'string', default: 'steady' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const head: Strength = values.head === 'sharp' ? 'sharp' : 'steady';
const fights = Number(positionals[0] ?? 20);
const book = loadRulebook('data');
const { 'manoeuvre-cards': cards, 'winged-victory': side, 'clouds-of-glory': clouds } = book.fights;

const players = { allied: sidePlayer(head, 'allied'), german: sidePlayer(head, 'german') };
const battles: readonly Battle[] = [
  ...Object.entries(cards.scenarios).map(([id, scenario]) => ({
    system: scenario.system,
    id,
    fly: (seed: number): Winner => fly(scenario, head, head, seed, book).winner,
  })),
  ...[...Object.keys(side.scenarios), ...YEARS.map((year) => `missions-${year}`)].map((id) => ({
    system: 'winged-victory',
    id,
    fly: (seed: number): Winner => flown(id, players, seed, book),
  })),
  ...Object.entries(clouds.scenarios).map(([id, scenario]) => ({
    system: 'clouds-of-glory',
    id,
    fly: (seed: number): Winner => ahead(fight(scenario, head, head, `${id} ${seed}`, book)),
  })),
].filter(({ system, id }) => `${system} ${id}`.includes(values.only));

const rows = battles
  .toSorted((a, b) => (`${a.system} ${a.id}` < `${b.system} ${b.id}` ? -1 : 1))
  .map(({ system, id, fly: once }) => {
    const winners = Array.from({ length: fights }, (_, seed) => once(seed));
    const count = (who: Winner) => winners.filter((winner) => winner === who).length;
    return [system, id, String(count('allied')), String(count('german')), String(count('nobody'))];
  });
const title = `${fights} fights each, ${head} against ${head}`;
console.log(title);
console.log(asMarkdown({ title, columns: ['system', 'battle', 'Allies', 'Germans', 'nobody'], rows }));

function ahead({ allied, german }: Readonly<Record<Side, number>>): Winner {
  if (allied === german) return 'nobody';
  return allied > german ? 'allied' : 'german';
}
