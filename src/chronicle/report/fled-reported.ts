import { inWords, listed } from '../../words/numbers.ts';
import type { FightFacts } from './facts/fight-facts.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import type { Fled } from './facts/order-of-a-fight.ts';
import { fewOrOthers, manIn, oneWay } from './prose.ts';

export interface Told {
  readonly at: number;
  readonly told: readonly string[];
}

/** Who left a fight by his own choice, and whom he left in it; those who left together are told together. */
export function fledText({ fled, ours }: FightFacts, facts: MissionFacts): Told[] {
  const nameOf = (machine: string) => manIn(machine, 'pilot', facts.machines);
  const parted = fled.map((each) => ({ ...each, left: stayed(each, fled) }));
  const together = parted.filter(({ why, left }) => why === 'choice' && left.length === 0);
  const others = parted.filter((each) => !together.includes(each));
  return [
    ...underOne(others).map((group) => ({
      at: Math.max(...group.map(({ at }) => at)),
      told: [alikeText(group, nameOf, facts)],
    })),
    ...(together.length === 0
      ? []
      : [
          {
            at: Math.max(...together.map(({ at }) => at)),
            told: [
              `${allOrNamed(
                together.map(({ machine }) => machine),
                ours,
                facts,
              )} ${brokeOff(together, facts)}.`,
            ],
          },
        ]),
  ];
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

const brokeOff = (together: readonly Fled[], facts: MissionFacts): string =>
  oneWay<string>(BROKE_OFF, facts, `broke ${together.map(({ machine, at }) => `${machine} ${at}`).join(' ')}`);

/** Those who were left, without those who went as soon as they could. */
const stayed = ({ left }: Fled, fled: readonly Fled[]): string[] =>
  left.filter((machine) => !fled.some((each) => each.machine === machine && each.why === 'choice'));

type OneFled = readonly [Fled, ...Fled[]];

/** Those who wisely left the same men are told together; other reasons are told one by one. */
function underOne(fled: readonly Fled[]): OneFled[] {
  const groups: [Fled, ...Fled[]][] = [];
  for (const each of fled) {
    const same = groups.find(
      ([first]) => first.why === 'choice' && each.why === 'choice' && first.left.join() === each.left.join(),
    );
    if (same) same.push(each);
    else groups.push([each]);
  }
  return groups;
}

function alikeText(group: OneFled, nameOf: NameOf, facts: MissionFacts): string {
  const [first, ...others] = group;
  if (others.length === 0) return aloneText(first, nameOf, facts);
  const key = group.map(({ machine, at }) => `${machine} ${at}`).join(' ');
  const names = listed(group.map(({ machine }) => nameOf(machine)));
  return `${names} ${wentText(group, first.left, key, { nameOf, facts })}.`;
}

type NameOf = (machine: string) => string;

/** Varied, because it happens daily. */
const WENT = ['broke off', 'got clear', 'came out of it'] as const;
/** (40) A two-seater has no business in a fight of fighters. */
const TOOK_OUT = 'took the two-seater out of it';

interface TellingOfLeaving {
  readonly nameOf: NameOf;
  readonly facts: MissionFacts;
}

/** He went by his own choice, and others of ours were still in it. */
function wentText(
  group: readonly Pick<Fled, 'machine'>[],
  left: readonly string[],
  key: string,
  { nameOf, facts }: TellingOfLeaving,
): string {
  const [only, ...more] = group;
  const isCrew = (facts.machines.find(({ machine }) => machine === only?.machine)?.men.length ?? 1) > 1;
  const went = isCrew && more.length === 0 ? TOOK_OUT : oneWay<string>(WENT, facts, `went ${key}`);
  return `${went}, and ${fewOrOthers(left.map(nameOf))} fought on`;
}

const NERVE = ['lost his nerve', 'had not the nerve to stay,', 'felt his nerve go,'] as const;

function aloneText({ machine, why, left, at }: Fled, nameOf: NameOf, facts: MissionFacts): string {
  const who = nameOf(machine);
  const others = fewOrOthers(left.map(nameOf));
  const still = others === '' ? '' : `, with ${others} still in it`;
  switch (why) {
    case 'nerve':
      return `${who} ${oneWay<string>(NERVE, facts, `nerve ${machine} ${at}`)} and left the fight${still}.`;
    case 'choice':
      return `${who} ${wentText([{ machine }], left, `${machine} ${at}`, { nameOf, facts })}.`;
    case 'guns':
      return `${who} had no gun that would fire, and left the fight${still}.`;
    case 'petrol':
      return `${who} had to leave the fight for want of petrol${still}.`;
  }
}
