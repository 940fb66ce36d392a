import { describe, expect, test } from 'vitest';
import { emptyFolder, wof } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const FOUGHT = ['--policy', 'prudent', '--seed', 'x', '--json'];
const BASIC = ['battle', 'nothing-quiet', '--rules', 'basic'];

describe('wof battle --rules', () => {
  test('basic fights by the basic rules alone, and is verified by what its log-book has', async () => {
    const saves = emptyFolder();
    const { out, status } = await wofHere(saves, [...BASIC, ...FOUGHT]);
    expect(status).toBe(0);
    expect(out).toContain('"switches":[]');
    expect(out).toContain('"guns-fired"');
    for (const never of ['"tailing-began"', '"special":"smoke"', '"special":"fire"', '"aimed":true'])
      expect(out).not.toContain(never);
    expect((await wofHere(saves, ['battle', 'nothing-quiet', '--verify'])).status).toBe(0);
    expect(wof(emptyFolder(), ['battle', 'nothing-quiet', ...FOUGHT]).out).toContain('"special":"smoke"');
  });

  test('some by name, in any battle of the two games and in a skirmish; the briefing says which, then and later', async () => {
    const saves = emptyFolder();
    const skirmish = ['battle', 'sopwith-pup v albatros-d3 by wings-of-war'];
    const begun = (
      await wofHere(saves, [...skirmish, '--rules', 'aim,special-damage', '--answers', '-', '--seed', 'x'])
    ).out;
    expect(begun).toContain('Rules: basic, with special damage and aim; for a duel');
    expect((await wofHere(saves, [...skirmish, '--answers', '-'], ['mission'])).out).toContain(
      'Rules: basic, with special damage and aim; for a duel',
    );
    const { err } = await wofHere(saves, [...skirmish, '--rules', 'basic', '--answers', '-']);
    expect(err).toContain('is under way');
  });

  test('what is no rule, and what has none to choose, is told as that', async () => {
    const saves = emptyFolder();
    const { err, status } = await wofHere(saves, ['battle', 'face-to-face', '--rules', 'tailng']);
    expect([status, err]).toEqual([2, expect.stringContaining('did you mean tailing?')]);
    expect(await wofHere(saves, ['battle', 'above-douai', '--rules', 'basic'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('Wings over France has none'),
    });
  });
});
