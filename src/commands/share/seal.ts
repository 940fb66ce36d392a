import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { livedIn } from '../../seat/sit-down/open-chronicle.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';
import { plainName } from '../sealed/known-keys.ts';
import { sealKey } from '../sealed/own-key.ts';
import { sealedText } from '../sealed/sealed-file.ts';
import { ordersToSeal, reportToSeal } from '../sealed/to-be-sealed.ts';

interface SealOptions extends GlobalOptions, FilePlacing {
  readonly orders?: boolean;
  readonly as?: string;
  readonly day?: number;
}

/** `wof seal NAME`: a day's report, or its orders before it is flown, signed so that any change is detected. */
export async function seal(name: string, options: SealOptions): Promise<void> {
  if (options.orders && options.day !== undefined)
    throw new WrongUsage('Orders are sealed on the day that is being played: give --orders or --day, not both.');
  const by = options.as === undefined ? undefined : plainName(options.as);
  const log = readCampaign(name, options);
  const lived = await livedIn(log, await cardsOf(log, options));
  const what = options.orders ? ordersToSeal(log, lived) : reportToSeal(log, lived, options.day);
  const { key, remark } = sealKey(theShelf(options));
  const text = sealedText({ ...what, ...(by !== undefined && { by }), at: new Date().toISOString() }, key);
  const [file] = putFiles([{ name: `${lived.name}-${what.kind}-${what.day}.sealed.json`, text }], options);
  if (options.json)
    return printJson({ sealed: file, kind: what.kind, day: what.day, lines: what.lines, ...(remark && { remark }) });
  print(
    `Sealed:\n  ${file}\nwof open shows what it says, and what its seal proves.${remark ? `\n\n${remark}` : ''}`,
    thePaper(options),
  );
}
