import { dirname, join } from 'node:path';
import { dateText } from '../../campaign/calendar.ts';
import { scoreMarks } from '../../chronicle/day-score.ts';
import { nodeDisk, onDisk } from '../../logbook/file/store.ts';
import { Refusal } from '../../logbook/refusal.ts';
import type { Paper } from '../../page/paper.ts';
import { quoted } from '../../page/quoted.ts';
import { cardsOf, readCampaign } from '../../seat/sit-down/open-campaign.ts';
import { theShelf } from '../../seat/sit-down/the-shelf.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { type GlobalOptions, print, printJson, show, thePaper } from '../../shell/page.ts';
import { type FilePlacing, putFiles } from '../../shell/put-files.ts';
import { listed, signed } from '../../words/numbers.ts';
import { type Compared, compareWith } from '../sealed/compared.ts';
import { KnownKeys } from '../sealed/known-keys.ts';
import type { Said, SealedOrders } from '../sealed/said.ts';
import { openSealed } from '../sealed/sealed-file.ts';
import {
  type Laid,
  type OrdersSealed,
  ordersOf,
  rowsOf,
  type Sealed,
  toLayOut,
  umpirePage,
} from '../sealed/umpire-page.ts';

interface OpenOptions extends GlobalOptions, FilePlacing {
  readonly against?: string;
  /** The name by which the key of the file is known from now on. */
  readonly trust?: string;
  readonly html?: boolean;
}

/**
 * `wof open FILE...`: the content of a sealed file and what its seal proves; for several, an umpire's page side by
 * side.
 */
export async function open(files: readonly string[], options: OpenOptions): Promise<void> {
  const keys = new KnownKeys(theShelf(options));
  const laid = files.map((file) => layOpen(file, keys));
  const [first] = laid;
  if (options.trust !== undefined && laid.length > 1)
    throw new WrongUsage('--trust is for one sealed file: whoever sealed it has the name from now on.');
  if (options.html) await writePage(laid, options);
  else if (laid.length === 1 && first) await openOne(first, options);
  else layBeside(laid, options);
  const broken = laid.filter((each) => each.is !== 'sealed');
  if (broken.length > 0) throw new Fault(broken.map(brokenText).join('\n'));
}

function layOpen(file: string, keys: KnownKeys): Laid {
  const opened = openSealed(onDisk(file, () => nodeDisk.read(file)));
  if (opened.is !== 'sealed') return { file, ...opened };
  const known = keys.nameOf(opened.whole);
  const { by } = opened.said;
  const like = by === undefined ? undefined : keys.likeOf(by, opened.whole);
  const remark =
    like &&
    `Whoever sealed it calls himself ${quoted(by ?? '')}, and has not the key that you know as ${quoted(like)}.`;
  return {
    file,
    ...opened,
    ...(known !== undefined && { known }),
    remarks: [...opened.remarks, ...(remark ? [remark] : [])],
  };
}

/** Orders of that day that lie in the folder of a report, as they were sealed: a folder full of files is not read. */
function besideIt(file: string): Laid[] {
  const folder = dirname(file);
  const names = onDisk(folder, () => nodeDisk.list(folder)).filter((name) => name.endsWith('.sealed.json'));
  return names.slice(0, MOST_BESIDE).flatMap((name): Laid[] => {
    const path = join(folder, name);
    try {
      return [{ file: path, ...openSealed(onDisk(path, () => nodeDisk.read(path))) }];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  });
}

const MOST_BESIDE = 200;

async function openOne(opened: Laid, options: OpenOptions): Promise<void> {
  if (opened.is !== 'sealed') return;
  const { trust } = options;
  const known = trust === undefined ? opened.known : new KnownKeys(theShelf(options)).trust(opened.whole, trust);
  const laid = { ...opened, ...(known !== undefined && { known }) };
  const orders = laid.said.kind === 'report' ? ordersOf(laid, besideIt(laid.file)) : undefined;
  const compared = options.against === undefined ? undefined : await comparedWith(laid, options.against, options);
  const { whole: _, ...told } = laid;
  if (options.json) return printJson({ ...told, ...(orders && { orders }), ...(compared && { against: compared }) });
  const paper = thePaper(options);
  print(sealedPage({ ...laid, orders }, paper), paper);
  if (compared) print(`\n${besideText(options.against ?? '', compared)}`, paper);
}

async function comparedWith({ said }: Laid & { is: 'sealed' }, name: string, options: OpenOptions): Promise<Compared> {
  const log = readCampaign(name, options);
  return compareWith(said, log, await cardsOf(log, options));
}

/** The umpire's page as a file to look at, to print or to send. The code that draws it is loaded on request. */
async function writePage(laid: readonly Laid[], options: OpenOptions): Promise<void> {
  if (options.against !== undefined) throw new WrongUsage('--against is for one sealed file, shown here.');
  const { umpireBook } = await import('../../chronicle/umpire-book.ts');
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

/** One indented line: foreign text cannot look like a line of ours. */
const theirs = (text: string): string => `  ${text.replace(/\s+/g, ' ')}`;

/** The content of a sealed file, and what its seal proves and does not. */
export function sealedPage(laid: Sealed & { readonly orders?: OrdersSealed | undefined }, { ink }: Paper): string {
  const { said, remarks, orders } = laid;
  const what = said.kind === 'orders' ? 'Sealed orders' : 'Sealed report';
  return [
    ink.bold(`${what}, ${dateText(said.day)} 1917. What its sender says is set in:`),
    ...(said.by === undefined ? [] : [theirs(`from ${said.by}`)]),
    theirs(`${said.flights}, campaign ${said.campaign}, rules ${said.rules}, cards ${said.cards}`),
    ...said.orders.flatMap(ordersText),
    ...reportLines(said),
    '',
    ...remarks.map((remark) => `Take care: ${remark}`),
    ...(orders ? [ORDERS_SEALED[orders]] : []),
    ...proof(laid),
  ].join('\n');
}

function ordersText({ flight, missions, price }: SealedOrders): string[] {
  const lines = missions.map(({ mission, watch, machines }) =>
    watch === undefined ? `${mission}: not to be flown` : `${mission}: ${watch}, ${listed(machines)}`,
  );
  return [
    theirs(`Orders of ${flight} Flight${price === 0 ? '' : `, what is left undone costs ${signed(price)}`}:`),
    ...lines.map((line) => `  ${theirs(line)}`),
  ];
}

function reportLines({ score, reports }: Said): string[] {
  if (!score) return [];
  return [
    theirs(`${signed(score.points)} VP  ${[scoreMarks(score), ...score.but].join(', ')}`),
    ...reports.flatMap(({ title, paragraphs, points, total }) => [
      '',
      theirs(title),
      ...paragraphs.map(theirs),
      ...points.map((line) => theirs(`${signed(line.points)}  ${line.reason}`)),
      theirs(`${signed(total)} in all`),
    ]),
  ];
}

/** (6) Whether a report follows orders that were sealed before the flight. */
const ORDERS_SEALED: Readonly<Record<OrdersSealed, string>> = {
  'sealed before': 'It follows orders that were sealed before it with the same key: they lie beside it.',
  'changed since': 'It does not follow the orders that were sealed before it with the same key, and lie beside it.',
  'not sealed': 'No orders that were sealed before it lie beside it: whether it follows any is not proved.',
};

const proof = ({ said: { kind, lines, book, at }, key, known }: Sealed): string[] => [
  `Proved: ${known === undefined ? `whoever has the key ${key}` : `${known}, whose key you know (${key}),`} sealed this, and not a sign of it has been changed since. It is bound to a log-book of ${lines} lines that ends in the checksum ${oneWord(book.sums.at(-1))}.`,
  `Not proved: ${known === undefined ? 'whose key that is (let its owner tell you its signs by another way, and --trust NAME remembers it); ' : ''}when it was sealed (his clock says ${oneWord(at)}, and clocks can be set); that the day was not flown before in a copy that was thrown away${kind === 'report' ? '; that the log-book plays to this report, unless you have it: --against NAME plays it again' : ''}.`,
];

const oneWord = (text = '-'): string => text.replace(/[^\w.:-]/g, '?').slice(0, 40);

function besideText(name: string, compared: Compared): string {
  const TOLD: Readonly<Record<Compared, string>> = {
    'other-book': `Not borne out: ${name} does not begin with the log-book that was sealed.`,
    'same-orders': `Borne out: ${name} begins with the very log-book that was sealed, and played again it brings these orders and all that is said with them, but for the time.`,
    'other-orders': `Not borne out: ${name} begins with the log-book that was sealed, but it brings other orders, or something said with them is not so.`,
    'same-report': `Borne out: ${name} begins with the very log-book that was sealed, and the day played again brings this report, throw by throw, and all that is said with it, but for the time.`,
    'other-report': `Not borne out: ${name} begins with the log-book that was sealed, but the day played again brings another report, or something said with it is not so.`,
  };
  return TOLD[compared];
}

const brokenText = ({ file, is }: Laid): string =>
  is === 'no-seal'
    ? `${file} is no sealed file of this program.`
    : `${file}: the seal is broken. Something in it was changed after it was sealed, and nothing of it is shown.`;
