import { describe, expect, test } from 'vitest';
import { linesHeard } from '../../support/program/lines-heard.ts';
import { emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

/** What is heard by ear: before the first line that is typed, and after each. */
async function heardAfter(command: readonly string[], ...lines: readonly string[]) {
  const { out } = await wofHere(emptyFolder(), [...command, '--by-ear', '--answers', '-'], lines);
  return linesHeard(out.split('\n'));
}

const inBattle = (battle: string, ...lines: readonly string[]) =>
  heardAfter(['battle', battle, '--seed', 'a'], ...lines);
const inCampaign = (...lines: readonly string[]) =>
  heardAfter(['new', 'x', '--seed', 'lark', '--flights', 'B', '--terse'], ...lines);

/** An answer: its number and its word. */
const NUMBERED = /^\d+, \S+: /;

describe('by ear a move tells what has changed since the last', () => {
  test('in a Dog-Fight nobody is told again where all stand', async () => {
    const [before, , after] = await inBattle('above-douai', 'hold', 'hold');
    expect(before?.heard.some((line) => line.startsWith('On 1'))).toBe(true);
    expect(after?.heard.filter((line) => before?.heard.includes(line) && !/^\d+, hold/.test(line))).toEqual([]);
  });

  test('in the air neither weather nor crews are told again, and petrol in one line', async () => {
    const [, , , turn, next] = await inCampaign('propose', 'fly', '4000', 'e', 'e');
    const [first, second] = [turn?.heard ?? [], next?.heard ?? []];
    expect(first.join(' ')).toMatch(/B1, SPAD VII, .*: ammo 30; in order\./);
    expect(second.join(' ')).toMatch(
      /You are over hex H02.*AFT \d+; nearest work at hex \w+ takes \d+, Amiens takes 3\./,
    );
    expect(second.join(' ')).not.toMatch(/SPAD VII|visibility|Dawn Patrol/);
  });

  test('of the plan a mission that has not changed is not read again', async () => {
    const [, , , , again] = await inCampaign('propose', 'dawn-patrol', 'haldenby', 'done');
    expect(again?.heard.join(' ')).toMatch(/Dawn: Dawn Patrol, .*: B1 Captain Haldenby|Does the plan stand/);
    expect(again?.heard.join(' ')).not.toContain('Artillery Spotting, zone B, Guns at Fampoux (minus');
  });
});

describe('by ear the whole is there for the asking', () => {
  test('again has the question with all that stands above it', async () => {
    const parts = await inCampaign('propose', 'fly', '4000', 'weather', 'e', 'weather', 'again', 'where');
    const [again, where] = parts.slice(7).map(({ heard }) => heard.join(' '));
    expect(again).toMatch(/visibility unlimited.*B1, SPAD VII, .*The flight: what now\?/);
    expect(where).toMatch(/Amiens hex H01 takes 3, leaving \d+.*B3, SPAD VII/);
  });

  test('more has the answers that were not read, those of one kind, and then the rest of the help', async () => {
    const parts = await inBattle('patrol-at-noon', '6', 'more climb', 'more', 'more');
    const [asked = [], climbs = [], all = [], help = []] = parts.slice(1).map(({ heard }) => heard);
    expect(asked.join(' ')).toMatch(/Kinds: level, 1; turn, 7; climb, 5; dive, 9\. more reads all 22, more level/);
    expect(climbs.filter((line) => NUMBERED.test(line)).every((line) => line.includes('shallow-climb'))).toBe(true);
    expect(climbs.filter((line) => NUMBERED.test(line))).toHaveLength(5);
    expect(all.filter((line) => NUMBERED.test(line))).toHaveLength(22);
    expect(help.join(' ')).toContain('V029 to V065');
  });

  test('of many targets the first are read, with the number that each has among all', async () => {
    const [asked, all] = await inBattle('over-monchy', 'more');
    expect(asked?.heard.filter((line) => NUMBERED.test(line))).toHaveLength(6);
    expect(asked?.heard.join(' ')).toMatch(/21 other answers: more reads all\./);
    expect(all?.heard.filter((line) => NUMBERED.test(line))).toHaveLength(27);
  });

  test('of whole moves their names are read, and more has them', async () => {
    const parts = await inBattle('fighter-patrol', 'more');
    const [asked = [], rows = []] = parts.map(({ heard }) => heard);
    const ways = (lines: readonly string[]) =>
      lines.filter((line) => /^(?:shoot|nearer|behind|away|above|careful): /.test(line));
    expect(ways(asked)).toEqual([]);
    expect(asked.join(' ')).toMatch(/Whole moves: [a-z, ]+ and [a-z]+\. more reads them\. steps: end, s3/);
    expect(ways(rows).length).toBeGreaterThan(2);
    expect(rows.join(' ')).toMatch(/turn: .*height: /);
  });

  test('rows of answers that are as before are left out, and more has them', async () => {
    const parts = await inBattle('fighter-patrol', 's3', 'c1', 'more');
    const [asked, all] = parts.slice(2).map(({ heard }) => heard.join(' '));
    expect(asked).toContain('The other answers are as before: more reads them.');
    expect(asked).not.toContain('tighter:');
    expect(all).toContain('tighter:');
  });

  test('answers that are as they were for this machine are left out, and more has them', async () => {
    const parts = await inBattle('nothing-quiet', 'slip-left', 'more');
    const [asked = [], all = []] = parts.slice(1).map(({ heard }) => heard);
    expect(asked.join(' ')).toContain('The other answers are as before: more reads them.');
    expect(asked.filter((line) => NUMBERED.test(line)).length).toBeLessThan(4);
    expect(all.filter((line) => NUMBERED.test(line))).toHaveLength(7);
  });

  test('map with a hex tells it and its neighbours', async () => {
    const parts = await inCampaign('map J11', 'map Nowhere', 'card archie', '? commands');
    const [map, none, card, commands] = parts.slice(1).map(({ heard }) => heard.join(' '));
    expect(map).toMatch(/hex J11, zone B, their side: value 4, Queant.* North-east: hex I11/i);
    expect(none).toContain('The map has no hex or place "nowhere".');
    expect(card).toMatch(/is hit by a shot on 33; one on 22, .* passes near\./);
    expect(commands).toMatch(/again: what was said and asked last, once more\. why: /);
  });
});

test('the petrol of a fight is told as it begins, and what the climb of a course costs', async () => {
  const parts = await inCampaign('propose', 'fly', 'course J11 at 13000');
  const told = parts.map(({ heard }) => heard.join(' ')).join(' ');
  expect(told).toMatch(/The climb took \d+ AFT\./);
});
