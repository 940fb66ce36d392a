import { dateText } from '../../campaign/calendar.ts';
import { listed, signed } from '../../english/numbers.ts';
import { scoreMarks } from '../../records/day-score.ts';
import type { Paper } from '../../terminal/kit/paper.ts';
import type { Compared } from './compared.ts';
import type { Said, SealedOrders } from './said.ts';
import type { Laid } from './umpire-page.ts';

/** One line, set in: a stranger's text cannot look like a line of ours. */
const theirs = (text: string): string => `  ${text.replace(/\s+/g, ' ')}`;

/** What a sealed file says, and what its seal proves and does not. */
export function sealedPage({ said, key }: Laid & { is: 'sealed' }, { ink }: Paper): string {
  const what = said.kind === 'orders' ? 'Sealed orders' : 'Sealed report';
  return [
    ink.bold(`${what}, ${dateText(said.day)} 1917. What its sender says is set in:`),
    theirs(`${said.flights}, campaign ${said.campaign}, rules ${said.rules}, cards ${said.cards}`),
    ...said.orders.flatMap(ordersText),
    ...reportLines(said),
    '',
    ...proof(said, key),
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

const proof = ({ kind, lines, book, at }: Said, key: string): string[] => [
  `Proved: whoever has the key ${key} sealed this, and not a sign of it has been changed since. It is bound to a log-book of ${lines} lines that ends in the checksum ${oneWord(book.sums.at(-1))}.`,
  `Not proved: whose key that is (let its owner tell you its signs by another way); when it was sealed (his clock says ${oneWord(at)}, and clocks can be set); that the day was not flown before in a copy that was thrown away${kind === 'report' ? '; that the log-book plays to this report, unless you have it: --against NAME plays it again' : ''}.`,
];

const oneWord = (text = '-'): string => text.replace(/[^\w.:-]/g, '?').slice(0, 40);

export function besideText(name: string, compared: Compared): string {
  const TOLD: Readonly<Record<Compared, string>> = {
    'other-book': `Not borne out: ${name} does not begin with the log-book that was sealed.`,
    'same-orders': `Borne out: ${name} begins with the very log-book that was sealed, and played again it brings these orders and all that is said with them, but for the time.`,
    'other-orders': `Not borne out: ${name} begins with the log-book that was sealed, but it brings other orders, or something said with them is not so.`,
    'same-report': `Borne out: ${name} begins with the very log-book that was sealed, and the day played again brings this report, throw by throw, and all that is said with it, but for the time.`,
    'other-report': `Not borne out: ${name} begins with the log-book that was sealed, but the day played again brings another report, or something said with it is not so.`,
  };
  return TOLD[compared];
}

export const brokenText = ({ file, is }: Laid): string =>
  is === 'no-seal'
    ? `${file} is no sealed file of this program.`
    : `${file}: the seal is broken. Something in it was changed after it was sealed, and nothing of it is shown.`;
