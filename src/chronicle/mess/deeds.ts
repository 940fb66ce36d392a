import { counterOf, isGerman, numberOfGerman } from '../../cards/counters.ts';
import { hexOf } from '../../cards/map.ts';
import { listed, oneOf, uncapital } from '../../words/numbers.ts';
import type { EveningLived } from '../letters/evening-lived.ts';
import { isGoneBy, isThere } from '../letters/evening-lived.ts';
import { ofKind } from '../moments/of-kind.ts';
import type { FightFacts, Harmed } from '../report/facts/fight-facts.ts';
import type { MachineFacts, MeetingFacts } from '../report/facts/mission-facts.ts';
import { targetText } from '../report/mission-report.ts';
import { fightsIn, gunnerOf, type MissionTold } from '../threads/on-a-mission.ts';
import { isLoss } from '../threads/thread.ts';
import { missionsOf } from '../threads/threads-of.ts';
import { underEach } from '../under-each.ts';
import * as WORDS from './words/deeds.ts';

/** Something that men of the flight did today; the heavier, the sooner it is told. */
interface EveningDeed {
  readonly weight: number;
  readonly ways: WORDS.DeedWays;
  readonly man?: string;
  /** Who had a part in it. */
  readonly others?: readonly string[];
  readonly many: number;
  readonly what?: string;
}

/** So many deeds an evening tells; one of a loss only a heavy one. */
const MOST = 2;
const HEAVY = 7;

/** (43) What men of the flight did today that was no victory, the greatest first; nobody is told of twice. */
export function deedsTold(evening: EveningLived): string[] {
  const { happenings, told, ways, day, book, flight } = evening;
  const isGrave = happenings.some(isLoss);
  const missions = missionsOf(day, book).filter(({ facts }) => facts.flight === flight);
  const named = new Set<string>();
  return missions
    .flatMap((mission) => FINDERS.flatMap((find) => find(mission, evening)))
    .concat(sentHome(missions, evening))
    .filter(({ man, weight }) => (man === undefined || !isGoneBy(man, evening)) && (!isGrave || weight >= HEAVY))
    .sort((a, b) => b.weight - a.weight)
    .filter(({ man = '' }) => !named.has(man) && named.add(man))
    .slice(0, isGrave ? 1 : MOST)
    .map(({ ways: list, man, others = [], many, what = '' }) => {
      const only = (way: WORDS.DeedWay) => !(isGrave && WORDS.IN_JEST.has(way));
      const who = man === undefined ? '' : listed([man, ...others].map(told.of));
      return ways.next(list, { only })({ who, many, what });
    });
}

type DeedFinder = (mission: MissionTold, evening: EveningLived) => EveningDeed[];

const pilotOf = ({ men }: Pick<MachineFacts, 'men'>): string | undefined => men[0]?.airman;

/** The fights in which a machine of ours was the only one. */
const fightsAlone = (machine: string, { facts }: MissionTold): (readonly [MeetingFacts, FightFacts])[] =>
  facts.meetings.flatMap((meeting) =>
    typeof meeting.came === 'object' && meeting.came.ours.length === 1 && meeting.came.ours[0] === machine
      ? [[meeting, meeting.came] as const]
      : [],
  );

/** A German to whom a man of ours did harm. */
interface HitDealt {
  readonly man: string;
  readonly seat: 'pilot' | 'observer';
  readonly harmed: Harmed;
}

const dealtIn = ({ facts }: MissionTold): HitDealt[] =>
  fightsIn(facts).flatMap(({ harmed }) =>
    harmed.flatMap((each) =>
      isGerman(each.machine)
        ? gunnerOf(each, facts).map((man) => ({
            man,
            seat: each.by?.gun === 'observer' ? ('observer' as const) : ('pilot' as const),
            harmed: each,
          }))
        : [],
    ),
  );

const germanText = ({ machine }: Harmed, { told }: EveningLived): string => told.german(numberOfGerman(machine));

/** An observer's is told elsewhere. */
const forcedDown: DeedFinder = (mission, evening) =>
  dealtIn(mission)
    .filter(({ harmed, seat }) => harmed.fate === 'forced-down' && seat === 'pilot')
    .map(({ man, harmed }) => ({
      weight: 8,
      ways: isOnOurSide(man, mission, evening) ? WORDS.FORCED_DOWN_HERE : WORDS.FORCED_DOWN,
      man,
      many: 1,
      what: germanText(harmed, evening),
    }));

/** (43) Where it was. */
function isOnOurSide(man: string, { facts }: MissionTold, { book: { missionMap } }: EveningLived): boolean {
  const score = facts.scores.find(({ why, who }) => why === 'enemy-forced-down' && who === man);
  return score?.where !== undefined && hexOf(missionMap, score.where).ground === 'allied';
}

const hitBefore: DeedFinder = (mission, evening) =>
  dealtIn(mission)
    .filter(({ harmed }) => harmed.fate === 'damaged-abort' || harmed.fate === 'forced-down')
    .filter((dealt) => wasHitBefore(dealt, mission))
    .map(({ man, harmed }) => ({
      weight: 10,
      ways: WORDS.HIT_BEFORE,
      man,
      many: 1,
      what: germanText(harmed, evening),
    }));

function wasHitBefore({ man, seat, harmed }: HitDealt, { facts, flown: { moments } }: MissionTold): boolean {
  const his = facts.machines.find(({ men }) => men.some(({ airman }) => airman === man));
  const fate = his?.men.find(({ airman }) => airman === man)?.fate;
  const hit = moments.findIndex(
    (each) => each.type === 'crew-hit' && each.machine === his?.machine && each.who === seat,
  );
  const last = moments.findLastIndex((each) => each.type === 'critical-hit-scored' && each.machine === harmed.machine);
  return fate?.fate === 'wounded' && hit >= 0 && hit < last;
}

/** A plate of so many points is one that the Wing has waited for. */
const WAITED_FOR = 20;

const plates: DeedFinder = ({ facts }, { book }) =>
  facts.scores
    .filter(({ why, what, points }) => why === 'plates' && (what === 'good' || points >= WAITED_FOR))
    .slice(0, 1)
    .flatMap(({ who }): EveningDeed[] => {
      const machine = facts.machines.find((each) => each.machine === who);
      const man = machine && pilotOf(machine);
      const target = book.missionMap.targets.find((each) => each.target === facts.target);
      const what = target ? targetText(target, facts.day) : 'the place';
      return man === undefined ? [] : [{ weight: 9, ways: WORDS.PLATES, man, many: 1, what }];
    });

/** So many against one are worth a word, or so many fights. */
export const MANY_GERMANS = 4;
const MANY_FIGHTS = 3;

const alone: DeedFinder = (mission, evening) =>
  mission.facts.machines.flatMap((machine) => {
    const man = pilotOf(machine);
    if (man === undefined || machine.men.length > 1) return [];
    const fights = fightsAlone(machine.machine, mission);
    const most = Math.max(
      0,
      ...fights.filter(isStood).map(([{ germans }, { joined }]) => germans.length + joined.length),
    );
    return [
      ...(fights.length >= MANY_FIGHTS
        ? [{ weight: 4 + fights.length, ways: WORDS.HARD_WAY, man, many: fights.length }]
        : []),
      ...(most >= MANY_GERMANS && isThere(man, evening) ? [{ weight: most, ways: WORDS.ALONE, man, many: most }] : []),
    ];
  });

/** He did not leave it for want of nerve. */
const isStood = ([, { fled }]: readonly [MeetingFacts, FightFacts]): boolean =>
  !fled.some(({ why }) => why === 'nerve');

const ranged: DeedFinder = (mission) => {
  const { facts } = mission;
  if (!facts.scores.some(({ why, points }) => why === 'spotting' && points > 0)) return [];
  return facts.machines
    .filter(({ troubles }) => troubles.some((each) => each.is === 'worked' && each.did === 'spot' && each.alone))
    .flatMap((machine) => {
      const man = pilotOf(machine);
      const { length } = fightsAlone(machine.machine, mission);
      return man === undefined || length === 0 ? [] : [{ weight: 9, ways: WORDS.RANGED_ALONE, man, many: length }];
    });
};

/** So many fights without a gun are told. */
const UNARMED = 2;

/** (27) The one gun of his machine had jammed for good. */
const unarmed: DeedFinder = ({ facts, flown: { moments } }) =>
  facts.machines.flatMap(({ machine, men }) => {
    const [pilot, ...others] = men;
    const jammed = moments.findIndex(
      (each) => each.type === 'jam-tried' && each.machine === machine && each.result === 'permanent',
    );
    if (!pilot || others.length > 0 || jammed < 0) return [];
    const { length: many } = ofKind(moments.slice(jammed), 'fight-began').filter(({ allied }) =>
      allied.some(({ id }) => id === machine),
    );
    return many < UNARMED ? [] : [{ weight: 7 + many, ways: WORDS.UNARMED, man: pilot.airman, many }];
  });

/** (30) All whose bursts have hit it have destroyed it. */
const shotUp: DeedFinder = ({ facts, flown: { moments } }) => {
  const hits = ofKind(moments, 'ground-target-hit');
  const destroyed = new Set(hits.filter((each) => each.hits >= each.needed).map(({ name }) => name));
  return [...destroyed].flatMap((name): EveningDeed[] => {
    const by = new Set(hits.filter((each) => each.name === name).map(({ machine }) => machine));
    const [man, ...others] = facts.machines.flatMap((each) => (by.has(each.machine) ? (pilotOf(each) ?? []) : []));
    const ways = others.length > 0 ? WORDS.SHOT_UP_TOGETHER : WORDS.SHOT_UP;
    return man === undefined ? [] : [{ weight: 4, ways, man, others, many: 1, what: oneOf(uncapital(name)) }];
  });
};

const FINDERS: readonly DeedFinder[] = [hitBefore, forcedDown, plates, ranged, unarmed, alone, shotUp];

/** (43) Enemies sent home damaged: by each man, and by all. */
function sentHome(missions: readonly MissionTold[], { book }: EveningLived): EveningDeed[] {
  const sent = missions.flatMap(dealtIn).filter(({ harmed }) => harmed.fate === 'damaged-abort');
  const isRed = ({ harmed }: HitDealt) => counterOf(numberOfGerman(harmed.machine), book).jasta11;
  const each = [...underEach(sent, ({ man }) => [man])].flatMap(([man, his]): EveningDeed[] => {
    const red = his.filter(isRed).length;
    if (red > 1) return [{ weight: 9, ways: WORDS.SENT_RED_SEVERAL, man, many: red }];
    if (his.length > 1) return [{ weight: 6 + his.length, ways: WORDS.SENT_SEVERAL, man, many: his.length }];
    return red > 0 ? [{ weight: 6, ways: WORDS.SENT_RED, man, many: 1 }] : [];
  });
  const isOfOne = new Set(sent.map(({ man }) => man)).size < 2;
  return isOfOne || sent.length < MANY_FIGHTS
    ? each
    : [...each, { weight: 5, ways: WORDS.SENT_BY_ALL, many: sent.length }];
}
