import { type Campaign, newCampaign } from '../../../src/campaign/campaign.ts';
import type { Flight } from '../../../src/campaign/watch.ts';
import { expectDefined, type Rulebook } from '../../../src/cards/rulebook.ts';
import { parseSeed } from '../../../src/dice/seed.ts';
import { seededCup } from '../../../src/dice/seeded-cup.ts';
import { AutomaticTable } from '../../../src/playouts/automatic-table.ts';
import { policyNamed } from '../../../src/policies/policies.ts';
import type { PolicyName } from '../../../src/policies/policy-names.ts';
import { playDay } from '../../../src/procedure/campaign/day.ts';
import type { EventOf, EventType, GameEvent } from '../../../src/table/events.ts';
import { type Holds, RefereeOfFights } from './referee-of-fights.ts';

/** Machines that fly together, as far as the events tell. */
interface Group {
  machines: Set<string>;
  away: Set<string>;
  weather: number;
  trend: number;
  hex: string;
  /** Undefined where a Lame Duck has given way, because its height is not told. */
  height: number | undefined;
  /** Shots of the display in this turn. */
  shots: number;
  isBursting: boolean;
  /** Lame Ducks that have had their check in this turn. */
  checked: Set<string>;
}

type Judges = { readonly [T in EventType]?: (event: EventOf<T>) => void };

/** The objections of a referee who computes the days of a campaign by the rulebook; empty, where all is right. */
export function refereed(word: string, policy: PolicyName, flight: Flight, days: number, book: Rulebook): string[] {
  const campaign: Campaign = newCampaign([flight], book);
  const faults: string[] = [];
  const holds: Holds = (rule, told, reckoned) => {
    const [one, other] = [JSON.stringify(told), JSON.stringify(reckoned)];
    if (one !== other) faults.push(`${word}, day ${campaign.day}, ${rule}: ${one}, and not ${other}`);
  };
  const seed = expectDefined(parseSeed(word), `seed in ${word}`);
  while (campaign.day <= days) {
    const referee = new Referee(book, holds);
    const scribe = { threw() {}, drew() {}, answered() {}, told: (event: GameEvent) => referee.told(event) };
    playDay(
      campaign,
      new AutomaticTable(book, seededCup(seed, campaign.day), policyNamed(policy, word, 'quick'), scribe),
    );
  }
  return faults;
}

/** A day, by its events. */
class Referee {
  readonly #book: Rulebook;
  readonly #holds: Holds;
  readonly #fights: RefereeOfFights;
  #forecast: EventOf<'forecast-received'> | undefined;
  #watch: EventOf<'watch-began'> | undefined;
  #groups: Group[] = [];
  #left = new Map<string, Group>();
  #aft = new Map<string, number>();
  #types = new Map<string, string>();
  #lame = new Map<string, { readonly climbs: boolean }>();
  /** Who has just been left, and may have to climb from Tree-Top. */
  #justLeft: string | undefined;
  /** The cost of a special activity is not told, and follows from what is left. */
  #isAftKnown = true;
  /** (20) A tie in this fight may have drawn a machine, and its escort, below the others. */
  #isTied = false;
  #sight: EventOf<'enemy-height-rolled'> | undefined;

  constructor(book: Rulebook, holds: Holds) {
    this.#book = book;
    this.#holds = holds;
    this.#fights = new RefereeOfFights(holds);
  }

  told(event: GameEvent): void {
    if (BY_THE_WAY.has(event.type)) this.#isAftKnown = false;
    const judge = this.#judges[event.type] as ((event: GameEvent) => void) | undefined;
    judge?.(event);
    this.#fights.told(event);
  }

  get #group(): Group {
    return expectDefined(this.#groups.at(-1), 'group in the air');
  }

  get #box() {
    const { weather } = this.#group;
    return expectDefined(
      this.#book.weatherEffects.boxes.find(({ box }) => box === weather),
      `box ${weather}`,
    );
  }

  readonly #judges: Judges = {
    'forecast-received': (forecast) => {
      this.#forecast = forecast;
    },
    'watch-began': (watch) => this.#beginWatch(watch),
    'mission-began': (mission) => this.#beginMission(mission),
    'took-off': ({ hex, aft }) => {
      this.#holds('14 the take-off', aft, 3);
      this.#group.hex = hex;
      this.#spend(aft);
    },
    'weather-checked': (checked) => this.#beginTurn(checked),
    'height-changed': (changed) => this.#changeHeight(changed),
    moved: ({ from, to, aft, left }) => {
      this.#holds('14 a move', [from, aft], [this.#group.hex, 3]);
      this.#group.hex = to;
      this.#pay(aft, left);
    },
    stayed: ({ aft, left }) => {
      this.#holds('14 a stay', aft, 2);
      this.#pay(aft, left);
    },
    'archie-fired': () => this.#burst(),
    'archie-hit': ({ machine, result }) => this.#driveOff(machine, result),
    'critical-hit-taken': ({ machine, result }) => this.#driveOff(machine, result),
    'station-kept': ({ machine }) => {
      this.#group.away.delete(machine);
      this.#group.machines.add(machine);
    },
    'encounter-rolled': (rolled) => this.#encounter(rolled),
    'engine-trouble-met': ({ roll: { total }, result }) => {
      const coughs = total < 6 ? 'restarts' : 'serious';
      this.#holds('21 engine trouble', result, total > 9 ? 'cuts-out' : coughs);
    },
    'straggler-met-enemy': ({ machine, roll: { total }, result }) => {
      const lives = total < 6 ? 'escaped' : 'forced-landing';
      this.#holds('36 a Straggler', result, total > 8 ? 'shot-down' : lives);
      if (!this.#landsHere(machine)) this.#holds('36 alone', this.#group.machines.size, 1);
    },
    'enemy-height-rolled': (sight) => this.#see(sight),
    'fight-began': (fight) => {
      this.#isTied = false;
      this.#joinFight(fight);
    },
    'dog-fight-cost': ({ aft, altitude }) => {
      this.#spend(aft);
      this.#group.height = altitude;
    },
    'personal-duel-tightened': () => {
      this.#isTied = true;
    },
    'climbed-back': ({ machine, from, to, aft }) => {
      this.#holds('20 back to the others', to, this.#group.height ?? to);
      this.#holds('14 20 what the climb costs', aft, (to - from) / 500);
      this.#aft.set(machine, (this.#aft.get(machine) ?? 0) - aft);
    },
    'lame-duck-escorted': () => {
      if (this.#isTied) this.#group.height = undefined;
    },
    'crew-hit': ({ machine, effect }) => {
      if (effect === 'lame-duck' && !this.#lame.has(machine)) this.#lame.set(machine, { climbs: true });
    },
    'machine-crippled': ({ machine, climbs }) => void this.#lame.set(machine, { climbs }),
    'lame-duck-checked': ({ machine, number, roll, held }) => {
      this.#holds('33 the exact number', held, roll.total !== number);
      this.#holds('33 once a turn', [this.#lame.has(machine), this.#group.checked.has(machine)], [true, false]);
      this.#group.checked.add(machine);
    },
    'lame-duck-gave-way': () => {
      this.#group.height = undefined;
    },
    'machine-came-down': ({ machine }) => this.#takeOut([machine]),
    landed: ({ machines, field }) => {
      const at = this.#book.missionMap.fields.find((each) => each.field === field);
      this.#holds('49 over a field of ours', [at?.hex, at?.kind === 'german'], [this.#group.hex, false]);
      this.#takeOut(machines);
    },
    detached: ({ machines, weather }) => {
      const { weather: there } = this.#group;
      this.#holds('35 the weather noted', weather, there);
      this.#takeOut(machines);
      this.#groups.push(this.#partOff(machines));
    },
    'mission-resumed': ({ machines, hex, weather }) => {
      this.#groups.pop();
      this.#holds('35 the mission picks up', [hex, weather], [this.#group.hex, this.#group.weather]);
      this.#group.machines = new Set(machines);
      this.#isAftKnown = false;
    },
    'lame-duck-left': ({ machine, hex }) => {
      this.#holds('36 where he is left', hex, this.#group.hex);
      this.#left.set(machine, this.#partOff([machine]));
      this.#takeOut([machine]);
      this.#justLeft = machine;
    },
    'straggler-followed': ({ machine, hex }) => {
      this.#groups = [expectDefined(this.#left.get(machine), `Straggler ${machine}`)];
      this.#holds('36 from where he was left', hex, this.#group.hex);
      this.#isAftKnown = false;
    },
    'mission-ended': ({ scores, points }) =>
      this.#holds(
        '43 the points',
        points,
        scores.reduce((sum, score) => sum + score.points, 0),
      ),
  };

  /** (36) Ruling: a Lame Duck that lands while the others fly on meets the enemy alone. */
  #landsHere(machine: string): boolean {
    const { hex } = this.#group;
    const isOurs = this.#book.missionMap.fields.some((field) => field.hex === hex && field.kind !== 'german');
    return isOurs && this.#lame.has(machine);
  }

  #partOff(machines: readonly string[]): Group {
    const { height } = this.#group;
    const alone = { machines: new Set(machines), away: new Set<string>(), checked: new Set<string>() };
    return { ...this.#group, ...alone, isBursting: false, height: this.#isTied ? undefined : height };
  }

  #takeOut(machines: readonly string[]): void {
    for (const { machines: together, away } of this.#groups)
      for (const machine of machines) {
        together.delete(machine);
        away.delete(machine);
      }
  }

  /** (12) Dawn and morning begin with the AM number, the afternoon with that of the PM. */
  #beginWatch(watch: EventOf<'watch-began'>): void {
    this.#watch = watch;
    if (!this.#forecast || watch.watch === 'twilight') return;
    const { am, pm } = this.#forecast;
    this.#holds('12 the starting number', watch.weather, watch.watch === 'afternoon' ? pm.number : am.number);
  }

  /** (10) Each machine has the Duration of her card. */
  #beginMission({ machines }: EventOf<'mission-began'>): void {
    const { weather, trend } = expectDefined(this.#watch, 'watch');
    this.#left.clear();
    this.#lame.clear();
    this.#isAftKnown = true;
    for (const { machine, aircraft } of machines) {
      this.#types.set(machine, aircraft);
      this.#aft.set(machine, this.#book.aircraft[aircraft]?.duration ?? 0);
    }
    const together = new Set(machines.map(({ machine }) => machine));
    const place = { hex: '', height: 0, shots: 0, isBursting: false, weather, trend };
    this.#groups = [{ ...place, machines: together, away: new Set(), checked: new Set() }];
  }

  /** (5) (12) From the weather of the party, round the ring; a 5 goes by the forecast's trend. */
  #beginTurn({ roll, from, change, to }: EventOf<'weather-checked'>): void {
    const group = this.#group;
    const by = roll.total === 5 ? group.trend : change;
    this.#holds('12 the weather of the party', from, group.weather);
    this.#holds('5 round the ring', to, ((from + by + 31) % 16) + 1);
    for (const machine of group.away) group.machines.add(machine);
    Object.assign(group, { weather: to, shots: 0, isBursting: false, away: new Set(), checked: new Set() });
    this.#justLeft = undefined;
  }

  /** (14) (22) (23) (41) Two of AFT for a thousand feet up, no more than five thousand; down is free. */
  #changeHeight({ from, to, aft }: EventOf<'height-changed'>): void {
    const left = this.#left.get(this.#justLeft ?? '');
    this.#justLeft = undefined;
    if (left && left.height === undefined && this.#group.height === 0 && from === 0) {
      // (20) After a tie it is not told whether he who is left was drawn down to Tree-Top, or the others climb.
      this.#isAftKnown = false;
      this.#group.height = undefined;
      return;
    }
    if (left?.height === 0 && from === 0) {
      left.height = to;
      this.#spend(aft, left);
      return;
    }
    const group = this.#group;
    this.#holds('14 the height kept', from, group.height ?? from);
    this.#holds('14 what a climb costs', aft, Math.max(0, to - from) / 500);
    this.#holds('14 no more at once', to - from <= 5000, true);
    const ceilings = [...group.machines].map((id) => this.#book.aircraft[this.#types.get(id) ?? '']?.ceiling ?? 0);
    this.#holds(
      '41 the ceiling',
      ceilings.every((ceiling) => to <= ceiling),
      true,
    );
    const bound = [...group.machines].filter((id) => this.#lame.get(id)?.climbs === false);
    if (to > from && from > 0) this.#holds('22 nobody who cannot climb', bound, []);
    group.height = to;
    this.#spend(aft);
  }

  /** (10) All of a party spend alike, who were Driven Off too. */
  #spend(aft: number, { machines, away }: Group = this.#group): void {
    for (const id of [...machines, ...away]) this.#aft.set(id, Math.max(0, (this.#aft.get(id) ?? 0) - aft));
  }

  /** (10) (11) Who has least decides for all. */
  #pay(aft: number, left: number): void {
    this.#spend(aft);
    const least = Math.min(...[...this.#group.machines].map((id) => this.#aft.get(id) ?? 0));
    if (this.#isAftKnown) this.#holds('10 the AFT left', left, least);
    else this.#spend(least - left);
    this.#isAftKnown = true;
  }

  /** (13) Archie fires at what he sees, as often as the weather lets him. */
  #burst(): void {
    const group = this.#group;
    const { down, shots } = this.#box;
    group.shots += 1;
    group.isBursting = true;
    this.#holds('13 the shots', group.shots <= shots, true);
    if (group.height !== undefined) this.#holds('13 in sight', down === 'unlimited' || group.height <= down, true);
  }

  #driveOff(machine: string, result: string): void {
    if (result !== 'driven-off') return;
    this.#group.machines.delete(machine);
    this.#group.away.add(machine);
  }

  /** (15) (16) (21) The value of the hex, the weather's and Archie's; two sixes are the engine. */
  #encounter({ hex, value, roll, result }: EventOf<'encounter-rolled'>): void {
    const { isBursting } = this.#group;
    const printed = expectDefined(this.#book.missionMap.hexes[hex], hex).value;
    const reckoned = printed + this.#box.encounter + (isBursting ? 1 : 0);
    this.#holds('15 16 the Encounter Value', [hex, value], [this.#group.hex, reckoned]);
    const met = roll.total <= reckoned ? 'encounter' : 'nothing';
    this.#holds('16 21 the Encounter Roll', result, roll.total === 12 ? 'engine-trouble' : met);
  }

  /** (16) (18) Up or down from ours; a starred height hides in cloud. */
  #see(sight: EventOf<'enemy-height-rolled'>): void {
    const { feet, ours, starred } = sight;
    const { up, down } = this.#box;
    const far = feet > ours ? up : down;
    const hidden = starred ? 'from-cloud' : 'unseen';
    this.#holds('16 our height', ours, this.#group.height ?? ours);
    this.#holds('18 in sight', sight.sight, far === 'unlimited' || Math.abs(feet - ours) <= far ? 'seen' : hidden);
    this.#sight = sight;
  }

  /** (17) (18) (19) (34) Who is higher dives; all of the party are in it, in the weather that there is. */
  #joinFight({ allied, altitude, dfd, dive }: EventOf<'fight-began'>): void {
    const { feet, ours, sight } = expectDefined(this.#sight, 'enemy who was seen');
    const bonus = sight === 'from-cloud' ? 'surprise' : 'dive';
    const side = feet > ours ? 'german' : 'allied';
    this.#holds('18 the dive', dive, feet === ours ? undefined : { side, bonus });
    this.#holds('17 19 where, and how long', [altitude, dfd], [Math.min(feet, ours), this.#box.dfd]);
    this.#holds(
      '17 all of them',
      allied.map(({ id }) => id),
      [...this.#group.machines].sort(),
    );
    const lame = allied.filter(({ lameDuck }) => lameDuck).map(({ id }) => id);
    this.#holds('34 the Lame Ducks', lame, [...this.#group.machines].filter((id) => this.#lame.has(id)).sort());
  }
}

/** Special activities, which cost AFT without telling it. */
const BY_THE_WAY: ReadonlySet<EventType> = new Set<EventType>([
  'balloon-searched',
  'bundle-dropped',
  'dive-began',
  'fall-of-shot-called',
  'ground-scanned',
  'load-wasted',
  'man-fetched',
  'plate-exposed',
  'stick-dropped',
]);
