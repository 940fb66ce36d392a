import type { Rulebook } from '../../rulebook/rulebook.ts';
import { meanShotsAt, weatherAfter } from '../weather.ts';
import { type Chart, figure, percent } from './chart.ts';

const TURNS = [0, 8, 16, 30];

/** What the forecast and the changes of a mission make of the weather. */
export function weatherCharts(book: Rulebook): Chart[] {
  return [boxes(book), shots(book)];
}

function boxes({ weatherEffects: card }: Rulebook): Chart {
  const after = TURNS.map((turns) => {
    const [am, pm] = [weatherAfter(card, 'am', turns), weatherAfter(card, 'pm', turns)];
    return card.boxes.map((_, i) => percent(((am[i] ?? 0) + (pm[i] ?? 0)) / 2));
  });
  return {
    title: 'The weather after so many turns, morning and afternoon alike',
    columns: ['box', 'weather', ...TURNS.map((turns) => (turns === 0 ? 'at first' : `turn ${turns}`))],
    rows: card.boxes.map(({ box, name }, i) => [String(box), name, ...after.map((chances) => chances[i] ?? '')]),
  };
}

function shots(book: Rulebook): Chart {
  return {
    title: "Archie's shots in a turn on the mean, by height",
    columns: ['feet', ...TURNS.slice(1).map((turns) => `turn ${turns}`)],
    rows: [2000, 4000, 6000, 8000, 10_000, 12_000, 15_000].map((feet) => [
      String(feet),
      ...TURNS.slice(1).map((turns) => figure(meanShotsAt(book, feet, turns))),
    ]),
  };
}
