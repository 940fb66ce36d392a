import { h } from 'preact';
import { GAME_BOOKS, toldByPhases } from '../../games/books.ts';
import { legend, type Piece } from '../../kit/book/markup.ts';
import type { FoughtFight } from '../../kit/game-book.ts';
import { counted, height } from '../../words/numbers.ts';

/** A fight phase by phase, or turn by turn: with scripts one at a time; without scripts, and on paper, all of them. */
export function fightPieces(fight: FoughtFight, place: string): Piece {
  const { began } = fight;
  const { by, seen, signs, words, once, figures } =
    GAME_BOOKS[began.system].strip(fight, place) ?? toldByPhases(fight, place);
  const sides = `${counted(began.allied.length, 'machine')} of ours, ${counted(began.germans.length, 'German')}`;
  return h(
    'section',
    { class: `fight ${seen}`, 'aria-label': `Fight ${place}` },
    h('h4', null, `Fight ${place}: ${sides}, at ${height(began.altitude)}`),
    once ?? null,
    h(
      'div',
      { class: 'steps' },
      h('button', { type: 'button', class: 'back' }, by === 'turn' ? 'Turn before' : 'Phase before'),
      h('button', { type: 'button', class: 'on' }, by === 'turn' ? 'Next turn' : 'Next phase'),
      h('span', { 'aria-live': 'polite' }),
    ),
    legend(['ours', 'ours'], ['theirs', 'German'], ['shot-key', 'fires'], ['shot-key hit', 'hits'], ...signs),
    h('p', { class: 'sub' }, words),
    [...figures],
  );
}
