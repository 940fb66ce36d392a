import type { Rulebook } from '../../../cards/rulebook.ts';
import { capital, counted, listed } from '../../../words/numbers.ts';
import { DIRECTION, FRONT } from '../cards/mission-marks.ts';
import type { Aim } from '../cards/mission-names.ts';
import type { SideScenario } from '../cards/side-scenario.ts';
import { dashboardName } from './side-words.ts';

/** (V124) What each side has come for, and how a battle that stands alone is won. */
export function sideCounts({ allied, german, turns }: SideScenario, book: Rulebook): string {
  return [
    `The Allies ${AIMS[allied.aim](observerOf(allied, book))}.`,
    `The Germans ${AIMS[german.aim](observerOf(german, book))}.`,
    'Who alone has done what he came for wins; where both have, or neither, who has more points. ' +
      `A machine of theirs that is down or has landed brings hers, one that has flown off half of them: ${listed(pointsOf({ allied, german }, book))}.`,
    `${capital(counted(turns, 'turn'))} at the most.`,
  ].join('\n');
}

/** Whoever has the camera and the key: a two-seater, where there is one. */
function observerOf({ machines }: SideScenario['allied'], { fights }: Rulebook): string {
  const { dashboards } = fights['winged-victory'];
  return machines.some(({ dashboard }) => (dashboards[dashboard]?.seats ?? 1) > 1) ? 'a two-seater' : 'a machine';
}

const AIMS: Readonly<Record<Aim, (observer: string) => string>> = {
  'hold-the-front': () =>
    `are to hold the front: at the end more of them than of the others are to fly within ${FRONT} hexes of its middle`,
  'stop-theirs': () => 'have only to stop the others: it is done where those have not done theirs',
  photograph: (observer) =>
    `are to fly ${observer} level over the target, and to bring the plate home over their own edge`,
  direct: (observer) =>
    `are to direct guns: for ${counted(DIRECTION.turns, 'turn')} ${observer} of theirs keeps within ${counted(DIRECTION.near, 'megahex', 'megahexes')} of the target, with no enemy engaged`,
  destroy: () => 'are to destroy the target; the guns that look after it do not count',
};

/** What each type on the mats is worth, once. */
function pointsOf({ allied, german }: Pick<SideScenario, 'allied' | 'german'>, book: Rulebook): string[] {
  const { dashboards } = book.fights['winged-victory'];
  const types = new Set([...german.machines, ...allied.machines].map(({ dashboard }) => dashboard));
  return [...types].map((type) => `${dashboardName(type, book)} ${dashboards[type]?.points ?? 0}`);
}
