import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { chanceFrom } from '../../../src/kit/head/chance.ts';
import { rankWays } from '../../../src/kit/head/search.ts';
import type { OddsChart } from '../../../src/kit/odds/chart.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import { sharp } from './best-found.ts';
import { THOUGHT_OUT, type ThoughtOut } from './even.ts';
import type { Led } from './fought.ts';
import { paired, share } from './pairing.ts';

/** An opening learned by heart lasts so many turns; after them its player is sharp. */
const BY_HEART = 2;

/** The questions by which a machine is flown. */
const FLOWN = ['plan-card', 'energy-move', 'clouds-move'] as const;

/** An opening: for each card or step of each of its turns, the number of an order of all answers. */
type Opening = readonly number[];

/** A turn has at most so many cards or steps that are told apart. */
const STEPS = 4;

/**
 * A sharp head that flies its first turns by heart: whatever the enemy does, it takes that answer of those open which
 * comes first in the order of the opening.
 */
const byHeart =
  (opening: Opening): Led =>
  (word) => {
    const head = policyNamed('sharp', word);
    const flies = (decision: (typeof FLOWN)[number]) => (about: never, options: readonly string[], cards: Rulebook) => {
      const { view, slot, course } = about as AnyMove;
      if (view.turn > BY_HEART) return (head[decision] as (...given: unknown[]) => string)(about, options, cards);
      const step = Math.min((slot ?? 1) - 1 + (course?.words.length ?? 0), STEPS - 1);
      const order = opening[(view.turn - 1) * STEPS + step] ?? 0;
      const place = (answer: string): number => chanceFrom(`${order} ${answer}`)();
      return options.toSorted((one, other) => place(one) - place(other))[0] ?? '';
    };
    return { ...head, ...Object.fromEntries(FLOWN.map((decision) => [decision, flies(decision)])) };
  };

/** What a question about a move says of its turn, and of the card or step that is asked for. */
interface AnyMove {
  readonly view: { readonly turn: number };
  readonly slot?: number;
  readonly course?: { readonly words: readonly string[] };
}

/**
 * The search: so many openings at first, then generations in which the best of all have children that differ in one
 * order. Each opening is tried in so many fights a generation.
 */
const [FIRST, GENERATIONS, PARENTS, CHILDREN, FIGHTS] = [60, 5, 6, 6, 12];
/** At last the best few are tried again so often. */
const FIGHTS_AGAIN = 40;

export const OPENINGS_KEY = 1;

/** The best of all openings that were tried, found by some seeds and told by others. */
export function openingsTable(fights: number, system: string, seed: string, book: Rulebook): OddsChart {
  const rows = THOUGHT_OUT.filter((each) => each.includes(system)).map((each) => rowOf(each, fights, seed, book));
  return {
    title: 'Openings by heart',
    columns: ['game', 'tried', 'the best, where it was found', 'the best, by other seeds', 'sharp in its place'],
    rows,
  };
}

function rowOf(system: ThoughtOut, fights: number, seed: string, book: Rulebook): string[] {
  const of = (led: Led, count: number, word: string): number =>
    share(paired({ better: led, worse: sharp }, { system, each: 1, fights: count, seed: `${seed} ${word}` }, book));
  const chance = chanceFrom(`${seed} ${system}`);
  const order = (): number => Math.floor(chance() * 1_000_000);
  const best = (openings: readonly Opening[], count: number, word: string) =>
    rankWays(openings, (opening) => of(byHeart(opening), count, word)).slice(0, PARENTS);
  let tried: Opening[] = Array.from({ length: FIRST }, () => Array.from({ length: BY_HEART * STEPS }, order));
  let count = 0;
  for (let generation = 0; ; generation++) {
    count += tried.length;
    const parents = best(tried, FIGHTS, `search ${generation}`).map((each) => each.of);
    if (generation === GENERATIONS) return told(parents);
    tried = parents.flatMap((parent) => [
      parent,
      ...Array.from({ length: CHILDREN }, () => parent.with(Math.floor(chance() * parent.length), order())),
    ]);
  }

  function told(openings: readonly Opening[]): string[] {
    const [first] = best(openings, FIGHTS_AGAIN, 'again');
    const { of: opening, worth } = expectDefined(first, 'opening');
    const itself = of(sharp, fights, 'told');
    const row = [
      system,
      `${count}`,
      ...[worth, of(byHeart(opening), fights, 'told'), itself].map((won) => won.toFixed(1)),
    ];
    console.log(row.join('  '));
    return row;
  }
}
