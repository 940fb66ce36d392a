import { diceInHand } from '../../cards/dice.ts';
import { turnsOf } from '../../chronicle/untold.ts';
import { isCheck, lineOf } from '../../games/table.ts';
import { isThrown } from '../../logbook/journal.ts';
import type { LogBook } from '../../logbook/logbook.ts';
import { daysOf, throwsIn } from '../../logbook/standing.ts';
import { type FaceCount, faceCounts } from '../../odds/luck/fair-dice.ts';
import { luckLedger } from '../../odds/luck/ledger.ts';
import { luckPage, throwSentence } from '../../screens/pages/luck-page.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { livedIn } from '../../seat/sit-down/open-chronicle.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

/** `wof luck NAME`: every throw of a campaign against its exact odds, and the dice themselves against fair ones. */
export async function luck(name: string, options: GlobalOptions): Promise<void> {
  const log = readCampaign(name, options);
  const book = await cardsOf(log, options);
  const lived = await livedIn(log, book, 'turns');
  const { known, note } = turnsOf(lived);
  const ledger = luckLedger(known, book);
  const dice = { program: facesOf(log, 'program'), hand: facesOf(log, 'hand') };
  if (options.json) {
    const worded = (throws: typeof ledger.costliest) =>
      throws.map((each) => ({ day: each.day, points: each.lucky.worth, words: throwSentence(each, book) }));
    const { lines, worth, costliest, kindest, unweighed } = ledger;
    return printJson({
      campaign: name,
      points: worth,
      lines,
      costliest: worded(costliest),
      kindest: worded(kindest),
      unweighed,
      dice,
      ...(note !== undefined && { untold: note }),
    });
  }
  const paper = thePaper(options);
  print([luckPage(ledger, dice, book, paper), ...leftOut(note)].join('\n\n'), paper);
}

/** The throws of a day whose turns are unknown cannot be weighed, but their dice are counted. */
const leftOut = (note: string | undefined): string[] =>
  note === undefined ? [] : [`${note} Their throws are not weighed here; how all dice fell is counted of every day.`];

/** The faces of all six-sided dice, of the program's or of the player's own. */
function facesOf({ standing }: LogBook, thrownBy: 'program' | 'hand'): FaceCount[] {
  const fell = daysOf(standing).flatMap(({ journal, next }) => [
    ...journal.entries,
    ...(next ? throwsIn(next.dawn) : []),
  ]);
  const faces = fell.flatMap((entry) => {
    if (!isThrown(entry) || entry.byHand !== (thrownBy === 'hand') || !isCheck(entry.threw)) return [];
    return diceInHand(lineOf(entry.threw).dice).sides === 6 ? [...entry.faces] : [];
  });
  return faces.length === 0 ? [] : faceCounts(faces);
}
