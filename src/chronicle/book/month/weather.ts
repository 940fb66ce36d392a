import { scaleBand } from 'd3-scale';
import { h } from 'preact';
import { dateText } from '../../../campaign/calendar.ts';
import { calendarEnd } from '../../../campaign/campaign.ts';
import { keysOf } from '../../../cards/keys-of.ts';
import { boxOf, expectDefined, type Rulebook } from '../../../cards/rulebook.ts';
import { type Piece, picture } from '../../../kit/book/markup.ts';
import { capital } from '../../../words/numbers.ts';
import type { Lived, LivedDay } from '../../lived.ts';
import { ofKind } from '../../moments/of-kind.ts';
import { realDay } from '../../real-day.ts';

/** Fine, mixed, poor, none: how dark the sky of a half-day is drawn. */
const DARKNESS = { F: 0.08, M: 0.35, P: 0.65, N: 0.95 } as const;

const [LEFT, COLUMN, ROW, TOP] = [92, 27, 26, 22];

const daysUntil = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** The weather of the campaign, and the historical weather. */
export function weatherPieces(lived: Lived): Piece[] {
  const said = 'The darker a half of a day, the less could be seen in it; where nothing stands, nobody flew.';
  return [h('p', null, said), weatherStrip(lived), weatherTable(lived)];
}

/** The Weather Numbers at the start of a day's watches: the same for each flight. */
const watchesOf = ({ moments }: LivedDay) =>
  ofKind(moments, 'watch-began').filter(({ watch }, i, all) => all.findIndex((each) => each.watch === watch) === i);

type Half = keyof typeof HALVES;

/** The halves of a day and their index. */
const HALVES = { am: 0, pm: 1 } as const;

const halfOf = (watch: string): Half => (watch === 'afternoon' || watch === 'twilight' ? 'pm' : 'am');

function weatherStrip({ days, now, book }: Lived): Piece {
  const calendar = daysUntil(calendarEnd(now));
  const right = LEFT + COLUMN * calendar.length;
  const x = scaleBand(calendar, [LEFT, right]).padding(0.08).round(true);
  const half = x.bandwidth() / 2;
  const cell = (day: number, of: Half, row: number, opacity: number) =>
    h('rect', {
      class: 'weather',
      x: (x(day) ?? 0) + HALVES[of] * half,
      y: TOP + row * ROW,
      width: half,
      height: ROW - 4,
      opacity,
    });
  return picture(
    {
      title: 'The weather: as flown, and as it really was',
      words:
        'Each day has two halves, morning and afternoon; the darker, the less can be seen. In words it stands in the table that follows.',
      width: right + 6,
      height: TOP + 2 * ROW,
      least: 600,
    },
    calendar.map((day) =>
      h('text', { class: 'faint', x: (x(day) ?? 0) + half, y: 14, 'text-anchor': 'middle' }, `${day}`),
    ),
    h('text', { x: LEFT - 8, y: TOP + 16, 'text-anchor': 'end' }, 'as flown'),
    h('text', { x: LEFT - 8, y: TOP + ROW + 16, 'text-anchor': 'end' }, 'as it was'),
    days.flatMap((day) =>
      watchesOf(day).map(({ watch, weather }) => cell(day.dawn.day, halfOf(watch), 0, darknessOf(weather, book))),
    ),
    calendar.flatMap((day) => keysOf(HALVES).map((of) => cell(day, of, 1, DARKNESS[realCode(day, of, book)]))),
  );
}

/** Higher clouds are lighter, by how far down one sees from above them. */
function darknessOf(weather: number, book: Rulebook): number {
  const { up, down } = boxOf(weather, book);
  const sees = [up, down].map((feet) => (feet === 'unlimited' ? MOST_SEEN : feet));
  return 0.95 - (0.87 * Math.min(MOST_SEEN, ...sees)) / MOST_SEEN;
}

const MOST_SEEN = 12_000;

function realCode(day: number, half: Half, { april1917 }: Rulebook): keyof typeof DARKNESS {
  const { code, halves } = expectDefined(april1917.days[day - 1], `${dateText(day)} 1917`);
  return halves ? halves[half] : code;
}

function weatherTable({ days, book }: Lived): Piece {
  const lines = days.map((day) => {
    const real = realDay(day.dawn.day, book);
    return h(
      'tr',
      null,
      h('th', { scope: 'row' }, dateText(day.dawn.day)),
      h('td', null, forecastOf(day)),
      h(
        'td',
        null,
        watchesOf(day).map(({ watch, weather }) => `${capital(watch)}: ${boxOf(weather, book).name}. `),
      ),
      h('td', null, real.weather),
    );
  });
  const heads = ['Day', 'Forecast', 'As flown', 'As it really was'].map((words) => h('th', { scope: 'col' }, words));
  return h(
    'div',
    { class: 'scroll', role: 'region', tabIndex: 0, 'aria-label': 'Table: the weather day by day' },
    h('table', null, h('thead', null, h('tr', null, heads)), h('tbody', null, lines)),
  );
}

function forecastOf({ moments }: LivedDay): string {
  const [forecast] = [...ofKind(moments, 'forecast-received'), ...ofKind(moments, 'real-weather-laid')];
  return forecast?.words ?? '';
}
