import { type Airman, isFit } from '../../campaign/aircrew.ts';
import { everybody } from '../../campaign/campaign.ts';
import { readBand } from '../../cards/band.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { allFlown, type Lived } from '../lived.ts';
import type { Due } from './thread.ts';

/** A man who has flown on so many days in succession is due for leave. */
const DAYS_RUNNING = 7;

/** What is due to those who are with the flight this morning. */
export function dueIn(lived: Lived): Due[] {
  const { now, book } = lived;
  return everybody(now)
    .filter((man) => isFit(man, now.day))
    .flatMap((man) => [
      ...(hasFlownOn(man, lived) ? [{ man: man.id, is: 'leave' as const }] : []),
      ...(isOwedAMedal(man, book) ? [{ man: man.id, is: 'medal' as const }] : []),
      ...(isBreaking(man, book) ? [{ man: man.id, is: 'breakdown' as const }] : []),
    ]);
}

/** Without a day on the ground, up to yesterday. */
function hasFlownOn({ id }: Airman, lived: Lived): boolean {
  const flew = new Set(
    allFlown(lived)
      .filter(({ began }) => began.machines.some(({ men }) => men.some(({ airman }) => airman === id)))
      .map(({ day }) => day),
  );
  return Array.from({ length: DAYS_RUNNING }, (_, i) => lived.now.day - 1 - i).every((day) => flew.has(day));
}

/** (45) He has enough victories for the first decoration of his rank, but has none and no recommendation. */
function isOwedAMedal({ rank, kills, balloons, decorations, recommended }: Airman, { honours }: Rulebook): boolean {
  if (recommended || (decorations ?? []).length > 0) return false;
  const first = honours.decorations.find(({ ranks, after }) => after === undefined && ranks.includes(rank));
  return first !== undefined && kills + balloons >= first.victories;
}

/** (45) His letter is the lowest on the card. */
const isBreaking = ({ bravery }: Airman, { pilotSkillFiringAndBravery: { letters } }: Rulebook): boolean =>
  readBand(letters, bravery).letter === 'S';
