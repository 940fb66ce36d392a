export const POLICY_NAMES = ['prudent', 'bold', 'by-the-book', 'expert', 'random'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

export const isPolicyName = (name: string): name is PolicyName => POLICY_NAMES.some((each) => each === name);
