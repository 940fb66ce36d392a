import { describe, expect, test } from 'vitest';
import { plansNow, plansWanted } from '../../src/seat/enemy-plans.ts';
import type { Seat } from '../../src/seat/seat.ts';
import { emptyFolder } from '../support/program/wof.ts';
import { wofHere } from '../support/program/wof-here.ts';

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** A battle that policies have fought, and what is told of its enemies. */
async function fought(battle: string, seed: string, against = 'ace') {
  const saves = emptyFolder();
  const begun = await wofHere(saves, ['battle', battle, '--seed', seed, '--against', against, '--policy', 'prudent']);
  const why = async (of: string) => {
    const { out, err, status } = await wofHere(saves, ['battle', battle, '--why', of]);
    return { told: inOneLine(out + err), status };
  };
  return { end: inOneLine(begun.out), why };
}

// What he had planned was never told: a duel was lost, and nobody knew to what.
describe('when a fight is over the plans of the enemy are open', () => {
  test('with cards: what he saw, what he laid, and his next best', async () => {
    const { end, why } = await fought('duel-over-the-trenches', 'z');
    expect(end).toContain(
      'wof battle duel-over-the-trenches --why G1 tells what G1 saw, chose and weighed in each turn',
    );
    const { told } = await why('g1 turn 2');
    expect(told).toMatch(
      /^Turn 2, G1 has A1, \S+ o'clock, \d+ mm, [^.]+\. He flies [^.]+, worth -?\d+\.\d\d to him\. His next best was [^.]+, -?\d+\.\d\d\. The figures are his own measure/,
    );
    const all = await why('G1');
    expect(all.told.match(/Turn \d+, G1 has/g)?.length).toBeGreaterThan(1);
    expect(all.told).toContain('Turn 2, G1 has');
  });

  test('from the side, in the words of the game and as he sees it', async () => {
    const { why } = await fought('patrol-at-noon', 'z', 'sharp');
    const { told } = await why('G1 2');
    expect(told).toMatch(
      /^Turn 2, G1 has B1, .*(level with him|levels? (above|below) him).*\. He flies .*, worth -?\d+\.\d\d to him\./,
    );
    expect(told).not.toMatch(/\byou\b/);
  });

  test('in the clouds', async () => {
    const { why } = await fought('fighter-patrol', 'z');
    const { told } = await why('G1 turn 4');
    expect(told).toMatch(/^Turn 4, G1 has B1 at \d+ o'clock, .*\. He flies .*, worth -?\d+\.\d\d to him\./);
  });

  test('who is no enemy, a word that is no machine, and a battle without such a head are told apart', async () => {
    const { why } = await fought('duel-over-the-trenches', 'z', 'novice');
    expect((await why('A1')).told).toContain('A1 was your own. The enemy had G1.');
    expect((await why('G7')).told).toContain('No G7 was in it. The enemy had G1.');
    expect((await why('G1 turn 99')).told).toMatch(/It was over after \S+ turns\./);
    expect((await why('chance')).told).toContain('--why is a machine of the enemy, and perhaps a turn');
    // A novice lays most of his plans without a thought.
    expect((await why('G1')).told).toMatch(/none of the \d+ ways that such a head thinks over|The best was/);
    const random = await fought('duel-over-the-trenches', 'z', 'random');
    expect(random.end).not.toContain('--why');
    expect((await random.why('G1')).told).toContain('No head of the program led the enemy');
  });

  // Cold Meat: G2 fell in turn 1, and "chose nothing in turn 5: it is no machine of the enemy, or had no choice."
  test('of a turn after a machine was lost it is told when that was', async () => {
    const { why, end } = await fought('fighter-patrol', 'z');
    const [, turn, lost] = /turn (\d+): (G\d) (?:goes down|breaks up|flies into|leaves|gets away)/.exec(end) ?? [];
    expect((await why(`${lost} turn ${Number(turn) + 1}`)).told).toContain(`${lost} was out of it in turn ${turn}.`);
  });

  test('before its end they are secret', async () => {
    const saves = emptyFolder();
    await wofHere(saves, ['battle', 'duel-over-the-trenches', '--seed', 'z', '--answers', '-'], ['']);
    const { err, status } = await wofHere(saves, ['battle', 'duel-over-the-trenches', '--why', 'G1']);
    expect(inOneLine(err)).toContain('has not been fought to its end, and his plans are secret until then.');
    expect(status).not.toBe(0);
  });
});

test('a machine, and perhaps a turn', () => {
  expect(plansWanted('G1')).toEqual({ machine: 'G1', turn: undefined });
  expect(plansWanted(' g12 Turn 3 ')).toEqual({ machine: 'G12', turn: 3 });
  expect(plansWanted('g12 3')).toEqual({ machine: 'G12', turn: 3 });
  for (const other of ['', 'shot', '10', 'G1 turn', 'G1 turn three']) expect(plansWanted(other)).toBeUndefined();
});

test('at a prompt a turn is named, and in a fight nothing is told', () => {
  const seat = { sitting: { asked: { decision: 'plan-card' } }, setting: { log: undefined } } as unknown as Seat;
  expect(plansNow('G1 turn 3', seat)).toBe('What an enemy plans is secret until the fight is over.');
  expect(plansNow('G1', seat)).toBeUndefined();
  expect(plansNow('shot', seat)).toBeUndefined();
});
