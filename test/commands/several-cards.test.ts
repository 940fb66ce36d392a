import { expect, test } from 'vitest';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** The cards of a turn on one line, where a rule decides one of them. */

const DUEL = ['battle', 'duel-over-the-trenches', '--seed', 'one', '--rules', 'basic', '--answers', '-'];

/** What ours flew in each phase of the second turn. */
async function secondTurn(line: string, first = 'd h a') {
  const { out } = await wofHere(emptyFolder(), DUEL, [first, line]);
  const told = out.slice(out.indexOf(`> ${line}`)).replace(/\s+/g, ' ');
  return { told, flown: [...told.matchAll(/Phase \d: A1 (.*?), facing/g)].map(([, card]) => card) };
}

// (W011) After an Immelmann only a straight can follow: it is not asked, but three typed cards are accepted.
test('a card that only one could follow has its place in the line, whether it is typed or not', async () => {
  const { told, flown } = await secondTurn('immelmann a c');
  expect(flown).toEqual(['Immelmann', 'straight', 'left 60']);
  expect(told).not.toContain('not laid');
  expect(told).not.toContain('nothing to choose');
});

test('another in its place is told of, and the next is laid all the same', async () => {
  const { told, flown } = await secondTurn('immelmann b c');
  expect(flown).toEqual(['Immelmann', 'straight', 'left 60']);
  expect(told).toContain('There was nothing to choose: straight is laid, and not b.');
});

test('at the end of the turn too', async () => {
  expect((await secondTurn('a immelmann a', 'd c a')).told).not.toContain('nothing to choose');
  const { told, flown } = await secondTurn('a immelmann b', 'd c a');
  expect(flown).toEqual(['straight', 'Immelmann', 'straight']);
  expect(told).toContain('There was nothing to choose: straight is laid, and not b.');
});

test('a card too many is told of, and is none of the next machine’s', async () => {
  const lines = ['a', 'b a c', 'a a a'];
  const { out } = await wofHere(emptyFolder(), ['battle', 'dawn-patrols', '--seed', 'one', '--answers', '-'], lines);
  expect(out).toContain('A1 has its cards: c was not laid.');
  expect(out).toContain('card 1 of 3 for A2');
});

test('another turn begins behind the picture of the last', async () => {
  const { out } = await wofHere(emptyFolder(), DUEL, ['d h a']);
  const picture = out.indexOf('Phase 1   ');
  expect(picture).toBeGreaterThan(out.indexOf('Phase 3:'));
  expect(out.indexOf('Turn 2.')).toBeGreaterThan(picture);
});
