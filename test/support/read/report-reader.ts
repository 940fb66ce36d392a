import type { FightFacts, Harmed } from '../../../src/records/report/facts/fight-facts.ts';
import type {
  End,
  MachineFacts,
  ManFacts,
  MissionFacts,
  Trouble,
} from '../../../src/records/report/facts/mission-facts.ts';
import { written } from '../../../src/records/report/prose.ts';
import type { CrewFate } from '../../../src/rulebook/cards/crew-fate.ts';

/** Knows of which fight and of whom the last sentence spoke. */
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

  /** A machine by the name of one of her men. */
  machineOf(name: string | undefined): MachineFacts | undefined {
    return this.facts.machines.find(({ men }) => men.some((man) => written(man) === name));
  }

  /** The same, and `he` of the next sentence is he. */
  about(name: string | undefined): MachineFacts | undefined {
    if (name !== 'He' && name !== 'him') this.#machine = this.machineOf(name);
    return this.#machine;
  }

  inTrouble(name: string | undefined, trouble: Trouble['is']): boolean {
    this.about(name);
    return this.hasTrouble(trouble);
  }

  hasTrouble(trouble: Trouble['is']): boolean {
    return this.#machine?.troubles.some(({ is }) => is === trouble) === true;
  }

  fateOf(name: string | undefined): CrewFate | undefined {
    const men: readonly ManFacts[] =
      name === 'He' ? (this.#machine?.men.slice(0, 1) ?? []) : this.facts.machines.flatMap((each) => each.men);
    return men.find((man) => name === 'He' || written(man) === name)?.fate;
  }

  credits(name: string | undefined, fate: Harmed['fate']): boolean {
    return this.#harmed.some(({ german, by, fate: came }) => {
      const man = this.machineOf(name)?.men[by.gun === 'observer' ? 1 : 0];
      return german && came === fate && this.machineOf(name)?.machine === by.machine && man && written(man) === name;
    });
  }

  took(name: string | undefined, isSo: (harmed: Harmed) => boolean): boolean {
    const machine = this.machineOf(name)?.machine;
    return this.#harmed.some((harmed) => harmed.machine === machine && isSo(harmed));
  }
}
