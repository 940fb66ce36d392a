import { branch, toMonthEnd, upToDawn } from '../../logbook/branch.ts';
import { campaignName } from '../../logbook/file/name.ts';
import { dawnOf, type StandingRecord } from '../../logbook/standing.ts';
import { spanOf } from '../../seat/set-up/read-options.ts';
import { holdNew, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { wof } from '../../shell/advice.ts';
import { Fault } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, thePaper } from '../../shell/page.ts';

export interface BranchOptions extends GlobalOptions {
  readonly day?: number;
  readonly until?: string;
}

/** `wof branch NAME NEW`: the same campaign so far, to be continued separately. */
export function branchOff(from: string, to: string, options: BranchOptions): void {
  const standing = readCampaign(from, options).standing;
  const upTo = options.day === undefined ? standing : upToDawn(standing, options.day);
  const kept = options.until === undefined ? upTo : longer(from, upTo, options.until);
  const name = campaignName(to);
  branch(theShelf(options).disk, kept, holdNew(name, options), name);
  if (options.json) return printJson({ branched: name, from, lines: kept.length });
  const where = options.day === undefined ? 'as it stands now' : `at dawn of ${options.day} April`;
  print(
    `${name} is branched from ${from}, ${where}. ${wof('play', name)} leads it elsewhere; ${from} is not touched.`,
    thePaper(options),
  );
}

/** The same with a later last day. */
function longer(from: string, standing: readonly StandingRecord[], until: string): readonly StandingRecord[] {
  const { state } = dawnOf(standing);
  if (state.onlyDay !== undefined) throw new Fault(`${from} is a single day, and goes on nowhere.`);
  return spanOf(until).until === undefined ? standing : toMonthEnd(standing);
}
