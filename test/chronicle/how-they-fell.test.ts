import { expect, test } from 'vitest';
import { expectDefined } from '../../src/cards/rulebook.ts';
import { communique } from '../../src/chronicle/history/communique.ts';
import { momentsOf } from '../../src/chronicle/moments/moments.ts';
import { missionReports } from '../../src/chronicle/report/mission-report.ts';
import { threadsOf } from '../../src/chronicle/threads/threads-of.ts';
import type { EventOf, GameEvent } from '../../src/table/events.ts';
import { steadyBookWithoutHim as book } from '../support/cards/steady-book.ts';
import { attack, fight, hit, lived, mission, roll } from '../support/people/told-fights.ts';

const thrown = (words: string): GameEvent => ({
  type: 'machine-came-down',
  machine: 'G1',
  how: 'shot-down',
  roll,
  words,
  over: 'enemy',
  side: 'enemy',
  machineFate: 'lost',
});
const eliminated = (why: EventOf<'machine-eliminated'>['why']): GameEvent => ({
  type: 'machine-eliminated',
  machine: 'G1',
  side: 'german',
  why,
});

const shot = hit('G1', 'B2', 'shot-down');
const reported = (events: readonly GameEvent[]): string =>
  missionReports(momentsOf(mission(events)), book)
    .flatMap(({ paragraphs }) => paragraphs)
    .join(' ');

test.each([
  ['(29) followed down by the dice', [...fight(shot), thrown('In flames')], 'it went down in flames'],
  ['(29) the same, in pieces', [...fight(shot), thrown('Breaks up')], 'it broke up in the air'],
  ['with cards that burnt him', fight(shot, eliminated('fire')), 'it went down in flames'],
  ['in the clouds, a wing gone', fight(shot, { type: 'clouds-lost', machine: 'G1', why: 'wing-gone' }), 'a wing gone'],
  ['seen from the side', fight(shot, { type: 'side-out', machine: 'G1', how: 'exploded', x: 3 }), 'it blew up'],
])('how a German fell is reported where the log knows it: %s', (_, events, words) => {
  expect(reported(events)).toMatch(new RegExp(`Quillinan shot down an Albatros D\\.III; .*${words}\\.`));
});

test('where it knows nothing of it, nothing is told; nor of one who was forced down, or of another', () => {
  for (const events of [
    fight(shot),
    fight(shot, eliminated('points')),
    [...fight(hit('G1', 'B2', 'forced-down')), thrown('In flames')],
    fight(hit('G2', 'B2', 'shot-down'), eliminated('fire')),
  ])
    expect(reported(events)).not.toMatch(/flames|;/);
});

test('of one that was on a friend’s tail the fall is its own, and not the tail’s', () => {
  const told = reported([...fight(attack('G1', 'B3'), shot), thrown('In flames')]);
  expect(told).toContain("that was on Tufnell's tail; it went down in flames.");
});

test('the thread, the history and the communique have it', () => {
  const month = lived(mission([...fight(shot), thrown('In flames')]));
  expect(threadsOf(month).happenings).toContainEqual(expect.objectContaining({ is: 'victory', fell: 'in-flames' }));
  expect(communique(expectDefined(month.days[0], 'a day'), month)).toMatch(
    /Quillinan shot an Albatros D\.III of Jasta 11 down in flames\./,
  );
});
