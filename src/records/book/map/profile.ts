import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { h } from 'preact';
import { feet } from '../../../english/numbers.ts';
import { type Piece, picture } from '../markup.ts';
import type { Stage } from './flown-track.ts';

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [480, 220, 72, 16, 40];

const TICKS = 4;

/** The height of the flight against the AFT that it had spent. */
export function profile(stages: readonly Stage[], mission: string): Piece {
  const x = scaleLinear()
    .domain([0, Math.max(1, stages.at(-1)?.aft ?? 0)])
    .rangeRound([LEFT, WIDTH - 10]);
  const y = scaleLinear()
    .domain([0, Math.max(5000, ...stages.map(({ height }) => height))])
    .rangeRound([HEIGHT - BOTTOM, TOP])
    .nice(TICKS);
  const along = ({ aft }: Stage) => x(aft);
  const up = ({ height }: Stage) => y(height);
  const steps = stages.filter(({ height }, i) => height !== stages[i - 1]?.height || i === stages.length - 1);
  const highest = Math.max(0, ...stages.map(({ height }) => height));
  return picture(
    {
      title: `Height against AFT: ${mission}`,
      words: `${stages.at(-1)?.aft ?? 0} AFT spent in ${stages.at(-1)?.turn ?? 0} turns, at ${feet(highest)} at the highest.`,
      width: WIDTH,
      height: HEIGHT,
    },
    y
      .ticks(TICKS)
      .map((tick) => [
        h('line', { class: 'axis', x1: LEFT, x2: WIDTH - 10, y1: y(tick), y2: y(tick) }),
        h('text', { class: 'faint', x: LEFT - 6, y: y(tick) + 4, 'text-anchor': 'end' }, feet(tick)),
      ]),
    h(
      'g',
      { class: 'ticks' },
      x.ticks(6).map((tick) => h('text', { x: x(tick), y: HEIGHT - 22 }, `${tick}`)),
    ),
    h('text', { class: 'faint', x: WIDTH - 10, y: HEIGHT - 3, 'text-anchor': 'end' }, 'AFT spent'),
    h('path', { class: 'outer', d: area<Stage>(along, y(0), up).curve(curveStepAfter).digits(1)(steps) ?? '' }),
    h('path', { class: 'height', d: line<Stage>(along, up).curve(curveStepAfter).digits(1)(steps) ?? '' }),
  );
}
