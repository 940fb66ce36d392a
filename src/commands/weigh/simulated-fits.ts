import { MONTH_END } from '../../campaign/campaign.ts';
import { FLIGHTS } from '../../campaign/watch.ts';
import { GAME_NAMES } from '../../games/game-names.ts';
import { type Fit, having, isRecord, listOf, maybe, oneOf, text } from '../../logbook/fits/fits.ts';
import { COUNTS } from '../../simulation/counting/counts.ts';

const number: Fit = (value) => (Number.isFinite(value) ? undefined : '');

/** A record with any members, all of one kind. */
const allOf =
  (look: Fit): Fit =>
  (value) => {
    if (!isRecord(value)) return '';
    const misfit = Object.entries(value).find(([, each]) => look(each) !== undefined);
    return misfit && `.${misfit[0]}`;
  };

/** The largest number that may be requested. */
const MOST_CAMPAIGNS = 1_000_000;

/** A part of a simulation: its file may come from another machine, and be invalid. */
export const simulatedFit: Fit = having({
  programme: having({
    policy: text,
    flight: oneOf(...FLIGHTS),
    seed: text,
    campaigns: number,
    fights: maybe(oneOf(...GAME_NAMES)),
    heads: maybe(oneOf('own')),
    until: maybe(oneOf(MONTH_END)),
    tasks: maybe(oneOf(true)),
  }),
  cards: text,
  results: listOf(
    MOST_CAMPAIGNS,
    having({
      number,
      points: number,
      byDay: listOf(MONTH_END, number),
      grade: text,
      left: listOf(MONTH_END, number),
      men: number,
      pilotsOut: number,
      fighterPilots: number,
      aces: number,
      counts: having(Object.fromEntries(COUNTS.map((name) => [name, number]))),
      missions: allOf(allOf(number)),
      reasons: allOf(number),
      checksum: number,
    }),
  ),
});
