import type { Pilot } from '../../campaign/aircrew.ts';
import type { Succession } from '../../campaign/campaign.ts';
import type { Table } from '../../table/table.ts';

/**
 * (47) An Acting-Replacement, of Lieutenant rank.
 * Ruling: where no Lieutenant is left the commander may choose among all who are; somebody has to lead.
 */
export function appointActing(lost: Pilot, pilots: readonly Pilot[], since: number, table: Table): Succession {
  const { actingRank } = table.book.replacements.succession;
  const lieutenants = pilots.filter(({ rank }) => rank === actingRank);
  const candidates = (lieutenants.length > 0 ? lieutenants : pilots).map(({ id }) => id);
  const acting = table.choose('acting-commander', { day: since, lost: lost.id }, candidates);
  table.tell({ type: 'acting-commander-appointed', man: acting, day: since });
  return { since, acting };
}

/**
 * (47) A Lieutenant received in the days allowed takes the flight as its Captain; failing him the Acting-Replacement is
 * confirmed at their end. Returns the new commander when there is one.
 */
export function settleSuccession(
  { since, acting }: Succession,
  pilots: readonly Pilot[],
  received: readonly Pilot[],
  today: number,
  table: Table,
): Pilot | undefined {
  const { days, actingRank } = table.book.replacements.succession;
  const sent = today - since <= days ? received.find(({ rank }) => rank === actingRank) : undefined;
  if (sent) return promote(sent, 'replacement', table);
  const confirmed = today - since >= days ? pilots.find(({ id }) => id === acting) : undefined;
  return confirmed && promote(confirmed, 'confirmed', table);
}

/** (47) He is promoted and becomes the Flight Commander. */
function promote(pilot: Pilot, why: 'replacement' | 'confirmed', table: Table): Pilot {
  pilot.rank = table.book.replacements.succession.promotedTo;
  table.tell({ type: 'flight-commander-made', man: pilot.id, why, rank: pilot.rank });
  return pilot;
}
