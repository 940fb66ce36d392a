import { isHalf } from '../../campaign/plan.ts';
import { WATCHES } from '../../campaign/watch.ts';
import { listed, signed } from '../../english/numbers.ts';
import type { DayEvent, Missing } from '../../table/day-events.ts';
import { manNamed, type People, speaker } from './people.ts';
import type { Reasons, Sentence } from './sentence.ts';
import { manual } from './turn-narration.ts';

/** What becomes of the day's plan, in a sentence or two. */
export const DAY_SENTENCES: { readonly [T in DayEvent['type']]: Sentence<T> } = {
  'plan-made': ({ flight, missions, price }, book, people) => {
    const flown = WATCHES.flatMap((watch) =>
      missions
        .filter((each) => each.watch === watch)
        .map(({ mission, machines }) => `${watch}, ${manual(mission, book)} (${machines.join(' ')})`),
    );
    const left = missions.filter(({ watch }) => watch === undefined).map(({ mission }) => manual(mission, book));
    const undone = left.length > 0 ? ` Left undone: ${listed(left)} (${signed(price)}).` : '';
    return `${speaker(flight, people, '. ')}The plan stands: ${flown.length > 0 ? flown.join('; ') : 'nobody flies'}.${undone}`;
  },
  'plan-upset': ({ flight, mission, watch, missing }, book, people) =>
    `${speaker(flight, people, '. ')}The plan for ${isHalf(watch) ? `the ${watch}` : watch} cannot be kept. ${manual(mission, book)}: ${missing.map((each) => missingText(each, people)).join('; ')}.`,
};

const missingText = ({ machine, airman, is }: Missing, people: People): string =>
  airman === undefined
    ? `${machine} cannot take off (${STANDS[is]})`
    : `${manNamed(airman, people)} cannot fly ${machine} (${STANDS[is]})`;

const STANDS: Readonly<Record<Missing['is'], string>> = {
  fit: 'fit',
  wounded: 'wounded',
  away: 'not back yet',
  leave: 'at the sea, resting',
  killed: 'killed',
  prisoner: 'taken prisoner',
  ready: 'ready',
  'under-repair': 'in the shop, or still to be fetched',
  awaited: 'another is awaited',
  lost: 'lost',
};

/** The chain behind the plan. */
export const DAY_REASONS: { readonly [T in DayEvent['type']]: Reasons<T> } = {
  'plan-made': () => [
    'Rule 6: one routine mission in each half of the day for a man and for a machine, and one a day at least for a fighter pilot; dawn and twilight do not count.',
  ],
  'plan-upset': () => [
    'Rule 6: pilots and machines are planned for both halves before the first take-off; what the day has cost since leaves a gap.',
  ],
};
