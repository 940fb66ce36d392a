import { h } from 'preact';
import { signed } from '../../../english/numbers.ts';
import { atAGlance } from '../../at-a-glance.ts';
import type { Lived } from '../../lived.ts';
import { figure, type Piece } from '../markup.ts';

/** The squadron at a glance. */
export function glance(lived: Lived): Piece {
  const { victoryPoints, flown, undone, sorties, shotDown, balloons, machinesLost, menLost } = atAGlance(lived);
  return h(
    'dl',
    { class: 'glance' },
    figure('victory-points', 'Victory Points', signed(victoryPoints)),
    figure('flown', 'Missions flown', flown),
    figure('undone', 'Left undone', undone),
    figure('sorties', 'Machines sent out', sorties),
    figure('shot-down', 'Enemies shot down', shotDown),
    figure('balloons', 'Balloons', balloons),
    figure('machines-lost', 'Machines lost', machinesLost),
    figure('men-lost', 'Men lost', menLost),
  );
}
