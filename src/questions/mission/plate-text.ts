import { distance } from '../../cards/hexes.ts';
import type { ActivityCard } from '../../cards/printed/activities.ts';
import { boxOf, manualNamed, type Rulebook } from '../../cards/rulebook.ts';
import { platesFrom, toBeat } from '../../odds/plates.ts';
import type { About } from '../../table/decisions.ts';
import type { PartyView } from '../../table/turn-decisions.ts';
import { signed, waysText } from '../../words/numbers.ts';

/** So near the target a height is chosen for the camera. */
const NEAR = 1;

/**
 * (13) `; a plate from there: 21 in 36 usable: 15 for +5, 5 for +25, 1 for +29; 6.4 points in the mean`, in the
 * weather of now. Nothing where no plate is to be exposed near here.
 */
export function plateText(feet: number, { party, orders }: About<'height'>, book: Rulebook): string {
  const card = manualNamed(orders.mission, book)?.activities.photograph;
  const { target } = orders;
  if (!card || target === undefined || orders.errand !== 'mission' || distance(party.hex, target) > NEAR) return '';
  const { down } = boxOf(party.weather, book);
  if (feet < card.height.from || feet > card.height.to) return '; no height for plates';
  if (down !== 'unlimited' && feet > down) return '; the target is hidden from there';
  const least = toBeat(card, party.machines);
  const plates = platesFrom(card, feet, party, book);
  const mean = plates.reduce((sum, { points, ways }) => sum + ((points - least) * ways) / ALL_WAYS, 0);
  return `; a plate from there: ${platesText(card, feet, party, book)}; ${mean.toFixed(1)} points${least > 0 ? ' more' : ''} in the mean`;
}

const ALL_WAYS = 36;

/** (13) `21 in 36 usable: 15 for +5, 5 for +25, 1 for +29`; with a plate aboard only what is better counts. */
export function platesText(
  card: ActivityCard<'photograph'>,
  feet: number,
  party: Pick<PartyView, 'weather' | 'machines'>,
  book: Rulebook,
): string {
  const least = toBeat(card, party.machines);
  const good = least > 0 ? `better than the ${signed(least)} aboard` : 'usable';
  const plates = platesFrom(card, feet, party, book);
  const ways = plates.reduce((sum, each) => sum + each.ways, 0);
  if (ways === 0)
    return least > 0
      ? `nothing to gain now: none beats the ${signed(least)} aboard`
      : 'nothing to gain now: none can be usable';
  const each = plates.map(({ points, ways: of }) => `${of} for ${signed(points)}`);
  return `${waysText(ways)} ${good}: ${each.join(', ')}`;
}
