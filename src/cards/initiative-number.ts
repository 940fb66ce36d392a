/** The altitude columns of an Aircraft Card. */
export type AltitudeColumn = 'low' | 'middle' | 'high';

const LOW_TO = 5000;
const MIDDLE_TO = 12_000;

/** The first row of an Aircraft Card: a roll of 2 by a pilot of Pilot Skill 1. */
export const LOWEST_TOTAL = 3;

export function columnAt(altitude: number): AltitudeColumn {
  if (altitude <= LOW_TO) return 'low';
  return altitude <= MIDDLE_TO ? 'middle' : 'high';
}
