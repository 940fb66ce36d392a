import { inWords, listed } from '../../words/numbers.ts';
import type { FightFacts } from './facts/fight-facts.ts';
import type { MissionFacts } from './facts/mission-facts.ts';
import type { Fled } from './facts/order-of-a-fight.ts';
import { isFought } from './fought-meeting.ts';
import { fewOrOthers, manIn, nextWay, oneWay } from './prose.ts';

export interface Told {
  readonly at: number;
  readonly told: readonly string[];
}

/**
 * Who left a fight by his own choice, and whom he left in it, each at his time. Those who went one after the other with
 * nothing between are told together.
 */
export function fledText(told: FightFacts, facts: MissionFacts): Told[] {
  const fight = { ...told, fled: told.fled.map((each) => withoutDoubt(each, facts)) };
  const nameOf = (machine: string) => manIn(machine, 'pilot', facts.machines);
  const place = facts.meetings.filter(isFought).findIndex(({ came }) => came === told);
  const telling = { nameOf, facts, place };
  const groups = together(fight);
  return groups.map((group, i) => {
    const [first, ...others] = group;
    const last = others.at(-1) ?? first;
    const sentence =
      others.length === 0 && (first.why !== 'choice' || first.by !== undefined)
        ? aloneText(first, isRightBefore(last, groups[i + 1]?.[0], fight), telling)
        : wentText(group, fight.ours, telling);
    return { at: last.at, told: [sentence] };
  });
}

/** Whether nothing happened between two who left, and others stayed after them. */
const isRightBefore = ({ at }: Fled, next: Fled | undefined, { harmed }: FightFacts): boolean =>
  next !== undefined && next.left.length > 0 && harmed.every((each) => each.at < at || each.at > next.at);

type OneFled = readonly [Fled, ...Fled[]];

/** Other reasons than prudence are told one by one. */
function together({ fled, harmed }: FightFacts): OneFled[] {
  const groups: [Fled, ...Fled[]][] = [];
  for (const each of fled) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isOneCause = before?.by === each.by && (each.by === undefined || each.by === 'jam');
    const isAlike = before?.why === 'choice' && each.why === 'choice' && isOneCause;
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

const JAMMED_TOGETHER = 'broke off with their guns jammed';

type NameOf = (machine: string) => string;

/** Varied, because it happens daily. */
const WENT = ['broke off', 'got clear', 'came out of it'] as const;
/** (40) A two-seater has no business in a fight of fighters. */
const TOOK_OUT = 'took the two-seater out of it';

interface TellingOfLeaving {
  readonly nameOf: NameOf;
  readonly facts: MissionFacts;
  /** Of the fight among those of the mission. */
  readonly place: number;
}

/** They went by their own choice; and who of ours was in it still. */
function wentText(group: OneFled, ours: readonly string[], { nameOf, facts }: TellingOfLeaving): string {
  const machines = group.map(({ machine }) => machine);
  const left = group.at(-1)?.left ?? [];
  const key = group.map(({ machine, at }) => `${machine} ${at}`).join(' ');
  if (group[0].by === 'jam') {
    const others = left.length > 0 ? `, and ${fewOrOthers(left.map(nameOf))} fought on` : '';
    return `${listed(machines.map(nameOf))} ${JAMMED_TOGETHER}${others}.`;
  }
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
const WITH_CAUSE: Readonly<Record<Exclude<NonNullable<Fled['by']>, 'still-jammed'>, string>> = {
  jam: 'broke off with his gun jammed',
  crippled: 'took his crippled machine out of it',
  wound: 'broke off with a wound',
};

const NERVE = ['lost his nerve', 'had not the nerve to stay,', 'felt his nerve go,'] as const;

/** His gun had jammed for good in an earlier fight. */
const STILL_JAMMED = [
  'had nothing to fire, and broke off',
  'could not fire, and got clear',
  'had no gun, and got away',
] as const;

/** Of a two-seater it is not known which of its guns is jammed. */
function withoutDoubt({ by, ...fled }: Fled, facts: MissionFacts): Fled {
  return by === undefined || (by === 'jam' && isCrewed(fled.machine, facts)) ? fled : { ...fled, by };
}

function chosenFor({ machine, by }: Fled, { facts, place }: TellingOfLeaving): string | undefined {
  if (by === 'still-jammed') return nextWay(STILL_JAMMED, facts, `jammed ${machine}`, place);
  return by && WITH_CAUSE[by];
}

/** `isNext`: another left right after him, and of that one it is told who fought on. */
function aloneText(fled: Fled, isNext: boolean, { nameOf, facts, place }: TellingOfLeaving): string {
  const { machine, why, left, at } = fled;
  const who = nameOf(machine);
  const others = isNext ? '' : fewOrOthers(left.map(nameOf));
  const still = others === '' ? '' : `, with ${others} still in it`;
  switch (why) {
    case 'nerve':
      return `${who} ${oneWay<string>(NERVE, facts, `nerve ${machine} ${at}`)} and left the fight${still}.`;
    case 'choice':
      return `${who} ${chosenFor(fled, { nameOf, facts, place }) ?? wentHow([machine], `${machine} ${at}`, facts)}${others === '' ? '' : `, and ${others} fought on`}.`;
    case 'guns':
      return `${who} had no gun that would fire, and left the fight${still}.`;
    case 'petrol':
      return `${who} had to leave the fight for want of petrol${still}.`;
  }
}
