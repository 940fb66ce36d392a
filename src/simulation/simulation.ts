import { type Campaign, isOver, newCampaign, totalPoints } from '../campaign/campaign.ts';
import { daysLeft } from '../campaign/men/stake.ts';
import type { ScoreReason } from '../campaign/mission-log.ts';
import { noTasksYet } from '../campaign/special-tasks.ts';
import type { Flight } from '../campaign/watch.ts';
import type { GameName } from '../cards/games.ts';
import { expectDefined, type Rulebook } from '../cards/rulebook.ts';
import { parseSeed } from '../dice/seed.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import type { Policy } from '../kit/head/policy.ts';
import { AutomaticTable, type Scribe } from '../playouts/automatic-table.ts';
import { type Heads, policyNamed } from '../policies/policies.ts';
import type { PolicyName } from '../policies/policy-names.ts';
import { playDay } from '../procedure/campaign/day.ts';
import { fromDawn, type WayCome } from '../table/standpoint.ts';
import type { Counts } from './counting/counts.ts';
import { type MenCame, MenCounted } from './counting/men-counted.ts';
import { type KindOfMission, Tally } from './counting/tally.ts';

/** Which campaigns to play. */
export interface Programme {
  readonly policy: PolicyName;
  readonly flight: Flight;
  /** The word from which every campaign takes its seed, with its own number after it. */
  readonly seed: string;
  readonly campaigns: number;
  /** The game for Dog-Fights, if not the Initiative Track. */
  readonly fights?: GameName;
  /** Their last day, for campaigns of the whole month. */
  readonly until?: Campaign['until'];
  /** Whether the Wing asks for special tasks. */
  readonly tasks?: true;
  /** Who leads in fights with planning, if not quick heads: the ones that players meet take many times as long. */
  readonly heads?: Heads;
}

/** The results of one campaign. Plain numbers, so that they can be sent, stored and merged. */
export interface CampaignResult extends MenCame {
  readonly number: number;
  readonly points: number;
  /** The Victory Points of each day. */
  readonly byDay: readonly number[];
  /** (48) By the scale of the whole campaign. */
  readonly grade: string;
  readonly counts: Counts;
  readonly missions: Readonly<Record<string, KindOfMission>>;
  readonly reasons: Readonly<Partial<Record<ScoreReason, number>>>;
  /** Made from every die and every answer. */
  readonly checksum: number;
}

/** Plays one campaign of the programme from 1 April to its end. Its dice depend only on its number. */
export const simulateOne = (number: number, programme: Programme, book: Rulebook): CampaignResult =>
  simulateBy({ plays: policyNamed }, number, programme, book);

/** Who plays a campaign, seeded by its own word; and a callback at each dawn. */
export interface SimulatedCommander {
  plays(policy: PolicyName, word: string, heads: Heads): Policy;
  dawns?(campaign: Campaign): void;
}

/** The same with any commander. */
export function simulateBy(
  commander: SimulatedCommander,
  number: number,
  programme: Programme,
  book: Rulebook,
): CampaignResult {
  const { policy, flight, seed, heads = 'quick' } = programme;
  const word = `${seed}-${number}`;
  const sum = new Checksum();
  const tally = new Tally(book);
  const scribe = scribeFor(tally, sum);
  const campaign = campaignOf(programme, book);
  const record = expectDefined(campaign.flights[0], `${flight} Flight`);
  const men = new MenCounted(record, campaign, book);
  const plays = commander.plays(policy, word, heads);
  while (!isOver(campaign)) {
    commander.dawns?.(campaign);
    men.atDawn();
    const cup = seededCup(seedOf(word), campaign.day);
    playDay(campaign, new AutomaticTable(book, cup, plays, scribe, keptFor(policy, campaign)));
    men.atNight();
  }
  return {
    number,
    points: totalPoints(record),
    byDay: record.points,
    grade: tally.grade,
    ...men.came,
    counts: tally.counts,
    missions: tally.missions,
    reasons: tally.reasons,
    checksum: sum.value,
  };
}

const campaignOf = ({ flight, fights, until, tasks }: Programme, book: Rulebook): Campaign => ({
  ...newCampaign([flight], book),
  ...(fights && { fights }),
  ...(until && { until }),
  ...(tasks && { tasks: noTasksYet() }),
});

const scribeFor = (tally: Tally, sum: Checksum): Scribe => ({
  threw: (_, faces) => {
    tally.counts.throws += 1;
    for (const face of faces) sum.add(face);
  },
  drew: (_, card) => sum.addWord(card),
  answered: (_, answer) => sum.addWord(answer),
  told: (event) => tally.told(event),
});

/** What only a policy that looks ahead needs. */
function keptFor(policy: PolicyName, campaign: Campaign): WayCome | undefined {
  if (policy !== 'expert') return undefined;
  const dawn = structuredClone(campaign);
  return fromDawn((table) => playDay(structuredClone(dawn), table), daysLeft(campaign));
}

function seedOf(word: string) {
  const seed = parseSeed(word);
  if (seed === undefined) throw new Error(`${word} is no word for a seed.`);
  return seed;
}

/** The numbers of the campaigns of one shard: every n-th, so that all shards take equally long. */
export function numbersOf({ campaigns }: Programme, shard: number, of: number): number[] {
  const numbers: number[] = [];
  for (let number = shard; number <= campaigns; number += of) numbers.push(number);
  return numbers;
}

const PRIME = 16_777_619;

/** FNV-1a over everything that it is given. */
class Checksum {
  /** Signed, for an engine keeps a small signed number in the object itself. */
  #sum = 2_166_136_261 | 0;

  get value(): number {
    return this.#sum >>> 0;
  }

  add(figure: number): void {
    this.#sum = Math.imul(this.#sum ^ figure, PRIME);
  }

  addWord(word: string): void {
    for (let i = 0; i < word.length; i++) this.add(word.charCodeAt(i));
  }
}
