import type { TrackView } from '../../../src/kit/fight/track-view.ts';

/** A track without machines, for questions in which it does not matter. */
export const EMPTY_TRACK: TrackView = { machines: [], duels: [], phase: 1, altitude: 9000, dfd: 30 };
