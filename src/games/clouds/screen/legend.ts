import type { Legend } from '../../../kit/game-screen.ts';
import { LIKELY_SIGNS } from '../../../kit/screen/threats.ts';

/** The signs of the plan, the profile and the answers. */
export const CLOUDS_LEGEND: Legend = [
  ['B1↑36', 'a machine, where her nose points, and her height in MU'],
  ['····', 'the scale: so many MU from the first to the last'],
  ['(G2↙36)', 'she is beyond the picture, in that direction'],
  ['○→', 'where the answer at the cursor ends'],
  ['dots', 'the way of the last move; where each answer ends; the line to whom she can fire at'],
  ['T1= K1o8', 'a thing on the ground; a balloon and its height'],
  ['→ ← ×', 'from the side: flies with her, against her, across'],
  ['MU', 'Move Unit: the measure of the table and of heights; a turn has as many as her speed in tens of km/h'],
  ['EU', 'Energy Unit: 10 km/h'],
  ['to move', 'who moves in this order, each with the initiative'],
  ['25 MU, +8', 'how far the nearest enemy is, and how much higher than she'],
  ['strength', 'what the machine has left of what it began with; men likewise'],
  ['end s3', 'straight on to the end of the move; three MU straight on'],
  ['l60 r60+1', 'left by 60 degrees; right by 60, one template tighter'],
  ['c2 d3', 'climb by two, dive by three'],
  [
    'hit by G1 6, at worst 15/20',
    'what G1 is likely to fly would hit her in 6 of 20; the best that he could fly, in 15. Where he is likely to have no shot: at worst hit by G1 15/20',
  ],
  ['hits G1 7/20', 'how often of 20 she would hit him if he flies what is likely, a turn that is not held counted in'],
  [
    'about 4/20',
    'he has still to move, and where he is likely to go she could not hit him: the mean over all that he may fly',
  ],
  ['same', 'names of rows that have the same move now: away is shoot. Each may be typed'],
  ['off in 2', 'straight on she is off the board in the second turn from now, that of the move counted'],
  ['die up to 13', 'she tests, and holds on a throw of 1d20 of 13 or less'],
  ...LIKELY_SIGNS,
];
