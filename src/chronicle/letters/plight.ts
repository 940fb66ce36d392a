import { eastingOf, type HexId } from '../../cards/hexes.ts';
import { hexOf } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import type { LivedDay } from '../lived.ts';
import { follow } from '../report/facts/follow.ts';
import type { MachineFacts, MissionFacts, Trouble } from '../report/facts/mission-facts.ts';
import type { MissionTold } from '../threads/on-a-mission.ts';
import { missionsOf } from '../threads/threads-of.ts';

/** What was the matter with a machine of ours today, and how it got home: what a sentence about it may claim. */
export interface Plight {
  /** What it was that failed: its engine, another part of it, or its pilot. */
  readonly ails: 'engine' | 'frame' | 'pilot';
  /** It was hit, and not only out of order. */
  readonly isHit: boolean;
  /** It was beyond our own side when that began. */
  readonly isOverTheLines: boolean;
  /** The pilots who came in beside it, at the end of the way. */
  readonly beside: readonly string[];
  /** The pilots who turned back with it, and did not leave it before they were over a field. */
  readonly seenBy: readonly string[];
  /** The pilots who let it go on alone. */
  readonly leftBy: readonly string[];
  /** Somebody had gone a part of the way with it before. */
  readonly wasSeenOff: boolean;
  /** It was over our own side when it was left. */
  readonly isLeftOnOurSide: boolean;
  /** Those who left it flew on eastward. */
  readonly wentOn: boolean;
  /** Its end is on the aerodrome. */
  readonly isHome: boolean;
  /** The enemy met it alone. */
  readonly wasMet: boolean;
}

type CripplingTrouble = Extract<Trouble, { is: 'crippled' | 'pilot-crippled' }>;

const isCrippling = (trouble: Trouble): trouble is CripplingTrouble =>
  trouble.is === 'crippled' || trouble.is === 'pilot-crippled';

/** The last machine of a man that was crippled today; nothing where none was. */
export function plightOf(man: string, day: LivedDay, book: Rulebook): Plight | undefined {
  const his = missionsOf(day, book).flatMap((told) =>
    told.facts.machines
      .filter(({ men, troubles }) => men.some(({ airman }) => airman === man) && troubles.some(isCrippling))
      .map((machine) => ({ machine, told })),
  );
  const last = his.at(-1);
  return last && plightIn(last.machine, last.told, book);
}

function plightIn(machine: MachineFacts, told: MissionTold, book: Rulebook): Plight | undefined {
  const { end, troubles } = machine;
  const crippled = troubles.find(isCrippling);
  if (!crippled) return undefined;
  // Over a field they left him: who went on from there was alone.
  const seen = troubles.flatMap((each) =>
    each.is === 'seen-home' && each.broughtTo === undefined ? [...each.with] : [],
  );
  const left = troubles.find((each) => each.is === 'on-his-own');
  const leftBy = left?.is === 'on-his-own' ? left.by : [];
  const before = troubles.filter(({ at }) => left === undefined || at < left.at);
  return {
    ails: partIn(crippled),
    isHit: crippled.is === 'pilot-crippled' || crippled.by === 'enemy',
    isOverTheLines: isBeyond(crippled.hex, book),
    beside: pilotsIn(
      seen.filter((other) => !leftBy.includes(other) && cameInWith(other, machine, told.facts)),
      told.facts,
    ),
    seenBy: pilotsIn(
      troubles
        .flatMap((each) => (each.is === 'seen-home' ? [...each.with] : []))
        .filter((other) => other !== machine.machine && !leftBy.includes(other)),
      told.facts,
    ),
    leftBy: pilotsIn(leftBy, told.facts),
    wasSeenOff: before.some(({ is }) => is === 'seen-home'),
    isLeftOnOurSide: left !== undefined && !isBeyond(left.hex, book),
    wentOn: left !== undefined && flewOn(left, leftBy, told, book),
    isHome: end.is === 'home',
    wasMet: troubles.some(({ is }) => is === 'met-enemy'),
  };
}

/** What the cards say of the engine and of what feeds it. */
const OF_THE_ENGINE = /engine|oil|petrol|tank|propeller|magneto|cylinder|radiator/i;

function partIn(crippled: CripplingTrouble): Plight['ails'] {
  if (crippled.is === 'pilot-crippled') return 'pilot';
  return crippled.by === 'engine' || OF_THE_ENGINE.test(crippled.words) ? 'engine' : 'frame';
}

const isBeyond = (hex: HexId, { missionMap }: Rulebook): boolean => hexOf(missionMap, hex).ground !== 'allied';

/** Whether another machine came in beside this one: neither was left on the way, and they landed together. */
function cameInWith(other: string, { machine, end }: MachineFacts, { machines }: MissionFacts): boolean {
  const friend = machines.find((each) => each.machine === other);
  if (end.is !== 'home' || friend?.end.is !== 'home') return false;
  const isApart = friend.troubles.some(({ is }) => is === 'on-his-own');
  return !isApart && (end.with.length === 0 || end.with.includes(other)) && machine !== other;
}

const pilotsIn = (machines: readonly string[], facts: MissionFacts): string[] =>
  facts.machines.flatMap(({ machine, men: [pilot] }) => (pilot && machines.includes(machine) ? [pilot.airman] : []));

/** Whether one of those who left him moved eastward after that. */
function flewOn({ at, hex }: Trouble, by: readonly string[], { flown }: MissionTold, book: Rulebook): boolean {
  return follow(flown, book)
    .slice(at + 1)
    .some(
      ({ moment, party }) =>
        moment.type === 'moved' &&
        party.some((machine) => by.includes(machine)) &&
        eastingOf(moment.to) > eastingOf(hex),
    );
}
