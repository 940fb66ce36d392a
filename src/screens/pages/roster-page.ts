import Table from 'cli-table3';
import { type Airman, isFit, isLost } from '../../campaign/aircrew.ts';
import { dateText, slashDate } from '../../campaign/calendar.ts';
import { withLetters } from '../../campaign/honours.ts';
import { readBand } from '../../cards/band.ts';
import type { BraveryRow } from '../../cards/printed/pilot-skill-firing-and-bravery.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { careerText } from '../../kit/screen/career-told.ts';
import { SHORT_RANKS, shortName } from '../../kit/screen/people.ts';
import { type Paper, wrap } from '../../page/paper.ts';
import { capital, counted, halved } from '../../words/numbers.ts';

/** A man of the flight, and facts other than his ratings. */
interface RosterMan {
  readonly man: Airman;
  readonly life:
    | { readonly home: string; readonly age: number; readonly service: string; readonly character?: string | undefined }
    | undefined;
}

/** A flight's people in the Personnel Record on a day, former men included. */
export interface Roster {
  readonly flight: string;
  readonly day: number;
  readonly people: readonly RosterMan[];
}

/** Narrower pages have no room for initials and a column for each figure. */
const ROOMY = 72;

/**
 * The flight as a table, a line for each man; on a narrow terminal without initials, and with the ratings as in the
 * Mission Log. By ear a few sentences for each man.
 */
export function rosterPage({ flight, day, people: known }: Roster, book: Rulebook, paper: Paper): string {
  const people = known.map(({ man }) => man).sort((a, b) => Number(isLost(a)) - Number(isLost(b)));
  if (paper.byEar) {
    const men = people.map((man) => ({ man, life: undefined }));
    return [rosterSentences({ flight, day, people: men }, book, paper), ...careersText(people, book, paper)].join('\n');
  }
  const columns = paper.width < ROOMY ? narrow(book, day) : wide(book, day);
  const widths = columnWidths(columns, people, paper.width);
  const table = new Table({
    head: columns.map(({ head }) => paper.ink.bold(head)),
    colAligns: columns.map(({ align }) => align),
    colWidths: widths,
    chars: NO_LINES,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...people.map((man) => columns.map((column, i) => fitting(column, man, widths[i] ?? 0))));
  const lines = table.toString().split('\n');
  return [
    paper.ink.bold(`${flight} Flight`),
    ...lines.map((line) => line.trimEnd()),
    ...careersText(people, book, paper),
  ].join('\n');
}

/** (C123) The men's careers, in a campaign with careers. */
function careersText(people: readonly Airman[], book: Rulebook, paper: Paper): string[] {
  const told = people.filter(({ career }) => career);
  if (told.length === 0) return [];
  const lines = told.map((man) => `${shortName(man)}: ${careerText(man.career, book)}.`);
  return ['', paper.ink.bold('Careers'), ...lines.map((line) => wrap(line, paper))];
}

interface RosterColumn {
  readonly head: string;
  readonly align: 'left' | 'right';
  cell(man: Airman): string;
  /** The short form, where the column is too narrow. */
  short?(man: Airman): string;
}

/** The cell of a man, in a form that fits the column. */
function fitting({ cell, short }: RosterColumn, man: Airman, width: number): string {
  const text = cell(man);
  return text.length > width ? (short?.(man) ?? text) : text;
}

const left = (head: string, cell: RosterColumn['cell']): RosterColumn => ({ head, align: 'left', cell });
const right = (head: string, cell: RosterColumn['cell']): RosterColumn => ({ head, align: 'right', cell });

const wide = (book: Rulebook, day: number): readonly RosterColumn[] => [
  left('No.', ({ machine }) => machine),
  {
    ...left('Name', (man) => withLetters(signature(man), man, book)),
    short: (man) => withLetters(shortName(man), man, book),
  },
  right('Skill', skillText),
  right('Firing', ({ firing }) => firing),
  right('Bravery', ({ bravery }) => `${bravery} ${braveryRow(book, bravery).letter.padEnd(2)}`),
  right('Msns', ({ missions }) => `${missions}`),
  right('Kills', ({ kills }) => `${kills}`),
  right('Bln', ({ balloons }) => `${balloons}`),
  left('Standing', (man) => `${STANDS[standingOf(man, day)]}${sinceOrUntil(man, day)}`),
];

const narrow = (book: Rulebook, day: number): readonly RosterColumn[] => [
  left('No.', ({ machine }) => machine),
  left('Name', shortName),
  left('Rated', (man) => `${skillText(man)}/${man.firing}/${braveryRow(book, man.bravery).letter}`),
  right('K', ({ kills }) => `${kills}`),
  left('Is', (man) => STANDS_SHORT[standingOf(man, day)]),
];

/** An observer has no Pilot Skill. */
const skillText = (man: Airman): string => (man.seat === 'pilot' ? `${man.skill}` : '-');

/** The state of a man on a day: on the day of his return he is fit. */
const standingOf = (man: Airman, day: number): Airman['standing']['is'] => (isFit(man, day) ? 'fit' : man.standing.is);

const STANDS = {
  fit: 'fit',
  wounded: 'hosp.',
  away: 'away',
  leave: 'sea',
  killed: 'killed',
  prisoner: 'P.O.W.',
} as const;
const STANDS_SHORT = {
  fit: 'fit',
  wounded: 'hurt',
  away: 'away',
  leave: 'sea',
  killed: 'dead',
  prisoner: 'taken',
} as const;

/** The day of his return, or of his loss, in office form: ` 7/4`. */
function sinceOrUntil(man: Airman, day: number): string {
  const { standing } = man;
  if (isFit(man, day) || standing.is === 'fit') return '';
  return ` ${slashDate('since' in standing ? standing.since : standing.back)}`;
}

/** (7) The letter of a Bravery number, and its name. */
function braveryRow({ pilotSkillFiringAndBravery }: Rulebook, bravery: number): BraveryRow {
  return readBand(pilotSkillFiringAndBravery.letters, bravery);
}

/** `2Lt C. E. Gathercole`, as in orders. */
function signature({ rank, surname, forenames }: Airman): string {
  const initials = forenames.split(' ').flatMap((forename) => (forename === '' ? [] : [`${forename.charAt(0)}.`]));
  return [SHORT_RANKS[rank], ...initials, surname].join(' ');
}

const GAP = '  ';
const NO_LINES = Object.fromEntries(
  [
    ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
    ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'],
  ]
    .map((place) => [place, ''])
    .concat([['middle', GAP]]),
);

/** Each column is as wide as its widest cell; the name column shrinks when the page is too narrow. */
function columnWidths(columns: readonly RosterColumn[], people: readonly Airman[], width: number): number[] {
  const wanted = columns.map(({ head, cell }) => Math.max(head.length, ...people.map((man) => cell(man).length)));
  const total = wanted.reduce((sum, each) => sum + each, 0) + GAP.length * (columns.length - 1);
  return wanted.map((each, i) => (columns[i]?.head === 'Name' ? Math.max(each - Math.max(total - width, 0), 4) : each));
}

/** The flight as sentences, a paragraph for each man: for listeners, and for an introduction. */
export function rosterSentences({ flight, day, people }: Roster, book: Rulebook, paper: Paper): string {
  const paragraphs = people.map((known) => sentencesOn(known, day, book).join(' '));
  return wrap([`${flight} Flight.`, ...paragraphs].join('\n\n'), paper);
}

function sentencesOn({ man, life }: RosterMan, day: number, book: Rulebook): string[] {
  const { machine, seat, missions } = man;
  const flown = missions === 0 ? 'No missions yet' : capital(counted(missions, 'mission'));
  return [
    `${machine}, ${seat}: ${withLetters(fullName(man), man, book).replace(/\.$/, '')}.`,
    ...(life ? [`Of ${life.home}, aged ${life.age}. Earlier: ${life.service}.`] : []),
    `${ratings(man, book)}.`,
    `${[flown, ...victories(man)].join(', ')}.`,
    ...(life?.character === undefined ? [] : [life.character]),
    ...standingText(man, day),
  ];
}

function fullName({ rank, surname, forenames }: Airman): string {
  return [rank, forenames, surname].filter((name) => name !== '').join(' ');
}

const UNTIL = { wounded: 'Wounded', away: 'Away', leave: 'At the sea for a rest' } as const;

/** The text for a man who cannot fly. */
function standingText(man: Airman, day: number): string[] {
  const { standing } = man;
  if (isFit(man, day) || standing.is === 'fit') return [];
  if ('since' in standing)
    return [`${standing.is === 'killed' ? 'Killed' : 'Taken prisoner'} on ${dateText(standing.since)}.`];
  return [`${UNTIL[standing.is]} until ${dateText(standing.back)}.`];
}

function ratings(man: Airman, book: Rulebook): string {
  const { firing, bravery } = man;
  const figures = man.seat === 'pilot' ? [`Pilot Skill ${man.skill}`] : [];
  return [...figures, `Firing ${firing}`, `Bravery ${bravery} (${braveryRow(book, bravery).name})`].join(', ');
}

/** Halves are balloons shared with another man. */
function victories({ kills, balloons }: Airman): string[] {
  return [...(kills > 0 ? [counted(kills, 'kill')] : []), ...(balloons > 0 ? [halved(balloons, 'balloon')] : [])];
}
