import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battlesOf } from '../bench/battles.ts';
import { book } from '../support/cards/book.ts';
import { blockOn } from './block.ts';

const PAGES = {
  'wings-of-war': 'wings-of-war',
  'wings-of-glory': 'wings-of-war',
  'winged-victory': 'winged-victory',
  'clouds-of-glory': 'clouds-of-glory',
};

test.each(Object.entries(PAGES))(
  'the page of %s tells who wins each battle, and leaves no fight out',
  (system, page) => {
    const text = readFileSync(`docs/charts/${page}.md`, 'utf8');
    const block = blockOn(text, `balance ${system}`);
    const [, fights, head] = block.match(/^(\d+) fights each, (\w+) on both sides\.$/m) ?? [];
    expect(head).toBe('sharp');
    const rows = [...block.matchAll(/^\| ([a-z0-9-]+) +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) \((\d+) to (\d+)\)/gm)];
    const battles = battlesOf(book, 'sharp').filter((each) => each.system === system);
    expect(rows.map(([, id]) => id)).toEqual(battles.map(({ id }) => id));
    for (const [, , allied, german, nobody, share, from, to] of rows) {
      expect(Number(allied) + Number(german) + Number(nobody)).toBe(Number(fights));
      expect(Math.abs((100 * (Number(allied) + Number(nobody) / 2)) / Number(fights) - Number(share))).toBeLessThan(
        0.6,
      );
      expect(Number(from)).toBeLessThanOrEqual(Number(share));
      expect(Number(to)).toBeGreaterThanOrEqual(Number(share));
    }
  },
);
