/** How much is told between the missions: the facts only, a little of breakfast and mess, or everything. */
export type ToldAmount = 'terse' | 'usual' | 'full';
