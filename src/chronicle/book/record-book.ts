import { h } from 'preact';
import { dateText } from '../../campaign/calendar.ts';
import { isOver } from '../../campaign/campaign.ts';
import { flightsNamed } from '../../campaign/flight-names.ts';
import {
  figure,
  folded,
  type OutputTable,
  type Piece,
  paragraphs,
  part,
  recordTable,
  wholePage,
} from '../../kit/book/markup.ts';
import { capital, counted, signed } from '../../words/numbers.ts';
import { atAGlance } from '../at-a-glance.ts';
import { type DiaryDay, diaryOf } from '../diary/diary.ts';
import { castOf } from '../history/cast.ts';
import { communique } from '../history/communique.ts';
import { type Fallen, fallenOf } from '../history/fallen.ts';
import { historyOfApril } from '../history-of-april.ts';
import type { Lived } from '../lived.ts';
import { type ServiceRecord, serviceRecords } from '../service-record.ts';
import { squadronRecord } from '../tables/squadron-record.ts';
import { untoldNote } from '../untold.ts';
import { groundOnce } from './map/hex-picture.ts';
import { fightsApart, missionPieces } from './map/missions.ts';
import { monthMap } from './map/month-map.ts';
import { aprilLines } from './month/april-lines.ts';
import { luckChart } from './month/luck-chart.ts';
import { pointsCharts } from './month/points-chart.ts';
import { weatherPieces } from './month/weather.ts';
import { SCRIPT, STYLE } from './style.ts';

const PARTS = [
  ['glance', 'At a glance'],
  ['history', 'History'],
  ['days', 'Day by day'],
  ['points', 'Victory Points'],
  ['april', 'April, line by line'],
  ['weather', 'Weather'],
  ['map', 'Map'],
  ['missions', 'Missions'],
  ['luck', 'Luck'],
  ['people', 'Men'],
  ['fallen', 'The lost'],
  ['record', 'Record'],
] as const;

/** The record book: one page without external files. */
export function recordBook(lived: Lived): string {
  const title = `${lived.book.squadronNotes.name}: ${flightsNamed(lived.now.flights)}, April 1917`;
  const script = h('script', { dangerouslySetInnerHTML: { __html: SCRIPT } });
  return wholePage(title, STYLE, headOf(title, lived), bodyOf(lived), script);
}

/** The fights phase by phase or turn by turn, apart from the book: it leaves them out on paper. */
export function fightsBook(lived: Lived): string {
  const title = `${lived.book.squadronNotes.name}: the fights of ${flightsNamed(lived.now.flights)}, April 1917`;
  const script = h('script', { dangerouslySetInnerHTML: { __html: SCRIPT } });
  const fights = fightsApart(lived);
  const none = h('p', null, 'No fight can be drawn.');
  return wholePage(
    title,
    STYLE,
    h('header', null, h('h1', null, title)),
    h('main', { class: 'strips' }, fights.length > 0 ? fights : none),
    script,
  );
}

function headOf(title: string, lived: Lived): Piece {
  const { name, now } = lived;
  const note = untoldNote(lived);
  const state = isOver(now) ? 'The campaign is over.' : `It is the morning of ${dateText(now.day)}.`;
  return h(
    'header',
    null,
    h('h1', null, title),
    h(
      'p',
      { class: 'sub' },
      'The record book of the campaign ',
      h('strong', { 'data-figure': 'campaign' }, name),
      `. ${state}`,
    ),
    note === undefined ? null : h('p', { class: 'sub' }, note, ' The figures and pictures are of the other days.'),
    h(
      'nav',
      { 'aria-label': 'Parts of the book' },
      h(
        'ul',
        null,
        PARTS.map(([id, words]) => h('li', null, h('a', { href: `#${id}` }, words))),
      ),
    ),
  );
}

function bodyOf(lived: Lived): Piece {
  const chapters = historyOfApril(lived);
  return h(
    'main',
    null,
    groundOnce(lived.book.missionMap),
    part('glance', 'The squadron at a glance', glance(lived), paragraphs(chapters[0]?.paragraphs ?? [])),
    part(
      'history',
      'How it went',
      recordTable(castOf(lived)),
      chapters.slice(1).map(({ title, paragraphs: texts }) => [h('h3', null, title), paragraphs(texts)]),
    ),
    part('days', 'Day by day', daysOf(lived).map(dayPiece)),
    part('points', 'Victory Points by day', pointsCharts(lived)),
    part('april', 'April, line by line', aprilLines(lived)),
    part('weather', 'The weather', weatherPieces(lived)),
    part('map', 'The map of the month', monthMap(lived)),
    part('missions', 'The missions', missionPieces(lived)),
    part('luck', 'What luck had to do with it', luckChart(lived)),
    part('people', 'Service records', serviceRecords(lived).map(manPiece)),
    part('fallen', 'The lost', fallenOf(lived).map(fallenPiece)),
    part('record', 'The squadron record', squadronRecord(lived).map(tablePiece)),
  );
}

/** The days as the mess had them; for the reports, which stand with the missions, there is a communique. */
const daysOf = (lived: Lived): DiaryDay[] =>
  diaryOf(lived)
    .map((day) => ({ ...day, parts: withCommunique(day, lived) }))
    .filter(({ parts }) => parts.length > 0);

function withCommunique({ day, parts }: DiaryDay, lived: Lived): DiaryDay['parts'] {
  const flown = parts.findIndex(({ is }) => is === 'report');
  const others = parts.filter(({ is }) => is !== 'report');
  const found = lived.days.find(({ dawn }) => dawn.day === day);
  if (flown < 0 || !found) return others;
  const told = { is: 'other' as const, title: 'Communique', paragraphs: [communique(found, lived)] };
  return others.toSpliced(flown, 0, told);
}

/** A page for each day. */
const dayPiece = ({ day, title, parts }: DiaryDay): Piece =>
  h(
    'article',
    { class: 'day', id: `day-${day}` },
    h('h3', null, title),
    parts.map(({ is, title: heading, paragraphs: texts }) =>
      is === 'gossip' ? folded(h('h4', null, heading), paragraphs(texts)) : [h('h4', null, heading), paragraphs(texts)],
    ),
  );

/** A page for each man who did not come back. */
const fallenPiece = ({ id, name, paragraphs: texts }: Fallen): Piece =>
  h('article', { class: 'fallen', id: `fallen-${id}` }, folded(h('h3', null, name), paragraphs(texts)));

const tablePiece = (table: OutputTable): Piece =>
  folded(h('h3', null, `${table.title} (${counted(table.rows.length, 'line')})`), recordTable(table));

function manPiece({ id, rank, forenames, surname, letters, life, career, standing, lines }: ServiceRecord): Piece {
  const name = [rank, forenames, surname, letters].filter((word) => word !== '').join(' ');
  return h(
    'article',
    { class: 'man', id: `man-${id}` },
    folded(
      h('h3', null, name),
      h(
        'p',
        { class: 'sub' },
        [life, `${capital(standing)}.`, ...(career === '' ? [] : [`Career: ${career}.`])].join(' '),
      ),
      h(
        'ol',
        null,
        plainLines(lines).map(({ day, words }, i, all) => {
          const isNewDay = day !== all[i - 1]?.day;
          return h('li', null, isNewDay ? h('strong', null, `${dateText(day)}. `) : null, words);
        }),
      ),
    ),
  );
}

/** A record that is read in a book has no figures of the game. */
const plainLines = (lines: ServiceRecord['lines']): { readonly day: number; readonly words: string }[] =>
  lines.map(({ day, words, plainly = words }) => ({ day, words: plainly })).filter(({ words }) => words !== '');

function glance(lived: Lived): Piece {
  const { victoryPoints, flown, undone, sorties, shotDown, balloons, machinesLost, menLost } = atAGlance(lived);
  return h(
    'dl',
    { class: 'glance' },
    figure('victory-points', 'Victory Points', signed(victoryPoints)),
    figure('flown', 'Missions flown', flown),
    figure('undone', 'Left undone', undone),
    figure('sorties', 'Machines sent out', sorties),
    figure('shot-down', 'Enemies shot down', shotDown),
    figure('balloons', 'Balloons', balloons),
    figure('machines-lost', 'Machines lost', machinesLost),
    figure('men-lost', 'Men lost', menLost),
  );
}
