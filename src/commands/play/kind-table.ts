import { totalOf } from '../../cards/dice.ts';
import { hexOf } from '../../cards/map.ts';
import type { Faces } from '../../dice/cup.ts';
import { lineOf } from '../../games/table.ts';
import type { Check } from '../../table/checks.ts';
import type { GameEvent } from '../../table/events.ts';
import type { Table } from '../../table/table.ts';

/** The progress of a pupil's mission. */
interface Pupil {
  /** Turns over enemy ground. */
  turns: number;
  hasMet: boolean;
}

/**
 * A table for a pupil: wherever he goes, he meets two older Albatros at 3,000 ft on his second turn behind the lines,
 * and nobody else; Archie does almost no harm. All other dice are ordinary.
 */
export const kindTable = (table: Table, pupil: Pupil = { turns: 0, hasMet: false }): Table => ({
  book: table.book,
  roll: (check, whose, unseen) => {
    const faces = laid(check, pupil);
    return faces ? { faces, total: totalOf(lineOf(check).dice, faces) } : table.roll(check, whose, unseen);
  },
  draw: (deck, whose) => table.draw(deck, whose),
  choose: (decision, about, options) => table.choose(decision, about, options),
  tell: (event) => {
    watch(event, pupil, table);
    table.tell(event);
  },
  during: (flight, part) => kindTable(table.during(flight, part), pupil),
});

function laid(check: Check, pupil: Pupil): Faces | undefined {
  if (check === 'encounter') return pupil.turns >= 2 && !pupil.hasMet ? COMPANY : NOBODY;
  return LAID[check];
}

const COMPANY = [1, 1];
const NOBODY = [5, 6];
const LAID: { readonly [C in Check]?: Faces } = {
  'enemy-altitude': [1, 2],
  'aircraft-met': [2, 4],
  // Without effect, also where a hit after several turns adds two; nobody who must keep station is Driven Off for ever.
  'archie-hit': [2, 3],
};

function watch(event: GameEvent, pupil: Pupil, { book }: Table): void {
  if (event.type === 'enemy-met') pupil.hasMet = true;
  const hex = event.type === 'moved' ? event.to : event.type === 'stayed' && event.hex;
  if (hex && hexOf(book.missionMap, hex).ground === 'enemy') pupil.turns += 1;
}
