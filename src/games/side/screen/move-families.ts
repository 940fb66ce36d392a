import type { AnswersAlike, Family } from '../../../kit/screen/asking.ts';

type MoveKind = 'level' | 'turn' | 'climb' | 'dive' | 'special';

const TURN = 'hexes before the turn-levels lost';
const CLIMB = 'hexes straight ahead first; turn: then about';
const DIVE = 'hexes straight-hexes of dive; turn: at its end, midway: half-way, 2: after 2';

/** The beginnings of words that each kind is made of, and how the figures after them are read. */
const BEGINNINGS: { readonly [K in MoveKind]: readonly Omit<AnswersAlike, 'answers'>[] } = {
  level: [],
  turn: [
    { name: 'normal', reads: TURN },
    { name: 'hard', reads: TURN },
  ],
  climb: [
    { name: 'shallow-climb', reads: CLIMB },
    { name: 'hard-climb', reads: CLIMB },
  ],
  dive: [
    { name: 'shallow-dive', reads: DIVE },
    { name: 'hard-dive', reads: DIVE },
  ],
  special: [],
};

const NAMES = ['level', 'turn', 'climb', 'dive', 'special'] as const satisfies readonly MoveKind[];
const PLAIN: ReadonlyMap<string, MoveKind> = new Map([
  ['level', 'level'],
  ['jettison', 'level'],
  ['easy', 'turn'],
]);
const ALL = NAMES.flatMap((kind) => BEGINNINGS[kind].map(({ name }) => ({ kind, name })));

/** The longest matching name decides: a hard dive is not a hard turn. */
function beginningOf(answer: string): (typeof ALL)[number] | undefined {
  const begun = ALL.filter(({ name }) => answer.startsWith(`${name}-`));
  return begun.toSorted((a, b) => b.name.length - a.name.length)[0];
}

const kindOf = (answer: string): MoveKind => PLAIN.get(answer) ?? beginningOf(answer)?.kind ?? 'special';

/** All ways to fly this turn by kind. */
export function moveFamilies(answers: readonly string[], brings: (answer: string) => boolean = () => false): Family[] {
  const families = NAMES.map((name) => {
    const own = answers.filter((answer) => kindOf(answer) === name);
    const parts = BEGINNINGS[name].map((part) => ({
      ...part,
      answers: own.filter((answer) => beginningOf(answer)?.name === part.name),
    }));
    return { name, answers: own, shoots: own.filter(brings), parts: parts.filter((part) => part.answers.length > 0) };
  });
  return families.filter((family) => family.answers.length > 0);
}

/** The answers of the kind of that name, or of the part of one. */
export const waysNamed = (name: string, answers: readonly string[]): readonly string[] =>
  moveFamilies(answers)
    .flatMap((family) => [family, ...(family.parts ?? [])])
    .find((each) => each.name === name)?.answers ?? [];
