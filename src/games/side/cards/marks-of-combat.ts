/** (V012) The meaning of a pilot's marker. */
export const SKILLS = ['recruit', 'expert', 'ace'] as const;
export type SkillMark = (typeof SKILLS)[number];

/** The side from which the target is seen, V084. */
const ASPECTS = ['front', 'side', 'rear'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The optional rules of the game. */
export const OPTIONS = [
  'dive-exit',
  'handling-tests',
  'low-behind',
  'target-size',
  'aimed-locations',
  'goggles',
  'west-wind',
  'sixty-degree-bombing',
  'time-freezing',
] as const;
export type OptionName = (typeof OPTIONS)[number];

/** The six sixths around a machine, in its own frame. */
export const SIXTHS = ['ahead', 'above-ahead', 'above-behind', 'behind', 'below-behind', 'below-ahead'] as const;
export type Sixth = (typeof SIXTHS)[number];
