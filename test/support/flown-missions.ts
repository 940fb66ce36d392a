import { type Campaign, isOver, newCampaign } from '../../src/campaign/campaign.ts';
import { FLIGHTS } from '../../src/campaign/watch.ts';
import type { GameName } from '../../src/cards/games.ts';
import { expectDefined, type Rulebook } from '../../src/cards/rulebook.ts';
import { momentsOf } from '../../src/chronicle/moments/moments.ts';
import { type MissionReport, missionReports } from '../../src/chronicle/report/mission-report.ts';
import { parseSeed } from '../../src/dice/seed.ts';
import { seededCup } from '../../src/dice/seeded-cup.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import type { EventOf, GameEvent } from '../../src/table/events.ts';

/** A mission as it was flown, and its report. */
export interface FlownAndReported {
  readonly report: MissionReport;
  readonly began: EventOf<'mission-began'>;
  readonly events: readonly GameEvent[];
  readonly ended: EventOf<'mission-ended'>;
  /** The height of the party at each move, by the rules; a Straggler is not asked. */
  readonly heights: ReadonlyMap<GameEvent, number>;
}

/** A day of a campaign: the records before and after it, and its missions. */
export interface FlownDay {
  readonly before: Campaign;
  readonly after: Campaign;
  readonly missions: readonly FlownAndReported[];
}

/** Days of several policies with quick heads, from fixed seeds, until there are so many missions. */
export function flyDays(missions: number, book: Rulebook, fights: GameName = 'wings-over-france'): FlownDay[] {
  const days: FlownDay[] = [];
  let flown = 0;
  for (let n = 0; flown < missions; n++)
    for (const day of flyCampaign(n, fights, book)) {
      days.push(day);
      flown += day.missions.length;
      if (flown >= missions) break;
    }
  return days;
}

const POLICIES = ['bold', 'prudent', 'random'] as const;

/** The campaigns of each policy with each flight in turn, day by day. */
function* flyCampaign(n: number, fights: GameName, book: Rulebook): Generator<FlownDay> {
  const flight = FLIGHTS[n % FLIGHTS.length] ?? 'B';
  const policy = POLICIES[Math.floor(n / FLIGHTS.length) % POLICIES.length] ?? 'bold';
  const word = `reports-${policy}-${flight}-${n}`;
  const campaign: Campaign = { ...newCampaign([flight], book), fights };
  while (!isOver(campaign)) yield flyDay(campaign, policyNamed(policy, word, 'quick'), word, book);
}

function flyDay(campaign: Campaign, policy: Policy, word: string, book: Rulebook): FlownDay {
  const before = structuredClone(campaign);
  const events: GameEvent[] = [];
  const heights = new Map<GameEvent, number>();
  let height: number | undefined;
  const watched: Policy = {
    ...policy,
    movement: (about, options, cards) => {
      height = about.party.altitude;
      return policy.movement(about, options, cards);
    },
  };
  const told = (event: GameEvent) => {
    if (event.type === 'moved' && height !== undefined) heights.set(event, height);
    height = undefined;
    events.push(event);
  };
  const seed = expectDefined(parseSeed(word), `seed in ${word}`);
  playDay(campaign, new AutomaticTable(book, seededCup(seed, campaign.day), watched, { ...nobodyWrites, told }));
  return { before, after: structuredClone(campaign), missions: pairUp(events, heights, book) };
}

function pairUp(events: readonly GameEvent[], heights: ReadonlyMap<GameEvent, number>, book: Rulebook) {
  const reports = missionReports(momentsOf(events), book);
  const from = events.flatMap((event, i) => (event.type === 'mission-began' ? [{ began: event, i }] : []));
  return from.map(({ began, i }, n): FlownAndReported => {
    const rest = events.slice(i);
    const ended = expectDefined(
      rest.find((event) => event.type === 'mission-ended'),
      'end of the mission',
    );
    return {
      report: expectDefined(reports[n], 'report of the mission'),
      began,
      events: rest.slice(0, rest.indexOf(ended)),
      ended,
      heights,
    };
  });
}
