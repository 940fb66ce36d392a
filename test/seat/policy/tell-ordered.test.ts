import { expect, test } from 'vitest';
import { paperFor } from '../../../src/page/paper.ts';
import { tellOrdered } from '../../../src/seat/policy/tell-ordered.ts';
import type { Seat } from '../../../src/seat/seat.ts';
import { gather, textOf } from '../../../src/shell/page.ts';

const IDLE = { typed: 'none', asked: 'special-activity', does: () => 'nothing here, this turn' } as const;
const LEFT_ALONE = { typed: 'decline', asked: 'attack', does: () => 'leave them alone' } as const;

async function told(all: Parameters<typeof tellOrdered>[0], json: boolean): Promise<string> {
  const paper = paperFor({ columns: 80, isTerminal: false, colour: false });
  return textOf((await gather(async () => tellOrdered(all, { json, paper } as Seat))).printed);
}

test('(23) of a turn in which orders do nothing over the ground nothing is told; a program is told all', async () => {
  expect(await told([IDLE], false)).toBe('');
  expect(await told([IDLE, LEFT_ALONE], false)).toBe('By your standing orders: decline, leave them alone.\n');
  expect(JSON.parse(await told([IDLE, LEFT_ALONE], true))).toEqual({
    ordered: ['special-activity none', 'attack decline'],
  });
});

test('(23) after the first thing done by orders it is said how many answers more they gave', async () => {
  expect(await told([LEFT_ALONE, LEFT_ALONE], false)).toContain('leave them alone; and one answer more.');
  expect(await told([LEFT_ALONE, LEFT_ALONE, LEFT_ALONE], false)).toContain('; and two answers more.');
});
