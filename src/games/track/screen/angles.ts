import type { Angle } from '../../../cards/printed/hit-cards.ts';

/** The direction of an attack. */
export const ANGLES: Readonly<Record<Angle, string>> = {
  'head-on': 'head-on',
  beam: 'from the beam',
  quarter: 'from the quarter',
  astern: 'from astern',
  diving: 'in a dive',
};
