/** The ways to fight out a Dog-Fight: the campaign's own on the Initiative Track first. */
export const SYSTEM_NAMES = [
  'wings-over-france',
  'wings-of-war',
  'wings-of-glory',
  'winged-victory',
  'clouds-of-glory',
] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

/** The campaign's own: a campaign that names none is fought by it. */
export const OWN_SYSTEM: SystemName = 'wings-over-france';
