import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A row of the page as it stands: the game, what was fought, by whom, and its figures. */
const rows = readFileSync('docs/charts/opponents.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (wings|winged|clouds)-/.test(line))
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
