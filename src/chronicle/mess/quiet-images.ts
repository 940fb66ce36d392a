import { hexOf } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { counted, plural } from '../../words/numbers.ts';
import type { Sortie } from '../lived.ts';
import { isWhole } from '../strangest/superlative.ts';
import { isHome } from './day-of-a-flight.ts';
import { type ImageFinder, machines, machinesOf } from './image-finder.ts';

/** Images of a day on which nothing was flown, or nobody fought. */
export const grounded: ImageFinder = ({ flown }) =>
  flown.length > 0
    ? undefined
    : {
        many: 1,
        ways: [
          'Nobody in the flight left the ground today.',
          "The flight's machines have stood in their sheds all day.",
          'There is nothing in the book for today but the weather.',
        ],
      };

export const noFight: ImageFinder = ({ flown, sorties, evening: { book } }) => {
  const { length: flights } = sorties;
  const out = machinesOf(sorties);
  if (out === 0 || flown.some(({ moments }) => moments.some(({ type }) => type === 'fight-began'))) return undefined;
  return {
    many: flights,
    ways: [
      `${machines(out)} ${plural(out, 'was', 'were')} out today, and there was no fight.`,
      `There was no fight today, with ${counted(out, 'machine')} out to have one.`,
      `Nobody has a fight to tell of tonight, after ${counted(flights, 'flight')}.`,
      `Of today the book says that ${counted(out, 'machine')} flew, and that none of them had a fight.`,
    ],
    inJest: [
      `The war was out today when ${counted(out, 'machine')} called, and there was no fight.`,
      `${machines(out)} went out today to see who was there, and nobody was at home.`,
      `There was to have been a war today, and ${counted(out, 'machine')} went to it, and there was no fight.`,
      sorties.every((sortie) => isHome(sortie) && isWhole(sortie) && hasCrossed(sortie, book))
        ? `${machines(out)} went over and back, and nobody disputed it.`
        : '',
    ],
  };
};

const hasCrossed = ({ flown: { moments } }: Sortie, { missionMap }: Rulebook): boolean =>
  moments.some((moment) => moment.type === 'moved' && hexOf(missionMap, moment.to).ground !== 'allied');
