import { loadRulebook } from '../../src/rulebook/reading/load.ts';
import { noonPatrol, sidePlayer } from './side-duels.ts';

/** `npx tsx test/bench/side-round-robin.ts [fights]`: who wins Patrol at Noon, by strength and side. */
const book = loadRulebook('data');
const fights = Number(process.argv[2] ?? 40);
const STRENGTHS = ['random', 'steady', 'sharp'] as const;

for (const ours of STRENGTHS)
  for (const theirs of STRENGTHS) {
    const begun = performance.now();
    const winners = Array.from({ length: fights }, (_, i) =>
      noonPatrol({ allied: sidePlayer(ours, `a${i}`), german: sidePlayer(theirs, `g${i}`) }, i, book),
    );
    const count = (name: string) => winners.filter((winner) => winner === name).length;
    const each = Math.round((performance.now() - begun) / fights);
    console.log(
      `${ours} against ${theirs}: ${count('allied')} won, ${count('german')} lost, ${count('nobody')} drawn; ${each} ms each`,
    );
  }
