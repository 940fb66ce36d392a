import { inWords, listed } from '../../words/numbers.ts';
import type { FightFacts } from './facts/fight-facts.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import type { Fled } from './facts/order-of-a-fight.ts';
import { fewOrOthers, manIn, oneWay } from './prose.ts';

export interface Told {
  readonly at: number;
  readonly told: readonly string[];
}

/**
 * Who left a fight by his own choice, and whom he left in it, each at his time. Those who went one after the other with
 * nothing between are told together.
 */
export function fledText(fight: FightFacts, facts: MissionFacts): Told[] {
  const nameOf = (machine: string) => manIn(machine, 'pilot', facts.machines);
  return together(fight).map((group) => {
    const [first, ...others] = group;
    const last = others.at(-1) ?? first;
    const told =
      others.length === 0 && (first.why !== 'choice' || first.by !== undefined)
        ? aloneText(first, nameOf, facts)
        : wentText(group, fight.ours, { nameOf, facts });
    return { at: last.at, told: [told] };
  });
}

type OneFled = readonly [Fled, ...Fled[]];

/** Other reasons than prudence are told one by one. */
function together({ fled, harmed }: FightFacts): OneFled[] {
  const groups: [Fled, ...Fled[]][] = [];
  for (const each of fled) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isAlike = before?.why === 'choice' && each.why === 'choice' && (before.by ?? each.by) === undefined;
    const isNext = before !== undefined && harmed.every(({ at }) => at < before.at || at > each.at);
    if (last && isAlike && isNext) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** A few by name; all who flew, where they were many, by their number. */
function allOrNamed(went: readonly string[], ours: readonly string[], { machines }: MissionFacts): string {
  const isAll = went.length === ours.length && ours.length === machines.length;
  return isAll && went.length > FEW
    ? `All ${inWords(went.length)}`
    : listed(went.map((machine) => manIn(machine, 'pilot', machines)));
}

const FEW = 2;

/** He left, and nobody of ours stayed in it because of him. */
const BROKE_OFF = ['broke off the fight', 'got clear of the fight', 'got away'] as const;
/** The same of one who stayed in it longer than the others. */
const LAST_OUT = 'was the last of ours to leave it';

type NameOf = (machine: string) => string;

/** Varied, because it happens daily. */
const WENT = ['broke off', 'got clear', 'came out of it'] as const;
/** (40) A two-seater has no business in a fight of fighters. */
const TOOK_OUT = 'took the two-seater out of it';

interface TellingOfLeaving {
  readonly nameOf: NameOf;
  readonly facts: MissionFacts;
}

/** They went by their own choice; and who of ours was in it still. */
function wentText(group: OneFled, ours: readonly string[], { nameOf, facts }: TellingOfLeaving): string {
  const machines = group.map(({ machine }) => machine);
  const left = group.at(-1)?.left ?? [];
  const key = group.map(({ machine, at }) => `${machine} ${at}`).join(' ');
  if (left.length > 0)
    return `${listed(machines.map(nameOf))} ${wentHow(machines, key, facts)}, and ${fewOrOthers(left.map(nameOf))} fought on.`;
  const isLast = machines.length === 1 && ours.length > 1;
  return `${allOrNamed(machines, ours, facts)} ${isLast ? LAST_OUT : oneWay<string>(BROKE_OFF, facts, `broke ${key}`)}.`;
}

const isCrewed = (machine: string | undefined, facts: MissionFacts): boolean =>
  (facts.machines.find((each) => each.machine === machine)?.men.length ?? 1) > 1;

function wentHow([only, ...more]: readonly string[], key: string, facts: MissionFacts): string {
  return isCrewed(only, facts) && more.length === 0 ? TOOK_OUT : oneWay<string>(WENT, facts, `went ${key}`);
}

/** What a man who went had to go for. */
const WITH_CAUSE: Readonly<Record<NonNullable<Fled['by']>, string>> = {
  jam: 'broke off with his gun jammed',
  crippled: 'took his crippled machine out of it',
  wound: 'broke off with a wound',
};

const NERVE = ['lost his nerve', 'had not the nerve to stay,', 'felt his nerve go,'] as const;

/** Of a two-seater it is not known which of its guns is jammed. */
const chosenFor = (machine: string, by: Fled['by'], facts: MissionFacts): string | undefined =>
  by && !(by === 'jam' && isCrewed(machine, facts)) ? WITH_CAUSE[by] : undefined;

function aloneText({ machine, why, by, left, at }: Fled, nameOf: NameOf, facts: MissionFacts): string {
  const who = nameOf(machine);
  const others = fewOrOthers(left.map(nameOf));
  const still = others === '' ? '' : `, with ${others} still in it`;
  switch (why) {
    case 'nerve':
      return `${who} ${oneWay<string>(NERVE, facts, `nerve ${machine} ${at}`)} and left the fight${still}.`;
    case 'choice':
      return `${who} ${chosenFor(machine, by, facts) ?? wentHow([machine], `${machine} ${at}`, facts)}${others === '' ? '' : `, and ${others} fought on`}.`;
    case 'guns':
      return `${who} had no gun that would fire, and left the fight${still}.`;
    case 'petrol':
      return `${who} had to leave the fight for want of petrol${still}.`;
  }
}
