/**
 * `npm run crews -- [campaigns]`: plays campaigns of each flight by prudent, who sends so many fighters on each mission
 * as were drawn for it, and writes what the missions came to into src/odds/mission-crews.json, for the plan to say. A
 * mission counts where any of the numbers could have been sent.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isOver, newCampaign } from '../../src/campaign/campaign.ts';
import { needsObserver } from '../../src/campaign/flight.ts';
import type { Available } from '../../src/campaign/plan.ts';
import { FLIGHTS, type Flight } from '../../src/campaign/watch.ts';
import { isGerman } from '../../src/cards/counters.ts';
import { expectDefined, type Rulebook } from '../../src/cards/rulebook.ts';
import { parseSeed } from '../../src/dice/seed.ts';
import { drawOneOf, generatorFrom, seededCup } from '../../src/dice/seeded-cup.ts';
import type { Policy } from '../../src/kit/head/policy.ts';
import { AutomaticTable, nobodyWrites } from '../../src/playouts/automatic-table.ts';
import { planCarefully } from '../../src/policies/careful-plan.ts';
import { bestFighter } from '../../src/policies/on-the-ground.ts';
import { policyNamed } from '../../src/policies/policies.ts';
import { PRUDENT } from '../../src/policies/temper.ts';
import { playDay } from '../../src/procedure/campaign/day.ts';
import { loadRulebook } from '../../src/reading/load.ts';
import { progressBar } from '../../src/shell/progress.ts';
import type { DayDecisions } from '../../src/table/day-decisions.ts';
import type { GameEvent } from '../../src/table/events.ts';

const FILE = 'src/odds/mission-crews.json';
/** The most fighters that are drawn: more are seldom free at once. */
const MOST = 4;

const campaigns = Number(process.argv[2] ?? '2000');
const book = loadRulebook('data');
const bar = progressBar(campaigns * FLIGHTS.length, process.stderr);

interface Crews {
  flown: number;
  points: number;
  machines: number;
}

const missions: Record<string, Record<string, Crews>> = {};

/** Who sends the number of fighters that was drawn. */
class Drawing {
  readonly #drawn = new Map<string, { fighters: number; isFree: boolean }>();
  readonly #generator: ReturnType<typeof generatorFrom>;
  readonly policy: Policy;

  constructor(word: string) {
    this.#generator = generatorFrom(word);
    this.policy = {
      ...policyNamed('prudent', word, 'quick'),
      assign: (about, options, cards) => this.#next(about, options, cards),
    };
  }

  /** As ever which mission is flown, and with which two-seaters. */
  #next(about: Assigning, options: readonly string[], cards: Rulebook): string {
    const { chosen, available, mission } = about;
    const own = CAREFUL.assign(about, options, cards);
    if (own === 'not-flown') return own;
    if (chosen.length === 0) this.#drawFor(about);
    const named = available.find(({ airman }) => airman === own);
    if (named?.role === 'two-seater') return own;
    const isFull = countOf(chosen) >= (this.#drawn.get(mission)?.fighters ?? 0);
    if (isFull && options.includes('done')) return 'done';
    const others = available.filter(({ rank }) => rank !== 'Major');
    return (named ?? bestFighter(mission, others, cards))?.airman ?? own;
  }

  #drawFor({ available, mission, fighters, twoSeaters }: Assigning): void {
    const least = twoSeaters.from > 0 ? fighters.from : Math.max(1, fighters.from);
    const most = Math.min(MOST, fighters.to);
    const drawn = least + drawOneOf(most - least + 1, this.#generator);
    this.#drawn.set(mission, { fighters: drawn, isFree: countOf(available) >= most });
  }

  /** Whether the mission is flown by as many as were drawn for it, and any other number could have gone. */
  counts(mission: string, fighters: number): boolean {
    const drawn = this.#drawn.get(mission);
    return drawn?.isFree === true && drawn.fighters === fighters;
  }
}

const CAREFUL = planCarefully(PRUDENT);

type Assigning = DayDecisions['assign']['about'];

const countOf = (men: readonly Available[]): number =>
  men.filter(({ role, rank }) => role === 'fighter' && rank !== 'Major').length;

function playOne(flight: Flight, number: number): void {
  const word = `crews-${number}`;
  const seed = expectDefined(parseSeed(word), 'seed');
  const drawing = new Drawing(`${word}-${flight}`);
  let mission: Flown | undefined;
  const told = (event: GameEvent): void => {
    mission = begunBy(event) ?? mission;
    if (mission && isLost(event)) mission.machines += 1;
    if (!mission || event.type !== 'mission-ended') return;
    if (drawing.counts(mission.name, mission.fighters)) count(mission, event.points);
    mission = undefined;
  };
  const campaign = newCampaign([flight], book);
  while (!isOver(campaign)) {
    const cup = seededCup(seed, campaign.day);
    playDay(campaign, new AutomaticTable(book, cup, drawing.policy, { ...nobodyWrites, told }));
  }
}

/** A mission that is being flown. */
interface Flown {
  readonly name: string;
  readonly fighters: number;
  machines: number;
}

function begunBy(event: GameEvent): Flown | undefined {
  if (event.type !== 'mission-began') return undefined;
  const fighters = event.machines.filter((each) => !needsObserver(each, book)).length;
  return { name: event.mission, fighters, machines: 0 };
}

const isLost = (event: GameEvent): boolean =>
  event.type === 'machine-came-down' && event.machineFate === 'lost' && !isGerman(event.machine);

function count({ name, fighters, machines }: Flown, points: number) {
  missions[name] ??= {};
  missions[name][fighters] ??= { flown: 0, points: 0, machines: 0 };
  const sum = missions[name][fighters];
  sum.flown += 1;
  sum.points += points;
  sum.machines += machines;
}

function write(): void {
  const told = { policy: 'prudent', seed: 'crews', campaigns: campaigns * FLIGHTS.length, missions };
  const checksum = createHash('sha256').update(JSON.stringify(told)).digest('hex');
  writeFileSync(FILE, JSON.stringify({ ...told, checksum }, null, 2));
  execFileSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'inherit' });
}

for (const [i, flight] of FLIGHTS.entries())
  for (let number = 1; number <= campaigns; number++) {
    playOne(flight, number);
    bar.show(i * campaigns + number);
  }
bar.end();
write();
