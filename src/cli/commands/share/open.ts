import { nodeDisk, onDisk } from '../../../logbook/file/store.ts';
import { type Compared, compareWith } from '../../sealed/compared.ts';
import { besideText, brokenText, sealedPage } from '../../sealed/opened-page.ts';
import { openSealed } from '../../sealed/sealed-file.ts';
import { type Laid, rowsOf, umpirePage } from '../../sealed/umpire-page.ts';
import { overlayOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { chronicleOf } from '../../seat/sit-down/open-chronicle.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { openRulebook } from '../../shell/open-rulebook.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';

interface OpenOptions extends GlobalOptions {
  readonly against?: string;
}

/** `wof open FILE...`: what a sealed file says and what its seal proves; of several, an umpire's page side by side. */
export async function open(files: readonly string[], options: OpenOptions): Promise<void> {
  const laid = files.map((file): Laid => ({ file, ...openSealed(onDisk(file, () => nodeDisk.read(file))) }));
  const [first] = laid;
  if (laid.length === 1 && first) await openOne(first, options);
  else layBeside(laid, options);
  const broken = laid.filter((each) => each.is !== 'sealed');
  if (broken.length > 0) throw new Fault(broken.map(brokenText).join('\n'));
}

async function openOne(laid: Laid, options: OpenOptions): Promise<void> {
  if (laid.is !== 'sealed') return;
  const compared = options.against === undefined ? undefined : await comparedWith(laid, options.against, options);
  if (options.json) return printJson({ ...laid, ...(compared && { against: compared }) });
  const paper = thePaper(options);
  print(sealedPage(laid, paper), paper);
  if (compared) print(`\n${besideText(options.against ?? '', compared)}`, paper);
}

async function comparedWith({ said }: Laid & { is: 'sealed' }, name: string, options: OpenOptions): Promise<Compared> {
  const log = readCampaign(name, options);
  return compareWith(said, log, chronicleOf(log, await openRulebook(overlayOf(log, options))));
}

function layBeside(laid: readonly Laid[], options: OpenOptions): void {
  if (options.against !== undefined) throw new WrongUsage('--against is for one sealed file.');
  if (options.json) return printJson({ sealed: rowsOf(laid) });
  show(umpirePage(laid, thePaper(options)));
}
