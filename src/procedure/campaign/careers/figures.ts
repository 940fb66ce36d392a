import type { Airman } from '../../../campaign/aircrew.ts';
import type { Figure } from '../../../campaign/career.ts';
import { CONFIDENT, gunnerFigures, pilotFigures, withCareer } from '../../../campaign/clouds-figures.ts';
import { braveryLetter } from '../../../campaign/who-may-fly.ts';
import { careerCards, type Rulebook } from '../../../cards/rulebook.ts';

/** A man's figures in the clouds: his ratings and his career. */
export function figuresOf(man: Airman, book: Rulebook): Readonly<Record<Figure, number>> {
  const cards = careerCards(book);
  const rated =
    man.seat === 'pilot'
      ? pilotFigures(man.skill, man.firing, braveryLetter(man.bravery, book), cards)
      : gunnerFigures(man.firing, cards);
  const { awareness, flying, gunnery, fortitude, luck } = withCareer(rated, man.career);
  const more = man.career?.abilities.includes('confident') ? CONFIDENT : { fortitude: 0, luck: 0 };
  return { awareness, flying, gunnery, fortitude: fortitude + more.fortitude, luck: luck + more.luck };
}
