import type { Campaign } from '../../campaign/campaign.ts';
import type { StandAloneBattle } from '../../campaign/stand-alone-battle.ts';
import type { Rulebook } from '../../cards/rulebook.ts';
import { questionAt } from '../../playouts/look-ahead/guess/walk.ts';
import { playDay } from '../../procedure/campaign/day.ts';
import type { Standpoint } from '../../table/standpoint.ts';
import { battleFrom, battleOn, fightingOn } from './fight-on.ts';
import { playingOut } from './play-out.ts';
import type { PlayOut } from './rounds.ts';

/** What is to be played out, as plain data: a day or a fight of it, or a battle, and its history. */
export type ToPlay = { readonly past: Standpoint['past'] } & (
  | { readonly of: 'day' | 'fight'; readonly dawn: Campaign }
  | { readonly of: 'battle'; readonly dawn: StandAloneBattle }
);

/** Replays the way to the open question, and plays its answers out; nothing, where the replay fails. */
export function playOf(toPlay: ToPlay, book: Rulebook): PlayOut<unknown> | undefined {
  const from = fromOf(toPlay);
  const asked = questionAt(from, book);
  if (!asked) return undefined;
  if (toPlay.of === 'battle') return battleOn({ asked, from }, book);
  const prompt = { dawn: toPlay.dawn, past: toPlay.past, asked };
  return toPlay.of === 'fight' ? fightingOn(prompt, book) : playingOut(prompt, book).play;
}

function fromOf(toPlay: ToPlay): Standpoint {
  if (toPlay.of === 'battle') return battleFrom(toPlay.dawn, toPlay.past);
  const { dawn, past } = toPlay;
  return { past, again: (table) => playDay(structuredClone(dawn), table) };
}
