import { h } from 'preact';
import { isLost } from '../../campaign/aircrew.ts';
import { everybody, squadronPoints } from '../../campaign/campaign.ts';
import { signed } from '../../english/numbers.ts';
import { allEntries, allFlown, isFlown, type Lived } from '../lived.ts';
import { harmDone, isMachineLost, sortiesOf } from '../sorties.ts';
import { victoryRows } from '../tables/victory-rows.ts';
import { figure, type Piece } from './markup.ts';

/** The squadron at a glance. */
export function glance(lived: Lived): Piece {
  const entries = allEntries(lived);
  const sorties = allFlown(lived).flatMap(sortiesOf);
  const scores = sorties.flatMap((sortie) => sortie.scores);
  const balloons = victoryRows(lived).filter(({ result }) => result === 'burnt');
  return h(
    'dl',
    { class: 'glance' },
    figure('victory-points', 'Victory Points', signed(squadronPoints(lived.now))),
    figure('flown', 'Missions flown', entries.filter(isFlown).length),
    figure('undone', 'Left undone', entries.filter((entry) => !isFlown(entry)).length),
    figure('sorties', 'Machines sent out', sorties.length),
    figure('shot-down', 'Enemies shot down', scores.filter((score) => harmDone(score) === 'enemy-shot-down').length),
    figure(
      'balloons',
      'Balloons',
      balloons.reduce((sum, { share }) => sum + share, 0),
    ),
    figure('machines-lost', 'Machines lost', sorties.filter(isMachineLost).length),
    figure('men-lost', 'Men lost', everybody(lived.now).filter(isLost).length),
  );
}
