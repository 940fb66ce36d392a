import { readTyped } from '../../page/read-typed.ts';

/** Whether a line that is no answer looks something up. */
export const isLookUp = (line: string, answers: readonly string[]): boolean =>
  line.trim() !== '' && readTyped(line, answers).is === 'command';
