import { type Position, sideAsked } from '../../logbook/play-on.ts';
import { askingOf } from '../../questions/asking/questions.ts';
import { Fault } from '../../shell/faults.ts';
import { blankPage, gather, type PrintedPart, print, printGathered, printJson, takeSaid } from '../../shell/page.ts';
import type { Side } from '../../table/sides.ts';
import { isQuit } from '../menu.ts';
import { isScripted, type Seat, type StepResult } from '../seat.ts';
import { askBelow } from '../typed/ask-below.ts';
import { teachAndLay } from './teach.ts';

const NAMES: Readonly<Record<Side, string>> = { allied: 'Allied', german: 'German' };

/**
 * Where two players with secrets share a page, clears it before the other side's question. The news for both lie on the
 * empty page, and one Enter of the next player reveals his own page. It is not cleared at the very beginning, when both
 * have read the same, nor where neither page has secrets. A list of answers has no line for it. Returns whether
 * somebody continued.
 */
export async function handOver(seat: Seat): Promise<'on' | 'away'> {
  const { sitting, setting, teller } = seat;
  const side = sideAsked(sitting.position);
  if (!setting.handsOver || side === undefined) return 'on';
  if (isCurtainDue(seat)) return drawCurtain(side, seat);
  seat.page = isKept(seat) ? 'kept' : 'open';
  // Without secrets both have read the page, and it goes on.
  if (side !== teller.reader) teller.turnTo(side);
  return 'on';
}

/**
 * Takes a step and tells its result. If the page goes to the other side next, the result is told only after the
 * handover, because otherwise the wrong player would read it.
 */
export async function hearStep(act: () => Promise<StepResult>, seat: Seat): Promise<StepResult> {
  const { setting, teller } = seat;
  if (!setting.handsOver || isScripted(seat)) return hear(act, seat);
  const { reader, heard } = teller;
  const before = heard.by(reader);
  seat.told.both = undefined;
  const { done, printed } = await gather(act);
  if (done !== 'on' || !isCurtainDue(seat)) {
    return hear(async () => {
      printGathered(printed);
      return done;
    }, seat);
  }
  heard.unhear(reader, before);
  return done;
}

const hear = (act: () => Promise<StepResult>, { live }: Seat): Promise<StepResult> => (live ? live.hear(act) : act());

/**
 * Whether the page goes to the other side now, and one of the two pages has secrets; or it stays, but what both have
 * looked at together is no longer for both.
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

/** Whether the page shows nothing that the other side may not see; a drawn card is secret. */
const isOpenPage = (position: Position): boolean =>
  position.status === 'asking' && askingOf(position.question).isOpen?.(position.question.about) === true;

/** What a side has not been told yet is its news. */
async function tellAnew(side: Side, seat: Seat): Promise<'on' | 'away'> {
  takeSaid();
  seat.told.stands = undefined;
  const tell = async (): Promise<StepResult> => {
    seat.sitting.sitDown();
    seat.teller.handOver(side);
    teachAndLay(seat);
    return 'on';
  };
  return (await hear(tell, seat)) === 'away' ? 'away' : 'on';
}

/**
 * Clears the page of the one side, shows what both may know, and waits for the other. Only Enter reveals the next page:
 * text may come from the player who should look away.
 */
async function changePlaces(over: string, seat: Seat): Promise<'on' | 'away'> {
  const both = await knownToBoth(seat);
  seat.typed.dice = undefined;
  for (let note = ''; ; note = NOWHERE) {
    if ((await layBefore(note, both, seat)) === 'away') return 'away';
    const line = await askBelow(over, seat);
    if (line === undefined || isQuit(line, [])) return 'away';
    if (line.trim() === '') return 'on';
  }
}

const NOWHERE = 'What is typed at the curtain goes nowhere: Enter alone draws it aside, quit leaves.';

/** The news that both may know; empty at the very beginning. */
async function knownToBoth({ sitting, teller, live, paper, told }: Seat): Promise<readonly PrintedPart[] | undefined> {
  if (sitting.isFresh && teller.reader === 'bystander') return undefined;
  live?.forget();
  const { printed } = await gather(async () => {
    if (told.both !== undefined) print(told.both, paper);
    teller.tellBoth();
    return 'on';
  });
  return printed;
}

async function layBefore(
  note: string,
  both: readonly PrintedPart[] | undefined,
  { live, paper }: Seat,
): Promise<StepResult> {
  if (both !== undefined) blankPage();
  if (note !== '') print(note, paper);
  if (both !== undefined && live) return live.share(both);
  printGathered(both ?? []);
  return 'on';
}

/** A terminal that can only print keeps typed text visible for the other side: two such players are refused. */
export function expectWipedPage(): void {
  if (process.env['TERM'] === 'dumb') throw new Fault(KEPT);
}

const KEPT =
  'This terminal (TERM=dumb) keeps every line, and what one side plans would stand there for the other to read. ' +
  'Two players need one that can be wiped; against the program this one will do.';
