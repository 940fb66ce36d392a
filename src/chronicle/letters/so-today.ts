import type { Rulebook } from '../../cards/rulebook.ts';
import { homeOf, isOverseas } from '../homes.ts';
import type { LivedDay } from '../lived.ts';
import { entriesOf, isFlown, type Sortie, sortiesOf, wasAboard } from '../lived.ts';
import type { Harmed } from '../report/facts/fight-facts.ts';
import { has, isWhole } from '../strangest/superlative.ts';
import { aboard, fightsIn } from '../threads/on-a-mission.ts';
import { missionsOf } from '../threads/threads-of.ts';
import { type Plight, plightOf } from './plight.ts';

/** What is so of the day of a man, and of the crippled machine of whom a sentence is about. */
export interface SoToday {
  /** 0 for Sunday. */
  readonly weekday: number;
  /** The crippled machine that is told of; undefined where there was none. */
  readonly plight: Plight | undefined;
  /** He writes the sentence, or it is about him. */
  readonly man: string;
  /** A machine of his was hit. */
  readonly wasHit: boolean;
  /** He flew, and the flight did. */
  readonly flew: boolean;
  readonly flightFlew: boolean;
  /** A loss of his flight came before the end of his last flight: he came back to the news of it. */
  readonly flewLater: boolean;
  /** Archie fired at a mission of his; and hit it. */
  readonly archie: 'silent' | 'missed' | 'hit';
  /** A letter to his people is weeks on its way. */
  readonly isOverseas: boolean;
  /** He dropped bombs. */
  readonly dropped: boolean;
  /** An enemy turned on his machine, and his own on an enemy. */
  readonly shotAt: boolean;
  readonly fired: boolean;
  /** In how many fights he was; and whether no other machine of ours was in any of them. */
  readonly fights: number;
  readonly foughtAlone: boolean;
  /** Nobody of either side was hit in them. */
  readonly isClean: boolean;
  /** He dived on no enemy in them. */
  readonly wasMet: boolean;
  /** The man that it is about is with the flight tonight. */
  readonly isHome: boolean;
}

export type Needs = (so: SoToday) => boolean;

/** What a way claims beyond its event. */
const NEEDS = new Map<unknown, Needs>();

/** A way that is used only where that is so. */
export function where<Said>(needs: Needs, said: Said): Said {
  NEEDS.set(said, needs);
  return said;
}

export const isSaidOf = (said: unknown, so: SoToday): boolean => NEEDS.get(said)?.(so) ?? true;

/** The day of a man; `about` is the man whose crippled machine is told of. */
export function soToday(man: string, { day, book, about = man }: Telling): SoToday {
  const all = entriesOf(day).filter(isFlown).flatMap(sortiesOf);
  const his = all.filter((sortie) => wasAboard(sortie, man));
  const fights = missionsOf(day, book).flatMap(({ facts }) =>
    fightsIn(facts).filter(({ ours }) => aboard(ours, facts).includes(man)),
  );
  return {
    weekday: (day.dawn.day - 1) % 7,
    plight: plightOf(about, day, book),
    man,
    wasHit: all.some((sortie) => wasAboard(sortie, about) && !isWhole(sortie)),
    flew: his.length > 0,
    flightFlew: all.length > 0,
    flewLater: isAfterALoss(his, all),
    archie: archieOf(his),
    isOverseas: isOverseas(homeOf(man, book, [day])),
    dropped: his.some((sortie) => has(sortie, 'stick-dropped')),
    shotAt: his.some(isTurnedOn),
    fired: his.some(hasFired),
    fights: fights.length,
    foughtAlone: fights.every(({ ours }) => ours.length === 1),
    isClean: fights.every(({ harmed }) => harmed.every(isUnhit)),
    wasMet: fights.every(({ dive }) => dive?.side !== 'allied'),
    isHome: lastEndOf(all.filter((sortie) => wasAboard(sortie, about))),
  };
}

interface Telling {
  readonly day: LivedDay;
  readonly book: Rulebook;
  readonly about?: string;
}

/** Missions are in the order of flying; those of one watch may have been up at the same time. */
function isAfterALoss(his: readonly Sortie[], all: readonly Sortie[]): boolean {
  const last = his.at(-1)?.flown;
  const lost = all.find(({ fates }) => fates.some(({ fate }) => fate.fate === 'killed' || fate.fate === 'prisoner'));
  return last !== undefined && lost !== undefined && all.indexOf(lost) < all.findIndex(({ flown }) => flown === last);
}

const isUnhit = ({ fate, hit }: Harmed): boolean => (fate === 'unharmed' || fate === 'driven-off') && hit.length === 0;

/** The last of these flights ended at home. */
const lastEndOf = (sorties: readonly Sortie[]): boolean => (sorties.at(-1)?.end?.end ?? 'home') === 'home';

function archieOf(his: readonly Sortie[]): SoToday['archie'] {
  const shots = his.flatMap(({ flown: { moments } }) =>
    moments.flatMap((each) => (each.type === 'archie' ? each : [])),
  );
  if (shots.length === 0) return 'silent';
  return shots.some(({ hit }) => hit) ? 'hit' : 'missed';
}

/** Guns were fired from a machine or at it; those of a fight name both. */
const isTurnedOn = ({ flown: { moments }, crew: { machine } }: Sortie): boolean =>
  moments.some((each) => each.type === 'shot' && each.at === machine);

const hasFired = ({ flown: { moments }, crew: { machine } }: Sortie): boolean =>
  moments.some((each) => each.type === 'shot' && each.by === machine);
