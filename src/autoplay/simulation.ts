import { type Airman, isFit, isLost } from '../campaign/aircrew.ts';
import { type Campaign, type FlightRecord, isOver, lastDayOf, newCampaign, totalPoints } from '../campaign/campaign.ts';
import { fliesTwoSeaters } from '../campaign/flight.ts';
import { ACE } from '../campaign/honours.ts';
import { daysLeft } from '../campaign/men/stake.ts';
import type { ScoreReason } from '../campaign/mission-log.ts';
import { noTasksYet } from '../campaign/special-tasks.ts';
import type { Flight } from '../campaign/watch.ts';
import { parseSeed } from '../dice/seed.ts';
import { seededCup } from '../dice/seeded-cup.ts';
import type { SystemName } from '../rulebook/fights/system-names.ts';
import { promised, type Rulebook } from '../rulebook/rulebook.ts';
import { playDay } from '../rules/campaign/day.ts';
import { fromDawn, type WayCome } from '../table/standpoint.ts';
import { AutomaticTable, type Scribe } from './automatic-table.ts';
import type { Counts } from './counting/counts.ts';
import { type KindOfMission, Tally } from './counting/tally.ts';
import { type Heads, policyNamed } from './policies.ts';
import type { Policy } from './policy.ts';
import type { PolicyName } from './policy-names.ts';

/** Which campaigns are to be played. */
export interface Programme {
  readonly policy: PolicyName;
  readonly flight: Flight;
  /** The word from which every campaign takes its seed, with its own number behind it. */
  readonly seed: string;
  readonly campaigns: number;
  /** How Dog-Fights are fought out, if not on the Initiative Track. */
  readonly fights?: SystemName;
  /** Their last day, where they are of the whole month. */
  readonly until?: Campaign['until'];
  /** Whether the Wing asks for special tasks. */
  readonly tasks?: true;
  /** Who leads in fights where both sides plan, if not quick heads: those that players meet take many times as long. */
  readonly heads?: Heads;
}

/** What one campaign came to. Plain numbers, so that results can be sent, stored and put together. */
export interface CampaignResult {
  readonly number: number;
  readonly points: number;
  /** The Victory Points of each day. */
  readonly byDay: readonly number[];
  /** (48) By the yardstick of the whole campaign. */
  readonly grade: string;
  /** Of the men of 1 April, those who are still with the flight at the end of each day. */
  readonly left: readonly number[];
  readonly men: number;
  /** Of the men of the two-seaters of 1 April, those who can fly on the morning of the 5th. */
  readonly crewsOnTheFifth: number;
  /** Fighter pilots lost or made unfit, and those of them who took their record to five victories this month. */
  readonly pilotsOut: number;
  readonly fighterPilots: number;
  readonly aces: number;
  readonly counts: Counts;
  readonly missions: Readonly<Record<string, KindOfMission>>;
  readonly reasons: Readonly<Partial<Record<ScoreReason, number>>>;
  /** Drawn from every die and every answer. */
  readonly checksum: number;
}

/** Plays one campaign of the programme from 1 April to its end. Its dice depend on its number and on nothing else. */
export const simulateOne = (number: number, programme: Programme, book: Rulebook): CampaignResult =>
  simulateBy({ plays: policyNamed }, number, programme, book);

/** Who plays a campaign, by the word that is its own; and what befalls it at each dawn. */
export interface Commander {
  plays(policy: PolicyName, word: string, heads: Heads): Policy;
  dawns?(campaign: Campaign): void;
}

/** The same by any commander. */
export function simulateBy(commander: Commander, number: number, programme: Programme, book: Rulebook): CampaignResult {
  const { policy, flight, seed, heads = 'quick' } = programme;
  const word = `${seed}-${number}`;
  const sum = new Checksum();
  const tally = new Tally(book);
  const scribe = scribeFor(tally, sum);
  const campaign = campaignOf(programme, book);
  const record = promised(campaign.flights[0], `${flight} Flight`);
  const before = new Map(record.aircrew.map(({ id, kills }) => [id, kills]));
  const men = record.aircrew.length;
  const left: number[] = [];
  const crews = crewsOfTwoSeaters(record, book);
  let crewsOnTheFifth = crews.length;
  let pilotsOut = 0;
  const plays = commander.plays(policy, word, heads);
  while (!isOver(campaign)) {
    commander.dawns?.(campaign);
    const fit = fitPilots(record, campaign, book);
    playDay(
      campaign,
      new AutomaticTable(book, seededCup(seedOf(word), campaign.day), plays, scribe, keptFor(policy, campaign)),
    );
    if (campaign.day === FIFTH) crewsOnTheFifth = crews.filter((man) => isFit(man, FIFTH)).length;
    pilotsOut += fit.filter((id) => !fitPilots(record, campaign, book).includes(id)).length;
    left.push(record.aircrew.slice(0, men).filter((man) => !isLost(man)).length);
  }
  const pilots = record.aircrew.filter((man) => man.seat === 'pilot' && !fliesTwoSeaters(man, record.machines, book));
  return {
    number,
    points: totalPoints(record),
    byDay: record.points,
    grade: tally.grade,
    left,
    men,
    crewsOnTheFifth,
    pilotsOut,
    fighterPilots: pilots.length,
    aces: pilots.filter(({ id, kills }) => kills >= ACE && (before.get(id) ?? 0) < ACE).length,
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

/** What only a policy needs that plays a day on in its head. */
function keptFor(policy: PolicyName, campaign: Campaign): WayCome | undefined {
  if (policy !== 'expert') return undefined;
  const dawn = structuredClone(campaign);
  return fromDawn((table) => playDay(structuredClone(dawn), table), daysLeft(campaign));
}

const fitPilots = ({ aircrew, machines }: FlightRecord, campaign: Campaign, book: Rulebook): string[] =>
  aircrew
    .filter(
      (man) =>
        man.seat === 'pilot' &&
        !fliesTwoSeaters(man, machines, book) &&
        isFit(man, Math.min(campaign.day, lastDayOf(campaign))),
    )
    .map(({ id }) => id);

const FIFTH = 5;

const crewsOfTwoSeaters = ({ aircrew, machines }: FlightRecord, book: Rulebook): Airman[] =>
  aircrew.filter((man) => man.seat === 'observer' || fliesTwoSeaters(man, machines, book));

function seedOf(word: string) {
  const seed = parseSeed(word);
  if (seed === undefined) throw new Error(`${word} is no word for a seed.`);
  return seed;
}

/** The numbers of the campaigns that fall to one of several shards: every n-th, so that all are of a length. */
export function numbersOf({ campaigns }: Programme, shard: number, of: number): number[] {
  const numbers: number[] = [];
  for (let number = shard; number <= campaigns; number += of) numbers.push(number);
  return numbers;
}

const PRIME = 16_777_619;

/** FNV-1a over whatever it is given. */
class Checksum {
  value = 2_166_136_261;

  add(figure: number): void {
    this.value = Math.imul(this.value ^ figure, PRIME) >>> 0;
  }

  addWord(word: string): void {
    for (let i = 0; i < word.length; i++) this.add(word.charCodeAt(i));
  }
}
