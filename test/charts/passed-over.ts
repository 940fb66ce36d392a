import { chanceThat, meanOf } from '../../src/cards/odds.ts';
import { manualOf } from '../../src/cards/rulebook.ts';
import { alwaysAttack, decisionParts } from '../../src/procedure/mission/encounter/enemy-response.ts';
import { sumOf } from '../../src/table/parts.ts';
import { book } from '../support/cards/book.ts';

const { altitude, decision } = book.enemyAircraftResponse;
const LOW = 1000;

/**
 * (16) How often ordinary Germans who meet so many fighters at 1,000 ft, on their way to a balloon behind the lines, let
 * them be.
 */
export function passedOver(fighters: number): number {
  const { encounters } = manualOf('balloon-bursting', book);
  const columns = [encounters['3-4'], encounters['5-6']];
  const ordinary = (met: readonly number[]) => (alwaysAttack(met, book) ? 0 : 1);
  const lets = columns.reduce(
    (sum, column) => sum + meanOf(column, ({ met }) => ordinary(met) * declined(fighters, met)),
    0,
  );
  return lets / columns.reduce((sum, column) => sum + meanOf(column, ({ met }) => ordinary(met)), 0);
}

const declined = (fighters: number, enemies: readonly number[]): number =>
  meanOf(altitude, ({ feet }) => {
    const parts = decisionParts({ ours: fighters, fighters, enemies, above: feet - LOW, ground: 'enemy' }, book);
    return chanceThat(decision, sumOf(parts), ({ decides }) => decides === 'decline');
  });
