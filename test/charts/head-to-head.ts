import type { Chart } from '../../src/odds/charts/chart.ts';
import { ahead, balanceOf, battlesOf, type Winner } from '../bench/battles.ts';
import { EVEN, fight, type Head } from '../bench/clouds-duels.ts';
import { noonPatrol, sidePlayer } from '../bench/side-duels.ts';
import { book } from '../support/cards/book.ts';

/** So many fights a line: as many as a test has time for. */
const FIGHTS = 30;

const PAIRS = [
  ['sharp', 'steady'],
  ['steady', 'random'],
  ['sharp', 'random'],
] as const;

/** Who wins a fight between these heads, with these dice. */
type Duel = (heads: { readonly allied: Head; readonly german: Head }, seed: number) => Winner;

const inClouds: Duel = ({ allied, german }, seed) => ahead(fight(EVEN, allied, german, `${seed}`, book));

const fromTheSide: Duel = ({ allied, german }, seed) =>
  noonPatrol({ allied: sidePlayer(allied, `a${seed}`), german: sidePlayer(german, `g${seed}`) }, seed, book);

/** The better head against the worse, from each side of the table. */
function robin(duel: Duel): Chart {
  const rows = PAIRS.flatMap(([better, worse]) => [
    [better, worse, 'Allies', ...tally('allied', (seed) => duel({ allied: better, german: worse }, seed))],
    [better, worse, 'Germans', ...tally('german', (seed) => duel({ allied: worse, german: better }, seed))],
  ]);
  return { title: `${FIGHTS} fights a line`, columns: ['better', 'worse', 'flies', 'won', 'lost', 'drawn'], rows };
}

function tally(side: Winner, once: (seed: number) => Winner): string[] {
  const winners = Array.from({ length: FIGHTS }, (_, seed) => once(seed));
  const won = winners.filter((winner) => winner === side).length;
  const drawn = winners.filter((winner) => winner === 'nobody').length;
  return [won, FIGHTS - won - drawn, drawn].map(String);
}

const balance = (system: string) => (): Chart =>
  balanceOf(
    battlesOf(book, 'steady').filter((battle) => battle.system === system),
    20,
  );

/** Program against program, by what a document calls it. */
export const HEAD_TO_HEAD: readonly (readonly [string, () => Chart])[] = [
  ['clouds-of-glory: Who beats whom', () => robin(inClouds)],
  ['clouds-of-glory: Battles, steady on both sides', balance('clouds-of-glory')],
  ['winged-victory: Who beats whom', () => robin(fromTheSide)],
  ['winged-victory: Battles, steady on both sides', balance('winged-victory')],
];
