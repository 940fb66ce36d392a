import { expect, test } from 'vitest';
import { WHY_IN_CLOUDS } from '../../src/games/clouds/head/opponent.ts';
import { GAME_SCREENS, QUESTIONS_OF_GAMES } from '../../src/games/screens.ts';
import { COLOURS } from '../../src/games/side/cards/ladder.ts';
import { WHYS_FROM_THE_SIDE } from '../../src/games/side/head/whys.ts';
import { there } from '../support/fights/cards.ts';
import { book, dice } from '../support/fights/side-fights.ts';

/** The reason for a burst with that die. */
function reasonFor(die: string, left = 2): string | undefined {
  const shot = { target: 'G1', gun: 0, hexes: 1, aspect: 'rear', die } as const;
  return WHYS_FROM_THE_SIDE['side-shot']({ shots: [shot], left, view: { turn: 1, turns: 5 } } as never, ['G1'], book);
}

const missesOn = (die: string): number =>
  dice.combat.find(({ colour }) => colour === die)?.faces.filter((face) => face === 'miss').length ?? 0;

// "6 in 6 to hit (a fair chance)".
test('a burst that cannot miss is not called a fair chance', () => {
  for (const die of COLOURS) {
    if (missesOn(die) === 0) expect(reasonFor(die)).toBe('it cannot miss');
    else expect(reasonFor(die)).toBe(missesOn(die) > 3 ? 'the best there is' : 'a fair chance');
  }
  expect(COLOURS.filter((die) => missesOn(die) === 0).length).toBeGreaterThan(0);
});

test('a burst that hits seldom is said to cost nothing where there is one for every turn left', () => {
  const seldom = there(COLOURS.find((die) => missesOn(die) > 3));
  expect([4, 5].map((left) => reasonFor(seldom, left))).toEqual(['the best there is', 'it costs nothing']);
});

// Enter kept a miss at four Move Units and said nothing of what the last re-roll was kept for.
test('what a re-roll is kept for is said, and nothing where it is thrown', () => {
  const why = (test: 'shot' | 'hit', left: number, answer: 'keep' | 'again') =>
    WHY_IN_CLOUDS['clouds-re-roll']?.({ test, left } as never, [answer], book);
  expect(why('shot', 1, 'keep')).toBe('the last is for a spin or a strain');
  expect(why('hit', 2, 'keep')).toBe('a good line stands');
  expect(why('shot', 2, 'keep')).toBe('it would seldom hit');
  expect(why('shot', 2, 'again')).toBeUndefined();
});

// In a fight from the side the page said "two lines more: type track", and there is no track.
test('what has no room in a picture of another game is not said to stand on the track', () => {
  for (const [decision, { picture }] of Object.entries(QUESTIONS_OF_GAMES)) {
    const isOnTrack = Object.hasOwn(GAME_SCREENS['wings-over-france'].questions, decision);
    if (picture?.draw && !isOnTrack) expect(picture.rest, decision).toMatch(/^(type table|a larger window has them)$/);
  }
});
