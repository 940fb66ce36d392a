import type { HexId } from '../../cards/hexes.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { quoted } from '../../page/quoted.ts';
import { hexNamed } from '../../questions/map/course-words.ts';
import { drawMap } from '../../questions/map/map.ts';
import { hexInWords, mapInWords, targetsInWords } from '../../questions/map/map-words.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printFingerprint, printJson, show, thePaper } from '../../shell/page.ts';

export interface MapOptions extends GlobalOptions {
  readonly words?: boolean;
}

/** `wof map [HEX]`: draws the Mission Map, or gives it in words row by row; for one hex, what it is and has. */
export async function map(asked: string | undefined, options: MapOptions): Promise<void> {
  const book = await openRulebook(options.cards);
  const { missionMap, fingerprint } = book;
  if (options.json) return printJson({ fingerprint, ...missionMap });
  const paper = thePaper(options);
  if (asked !== undefined) return print(hexInWords(missionMap, theHex(asked, book)), paper);
  if (options.words) print(mapInWords(missionMap, undefined), paper);
  else show(drawMap(missionMap, undefined, paper));
  print(`\n${paper.ink.bold('Targets')}\n${targetsInWords(missionMap)}`, paper);
  printFingerprint(fingerprint, paper);
}

function theHex(asked: string, book: Rulebook): HexId {
  const found = hexNamed(asked, undefined, book);
  if (found === undefined)
    throw new WrongUsage(
      `There is no hex and no place ${quoted(asked)} on the Mission Map: H05 and Mercatel are such.`,
    );
  return found;
}
