import type { Moment, MomentKind, MomentOf } from './kinds.ts';

/** Those of one kind, in their order. */
export const ofKind = <K extends MomentKind>(moments: readonly Moment[], kind: K): MomentOf<K>[] =>
  moments.filter((moment): moment is MomentOf<K> => moment.type === kind);
