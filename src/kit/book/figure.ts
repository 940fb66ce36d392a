import { h } from 'preact';
import type { Piece } from './markup.ts';

/** A frame of a fight: its title, its picture, and what is said of it. */
export const figureOf = (title: string, drawn: Piece, words: readonly string[]): Piece =>
  h(
    'figure',
    null,
    h('figcaption', null, title),
    drawn,
    words.length === 0
      ? null
      : h(
          'ul',
          null,
          words.map((each) => h('li', null, each)),
        ),
  );

export const OUT = ['cross', 'out of it'] as const;
export const WAY = ['way-key', 'the way flown'] as const;
