import { Fault } from '../shell/faults.ts';
import { print } from '../shell/page.ts';
import type { Came, Seat } from './seat.ts';

/** Tells the player what will not do, and asks again; a script ends there. */
export function wrong(sentence: string, { script, paper }: Pick<Seat, 'script' | 'paper'>): Came {
  if (script) throw new Fault(sentence);
  print(sentence, paper);
  return 'nowhere';
}
