import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answersIn, emptyFolder } from '../../support/program/wof.ts';
import { wofHere } from '../../support/program/wof-here.ts';

const saves = emptyFolder();

/** Every answer of a day's first mission, and how the flight's lines of the log end. */
const recordsOf = (name: string): string[] =>
  readFileSync(join(saves, `${name}.wof.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"orders":{'));

const begin = (name: string, ...lines: readonly string[]) => beginAs('ord-1', name, ...lines);

const beginAs = (seed: string, name: string, ...lines: readonly string[]) =>
  wofHere(saves, ['new', name, '--seed', seed, '--terse', '--answers', '-'], lines);

const FLOWN = ['propose', 'fly', 'course patrol h11 h12 at 8000', 'course home'];

describe('standing orders', () => {
  test('are shown, given in one line, and stand in the log-book', async () => {
    const { out } = await begin('shown', 'orders', 'orders archie spread attack never', 'orders arch ask', 'orders');
    expect(out).toContain('archie spread');
    expect(out.slice(out.lastIndexOf('Standing orders'))).toMatch(/archie -[\s\S]*attack never/);
    expect(recordsOf('shown')).toHaveLength(2);
    expect(recordsOf('shown').at(-1)).toContain('"orders":{"attack":"never"}');
    expect((await wofHere(saves, ['verify', 'shown'])).out).toContain('is borne out');
  });

  test('that cannot be are told of, and leave those that stand', async () => {
    expect((await begin('wrong', 'orders archie everywhere')).err).toContain('archie may be as-before, spread, ask');
    expect((await begin('wrong-2', 'orders supper late')).err).toContain('There is no order about "supper"');
  });

  test('are told to who sits down again', async () => {
    await begin('again', 'orders attack never');
    expect((await wofHere(saves, ['play', 'again', '--answers', '-'])).out).toContain('Standing orders: attack never.');
  });

  test('answer as if each answer had been typed: the same answers by hand come to the same day', async () => {
    await begin('ordered', 'orders usual way ask', ...FLOWN);
    const given = answersIn(saves, 'ordered');
    expect(given.map(([asked]) => asked)).toContain('archie-placing');
    expect(given.length).toBeGreaterThan(20);
    await begin('typed', ...given.map(([, answer]) => answer));
    expect(answersIn(saves, 'typed')).toEqual(given);
    expect((await wofHere(saves, ['report', 'typed'])).out).toBe((await wofHere(saves, ['report', 'ordered'])).out);
    expect((await wofHere(saves, ['verify', 'ordered'])).out).toContain('is borne out');
  });

  test('leave a question that was taken back to the player', async () => {
    const lines = ['orders usual way ask', ...FLOWN, 'take-back'];
    const { out } = await begin('back', ...lines);
    expect(out).toContain('The log-book records that it was');
    expect(out.slice(out.lastIndexOf('> take-back'))).not.toContain('By your standing orders');
  });

  test('have a flight set course for its work by itself, and for home only where that is ordered', async () => {
    const { out } = await beginAs('ord-4', 'there', 'orders usual', 'propose', 'fly');
    const told = out.slice(out.lastIndexOf('> fly'));
    expect(told).toMatch(/By your standing orders: course work, out [^.]+\./);
    expect(told).toContain('By your standing orders: course home, ');
    expect(told.replaceAll('\n', ' ')).toMatch(/By your standing orders: attack: [^.]+\./);
    const there = answersIn(saves, 'there');
    await beginAs('ord-4', 'out', 'orders usual way out', 'propose', 'fly');
    const out2 = answersIn(saves, 'out');
    expect(out2.length).toBeLessThan(there.length);
    expect(there.slice(0, out2.length)).toEqual(out2);
  });

  test('do not fly on for who moves by hand, nor after a course was stopped', async () => {
    const { out } = await begin('hand', 'orders way out', 'propose', 'fly', 'take-back', '3000');
    expect(out.slice(out.lastIndexOf('> 3000'))).not.toContain('By your standing orders: course');
  });
});
