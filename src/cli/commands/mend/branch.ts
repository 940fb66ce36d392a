import { branch, upToDawn } from '../../../logbook/branch.ts';
import { campaignName } from '../../../logbook/file/name.ts';
import { holdNew, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { wof } from '../../shell/advice.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

/** `wof branch NAME NEW`: the same campaign so far, to be led elsewhere. */
export function branchOff(from: string, to: string, options: GlobalOptions & { day?: number }): void {
  const standing = readCampaign(from, options).standing;
  const kept = options.day === undefined ? standing : upToDawn(standing, options.day);
  const name = campaignName(to);
  branch(theShelf(options).disk, kept, holdNew(name, options), name);
  if (options.json) return printJson({ branched: name, from, lines: kept.length });
  const where = options.day === undefined ? 'as it stands now' : `at dawn of ${options.day} April`;
  print(
    `${name} is branched from ${from}, ${where}. ${wof('play', name)} leads it elsewhere; ${from} is not touched.`,
    thePaper(options),
  );
}
