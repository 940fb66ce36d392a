import type { Legend } from '../../../kit/game-screen.ts';
import { THREAT_SIGNS } from '../../../kit/screen/threats.ts';
import { TARGET_SIGNS } from './side-targets.ts';

/** The signs of the mats, the dashboard and the answers. */
export const SIDE_LEGEND: Legend = [
  ['B1→', 'a machine and where her nose points'],
  ['G1?←', 'a counter: none of yours has that machine in sight, and its type and damage are hidden'],
  ['‹B1→ G1?←›', 'she is beyond the picture; a figure behind it is her level'],
  ['◆→', 'where the answer at the cursor ends'],
  ['· 12', 'where another answer ends; its number, where there is room'],
  ['.', 'the way that a machine has flown in this turn'],
  ['***', 'shells burst here'],
  ['☁☁☁ ~ !', 'cloud; a level of haze; a level of storm'],
  ['_', 'the ground'],
  ['⋮', 'levels of which nothing is to be seen'],
  [Object.values(TARGET_SIGNS).join(' '), 'targets, as the lines above the picture name them; x is destroyed'],
  ['#....', 'damage: one sign a hit that she can bear, # those that she has'],
  ['gun 6|6', 'the bursts left in that gun, drum by drum, the one in use first: twelve'],
  [
    'level clears it 4 in 6',
    'the gun has jammed; so often it comes free in a turn of level flight, and less often in any other',
  ],
  ['5 in 6', 'the faces of the die that would do'],
  ['*', 'an answer that brings a shot'],
  ['?', 'behind an answer: an enemy whom nobody has in sight may reach her there'],
  [
    '(52) 6 44',
    'behind a kind: how many ways of it there are, then throttle and number of the best; typed, they fly it',
  ],
  ['perhaps G1', 'nobody has G1 in sight; from where he is, a machine of a type that he may be could reach her there'],
  ['leaves B1', 'she ends too low or too far off to help B1, who has an enemy near and no other mate'],
  ['back 4 in 6', 'at a stop of the clock: how often the enemy who fires back hits'],
  ['under G1', 'at once behind the number: whose guns are likely to reach her there'],
  [
    'safe',
    'no gun that you know of can reach her there, nor on the way by a stop of the clock, nor where a failed test leaves her',
  ],
  ['midway G1', 'no gun reaches her at the end; G1 has her before his guns if the clock is stopped on the way'],
  [
    'test fails: G1',
    'no gun reaches her at the end; if she fails her Handling Test she stalls where she is now, before G1',
  ],
  ['off mats in 2', 'level on from there she is off the mats in the second turn from now, that of the move counted'],
  ['Handling', 'the way asks for a Handling Test; who fails it does not fly the way, but stalls'],
  [
    'speed -2 to 2',
    'the speed that a way leaves, which may be less than nothing, and what the throttle makes of it by the next turn; who begins a turn at her stalling speed stalls',
  ],
  ['low, medium', 'the band of height in which she flies; her climb, her top speed and what a turn costs go by it'],
  ['middle: now 1:2', 'your machines that are within those hexes of the middle now, and theirs'],
  ['DFD', 'in a campaign: Dog-Fight Duration. A throw after each phase lowers it; at 0 the fight is over'],
  ['throttle', 'where her speed goes: half the way to it each turn'],
  ['pool', 'how well she sees the enemy, 1 to 5: pool 1 flies first, pool 5 last and knows where the others are'],
  ['drag', 'what a climb or a turn takes off her speed'],
  ...THREAT_SIGNS,
];
