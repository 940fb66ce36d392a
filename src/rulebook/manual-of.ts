import type { Mission } from './cards/mission.ts';
import { promised } from './promised.ts';
import type { Rulebook } from './rulebook.ts';

export const manualOf = (mission: string, { missions }: Rulebook): Mission =>
  promised(missions[mission], `Mission Briefing Manual called ${mission}`);
