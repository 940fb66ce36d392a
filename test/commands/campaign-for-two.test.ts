import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

/** A campaign in whose fights a friend leads the Germans, while he is here. */

const FLOWN = [
  'orders archie as-before attack always course asked',
  'propose',
  'fly',
  '5,000',
  'course patrol h12 h13 i13 h12 h13',
];
const begins = (fights: string) => ['new', 'two', '--seed', 'dawn', '--fights', fights, '--answers', '-'];
const bookOf = (saves: string) => readFileSync(join(saves, 'two.wof.jsonl'), 'utf8');
const turns = (out: string) => [...out.matchAll(/^(The Germans|The Allied side):/gm)].map(([whose]) => whose);

test('a friend joins a campaign in the middle of a fight, is handed the page, and is gone the next time', {
  timeout: 60_000,
}, async () => {
  const saves = emptyFolder();
  const alone = await wofHere(saves, begins('wings-of-war'), FLOWN);
  expect(alone.out).toContain('card 1 of 3 for B');
  expect(turns(alone.out)).toEqual([]);

  const both = await wofHere(
    saves,
    ['play', 'two', '--hot-seat', '--answers', '-'],
    ['carry-on', 'carry-on', 'why 9', 'odds'],
  );
  expect(turns(both.out)).toContain('The Allied side:');
  expect(turns(both.out)).toContain('The Germans:');
  expect(both.out).toContain('Hand over to the German side; Enter when ready.');
  // What the Allied side reads comes before the handover: it has no German plan and no German points.
  const [, allied = ''] = both.out.split('Hand over to the Allied side');
  expect(allied.split('Hand over to the German side')[0]).not.toMatch(/G\d+ damage \d|card \d of 3 for G/);
  expect(bookOf(saves)).toContain('"enemy":"a-player"');
  const german = bookOf(saves).split('\n').length;

  const again = await wofHere(saves, ['play', 'two', '--answers', '-'], []);
  expect(again.out).not.toMatch(/The Germans:|Hand over/);
  expect(bookOf(saves)).toContain('"enemy":"a-policy"');
  expect(bookOf(saves).split('\n').length).toBeGreaterThan(german);
  expect((await wofHere(saves, ['verify', 'two'])).out).toContain('is borne out');
});

test('the odds of a campaign are its commander’s, not the friend’s', async () => {
  const saves = emptyFolder();
  await wofHere(saves, begins('wings-of-war'), FLOWN);
  const { out, err } = await wofHere(saves, ['play', 'two', '--hot-seat', '--answers', '-'], ['carry-on', 'odds']);
  expect(`${out}${err}`).toContain('told to its commander');
});

test('on the Initiative Track there is nobody to lead, and beside a policy no friend', async () => {
  const saves = emptyFolder();
  await wofHere(saves, ['new', 'two', '--seed', 'dawn', '--answers', '-'], []);
  const { status, err } = await wofHere(saves, ['play', 'two', '--hot-seat', '--answers', '-']);
  expect([status, err]).toEqual([2, expect.stringContaining('the card of their conduct')]);
  const flown = await wofHere(saves, ['play', 'two', '--hot-seat', '--policy', 'prudent']);
  expect(flown.err).toContain('both sides are led by players');
});
