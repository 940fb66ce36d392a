/** How much is told between the missions: the bare day, a word of breakfast and mess, or all there is. */
export type Measure = 'terse' | 'usual' | 'full';
