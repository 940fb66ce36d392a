import { h } from 'preact';
import { calendarEnd, isOver } from '../../campaign/campaign.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import { wholePage } from '../../kit/book/markup.ts';
import type { Lived } from '../lived.ts';
import { missionSheets } from './mission-sheet.ts';
import { personnelSheet } from './personnel-sheet.ts';
import { type FlightLived, planSheet } from './plan-sheet.ts';

/**
 * Sheets for pencil and own dice, on one page without external files: empty, or filled in from a campaign at the start
 * of its present day, with that day's plan and missions. Each sheet fits on A4 and on Letter.
 */
export function printForms(lived?: Lived): string {
  const title = lived ? `${lived.book.squadronNotes.name}: ${flightsNamed(lived.now.flights)}` : 'Wings over France';
  const flights = lived ? flightsOf(lived) : [undefined];
  // A finished campaign has a last evening, and no day to plan.
  const isPast = lived !== undefined && isOver(lived.now);
  const sheets = flights.flatMap((flight) => [
    personnelSheet(flight),
    ...(isPast ? [] : [planSheet(flight), ...missionSheets(flight)]),
  ]);
  const head = h('header', null, h('h1', null, title), h('p', null, headText(lived)));
  return wholePage(`${title}: forms`, STYLE, head, h('main', { class: 'sheets', tabIndex: 0 }, sheets));
}

const headText = (lived: Lived | undefined): string =>
  lived
    ? `Filled in from the campaign ${lived.name}. Print this page on A4 or Letter; this heading is not printed.`
    : 'Empty forms. Print this page on A4 or Letter, each sheet as often as it is needed; this heading is not printed.';

const flightsOf = ({ now, days, book }: Lived): FlightLived[] =>
  now.flights.map((flight) => ({
    flight,
    day: now.day,
    book,
    lastDay: calendarEnd(now),
    moments: days.find(({ dawn }) => dawn.day === now.day)?.moments ?? [],
  }));

/** Letter leaves 255 mm between its margins, and A4 186 mm: a sheet within both fits on either. */
const STYLE = `
*{box-sizing:border-box}html{background:#fff;color:#000;font:9.5pt/1.2 Georgia,"Times New Roman",serif}
body{margin:0 auto;max-width:186mm;padding:1rem}header{border-bottom:3px double #666;margin-bottom:1rem}h1{font-size:1.5rem;margin:0}
.sheet{display:flex;flex-direction:column;min-height:253mm;margin-bottom:2rem}
h2{font-size:1.25rem;text-align:center;letter-spacing:.08em;margin:0 0 2.5mm;text-transform:uppercase}
.blanks{display:grid;grid-template-columns:repeat(2,1fr);gap:1.2mm 6mm;margin:0 0 1mm}.blank{display:flex;gap:2mm;align-items:flex-end}
.blank dt{color:#444;white-space:nowrap}.blank dd{flex:1;margin:0;border-bottom:1px solid #333;min-height:5.2mm;padding:0 1mm;font-weight:bold}
table{border-collapse:collapse;width:100%;table-layout:fixed;margin-top:2mm}caption{text-align:left;font-weight:bold;padding:.5mm 0}
th,td{border:1px solid #333;text-align:left;vertical-align:middle;padding:0 .8mm;overflow-wrap:anywhere}
th{font-weight:normal;font-size:7.5pt;line-height:1.05;background:#eee;print-color-adjust:exact;vertical-align:bottom;padding:.4mm .8mm}
td{height:5.5mm}.note{margin:auto 0 0;padding-top:1.5mm;font-size:8pt;color:#444}
@media(max-width:40rem){body{padding:.5rem}.sheets{overflow-x:auto}.sheet{min-width:170mm}}
@media print{@page{margin:12mm}body{max-width:none;padding:0}header{display:none}.sheet{margin:0;break-inside:avoid}.sheet+.sheet{break-before:page}}
`;
