import type { Seat } from '../seat.ts';
import { typeFirst } from './ahead.ts';

/** Asks for a line below the page, with the text typed at a pause in it. */
export function askBelow(message: string, { live, ask }: Pick<Seat, 'live' | 'ask'>): Promise<string | undefined> {
  typeFirst(live?.takeBegun() ?? '');
  return ask(message);
}
