import { print, show } from '../shell/page.ts';
import { askedIn } from './lay-out.ts';
import type { Seat } from './seat.ts';

/** So many lines clear the screen of a terminal of any size. */
const BLANK_PAGE = 60;
const PLAYERS = { allied: 'the Allied player', german: 'the German player' } as const;

/**
 * Between two players who share a page it is blank until the other has sat down. Says whether anybody is there. A
 * program that reads JSON, and a list of answers, need no blank page.
 */
export async function handOver({ sitting, setting, shown, paper, ask, json, isScript }: Seat): Promise<boolean> {
  const question = askedIn(sitting.position);
  const side = question && setting.hidesFrom(question);
  if (side === undefined || side === shown.side) return true;
  shown.side = side;
  if (json || isScript) return true;
  show('\n'.repeat(BLANK_PAGE));
  print(`Hand over to ${PLAYERS[side]}.`, paper);
  return (await ask('Enter when the other has turned away.')) !== undefined;
}
