import { byName } from '../cards/by-name.ts';
import tolls from './mission-tolls.json' with { type: 'json' };

/** What missions of a kind came to, as they were simulated. */
export interface MissionToll {
  readonly flown: number;
  /** Machines lost, and men killed or taken. */
  readonly machines: number;
  readonly men: number;
}

/** In how many campaigns it was counted. */
export const TOLL_CAMPAIGNS: number = tolls.campaigns;

const MISSIONS: ReadonlyMap<string, MissionToll> = byName<MissionToll>(tolls.missions);

/** What a kind of mission cost; nothing, of one that nobody has simulated. */
export const tollOf = (mission: string): MissionToll | undefined => MISSIONS.get(mission);
