import type { Campaign } from '../../../campaign/campaign.ts';
import { lackingOf } from '../../../rulebook/fights/lacking.ts';
import type { SystemName } from '../../../rulebook/fights/system-names.ts';
import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { quoted } from '../../../terminal/kit/quoted.ts';
import { Fault, WrongUsage } from '../../shell/faults.ts';
import { lackingText } from './fights-of.ts';

/** What the depot sends, as it is typed: a mixed one sends no type that the campaign's way to fight has no card of. */
export function depotOf(
  typed: string | undefined,
  fights: SystemName | undefined,
  book: Rulebook,
): Pick<Campaign, 'depot'> {
  if (typed === undefined || typed === 'same') return {};
  if (typed !== 'mixed') throw new WrongUsage(`A depot is same or mixed: ${quoted(typed)} is neither.`);
  const { scouts, twoSeaters } = book.depotTypes;
  const sent = [...scouts.rows, ...twoSeaters.rows].flatMap(({ aircraft }) => aircraft ?? []);
  const missing = fights ? lackingOf(sent, fights, book) : [];
  if (fights && missing.length > 0) throw new Fault(lackingText(fights, missing));
  return { depot: 'mixed' };
}
