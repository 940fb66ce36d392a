import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { book } from '../support/cards/book.ts';

/** A row of the page as it stands: the game, what was fought, by whom, and its figures. */
const rows = readFileSync('docs/charts/opponents.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (wings|winged|clouds)-\S+ +\| \d v \d /.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );

test('each game has each strength against the one below it, one against one and three against three', () => {
  const told = rows.map(([game, fight, who]) => `${game} ${fight} ${who}`);
  for (const game of ['wings-of-war', 'wings-of-glory', 'winged-victory', 'clouds-of-glory'])
    for (const fight of ['1 v 1', '3 v 3'])
      for (const who of ['steady v novice', 'sharp v steady', 'ace v sharp'])
        expect(told).toContain(`${game} ${fight} ${who}`);
});

test('a fight of a hundred is a fight won, and a draw half of one: the figure is that of the counts beside it', () => {
  for (const [game, fight, who, won, lost, drawn, share] of rows) {
    const [wins, losses, draws] = [won, lost, drawn].map(Number) as [number, number, number];
    const all = wins + losses + draws;
    expect(share, `${game} ${fight} ${who}`).toBe(((100 * (wins + draws / 2)) / all).toFixed(1));
  }
});

test('the lines that are below what was wanted of a strength are named, and no others', () => {
  const WANTED: Readonly<Record<string, number>> = { 'sharp v steady': 75, 'ace v sharp': 62 };
  const page = readFileSync('docs/charts/opponents.md', 'utf8').replaceAll('\n', ' ');
  const [, told = ''] = /These lines are below that: (.*?)\. What was tried/.exec(page) ?? [];
  const below = rows.filter(([, , who = '', , , , share]) => Number(share) < (WANTED[who] ?? 0));
  expect([...told.matchAll(/`([^`]+)`/g)].map(([, line]) => line).sort()).toEqual(
    below.map(([game, fight, who]) => `${game} ${fight} ${who}`).sort(),
  );
});

/** Of the table of errands: what, in which battle, by which game, whose, done, half done, of how many. */
const errands = readFileSync('docs/charts/opponents.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (bomb|burn|destroy|direct|drop-bombs|fetch|photograph|strafe) /.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );

test('every errand that a battle prints is counted, and its figure is that of the counts beside it', () => {
  const { 'manoeuvre-cards': cards, 'winged-victory': side, 'clouds-of-glory': clouds } = book.fights;
  const sent = ['photograph', 'direct', 'destroy'];
  const printed = [
    ...Object.entries(cards.scenarios).flatMap(([id, { missions }]) => missions.map(({ kind }) => `${kind} ${id}`)),
    ...Object.entries(side.scenarios).flatMap(([id, { allied, german }]) =>
      [allied, german].filter(({ aim }) => sent.includes(aim)).map(({ aim }) => `${aim} ${id}`),
    ),
    // To shoot others down is no errand.
    ...Object.entries(clouds.scenarios).flatMap(([id, { tasks }]) =>
      tasks.filter(({ is }) => is !== 'down' && is !== 'drive-home').map(({ is }) => `${is} ${id}`),
    ),
    ...side.missions.briefings.filter(({ aim }) => sent.includes(aim)).map(({ aim, mission }) => `${aim} ${mission}`),
  ];
  const counted = errands.map(([errand, battle]) => `${errand} ${battle}`);
  expect(counted.toSorted()).toEqual([...new Set(printed)].toSorted());
  for (const [errand, battle, , , done, , of, share] of errands)
    expect(share, `${errand} ${battle}`).toBe(((100 * Number(done)) / Number(of)).toFixed(1));
});

/** Of the table of openings: the game, how many were tried, and what was won of a hundred. */
const openings = readFileSync('docs/charts/opponents.md', 'utf8')
  .split('<!-- openings -->')[1]
  ?.split('<!-- end -->')[0]
  ?.split('\n')
  .filter((line) => /^\| (wings|winged|clouds)-/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('no opening by heart wins five of a hundred more than sharp itself in any game', () => {
  expect(openings?.map(([, game]) => game)).toEqual([
    'wings-of-war',
    'wings-of-glory',
    'winged-victory',
    'clouds-of-glory',
  ]);
  for (const [, game, , , best, itself] of openings ?? [])
    expect(Number(best) - Number(itself), game).toBeLessThanOrEqual(5);
});
