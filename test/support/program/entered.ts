import { vi } from 'vitest';
import { isAnswer } from '../../../src/logbook/record.ts';
import { sit } from '../../../src/seat/sit.ts';
import { sitDown } from '../../bench/keys/by-hand.ts';
import { book } from '../cards/book.ts';

/** The result of pressing only Enter: the output between two presses, and the log-book in the end. */
interface Entered {
  readonly told: readonly string[];
  /** What was answered to each question of a kind, whoever gave it. */
  readonly given: (to: string) => string[];
}

/** A first day planned by `propose`, and then only Enter at a seat in this process, until a text has been told. */
export async function entered(seed: string, until: string, most: number): Promise<Entered> {
  const told: string[] = [];
  let page = '';
  const hear = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    page += String(text);
    return true;
  });
  const ask = async (): Promise<string | undefined> => {
    told.push(page.replace(/\s+/g, ' '));
    page = '';
    if (told.at(-1)?.includes(until)) return undefined;
    if (told.length > most) throw new Error(`"${until}" was not told by ${most} lines. The last: ${told.at(-1)}`);
    return told.length === 1 ? 'propose' : '';
  };
  const { sitting, seat } = sitDown({ seed, fights: undefined }, book, ask);
  await sit(seat).finally(() => hear.mockRestore());
  const answers = sitting.log.records.filter(isAnswer);
  return { told, given: (to) => answers.flatMap(({ asked, answer }) => (asked === to ? [answer] : [])) };
}
