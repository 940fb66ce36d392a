import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trackOf } from '../../src/games/track/screen/track/track-facts.ts';
import type { Commander } from '../../src/logbook/attempt.ts';
import { nodeDisk } from '../../src/logbook/file/store.ts';
import { LogBook } from '../../src/logbook/logbook.ts';
import { Sitting } from '../../src/logbook/sitting.ts';
import { wordRefusal } from '../../src/shell/refusals.ts';
import type { Question } from '../../src/table/decisions.ts';
import { book, flyCampaign, game } from '../support/people/a-flown-campaign.ts';
import { answersIn, emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';
import { prudentCommander } from '../support/prudent-commander.ts';

test('dice for several throws are typed on one line; one that no die shows is refused by itself', async () => {
  const saves = emptyFolder();
  const { out, err, status } = await wofHere(
    saves,
    ['new', 'x', '--seed', 'dawn', '--dice', 'hand', '--answers', '-'],
    ['35', 'propose', 'fly', '3,000', '44 64', 'stay', '33 7 1'],
  );
  expect(out).toContain('Weather Forecast (rule 5): throw two dice and type what they show');
  expect(out).toMatch(/^Encounter Roll \(rule 16\): two dice\.$/m);
  expect(out).toMatch(/^Weather Change: 6 4\.$/m);
  expect(err).toMatch(/"7 1": a die shows 1 to 6\./);
  expect(status).toBe(1);
  expect(answersIn(saves, 'x').length).toBeGreaterThan(0);
});

test('where a card is to be typed an Enter by itself is asked for one, and not taken for its name', () => {
  const told = (card: string) => wordRefusal({ why: 'not-in-the-deck', card, deck: 'damage-a' });
  expect(told('')).toMatch(/^Type a card by its code/);
  expect(told('9')).toMatch(/^"9" is no card that .* still has\. Type a card by its code/);
});

test('? and more at a throw say what is thrown, and speak of no answers', async () => {
  const { out } = await wofHere(emptyFolder(), ['new', 'x', '--dice', 'hand', '--answers', '-'], ['more']);
  expect(out).toContain('Beside that you may type:');
  expect(out).not.toContain('Enter alone takes');
});

test('whoever has the board before him is told what to move, and how all of it lies when he goes on', async () => {
  const saves = emptyFolder();
  const begun = wof(
    saves,
    ['new', 'x', '--seed', 'dawn', '--companion', '--terse', '--answers', '-'],
    ['propose', 'fly', '5000', 'e', 'layout'],
  );
  expect(begun.out).toMatch(/On your table\. Mission Map: Flight Marker to H02\b/);
  const now = await wofHere(saves, ['layout', 'x']);
  expect(now.out).toMatch(/^Mission Map: Flight Marker H02/);
  expect(now.out.replace(/\s+/g, ' ')).toMatch(/Mission Log: .*AFT 1\d\d; B1 forward 30; .*Cards open: .*SPAD VII/);
  expect(begun.out).toContain(now.out.trim());
  expect(JSON.parse((await wofHere(saves, ['layout', 'x', '--json'])).out)).toContainEqual({
    place: 'Mission Map',
    piece: 'Flight Marker',
    at: expect.stringMatching(/^H02/),
  });
});

test('whoever goes on in the middle of a fight is told how far his mission had come', async () => {
  const saves = emptyFolder();
  const { records } = flyCampaign('vimy', 0);
  const log = LogBook.begin(nodeDisk, join(saves, 'x.wof.jsonl'), [...records]);
  const sitting = new Sitting(log, game);
  const prudent = prudentCommander(book);
  const isFighting = (asked: Question) => trackOf(asked) !== undefined;
  const beforeFight: Commander = (asked, ...rest) => (isFighting(asked.question) ? undefined : prudent(asked, ...rest));
  for (
    let { position } = sitting;
    position.status === 'asking' && !isFighting(position.question);
    { position } = sitting
  )
    sitting.answerBy(beforeFight);
  log.close();
  const { out } = await wofHere(saves, ['play', 'x', '--answers', '-'], ['mission']);
  expect(out.replace(/\s+/g, ' ')).toMatch(/So far: (\d+ hex|none|no)/);
});
