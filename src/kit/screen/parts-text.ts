import type { PartName, Parts } from '../../table/parts.ts';
import { signed } from '../../words/numbers.ts';

const NAMES: Readonly<Record<PartName, string>> = {
  archie: 'Archie',
  broughtDown: 'brought down',
  firstFight: 'his first fight',
  fought: 'fights',
  friendsVictory: "a friend's victory",
  gentler: 'gentler replacements',
  gradeAboveE: 'grades above E',
  height: 'height',
  hex: 'the hex',
  holes: 'the holes in it',
  jasta11: 'Jasta 11',
  landing: 'the way she came down',
  load: 'the load',
  losses: 'losses of the month',
  lossSeen: 'a loss seen',
  machineHit: 'his machine hit',
  mission: 'missions',
  missionBeyondTwo: 'missions beyond two',
  noScoutAmongThem: 'no scout among them',
  notFired: 'not a shot fired',
  odds: 'odds',
  ourSideOfTheLines: 'our side of the lines',
  pointOfSkill: 'the skill he has',
  quietDay: 'a quiet day',
  ranging: 'ranging',
  restedYesterday: 'a day of rest',
  target: 'a target there',
  temper: 'his temper',
  terms: 'a special task',
  twinGuns: 'twin guns',
  twoSeatersAlone: 'two-seaters alone',
  twoSeatersAmongUs: 'two-seaters among us',
  victory: 'victories',
  weather: 'the weather',
  worsening: 'longer under these guns',
  wounded: 'wounded',
};

/** Parts by name: `missions +2, the skill he has -1`; empty, where there are none. */
export const partsText = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, part]) => `${NAMES[name as PartName]} ${signed(part)}`)
    .join(', ');

/** A sum with its first term: `7 (3, 4), twin guns +1 = 8`; with nothing added `7 (3, 4)`. */
export function sumText(first: string, added: Parts, total: number): string {
  const parts = partsText(added);
  return parts === '' ? first : `${first}, ${parts} = ${total}`;
}
