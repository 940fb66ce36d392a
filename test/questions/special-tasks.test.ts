import { expect, test } from 'vitest';
import type { SpecialTasks } from '../../src/campaign/special-tasks.ts';
import { peopleOf } from '../../src/kit/screen/people.ts';
import { paperFor } from '../../src/page/paper.ts';
import { askingOf } from '../../src/questions/asking/questions.ts';
import { narrate } from '../../src/questions/narration/narration.ts';
import { reasonsFor } from '../../src/questions/reasons/why.ts';
import { statusPage } from '../../src/screens/pages/status-page.ts';
import type { EventOf, EventType } from '../../src/table/events.ts';
import { book } from '../support/cards/book.ts';
import { aTask, withTasks } from '../support/cards/special-tasks.ts';
import { bFlight } from '../support/people/flights.ts';

const cards = withTasks({ 'a-task': aTask({ as: 'dawn-patrol' }), next: aTask({ step: 2 }) }, book);
const people = peopleOf(bFlight());

const said = <T extends EventType>(event: EventOf<T>): string => narrate(event, cards, people);

const ABOUT = {
  task: 'a-task',
  half: 'either',
  zones: ['B'],
  target: undefined,
  weather: { morning: 5, afternoon: 5 },
  worth: 6,
  failed: -5,
  notFlown: -7,
  ready: { fighters: 6, twoSeaters: 2 },
  others: ['C'],
  handedOn: { ways: 15, of: 36, chance: 15 / 36 },
  flight: bFlight().flights[0],
};

const asking = askingOf({ decision: 'special-task' });
const does = (answer: string) => asking.does(answer as never, ABOUT as never, cards, people);

test('the question says where and when, what it is worth, what it risks, and its place in the chain', () => {
  expect(asking.ask(ABOUT as never, cards, people)).toBe(
    'A Task, in either half of the day, zone B: do you take it on?',
  );
  expect(asking.ask({ ...ABOUT, half: 'dawn', target: 'hq-vitry' } as never, cards, people)).toContain(
    'at dawn, zone B, Advance HQ, Vitry-en-Artois',
  );
  expect(does('take')).toMatch(
    /\+6 Victory Points when its work brings 2, -5 Victory Points for nothing, -7 .* a hundred such missions cost/s,
  );
  expect(does('leave')).toContain('costs nothing');
  expect(does('C')).toBe('C Flight has it in your place');
  expect(does('hand-on')).toBe(
    'another flight of the squadron has it, 15 in 36 that it is done: its points and what it brings are theirs, and if they fail nothing more is asked of a chain',
  );
  expect(asking.help(ABOUT as never, cards)).toContain('It is 1 of 2 in a chain');
});

test('of a mission that nobody has simulated no risk is told', () => {
  const unknown = withTasks({ 'a-task': aTask({ as: 'leaflet-drop' }) }, book);
  expect(asking.does('take' as never, ABOUT as never, unknown, people)).not.toContain('a hundred');
});

test('what is asked, answered, and what became of it', () => {
  const at = { flight: 'B', task: 'a-task' } as const;
  expect(said({ type: 'task-offered', ...at })).toContain('They ask.');
  expect(said({ type: 'task-answered', ...at })).toContain('ask elsewhere');
  expect(said({ type: 'task-answered', ...at, by: 'B' })).toContain('is taken on');
  expect(said({ type: 'task-answered', ...at, by: 'C' })).toContain('is handed to C Flight');
  expect(said({ type: 'task-answered', ...at, isHandedOn: true })).toBe(
    'A Task is handed on to another flight of the squadron.',
  );
  expect(said({ type: 'task-done-elsewhere', ...at, end: 'done' })).toBe(
    'A Task was flown by another flight of the squadron, and done; the points and the thanks are theirs, and a chain goes on.',
  );
  expect(said({ type: 'task-done-elsewhere', ...at, task: 'next', end: 'done' })).toMatch(/thanks are theirs\.$/);
  expect(said({ type: 'task-done-elsewhere', ...at, end: 'failed' })).toContain(
    'Nothing more will be asked of a chain.',
  );
  expect(reasonsFor({ type: 'task-done-elsewhere', ...at, end: 'done' }, cards).join()).toContain('from an 8 on');
  expect(said({ type: 'task-ended', ...at, end: 'failed' })).toContain(
    'It was not. Nothing more will be asked of a chain.',
  );
  const won = said({
    type: 'task-ended',
    ...at,
    end: 'done',
    decorated: { man: 'haldenby', decoration: 'military-cross' },
    depot: { add: 2, until: 8 },
    fewerOfJasta11: { by: 1, until: 8 },
  });
  expect(won).toContain('It was done. Capt Haldenby is put in for the Military Cross.');
  expect(won).toContain('until 8 April: requests fare better by 2.');
  expect(won).toContain('Until 8 April there is one fewer of Jasta 11');
  expect(reasonsFor({ type: 'task-ended', ...at, end: 'done' }, cards).join()).toContain('brings 2 Victory Points');
});

test('status says how far each chain has come, and what lasts', () => {
  const paper = paperFor({ columns: 300, isTerminal: false, colour: false });
  const page = (tasks: SpecialTasks) => statusPage({ campaign: bFlight({ tasks }), book: cards }, paper);
  expect(page({ lastOffered: 0, chains: [] })).toContain('None has been flown yet.');
  const far = page({
    lastOffered: 4,
    chains: [
      { chain: 'a chain', done: 1, isClosed: false },
      { chain: 'another', done: 0, isClosed: true },
    ],
    depot: { add: 2, until: 5 },
    fewerOfJasta11: { by: 1, until: 5 },
  });
  expect(far).toContain('a chain: one step done; another: no steps done, and');
  expect(far).toContain('Requests fare better by 2 until 5 April.');
  expect(far).toContain('Of Jasta 11 one fewer is met until 5 April.');
});
