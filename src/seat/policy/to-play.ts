import type { Campaign } from '../../campaign/campaign.ts';
import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { questionAt } from '../../playouts/look-ahead/guess/walk.ts';
import { playDay } from '../../procedure/campaign/day.ts';
import type { PlayedTo } from '../../screens/pages/odds-page.ts';
import type { Standpoint } from '../../table/standpoint.ts';
import { battleFrom, battleOn, type Ended, fightingOn } from './fight-on.ts';
import { type Outcome, playingOut } from './play-out.ts';
import type { PlayOut } from './rounds.ts';

/** What is to be played out, as plain data: a day or a fight of it, or a battle, and its history. */
export type ToPlay = { readonly past: Standpoint['past'] } & (
  | { readonly of: 'day' | 'fight'; readonly dawn: Campaign }
  | { readonly of: 'battle'; readonly dawn: StandAloneBattle }
);

/** Plays a question on: a fight to its end, or a mission or a day. */
export type PlayedOn =
  | { readonly of: 'fight'; readonly play: PlayOut<Ended> }
  | { readonly of: PlayedTo; readonly play: PlayOut<Outcome> };

/** Replays the way to the open question, and plays its answers out; nothing, where the replay fails. */
export function playOf(toPlay: ToPlay, book: Rulebook): PlayedOn | undefined {
  const from = fromOf(toPlay);
  const asked = questionAt(from, book);
  if (!asked) return undefined;
  if (toPlay.of === 'battle') return { of: 'fight', play: battleOn({ asked, from }, book) };
  const prompt = { dawn: toPlay.dawn, past: toPlay.past, asked };
  if (toPlay.of === 'fight') return { of: 'fight', play: fightingOn(prompt, book) };
  const { to, play } = playingOut(prompt, book);
  return { of: to, play };
}

function fromOf(toPlay: ToPlay): Standpoint {
  if (toPlay.of === 'battle') return battleFrom(toPlay.dawn, toPlay.past);
  return dayFrom(toPlay.dawn, toPlay.past);
}

/** A point of a day. */
export const dayFrom = (dawn: Campaign, past: Standpoint['past']): Standpoint => ({
  past,
  again: (table) => playDay(structuredClone(dawn), table),
});
