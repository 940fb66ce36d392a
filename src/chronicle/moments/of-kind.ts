import type { Moment, MomentKind, MomentOf } from './kinds.ts';

/** The moments of one kind, in order. */
export const ofKind = <K extends MomentKind>(moments: readonly Moment[], kind: K): MomentOf<K>[] =>
  moments.filter((moment): moment is MomentOf<K> => moment.type === kind);
