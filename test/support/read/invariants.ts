import { isFit, isLost } from '../../../src/campaign/aircrew.ts';
import {
  type Campaign,
  type FlightRecord,
  isOver,
  newCampaign,
  totalPoints,
  withOfficer,
} from '../../../src/campaign/campaign.ts';
import { isReady } from '../../../src/campaign/machine.ts';
import type { Flight } from '../../../src/campaign/watch.ts';
import type { GameName } from '../../../src/cards/games.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { parseSeed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { OWN_GAME } from '../../../src/games/game-names.ts';
import type { Policy } from '../../../src/kit/head/policy.ts';
import { AutomaticTable } from '../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import type { PolicyName } from '../../../src/policies/policy-names.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import type { EventOf, GameEvent } from '../../../src/table/events.ts';
import type { PartyView } from '../../../src/table/turn-decisions.ts';

/** A flight, and how its Dog-Fights are fought out. */
export interface Flown {
  readonly flight: Flight;
  readonly fights: GameName;
}

/** Invariants of any campaign, with any policy; returns the violations in words. */
export function faultsIn(word: string, policy: PolicyName, { flight, fights }: Flown, book: Rulebook): string[] {
  const campaign: Campaign = { ...newCampaign([flight], book), ...(fights !== OWN_GAME && { fights }) };
  const faults: string[] = [];
  const watcher = new Watcher(campaign, (fault) => faults.push(`${word}, day ${campaign.day}: ${fault}`));
  const watched = watchedPolicy(policyNamed(policy, word), watcher, book);
  const scribe = { threw() {}, drew() {}, answered() {}, told: (event: GameEvent) => watcher.told(event) };
  const seed = expectDefined(parseSeed(word), `seed in ${word}`);
  while (!isOver(campaign)) {
    watcher.beginDay();
    playDay(campaign, new AutomaticTable(book, seededCup(seed, campaign.day), watched, scribe));
    watcher.endDay();
  }
  return faults;
}

type Ends = EventOf<'mission-ended'>;

/** Watches events, and reports violations. */
class Watcher {
  readonly #campaign: Campaign;
  readonly #record: FlightRecord;
  readonly #say: (fault: string) => void;
  readonly #men: number;
  readonly #machines: string;
  #out = new Set<string>();
  #flying: string[] = [];
  #points = 0;
  #gone = 0;

  constructor(campaign: Campaign, say: (fault: string) => void) {
    this.#campaign = campaign;
    this.#record = expectDefined(campaign.flights[0], 'flight in the campaign');
    this.#say = say;
    this.#men = this.#record.aircrew.length;
    this.#machines = this.#record.machines.map(({ id }) => id).join();
  }

  beginDay(): void {
    this.#points = 0;
  }

  told(event: GameEvent): void {
    if (event.type === 'watch-began') this.#out = new Set();
    if (event.type === 'mission-began') this.#begin(event);
    if (event.type === 'mission-ended') this.#end(event);
    if (event.type === 'mission-not-flown') this.#points += event.points;
    if (event.type === 'day-ended') this.#same('points of the day', event.points, this.#points);
  }

  /** (6) Only the fit fly, in machines that are ready, and once in a part of the day. */
  #begin({ machines }: EventOf<'mission-began'>): void {
    this.#flying = machines.map(({ machine }) => machine);
    for (const { machine, men } of machines) {
      const crew = men.map(({ airman }) => airman);
      this.#lookAtMachine(machine);
      for (const airman of crew) this.#lookAtMan(airman);
      for (const each of [machine, ...crew]) this.#sendOut(each);
    }
  }

  #lookAtMachine(machine: string): void {
    const ready = this.#everybody()
      .machines.filter((each) => isReady(each, this.#campaign.day))
      .map(({ id }) => id);
    if (!ready.includes(machine)) this.#say(`${machine} flies and is not ready`);
  }

  #lookAtMan(airman: string): void {
    const fit = this.#everybody()
      .aircrew.filter((man) => isFit(man, this.#campaign.day))
      .map(({ id }) => id);
    if (!fit.includes(airman)) this.#say(`${airman} flies and is not fit`);
  }

  /** The flight, and the Commanding Officer with his machine. */
  #everybody(): FlightRecord {
    return withOfficer(this.#record, this.#campaign);
  }

  #sendOut(manOrMachine: string): void {
    if (this.#out.has(manOrMachine)) this.#say(`${manOrMachine} flies twice`);
    this.#out.add(manOrMachine);
  }

  /** (43) (44) Every machine that took off has come to an end, and the points add up. */
  #end({ homecomings, scores, points, fates }: Ends): void {
    this.#points += points;
    this.#same('points of a mission', points, sum(scores.map((score) => score.points)));
    this.#same(
      'homecomings',
      homecomings
        .map(({ machine }) => machine)
        .sort()
        .join(),
      [...this.#flying].sort().join(),
    );
    this.#same('men with one fate each', new Set(fates.map(({ airman }) => airman)).size, fates.length);
    this.#gone += fates.filter(({ fate }) => fate.fate === 'killed' || fate.fate === 'prisoner').length;
  }

  /** Men and machines are conserved: nobody vanishes or returns from the dead. */
  endDay(): void {
    const { aircrew, machines, points } = this.#record;
    if (aircrew.length < this.#men) this.#say('a man has vanished from the records');
    this.#same('machines', machines.map(({ id }) => id).join(), this.#machines);
    this.#same('men lost', this.#everybody().aircrew.filter(isLost).length, this.#gone);
    this.#same('losses entered', this.#campaign.losses.aircrew, this.#gone);
    this.#same('points of the campaign', totalPoints(this.#record), sum(points));
  }

  #same(what: string, is: string | number, should: string | number): void {
    if (is !== should) this.#say(`${what}: ${is}, not ${should}`);
  }

  /** (10) (32) (41) AFT, ammo, rockets and altitude stay within their bounds. */
  look({ machines, altitude, ceiling }: PartyView, book: Rulebook): void {
    this.#within('altitude', altitude, ceiling);
    for (const { id, aircraft, aft, forward, rear, rockets } of machines) {
      this.#within(`AFT of ${id}`, aft, book.aircraft[aircraft]?.duration ?? 0);
      this.#within(`rockets of ${id}`, rockets, MOST_ROCKETS);
      for (const gun of [forward, rear]) if (gun) this.#within(`ammo of ${id}`, gun.ammo, MOST_AMMO);
    }
  }

  #within(what: string, is: number, most: number): void {
    if (is < 0 || is > most) this.#say(`${what}: ${is} of ${most}`);
  }

  answered(decision: string, answer: string, options: readonly string[]): void {
    if (!options.includes(answer)) this.#say(`${decision} answered with ${answer}, which is not open`);
  }
}

const MOST_AMMO = 30;
const MOST_ROCKETS = 8;

const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0);

/** The checked parts of a question: the party in the air, and the other ways to seat men. */
interface Looked {
  readonly party?: PartyView;
  readonly pairings?: readonly { readonly words: string }[];
}

/** The same policy with a watcher of its questions and answers. */
function watchedPolicy(policy: Policy, watcher: Watcher, book: Rulebook): Policy {
  const watched = Object.entries(policy).map(([decision, decide]) => [
    decision,
    (about: Looked, options: readonly string[]) => {
      if (about.party) watcher.look(about.party, book);
      const answer = (decide as (...told: unknown[]) => string)(about, options, book);
      const besides = about.pairings?.map(({ words }) => words) ?? [];
      watcher.answered(decision, answer, [...options, ...besides]);
      return answer;
    },
  ]);
  return Object.fromEntries(watched) as Policy;
}
