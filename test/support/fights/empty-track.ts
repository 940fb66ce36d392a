import type { TrackView } from '../../../src/kit/fight/track-view.ts';

/** A track on which nobody flies, for questions in which it is not what matters. */
export const EMPTY_TRACK: TrackView = { machines: [], duels: [], phase: 1, altitude: 9000, dfd: 30 };
