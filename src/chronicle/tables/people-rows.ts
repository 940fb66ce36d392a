import { type Airman, isFit } from '../../campaign/aircrew.ts';
import { dateText, isoDate } from '../../campaign/calendar.ts';
import { allMen, dayTold } from '../../campaign/campaign.ts';
import { lettersOf } from '../../campaign/honours.ts';
import { readBand } from '../../cards/band.ts';
import { careerText } from '../../kit/screen/career-told.ts';
import { counted, halved } from '../../words/numbers.ts';
import { allFlown, type Lived, sortiesOf, wasAboard } from '../lived.ts';
import { everybodyKnown } from '../who-is-who.ts';
import type { PEOPLE, RowOf } from './fields.ts';

type ManRow = RowOf<typeof PEOPLE>;
type Known = ReturnType<typeof everybodyKnown>[number];

export function peopleRows(lived: Lived): ManRow[] {
  const sorties = allFlown(lived).flatMap(sortiesOf);
  const before = allMen(lived.days[0]?.dawn ?? lived.now);
  const isShort = lived.days.some(({ untold }) => untold);
  return everybodyKnown(lived).map((known) => ({
    ...rowOf(known, lived),
    missionsInApril: isShort
      ? known.man.missions - (before.find(({ id }) => id === known.man.id)?.missions ?? 0)
      : sorties.filter((sortie) => wasAboard(sortie, known.man.id)).length,
  }));
}

function rowOf({ flight, man, joined, life }: Known, { now, book }: Lived): Omit<ManRow, 'missionsInApril'> {
  const { rank, surname, forenames, seat, machine, firing, bravery, missions, fights, kills, balloons } = man;
  return {
    flight,
    rank,
    surname,
    forenames,
    seat,
    machine,
    // Who is there on the first day joined before it.
    joined: joined > 1 ? isoDate(joined) : 'before April',
    home: life?.home ?? '',
    service: life?.service ?? '',
    skill: man.seat === 'pilot' ? man.skill : '',
    firing,
    bravery,
    braveryName: readBand(book.pilotSkillFiringAndBravery.letters, bravery).name,
    missions,
    fights,
    kills,
    balloons,
    decorations: lettersOf(man, book),
    career: careerText(man.career, book),
    standing: standingText(man, dayTold(now)),
  };
}

/** A man's score: `three victories, half a balloon`. Halves are balloons shared with another man. */
export function scoreText({ kills, balloons }: Pick<Airman, 'kills' | 'balloons'>): string[] {
  return [...(kills > 0 ? [victoriesText(kills)] : []), ...(balloons > 0 ? [halved(balloons, 'balloon')] : [])];
}

export const victoriesText = (count: number): string => counted(count, 'victory', 'victories');

const UNTIL = { wounded: 'wounded, in hospital', away: 'on his way back', leave: 'at the sea, resting,' } as const;

/** The state of a man on a day, in official words. */
export function standingText(man: Airman, day: number): string {
  const { standing } = man;
  if (isFit(man, day) || standing.is === 'fit') return 'with the flight';
  if ('since' in standing)
    return `${standing.is === 'killed' ? 'killed in action' : 'prisoner of war'}, ${dateText(standing.since)}`;
  return `${UNTIL[standing.is]} until ${dateText(standing.back)}`;
}
