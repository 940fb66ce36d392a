import { loadRulebook } from '../../src/reading/load.ts';
import { median, nanoseconds, report } from './measure.ts';
import { noonPatrol, type SidePlayer, sidePlayer } from './side-duels.ts';

const FIGHTS = 5;

/** A fight of two against two seen from the side, and the slowest answer in it. Who beats whom: tournament.ts. */
export function benchSide(): string {
  const book = loadRulebook('data');
  const answers: number[] = [];
  const sharp = sidePlayer('sharp', '');
  const timed: SidePlayer = {
    ...sharp,
    'energy-move': (about, options, cards) => {
      let answer = '';
      answers.push(nanoseconds(() => (answer = sharp['energy-move'](about, options, cards))));
      return answer;
    },
  };
  noonPatrol({ allied: sharp, german: sharp }, 0, book);
  const spent = Array.from({ length: FIGHTS }, (_, seed) =>
    nanoseconds(() => void noonPatrol({ allied: timed, german: timed }, seed, book)),
  );
  report('seconds a fight of 2 v. 2 from the side, sharp against sharp', median(spent) / 1e9, { atMost: 1 }, '');
  const slowest = answers.toSorted((a, b) => b - a)[Math.floor(answers.length / 100)] ?? 0;
  report(
    'ms an answer from the side, the slowest but one in a hundred',
    slowest / 1e6,
    { atMost: 100 },
    `${answers.length} answers`,
  );
  return `side ${noonPatrol({ allied: sidePlayer('steady', ''), german: sidePlayer('steady', '') }, 1, book)}`;
}
