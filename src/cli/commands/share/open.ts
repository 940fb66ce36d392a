import { nodeDisk, onDisk } from '../../../logbook/file/store.ts';
import { type Compared, compareWith } from '../../sealed/compared.ts';
import { besideText, brokenText, sealedPage } from '../../sealed/opened-page.ts';
import { openSealed } from '../../sealed/sealed-file.ts';
import { type Laid, rowsOf, toLayOut, umpirePage } from '../../sealed/umpire-page.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';
import { type Placing, putFiles } from '../../shell/put-files.ts';

interface OpenOptions extends GlobalOptions, Placing {
  readonly against?: string;
  readonly html?: boolean;
}

/** `wof open FILE...`: what a sealed file says and what its seal proves; of several, an umpire's page side by side. */
export async function open(files: readonly string[], options: OpenOptions): Promise<void> {
  const laid = files.map((file): Laid => ({ file, ...openSealed(onDisk(file, () => nodeDisk.read(file))) }));
  const [first] = laid;
  if (options.html) await writePage(laid, options);
  else if (laid.length === 1 && first) await openOne(first, options);
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
  return compareWith(said, log, await cardsOf(log, options));
}

/** The umpire's page as a file to look at, to print or to send. What draws it is loaded by whoever asks for it. */
async function writePage(laid: readonly Laid[], options: OpenOptions): Promise<void> {
  if (options.against !== undefined) throw new WrongUsage('--against is for one sealed file, shown here.');
  const { umpireBook } = await import('../../../records/umpire-book.ts');
  const page = toLayOut(laid);
  const files = putFiles([{ name: 'umpire.html', text: umpireBook(page.laid, page.notes) }], options);
  if (options.json) return printJson({ files });
  print(`Written:\n  ${files[0]}`, thePaper(options));
}

function layBeside(laid: readonly Laid[], options: OpenOptions): void {
  if (options.against !== undefined) throw new WrongUsage('--against is for one sealed file.');
  if (options.json) return printJson({ sealed: rowsOf(laid) });
  show(umpirePage(laid, thePaper(options)));
}
