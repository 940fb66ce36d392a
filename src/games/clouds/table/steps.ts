/** A step of a move: what a pilot says that he will do, in the order in which he does it. */
export type MoveStep =
  | { readonly is: 'straight'; readonly moves: number }
  | { readonly is: 'turn'; readonly side: TurnSide; readonly degrees: number; readonly tighter: number }
  | { readonly is: 'wide-turn'; readonly side: TurnSide }
  | { readonly is: 'slip'; readonly side: TurnSide; readonly moves: number }
  | { readonly is: 'roll'; readonly side: TurnSide }
  | { readonly is: 'climb'; readonly moves: number }
  | { readonly is: 'dive'; readonly moves: number }
  | { readonly is: 'bank'; readonly to: 'left' | 'level' | 'right' }
  | { readonly [Is in PlainStep]: { readonly is: Is } }[PlainStep];

export type StepOf<Is extends MoveStep['is']> = Extract<MoveStep, { readonly is: Is }> & { readonly is: Is };

export type TurnSide = 'left' | 'right';

const PLAIN = [
  'end',
  'vertical-dive',
  'stall',
  'immelmann',
  'spin',
  'landing',
  'take-off',
  'restart',
  'shut-down',
  'repair',
  'radio',
  'camera',
  'leave',
  'jump',
] as const;
type PlainStep = (typeof PLAIN)[number];

const SIDES = { l: 'left', r: 'right' } as const;

const known = new Map<string, MoveStep>();

export function stepOf(word: string): MoveStep {
  const before = known.get(word);
  if (before) return before;
  const step = readStep(word);
  known.set(word, step);
  return step;
}

function readStep(word: string): MoveStep {
  const plain = PLAIN.find((each) => each === word);
  if (plain) return { is: plain };
  const [, name = '', figure = '0', tighter = '0'] = /^(\D+?)(\d*)(?:\+(\d))?$/.exec(word) ?? [];
  const read = BY_NAME.get(name);
  if (!read) throw new Error(`${word} is no step of a move.`);
  return read(Number(figure), Number(tighter));
}

const turn = (letter: keyof typeof SIDES) => (degrees: number, tighter: number) => ({
  is: 'turn' as const,
  side: SIDES[letter],
  degrees,
  tighter,
});
const slip = (letter: keyof typeof SIDES) => (moves: number) => ({ is: 'slip' as const, side: SIDES[letter], moves });
const still = (step: MoveStep) => () => step;

const BY_NAME = new Map<string, (figure: number, tighter: number) => MoveStep>(
  Object.entries({
    s: (moves) => ({ is: 'straight', moves }),
    c: (moves) => ({ is: 'climb', moves }),
    d: (moves) => ({ is: 'dive', moves }),
    l: turn('l'),
    r: turn('r'),
    'slip-l': slip('l'),
    'slip-r': slip('r'),
    'roll-l': still({ is: 'roll', side: 'left' }),
    'roll-r': still({ is: 'roll', side: 'right' }),
    'wide-l': still({ is: 'wide-turn', side: 'left' }),
    'wide-r': still({ is: 'wide-turn', side: 'right' }),
    'bank-left': still({ is: 'bank', to: 'left' }),
    'bank-level': still({ is: 'bank', to: 'level' }),
    'bank-right': still({ is: 'bank', to: 'right' }),
  }),
);
