import { TOTALS } from '../cards/dice.ts';
import type { Activities } from '../cards/printed/activities.ts';
import { lookUp } from '../cards/roll-table.ts';

type BalloonCard = NonNullable<Activities['attackBalloon']>;

/** (32) Of the 36 rolls, those in which the first Critical Hit with this load destroys an undamaged balloon. */
export const waysToDestroy = ({ hit }: BalloonCard, { add }: BalloonCard['loads'][number]): number =>
  TOTALS['2d6'].filter((total) => lookUp(hit, total + add).effect === 'destroyed').length;
