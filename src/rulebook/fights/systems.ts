/** The ways to fight out a Dog-Fight: the campaign's own on the Initiative Track first. */
export const SYSTEMS = ['wings-over-france', 'clouds-of-glory'] as const;
export type SystemName = (typeof SYSTEMS)[number];

/** A system by the name that its own box has. */
export const TITLES: Readonly<Record<SystemName, string>> = {
  'wings-over-france': 'Wings over France',
  'clouds-of-glory': 'In Clouds of Glory',
};
