import { isForGood } from '../../campaign/aircrew.ts';
import { needsObserver } from '../../campaign/flight.ts';
import type { ScoreReason } from '../../campaign/mission-log.ts';
import { staysOnOurSide } from '../../campaign/work.ts';
import { byName } from '../../cards/by-name.ts';
import { counterNamed, counterOf, isGerman } from '../../cards/counters.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { factsOf } from '../../games/cards.ts';
import type { Fate, GunPlace } from '../../table/events/fight-events.ts';
import type { EventOf, EventType, GameEvent } from '../../table/events.ts';
import type { Side } from '../../table/sides.ts';
import { AmmoFired } from './ammo-fired.ts';
import { type Counts, noCounts } from './counts.ts';

const HALBERSTADT = 'halberstadt-d3';
const FORMATION = 4;
/** Types that the Red Baron sometimes leads, beside his own Jasta. */
const OF_OTHERS: readonly string[] = [HALBERSTADT, 'albatros-d2'];

type Rare = Extract<keyof Counts, 'loneHalberstadts' | 'fourHalberstadts' | 'baronWithOthers'>;

/** (50) Which of the rare rows of the encounter tables was met, if any. */
export function rareRow(numbers: readonly number[], book: Rulebook): Rare | undefined {
  const types = numbers.map((number) => counterOf(number, book).aircraft);
  if (numbers.includes(1) && types.some((type) => OF_OTHERS.includes(type))) return 'baronWithOthers';
  if (!types.every((type) => type === HALBERSTADT)) return undefined;
  if (types.length === 1) return 'loneHalberstadts';
  return types.length === FORMATION ? 'fourHalberstadts' : undefined;
}

/** What brought a machine down. */
const CAUSES = ['jasta-11', 'other-germans', 'ground', 'engine'] as const;
export type Cause = (typeof CAUSES)[number];

/** The results of missions of one kind. */
export interface KindOfMission {
  flown: number;
  left: number;
  points: number;
  sorties: number;
  lost: number;
  /** Men who were killed or captured. */
  men: number;
  fights: number;
}

/** Missions that stay on our side of the lines, or over the trenches. */
const DEFENSIVE: readonly string[] = ['defensive-line-patrol', 'artillery-spotting'];

/** Two-seaters with cameras and wireless near the lines, and those that go far behind them. */
const TWO_SEATERS: ReadonlyMap<string, 'near' | 'far'> = byName({
  'photo-reconnaissance': 'near',
  'artillery-spotting': 'near',
  'long-reconnaissance': 'far',
});

/** Counts events at a table. It never influences the rules. */
export class Tally {
  readonly counts = noCounts();
  readonly missions: Record<string, KindOfMission> = {};
  /** Victory Points won and lost, by reason. */
  readonly reasons: Partial<Record<ScoreReason, number>> = {};
  grade = '';
  readonly #book: Rulebook;
  /** What each of our machines was last hit by, in this mission. */
  readonly #struck = new Map<string, Cause>();
  /** Our machines of this mission with an observer. */
  readonly #twoSeaters = new Set<string>();
  readonly #germanScouts = new Set<string>();
  readonly #ammo = new AmmoFired();
  #mission = '';
  #fights = 0;
  #tellsBursts = true;
  #harmed = false;

  constructor(book: Rulebook) {
    this.#book = book;
  }

  /** Counts an event, if it is one of those that count. */
  told(event: GameEvent): void {
    this.#take(event);
  }

  #take<T extends EventType>(event: EventOf<T>): void {
    const take: ((tally: Tally, event: EventOf<T>) => void) | undefined = TAKES[event.type];
    take?.(this, event);
  }

  beginMission({ mission, machines }: EventOf<'mission-began'>): void {
    this.#struck.clear();
    this.#twoSeaters.clear();
    for (const each of machines) if (needsObserver(each, this.#book)) this.#twoSeaters.add(each.machine);
    this.#ammo.load(machines, this.#book);
    const range = TWO_SEATERS.get(mission);
    if (range) this.counts[`${range}TwoSeaterSorties`] += this.#twoSeaters.size;
    this.#fights = 0;
    this.#mission = mission;
    this.counts.missionsFlown += 1;
    this.counts.sorties += machines.length;
    if (!DEFENSIVE.includes(mission)) this.counts.offensiveSorties += machines.length;
    if (this.#crosses(mission)) this.counts.missionsOverTheLines += 1;
    this.#kind(mission).flown += 1;
    this.#kind(mission).sorties += machines.length;
  }

  endMission({ mission, scores, points, fates }: EventOf<'mission-ended'>): void {
    const { counts } = this;
    this.#ammo.count(counts);
    if (this.#fights === 0) counts.missionsWithoutFight += 1;
    counts.sentAway += sentAway(fates);
    if (this.#crosses(mission)) counts.woundedOverTheLines += scores.filter(({ why }) => why === 'wounded').length;
    this.#kind(mission).points += points;
    for (const { why, points: won } of scores) {
      this.reasons[why] = (this.reasons[why] ?? 0) + won;
      const count = SCORED[why];
      if (count) counts[count] += 1;
    }
  }

  leaveMission({ mission, points }: EventOf<'mission-not-flown'>): void {
    this.counts.missionsLeft += 1;
    this.reasons['not-flown'] = (this.reasons['not-flown'] ?? 0) + points;
    this.#kind(mission).left += 1;
    this.#kind(mission).points += points;
  }

  beginFight({ germans, system }: EventOf<'fight-began'>): void {
    this.#tellsBursts = factsOf(system).tellsBursts;
    this.#fights += 1;
    this.counts.fights += 1;
    this.counts.enemiesMet += germans.length;
    this.#kind(this.#mission).fights += 1;
    this.#germanScouts.clear();
    this.#harmed = false;
    this.meetScouts(germans);
  }

  endFight({ why, phases }: EventOf<'fight-over'>): void {
    this.counts.fightPhases += phases;
    if (!this.#harmed) this.counts.fightsWithoutHarm += 1;
    if (why === 'dfd-spent') this.counts.fightsSpent += 1;
  }

  fire(machine: string, gun: GunPlace, units: number): void {
    this.#ammo.fire(machine, gun, units);
  }

  meetScouts(germans: EventOf<'fight-began'>['germans']): void {
    for (const { id, aircraft } of germans) if (this.#book.aircraft[aircraft]?.seats === 1) this.#germanScouts.add(id);
  }

  strikeInFight(machine: string, by: string, harm: string): void {
    if (!isGerman(machine)) this.strike(machine, this.#jasta11(by) ? 'jasta-11' : 'other-germans');
    else if (DOWN.includes(harm) && this.#germanScouts.has(machine))
      this.counts[this.#jasta11(machine) ? 'jasta11Downed' : 'otherScoutsDowned'] += 1;
  }

  /** Driven off is no damage: the machine and its men are unhurt. */
  leaveFight(out: EventOf<'machine-out'>): void {
    const count = FATES[out.side][out.fate];
    if (count) this.counts[count] += 1;
    if (out.wounds.length > 0 || HARMED.includes(out.fate)) this.#harmed = true;
    if (!this.#tellsBursts) this.#blame(out);
  }

  /** The causes of damage are told burst by burst, or otherwise in the outcome. */
  #blame({ machine, fate, by }: EventOf<'machine-out'>): void {
    if (!HARMED.includes(fate)) return;
    // A collision in the air is nobody's.
    if (by) this.strikeInFight(machine, by.machine, fate);
    else if (!isGerman(machine)) this.strike(machine, 'other-germans');
  }

  strike(machine: string, cause: Cause): void {
    this.#struck.set(machine, cause);
  }

  bringDown({ machine, machineFate }: EventOf<'machine-came-down'>): void {
    if (machineFate !== 'lost' || isGerman(machine)) return;
    const cause = this.#struck.get(machine) ?? 'engine';
    this.counts.lost += 1;
    this.#kind(this.#mission).lost += 1;
    this.#ammo.lose(machine);
    const range = this.#twoSeaters.has(machine) ? TWO_SEATERS.get(this.#mission) : undefined;
    if (range) this.counts[`${range}TwoSeatersLost`] += 1;
    if (cause === 'engine') this.counts.lostToEngine += 1;
    else this.#loseToEnemy(machine, cause);
  }

  loseMan(): void {
    this.#kind(this.#mission).men += 1;
  }

  meet(numbers: readonly number[]): void {
    const rare = rareRow(numbers, this.#book);
    if (rare) this.counts[rare] += 1;
  }

  #crosses(mission: string): boolean {
    return !staysOnOurSide(mission, this.#book);
  }

  #loseToEnemy(machine: string, cause: Exclude<Cause, 'engine'>): void {
    const { counts } = this;
    counts.lostToEnemy += 1;
    if (!DEFENSIVE.includes(this.#mission)) counts.offensiveLostToEnemy += 1;
    if (cause === 'ground') counts.lostToGround += 1;
    else if (!this.#twoSeaters.has(machine))
      counts[cause === 'jasta-11' ? 'scoutsLostToJasta11' : 'scoutsLostToOthers'] += 1;
  }

  #jasta11(german: string): boolean {
    return counterNamed(german, this.#book).jasta11;
  }

  #kind(mission: string): KindOfMission {
    this.missions[mission] ??= { flown: 0, left: 0, points: 0, sorties: 0, lost: 0, men: 0, fights: 0 };
    return this.missions[mission];
  }
}

/** A graze of so many days is treated at the aerodrome, and is not counted as a casualty. */
const GRAZE = 2;

/** Wounded men who have to go to hospital. If a man has two fates the later counts. */
function sentAway(fates: EventOf<'mission-ended'>['fates']): number {
  const last = new Map(fates.map(({ airman, fate }) => [airman, fate]));
  return [...last.values()].filter((fate) => fate.fate === 'wounded' && fate.days > GRAZE).length;
}

const SCORED: Partial<Record<string, keyof Counts>> = {
  'machine-damaged': 'damaged',
  killed: 'killed',
  prisoner: 'prisoners',
  wounded: 'wounded',
  'enemy-shot-down': 'enemiesShotDown',
  'enemy-forced-down': 'enemiesForcedDown',
};

/** The effects of a fight on machines of each side. Germans brought down are counted by their points. */
const FATES: Readonly<Record<Side, { readonly [F in Fate]?: keyof Counts }>> = {
  allied: { 'driven-off': 'drivenOff', 'damaged-abort': 'crippled', 'forced-down': 'downed', 'shot-down': 'downed' },
  german: { 'driven-off': 'enemiesDrivenOff', 'damaged-abort': 'enemiesCrippled' },
};

const DOWN: readonly string[] = ['shot-down', 'forced-down'];
const HARMED: readonly string[] = ['damaged-abort', ...DOWN];

/** The counted events, each with its effect. */
const TAKES: { readonly [T in EventType]?: (tally: Tally, event: EventOf<T>) => void } = {
  'mission-began': (tally, event) => tally.beginMission(event),
  'mission-ended': (tally, event) => tally.endMission(event),
  'mission-not-flown': (tally, event) => tally.leaveMission(event),
  'fight-began': (tally, event) => tally.beginFight(event),
  'machine-out': (tally, event) => tally.leaveFight(event),
  'germans-joined': (tally, event) => tally.meetScouts(event.germans),
  'critical-hit-scored': (tally, { machine, by, result }) => tally.strikeInFight(machine, by, result),
  'crew-hit': (tally, { machine, effect }) => {
    if (isGerman(machine)) tally.strikeInFight(machine, machine, effect);
  },
  'straggler-met-enemy': (tally, { machine }) => tally.strike(machine, 'other-germans'),
  'fight-over': (tally, event) => tally.endFight(event),
  'burst-fired': (tally, { machine, gun, burst }) => {
    if (!isGerman(machine)) tally.fire(machine, gun, burst);
  },
  'dive-burst-fired': (tally, { machine, load, burst }) => {
    if (load !== 'rockets') tally.fire(machine, 'forward', burst);
  },
  'machines-placed': (tally) => {
    tally.counts.turnsUnderArchie += 1;
  },
  'archie-fired': (tally, { hit, near }) => {
    if (hit !== undefined) tally.counts.archieHits += 1;
    tally.counts.archieNearMisses += near.length;
  },
  'archie-hit': (tally, { machine }) => tally.strike(machine, 'ground'),
  'machine-gun-hit': (tally, { machine }) => tally.strike(machine, 'ground'),
  'engine-trouble-met': (tally, { machine, result }) => {
    tally.counts.engineTroubles += 1;
    if (result === 'restarts') return;
    tally.counts.engineFailures += 1;
    tally.strike(machine, 'engine');
  },
  'enemy-met': (tally, { numbers }) => tally.meet(numbers),
  'fate-decided': (tally, { machine, fate }) => {
    if (!isGerman(machine) && isForGood(fate.fate)) tally.loseMan();
  },
  'machine-came-down': (tally, event) => tally.bringDown(event),
  'campaign-graded': (tally, { grade }) => {
    tally.grade = grade;
  },
};
