import { type Airman, isLost } from '../campaign/aircrew.ts';
import { everybody, lastDayOf } from '../campaign/campaign.ts';
import { lettersOf } from '../campaign/honours.ts';
import type { Rulebook } from '../cards/rulebook.ts';
import type { ListedCampaign } from '../logbook/outline.ts';
import { written } from './report/prose.ts';
import { standingText } from './tables/people-rows.ts';

/** A man of a finished campaign. */
export interface Famous {
  readonly name: string;
  readonly campaign: string;
  readonly kills: number;
  readonly balloons: number;
  readonly missions: number;
  readonly decorations: string;
  readonly standing: string;
}

interface Finished {
  readonly name: string;
  readonly campaign: ListedCampaign;
}

/** The campaign in his line. */
interface EndedCampaign {
  readonly name: string;
  readonly lastDay: number;
}

/** The number of places. */
const PLACES = 20;

/** (44) Men with a victory or a balloon, sorted by the sum of both, then by missions; from all finished campaigns. */
export const hallOfFame = (finished: readonly Finished[], book: Rulebook): Famous[] =>
  finished
    .flatMap(({ name, campaign }) =>
      everybody(campaign).map((man) => famousAs(man, { name, lastDay: lastDayOf(campaign) }, book)),
    )
    .filter(({ kills, balloons }) => kills + balloons > 0)
    .sort((a, b) => b.kills + b.balloons - a.kills - a.balloons || b.missions - a.missions)
    .slice(0, PLACES);

function famousAs(man: Airman, { name: campaign, lastDay }: EndedCampaign, book: Rulebook): Famous {
  const { kills, balloons, missions } = man;
  return {
    name: written(man),
    campaign,
    kills,
    balloons,
    missions,
    decorations: lettersOf(man, book),
    standing: isLost(man) ? standingText(man, lastDay + 1) : 'came through',
  };
}
