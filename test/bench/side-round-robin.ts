import { AutomaticTable, nobodyWrites } from '../../src/autoplay/automatic-table.ts';
import { fromTheSide } from '../../src/autoplay/fights/winged-victory/policy.ts';
import type { Policy } from '../../src/autoplay/policy.ts';
import { randomPolicy } from '../../src/autoplay/random.ts';
import { laidOut } from '../../src/campaign/lay-out-battle.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import { playBattle } from '../../src/rules/scenario/play-scenario.ts';
import type { GameEvent } from '../../src/table/events.ts';
import type { EnergyDecisions } from '../../src/table/fights/winged-victory/energy-decisions.ts';
import type { Side } from '../../src/table/sides.ts';

/** `npx tsx test/bench/side-round-robin.ts [fights]`: who wins Patrol at Noon, by strength and side. */
const book = loadRulebook('data');
const fights = Number(process.argv[2] ?? 40);
const STRENGTHS = ['random', 'steady', 'sharp'] as const;
type Player = Pick<Policy, keyof EnergyDecisions>;

const player = (strength: (typeof STRENGTHS)[number], word: string): Player =>
  strength === 'random' ? randomPolicy(word) : fromTheSide(strength);

/** Each side's questions to its own player. */
function bothOf(players: Readonly<Record<Side, Player>>): Policy {
  return {
    ...randomPolicy('nobody asks'),
    throttle: (about, options, cards) => players[about.side].throttle(about, options, cards),
    'energy-move': (about, options, cards) => players[about.side]['energy-move'](about, options, cards),
    'time-freeze': (about, options, cards) => players[about.side]['time-freeze'](about, options, cards),
    'side-shot': (about, options, cards) => players[about.side]['side-shot'](about, options, cards),
    'flak-barrage': (about, options, cards) => players[about.side]['flak-barrage'](about, options, cards),
  };
}

function winnerOf(allied: Player, german: Player, seed: number): string {
  let winner = 'nobody';
  const told = (event: GameEvent): void => {
    if (event.type === 'side-fight-over') winner = event.winner;
  };
  const cup = seededCup(`alea:1:robin-${seed}`, 1);
  const table = new AutomaticTable(book, cup, bothOf({ allied, german }), { ...nobodyWrites, told });
  playBattle(laidOut({ id: 'patrol-at-noon', system: 'winged-victory' }, 'the-card', book), table);
  return winner;
}

for (const ours of STRENGTHS)
  for (const theirs of STRENGTHS) {
    const begun = performance.now();
    const winners = Array.from({ length: fights }, (_, i) =>
      winnerOf(player(ours, `a${i}`), player(theirs, `g${i}`), i),
    );
    const count = (name: string) => winners.filter((winner) => winner === name).length;
    const each = Math.round((performance.now() - begun) / fights);
    console.log(
      `${ours} against ${theirs}: ${count('allied')} won, ${count('german')} lost, ${count('nobody')} drawn; ${each} ms each`,
    );
  }
