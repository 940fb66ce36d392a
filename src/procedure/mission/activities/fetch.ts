import type { FlyingMachine, MissionLog, Score } from '../../../campaign/mission-log.ts';
import type { ActivityCard } from '../../../cards/printed/activities.ts';
import { spendAft } from '../aft.ts';
import { throwWith, waysTo } from './credit.ts';
import {
  type ActivityOccasion,
  type ActivityOffer,
  isWithin,
  seesGround,
  targetsHere,
  withObservers,
} from './occasion.ts';

type Fetch = ActivityCard<'fetch'>;

/**
 * (23) Somebody waits in a field behind the lines: one two-seater lands beside him while the others circle. Ruling:
 * ours; it tries once a turn, until he is aboard or the manual's number of tries is used up.
 */
export function offerFetch(card: Fetch, occasion: ActivityOccasion): ActivityOffer | undefined {
  const { party, log } = occasion;
  const [target] = targetsHere('place', occasion);
  if (!target || !isWithin(party.altitude, card.height) || !seesGround(occasion)) return undefined;
  if (log.done.fetchedBy !== undefined) return undefined;
  const [machine] = withObservers(occasion).filter((each) => triesLeft(each, card, log) > 0);
  if (!machine) return undefined;
  const ways = waysTo(card.table, {}, ({ aboard }) => aboard);
  return {
    open: {
      name: target.name,
      aft: card.aft,
      shots: 0,
      points: card.points,
      machines: [{ machine: machine.id, ways, left: triesLeft(machine, card, log) }],
    },
    step: () => putDown(machine, target.name, card, occasion),
  };
}

function putDown(machine: FlyingMachine, name: string, card: Fetch, { party, log, table }: ActivityOccasion): void {
  const { id } = machine;
  const { done, mission } = log;
  spendAft(party, card.aft);
  done.putDown[id] = (done.putDown[id] ?? 0) + 1;
  const { row, thrown } = throwWith(card.table, {}, table);
  const { how, aboard } = row;
  if (aboard) done.fetchedBy = id;
  const left = triesLeft(machine, card, log);
  table.tell({ type: 'man-fetched', mission, machine: id, name, who: card.who, how, aboard, left, ...thrown });
}

const triesLeft = ({ id }: FlyingMachine, { tries }: Fetch, { done }: MissionLog): number =>
  tries - (done.putDown[id] ?? 0);

/** (43) He counts when he is home: on a field of ours, or in a field on our side. */
export function scoreFetch({ points, who }: Fetch, { done, landed, inFields }: MissionLog): Score[] {
  const { fetchedBy } = done;
  const isHome = [...landed, ...inFields].some(({ id }) => id === fetchedBy);
  return fetchedBy !== undefined && isHome ? [{ points, why: 'fetch', who: fetchedBy, what: who }] : [];
}
