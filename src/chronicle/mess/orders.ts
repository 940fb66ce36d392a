import type { Flight } from '../../campaign/watch.ts';
import type { EveningLived } from '../letters/evening-lived.ts';
import type { LivedDay } from '../lived.ts';
import { happeningsOfTheOffice } from '../threads/in-the-office.ts';
import { isAtBreakfast } from '../threads/slept-here.ts';
import type { Happening } from '../threads/thread.ts';
import * as WORDS from './words/threads.ts';

interface OrdersRead {
  readonly flight: Flight;
  readonly today: LivedDay;
  readonly yesterday: LivedDay | undefined;
  readonly ways: EveningLived['ways'];
  readonly of: (man: string) => string;
}

/** What is in orders at breakfast: who is back, who leads the flight since last night or today, who is promoted. */
export function ordersOf({ flight, today, yesterday, ways, of }: OrdersRead): string[] {
  const night = yesterday ? happeningsOfTheOffice(yesterday, new Map()) : [];
  const morning = happeningsOfTheOffice(today, new Map());
  const ours = (each: { readonly flight: Flight | undefined }) => each.flight === flight;
  const isThere = (man: string) => isAtBreakfast(man, today.dawn, yesterday);
  const takes = (each: Happening): boolean => ours(each) && each.is === 'took-over';
  const given = morning.filter((each) => takes(each) && !isActing(each));
  // Who led for the time being until this morning has led for a night.
  const acting = given.length > 0 ? [] : night.filter((each) => takes(each) && isActing(each));
  const record = today.dawn.flights.find((each) => each.flight === flight);
  const crew = record?.aircrew ?? [];
  const led = record?.succession?.acting;
  const before = led !== undefined && isThere(led) ? led : undefined;
  return [
    ...morning.flatMap((each) =>
      each.is === 'back' && crew.some(({ id }) => id === each.man) && isThere(each.man)
        ? [ways.next(WORDS.BACK[each.from])(of(each.man))]
        : [],
    ),
    ...given.map((each) => {
      const { man } = each;
      if (each.is === 'took-over' && each.how === 'sent-out') return newLeader(man, { before, ways, of });
      return ways.next(isThere(man) ? WORDS.LEADS_FOR_GOOD : WORDS.LEADS_FOR_GOOD_ABSENT)(of(man), '');
    }),
    ...acting.map(({ man }) => ways.next(isThere(man) ? WORDS.LEADS : WORDS.LEADS_ABSENT)(of(man), '')),
    ...night.flatMap((each) =>
      ours(each) && each.is === 'promoted' ? [ways.next(WORDS.PROMOTED)(of(each.man), each.rank)] : [],
    ),
  ];
}

interface NewLeader extends Pick<OrdersRead, 'ways' | 'of'> {
  /** Who had led for the time being, if he is at breakfast. */
  readonly before: string | undefined;
}

/** (47) He was sent out to command, and came this morning. */
const newLeader = (man: string, { before, ways, of }: NewLeader): string =>
  before === undefined ? ways.next(WORDS.CAME_TO_LEAD)(of(man), '') : ways.next(WORDS.CAME_BEFORE)(of(man), of(before));

const isActing = (each: Happening): boolean => each.is === 'took-over' && each.how === 'acting';
