import type { Rulebook } from '../../cards/rulebook.ts';
import { isAsked, type LineReading, type OfferedLine } from '../../kit/screen/asking.ts';
import { chancesOver } from '../../odds/turn-of-work.ts';
import type { About, Asked } from '../../table/decisions.ts';
import { turnText } from './work-text.ts';

type WorkStayed = 'photograph' | 'spot';

const WORKS: readonly WorkStayed[] = ['photograph', 'spot'];

const DOES: Readonly<Record<WorkStayed, string>> = {
  photograph: 'stay, and expose a plate',
  spot: 'stay, and call the fall of shot',
};

/** The work of the errand that a turn over this hex can bring, and in how many of the 36 ways. */
function workHere({ party, orders, steps }: About<'movement'>, book: Rulebook) {
  if (!steps.some(({ step }) => step === 'stay')) return undefined;
  for (const { work, ways, isErrand } of chancesOver(party, { party, orders }, book)) {
    const known = WORKS.find((each) => each === work);
    if (known && isErrand && ways > 0) return { work: known, ways };
  }
  return undefined;
}

/** (14) (23) To stay over the work and to do it is one line of two answers. */
export function stayAndWork(about: About<'movement'>, book: Rulebook): readonly OfferedLine[] {
  const here = workHere(about, book);
  if (!here) return [];
  const aft = about.steps.find(({ step }) => step === 'stay')?.aft ?? 0;
  const { work } = here;
  const does = `${DOES[work]}: ${aft} AFT${turnText(about, book)}`;
  return [{ line: `stay ${work}`, answers: ['stay', work], does, isCareful: true }];
}

/**
 * `stay spot`. The work is asked by itself where something has happened before it, or where the weather has made it
 * worse than the line said.
 */
export function readStayAndWork(line: string, { about }: Asked<'movement'>, book: Rulebook): LineReading | undefined {
  const [stay = '', word = '', ...more] = line.trim().toLowerCase().split(/\s+/);
  const work = WORKS.find((each) => each === word);
  if (stay !== 'stay' || !work || more.length > 0) return undefined;
  const promised = workHere(about, book);
  if (promised?.work !== work) return { wrong: `There is no work here now that ${line.trim()} could do.` };
  return {
    words: [
      () => ({ is: 'answer', answer: 'stay' }),
      (then) => {
        if (!isAsked(then, 'special-activity') || !then.options.includes(work)) return undefined;
        const open = then.about.open.find(({ activity }) => activity === work);
        const ways = Math.max(0, ...(open?.machines ?? []).map((each) => each.ways));
        return ways >= promised.ways ? { is: 'answer', answer: work } : undefined;
      },
    ],
  };
}
