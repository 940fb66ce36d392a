import type { Rulebook } from '../../../../rulebook/rulebook.ts';
import type { EventOf, GameEvent } from '../../../../table/events.ts';
import { enter } from './as-told.ts';
import { cameIn, type OrderOfBattle } from './in-fight.ts';

/** The fight that is on, put together from what has been told; nothing when there is none. */
export function orderOfBattle(events: readonly GameEvent[], book: Rulebook): OrderOfBattle | undefined {
  const begun = events.findLastIndex(({ type }) => type === 'fight-began');
  const [began, ...since] = begun < 0 ? [] : events.slice(begun);
  if (
    began?.type !== 'fight-began' ||
    began.system !== 'wings-over-france' ||
    since.some(({ type }) => type === 'fight-broke-up')
  )
    return undefined;
  const order = laidOut(began);
  for (const event of since) enter(event, order, book);
  return order;
}

function laidOut({ allied, germans, altitude, dfd }: EventOf<'fight-began'>): OrderOfBattle {
  const machines = [
    ...allied.map((machine) => cameIn(machine, 'allied')),
    ...germans.map((machine) => cameIn(machine, 'german')),
  ];
  return { machines, duels: [], phase: 0, altitude, dfd };
}
