import { drawMap } from '../../terminal/map/map.ts';
import { mapInWords, targetsInWords } from '../../terminal/map/map-words.ts';
import { openRulebook } from '../shell/open-rulebook.ts';
import { type GlobalOptions, print, printFingerprint, printJson, show, thePaper } from '../shell/page.ts';

export interface MapOptions extends GlobalOptions {
  readonly words?: boolean;
}

/** `wof map`: draws the Mission Map, or reads it aloud row by row. */
export async function map(options: MapOptions): Promise<void> {
  const { missionMap, fingerprint } = await openRulebook(options.cards);
  if (options.json) return printJson({ fingerprint, ...missionMap });
  const paper = thePaper(options);
  if (options.words) print(mapInWords(missionMap, undefined), paper);
  else show(drawMap(missionMap, undefined, paper));
  print(`\n${paper.ink.bold('Targets')}\n${targetsInWords(missionMap)}`, paper);
  printFingerprint(fingerprint, paper);
}
