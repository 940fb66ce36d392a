import type { CrewFate } from '../../../src/cards/printed/damage-tables.ts';
import { RANKS } from '../../../src/cards/ranks.ts';
import type { FightFacts, Harmed } from '../../../src/chronicle/report/facts/fight-facts.ts';
import type {
  Deed,
  End,
  MachineFacts,
  ManFacts,
  MissionFacts,
  Struck,
  Trouble,
} from '../../../src/chronicle/report/facts/mission-facts.ts';
import type { Fled } from '../../../src/chronicle/report/facts/order-of-a-fight.ts';
import { HURT_BY } from '../../../src/chronicle/report/homecoming-reported.ts';
import { written } from '../../../src/chronicle/report/prose.ts';

/** Knows the fight and the man of the last sentence. */
export class ReportReader {
  readonly facts: MissionFacts;
  readonly #fights: FightFacts[];
  #fight: FightFacts | undefined;
  #machine: MachineFacts | undefined;

  constructor(facts: MissionFacts) {
    this.facts = facts;
    this.#fights = facts.meetings.flatMap(({ came }) => (typeof came === 'object' ? [came] : []));
  }

  nextFight(): FightFacts {
    this.#fight = this.#fights.shift();
    return this.fight;
  }

  get fight(): FightFacts {
    if (!this.#fight) throw new Error('A sentence speaks of a fight before there is any.');
    return this.#fight;
  }

  get #harmed(): readonly Harmed[] {
    return this.#fight?.harmed ?? [];
  }

  get end(): End | undefined {
    return this.#machine?.end;
  }

  /** Whether no pilot is senior to the first one named. */
  isLedBySenior(opening: string): boolean {
    const pilots = this.facts.machines.flatMap(({ men }) => men.slice(0, 1));
    const [first] = pilots
      .map((pilot) => ({ rank: RANKS.indexOf(pilot.rank), at: opening.indexOf(written(pilot)) }))
      .sort((a, b) => a.at - b.at);
    return first?.rank === Math.max(...pilots.map(({ rank }) => RANKS.indexOf(rank)));
  }

  /** Whether he left the fight by his own choice, and why. */
  fled(name: string | undefined, isSo: (why: Fled['why']) => boolean): boolean {
    const machine = this.machineOf(name)?.machine;
    return this.fight.fled.some((each) => each.machine === machine && isSo(each.why));
  }

  /** Whether he hit a German who was attacking a friend. */
  saved(name: string | undefined, friend: string | undefined, fate: Harmed['fate']): boolean {
    const saved = this.machineOf(friend)?.machine;
    return this.#harmed.some(
      (harmed) =>
        harmed.fate === fate && harmed.saved === saved && saved !== undefined && this.#isOwedTo(name, harmed, 'by'),
    );
  }

  /** The same of one whom the German attacked, and was not behind. */
  relieved(name: string | undefined, friend: string | undefined, fate: Harmed['fate']): boolean {
    const relieved = this.machineOf(friend)?.machine;
    return this.#harmed.some(
      (harmed) =>
        harmed.fate === fate &&
        harmed.relieved === relieved &&
        relieved !== undefined &&
        this.#isOwedTo(name, harmed, 'by'),
    );
  }

  /** Whether he finished an enemy whom another had crippled before. */
  finished(first: string | undefined, name: string | undefined, fate: Harmed['fate']): boolean {
    return this.#harmed.some(
      (harmed) =>
        harmed.fate === fate && this.#isOwedTo(first, harmed, 'begunBy') && this.#isOwedTo(name, harmed, 'by'),
    );
  }

  areBoth(fate: CrewFate['fate'] | undefined): boolean {
    const men = this.#machine?.men ?? [];
    return men.length === 2 && men.every((man) => man.fate?.fate === fate);
  }

  /** A machine by the name of one of her men. */
  machineOf(name: string | undefined): MachineFacts | undefined {
    return this.facts.machines.find(({ men }) => men.some((man) => written(man) === name));
  }

  /** Whether guns on the ground hit his machine. */
  struckBy(name: string | undefined, by: 'archie' | 'machine-guns'): boolean {
    return this.machineOf(name)?.struck.some((each) => each.by === by) === true;
  }

  /** The same, and he is `he` in the next sentence. */
  about(name: string | undefined): MachineFacts | undefined {
    if (name !== 'He' && name !== 'him' && name !== 'His') this.#machine = this.machineOf(name);
    return this.#machine;
  }

  /** Whether a machine was hit from the ground at that stage of the way. */
  isHitOn(stage: Struck['stage']): boolean {
    return this.facts.machines.some(({ struck }) => struck.some((each) => each.stage === stage));
  }

  did(name: string | undefined, did: Deed['did'], what?: string): boolean {
    return this.about(name)?.deeds.some((each) => each.did === did && each.what === what) === true;
  }

  inTrouble(name: string | undefined, trouble: Trouble['is']): boolean {
    this.about(name);
    return this.hasTrouble(trouble);
  }

  hasTrouble(trouble: Trouble['is']): boolean {
    return this.#machine?.troubles.some(({ is }) => is === trouble) === true;
  }

  /** Whether these, and no others, turned home with him. */
  isBeside(names: string | undefined): boolean {
    const by = this.#machinesOf(names);
    return (
      this.#machine?.troubles.some((each) => each.is === 'seen-home' && [...each.with].sort().join() === by) === true &&
      by !== ''
    );
  }

  /** Whether these, and no others, went over the lines again after they had seen a man home; nobody is named of many. */
  wentBack(names: string | undefined): boolean {
    const by = this.#machinesOf(names);
    return this.facts.machines.some(({ troubles }) =>
      troubles.some(
        (each) =>
          each.is === 'went-back' && (names === 'The others' ? each.by.length > 2 : [...each.by].sort().join() === by),
      ),
    );
  }

  /** Whether these, and no others, flew on to the work; `bare`, without an escort. */
  wentOn(names: string | undefined, bare: boolean): boolean {
    const by = this.#machinesOf(names);
    return this.facts.wentOn.some((each) => each.isBare === bare && [...each.by].sort().join() === by);
  }

  /** Whether he left the flight wounded, and these with him. */
  leftWounded(name: string | undefined, others: string | undefined): boolean {
    const by = this.#machinesOf(others);
    return (
      this.about(name)?.troubles.some((each) => each.is === 'left-wounded' && [...each.with].sort().join() === by) ===
      true
    );
  }

  /** Whether the gun of each of these was jammed when he left the fight; `still`, since an earlier one. */
  jammed(names: string | undefined, by: 'jam' | 'still-jammed'): boolean {
    const machines = this.#machinesOf(names).split(',');
    return machines.every((machine) => this.fight.fled.some((each) => each.machine === machine && each.by === by));
  }

  #machinesOf(names = ''): string {
    return names
      .split(/, | and /)
      .map((name) => this.machineOf(name)?.machine ?? '')
      .sort()
      .join();
  }

  /** Whether a man who held back above the trenches went down later. */
  heldBack({ wasThere, wentAfter }: { readonly wasThere: boolean; readonly wentAfter: boolean }): boolean {
    return (
      this.#machine?.troubles.some(
        (each) => each.is === 'held-back' && each.wentAfter === wentAfter && each.wasThere === wasThere,
      ) === true
    );
  }

  fateOf(name: string | undefined): CrewFate | undefined {
    const men: readonly ManFacts[] =
      name === 'He' ? (this.#machine?.men.slice(0, 1) ?? []) : this.facts.machines.flatMap((each) => each.men);
    return men.find((man) => name === 'He' || written(man) === name)?.fate;
  }

  /** Whether what is said of a wound is what wounded him. */
  isHurtBy(name: string | undefined, how: string | undefined): boolean {
    if (how === undefined) return true;
    const men: readonly ManFacts[] =
      name === 'He' ? (this.#machine?.men.slice(0, 1) ?? []) : this.facts.machines.flatMap((each) => each.men);
    const by = men.find((man) => name === 'He' || written(man) === name)?.hurtBy?.is;
    return by !== undefined && HURT_BY[by] === how.trim();
  }

  credits(name: string | undefined, fate: Harmed['fate']): boolean {
    return this.#harmed.some((harmed) => harmed.fate === fate && this.#isOwedTo(name, harmed, 'by'));
  }

  /** Whether he was the first to hit the pilot of a German to whom more was done later. */
  hitAMan(name: string | undefined): boolean {
    const machine = this.machineOf(name)?.machine;
    return (
      this.credits(name, 'unharmed') || this.#harmed.some(({ wounded }) => wounded && wounded.by.machine === machine)
    );
  }

  /** How many Germans he gave the same fate in this fight. */
  dealtWith(name: string | undefined, fate: Harmed['fate']): number {
    return this.#harmed.filter((harmed) => harmed.fate === fate && this.#isOwedTo(name, harmed, 'by')).length;
  }

  /** (43) Damage to a machine that is nobody's victory. */
  damaged(name: string | undefined, isSo: (harmed: Harmed) => boolean): boolean {
    return this.#harmed.some((harmed) => isSo(harmed) && this.#isOwedTo(name, harmed, 'hitBy'));
  }

  #isOwedTo(name: string | undefined, { german, ...harmed }: Harmed, owed: 'by' | 'hitBy' | 'begunBy'): boolean {
    const credit = harmed[owed];
    const man = this.machineOf(name)?.men[credit?.gun === 'observer' ? 1 : 0];
    return german && this.machineOf(name)?.machine === credit?.machine && man !== undefined && written(man) === name;
  }

  /** A German whose fate is nobody's credit. */
  unclaimed(isSo: (harmed: Harmed) => boolean): boolean {
    return this.#harmed.some((harmed) => harmed.german && !harmed.by && !harmed.hitBy && isSo(harmed));
  }

  took(name: string | undefined, isSo: (harmed: Harmed) => boolean): boolean {
    const machine = this.machineOf(name)?.machine;
    return this.#harmed.some((harmed) => harmed.machine === machine && isSo(harmed));
  }
}
