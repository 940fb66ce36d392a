import type { Family } from '../../../kit/screen/asking.ts';

const LEVEL: readonly string[] = ['level', 'jettison', 'easy'];
const KINDS = ['normal', 'hard', 'shallow-climb', 'hard-climb', 'shallow-dive', 'hard-dive'] as const;

type MoveKind = 'level' | (typeof KINDS)[number] | 'special';

const TURN = 'hexes before the turn-levels lost';
const CLIMB = 'hexes straight ahead first; turn: then about';
const DIVE = 'hexes straight-hexes of dive; turn: at its end, midway: half-way, 2: after 2';

/** How the figures after a kind are read. */
const READS: { readonly [K in MoveKind]: string | undefined } = {
  level: undefined,
  normal: TURN,
  hard: TURN,
  'shallow-climb': CLIMB,
  'hard-climb': CLIMB,
  'shallow-dive': DIVE,
  'hard-dive': DIVE,
  special: undefined,
};

/** The longest matching name decides: a hard dive is not a hard turn. */
function kindOf(answer: string): MoveKind {
  if (LEVEL.includes(answer)) return 'level';
  const kinds = KINDS.filter((kind) => answer.startsWith(`${kind}-`));
  return kinds.toSorted((a, b) => b.length - a.length)[0] ?? 'special';
}

/** All ways to fly this turn by kind, in the order of the first of each kind in the list. */
export function moveFamilies(answers: readonly string[], brings: (answer: string) => boolean = () => false): Family[] {
  const names: readonly MoveKind[] = ['level', ...KINDS, 'special'];
  const families = names.map((name) => {
    const own = answers.filter((answer) => kindOf(answer) === name);
    return { name, answers: own, shoots: own.filter(brings), reads: READS[name] };
  });
  return families.filter((family) => family.answers.length > 0);
}
