import { expect, test } from 'vitest';
import { recordBook } from '../../../../src/chronicle/book/record-book.ts';
import { cardWords } from '../../../../src/games/cards/book/card-words.ts';
import { MANOEUVRE_CARDS } from '../../../../src/games/cards/book.ts';
import { playScenario } from '../../../../src/games/cards/rules/play-scenario.ts';
import { cardFrames } from '../../../../src/games/cards/table/frames.ts';
import { ofType } from '../../../../src/table/events.ts';
import { book } from '../../../support/cards/book.ts';
import { steadyBook } from '../../../support/cards/steady-book.ts';
import { there } from '../../../support/fights/cards.ts';
import { eventsOf } from '../../../support/people/a-lived-day.ts';
import { anApril } from '../../../support/people/an-april.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const table = freeTable(book, 4, 4);
playScenario(there(book.fights['manoeuvre-cards'].scenarios['bullets-in-the-mud']), table);
const { events } = table;
const frames = cardFrames(events);
const picture = there(there(MANOEUVRE_CARDS.alone)(events, 'Bullets & <Mud>'));

test('there is a frame for each phase, and each machine stands where her card has left her', () => {
  const revealed = ofType(events, 'cards-revealed');
  for (const { turn, phase } of revealed) expect(picture).toContain(`Turn ${turn}, phase ${phase}</text>`);
  for (const [i, { moves }] of revealed.entries()) expect(frames[i]?.machines).toMatchObject(moves);
});

test('whoever falls or leaves is crossed out once, and every shot is drawn once', () => {
  const out = frames.flatMap(({ machines }) => machines.filter(({ isOut }) => isOut).map(({ machine }) => machine));
  const gone = [...ofType(events, 'machine-eliminated'), ...ofType(events, 'machine-exited')];
  expect(out.toSorted()).toEqual(gone.map(({ machine }) => machine).toSorted());
  expect(picture.match(/<path class="down"/g)).toHaveLength(gone.length);
  expect(frames.flatMap(({ shots }) => shots)).toHaveLength(ofType(events, 'guns-fired').length);
});

test('everything lies within the picture', () => {
  const places = [...picture.matchAll(/<g transform="translate\((\d+) (\d+)\) rotate/g)];
  expect(places.length).toBeGreaterThan(frames.length);
  for (const [, x, y] of places) {
    expect(Number(x)).toBeLessThan(480);
    expect(Number(y)).toBeLessThan(480);
  }
});

test('alone it is a picture with a title, and fetches nothing', () => {
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(picture).toContain('<title>Bullets &amp; &lt;Mud></title>');
  expect(picture.match(/<g transform="translate\(\d+ \d+\)"><title>[^<]+, now heading /g)).toHaveLength(frames.length);
  expect(picture).not.toMatch(/href="[^#]|url\(|NaN|undefined/);
  expect(MANOEUVRE_CARDS.alone?.([], 'nothing')).toBeUndefined();
});

test('a card fight of a campaign stands in its record book phase by phase', () => {
  const lived = anApril({ word: 'cards', flights: ['B'], book: steadyBook, fights: 'wings-of-war', days: 2 });
  const phases = lived.days.flatMap((day) => ofType(eventsOf(day), 'cards-revealed'));
  expect(phases.length).toBeGreaterThan(3);
  const page = recordBook(lived);
  for (const [, x, y] of page.matchAll(/<path class="way [^"]+" d="M\S+ \S+L(\d+) (\d+)"/g)) {
    expect(Number(x)).toBeLessThanOrEqual(480);
    expect(Number(y)).toBeLessThanOrEqual(480);
  }
  expect(page.match(/<title>The table, fight [^<]+<\/title><desc>[^<]+<\/desc>/g)).toHaveLength(phases.length);
});

test('a fight is put in few words', () => {
  const named = (id: string) => `${id} Smith`;
  expect(cardWords({ type: 'machine-exited', machine: 'B1', side: 'allied', edge: 'enemy' }, named)).toEqual([
    'B1 Smith leaves over the other side’s edge.',
  ]);
  expect(cardWords({ type: 'special-suffered', machine: 'B1', special: 'fire', comes: 'counts' }, named)).toEqual([
    'B1 Smith: on fire.',
  ]);
  expect(cardWords({ type: 'card-turn-began', turn: 2 }, named)).toEqual([]);
});
