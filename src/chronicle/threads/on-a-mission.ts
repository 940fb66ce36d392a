import { isForGood } from '../../campaign/aircrew.ts';
import { isGerman, numberOfGerman } from '../../cards/counters.ts';
import { type Flown, sortiesOf } from '../lived.ts';
import { balloonsBurnt } from '../report/balloons.ts';
import { type CauseOfLoss, causeOf } from '../report/facts/cause.ts';
import type { FightFacts, Harmed } from '../report/facts/fight-facts.ts';
import type { MachineFacts, MissionFacts } from '../report/facts/mission-facts.ts';
import type { CauseOfWound } from '../report/facts/wounds.ts';
import type { At, Happening } from './thread.ts';

/** A mission with its facts. */
export interface MissionTold {
  readonly flown: Flown;
  readonly facts: MissionFacts;
}

/** A cache: threads, evenings and records ask for what a mission did, and it does not change. */
const HAPPENINGS = new WeakMap<MissionFacts, readonly Happening[]>();

/** What a mission did to its men. What was a first is decided later, when the whole month is known. */
export function happeningsOn(told: MissionTold): readonly Happening[] {
  const found = HAPPENINGS.get(told.facts) ?? happened(told);
  HAPPENINGS.set(told.facts, found);
  return found;
}

function happened({ flown, facts }: MissionTold): Happening[] {
  const at = (man: string): At => ({ day: flown.day, flight: facts.flight, man });
  const fights = fightsIn(facts).flatMap((fight) => happeningsIn(fight, facts, at));
  const balloons = balloonsBurnt(flown).flatMap(({ name, by }) =>
    by.map(({ airman }) => ({
      ...at(airman),
      is: 'balloon' as const,
      name,
      with: by.filter((other) => other.airman !== airman).map((other) => other.airman),
    })),
  );
  return [
    ...fights,
    ...balloons,
    ...onTask(facts, at),
    ...facts.machines.flatMap((machine) => onTheWay(machine, facts, at)),
    ...facts.machines.flatMap((machine) => atTheEnd(machine, { flown, facts }, at)),
  ];
}

/** Ours: those who flew a successful special task, and are home. */
function onTask({ scores, machines }: MissionFacts, at: AtOf): Happening[] {
  if (!scores.some(({ why }) => why === 'special-task')) return [];
  const home = machines.filter(({ end }) => end.is !== 'down');
  return home.flatMap(({ men }) => men.map(({ airman }) => ({ ...at(airman), is: 'special-task' as const })));
}

type AtOf = (man: string) => At;

export const fightsIn = ({ meetings }: MissionFacts): FightFacts[] =>
  meetings.flatMap(({ came }) => (typeof came === 'object' ? [came] : []));

/** The pilot of a machine of ours. */
const pilotOf = (machine: string, { machines }: MissionFacts): string[] =>
  machines
    .find((each) => each.machine === machine)
    ?.men.slice(0, 1)
    .map(({ airman }) => airman) ?? [];

const pilotsOf = (machines: readonly string[], facts: MissionFacts): string[] =>
  machines.flatMap((machine) => pilotOf(machine, facts));

/** Everybody who sat in machines of ours. */
export const aboard = (machines: readonly string[], facts: MissionFacts): string[] =>
  facts.machines
    .filter(({ machine }) => machines.includes(machine))
    .flatMap(({ men }) => men.map(({ airman }) => airman));

/** Who had the gun that did it. */
export function gunnerOf({ by }: Pick<Harmed, 'by'>, facts: MissionFacts): string[] {
  const men = facts.machines.find(({ machine }) => machine === by?.machine)?.men ?? [];
  return men.filter(({ seat }) => (seat === 'observer') === (by?.gun === 'observer')).map(({ airman }) => airman);
}

function happeningsIn(fight: FightFacts, facts: MissionFacts, at: AtOf): Happening[] {
  const fought = aboard(fight.ours, facts).map((man) => ({ ...at(man), is: 'first-fight' as const }));
  const timed = [
    ...fight.harmed.map((each) => ({ when: each.at, happenings: dealtWith(each, facts, at) })),
    ...fight.fled.map(({ machine, why, left, at: when }) => ({
      when,
      happenings: pilotOf(machine, facts).map((man) => ({
        ...at(man),
        is: 'turned-back' as const,
        why,
        left: pilotsOf(left, facts),
        isFirst: false,
      })),
    })),
  ];
  return [...fought, ...timed.sort((a, b) => a.when - b.when).flatMap(({ happenings }): Happening[] => happenings)];
}

/** The fate of a German: whose victory it was, and whom it saved. */
function dealtWith(harmed: Harmed, facts: MissionFacts, at: AtOf): Happening[] {
  if (!harmed.german) return [];
  const german = numberOfGerman(harmed.machine);
  const friends = harmed.saved === undefined ? [] : pilotOf(harmed.saved, facts);
  return gunnerOf(harmed, facts).flatMap((man): Happening[] => [
    ...(harmed.fate === 'shot-down'
      ? [{ ...at(man), is: 'victory' as const, german, isFirst: false, fell: harmed.fell }]
      : []),
    ...friends.map((friend) => ({ ...at(man), is: 'saved' as const, friend, german })),
  ]);
}

/** Who escorted a crippled machine home, and who left it. */
function onTheWay({ troubles, men: [pilot] }: MachineFacts, facts: MissionFacts, at: AtOf): Happening[] {
  if (!pilot) return [];
  const friend = pilot.airman;
  return troubles.flatMap((trouble): Happening[] => {
    if (trouble.is === 'on-his-own')
      return pilotsOf(trouble.by, facts).map((man) => ({ ...at(man), is: 'left', friend }));
    if (trouble.is !== 'seen-home') return [];
    const all = trouble.by === 'all';
    return pilotsOf(trouble.with, facts).map((man) => ({ ...at(man), is: 'saw-home', friend, all }));
  });
}

/** The end of a machine's men, and the witnesses. */
function atTheEnd(machine: MachineFacts, { flown, facts }: MissionTold, at: AtOf): Happening[] {
  const { end, men } = machine;
  const hex = end.is === 'down' ? end.hex : undefined;
  const [fight, hunter] = hunterOf(machine.machine, facts);
  const ended = endedBy(machine, flown);
  // Archie, an engine, or an enemy whom he met alone may have finished what a German had hit before.
  const by = end.is === 'down' && ended ? germanOf(ended) : hunter;
  const fates = men.flatMap(({ airman, fate, hurtBy: cause }): Happening[] => {
    if (!fate || fate.fate === 'safe') return [];
    if (fate.fate === 'wounded')
      return [
        {
          ...at(airman),
          is: 'wounded',
          hex,
          by: germanOf(cause),
          days: fate.days,
          ...(cause && { cause }),
          ...(end.is === 'down' && end.how === 'shot-down' && { shotDown: { inFlames: end.words === 'In flames' } }),
        },
      ];
    return [
      {
        ...at(airman),
        is: fate.fate === 'prisoner' ? 'taken' : 'killed',
        hex,
        by,
        days: 0,
        ...(ended && { cause: ended }),
      },
    ];
  });
  return [
    ...fates,
    ...(hex === undefined
      ? []
      : men.filter(isUnhurt).map(({ airman }) => ({ ...at(airman), is: 'walked-away' as const, hex }))),
    ...(end.is === 'field'
      ? men.map(({ airman }) => ({ ...at(airman), is: 'put-down' as const, field: end.field }))
      : []),
    ...fallen(machine, fight, facts, at),
  ];
}

const germanOf = (cause: CauseOfWound | CauseOfLoss | undefined): number | undefined =>
  cause?.is === 'german' ? cause.german : undefined;

function endedBy({ machine }: MachineFacts, flown: Flown): CauseOfLoss | undefined {
  const sortie = sortiesOf(flown).find(({ crew }) => crew.machine === machine);
  return sortie && causeOf(sortie);
}

const isUnhurt = ({ fate }: MachineFacts['men'][number]): boolean => fate === undefined || fate.fate === 'safe';

/** The fight in which the machine was last hit, and by which German. */
function hunterOf(machine: string, facts: MissionFacts): [Harmed | undefined, number | undefined] {
  const harmed = fightsIn(facts)
    .flatMap((fight) => fight.harmed)
    .findLast((each) => each.machine === machine && (each.fate !== 'unharmed' || each.hit.length > 0));
  const by = harmed?.by?.machine;
  return [harmed, by !== undefined && isGerman(by) ? numberOfGerman(by) : undefined];
}

/**
 * (45) Those who were still in the fight saw a machine that went down in it; a machine lost on the way was seen by all
 * who were with it.
 */
function fallen({ men, end }: MachineFacts, hurt: Harmed | undefined, facts: MissionFacts, at: AtOf): Happening[] {
  if (end.is !== 'down' || hurt?.fate !== 'shot-down') return [];
  const lost = men.filter(({ fate }) => isForGood(fate?.fate));
  return aboard(hurt.seenBy, facts).flatMap((man) =>
    lost.map(({ airman }) => ({ ...at(man), is: 'saw-fall' as const, friend: airman })),
  );
}
