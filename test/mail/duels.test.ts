import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../../src/games/game-names.ts';
import { recordsOf } from '../../src/seat/mail/mailed-book.ts';
import { book } from '../support/people/campaigns.ts';
import { countedByMail } from './counted.ts';
import { battleOf, mostInATurn, playToEnd, standing, twoPlayers } from './two-players.ts';

const BATTLES = countedByMail();

test('the page tells of a battle of each game', () => {
  expect(new Set(BATTLES.map(({ game }) => game)).size).toBe(GAME_NAMES.length);
});

describe.each(BATTLES)('$name by mail', ({ name, most }) => {
  const battle = battleOf(name, book);
  const two = twoPlayers(battle, 'steady');
  const letters = playToEnd(battle, two);
  const [host, guest] = [standing(battle, two.host), standing(battle, two.guest)];

  test('is over for both, with the same log-book', () => {
    expect([host.isOver, guest.isOver]).toEqual([true, true]);
    const [hosts, guests] = [host, guest].map(({ match, play }) => recordsOf(match, battle.state, play, battle.book));
    expect(JSON.stringify(hosts)).toBe(JSON.stringify(guests));
    expect(hosts?.length).toBeGreaterThan(4);
  });

  test(`takes at most ${most} letters a turn of each player, and 8,000 signs a letter`, () => {
    expect(mostInATurn(letters)).toBeLessThanOrEqual(most);
    expect(Math.max(...letters.map(({ letter: { bytes } }) => bytes.length))).toBeLessThan(6000 - 300);
  });

  test('has no throw without both secrets, and no two with the same stream', () => {
    const { falls } = host.play;
    expect(falls.length).toBeGreaterThan(0);
    expect(falls).toEqual(guest.play.falls);
    expect(new Set(falls.map(({ segment, place }) => `${segment} ${place}`)).size).toBe(falls.length);
    expect(falls.every((fall) => fall.host !== fall.guest)).toBe(true);
  });
});
