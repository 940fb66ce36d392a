import { type Position, sideAsked } from '../../logbook/play-on.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { Fault } from '../../shell/faults.ts';
import { blankPage, gather, print, printGathered, printJson } from '../../shell/page.ts';
import type { Side } from '../../table/sides.ts';
import { isQuit } from '../menu.ts';
import { type Came, isListed, type Seat } from '../seat.ts';
import { askBelow } from '../typed/ask-below.ts';
import { teachAndLay } from './teach.ts';

const NAMES: Readonly<Record<Side, string>> = { allied: 'Allied', german: 'German' };

/**
 * Where two players with secrets sit at one page, it is blanked before the other side's question. What both may know of
 * what has happened lies on the blank page for both, and one Enter of who sits down next has his own behind it. No
 * curtain falls at the very beginning, where both have read the same, nor where neither page has anything on it that
 * the other may not see. A list of answers has no line for it. Says whether somebody went on.
 */
export async function handOver(seat: Seat): Promise<'on' | 'away'> {
  const { sitting, setting, teller } = seat;
  const side = sideAsked(sitting.position);
  if (!setting.handsOver || side === undefined) return 'on';
  if (isCurtainDue(seat)) return drawCurtain(side, seat);
  seat.page = isKept(seat) ? 'kept' : 'open';
  // Where nothing is kept from anybody both have read the page, and it goes on.
  if (side !== teller.reader) teller.turnTo(side);
  return 'on';
}

/**
 * Takes a step, and tells what came of it; not where the page goes to the other side next, for then whose step it was
 * would have to read it first: it is told behind the curtain.
 */
export async function hearStep(act: () => Promise<Came>, seat: Seat): Promise<Came> {
  const { setting, teller } = seat;
  if (!setting.handsOver || isListed(seat)) return hear(act, seat);
  const { reader, heard } = teller;
  const before = heard.by(reader);
  seat.toldBoth = undefined;
  const { done, text } = await gather(act);
  if (done !== 'on' || !isCurtainDue(seat)) {
    return hear(async () => {
      printGathered(text);
      return done;
    }, seat);
  }
  heard.unhear(reader, before);
  return done;
}

const hear = (act: () => Promise<Came>, { live }: Seat): Promise<Came> => (live ? live.hear(act) : act());

/**
 * Whether the page goes to the other side now, and has something on it or will have that is not for both; or stays with
 * this one, and what both have looked at together is no more for both.
 */
export function isCurtainDue(seat: Seat): boolean {
  const side = sideAsked(seat.sitting.position);
  if (!seat.setting.handsOver || side === undefined) return false;
  return side === seat.teller.reader ? isClosing(seat) : isKept(seat);
}

const isClosing = ({ page, sitting }: Seat): boolean => page === 'open' && !isOpenPage(sitting.position);

const isKept = (seat: Seat): boolean => seat.page === 'kept' || !isOpenPage(seat.sitting.position);

async function drawCurtain(side: Side, seat: Seat): Promise<'on' | 'away'> {
  const { json, script, paper } = seat;
  const over = `Hand over to the ${NAMES[side]} side; Enter when ready.`;
  if (json) printJson({ handOver: side });
  else if (script) print(`\n${over}`, paper);
  else if ((await changePlaces(over, seat)) === 'away') return 'away';
  seat.page = isOpenPage(seat.sitting.position) ? 'open' : 'kept';
  return tellAnew(side, seat);
}

/** Whether there is nothing on the page that the other side may not see; a card that is drawn, it may not. */
const isOpenPage = (position: Position): boolean =>
  position.status === 'asking' && askingOf(position.question).isOpen?.(position.question.about) === true;

/** What a side has not been told yet is its news. */
async function tellAnew(side: Side, seat: Seat): Promise<'on' | 'away'> {
  const tell = async (): Promise<Came> => {
    seat.sitting.sitDown();
    seat.teller.handOver(side);
    teachAndLay(seat);
    return 'on';
  };
  return (await hear(tell, seat)) === 'away' ? 'away' : 'on';
}

/**
 * The page keeps nothing of the one side, has what both may know, and waits for the other. Enter alone draws the curtain
 * aside: who types more may be the one who should look away, and takes it for a question of his own.
 */
async function changePlaces(over: string, seat: Seat): Promise<'on' | 'away'> {
  const both = await knownToBoth(seat);
  seat.diceAhead = undefined;
  for (let note = ''; ; note = NOWHERE) {
    if ((await layBefore(note, both, seat)) === 'away') return 'away';
    const line = await askBelow(over, seat);
    if (line === undefined || isQuit(line, [])) return 'away';
    if (line.trim() === '') return 'on';
  }
}

const NOWHERE = 'What is typed at the curtain goes nowhere: Enter alone draws it aside, quit leaves.';

/** What both may know of what has happened; nothing new at the very beginning. */
async function knownToBoth({ sitting, teller, live, paper, toldBoth }: Seat): Promise<string | undefined> {
  if (sitting.isFresh && teller.reader === 'bystander') return undefined;
  live?.forget();
  const { text } = await gather(async () => {
    if (toldBoth !== undefined) print(toldBoth, paper);
    teller.tellBoth();
    return 'on';
  });
  return text;
}

async function layBefore(note: string, both: string | undefined, { live, paper }: Seat): Promise<Came> {
  if (both !== undefined) blankPage();
  if (note !== '') print(note, paper);
  if (both !== undefined && live) return live.share(both);
  printGathered(both ?? '');
  return 'on';
}

/** A terminal that can only print keeps what one side has typed for the other to read: two such players are refused. */
export function expectWipedPage(): void {
  if (process.env['TERM'] === 'dumb') throw new Fault(KEPT);
}

const KEPT =
  'This terminal (TERM=dumb) keeps every line, and what one side plans would stand there for the other to read. ' +
  'Two players need one that can be wiped; against the program this one will do.';
