import type { GameName } from '../../../src/cards/games.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { skirmishFrom } from '../../../src/reading/skirmish.ts';
import type { Side } from '../../../src/table/sides.ts';

/** A battle that can be laid out, and the cards on which it stands. */
export interface OnCards {
  readonly id: string;
  readonly system: GameName;
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

/** The machines of both sides. */
export type Forces = Readonly<Record<Side, readonly string[]>>;

/** So many against as many, in the same machines with the same men. */
export function even(system: ThoughtOut, each: number, book: Rulebook): OnCards {
  const line = Array.from({ length: each }, () => FLOWN[system]);
  return meetingOf(system, { allied: line, german: line }, book);
}

/** Machines of both sides, with men alike, who meet at noon. */
export function meetingOf(system: ThoughtOut, forces: Forces, book: Rulebook): OnCards {
  if (system === 'winged-victory') return fromTheSide(forces, book);
  const typed = `${forces.allied.join(', ')} v ${forces.german.join(', ')} by ${system}`;
  const { id, book: laid } = expectDefined(skirmishFrom(typed, book), 'skirmish');
  return { id, system, book: laid };
}

/** Patrol at Noon, with these on either side. */
function fromTheSide(forces: Forces, book: Rulebook): OnCards {
  const side = book.fights['winged-victory'];
  const noon = expectDefined(side.scenarios['patrol-at-noon'], 'Patrol at Noon');
  const id = `even-${forces.allied.length}`;
  const line = (of: Side) => ({
    ...noon[of],
    machines: forces[of].map((dashboard, i) => ({
      machine: `${of === 'allied' ? 'B' : 'G'}${i + 1}`,
      dashboard,
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
