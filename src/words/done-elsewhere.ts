import type { Rulebook } from '../cards/rulebook.ts';

/** A special task of another flight of the squadron, and its result. */
export interface DoneElsewhere {
  readonly task: string;
  readonly end: 'done' | 'failed';
}

/** Ours: the result, as told in the evening and in the record. */
export function doneElsewhereText({ task: id, end }: DoneElsewhere, { tasks }: Pick<Rulebook, 'tasks'>): string {
  const { task = id, chain = '', step = 0 } = tasks[id] ?? {};
  const flown = `${task} was flown by another flight of the squadron`;
  if (end === 'failed') return `${flown}, and came to nothing. Nothing more will be asked of ${chain}.`;
  const goesOn = Object.values(tasks).some((each) => each.chain === chain && each.step > step);
  return `${flown}, and done; the points and the thanks are theirs${goesOn ? `, and ${chain} goes on` : ''}.`;
}
