import type { GameName } from '../../../src/cards/games.ts';
import type { Rulebook } from '../../../src/cards/rulebook.ts';
import { OWN_GAME } from '../../../src/games/game-names.ts';
import { type PlayedDay, playByHand } from './by-hand.ts';
import { type Counted, type Day, typeOut } from './typed-out.ts';
import { unheard } from './unheard.ts';

/** A row of the page: what was counted, and what it came to. */
export interface Row {
  readonly what: string;
  readonly fights: number;
  /** As the log-book has them, turn by turn. */
  readonly answers: number;
  readonly counted: Counted;
}

/** Dice that bring two fights and more, and some whose weather hides the ground on the way home. */
const FIRST_DAY = 'day-31';
const HOME_THROUGH_CLOUD = 'day-10';

/** So many first days, of which no page is drawn, say how far one is from another. */
const OTHERS = 20;

const fightsOf = ({ events }: PlayedDay): number => events.filter(({ type }) => type === 'fight-began').length;

/** A first day by hand, its fights by one of the games. */
export async function firstDay(system: GameName, book: Rulebook): Promise<Row> {
  const begun = { seed: FIRST_DAY, fights: system === OWN_GAME ? undefined : system };
  const played = await unheard(() => playByHand(begun, book));
  return rowOf(`a first day, ${system}`, played, await typeOut(begun, played.lines));
}

export async function homeThroughCloud(book: Rulebook): Promise<Row> {
  const begun = { seed: HOME_THROUGH_CLOUD, fights: undefined };
  const played = await unheard(() => playByHand(begun, book));
  const { from = 0, to = 0 } = played.home ?? {};
  const { before, answers } = await typeOut(begun, played.lines.slice(0, to));
  const [start, end] = [before[from], before[to]];
  if (!start || !end) throw new Error('Nobody was led home through cloud.');
  const counted = {
    typed: end.typed - start.typed,
    keys: end.keys - start.keys,
    record: end.record - start.record,
  };
  return { what: 'a patrol home through cloud', fights: 0, answers, counted };
}

const rowOf = (what: string, played: PlayedDay, { answers, ...counted }: Day): Row => ({
  what,
  fights: fightsOf(played),
  answers,
  counted,
});

/** How many lines first days take: the middle of them, and the most. */
export async function manyFirstDays(book: Rulebook): Promise<{ days: number; middle: number; most: number }> {
  const typed: number[] = [];
  for (let number = 1; number <= OTHERS; number++) {
    const { lines } = await unheard(() => playByHand({ seed: `day-${number}`, fights: undefined }, book));
    typed.push(lines.length);
  }
  typed.sort((one, other) => one - other);
  return { days: OTHERS, middle: typed[OTHERS / 2] ?? 0, most: typed.at(-1) ?? 0 };
}
