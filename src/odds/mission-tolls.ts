import { byName } from '../cards/by-name.ts';
import tolls from './mission-tolls.json' with { type: 'json' };

/** The simulated results of missions of a kind. */
export interface MissionToll {
  readonly flown: number;
  /** Machines lost, and men killed or captured. */
  readonly machines: number;
  readonly men: number;
}

/** The number of simulated campaigns. */
export const TOLL_CAMPAIGNS: number = tolls.campaigns;

const MISSIONS: ReadonlyMap<string, MissionToll> = byName<MissionToll>(tolls.missions);

/** The mean cost of a kind of mission; nothing for a kind that was never simulated. */
export const tollOf = (mission: string): MissionToll | undefined => MISSIONS.get(mission);
