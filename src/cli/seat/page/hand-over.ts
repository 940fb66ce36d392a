import type { Side } from '../../../table/sides.ts';
import { blankPage, print, printJson } from '../../shell/page.ts';
import type { Came, Seat } from '../seat.ts';
import { sideAsked } from './reader.ts';

const NAMES: Readonly<Record<Side, string>> = { allied: 'Allied', german: 'German' };

const READ = 'Enter when you have read this: the page is then blanked for the other side.';

/**
 * Where two players with secrets sit at one page, it is blanked before the other side's question, and nothing more is
 * shown until they have changed places; not at the very beginning, where both have read the same. A list of answers has
 * no line for it. Says whether somebody went on.
 */
export async function handOver(seat: Seat): Promise<'on' | 'away'> {
  const { sitting, setting, teller } = seat;
  const side = sideAsked(sitting.position);
  if (!setting.handsOver || side === undefined || side === teller.reader) return 'on';
  if ((await changePlaces(side, seat)) === 'away') return 'away';
  return tellAnew(side, seat);
}

/** A page keeps nothing of the other side; what its own has not been told yet is its news. */
async function tellAnew(side: Side, { live, sitting, teller }: Seat): Promise<'on' | 'away'> {
  live?.forget();
  sitting.sitDown();
  const tell = async (): Promise<Came> => {
    teller.handOver(side);
    return 'on';
  };
  return (await (live ? live.hear(tell) : tell())) === 'away' ? 'away' : 'on';
}

async function changePlaces(side: Side, seat: Seat): Promise<'on' | 'away'> {
  const { json, script, ask, paper, sitting, teller } = seat;
  const over = `Hand over to the ${NAMES[side]} side; Enter when ready.`;
  if (json) printJson({ handOver: side });
  else if (script) print(`\n${over}`, paper);
  else if (sitting.isFresh && teller.reader === 'bystander') return isThere(await ask(over)) ? 'on' : 'away';
  else return (await isRead(over, seat)) ? 'on' : 'away';
  return 'on';
}

/** Whether both have been there: the one until he had read his news, the other to go on. */
async function isRead(over: string, { ask, hasNoNews }: Seat): Promise<boolean> {
  if (!hasNoNews && !isThere(await ask(READ))) return false;
  blankPage();
  return isThere(await ask(over));
}

const isThere = (line: string | undefined): boolean => line !== undefined && line.trim() !== 'quit';
