import { readTyped } from '../../page/read-typed.ts';

/** Whether a line that is no answer looks something up. */
export const isLookUp = (line: string, answers: readonly string[]): boolean =>
  line.trim() !== '' && readTyped(line, answers).is === 'command';

/** What was asked for where a text waited, as the next line: the word of an answer is dropped, for it was not asked yet. */
export const lookUpOf = (asks: string | undefined, answers: readonly string[]): readonly string[] | undefined =>
  asks !== undefined && isLookUp(asks, answers) ? [asks] : undefined;
