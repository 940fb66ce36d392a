import { bare } from '../cards/bare.ts';
import { pageWidth, wrap } from '../page/paper.ts';
import { asRun } from './advice.ts';

/** Says what is wrong where it is read: a terminal has it broken between its words, a script in one line. */
export function tellWrong(text: string): void {
  const { isTTY, columns } = process.stderr;
  const told = bare(asRun(text));
  process.stderr.write(isTTY ? wrap(told, { width: pageWidth(columns) }) : told);
}
