import type { Rulebook } from '../../src/cards/rulebook.ts';
import { YEARS } from '../../src/cards/years.ts';
import type { Strength } from '../../src/kit/head/strengths.ts';
import type { OddsChart } from '../../src/kit/odds/chart.ts';
import { shareOf } from '../../src/simulation/counting/statistics.ts';
import type { Side } from '../../src/table/sides.ts';
import { fly } from './card-duels.ts';
import { type Fought, fight } from './clouds-duels.ts';
import { flown, sidePlayer } from './side-duels.ts';

export type Winner = Side | 'nobody';

/** A battle that stands alone, and who wins it with these dice. */
interface Battle {
  readonly system: string;
  readonly id: string;
  readonly fly: (seed: number) => Winner;
}

/** Every battle of the four other systems, with the same head on both sides. */
export function battlesOf(book: Rulebook, head: Strength): Battle[] {
  const { 'manoeuvre-cards': cards, 'winged-victory': side, 'clouds-of-glory': clouds } = book.fights;
  const players = { allied: sidePlayer(head, 'allied'), german: sidePlayer(head, 'german') };
  return [
    ...Object.entries(cards.scenarios).map(([id, scenario]) => ({
      system: scenario.system,
      id,
      fly: (seed: number): Winner => fly(scenario, head, head, seed, book).winner,
    })),
    ...[...Object.keys(side.scenarios), ...YEARS.map((year) => `missions-${year}`)].map((id) => ({
      system: 'winged-victory',
      id,
      fly: (seed: number): Winner => flown(id, players, seed, book),
    })),
    ...Object.entries(clouds.scenarios).map(([id, scenario]) => ({
      system: 'clouds-of-glory',
      id,
      fly: (seed: number): Winner => ahead(fight(scenario, head, head, `${id} ${seed}`, book)),
    })),
  ].toSorted((a, b) => (`${a.system} ${a.id}` < `${b.system} ${b.id}` ? -1 : 1));
}

export function ahead({ allied, german }: Pick<Fought, Side>): Winner {
  if (allied === german) return 'nobody';
  return allied > german ? 'allied' : 'german';
}

/** How often each side wins them, and how often nobody does; of a hundred the Allies have a draw as half of one. */
export function balanceOf(battles: readonly Battle[], fights: number): OddsChart {
  const rows = battles.map(({ id, fly: once }) => {
    const winners = Array.from({ length: fights }, (_, seed) => once(seed));
    const count = (who: Winner) => winners.filter((winner) => winner === who).length;
    const [allied, german, nobody] = [count('allied'), count('german'), count('nobody')];
    const { value, from, to } = shareOf(allied + nobody / 2, fights);
    const inHundred = (share: number) => (100 * share).toFixed(0);
    return [id, `${allied}`, `${german}`, `${nobody}`, `${inHundred(value)} (${inHundred(from)} to ${inHundred(to)})`];
  });
  return {
    title: `${fights} fights each`,
    columns: ['battle', 'Allies', 'Germans', 'nobody', 'of a hundred the Allies (in 95 cases of 100)'],
    rows,
  };
}
