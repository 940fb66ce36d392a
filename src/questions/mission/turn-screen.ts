import { hexOf, homeField } from '../../cards/map.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { type Paper, sideBySide, widthOf, wrap, wrapTo } from '../../page/paper.ts';
import type { PagePicture } from '../../page/picture.ts';
import { left, right, tableText } from '../../page/table.ts';
import type { About } from '../../table/decisions.ts';
import type { MachineView, PartyView } from '../../table/turn-decisions.ts';
import { capital, height, listed } from '../../words/numbers.ts';
import { cutNames, drawWindow, type Window } from '../map/map-window.ts';
import { groundText, landmarksIn } from '../map/map-words.ts';
import { hexName } from '../narration/turn-narration.ts';
import { weatherMeaning, weatherName } from '../weather.ts';
import { flightTable, machineHeard, machineSentence } from './flight-table.ts';
import { errandText, goalsOf, poolNames, pools, sightOfGround } from './turn-facts.ts';

type Where = Pick<About<'movement'>, 'party' | 'orders'>;

/** The screen of a turn's decision: a picture with its tables. */
export const turnScreen = (where: Where, book: Rulebook): PagePicture => ({
  draw: (paper) => turnInPictures(where, book, paper),
  alt: turnInSentences(where, book),
  heard: turnHeard(where, book),
});

/** The map around the party, beside it the place and what is in reach; below, the weather and the machines. */
function turnInPictures(where: Where, book: Rulebook, paper: Paper): string {
  const { party } = where;
  const window = windowBeside(party, paper);
  const map = drawWindow(book.missionMap, window, party.hex, paper).split('\n');
  const column = Math.max(...map.map(widthOf)) + GAP;
  return [
    ...sideBySide(map, panel(where, window, book, { ...paper, width: paper.width - column }), column),
    '',
    wrap(weatherText(party, book), paper),
    '',
    flightTable(byNumber(party.machines), book, paper),
  ].join('\n');
}

const byNumber = (machines: readonly MachineView[]): MachineView[] =>
  [...machines].sort((a, b) => (a.id < b.id ? -1 : 1));

/** `G10, on the Scarpe, at 8,000 ft`. */
function placeText({ hex, altitude }: PartyView, book: Rulebook): string {
  const landmarks = landmarksIn(book.missionMap, hex);
  const on = landmarks.length > 0 ? `, on ${listed(landmarks)}` : '';
  return `${hexName(hex, book)}${on}, at ${height(altitude)}`;
}

const GAP = 2;
const ROWS = 5;
/** The columns of the tables beside the map, and of a hex. */
const PANEL = 32;
const HEX = 8;

function windowBeside({ hex }: PartyView, { width }: Paper): Window {
  return { centre: hex, columns: Math.min(9, Math.floor((width - PANEL - GAP - HEX / 2) / HEX)), rows: ROWS };
}

function panel(where: Where, window: Window, book: Rulebook, paper: Paper): string[] {
  const { width, ink } = paper;
  const { party, orders } = where;
  const places = cutNames(book.missionMap, window);
  return [
    ...wrapTo(errandText(orders, book), width)
      .split('\n')
      .map((line) => ink.bold(line)),
    ...wrapTo(`Over ${placeText(party, book)}`, width).split('\n'),
    `AFT ${aftText(party)}`,
    '',
    ...goalsTable(where, book, paper).split('\n'),
    ...(places.length > 0
      ? [
          '',
          ...wrapTo(places.join(', '), width)
            .split('\n')
            .map((line) => ink.cyan(line)),
        ]
      : []),
  ];
}

/** A single pool needs no name. */
function aftText(party: PartyView): string {
  const names = poolNames(party);
  return names.length === 1
    ? pools(party).join('')
    : pools(party)
        .map((aft, i) => `${aft} ${names[i]}`)
        .join(', ');
}

function goalsTable(where: Where, book: Rulebook, paper: Paper): string {
  const isOne = pools(where.party).length === 1;
  const heads = [left('To'), right('AFT'), ...(isOne ? [right('leaves')] : [right('ftr.'), right('two-s.')])];
  const rows = goalsOf(where, book).map(({ hex, name, aft, left: pool }) => [
    `${hex} ${name}`,
    `${aft}`,
    ...pool.map(String),
  ]);
  return tableText(heads, rows, paper);
}

const weatherText = (party: PartyView, book: Rulebook): string =>
  `${weatherName(book, party.weather)}: ${weatherMeaning(book, party.weather)} ${sightOfGround(party, book)}`;

function turnInSentences(where: Where, book: Rulebook): string {
  const { party, orders } = where;
  const { value, zone, ground } = hexOf(book.missionMap, party.hex);
  const goals = goalsOf(where, book).map(
    ({ hex, name, aft, left: pool }) => `${name} ${hex} takes ${aft}, ${leavesText(pool)}`,
  );
  return [
    `${errandText(orders, book)}.`,
    `You are over ${placeText(party, book)}: value ${value}, zone ${zone}${ground === 'trenches' ? '' : `, ${groundText(ground)}`}.`,
    `AFT: ${aftText(party)}. ${capital(goals.join('; '))}.`,
    weatherText(party, book),
    ...byNumber(party.machines).map((machine) => machineSentence(machine, book)),
  ].join('\n');
}

/** The same for a listener: what each turn changes stands on lines of its own, the petrol of all before the machines. */
function turnHeard(where: Where, book: Rulebook): string {
  const { party, orders } = where;
  const { value, zone, ground } = hexOf(book.missionMap, party.hex);
  return [
    `${errandText(orders, book)}.`,
    `You are over ${placeText(party, book)}: value ${value}, zone ${zone}${ground === 'trenches' ? '' : `, ${groundText(ground)}`}.`,
    `AFT ${aftText(party)}; ${nearGoals(where, book)}.`,
    weatherText(party, book),
    ...byNumber(party.machines).map((machine) => machineHeard(machine, party, book)),
  ].join('\n');
}

/** The work, and home; where home is out of reach, the nearest field. */
function nearGoals(where: Where, book: Rulebook): string {
  const goals = goalsOf(where, book);
  const fields = goals.slice(goals.length - where.party.fields.length);
  const home = fields.find(({ hex }) => hex === homeField(book.missionMap).hex);
  const field = home && Math.min(...home.left) >= 0 ? home : fields[0];
  const told = goals.filter((goal) => goal === field || !fields.includes(goal));
  return told.map((goal) => `${goal.name}${goal === field ? '' : ` at ${goal.hex}`} takes ${goal.aft}`).join(', ');
}

/** `leaving 63`; `leaving 12 and 85`, the pools in their order; `4 more than you have`. */
function leavesText(left: readonly number[]): string {
  const least = Math.min(...left);
  return least < 0 ? `${-least} more than you have` : `leaving ${listed(left.map(String))}`;
}
