import { describe, expect, test } from 'vitest';
import { GAMES_BY_EAR, heard } from '../../support/program/by-ear.ts';
import { countsOf, linesHeard } from '../../support/program/lines-heard.ts';
import { emptyFolder } from '../../support/program/wof.ts';

/**
 * Letters and figures, and what a synthesiser reads as a pause. `>` is the prompt, `/` stands in the name of a file and
 * `+` in the words of tighter turns.
 */
const SPEAKABLE = /^[A-Za-z0-9 ,.;:?()'"/>+-]*$/;
/** Ratings as on a counter, signed figures, and ranges. */
const CODES = /\b\d\/[A-F]\b|(?:^|[ (])[+-]\d|(?<![\w-])\d+-\d/;
/** The rule below the heads of a table, and a row that needs them. */
const ROW_OF_FIGURES = /--|\w \d+ [A-Z] \d+ [A-Z] \d+ /;
const LONGEST = 80;
/** From an Enter to the next question: half of them are told in so many lines or fewer. Lessons are longer. */
const [MIDDLE, MIDDLE_OF_LESSONS] = [14, 18];
/** There an Enter flies a whole move, and nothing is asked that decides nothing: more is told between two. */
const FLY_WHOLE: readonly string[] = ['tutorial', 'winged-victory', 'clouds-of-glory'];
const MOST_OF_ODDS = 12;

describe.each(GAMES_BY_EAR)('by ear $name', (game) => {
  test('is told in short lines of words, each once, and says first that it is', { timeout: 90_000 }, async () => {
    const lines = await heard(game, emptyFolder());
    expect(lines.length).toBeGreaterThan(game.typed.length);
    expect(lines.slice(0, 2).join(' ')).toMatch(/^By ear: .* ACCESSIBLE is set; where it is 0 /);
    expect(lines.filter((line) => !SPEAKABLE.test(line))).toEqual([]);
    expect(lines.filter((line) => ROW_OF_FIGURES.test(line))).toEqual([]);
    expect(lines.filter((line) => CODES.test(line))).toEqual([]);
    expect(lines.filter((line) => line.length > LONGEST)).toEqual([]);
    const heardAt = (typed: string) => linesHeard(lines).filter((part) => part.typed === typed);
    for (const { heard: help } of heardAt('?')) expect(help[0]).toMatch(/^Enter: /);
    for (const { heard: odds } of heardAt('odds')) expect(odds.length).toBeLessThanOrEqual(MOST_OF_ODDS);
    expect(countsOf(lines).middle).toBeLessThanOrEqual(FLY_WHOLE.includes(game.name) ? MIDDLE_OF_LESSONS : MIDDLE);
    expect(lines.filter((line, i) => line === '' && lines[i - 1] === '')).toEqual([]);
  });
});
