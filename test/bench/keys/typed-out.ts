import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { called, type Size, Window } from '../../support/program/window.ts';
import type { Begun } from './by-hand.ts';

/** What a player has typed, pressed and read so far at the page. */
export interface Counted {
  /** Lines that he typed; the Enters at pauses are none. */
  readonly typed: number;
  /** Keys that he pressed, with every Enter. */
  readonly keys: number;
  /** Lines in the record above the page. */
  readonly record: number;
}

/** The same, and how many answers the log-book has of it, turn by turn. */
export interface Day extends Counted {
  readonly answers: number;
  /** How far he was before each line, and at the end. */
  readonly before: readonly Counted[];
}

const SIZE: Size = { columns: 80, rows: 24 };
const ENTER = '\r';
const CTRL_D = '\u0004';
const PAUSES = /Enter (goes on|for more)[^\n]*\n*$/;
const WAITS = /\n>\s*$|Enter (goes on|for more)[^\n]*\n*$/;

/** Types lines at the page of a new campaign, in a real terminal of 80 by 24, and an Enter wherever it waits for one. */
export async function typeOut({ seed, fights }: Begun, lines: readonly string[]): Promise<Day> {
  const saves = mkdtempSync(join(tmpdir(), 'wof-keys-'));
  const by = fights === undefined ? [] : ['--fights', fights, '--against', 'steady'];
  const window = new Window(saves, called('new', 'by-hand', '--seed', seed, ...by), SIZE);
  const before: Counted[] = [];
  let keys = 0;
  const counted = (typed: number): Counted => ({
    typed,
    keys,
    record: window.record.join('\n').trimEnd().split('\n').length,
  });
  const press = (line: string): void => {
    keys += line.length + 1;
    window.press(`${line}${ENTER}`);
  };
  /** The page waits for an answer. */
  const asked = async (): Promise<void> => {
    while (PAUSES.test(await window.shows(WAITS))) press('');
  };
  const typeAll = async (): Promise<Counted> => {
    for (const line of lines) {
      await asked();
      before.push(counted(before.length));
      press(line);
    }
    await asked();
    return counted(lines.length);
  };
  const end = await typeAll().finally(() => window.press(CTRL_D));
  await window.ended;
  const book = readFileSync(join(saves, 'by-hand.wof.jsonl'), 'utf8').split('\n');
  rmSync(saves, { recursive: true, force: true, maxRetries: 5 });
  return { ...end, answers: book.filter((line) => line.startsWith('[')).length, before: [...before, end] };
}
