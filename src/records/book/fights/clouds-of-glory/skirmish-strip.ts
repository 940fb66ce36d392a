import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { GameEvent } from '../../../../table/events.ts';
import { type SkirmishFrame, skirmishFrames } from '../../../../table/fights/clouds-of-glory/frames.ts';
import { PICTURE, skirmishShapes, skirmishWords } from './skirmish-picture.ts';

const GAP = 24;
const COLUMNS = 3;

/** What the pictures of the record book are coloured with, for one that stands alone. */
const STYLE = `text{font:12px Georgia,"Times New Roman",serif;fill:#22201c}.faint{fill:#5f5a50}.axis{stroke:#c4bbaa;fill:none}
.ours{fill:#1f5a8c}.theirs{fill:#ab2f26}.turn{fill:#fffdf8;stroke:#1f5a8c}.down{stroke:#22201c;stroke-width:2.4;fill:none}
.attack{stroke:#5f5a50}.attack.hit{stroke:#ab2f26;stroke-width:2.4}`;

/**
 * A finished fight In Clouds of Glory as a picture, a frame a turn: the table from above and the heights. Nothing,
 * before there was one.
 */
export function skirmishStrip(events: readonly GameEvent[], title: string): string | undefined {
  const frames = skirmishFrames(events);
  if (frames.length === 0) return undefined;
  const rows = Math.ceil(frames.length / COLUMNS);
  const [width, height] = [COLUMNS * (PICTURE.width + GAP) + GAP, rows * (PICTURE.height + GAP) + GAP];
  const frameAt = (frame: SkirmishFrame, i: number) => {
    const [x, y] = [
      GAP + (i % COLUMNS) * (PICTURE.width + GAP),
      GAP + Math.floor(i / COLUMNS) * (PICTURE.height + GAP),
    ];
    return h(
      'g',
      { transform: `translate(${x} ${y})` },
      h(
        'title',
        null,
        skirmishWords(frame, (id) => id),
      ),
      skirmishShapes(frame),
    );
  };
  return renderToString(
    h(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      h('title', null, title),
      h('style', null, STYLE),
      h('rect', { width, height, fill: '#fbf8f1' }),
      frames.map(frameAt),
    ),
  );
}
