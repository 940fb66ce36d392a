import { describe, expect, test } from 'vitest';
import { counterOf } from '../../../src/cards/counters.ts';
import { counterText } from '../../../src/cards/rulebook.ts';
import { missionReports } from '../../../src/chronicle/report/mission-report.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import { talliedTypes } from '../../../src/words/numbers.ts';
import { steadyBookWithoutHim as book } from '../../support/cards/steady-book.ts';
import { combatant, escaped, fight, hit, lived, mission, out, roll } from '../../support/people/told-fights.ts';
import { faultsInProse } from '../../support/read/read-report.ts';

/** The paragraphs of the only report of these events, after the first; the reader finds nothing wrong in them. */
function reportOf(events: readonly GameEvent[]): string {
  const month = lived(events);
  const [report] = missionReports(month.days[0]?.moments ?? [], book);
  if (!report) throw new Error('There is no report.');
  expect(faultsInProse(report)).toEqual([]);
  return report.paragraphs.slice(1).join('\n');
}

const flight = (hex: string): GameEvent => ({ type: 'moved', from: 'H01', to: hex, aft: 3, left: 60 });
const weather: GameEvent = { type: 'weather-checked', roll, from: 7, change: 0, byTrend: false, to: 7 };
const crippled = (machine: string): GameEvent[] => [
  { type: 'engine-trouble-met', machine, lots: [], roll, result: 'serious', words: 'Serious engine trouble' },
  { type: 'machine-crippled', machine, roll, words: 'Serious engine trouble', lameDuck: 3, climbs: false },
];
const escorted = (machine: string): GameEvent => ({ type: 'lame-duck-escorted', machine, by: 'all' });
const landed = (...machines: string[]): GameEvent => ({ type: 'landed', machines, field: 'mercatel', isHome: false });
const field = (machine: string) => ({ machine, end: 'emergency-field', field: 'mercatel' }) as const;
const home = (machine: string) => ({ machine, end: 'home' }) as const;

describe('(34) who saw whom how far', () => {
  test('they saw him to a field, where he landed, and went back over the lines', () => {
    const told = reportOf(
      mission(
        [flight('J10'), ...crippled('B3'), escorted('B3'), flight('I08'), landed('B3'), flight('J10'), flight('J12')],
        [],
        [home('B1'), home('B2'), field('B3')],
      ),
    );
    expect(told).toMatch(
      /, and Captain Haldenby and Quillinan saw him to Mercatel\. Captain Haldenby and Quillinan went back over the lines|saw him to Mercatel and went back over the lines/,
    );
    expect(told).not.toContain('turned home with');
  });

  test('who had not been over the lines does not go back over them', () => {
    const told = reportOf(
      mission(
        [flight('I06'), ...crippled('B3'), escorted('B3'), flight('I08'), landed('B3'), flight('J10')],
        [],
        [home('B1'), home('B2'), field('B3')],
      ),
    );
    expect(told).not.toContain('went back');
  });

  test('a wounded man left the flight, and another went with him', () => {
    const wound: EventOf<'crew-hit'> = {
      type: 'crew-hit',
      machine: 'B2',
      who: 'pilot',
      roll,
      fate: { fate: 'wounded', days: 2 },
      effect: 'flies-on',
    };
    const told = reportOf(
      mission(
        [
          ...fight(hit('B2', 'G1', 'crew-hit'), wound),
          { type: 'detached', machines: ['B2', 'B3'], hex: 'G08', weather: 7 },
        ],
        [{ airman: 'quillinan', fate: { fate: 'wounded', days: 2 } }],
        [home('B1'), home('B2'), field('B3')],
      ),
    );
    expect(told).toContain('Quillinan left the flight with his wound, and Tufnell went with him.');
  });

  test('(36) whom the enemy met alone fell when he fell, and not after all that the others did', () => {
    const told = reportOf(
      mission(
        [
          weather,
          ...fight(hit('B1', 'G1', 'damaged-abort'), out('B1', { fate: 'damaged-abort', escaped: false })),
          { type: 'machine-crippled', machine: 'B1', roll, words: 'Fabric stripping', lameDuck: 4, climbs: false },
          { type: 'lame-duck-left', machine: 'B1', hex: 'H01' },
          weather,
          weather,
          weather,
          ...fight(...escaped('B2', 'chosen'), out('B2')),
          landed('B2', 'B3'),
          { type: 'straggler-followed', machine: 'B1', hex: 'G08', field: 'mercatel' },
          weather,
          { type: 'straggler-met-enemy', machine: 'B1', roll, result: 'shot-down', words: 'They shoot him down' },
          {
            type: 'machine-came-down',
            machine: 'B1',
            how: 'shot-down',
            roll,
            words: 'In flames',
            side: 'allied',
            over: 'allied',
            machineFate: 'lost',
          },
        ],
        [{ airman: 'haldenby', fate: { fate: 'killed' } }],
        [{ machine: 'B1', end: 'down', hex: 'G08', fate: 'lost' }, home('B2'), home('B3')],
      ),
    );
    const [first, second] = [
      told.indexOf('met the enemy alone, and was shot down, in flames'),
      told.indexOf(' again '),
    ];
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(second);
  });
});

test('Germans who joined in are named by their types, and those of Jasta 11 as such', () => {
  const joined = (...germans: string[]): GameEvent => ({
    type: 'germans-joined',
    roll,
    bonus: 0,
    germans: germans.map(combatant),
  });
  const type = (number: number) => counterText(counterOf(number, book), book);
  expect(reportOf(mission(fight(joined('G3'), joined('G13'))))).toContain(
    `and ${talliedTypes([type(3), type(13)])} joined in.`,
  );
});

describe('why a man left a fight, and who hit him', () => {
  test('a jam that he tried to clear afterwards was there when he left', () => {
    const jam = (machine: string, result: 'jammed' | 'permanent'): GameEvent => ({
      type: 'jam-tried',
      machine,
      gun: 'forward',
      when: 'at-leisure',
      roll,
      result,
    });
    const left = (machine: string) => [...escaped(machine, 'chosen'), out(machine)];
    const told = reportOf(
      mission([
        ...fight(
          ...escaped('B1', 'chosen'),
          ...escaped('B2', 'chosen'),
          out('B1'),
          out('B2'),
          jam('B1', 'permanent'),
          jam('B2', 'jammed'),
        ),
        ...fight(...left('B1')),
      ]),
    );
    expect(told).toContain('Captain Haldenby and Quillinan broke off with their guns jammed, and Tufnell fought on.');
    expect(told).toMatch(
      /Captain Haldenby (?:had nothing to fire, and broke off|could not fire, and got clear|had no gun, and got away)/,
    );
  });

  test('(34) a cripple whom a second German hits again is out of the fight by that one', () => {
    const again: GameEvent = {
      type: 'critical-hit-scored',
      machine: 'B1',
      by: 'G2',
      gun: 'forward',
      roll,
      parts: {},
      total: 7,
      result: 'damaged-abort',
      again: true,
    };
    const told = reportOf(
      mission(
        fight(
          hit('B1', 'G1', 'damaged-abort'),
          again,
          out('B1', { fate: 'damaged-abort', escaped: false, by: { machine: 'G2', gun: 'forward' } }),
        ),
      ),
    );
    expect(told).toContain(
      'Captain Haldenby had his machine badly hit by one of them; a second hit put him out of the fight.',
    );
  });
});
