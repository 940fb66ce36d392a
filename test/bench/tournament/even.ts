import { skirmishFrom } from '../../../src/rulebook/fights/skirmish.ts';
import type { SystemName } from '../../../src/rulebook/fights/system-names.ts';
import { promised, type Rulebook } from '../../../src/rulebook/rulebook.ts';
import type { Side } from '../../../src/table/sides.ts';

/** A battle that can be laid out, and the cards on which it stands. */
export interface OnCards {
  readonly id: string;
  readonly system: SystemName;
  readonly book: Rulebook;
}

/** The games in which both sides are led by a head. */
export const THOUGHT_OUT = ['wings-of-war', 'wings-of-glory', 'winged-victory', 'clouds-of-glory'] as const;
export type ThoughtOut = (typeof THOUGHT_OUT)[number];

/** The machine that both sides fly, so that nothing but the head decides. */
const FLOWN: Readonly<Record<ThoughtOut, string>> = {
  'wings-of-war': 'albatros-d5a',
  'wings-of-glory': 'fokker-dr1',
  'winged-victory': 'albatros-d3',
  'clouds-of-glory': 'albatros-d3',
};

/** So many against as many, in the same machines with the same men. */
export function even(system: ThoughtOut, each: number, book: Rulebook): OnCards {
  if (system === 'winged-victory') return fromTheSide(each, book);
  const line = Array.from({ length: each }, () => FLOWN[system]).join(', ');
  const { id, book: laid } = promised(skirmishFrom(`${line} v ${line} by ${system}`, book), 'skirmish');
  return { id, system, book: laid };
}

/** Patrol at Noon, with the same on either side. */
function fromTheSide(each: number, book: Rulebook): OnCards {
  const side = book.fights['winged-victory'];
  const noon = promised(side.scenarios['patrol-at-noon'], 'Patrol at Noon');
  const id = `even-${each}`;
  const line = (of: Side) => ({
    ...noon[of],
    machines: Array.from({ length: each }, (_, i) => ({
      machine: `${of === 'allied' ? 'B' : 'G'}${i + 1}`,
      dashboard: FLOWN['winged-victory'],
      skill: 'expert' as const,
      column: of === 'allied' ? 10 - 2 * i : 30 + 2 * i,
      level: 15 - (i % 2),
      faces: of === 'allied' ? ('east' as const) : ('west' as const),
      speed: 5,
    })),
  });
  const scenario = { ...noon, battle: 'Even', turns: 16, allied: line('allied'), german: line('german') };
  const scenarios = { ...side.scenarios, [id]: scenario };
  return {
    id,
    system: 'winged-victory',
    book: { ...book, fights: { ...book.fights, 'winged-victory': { ...side, scenarios } } },
  };
}
