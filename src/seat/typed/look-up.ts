import { readTyped } from '../../page/read-typed.ts';

/** Whether a line that is no answer looks something up. */
export const isLookUp = (line: string, answers: readonly string[]): boolean =>
  line.trim() !== '' && readTyped(line, answers).is === 'command';

/** A command typed where a text waited is the next line. An answer is dropped: its question did not stand yet. */
export const lookUpOf = (asks: string | undefined, answers: readonly string[]): readonly string[] | undefined =>
  asks !== undefined && isLookUp(asks, answers) ? [asks] : undefined;
