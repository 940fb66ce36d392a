/** The bands of speed, slowest first. */
export const BANDS = ['Stall', 'Slow', 'Medium', 'High', 'Dive'] as const;
export type SpeedBand = (typeof BANDS)[number];

export const BURSTS = ['short', 'normal', 'sustained'] as const;
export type Burst = (typeof BURSTS)[number];
