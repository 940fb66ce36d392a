import { loadRulebook } from '../../src/reading/load.ts';
import { EVEN, fight } from './clouds-duels.ts';
import { median, report } from './measure.ts';

const FIGHTS = 15;

/**
 * A fight In Clouds of Glory, program against program, two against two, by the processor's time. Who beats whom:
 * tournament.ts.
 */
export function benchClouds(): string {
  const book = loadRulebook('data');
  const all = Array.from({ length: FIGHTS }, (_, n) => fight(EVEN, 'sharp', 'sharp', `bench ${n}`, book));
  const seconds = median(all.map(({ lasted }) => lasted)) / 1000;
  const answers = all.flatMap(({ took }) => took).toSorted((a, b) => b - a);
  const slowest = answers[Math.floor(answers.length / 100)] ?? 0;
  report('seconds a fight of 2 v. 2 in the clouds, sharp against sharp', seconds, { atMost: 1 }, '');
  const what = 'ms an answer in the clouds, the slowest but one in a hundred';
  report(what, slowest, { atMost: 100 }, `${answers.length} answers`);
  return `clouds ${all.reduce((sum, { allied, german }) => sum + allied + 3 * german, 0)}`;
}
