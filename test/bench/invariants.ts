/**
 * `npm run invariants [campaigns]`: so many whole campaigns under `random` and under `prudent`, flights and systems in
 * turn, each looked at while it is played: nobody dead flies, nobody flies twice in a part of the day, AFT, ammo and
 * altitude keep within their bounds, points add up, men and machines are conserved. Then 300 fights of each system, led
 * by `random`, `prudent` and `bold`, with fair dice and with such as hit hard: what a fight told is what it leaves
 * behind and what is entered in the Mission Log, and nothing else.
 */

import { FLIGHTS } from '../../src/campaign/watch.ts';
import { GAME_NAMES, OWN_GAME } from '../../src/games/game-names.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { progressBar } from '../../src/shell/progress.ts';
import { faultsEntered } from '../support/fights/entered.ts';
import { LEADERS } from '../support/fights/led-table.ts';
import { faultsLeftBehind } from '../support/fights/left-behind.ts';
import { faultsIn } from '../support/read/invariants.ts';

const [campaigns = '2000'] = process.argv.slice(2);
const book = loadRulebook('data');
const bar = progressBar(2 * Number(campaigns), process.stderr);
let faulty = 0;
let done = 0;
for (const policy of ['random', 'prudent'] as const) {
  for (let number = 1; number <= Number(campaigns); number++) {
    const flight = FLIGHTS[number % FLIGHTS.length] ?? 'B';
    const fights = GAME_NAMES[number % GAME_NAMES.length] ?? OWN_GAME;
    const faults = faultsIn(`invariants-${number}`, policy, { flight, fights }, book);
    if (faults.length > 0) faulty += 1;
    for (const fault of faults) console.log(`${policy}, ${flight} Flight by ${fights}, ${fault}`);
    bar.show(++done);
  }
}
bar.end();
console.log(
  `${done} campaigns, half of them random, half prudent: ${faulty === 0 ? 'every one is sound' : `${faulty} are not`}`,
);
const FIGHTS = 300;
let loose = 0;
for (const system of GAME_NAMES) {
  const faults = LEADERS.flatMap((led) => [
    ...faultsLeftBehind(system, FIGHTS, book, led),
    ...faultsEntered(system, FIGHTS, book, led),
  ]);
  loose += faults.length;
  for (const fault of faults) console.log(fault);
}
console.log(
  `${FIGHTS} fights of each system, ${LEADERS.length} times: ${loose === 0 ? 'each left behind, and in the log, what it told' : `${loose} faults`}`,
);
process.exitCode = faulty + loose === 0 ? 0 : 1;
