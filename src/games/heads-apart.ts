import { byName } from '../cards/by-name.ts';
import apart from './heads-apart.json' with { type: 'json' };

/** Victory Points of the same campaigns by both kinds of heads, in the mean. */
export interface HeadsApart {
  readonly campaigns: number;
  readonly quick: number;
  readonly own: number;
  /** How much more the heads bring that players meet, campaign by campaign. */
  readonly more: { readonly value: number; readonly from: number; readonly to: number };
}

/** Who led the campaigns that were measured. */
export const MEASURED = { policy: apart.policy, flight: apart.flight };

const GAMES: ReadonlyMap<string, HeadsApart> = byName<HeadsApart>(apart.games);

/** How far quick heads and those that players meet lie apart in a game; nothing for a game that was not measured. */
export const headsApartIn = (game: string): HeadsApart | undefined => GAMES.get(game);
