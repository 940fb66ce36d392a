/** The ranks, the lowest first. */
export const RANKS = ['Air Mechanic', 'Sergeant', 'Second Lieutenant', 'Lieutenant', 'Captain', 'Major'] as const;

export const DECORATIONS = [
  'military-cross',
  'bar-to-military-cross',
  'distinguished-service-order',
  'military-medal',
  'distinguished-conduct-medal',
] as const;
