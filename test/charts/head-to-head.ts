import type { OddsChart } from '../../src/kit/odds/chart.ts';
import { ahead, type Winner } from '../bench/battles.ts';
import { fly, scenarioOf } from '../bench/card-duels.ts';
import { EVEN, fight, type Head } from '../bench/clouds-duels.ts';
import { noonPatrol, sidePlayer } from '../bench/side-duels.ts';
import { book } from '../support/cards/book.ts';

/** So many fights a line: as many as a test has time for. With cards they take the longest. */
const FIGHTS = 30;
const WITH_CARDS = 20;

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

/** The same machine on both sides, so that nothing but the head decides. */
const withCards =
  (machine: string, system: 'wings-of-war' | 'wings-of-glory'): Duel =>
  ({ allied, german }, seed) =>
    fly(scenarioOf(`${machine} v ${machine} by ${system}`, book), allied, german, seed, book).winner;

/** The better head against the worse, from each side of the table. */
function robin(duel: Duel, fights = FIGHTS): OddsChart {
  const rows = PAIRS.flatMap(([better, worse]) => [
    [better, worse, 'Allies', ...tally('allied', fights, (seed) => duel({ allied: better, german: worse }, seed))],
    [better, worse, 'Germans', ...tally('german', fights, (seed) => duel({ allied: worse, german: better }, seed))],
  ]);
  return { title: `${fights} fights a line`, columns: ['better', 'worse', 'flies', 'won', 'lost', 'drawn'], rows };
}

function tally(side: Winner, fights: number, once: (seed: number) => Winner): string[] {
  const winners = Array.from({ length: fights }, (_, seed) => once(seed));
  const won = winners.filter((winner) => winner === side).length;
  const drawn = winners.filter((winner) => winner === 'nobody').length;
  return [won, fights - won - drawn, drawn].map(String);
}

/** Program against program, by what a document calls it. */
export const HEAD_TO_HEAD: readonly (readonly [string, () => OddsChart])[] = [
  ['wings-of-war: Who beats whom', () => robin(withCards('albatros-d5a', 'wings-of-war'), WITH_CARDS)],
  ['wings-of-glory: Who beats whom', () => robin(withCards('fokker-dr1', 'wings-of-glory'), WITH_CARDS)],
  ['clouds-of-glory: Who beats whom', () => robin(inClouds)],
  ['winged-victory: Who beats whom', () => robin(fromTheSide)],
];
