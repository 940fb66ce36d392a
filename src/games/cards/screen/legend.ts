import type { Legend } from '../../../kit/game-screen.ts';
import { THREAT_SIGNS } from '../../../kit/screen/threats.ts';

/** The signs of the table and of the hand. */
export const CARDS_LEGEND: Legend = [
  ['A1↑', 'a machine and where her nose points'],
  ['40 mm = ····', 'the scale: so far from the first to the last'],
  ['(G1↓)', 'she is beyond the picture, in that direction'],
  ['a b c', 'where the middle of each card of your hand would end; the one at the cursor is drawn whole'],
  ['dots', 'the arc of your guns from there, and of the nearest enemy from where he is; the way planned so far'],
  ['x3', 'so many of this card are left; x0 laid has none'],
  ['1 [a] 2 [ ]', 'the cards laid for this turn, in their order'],
  ['*', 'a steep card: never two of them one after the other'],
  [
    'straight first',
    'this card cannot be laid now: a straight comes before it; so with straight now, steep again, rudder, fire',
  ],
  ['off in 2', 'no way from there stays on the table to the end of the next turn; home in 2 over your own edge'],
  ['on G1', 'her card would lie upon that machine'],
  ['G1', 'in your arc where he stands now'],
  ['G1?', 'likely in your arc there'],
  ['damage 3/15', 'points of damage, and how many bring her down'],
  ...THREAT_SIGNS,
];
