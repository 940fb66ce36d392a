import type { Fight, FightResult } from '../../../src/kit/fight/fight.ts';
import type { People } from '../../../src/kit/screen/people.ts';
import { resolveFight } from '../../../src/procedure/resolve-fight.ts';
import type { About, Answer, Decision, Question } from '../../../src/table/decisions.ts';
import type { GameEvent } from '../../../src/table/events.ts';
import { freeTable } from '../table/free-table.ts';
import { aFight, aSpad, aStrutter, book } from './fights.ts';

/** A question of a fight, and the events before it. */
export interface Put {
  readonly question: Question;
  readonly told: readonly GameEvent[];
}

/** Fights with random dice and answers from two numbers, and keeps the events before each question. */
export function watchFight(
  fight: Fight,
  dice: number,
  answers: number,
): { readonly puts: readonly Put[]; readonly events: readonly GameEvent[]; readonly result: FightResult } {
  const table = freeTable(book, dice, answers);
  const puts: Put[] = [];
  const choose = <D extends Decision>(decision: D, about: About<D>, options: readonly Answer<D>[]): Answer<D> => {
    // The view is read while the question is open.
    const seen = 'track' in about ? { ...about, track: about.track } : about;
    puts.push({ question: { decision, about: seen, options } as Question, told: [...table.events] });
    return table.choose(decision, about, options);
  };
  const result = resolveFight(fight, { ...table, choose });
  return { puts, events: table.events, result };
}

/** So many of ours, every fourth of them a Strutter, against so many of theirs who dive on them. */
export const aScrap = (ours: number, theirs: number): Fight =>
  aFight({
    allied: Array.from({ length: ours }, (_, i) => (i % 4 === 3 ? aStrutter : aSpad)({ id: `B${i + 1}` })),
    germans: Array.from({ length: theirs }, (_, i) => i + 2),
    dive: { side: 'german', bonus: 'dive' },
    dfd: 40,
  });

const SURNAMES = ['Haldenby', 'Quillinan', 'Ferrabee', 'Camberwell'];

/** Everybody in such a fight by name. */
export const crewsOf = ({ allied }: Fight): People => ({
  men: new Map(),
  flights: [],
  downs: [],
  crews: allied.map(({ id, aircraft }, i) => {
    const surname = SURNAMES[i % SURNAMES.length] ?? '';
    return { machine: id, aircraft, men: [{ airman: id, rank: 'Lieutenant', surname }] };
  }),
});
