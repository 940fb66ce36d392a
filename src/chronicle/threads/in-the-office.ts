import type { Flight } from '../../campaign/watch.ts';
import type { GameEvent } from '../../table/events.ts';
import { flightAfter } from '../flight-after.ts';
import type { LivedDay } from '../lived.ts';
import type { At, Happening } from './thread.ts';

/** What the squadron office did with men, on one day; who led each flight before is kept from day to day. */
export function happeningsOfTheOffice({ dawn: { day }, events }: LivedDay, leaders: Map<Flight, string>): Happening[] {
  let flight: Flight | undefined;
  return events.flatMap((event) => {
    flight = flightAfter(event, flight);
    if (!('man' in event)) return [];
    const at: At = { day, flight, man: event.man };
    return officeHappening(event, at) ?? commandHappening(event, at, leaders);
  });
}

function officeHappening(event: GameEvent, at: At): Happening[] | undefined {
  switch (event.type) {
    case 'newcomer-reported':
      return [{ ...at, is: 'joined' }];
    case 'man-promoted':
      return [{ ...at, is: 'promoted', rank: event.to }];
    case 'decoration-recommended':
      return event.day === 0 ? [] : [{ ...at, is: 'put-in-for', decoration: event.decoration }];
    case 'decoration-awarded':
      return [{ ...at, is: 'decorated', decoration: event.decoration }];
    case 'returned-to-duty':
      return [{ ...at, is: 'back', from: event.from }];
    case 'leave-given':
      return [{ ...at, is: 'on-leave', back: event.back }];
    case 'word-said':
      return [{ ...at, is: 'spoken-to', how: event.how }];
    case 'pair-made':
      return [{ ...at, is: 'paired', with: event.with }];
    default:
      return undefined;
  }
}

/** (47) Who leads, and after whom; a promotion that comes with it is one thing with it. */
function commandHappening(event: GameEvent, at: At, leaders: Map<Flight, string>): Happening[] {
  const how = howHeTook(event);
  if (how === undefined || at.flight === undefined) return [];
  const after = leaders.get(at.flight);
  leaders.set(at.flight, at.man);
  return [{ ...at, is: 'took-over', after: after === at.man ? undefined : after, how }];
}

function howHeTook(event: GameEvent): 'acting' | 'confirmed' | 'sent-out' | undefined {
  if (event.type === 'acting-commander-appointed') return 'acting';
  if (event.type !== 'flight-commander-made') return undefined;
  return event.why === 'confirmed' ? 'confirmed' : 'sent-out';
}
