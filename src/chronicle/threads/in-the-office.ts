import type { Flight } from '../../campaign/watch.ts';
import { flightAfter } from '../flight-after.ts';
import type { LivedDay } from '../lived.ts';
import type { Moment } from '../moments/kinds.ts';
import type { At, Happening } from './thread.ts';

/** What the squadron office did with men on one day. Keeps the leader of each flight from day to day. */
export function happeningsOfTheOffice({ dawn: { day }, moments }: LivedDay, leaders: Map<Flight, string>): Happening[] {
  let flight: Flight | undefined;
  return moments.flatMap((moment) => {
    flight = flightAfter(moment, flight);
    if (!('man' in moment)) return [];
    const at: At = { day, flight, man: moment.man };
    return officeHappening(moment, at) ?? commandHappening(moment, at, leaders);
  });
}

function officeHappening(moment: Moment, at: At): Happening[] | undefined {
  switch (moment.type) {
    case 'newcomer-reported':
      return [{ ...at, is: 'joined' }];
    case 'man-promoted':
      return [{ ...at, is: 'promoted', rank: moment.to }];
    case 'decoration-recommended':
      return moment.day === 0 ? [] : [{ ...at, is: 'put-in-for', decoration: moment.decoration }];
    case 'decoration-awarded':
      return [{ ...at, is: 'decorated', decoration: moment.decoration }];
    case 'returned-to-duty':
      return [{ ...at, is: 'back', from: moment.from }];
    case 'leave-given':
      return [{ ...at, is: 'on-leave', back: moment.back }];
    case 'word-said':
      return [{ ...at, is: 'spoken-to', how: moment.how }];
    case 'pair-made':
      return [{ ...at, is: 'paired', with: moment.with }];
    default:
      return undefined;
  }
}

/** (47) Who leads, and after whom; a promotion with it belongs to it. */
function commandHappening(moment: Moment, at: At, leaders: Map<Flight, string>): Happening[] {
  const how = howHeTook(moment);
  if (how === undefined || at.flight === undefined) return [];
  const after = leaders.get(at.flight);
  leaders.set(at.flight, at.man);
  return [{ ...at, is: 'took-over', after: after === at.man ? undefined : after, how }];
}

function howHeTook(moment: Moment): 'acting' | 'confirmed' | 'sent-out' | undefined {
  if (moment.type === 'acting-commander-appointed') return 'acting';
  if (moment.type !== 'flight-commander-made') return undefined;
  return moment.why === 'confirmed' ? 'confirmed' : 'sent-out';
}
