import { isLost } from '../campaign/aircrew.ts';
import { allMen, squadronPoints } from '../campaign/campaign.ts';
import { allEntries, allFlown, harmDone, isFlown, isMachineLost, type Lived, sortiesOf, untilDawn } from './lived.ts';
import { victoryRows } from './tables/victory-rows.ts';
import { untoldNote } from './untold.ts';

/** The results of a campaign in figures. */
export interface Glance {
  readonly victoryPoints: number;
  readonly flown: number;
  readonly undone: number;
  readonly sorties: number;
  readonly shotDown: number;
  readonly balloons: number;
  readonly machinesLost: number;
  readonly menLost: number;
  /** Why some days are counted only in the points and the lost men; absent where all are counted. */
  readonly untold?: string;
}

export function atAGlance(soFar: Lived): Glance {
  const lived = untilDawn(soFar);
  const entries = allEntries(lived);
  const sorties = allFlown(lived).flatMap(sortiesOf);
  const scores = sorties.flatMap((sortie) => sortie.scores);
  const untold = untoldNote(lived);
  const balloons = victoryRows(lived).filter(({ result }) => result === 'burnt');
  return {
    victoryPoints: squadronPoints(lived.now),
    flown: entries.filter(isFlown).length,
    undone: entries.filter((entry) => !isFlown(entry)).length,
    sorties: sorties.length,
    shotDown: scores.filter((score) => harmDone(score) === 'enemy-shot-down').length,
    balloons: balloons.reduce((sum, { share }) => sum + share, 0),
    machinesLost: sorties.filter(isMachineLost).length,
    menLost: allMen(lived.now).filter(isLost).length,
    ...(untold !== undefined && { untold }),
  };
}
