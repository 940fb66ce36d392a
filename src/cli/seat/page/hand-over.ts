import type { Position } from '../../../logbook/play-on.ts';
import type { Side } from '../../../table/sides.ts';
import { askingOf } from '../../../terminal/asking/questions.ts';
import { Fault } from '../../shell/faults.ts';
import { blankPage, print, printJson } from '../../shell/page.ts';
import type { Came, Seat } from '../seat.ts';
import { sideAsked } from './reader.ts';

const NAMES: Readonly<Record<Side, string>> = { allied: 'Allied', german: 'German' };

const READ = 'Enter when you have read this: the page is then blanked for the other side.';

/**
 * Where two players with secrets sit at one page, it is blanked before the other side's question, and nothing more is
 * shown until they have changed places; not at the very beginning, where both have read the same, nor where neither
 * page has anything on it that the other may not see. A list of answers has no line for it. Says whether somebody went
 * on.
 */
export async function handOver(seat: Seat): Promise<'on' | 'away'> {
  const { sitting, setting, teller } = seat;
  const side = sideAsked(sitting.position);
  if (!setting.handsOver || side === undefined) return 'on';
  const isKept = seat.page === 'kept' || !isOpenPage(sitting.position);
  if (side !== teller.reader && isKept) return drawCurtain(side, seat);
  seat.page = isKept ? 'kept' : 'open';
  if (side !== teller.reader) turnTo(side, seat);
  return 'on';
}

async function drawCurtain(side: Side, seat: Seat): Promise<'on' | 'away'> {
  if ((await changePlaces(side, seat)) === 'away') return 'away';
  seat.page = isOpenPage(seat.sitting.position) ? 'open' : 'kept';
  return tellAnew(side, seat);
}

/** Whether there is nothing on the page that the other side may not see; a card that is drawn, it may not. */
const isOpenPage = (position: Position): boolean =>
  position.status === 'asking' && askingOf(position.question).isOpen?.(position.question.about) === true;

/** Where nothing is kept from anybody both have read the page, and it goes on. */
function turnTo(side: Side, { sitting, teller }: Seat): void {
  sitting.sitDown();
  teller.turnTo(side);
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
async function isRead(over: string, { ask, hasNoNews, live }: Seat): Promise<boolean> {
  if (!hasNoNews && !live?.hasRead && !isThere(await ask(READ))) return false;
  blankPage();
  return isThere(await ask(over));
}

/** A terminal that can only print keeps what one side has typed for the other to read: two such players are refused. */
export function expectWipedPage(): void {
  if (process.env['TERM'] === 'dumb') throw new Fault(KEPT);
}

const KEPT =
  'This terminal (TERM=dumb) keeps every line, and what one side plans would stand there for the other to read. ' +
  'Two players need one that can be wiped; against the program this one will do.';

const isThere = (line: string | undefined): boolean => line !== undefined && line.trim() !== 'quit';
