import { expect, test } from 'vitest';
import { historyOfApril } from '../../../src/chronicle/history-of-april.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { escaped, fight, hit, lived, mission, out, roll } from '../../support/people/told-fights.ts';

const down = (machine: string) => ({ machine, end: 'down', hex: 'G11', fate: 'lost' }) as const;
const home = (machine: string) => ({ machine, end: 'home' }) as const;
const oneDown = [down('B1'), home('B2'), home('B3')];

const finding = (...days: readonly (readonly GameEvent[])[]): string | undefined =>
  historyOfApril(lived(...days))
    .find(({ title }) => title === 'What It Came Down To')
    ?.paragraphs.join(' ');

const engine = mission(
  [{ type: 'engine-trouble-met', machine: 'B1', roll, result: 'cuts-out', lots: [], words: '' }],
  [],
  oneDown,
);
const shot = mission(
  fight(hit('B1', 'G1', 'shot-down'), out('B1', { fate: 'shot-down', by: { machine: 'G1', gun: 'forward' } })),
  [],
  oneDown,
);

test('the month is told what cost its machines, where more than half went to one thing', () => {
  expect(finding(engine, engine, engine, shot, shot)).toBe(
    'Three of the five machines that were lost went to a dead engine, two to the enemy in the air. In those three the enemy in the air had no hand.',
  );
  expect(finding(shot, shot, shot)).toBe(
    'All three machines that were lost went to the enemy in the air. For those three not one of his was so much as damaged.',
  );
});

test('an enemy who only found a cripple alone did not begin it', () => {
  const alone = mission(
    [
      { type: 'engine-trouble-met', machine: 'B1', roll, result: 'serious', lots: [], words: '' },
      { type: 'machine-crippled', machine: 'B1', roll, words: 'serious engine trouble', lameDuck: 4, climbs: false },
      { type: 'straggler-met-enemy', machine: 'B1', roll, result: 'shot-down', words: 'shot down' },
    ],
    [],
    oneDown,
  );
  expect(finding(engine, engine, alone)).toBe(
    'All three machines that were lost went to a dead engine. Of those three the enemy did no more than find one alone on the way home.',
  );
});

test('no conclusion is drawn from two machines, or from halves', () => {
  expect(finding(engine, engine)).toBeUndefined();
  expect(finding(engine, engine, shot, shot)).toBeUndefined();
});

test('men who fell after another had left them for want of nerve are the finding, where they are most', () => {
  const left = mission(
    fight(...escaped('B2', 'bravery'), hit('B1', 'G1', 'shot-down'), hit('B3', 'G1', 'shot-down'), out('B2')),
    ['haldenby', 'tufnell'].map((airman) => ({ airman, fate: { fate: 'killed' } })),
    [down('B1'), home('B2'), down('B3')],
  );
  expect(finding(left)).toBe(
    'Both men who were lost were hit in a fight that another had left because his nerve gave way.',
  );
});

test('what the enemy lost for the machines that he took is set against them', () => {
  const both = (result: 'shot-down' | 'damaged-abort', why: 'enemy-shot-down' | 'enemy-damaged') =>
    mission(
      fight(hit('B1', 'G1', 'shot-down'), hit('G2', 'B2', result)).concat(
        out('B1', { fate: 'shot-down', by: { machine: 'G1', gun: 'forward' } }),
      ),
      [],
      oneDown,
    ).map(
      (event): GameEvent =>
        event.type === 'mission-ended' ? { ...event, scores: [{ why, points: 4, who: 'quillinan' }] } : event,
    );
  const sent = both('damaged-abort', 'enemy-damaged');
  expect(finding(sent, sent, sent)).toContain(
    ' For those three three of his were sent home damaged, and none came down.',
  );
  expect(finding(sent, sent, both('shot-down', 'enemy-shot-down'))).toContain(
    ' For those three one of his was shot down and two sent home damaged.',
  );
});
