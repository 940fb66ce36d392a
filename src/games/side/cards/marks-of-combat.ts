/** (V012) What a pilot's marker says of him. */
export const SKILLS = ['recruit', 'expert', 'ace'] as const;
export type SkillMark = (typeof SKILLS)[number];

/** From where the target is seen, V084. */
const ASPECTS = ['front', 'side', 'rear'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The optional rules, which the seed prints in green. */
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

/** The six sixths about a machine, in its own frame. */
export const SIXTHS = ['ahead', 'above-ahead', 'above-behind', 'behind', 'below-behind', 'below-ahead'] as const;
export type Sixth = (typeof SIXTHS)[number];
