import { describe, expect, test } from 'vitest';
import { dayPicture } from '../../src/chronicle/day-picture.ts';
import { scoreMarks, scoreSentence } from '../../src/chronicle/day-score.ts';

const SCORE = { day: 9, points: -63, flown: 4, notFlown: 3, victories: 1, machinesLost: 9, menLost: 12 };
const SHOWN = {
  code: '9B-KESTREL-7FP',
  flight: 'B Flight',
  but: ['odds asked for', 'prudent answered 3 of 44 questions'],
};

/** How often a shape is drawn, without the one in the legend. */
const drawn = (picture: string, shape: string) => picture.split(shape).length - 2;

describe('the score of a day as a picture', () => {
  const picture = dayPicture(SCORE, SHOWN);

  test('has a mark for each mark of the score', () => {
    expect(scoreMarks(SCORE)).toBe('oooo... * xxxxxxxxx++++++++++++');
    expect(drawn(picture, '<circle class="flown"')).toBe(SCORE.flown);
    expect(drawn(picture, '<circle class="undone"')).toBe(SCORE.notFlown);
    expect(drawn(picture, '<path class="victory"')).toBe(SCORE.victories);
    expect(drawn(picture, 'd="M-7-7')).toBe(SCORE.machinesLost);
    expect(drawn(picture, 'd="M0-9')).toBe(SCORE.menLost);
  });

  test('says in words what it shows, and whether odds were asked for', () => {
    expect(picture).toContain('<title>Wings over France, 9 April 1917, B Flight: -63 Victory Points</title>');
    expect(picture).toContain(`<desc>Code 9B-KESTREL-7FP. ${scoreSentence(SCORE)} odds asked for. prudent`);
    expect(picture).toMatch(/<text[^>]*>odds asked for<\/text>/);
  });

  test('fetches nothing, and is drawn by day and by night', () => {
    expect(picture).not.toMatch(/href|url\(|@import|<script/);
    expect(picture).toContain('prefers-color-scheme:dark');
  });

  test('a hostile word is a word', () => {
    const code = `<script>alert(1)</script>"'\u202e`;
    const hostile = dayPicture(SCORE, { ...SHOWN, code, but: ['</svg><img src=x onerror=1>'] });
    expect(hostile).not.toMatch(/<script|<img|\u202e/);
    expect(hostile.match(/<\/svg>/g)).toHaveLength(1);
  });

  test('is XML: every attribute has a value', () => {
    for (const [, attributes = ''] of picture.matchAll(/<[a-z]+((?: [^<>]*?)?)\/?>/gs))
      expect(attributes.replace(/ [\w:-]+="[^"]*"/g, '').trim()).toBe('');
  });
});
