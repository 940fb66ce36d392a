import { allMen } from '../../campaign/campaign.ts';
import { numberFrom } from '../../english/by-the-day.ts';
import { byTurns } from '../letters/by-turns.ts';
import { airmanIn, type EveningLived } from '../letters/evening-lived.ts';
import type { Moment, MomentOf } from '../threads/thread.ts';
import {
  ANOTHER,
  BALLOONS,
  CHAIRS,
  FIRSTS,
  MET,
  MET_COLDLY,
  PAIRS,
  QUARRELS,
  THANKS,
  type Ways,
} from './words-of-the-mess.ts';

/** Something of the evening, and of whom it tells. */
interface Told {
  readonly men: readonly string[];
  readonly says: string;
}

/**
 * How the mess takes the day: what was between its men goes on between them there, what weighs most first. A man is
 * told of once; whoever is not there is told of only as one who is not.
 */
export function eveningTold(evening: EveningLived): string[] {
  const told = new Set<string>();
  return [chairs, runaways, firsts, thanks, quarrels, pairs, balloons, others]
    .flatMap((kind) => kind(evening))
    .filter(({ men }) => {
      if (men.some((man) => told.has(man))) return false;
      for (const man of men) told.add(man);
      return true;
    })
    .map(({ says }) => says);
}

/** Who sits there tonight: not he who put down on another field. */
const isThere = (man: string, { writers, moments }: EveningLived): boolean =>
  writers.includes(man) && !moments.some((each) => each.man === man && each.is === 'put-down');

const ofKind = <Is extends Moment['is']>(is: Is, { moments }: EveningLived): MomentOf<Is>[] =>
  moments.filter((each): each is MomentOf<Is> => each.is === is);

function say(ways: Ways<string[]>, men: readonly string[], { turn, told }: EveningLived): Told {
  const place = turn.place + (numberFrom(men.join(' ')) % SPREAD);
  const called = men.map(told.of);
  return { men, says: byTurns(ways, { ...turn, place })(...called) };
}

/** So that two of a kind on one evening are not told alike. */
const SPREAD = 7;

const isLoss = (each: Moment): boolean => each.is === 'killed' || each.is === 'taken';

/** They sit in the order of the flight's list, and Sergeants among themselves. */
function chairs(evening: EveningLived): Told[] {
  const lost = evening.moments.filter(isLoss).map(({ man }) => man);
  return lost.flatMap((man) => {
    const beside = neighbourOf(man, evening);
    return beside === undefined ? [] : [say(CHAIRS, [man, beside], evening)];
  });
}

function neighbourOf(lost: string, evening: EveningLived): string | undefined {
  const { dawn } = evening.day;
  const table = allMen(dawn).map(({ id }) => id);
  const place = table.indexOf(lost);
  const far = (man: string) => Math.abs(table.indexOf(man) - place);
  return evening.writers
    .filter((man) => isThere(man, evening) && isOfficer(man, evening) === isOfficer(lost, evening))
    .reduce<string | undefined>((next, man) => (next === undefined || far(man) < far(next) ? man : next), undefined);
}

function isOfficer(id: string, { day: { dawn } }: EveningLived): boolean {
  const rank = airmanIn(dawn, id)?.rank;
  return rank !== 'Sergeant' && rank !== 'Air Mechanic';
}

/** He whose nerve failed, and how he is met by those whom he left. */
function runaways(evening: EveningLived): Told[] {
  const lost = evening.moments.filter(isLoss).map(({ man }) => man);
  return ofKind('turned-back', evening)
    .filter(({ man, why }) => why === 'nerve' && isThere(man, evening))
    .flatMap(({ man, left }) => {
      const dead = left.find((each) => lost.includes(each));
      if (dead !== undefined) return [coldly(man, dead, evening)];
      const home = left.find((each) => isThere(each, evening));
      return home === undefined ? [] : [say(MET, [man, home], evening)];
    });
}

/** It is told besides of the chair of him whom he left. */
const coldly = (man: string, lost: string, evening: EveningLived): Told => ({
  ...say(MET_COLDLY, [man, lost], evening),
  men: [man],
});

const firsts = (evening: EveningLived): Told[] => wonBy(evening, 'first').map((man) => say(FIRSTS, [man], evening));

const others = (evening: EveningLived): Told[] => wonBy(evening, 'another').map((man) => say(ANOTHER, [man], evening));

/** Who is there of those who won, for the first time or not. */
const wonBy = (evening: EveningLived, which: 'first' | 'another'): string[] => [
  ...new Set(
    ofKind('victory', evening)
      .filter(({ man, isFirst }) => isFirst === (which === 'first') && isThere(man, evening))
      .map(({ man }) => man),
  ),
];

const balloons = (evening: EveningLived): Told[] =>
  ofKind('balloon', evening)
    .filter(({ man }) => isThere(man, evening))
    .map(({ man }) => say(BALLOONS, [man], evening));

const thanks = (evening: EveningLived): Told[] => between('saved', THANKS, evening);

const quarrels = (evening: EveningLived): Told[] => between('left', QUARRELS, evening);

const pairs = (evening: EveningLived): Told[] => between('saw-home', PAIRS, evening);

/** Of the friend and of whoever did it, where both are there. */
const between = (
  is: 'saved' | 'left' | 'saw-home',
  ways: Ways<[friend: string, by: string]>,
  evening: EveningLived,
): Told[] =>
  ofKind(is, evening)
    .filter(({ man, friend }) => man !== friend && isThere(man, evening) && isThere(friend, evening))
    .map(({ man, friend }) => say(ways, [friend, man], evening));
