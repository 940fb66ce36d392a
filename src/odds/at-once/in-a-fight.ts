import { COLOURS, shifted } from '../../rulebook/fights/winged-victory/ladder.ts';
import { chanceThat, oddsOfRows, oddsOfWhen } from '../../rulebook/odds.ts';
import type { Rulebook } from '../../rulebook/rulebook.ts';
import type { About } from '../../table/decisions.ts';
import { downChance } from '../combat.ts';
import { type Deciding, decides, inTwoDice } from './deciding.ts';

/** (24) (39) An attack with the longest burst there is, and what it draws; or a try at a jam. */
export function decidedByAction(
  answer: string,
  { targets, adds }: About<'track-action' | 'german-action'>,
  book: Rulebook,
): Deciding[] {
  if (TRIES_AT_A_JAM.includes(answer)) return decidedByTryAtJam(book);
  const reach = targets.find((each) => each.answer === answer);
  if (!reach) return [];
  const { ways, jamWays, seats, returnFire, returnWays } = reach;
  const back = returnFire === 'none' ? [] : [inTwoDice('hit-in-return', returnWays)];
  return [...shot(ways, seats, adds, jamWays, book), ...back];
}

const TRIES_AT_A_JAM: readonly string[] = ['clear-jam', 'clear-forward', 'clear-observer'];

const shot = (ways: number, seats: 1 | 2, adds: number, jamWays: number, book: Rulebook): Deciding[] => [
  inTwoDice('hits', ways),
  inTwoDice('brings-down', ways * downChance(book, adds, seats)),
  inTwoDice('jams', jamWays),
];

function decidedByTryAtJam({ airToAirCombat }: Rulebook): Deciding[] {
  return oddsOfRows(airToAirCombat.clearJam).flatMap(({ row: { result }, odds }) =>
    result === 'jammed' ? [] : [decides(result === 'cleared' ? 'clears' : 'jammed-for-good', odds)],
  );
}

/** (24) (38) A burst of a length. */
export function decidedByBurst(answer: string, { odds, seats, adds }: About<'burst' | 'return-fire'>, book: Rulebook) {
  const burst = odds.find((each) => String(each.burst) === answer);
  return burst ? shot(burst.hitWays, seats, adds, burst.jamWays, book) : [];
}

/** (26) The hit is thrown for again: what brings him down, and what does nothing or asks him once more. */
export function decidedByStaying(
  answer: string,
  { seats, adds }: About<'ignore-driven-off'>,
  book: Rulebook,
): Deciding[] {
  if (answer !== 'stay') return [];
  const { criticalHit } = book.damageTables;
  const harmless = chanceThat(criticalHit, adds, ({ result }) => result === 'no-effect' || result === 'driven-off');
  return [inTwoDice('goes-down', 36 * downChance(book, adds, seats)), inTwoDice('harmless', 36 * harmless)];
}

/** (V080) to (V088) What the die of that colour shows; a long burst's is one better, and a single point jams it. */
export function decidedByDie(answer: string, { shots }: About<'side-shot'>, { fights }: Rulebook): Deciding[] {
  const open = shots.find(({ target }) => answer === target || answer === `${target}-long`);
  const colour = COLOURS.find((each) => each === open?.die);
  if (!open || !colour) return [];
  const isLong = answer !== open.target;
  const { combat } = fights['winged-victory'].dice;
  const faces = combat.find((die) => die.colour === shifted(colour, isLong ? 1 : 0))?.faces ?? [];
  const showing = (isSo: (face: string) => boolean) => ({ ways: faces.filter(isSo).length, of: faces.length });
  return [
    decides(
      'hits',
      showing((face) => face !== 'miss'),
    ),
    ...(isLong
      ? [
          decides(
            'jams',
            showing((face) => face === '1'),
          ),
        ]
      : []),
  ];
}

/** (C016) to (C023) 1d20 must not be above the base shot. A bomb is thrown for otherwise. */
export function decidedByShot(answer: string, { shots }: About<'clouds-fire'>): Deciding[] {
  const open = shots.find(({ word }) => word === answer);
  if (!open || open.burst === 'bomb' || open.burst === 'stick') return [];
  const jams = oddsOfWhen('1d20', (face) => open.burst !== 'rockets' && face >= open.jamFrom);
  return [decides('hits', notAbove(open.base)), ...(jams.ways > 0 ? [decides('jams', jams)] : [])];
}

/** (C021) A test thrown once more. */
export const decidedByReRoll = (answer: string, { skill, test }: About<'clouds-re-roll'>): Deciding[] =>
  answer === 'again' && test !== 'hit' ? [decides('passes', notAbove(skill))] : [];

/** (C025) The test of who jumps. */
export const decidedByJump = (answer: string, { skill }: About<'clouds-jump'>): Deciding[] =>
  answer === 'jump' ? [decides('passes', notAbove(skill))] : [];

/** (C129) The test of a wounded man, thrown again. */
export const decidedByTestAgain = (answer: string, { fortitude }: About<'career-again'>): Deciding[] =>
  answer === 'again' ? [decides('passes', notAbove(fortitude))] : [];

const notAbove = (skill: number) => oddsOfWhen('1d20', (face) => face <= skill);
