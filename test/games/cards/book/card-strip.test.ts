import { expect, test } from 'vitest';
import { recordBook } from '../../../../src/chronicle/book/record-book.ts';
import { cardStripOf } from '../../../../src/games/cards/book/card-frames.ts';
import { cardStrip } from '../../../../src/games/cards/book/card-strip.ts';
import { cardWords } from '../../../../src/games/cards/book/card-words.ts';
import { playScenario } from '../../../../src/games/cards/rules/play-scenario.ts';
import { ofType } from '../../../../src/table/events.ts';
import { book } from '../../../support/cards/book.ts';
import { steadyBook } from '../../../support/cards/steady-book.ts';
import { there } from '../../../support/fights/cards.ts';
import { anApril } from '../../../support/people/an-april.ts';
import { freeTable } from '../../../support/table/free-table.ts';

const table = freeTable(book, 4, 4);
playScenario(there(book.fights['manoeuvre-cards'].scenarios['bullets-in-the-mud']), table);
const { events } = table;
const strip = there(cardStripOf(events, (id) => id));

test('there is a frame for each phase, and each machine stands where her card has left her', () => {
  const revealed = ofType(events, 'cards-revealed');
  expect(strip.frames.map(({ title }) => title)).toEqual(
    revealed.map(({ turn, phase }) => `Turn ${turn}, phase ${phase}`),
  );
  for (const [i, { moves }] of revealed.entries()) expect(strip.frames[i]?.machines).toMatchObject(moves);
});

test('whoever falls or leaves is crossed out once, and every shot is drawn once', () => {
  const out = strip.frames.flatMap(({ machines }) => machines.filter((each) => each.out).map(({ machine }) => machine));
  const gone = [...ofType(events, 'machine-eliminated'), ...ofType(events, 'machine-exited')];
  expect(out.toSorted()).toEqual(gone.map(({ machine }) => machine).toSorted());
  expect(strip.frames.flatMap(({ shots }) => shots)).toHaveLength(ofType(events, 'guns-fired').length);
});

test('everything lies within the picture', () => {
  const { west, east, south, north } = strip.window;
  for (const { x, y } of strip.frames.flatMap(({ machines }) => machines.flatMap(({ from, to }) => [from, to]))) {
    expect(x).toBeGreaterThan(west);
    expect(x).toBeLessThan(east);
    expect(y).toBeGreaterThan(south);
    expect(y).toBeLessThan(north);
  }
});

test('alone it is a picture with a title, and fetches nothing', () => {
  const svg = there(cardStrip(events, 'Bullets & <Mud>'));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).toContain('<title>Bullets &amp; &lt;Mud></title>');
  expect(svg.match(/<g transform="translate\(\d+ \d+\)"><title>Flown: /g)).toHaveLength(strip.frames.length);
  expect(svg).not.toMatch(/href|url\(|NaN|undefined/);
  expect(cardStrip([], 'nothing')).toBeUndefined();
});

test('a card fight of a campaign stands in its record book phase by phase', () => {
  const lived = anApril({ word: 'cards', flights: ['B'], book: steadyBook, fights: 'wings-of-war', days: 2 });
  const phases = lived.days.flatMap((day) => ofType(day.events, 'cards-revealed'));
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
