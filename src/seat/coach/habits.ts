import { LAST_DAY } from '../../campaign/campaign.ts';
import { sumOf } from '../../playouts/look-ahead/race.ts';
import type { Habit } from '../../screens/pages/habits-page.ts';
import { familyZ } from '../../simulation/counting/statistics.ts';
import type { Decision } from '../../table/decisions.ts';
import type { WeighedQuestion } from './weigh.ts';
import type { AskedThen } from './weighty.ts';

/** A decision that was answered otherwise than a careful commander would have, and what that was worth. */
export interface OtherwiseAnswered extends Required<Pick<WeighedQuestion, 'beside'>> {
  readonly campaign: string;
  readonly asked: Pick<AskedThen, 'decision' | 'question'>;
}

/** How decisions of a kind are told apart: by what was answered, by whether that was higher, or not at all. */
type ToldBy = 'answer' | 'height' | 'kind';

const KINDS: Readonly<Partial<Record<Decision, { readonly what: string; readonly by: ToldBy }>>> = {
  'half-of-day': { what: 'when a mission is flown', by: 'answer' },
  duty: { what: 'special duties', by: 'kind' },
  assign: { what: 'who flies', by: 'kind' },
  attack: { what: 'the Attack Option', by: 'answer' },
  'track-action': { what: 'targets and breaking off in a Dog-Fight', by: 'kind' },
  'lame-duck-field': { what: 'the field of a Lame Duck', by: 'kind' },
  escort: { what: 'the escort of a Lame Duck', by: 'kind' },
  'another-pass': { what: 'another pass', by: 'answer' },
  'special-activity': { what: 'work over the target', by: 'kind' },
  movement: { what: 'the way', by: 'kind' },
  height: { what: 'the height', by: 'height' },
};

/** What decisions of the other games are told as. */
const IN_A_FIGHT = { what: 'fights by the other rules', by: 'kind' } as const;

/** What was done fewer times is no habit. */
const TIMES = 3;

/**
 * What was done again and again and cost points beside a careful commander's answers, the dearest first. It is told only
 * where even the better end of its interval is a cost. The interval is so wide that in nineteen of twenty cases no kind
 * is told by chance.
 */
export function habitsIn(answered: readonly OtherwiseAnswered[], days: number): readonly Habit[] {
  const often = [...grouped(answered)].filter(([, all]) => all.length >= TIMES);
  const z = familyZ(often.length);
  const aMonth = LAST_DAY / Math.max(1, days);
  return often
    .flatMap(([what, all]): Habit[] => {
      const lead = sumOf(all.map(({ beside }) => beside.mean));
      const within = z * Math.sqrt(sumOf(all.map(({ beside }) => beside.error ** 2)));
      if (lead + within >= 0) return [];
      const campaigns = new Set(all.map(({ campaign }) => campaign)).size;
      return [
        { what, times: all.length, campaigns, aMonth: lead * aMonth, within: within * aMonth, instead: insteadIn(all) },
      ];
    })
    .toSorted((one, other) => one.aMonth - other.aMonth);
}

function grouped(answered: readonly OtherwiseAnswered[]): Map<string, OtherwiseAnswered[]> {
  const groups = new Map<string, OtherwiseAnswered[]>();
  for (const each of answered) {
    const what = habitOf(each);
    groups.set(what, [...(groups.get(what) ?? []), each]);
  }
  return groups;
}

function habitOf({ asked: { decision, question } }: OtherwiseAnswered): string {
  const { what, by } = KINDS[decision] ?? IN_A_FIGHT;
  const [given = ''] = question.answers;
  if (by === 'answer') return `${what}: ${given}`;
  if (by === 'kind') return what;
  return `${what}: ${Number(given) > Number(question.careful) ? 'higher' : 'lower'} than a careful commander`;
}

/** What a careful commander answered most often, if that was in most cases, and how many times. */
function insteadIn(all: readonly OtherwiseAnswered[]): Habit['instead'] {
  const counts = new Map<string, number>();
  for (const { asked } of all) {
    const { careful = '' } = asked.question;
    counts.set(careful, (counts.get(careful) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most || 2 * most[1] <= all.length) return undefined;
  return { answer: most[0], times: most[1] };
}
