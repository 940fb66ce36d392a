import type { Airman, Pilot } from '../../campaign/aircrew.ts';
import { readBand } from '../../cards/band.ts';
import { keysOf } from '../../cards/keys-of.ts';
import type { BraveryLetter, Firing } from '../../cards/printed/hit-cards.ts';
import type { BraveryPart, PilotSkillFiringAndBravery } from '../../cards/printed/pilot-skill-firing-and-bravery.ts';
import { lookUp } from '../../cards/roll-table.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type PartName, type Parts, sumOf } from '../../table/parts.ts';
import type { Table } from '../../table/table.ts';

/** Changes his Bravery, never below the lowest on the card. */
export function changeBravery(man: Airman, by: number, { pilotSkillFiringAndBravery: { limits } }: Rulebook) {
  const from = man.bravery;
  man.bravery = Math.max(limits.bravery.least, from + by);
  return { from, to: man.bravery };
}

/** The day of a man who flew: how often each event happened to him. */
export interface DayFlown extends Readonly<Record<Exclude<BraveryPart, 'missionBeyondTwo' | 'quietDay'>, number>> {
  readonly missions: number;
  readonly fights: number;
  readonly fired: boolean;
}

type RatingsCard = PilotSkillFiringAndBravery;

/** (45) At the end of the day, for each man who has flown: Pilot Skill if he is a pilot, Firing, Bravery. */
export function checkRatings(man: Airman, day: DayFlown, table: Table): void {
  if (man.seat === 'pilot') checkSkill(man, day, table);
  checkFiring(man, day, table);
  checkBravery(man, day, table);
}

/** (45) (51) Pilot Skill, at most 7. */
function checkSkill(pilot: Pilot, day: DayFlown, table: Table): void {
  const { skillCheck, limits } = table.book.pilotSkillFiringAndBravery;
  const parts = skillParts(pilot.skill, day, table.book.pilotSkillFiringAndBravery);
  const roll = table.roll(skillCheck.check, pilot.id);
  const total = roll.total + sumOf(parts);
  const { change, words } = lookUp(skillCheck, total);
  const from = pilot.skill;
  pilot.skill = Math.min(limits.skill.most, from + change);
  table.tell({ type: 'skill-checked', man: pilot.id, roll, parts, total, from, to: pilot.skill, words });
}

/** (45) The modifiers of a day for the check of a man's Skill. */
export function skillParts(
  skill: number,
  day: Pick<DayFlown, 'missions' | 'fights' | 'victory'>,
  card: RatingsCard,
): Parts {
  const times = { mission: day.missions, fought: day.fights, victory: day.victory, pointOfSkill: skill };
  return partsOf(card.skillParts, (part) => times[part]);
}

/** Firing from the worst to the best: a change of 1 is a grade. */
const GRADES: readonly Firing[] = ['E', 'D', 'C', 'B', 'A'];

/** (45) (51) Firing, at best A. */
function checkFiring(man: Airman, day: DayFlown, table: Table): void {
  const { firingCheck } = table.book.pilotSkillFiringAndBravery;
  const grade = GRADES.indexOf(man.firing);
  const parts = firingParts(man.firing, day, table.book.pilotSkillFiringAndBravery);
  const roll = table.roll(firingCheck.check, man.id);
  const total = roll.total + sumOf(parts);
  const { change, words } = lookUp(firingCheck, total);
  const from = man.firing;
  man.firing = GRADES[grade + change] ?? from;
  table.tell({ type: 'firing-checked', man: man.id, roll, parts, total, from, to: man.firing, words });
}

/** (45) The modifiers of a day for the check of a man's Firing. */
export function firingParts(firing: Firing, day: Pick<DayFlown, 'fired' | 'victory'>, card: RatingsCard): Parts {
  const times = { notFired: day.fired ? 0 : 1, victory: day.victory, gradeAboveE: GRADES.indexOf(firing) };
  return partsOf(card.firingParts, (part) => times[part]);
}

/** (45) (51) Bravery: what the day brought, and how he took it. It has no maximum. */
function checkBravery(man: Airman, day: DayFlown, table: Table): void {
  const { braveryCheck, braveryParts } = table.book.pilotSkillFiringAndBravery;
  const letterOf = (number: number) => readBand(table.book.pilotSkillFiringAndBravery.letters, number).letter;
  const parts = partsOf(braveryParts, (part) => {
    if (part === 'missionBeyondTwo') return Math.max(0, day.missions - 2);
    return part === 'quietDay' ? isRestFor(letterOf(man.bravery), day) : day[part];
  });
  const roll = table.roll(braveryCheck.check, man.id);
  const { change, words } = lookUp(braveryCheck, roll.total);
  if (change !== 0) parts.temper = change;
  const { from, to } = changeBravery(man, sumOf(parts), table.book);
  const [letterBefore, letter] = [letterOf(from), letterOf(to)];
  table.tell({ type: 'bravery-checked', man: man.id, roll, parts, from, to, letterBefore, letter, words });
}

/** Ours: a man with bad nerves recovers on a day with one mission and no fight. */
const isRestFor = (letter: BraveryLetter, { missions, fights }: DayFlown): number =>
  (letter === 'S' || letter === 'NV') && missions === 1 && fights === 0 ? 1 : 0;

type BraveryPartValue = RatingsCard['braveryParts'][BraveryPart];

/** Each part times its count; parts with a count of 0 are left out. */
function partsOf<Name extends PartName>(
  card: Readonly<Partial<Record<Name, BraveryPartValue>>>,
  timesOf: (part: NoInfer<Name>) => number,
): { -readonly [Each in keyof Parts]: Parts[Each] } {
  const parts: { [Each in PartName]?: number } = {};
  for (const name of keysOf(card)) {
    const { modifier = 0, most = Infinity } = card[name] ?? {};
    const part = modifier * Math.min(timesOf(name), most);
    if (part !== 0) parts[name] = part;
  }
  return parts;
}
