/** The ways to fight out a Dog-Fight: the campaign's own on the Initiative Track first. */
export const SYSTEMS = ['wings-over-france', 'wings-of-war', 'wings-of-glory', 'winged-victory'] as const;
export type SystemName = (typeof SYSTEMS)[number];

/** A system by the name that its own box has. */
export const TITLES: Readonly<Record<SystemName, string>> = {
  'wings-over-france': 'Wings over France',
  'wings-of-war': 'Wings of War',
  'wings-of-glory': 'Wings of Glory',
  'winged-victory': 'Winged Victory',
};
