import { describe, expect, test } from 'vitest';
import { peopleOf } from '../../../src/kit/screen/people.ts';
import { tellings } from '../../../src/questions/narration/telling.ts';
import { readWhy, whyText } from '../../../src/questions/reasons/why.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { aFight, aSpad, book, critical, hit, miss, playFight } from '../../support/fights/fights.ts';

const nobody = peopleOf({ flights: [] });
const OVER = ['dfd 12'] as const;

/** A plain German on our tail, twin guns, a hit; then a miss in the phase after it. */
const { events } = playFight(
  aFight({ dfd: 4, allied: [aSpad({ forward: { state: 'clear', ammo: 1 } })] }),
  [
    ...['initiative 11', 'initiative 66', hit('astern', 4, 'C'), critical('crew-hit', 1), 'crew-hit 66', ...OVER],
    ...['initiative 66', 'initiative 33', miss('quarter', 1, 'C'), ...OVER],
  ] as Parameters<typeof playFight>[1],
  ['track-action G12'],
);
const told = tellings(events, nobody, book);
const why = (word: string) => whyText(told, readWhy(word), book);

describe('why', () => {
  test('(17), (24), (25) shot has the whole chain of the last one: both rolls, the angle, the burst, the Hit Card', () => {
    expect(why('shot')).toMatchInlineSnapshot(`
      [
        "B1 rolls 12 (6, 6) and stands on 17.",
        "  Rule 17: dice 12 (6, 6) and Pilot Skill 4 make 16.",
        "  The Aircraft Card gives 17 in its middle column.",
        "G12 rolls 6 (3, 3) and stands on 10.",
        "  Rule 17: dice 6 (3, 3) and Pilot Skill 4 make 10.",
        "  The Aircraft Card gives 10 in its middle column.",
        "B1 attacks G12, from the quarter; the longest burst is 1.",
        "  Rule 24: 17 stands 7 above 10 on the track: from the quarter.",
        "  The Air-to-Air Display allows Pilot Skill 4 a burst of 3 from there, but he has ammo for only 1.",
        "B1 on G12, from the quarter, burst of 1: 4 (1, 3), no effect.",
        "  Rule 24: the quarter Hit Card, burst 1, Firing C: 3 score; 12 jam the gun (38).",
      ]
    `);
  });

  test('(17) to (25) and a machine: the last that it fired or drew, with what the hit did', () => {
    const lines = playTold(['G12']);
    expect(lines).toMatchInlineSnapshot(`
      [
        "G12 rolls 12 (6, 6) and stands on 16.",
        "  Rule 17: dice 12 (6, 6) and Pilot Skill 4 make 16.",
        "  The Aircraft Card gives 16 in its middle column.",
        "B1 rolls 2 (1, 1) and stands on 6.",
        "  Rule 17: dice 2 (1, 1) and Pilot Skill 4 make 6.",
        "  The Aircraft Card gives 6 in its middle column.",
        "G12 attacks B1, from astern; the longest burst is 4.",
        "  Rule 24: 16 stands 10 above 6 on the track: from astern.",
        "  The Air-to-Air Display allows Pilot Skill 4 a burst of 4 from there.",
        "G12 on B1, from astern, burst of 4: 2 (1, 1), a Critical Hit.",
        "  Rule 24: the astern Hit Card, burst 4, Firing C: 2, 7 score; 9 jam the gun (38).",
        "Critical Hit 8 (2, 6) +1: B1 is hit about the cockpit.",
        "  Rule 25: the Critical Hit Table, 8 (2, 6), twin guns +1 = 9.",
        "  The row is estimated: the printed card is lost.",
        "The pilot of B1 is hit; she flies on.",
        "  How hard: 12 (6, 6) on the Crew Hit table, wounded, two days off duty.",
        "  The row is estimated: the printed card is lost.",
      ]
    `);
  });

  test('alone has the last three paragraphs; a count goes as far back', () => {
    expect(why('')).toEqual(why('3'));
    expect(why('0')).toEqual(why('3'));
    expect(why('9')).toEqual(expect.arrayContaining([...why('')]));
    expect(why('9').length).toBeGreaterThan(why('').length);
  });

  test('has no empty line where something happened that nobody is told of', () => {
    expect(why('99')).not.toContain('');
  });

  test('(W024) and G12, where cards are drawn: the last shot at it and each card that it drew', () => {
    expect(whyText(tellings(CARDS_DRAWN, nobody, book), readWhy('g12'), book)).toEqual([
      'B1 fires at G12, long range, 150 mm: one card of damage deck B.',
      expect.stringMatching(/^ {2}/),
      'G12 draws a blank: 0 of 14.',
      ...Array.from({ length: 2 }, () => expect.stringMatching(/^ {2}/)),
      'The hit on a man comes to nothing aboard G12.',
      expect.stringContaining('where there is one'),
    ]);
  });

  test('a shot of somebody whom nobody sees is one too, V079', () => {
    const unseen: GameEvent[] = [
      { type: 'fired-on', for: 'allied', target: 'B1', hexes: 2, aspect: 'rear', blow: '1' },
    ];
    const heard = tellings(unseen, nobody, book);
    for (const asked of ['shot', 'b1'])
      expect(whyText(heard, readWhy(asked), book)[0]).toMatch(/^Somebody whom nobody has in sight fires at B1/);
    expect(whyText(heard, readWhy('g1'), book)).toEqual([
      'Today G1 has neither fired nor been fired at by another machine.',
    ]);
  });

  test('(30) a burst in a dive is a shot too, with what it has struck', () => {
    const dived: GameEvent[] = [
      {
        ...{ type: 'dive-burst-fired', machine: 'B6', name: 'Balloon at Oppy', load: 'buckingham', burst: 3, left: 20 },
        ...{ firing: 'E', roll: { total: 11, faces: [5, 6] }, hits: [11], jams: [2], result: 'hit' },
      },
      {
        ...{ type: 'balloon-struck', machine: 'B6', name: 'Balloon at Oppy', roll: { total: 12, faces: [6, 6] } },
        ...{ mission: 'balloon-bursting', parts: {}, total: 12, effect: 'destroyed', holes: 0, isDown: true },
      },
    ];
    const said = whyText(tellings(dived, nobody, book), readWhy('b6'), book);
    expect(said[0]).toMatch(/^B6 fires a burst of 3/);
    expect(said.join(' ')).toContain('it goes down in flames!');
  });

  test('says so when there is nothing to explain', () => {
    expect(why('b9')).toEqual(['Today B9 has neither fired nor been fired at by another machine.']);
    expect(whyText([], { last: 3 }, book)).toEqual(['Nothing has happened yet for why to explain.']);
    expect(whyText([], { shotOf: 'anybody' }, book)).toEqual(['Nobody has fired yet.']);
  });
});

const CARDS_DRAWN: readonly GameEvent[] = [
  {
    type: 'guns-fired',
    machine: 'B1',
    arc: 'front',
    target: 'G12',
    range: 'long',
    deck: 'B',
    cards: 1,
    aimed: false,
    distance: 150,
  },
  {
    type: 'damage-drawn',
    machine: 'G12',
    by: 'B1',
    deck: 'B',
    card: '0',
    points: 0,
    aim: 0,
    total: 0,
    resistance: 14,
  },
  { type: 'special-suffered', machine: 'G12', special: 'crew', comes: 'no-effect' },
  { type: 'card-turn-began', turn: 2 },
];

/** The first phase alone: the German's hit. */
function playTold([word = '']: readonly string[]): string[] {
  const end = events.findIndex(({ type }, i) => type === 'phase-began' && i > 1);
  return whyText(tellings(events.slice(0, end), nobody, book), readWhy(word), book);
}
