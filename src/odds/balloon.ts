import { TOTALS } from '../cards/dice.ts';
import type { Activities } from '../cards/printed/activities.ts';
import { lookUp } from '../cards/roll-table.ts';

type Balloon = NonNullable<Activities['attackBalloon']>;

/** (32) In so many ways of 36 the first Critical Hit with a load destroys a balloon that has no hole yet. */
export const waysToDestroy = ({ hit }: Balloon, { add }: Balloon['loads'][number]): number =>
  TOTALS['2d6'].filter((total) => lookUp(hit, total + add).effect === 'destroyed').length;
